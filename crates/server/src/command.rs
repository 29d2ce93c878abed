//! The way of a command: checked, carried out, committed, and only then answered.

use crate::app_state::AppState;
use crate::clock;
use crate::drive;
use crate::fault::Fault;
use crate::protocol::{AskAction, AskChange, ClientMessage, ErrorCode};
use crate::room::Room;
use crate::session::{self, Order, Session};
use game::Seat;
use std::sync::Arc;
use store::{Append, GuestId, LogRecord, State};

/// What somebody asks for.
#[derive(Clone, Debug)]
pub struct Command {
    /// Made by the client.
    pub id: String,
    /// The number it answers.
    pub seq: u64,
    /// For which seat.
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
    /// A change of what was chosen before.
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

/// Longer ids than this are no ids.
const LONGEST_ID: usize = 64;

/// Carries out a command to its end, even if whoever asked goes away meanwhile.
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
    let carried = tokio::spawn(async move { carry_out(&in_app, &in_room, guest, command).await }).await;
    match carried {
        Ok(answer) => answer,
        Err(why) => {
            poison(app, room);
            Err(Fault::internal(format!("a command was not carried out: {why}")))
        }
    }
}

async fn carry_out(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    let mut session = room.enter().await?;
    if !session.holds(guest, command.seat) {
        return Err(Fault::forbidden(format!("seat {} is not yours", command.seat)));
    }
    if session.record.state == State::Waiting {
        return Err(session::not_begun());
    }
    let key = format!("{}:{}", command.seat, command.id);
    if command.seq != session.seq() {
        // A repeat answers an earlier position: its own change came after that.
        return session.answered(&key).ok_or_else(|| Fault::conflict(session.seq()));
    }
    let lines = carry_out_at(room, app, &mut session, Seat(command.seat), &command.order)?;
    commit(app, room, &mut session, lines, Some(key)).await?;
    drive::rouse(app, room, &session);
    Ok(session.seq())
}

/// Carries out an order at the table. After an inner fault the table is not to be trusted any more.
pub fn carry_out_at(
    room: &Arc<Room>,
    app: &AppState,
    session: &mut Session,
    seat: Seat,
    order: &Order,
) -> Result<Vec<String>, Fault> {
    session.carry_out(seat, order).inspect_err(|fault| {
        if fault.code() == ErrorCode::Internal {
            poison(app, room);
        }
    })
}

/// Stores what was carried out and tells everybody.
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
    room.publish(session.tell(&room.audience));
    Ok(())
}

/// The game in memory is no longer the game in the store: everybody has to come in again.
pub fn poison(app: &AppState, room: &Arc<Room>) {
    room.poison();
    app.forget(room);
}
