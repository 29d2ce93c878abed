//! Commands at the table: `execute`, `apply`, `commit`. A command is answered only after it is committed.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::fault::Fault;
use crate::protocol::{AskAction, AskChange, ClientMessage, ErrorCode};
use crate::room::Room;
use crate::session::{self, Order, Session};
use game::Seat;
use std::sync::Arc;
use store::{Append, GuestId, LogRecord, State};

/// A command of a client, from HTTP or WebSocket.
#[derive(Clone, Debug)]
pub struct Command {
    /// Chosen by the client; makes the command idempotent.
    pub id: String,
    /// The sequence number of the snapshot it answers.
    pub seq: u64,
    /// The acting seat.
    pub seat: u8,
    /// What to do.
    pub order: Order,
}

impl From<AskAction> for Command {
    fn from(ask: AskAction) -> Command {
        Command { id: ask.id, seq: ask.seq, seat: ask.seat, order: Order::Act(ask.action) }
    }
}

impl Command {
    /// An undo, redo or restart.
    pub fn change(ask: AskChange, order: Order) -> Command {
        Command { id: ask.id, seq: ask.seq, seat: ask.seat, order }
    }
}

impl From<ClientMessage> for Command {
    fn from(said: ClientMessage) -> Command {
        match said {
            ClientMessage::Act(ask) => ask.into(),
            ClientMessage::Undo(ask) => Command::change(ask, Order::Undo),
            ClientMessage::Redo(ask) => Command::change(ask, Order::Redo),
            ClientMessage::Restart(ask) => Command::change(ask, Order::Restart),
        }
    }
}

/// Maximum length of a command id, in bytes.
const LONGEST_ID: usize = 64;

/// Executes a command in its own task, so a dropped connection cannot cancel it half-way. Returns the new sequence
/// number.
pub async fn execute(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    if command.id.is_empty() || command.id.len() > LONGEST_ID {
        return Err(Fault::bad_request(format!("an id has 1 to {LONGEST_ID} bytes")));
    }
    let (in_app, in_room) = (app.clone(), room.clone());
    let executed = tokio::spawn(async move { execute_locked(&in_app, &in_room, guest, command).await }).await;
    match executed {
        Ok(answer) => answer,
        Err(why) => {
            poison(app, room);
            Err(Fault::internal(format!("a command was not executed: {why}")))
        }
    }
}

async fn execute_locked(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    let mut session = room.lock().await?;
    if !session.holds(guest, command.seat) {
        return Err(Fault::forbidden(format!("seat {} is not yours", command.seat)));
    }
    if session.record.state == State::Waiting {
        return Err(session::not_begun());
    }
    let key = format!("{}:{}", command.seat, command.id);
    if command.seq != session.seq() {
        // A retry names the sequence number before its own change.
        return session.seq_of_command(&key).ok_or_else(|| Fault::conflict(session.seq()));
    }
    let lines = apply(room, app, &mut session, Seat(command.seat), &command.order)?;
    commit(app, room, &mut session, lines, Some(key)).await?;
    bot_scheduler::schedule(app, room, &session);
    Ok(session.seq())
}

/// Applies an order to the session. An internal error may leave the table half changed, so it poisons the room.
pub fn apply(
    room: &Arc<Room>,
    app: &AppState,
    session: &mut Session,
    seat: Seat,
    order: &Order,
) -> Result<Vec<String>, Fault> {
    session.apply(seat, order).inspect_err(|fault| {
        if fault.code() == ErrorCode::Internal {
            poison(app, room);
        }
    })
}

/// Appends what was applied to the store, then broadcasts it. If the store refuses, the room is poisoned.
pub async fn commit(
    app: &AppState,
    room: &Arc<Room>,
    session: &mut Session,
    lines: Vec<String>,
    command: Option<String>,
) -> Result<(), Fault> {
    let Some(table) = session.table() else { return Err(session::not_begun()) };
    let now = clock::now();
    let mut records: Vec<LogRecord> =
        lines.into_iter().map(|lines| LogRecord { lines, command: None }).collect();
    if let Some(last) = records.last_mut() {
        last.command = command.clone();
    }
    let count = records.len();
    let append = Append {
        game: session.record.id.clone(),
        after: session.record.length,
        records,
        decider: table.decider().map(|seat| seat.0),
        state: session::state_of(table),
        now,
    };
    if let Err(fault) = app.store.append(append).await {
        tracing::error!(game = %session.record.id, %fault, "a change could not be stored");
        poison(app, room);
        return Err(Fault::unavailable("the change could not be stored"));
    }
    session.committed(command, now);
    app.metrics.committed(count);
    room.publish(session.broadcast(&room.audience));
    Ok(())
}

/// Marks a room whose state differs from the store: its connections are closed and the game is loaded again.
pub fn poison(app: &AppState, room: &Arc<Room>) {
    room.poison();
    app.forget(room);
}
