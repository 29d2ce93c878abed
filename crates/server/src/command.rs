//! Commands at the table: `dispatch` gives them to the session, `commit` stores and publishes what it made of them. A
//! command is answered only after it is committed.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::fault::Fault;
use crate::room::Room;
use game::Seat;
use session::{Append, Command, Executed, GuestId, Order, Session};
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
        async move {
            let mut session = room.lock().await?;
            let executed = session.execute(guest, command, clock::now());
            match executed.inspect_err(|fault| poison_if_internal(&app, &room, fault))? {
                Executed::Repeated(seq) => return Ok(seq),
                Executed::Applied(append) => commit(&app, &room, &mut session, append).await?,
            }
            bot_scheduler::schedule(&app, &room, &session);
            Ok(session.seq())
        }
    });
    task.await.unwrap_or_else(|why| {
        poison(app, room);
        Err(Fault::internal(format!("a command was not executed: {why}")))
    })
}

/// Applies and commits the action of a bot. The caller holds the lock, and nothing cancels its task.
pub async fn act(
    app: &AppState,
    room: &Arc<Room>,
    session: &mut Session,
    seat: Seat,
    action: String,
) -> Result<(), Fault> {
    let applied = session.apply(seat, &Order::Act(action), None, clock::now());
    let append = applied.inspect_err(|fault| poison_if_internal(app, room, fault))?;
    commit(app, room, session, append).await
}

/// Appends what was applied to the store, then broadcasts it. If the store refuses, the room is poisoned.
pub async fn commit(
    app: &AppState,
    room: &Arc<Room>,
    session: &mut Session,
    append: Append,
) -> Result<(), Fault> {
    let (count, started) = (append.records.len(), Instant::now());
    if let Err(fault) = app.store.append(append).await {
        tracing::error!(game = %session.record.id, %fault, "a change could not be stored");
        poison(app, room);
        return Err(Fault::unavailable("the change could not be stored"));
    }
    session.committed();
    app.metrics.committed(count, started.elapsed());
    room.publish(session.broadcast(|viewer| room.audience.has_listeners(viewer)));
    Ok(())
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
