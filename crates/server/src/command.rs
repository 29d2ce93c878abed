//! Commands at the table: `dispatch` gives them to the session, `commit` stores and publishes what it made of them. A
//! command is answered only after it is committed.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::fault::Fault;
use crate::rejection::RequestRejection;
use crate::room::Room;
use crate::sync;
use game::Seat;
use session::{Append, Command, CommandKind, Executed, GuestId, Session};
use std::sync::Arc;
use std::time::Instant;

/// Executes a command in its own task, so a dropped connection cannot cancel it half-way. Returns the new sequence
/// number.
pub async fn dispatch(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    let task = tokio::spawn({
        let (app, room) = (app.clone(), room.clone());
        async move { execute_and_commit(&app, &room, guest, command).await }
    });
    task.await.unwrap_or_else(|why| {
        poison(app, room);
        Err(Fault::internal(format!("a command was not executed: {why}")))
    })
}

async fn execute_and_commit(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    let mut session = room.lock().await?;
    // The client has seen a change that another node made.
    if room.sync.is_behind() || app.is_shared() && command.seq > session.seq() {
        sync::catch_up(app, room, &mut session).await?;
    }
    if !matches!(command.kind, CommandKind::Act(_)) && command.seq == session.seq() {
        check_length(app, &session)?;
    }
    loop {
        let executed = session.execute(guest, command.clone(), clock::now());
        match executed.inspect_err(|fault| poison_if_internal(app, room, fault))? {
            Executed::Repeated(seq) => return Ok(seq),
            Executed::Applied(append) => match commit(app, room, &mut session, append).await {
                Ok(()) => break,
                // Another node was first: the answer is as if its change had been made here.
                Err(_) if room.sync.is_outrun() => sync::catch_up(app, room, &mut session).await?,
                Err(fault) => return Err(fault),
            },
        }
    }
    bot_scheduler::schedule(app, room, &session);
    Ok(session.seq())
}

/// A long game only goes forward: otherwise somebody could fill the disk by taking the same choice back again and
/// again.
pub fn check_length(app: &AppState, session: &Session) -> Result<(), Fault> {
    let most = app.config.limits.records_per_game;
    match most > 0 && session.record.length >= most {
        true => Err(app.refuse(RequestRejection::GameLength)),
        false => Ok(()),
    }
}

/// Applies and commits the action of a bot that decided under this lease. The caller holds the lock, and nothing
/// cancels its task.
pub async fn act_for_bot(
    app: &AppState,
    room: &Arc<Room>,
    session: &mut Session,
    seat: Seat,
    action: String,
    fence: Option<u64>,
) -> Result<(), Fault> {
    let applied = session.apply_uncommitted(seat, &CommandKind::Act(action), None, clock::now());
    let append = applied.inspect_err(|fault| poison_if_internal(app, room, fault))?;
    commit(app, room, session, Append { fence, ..append }).await
}

/// Appends what was applied to the store, then broadcasts it.
pub async fn commit(
    app: &AppState,
    room: &Arc<Room>,
    session: &mut Session,
    append: Append,
) -> Result<(), Fault> {
    let (count, started) = (append.records.len(), Instant::now());
    room.sync.expect(append.after + count as u64);
    if let Err(fault) = app.store.append(append).await {
        return Err(not_stored(app, room, session, &fault));
    }
    session.committed();
    app.metrics.committed(count, started.elapsed());
    room.publish(session.broadcast(|viewer| room.audience.has_listeners(viewer)));
    Ok(())
}

/// A change could not be stored. If this process is the only one, the room is poisoned. Otherwise the change is taken
/// back, and the session is compared with the store before it is changed again.
pub fn not_stored(app: &AppState, room: &Arc<Room>, session: &mut Session, fault: &store::Fault) -> Fault {
    if !app.is_shared() {
        tracing::error!(game = %room.id, %fault, "a change could not be stored");
        poison(app, room);
        return Fault::unavailable("the change could not be stored");
    }
    session.roll_back();
    room.sync.expect_only(room.seq());
    match fault {
        store::Fault::Conflict => room.sync.set_outrun(),
        _ => {
            tracing::warn!(game = %room.id, %fault, "a change could not be stored");
            room.sync.set_behind();
        }
    }
    Fault::unavailable("the change could not be stored")
}

/// An internal error may leave the table half changed.
pub fn poison_if_internal(app: &AppState, room: &Arc<Room>, fault: &session::Fault) {
    if matches!(fault, session::Fault::Internal(_)) {
        poison(app, room);
    }
}

/// Marks a room whose state differs from the store: its connections are closed and the game is loaded again.
pub fn poison(app: &AppState, room: &Arc<Room>) {
    room.poison();
    app.forget(room);
}
