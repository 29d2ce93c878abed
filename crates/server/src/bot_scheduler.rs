//! Runs bots and advisers in the background, on a bounded number of threads.

use crate::app_state::AppState;
use crate::bot_lease::{BotLease, Permission};
use crate::command;
use crate::fault::Fault;
use crate::room::Room;
use crate::sync;
use crate::thinking::Permit;
use catalogue::{Advice, AnyBot};
use game::{Seat, Seed};
use session::{GuestId, Session};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Starts the bot task of a game if a bot is to move and none is running. The caller must hold the game's lock.
pub fn schedule(app: &Arc<AppState>, room: &Arc<Room>, session: &Session) {
    if session.bot_to_move().is_none() || app.is_closing() || room.bots_scheduled.swap(true, Ordering::AcqRel)
    {
        return;
    }
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        let mut pause = FIRST_PAUSE;
        loop {
            let running = tokio::spawn({
                let (app, room) = (app.clone(), room.clone());
                async move { run_bots(&app, &room).await }
            });
            match running.await {
                Ok(Ok(())) => return,
                Ok(Err(fault)) if app.is_shared() && !room.is_poisoned() && !app.is_closing() => {
                    // The database is away; it comes back.
                    tracing::warn!(game = %room.id, why = fault.detail(), "a bot waits");
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
                Ok(Err(fault)) => {
                    tracing::error!(game = %room.id, why = fault.detail(), "a bot stopped");
                    room.bots_scheduled.store(false, Ordering::Release);
                    return;
                }
                Err(why) => {
                    tracing::error!(game = %room.id, %why, "a bot panicked");
                    command::poison(&app, &room);
                    return;
                }
            }
        }
    });
}

/// The first and the longest pause of a bot whose decision could not be stored in a database that several nodes share.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(4);

/// Lets the bots of a game go on that nobody lets play.
pub async fn resume(app: &Arc<AppState>, game: &str) -> Result<(), Fault> {
    let room = app.room(game).await?;
    let session = room.lock().await?;
    if session.bot_to_move().is_some() {
        schedule(app, &room, &session);
    } else if let Some(shared) = app.store.shared() {
        shared.settle_lease(game).await?;
    }
    Ok(())
}

/// Resumes all games in which a bot was to move when the server stopped. Loading a game schedules its bot. Where
/// several nodes share the store, each finds out by itself which games to take.
pub async fn schedule_all(app: &Arc<AppState>) -> Result<(), Fault> {
    if app.is_shared() {
        return Ok(());
    }
    for id in app.store.awaiting_bots().await? {
        if let Err(fault) = app.room(&id).await {
            tracing::error!(game = %id, why = fault.detail(), "a game cannot be resumed");
        }
    }
    Ok(())
}

/// Plays bot moves until a person is to move, the game ends or the server shuts down.
async fn run_bots(app: &Arc<AppState>, room: &Arc<Room>) -> Result<(), Fault> {
    let mut lease = BotLease::new(app, room);
    loop {
        let played = play_bots(app, room, &mut lease).await;
        lease.release().await;
        played?;
        let session = room.lock().await?;
        if session.bot_to_move().is_none() || app.is_closing() {
            // Cleared under the lock: the next change of the game schedules a new task.
            room.bots_scheduled.store(false, Ordering::Release);
            return Ok(());
        }
    }
}

/// The same, under a lease where several nodes share the store.
async fn play_bots(app: &Arc<AppState>, room: &Arc<Room>, lease: &mut BotLease<'_>) -> Result<(), Fault> {
    loop {
        let permission = lease.ask().await?;
        let (seat, seq, bot, host) = {
            let mut session = room.lock().await?;
            if room.sync.is_behind() {
                sync::catch_up(app, room, &mut session).await?;
            }
            let Some(seat) = session.bot_to_move().filter(|_| !app.is_closing()) else { return Ok(()) };
            if let Permission::Elsewhere = permission {
                continue;
            }
            (seat, session.seq(), ready_bot(app, &session, seat)?, host_of(&session))
        };
        let decided = lease.during(async {
            // A bot that does not search needs microseconds: it never waits for others.
            let permit = if bot.is_quick() { None } else { Some(app.thinking.enter(host).await) };
            at_pace(bot.pace(), think(bot, permit)).await
        });
        let decided = decided.await?;
        app.metrics.decided();
        let mut session = room.lock().await?;
        if session.seq() != seq {
            // The game changed meanwhile, for example by an undo.
            continue;
        }
        let action =
            decided.ok_or_else(|| Fault::internal(format!("the bot at seat {seat} chose no action")))?;
        match command::act_for_bot(app, room, &mut session, seat, action, permission.fence()).await {
            // Another node changed the game or has the lease.
            Err(_) if room.sync.is_outrun() => {
                lease.forget();
                sync::catch_up(app, room, &mut session).await?;
            }
            played => played?,
        }
    }
}

/// A bot for one decision, with a copy of the current position. It gets a secret of its seat and this position, so what
/// it decides depends on nothing else: not on restarts, and not on how often it was asked.
fn ready_bot(app: &AppState, session: &Session, seat: Seat) -> Result<Box<dyn AnyBot>, Fault> {
    let name =
        session.record.seats.get(seat.index()).and_then(|seat| seat.bot.as_deref()).unwrap_or_default();
    let mut bot = app
        .bots
        .listed_bot(&session.record.title, name, seat, secret_of(session, "bot", seat)?)
        .ok_or_else(|| Fault::internal(format!("there is no bot {name:?} any more")))?;
    if let Some(table) = session.table() {
        bot.look(table);
    }
    Ok(bot)
}

/// The secret number of a seat at the current position, from the seed of the game.
fn secret_of(session: &Session, purpose: &str, seat: Seat) -> Result<u64, Fault> {
    let seed =
        session.record.seed.map(Seed).ok_or_else(|| Fault::internal("a running game without a seed"))?;
    Ok(seed.secret_of(purpose, seat, session.record.length))
}

/// The host in whose turn the bots of a game think.
fn host_of(session: &Session) -> Option<GuestId> {
    session.record.hosts.first().copied()
}

/// Lets a bot decide on a blocking thread. Its permit is given back when it has decided.
async fn think(mut bot: Box<dyn AnyBot>, permit: Option<Permit>) -> Result<Option<String>, Fault> {
    let decide = move || {
        let decided = bot.decide();
        drop(permit);
        decided
    };
    tokio::task::spawn_blocking(decide).await.map_err(|why| Fault::internal(format!("a bot panicked: {why}")))
}

/// Gives the result of a computation, but not before this time has passed.
async fn at_pace<T>(pace: Duration, computation: impl Future<Output = T>) -> T {
    tokio::join!(computation, tokio::time::sleep(pace)).0
}

/// A strong bot's evaluation of the seat's choices, best first.
pub async fn advise(app: &AppState, room: &Room, seat: Seat) -> Result<Vec<Advice>, Fault> {
    let (adviser, host) = {
        let session = room.lock().await?;
        let adviser = match session.table().filter(|table| table.decider().is_some()) {
            // Asking again at the same position gives the same answer.
            Some(table) => app.bots.adviser(table, secret_of(&session, "hint", seat)?),
            None => None,
        };
        (adviser, host_of(&session))
    };
    let adviser = adviser.ok_or_else(|| Fault::not_offered("no bot can advise in this game"))?;
    if adviser.seat != seat {
        return Err(Fault::refused(game::Message::new("refused-not-your-turn"), "another player decides"));
    }
    let permit = app.thinking.enter(host).await;
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

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::future::{pending, ready};

    #[tokio::test]
    async fn decision_waits_for_pace_and_computation() {
        let long = Duration::from_secs(3600);
        assert_eq!(at_pace(long, ready("decided")).now_or_never(), None);
        assert_eq!(at_pace(Duration::ZERO, pending::<&str>()).now_or_never(), None);
        assert_eq!(at_pace(Duration::ZERO, ready("decided")).await, "decided");
    }
}
