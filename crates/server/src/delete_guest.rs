//! A guest deletes themselves: games that were theirs alone go, names in the games of others disappear, and a computer
//! plays on for them in running ones.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::command::{commit, poison, poison_if_internal};
use crate::fault::Fault;
use crate::protocol::Deletion;
use crate::room::Room;
use session::{Erasure, GuestId, Session, State, VoteOutcome, erase};
use std::sync::Arc;

/// Games looked up at once.
const PAGE: u32 = 50;

/// How often what changes meanwhile is tried.
const ATTEMPTS: usize = 4;

/// Deletes a guest. If it fails half-way, the guest is still there and can be deleted again: each game is changed as a
/// whole or not at all.
pub async fn delete_guest(app: &Arc<AppState>, guest: GuestId) -> Result<Deletion, Fault> {
    let mut deletion = Deletion { deleted: 0, kept: 0 };
    for _ in 0..ATTEMPTS {
        loop {
            let games = app.store.games_of(guest, None, None, PAGE).await?;
            if games.is_empty() {
                break;
            }
            for game in games {
                match leave_game(app, &game.id, guest).await? {
                    true => deletion.deleted += 1,
                    false => deletion.kept += 1,
                }
            }
        }
        match app.store.delete_guest(guest).await {
            // They took a seat meanwhile.
            Err(store::Fault::Conflict) => continue,
            deleted => deleted?,
        }
        app.forget_guest(guest);
        tracing::info!(?deletion, "a guest deleted themselves");
        return Ok(deletion);
    }
    Err(Fault::unavailable("new games of this guest began meanwhile; try again"))
}

/// Takes a guest out of a game; was the whole game deleted? If the game changes meanwhile, it is tried again.
async fn leave_game(app: &Arc<AppState>, id: &str, guest: GuestId) -> Result<bool, Fault> {
    for _ in 1..ATTEMPTS {
        match try_to_leave(app, id, guest).await {
            Err(fault) if fault.is_transient() => {}
            left => return left,
        }
    }
    try_to_leave(app, id, guest).await
}

async fn try_to_leave(app: &Arc<AppState>, id: &str, guest: GuestId) -> Result<bool, Fault> {
    let room = match app.room(id).await {
        Ok(room) => Some(room),
        // A game that cannot be opened is stored all the same, and names stand in it.
        Err(fault) if fault.is_refusal() => None,
        Err(fault) => return Err(fault),
    };
    let mut session = match &room {
        Some(room) => Some(room.lock().await?),
        None => None,
    };
    if let Some((room, session)) = room.as_ref().zip(session.as_mut()) {
        hand_over(app, room, session, guest).await?;
    }
    let Some((game, records)) = app.store.load(id, 0).await? else { return Ok(true) };
    let after = game.version();
    let deleted = match erase(&game, &records, guest) {
        Erasure::Delete => {
            app.store.delete_game(id, after).await?;
            true
        }
        Erasure::Rewrite(game, lines) => {
            app.store.rewrite_game(*game, lines, after).await?;
            false
        }
    };
    drop(session);
    if let Some(room) = room {
        // What is in memory names them: everybody loads the game again.
        room.rewrite();
        poison(app, &room);
        if !deleted && game.state == State::Running {
            app.room(id).await?;
        }
    }
    Ok(deleted)
}

/// A computer plays on for somebody who goes, unless the game goes with them.
async fn hand_over(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    session: &mut Session,
    guest: GuestId,
) -> Result<(), Fault> {
    if session.record.state != State::Running || erase(&session.record, &[], guest) == Erasure::Delete {
        return Ok(());
    }
    for seat in session.record.seats_held_alone(guest) {
        let outcome = session.hand_to_bot(guest, seat, None, &*app.bots, &room.presence(), clock::now());
        if let VoteOutcome::Passed(append) =
            outcome.inspect_err(|fault| poison_if_internal(app, room, fault))?
        {
            commit(app, room, session, append).await?;
        }
    }
    bot_scheduler::schedule(app, room, session);
    Ok(())
}
