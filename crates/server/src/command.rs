//! The way of a command: checked, carried out, committed, and only then answered.

use crate::clock;
use crate::drive;
use crate::fault::Fault;
use crate::house::House;
use crate::protocol::{AskAction, AskChange, ErrorCode, Say};
use crate::room::Room;
use crate::sitting::{self, Order, Sitting};
use game::Seat;
use std::sync::Arc;
use store::{Append, DeedRecord, GuestId, State};

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

impl From<Say> for Command {
    fn from(said: Say) -> Command {
        match said {
            Say::Act(ask) => ask.into(),
            Say::Undo(ask) => Command::change(ask, Order::Undo),
            Say::Redo(ask) => Command::change(ask, Order::Redo),
            Say::Restart(ask) => Command::change(ask, Order::Restart),
        }
    }
}

/// Longer ids than this are no ids.
const LONGEST_ID: usize = 64;

/// Carries out a command to its end, even if whoever asked goes away meanwhile.
pub async fn obey(
    house: &Arc<House>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    if command.id.is_empty() || command.id.len() > LONGEST_ID {
        return Err(Fault::bad_request(format!("an id has 1 to {LONGEST_ID} bytes")));
    }
    let (in_house, in_room) = (house.clone(), room.clone());
    let carried = tokio::spawn(async move { carry_out(&in_house, &in_room, guest, command).await }).await;
    match carried {
        Ok(answer) => answer,
        Err(why) => {
            spoil(house, room);
            Err(Fault::internal(format!("a command was not carried out: {why}")))
        }
    }
}

async fn carry_out(
    house: &Arc<House>,
    room: &Arc<Room>,
    guest: GuestId,
    command: Command,
) -> Result<u64, Fault> {
    let mut sitting = room.enter().await?;
    if !sitting.holds(guest, command.seat) {
        return Err(Fault::forbidden(format!("seat {} is not yours", command.seat)));
    }
    if sitting.record.state == State::Waiting {
        return Err(sitting::not_begun());
    }
    let key = format!("{}:{}", command.seat, command.id);
    if command.seq != sitting.seq() {
        // A repeat answers an earlier position: its own change came after that.
        return sitting.answered(&key).ok_or_else(|| Fault::conflict(sitting.seq()));
    }
    let lines = carry_out_at(room, house, &mut sitting, Seat(command.seat), &command.order)?;
    commit(house, room, &mut sitting, lines, Some(key)).await?;
    drive::rouse(house, room, &sitting);
    Ok(sitting.seq())
}

/// Carries out an order at the table. After an inner fault the table is not to be trusted any more.
pub fn carry_out_at(
    room: &Arc<Room>,
    house: &House,
    sitting: &mut Sitting,
    seat: Seat,
    order: &Order,
) -> Result<Vec<String>, Fault> {
    sitting.carry_out(seat, order).inspect_err(|fault| {
        if fault.code() == ErrorCode::Internal {
            spoil(house, room);
        }
    })
}

/// Stores what was carried out and tells everybody.
pub async fn commit(
    house: &House,
    room: &Arc<Room>,
    sitting: &mut Sitting,
    lines: Vec<String>,
    command: Option<String>,
) -> Result<(), Fault> {
    let Some(table) = sitting.table() else { return Err(sitting::not_begun()) };
    let now = clock::now();
    let mut deeds: Vec<DeedRecord> =
        lines.into_iter().map(|lines| DeedRecord { lines, command: None }).collect();
    if let Some(last) = deeds.last_mut() {
        last.command = command.clone();
    }
    let count = deeds.len();
    let append = Append {
        game: sitting.record.id.clone(),
        after: sitting.record.length,
        deeds,
        decider: table.decider().map(|seat| seat.0),
        state: sitting::state_of(table),
        now,
    };
    if let Err(fault) = house.store.append(append).await {
        tracing::error!(game = %sitting.record.id, %fault, "a change could not be stored");
        spoil(house, room);
        return Err(Fault::unavailable("the change could not be stored"));
    }
    sitting.committed(command, now);
    house.figures.committed(count);
    room.publish(sitting.tell(&room.audience));
    Ok(())
}

/// The game in memory is no longer the game in the store: everybody has to come in again.
pub fn spoil(house: &House, room: &Arc<Room>) {
    room.spoil();
    house.forget(room);
}
