//! Runs bots and advisers in the background, on a bounded number of threads.

use crate::app_state::AppState;
use crate::command;
use crate::fault::Fault;
use crate::room::Room;
use catalogue::Advice;
use game::Seat;
use session::{AnyBot, Session, derive};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Starts the bot task of a game if a bot is to move and none is running. The caller must hold the game's lock.
pub fn schedule(app: &Arc<AppState>, room: &Arc<Room>, session: &Session) {
    if session.bot_to_move().is_none() || app.is_closing() || room.bots_scheduled.swap(true, Ordering::AcqRel)
    {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    let running = tokio::spawn({
        let (app, room) = (app.clone(), room.clone());
        async move { run_bots(&app, &room).await }
    });
    tokio::spawn(async move {
        match running.await {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => {
                tracing::error!(game = %room.id, why = fault.detail(), "a bot stopped");
                room.bots_scheduled.store(false, Ordering::Release);
            }
            Err(why) => {
                tracing::error!(game = %room.id, %why, "a bot panicked");
                command::poison(&app, &room);
            }
        }
    });
}

/// Resumes all games in which a bot was to move when the server stopped. Loading a game schedules its bot.
pub async fn schedule_all(app: &Arc<AppState>) -> Result<(), Fault> {
    for id in app.store.awaiting_bots().await? {
        if let Err(fault) = app.room(&id).await {
            tracing::error!(game = %id, why = fault.detail(), "a game cannot be resumed");
        }
    }
    Ok(())
}

/// Plays bot moves until a person is to move, the game ends or the server shuts down.
async fn run_bots(app: &Arc<AppState>, room: &Arc<Room>) -> Result<(), Fault> {
    loop {
        let permit = app.thinking.clone().acquire_owned().await.map_err(Fault::internal)?;
        let (seat, seq, bot) = {
            let mut session = room.lock().await?;
            let Some(seat) = session.bot_to_move().filter(|_| !app.is_closing()) else {
                // Cleared under the lock: the next change of the game schedules a new task.
                room.bots_scheduled.store(false, Ordering::Release);
                return Ok(());
            };
            (seat, session.seq(), ready_bot(app, &mut session, seat)?)
        };
        let (bot, decided) = think(bot).await?;
        drop(permit);
        app.metrics.decided();
        let mut session = room.lock().await?;
        if let Some(place) = session.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
        if session.seq() != seq {
            // The game changed meanwhile, for example by an undo.
            continue;
        }
        let action =
            decided.ok_or_else(|| Fault::internal(format!("the bot at seat {seat} chose no action")))?;
        command::act(app, room, &mut session, seat, action).await?;
    }
}

/// The bot of a seat, with a copy of the current position.
fn ready_bot(app: &AppState, session: &mut Session, seat: Seat) -> Result<Box<dyn AnyBot>, Fault> {
    let kept = session.bots.get_mut(seat.index()).and_then(Option::take);
    // With seeded games each decision uses its own seed, so it does not depend on restarts or earlier computations.
    let kept = kept.filter(|_| !app.config.seeded_games);
    let mut bot = match kept {
        Some(bot) => bot,
        None => new_bot(app, session, seat)?,
    };
    if let Some(table) = session.table() {
        bot.look(table);
    }
    Ok(bot)
}

fn new_bot(app: &AppState, session: &Session, seat: Seat) -> Result<Box<dyn AnyBot>, Fault> {
    let record = &session.record;
    let bot = record.seats.get(seat.index()).and_then(|seat| seat.bot.as_deref()).unwrap_or_default();
    let own = derive(&record.seed.unwrap_or_default(), "bot", u64::from(seat.0) << 32 | record.length);
    let [a, b, c, d, e, f, g, h, ..] = own;
    app.bots
        .bot(&record.title, bot, seat, u64::from_le_bytes([a, b, c, d, e, f, g, h]))
        .ok_or_else(|| Fault::internal(format!("there is no bot {bot:?} any more")))
}

/// Lets a bot decide on a blocking thread.
pub async fn think(mut bot: Box<dyn AnyBot>) -> Result<(Box<dyn AnyBot>, Option<String>), Fault> {
    tokio::task::spawn_blocking(move || {
        let decided = bot.decide();
        (bot, decided)
    })
    .await
    .map_err(|why| Fault::internal(format!("a bot panicked: {why}")))
}

/// A strong bot's evaluation of the seat's choices, best first.
pub async fn advise(app: &AppState, room: &Room, seat: Seat) -> Result<Vec<Advice>, Fault> {
    let adviser = {
        let session = room.lock().await?;
        // The seed is the sequence number: asking again gives the same answer, so repeated hints reveal nothing more.
        session.table().and_then(|table| app.bots.adviser(table, session.seq()))
    };
    let adviser = adviser.ok_or_else(|| Fault::not_offered("no bot can advise in this game"))?;
    if adviser.seat != seat {
        return Err(Fault::refused(game::Message::new("refused-not-your-turn"), "another player decides"));
    }
    let permit = app.thinking.clone().acquire_owned().await.map_err(Fault::internal)?;
    // The permit is held until the computation ends, even if the request was dropped.
    let advise = move || {
        let advice = (adviser.advise)();
        drop(permit);
        advice
    };
    tokio::task::spawn_blocking(advise)
        .await
        .map_err(|why| Fault::internal(format!("the adviser panicked: {why}")))
}
