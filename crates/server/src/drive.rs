//! Letting computer players play: off the path of requests, on a bounded number of threads.

use crate::app_state::AppState;
use crate::bots::AnyBot;
use crate::command;
use crate::fault::Fault;
use crate::room::Room;
use crate::secret;
use crate::session::{Order, Session};
use catalogue::Advice;
use game::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// If a computer player decides now and nobody lets it, somebody does from now on. Called by whoever holds the game.
pub fn rouse(app: &Arc<AppState>, room: &Arc<Room>, session: &Session) {
    if session.bot_to_move().is_none() || app.is_closing() || room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    let driving = tokio::spawn({
        let (app, room) = (app.clone(), room.clone());
        async move { drive(&app, &room).await }
    });
    tokio::spawn(async move {
        match driving.await {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => {
                tracing::error!(game = %room.id, why = fault.detail(), "a computer player stopped");
                room.driven.store(false, Ordering::Release);
            }
            Err(why) => {
                tracing::error!(game = %room.id, %why, "a computer player broke off");
                command::poison(&app, &room);
            }
        }
    });
}

/// Wakes the games in which a computer player was thinking when the server ended.
pub async fn rouse_all(app: &Arc<AppState>) -> Result<(), Fault> {
    for id in app.store.awaiting_bots().await? {
        if let Err(fault) = app.room(&id).await {
            tracing::error!(game = %id, why = fault.detail(), "a game cannot go on");
        }
    }
    Ok(())
}

async fn drive(app: &Arc<AppState>, room: &Arc<Room>) -> Result<(), Fault> {
    loop {
        let place = app.thinking.clone().acquire_owned().await.map_err(Fault::internal)?;
        let (seat, seq, bot) = {
            let mut session = room.enter().await?;
            let Some(seat) = session.bot_to_move().filter(|_| !app.is_closing()) else {
                // Under the lock: whoever changes the game next rouses us again.
                room.driven.store(false, Ordering::Release);
                return Ok(());
            };
            (seat, session.seq(), bot(app, &mut session, seat)?)
        };
        let (bot, decided) = think(bot).await?;
        drop(place);
        app.metrics.decided();
        let mut session = room.enter().await?;
        if let Some(chair) = session.bots.get_mut(seat.index()) {
            *chair = Some(bot);
        }
        if session.seq() != seq {
            // Somebody took something back while it was thinking.
            continue;
        }
        let action =
            decided.ok_or_else(|| Fault::internal(format!("the computer at seat {seat} has no idea")))?;
        let lines = command::carry_out_at(room, app, &mut session, seat, &Order::Act(action))?;
        // A task of its own would not help: nobody can call this one off.
        command::commit(app, room, &mut session, lines, None).await?;
    }
}

/// The computer player of a seat, with the present position before its eyes.
fn bot(app: &AppState, session: &mut Session, seat: Seat) -> Result<Box<dyn AnyBot>, Fault> {
    let kept = session.bots.get_mut(seat.index()).and_then(Option::take);
    // In a test every decision has its own seed, whenever the server was started and whatever was thought before.
    let kept = kept.filter(|_| !app.config.seeded_games);
    let mut bot = match kept {
        Some(bot) => bot,
        None => seated(app, session, seat)?,
    };
    if let Some(table) = session.table() {
        bot.look(table);
    }
    Ok(bot)
}

fn seated(app: &AppState, session: &Session, seat: Seat) -> Result<Box<dyn AnyBot>, Fault> {
    let record = &session.record;
    let bot = record.seats.get(seat.index()).and_then(|seat| seat.bot.as_deref()).unwrap_or_default();
    let own =
        secret::derived(&record.seed.unwrap_or_default(), "bot", u64::from(seat.0) << 32 | record.length);
    let [a, b, c, d, e, f, g, h, ..] = own;
    app.bots
        .bot(&record.title, bot, seat, u64::from_le_bytes([a, b, c, d, e, f, g, h]))
        .ok_or_else(|| Fault::internal(format!("there is no computer player {bot:?} any more")))
}

/// Thinks where nobody waits.
pub async fn think(mut bot: Box<dyn AnyBot>) -> Result<(Box<dyn AnyBot>, Option<String>), Fault> {
    tokio::task::spawn_blocking(move || {
        let decided = bot.decide();
        (bot, decided)
    })
    .await
    .map_err(|why| Fault::internal(format!("a computer player gave up: {why}")))
}

/// What a strong computer player thinks of somebody's choices, best first.
pub async fn advise(app: &AppState, room: &Room, seat: Seat) -> Result<Vec<Advice>, Fault> {
    let adviser = {
        let session = room.enter().await?;
        // The same position gets the same luck: asking twice tells nothing new.
        session.table().and_then(|table| app.bots.adviser(table, session.seq()))
    };
    let adviser = adviser.ok_or_else(|| Fault::not_offered("no computer player here can advise"))?;
    if adviser.seat != seat {
        return Err(Fault::refused(game::Message::new("refused-not-your-turn"), "somebody else decides"));
    }
    let place = app.thinking.clone().acquire_owned().await.map_err(Fault::internal)?;
    // The place is taken for as long as somebody thinks, also when whoever asked has gone.
    let advise = move || {
        let advice = (adviser.advise)();
        drop(place);
        advice
    };
    tokio::task::spawn_blocking(advise)
        .await
        .map_err(|why| Fault::internal(format!("the adviser gave up: {why}")))
}
