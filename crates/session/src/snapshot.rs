//! Which view of a game a guest may have, and the snapshot of that view.

use crate::protocol::{OutcomeInfo, PlayerInfo, Raw, ScoreInfo, Snapshot, UndoInfo};
use crate::{Fault, GuestId, Presence, SeatRecord, Session, State};
use catalogue::AnyTable;
use game::{Outcome, Seat, Seed, Viewer};
use serde::Serialize;

/// A guest together with the viewer whose knowledge they get.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// The guest, if the request has a known cookie.
    pub guest: Option<GuestId>,
    /// The seat or spectator whose view they get.
    pub viewer: Viewer,
}

/// The view asked for in the URL.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ViewRequest {
    /// A seat.
    pub seat: Option<u8>,
    /// A watch code.
    pub watch: Option<String>,
}

impl Session {
    /// Checks that a guest may have the requested view. By default that is their first seat.
    pub fn authorize(&self, guest: Option<GuestId>, request: &ViewRequest) -> Result<Viewpoint, Fault> {
        let mine = self.seats_of(guest);
        let viewpoint = |viewer| Ok(Viewpoint { guest, viewer });
        if let Some(seat) = request.seat {
            return match mine.contains(&seat) {
                true => viewpoint(Viewer::Seat(Seat(seat))),
                // Who lost the seat keeps watching, without its hand.
                false if guest.is_some_and(|guest| self.held(guest, seat)) => viewpoint(Viewer::Spectator),
                false => Err(Fault::forbidden(format!("seat {seat} is not yours"))),
            };
        }
        if let Some(code) = &request.watch {
            return match self.record.watch.as_ref() == Some(code) {
                true => viewpoint(Viewer::Spectator),
                false => Err(Fault::forbidden("this code does not let you watch")),
            };
        }
        match mine.first() {
            Some(seat) => viewpoint(Viewer::Seat(Seat(*seat))),
            None if self.is_host(guest) || self.is_over() || self.held_any(guest) => {
                viewpoint(Viewer::Spectator)
            }
            None => Err(Fault::forbidden("you have no seat here")),
        }
    }

    fn held_any(&self, guest: Option<GuestId>) -> bool {
        guest.is_some_and(|guest| self.record.seats.iter().any(|seat| seat.former.contains(&guest)))
    }

    /// The game as this viewer may know it.
    pub fn snapshot(&mut self, viewpoint: &Viewpoint, presence: &Presence) -> Snapshot {
        let your_seats = self.seats_of(viewpoint.guest);
        let host = self.is_host(viewpoint.guest);
        let Position { seq, decider, choices, undo, redo, records, log_length } =
            self.position(viewpoint.viewer);
        let view = self.view(viewpoint.viewer);
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
            returnable: self.returnable(viewpoint.guest),
            end_votes: self.end_votes.clone(),
            patience: record.patience,
            expires: record.expires,
            seat: seat_of(viewpoint.viewer).map(|seat| seat.0),
            host,
            pieces: self.table().map(|table| Raw(table.pieces_text())),
            view,
            decider,
            choices,
            undo,
            redo,
            records,
            log_length,
            outcome: self
                .table()
                .and_then(|table| table.outcome().map(|outcome| outcome_info(table, &outcome))),
            invite: record.invite.clone().filter(|_| host && record.state == State::Waiting),
            watch: record.watch.clone().filter(|_| plays),
            commitment: record.commitment.clone(),
            seed: record.seed.filter(|_| self.is_over()).map(|seed| Seed(seed).to_string()),
            again: record.next.clone().filter(|_| plays),
        }
    }

    /// The parts of a snapshot that change with every action, except the view.
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

    /// The players by seat.
    pub fn players(&self, presence: &Presence) -> Vec<PlayerInfo> {
        let info = |(number, (seat, here)): (u8, (&SeatRecord, bool))| PlayerInfo {
            name: seat.name.clone(),
            bot: seat.bot.clone(),
            kind: seat.kind.clone(),
            here: here || seat.bot.is_some(),
            stand_in: seat.bot.is_some() && !seat.former.is_empty(),
            votes: self.votes(number).to_vec(),
        };
        (0u8..).zip(self.record.seats.iter().zip(presence.here())).map(info).collect()
    }
}

/// The viewer's seat; `None` for a spectator.
fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The parts of a [`Snapshot`] that change with every action, except the view.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Position {
    /// The sequence number.
    pub seq: u64,
    /// The seat to decide.
    pub decider: Option<u8>,
    /// The legal actions of the viewing seat.
    pub choices: Raw,
    /// Can the viewing seat undo?
    pub undo: UndoInfo,
    /// Can the viewing seat redo?
    pub redo: bool,
    /// Number of log records.
    pub records: u64,
    /// Number of entries in the viewer's log.
    pub log_length: u64,
}

game::diff_by_member!(Position { seq, decider, choices, undo, redo, records, log_length });
game::diff_as_whole!(Raw, UndoInfo);

fn undo(table: Option<&dyn AnyTable>, seat: Option<Seat>) -> UndoInfo {
    match seat.zip(table).map(|(seat, table)| table.can_undo(seat)) {
        Some(Ok(())) => UndoInfo { possible: true, reason: None },
        Some(Err(reason)) => UndoInfo { possible: false, reason: Some(reason) },
        None => UndoInfo { possible: false, reason: None },
    }
}

/// The result of a game.
pub fn outcome_info(table: &dyn AnyTable, outcome: &Outcome) -> OutcomeInfo {
    let categories = table.title().categories();
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
