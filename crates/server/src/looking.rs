//! Who looks at a game, with whose eyes, and what they see.

use crate::fault::Fault;
use crate::presence::Presence;
use crate::protocol::{OutcomeInfo, PlayerInfo, Raw, ScoreInfo, Snapshot, UndoInfo};
use crate::session::Session;
use catalogue::AnyTable;
use game::{Outcome, Seat, Seed, Viewer};
use serde::Serialize;
use store::{GuestId, SeatRecord, State};

/// Somebody who looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looker {
    /// Who they are, if they have a cookie.
    pub guest: Option<GuestId>,
    /// Through whose eyes they look.
    pub viewer: Viewer,
}

/// What was asked for in the address.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Eyes {
    /// A seat.
    pub seat: Option<u8>,
    /// A watch code.
    pub watch: Option<String>,
}

impl Session {
    /// May somebody look so?
    pub fn admit(&self, guest: Option<GuestId>, eyes: &Eyes) -> Result<Looker, Fault> {
        let mine = self.seats_of(guest);
        let looker = |viewer| Ok(Looker { guest, viewer });
        if let Some(seat) = eyes.seat {
            return match mine.contains(&seat) {
                true => looker(Viewer::Seat(Seat(seat))),
                false => Err(Fault::forbidden(format!("seat {seat} is not yours"))),
            };
        }
        if let Some(code) = &eyes.watch {
            return match self.record.watch.as_ref() == Some(code) {
                true => looker(Viewer::Spectator),
                false => Err(Fault::forbidden("this code does not let you watch")),
            };
        }
        match mine.first() {
            Some(seat) => looker(Viewer::Seat(Seat(*seat))),
            None if self.is_host(guest) || self.is_over() => looker(Viewer::Spectator),
            None => Err(Fault::forbidden("you have no seat here")),
        }
    }

    /// The game as somebody sees it.
    pub fn snapshot(&mut self, looker: &Looker, presence: &Presence) -> Snapshot {
        let your_seats = self.seats_of(looker.guest);
        let host = self.is_host(looker.guest);
        let Position { seq, decider, choices, undo, redo, records, log_length } =
            self.position(looker.viewer);
        let view = self.view(looker.viewer);
        let options = self.options();
        let plays = host || !your_seats.is_empty();
        let record = &self.record;
        Snapshot {
            game: record.id.clone(),
            seq,
            title: record.title.clone(),
            options,
            state: record.state.word().into(),
            players: self.players(presence),
            your_seats,
            seat: seat_of(looker.viewer).map(|seat| seat.0),
            host,
            view,
            decider,
            choices,
            undo,
            redo,
            records,
            log_length,
            outcome: self.table().and_then(|table| table.outcome().map(|outcome| told(table, &outcome))),
            invite: record.invite.clone().filter(|_| host && record.state == State::Waiting),
            watch: record.watch.clone().filter(|_| plays),
            commitment: record.commitment.clone(),
            seed: record.seed.filter(|_| self.is_over()).map(|seed| Seed(seed).to_string()),
            again: record.next.clone().filter(|_| plays),
        }
    }

    /// What changes in a snapshot with every choice, the view apart.
    pub fn position(&mut self, viewer: Viewer) -> Position {
        let seat = seat_of(viewer);
        let decider = self.table().and_then(|table| table.decider());
        let choices = match decider {
            Some(decider) if seat == Some(decider) => self.choices(),
            _ => None,
        };
        let table = self.table();
        Position {
            seq: self.seq(),
            decider: decider.map(|seat| seat.0),
            choices: choices.unwrap_or_else(Raw::empty_list),
            undo: undo(table, seat),
            redo: seat.zip(table).is_some_and(|(seat, table)| table.can_redo(seat).is_ok()),
            records: self.record.length,
            log_length: self.log_length(viewer, self.record.length as usize) as u64,
        }
    }

    /// Who sits where.
    pub fn players(&self, presence: &Presence) -> Vec<PlayerInfo> {
        let info = |(seat, here): (&SeatRecord, bool)| PlayerInfo {
            name: seat.name.clone(),
            bot: seat.bot.clone(),
            kind: seat.kind.clone(),
            here: here || seat.bot.is_some(),
        };
        self.record.seats.iter().zip(presence.here()).map(info).collect()
    }
}

/// The seat through whose eyes somebody looks.
fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A part of a [`Snapshot`]: what changes with every choice, the view apart.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Position {
    /// The number of the latest change.
    pub seq: u64,
    /// Who decides.
    pub decider: Option<u8>,
    /// What the viewing seat may do.
    pub choices: Raw,
    /// Can it take something back?
    pub undo: UndoInfo,
    /// Can it do something again?
    pub redo: bool,
    /// How many records there were.
    pub records: u64,
    /// How many lines the viewer's log has.
    pub log_length: u64,
}

game::changing_by_member!(Position { seq, decider, choices, undo, redo, records, log_length });
game::changing_as_a_whole!(Raw, UndoInfo);

fn undo(table: Option<&dyn AnyTable>, seat: Option<Seat>) -> UndoInfo {
    match seat.zip(table).map(|(seat, table)| table.can_undo(seat)) {
        Some(Ok(())) => UndoInfo { possible: true, reason: None },
        Some(Err(reason)) => UndoInfo { possible: false, reason: Some(reason) },
        None => UndoInfo { possible: false, reason: None },
    }
}

/// The result of a game.
pub fn told(table: &dyn AnyTable, outcome: &Outcome) -> OutcomeInfo {
    let categories = table.categories();
    let score = |score: &game::Score| ScoreInfo {
        total: score.total,
        parts: score.parts[..categories.len().min(score.parts.len())].to_vec(),
        rank: score.rank,
    };
    OutcomeInfo {
        categories: categories.iter().map(|id| id.to_string()).collect(),
        scores: outcome.scores().iter().map(score).collect(),
        winners: outcome.winners().map(|seat| seat.0).collect(),
    }
}
