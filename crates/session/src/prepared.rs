//! A table that was prepared for one person, by a lesson or a puzzle: it is shown like a game, but never stored.

use crate::protocol::{Raw, Snapshot};
use crate::session::state_of;
use crate::{GameRecord, GuestId, Presence, SeatRecord, Secrets, Session, Viewpoint, seating};
use catalogue::AnyTable;
use game::{Seat, Seed, Viewer};

/// The guest of a prepared table: nobody who could be meant elsewhere, because such a session is never stored.
const GUEST: GuestId = GuestId(0);

/// A prepared table as the person in one of its seats sees it.
pub(crate) struct Prepared {
    session: Session,
    presence: Presence,
    viewer: Viewer,
}

impl Prepared {
    /// Bots sit in all seats but one.
    pub fn new(table: Box<dyn AnyTable>, seat: Seat) -> Prepared {
        let players = table.players().iter().enumerate();
        let seats = players.map(|(at, player)| match at == seat.index() {
            true => seating::person(player.name.clone(), GUEST),
            false => SeatRecord {
                kind: "bot".into(),
                name: player.name.clone(),
                bot: Some(player.bot.clone().unwrap_or_default()),
                ..seating::open()
            },
        });
        let nothing = Secrets {
            id: String::new(),
            invite: String::new(),
            watch: String::new(),
            seed: Seed::from_number(0),
        };
        let mut record = GameRecord::new(table.meta().id, serde_json::Value::Null, nothing, 0);
        // Nothing is left to chance, so there is no seed to speak of, and nobody can watch.
        (record.seed, record.commitment, record.invite, record.watch) = (None, None, None, None);
        record.seats = seats.collect();
        record.state = state_of(&*table);
        record.length = table.record_count() as u64;
        record.decider = table.decider().map(|seat| seat.0);
        let mut presence = Presence::new(record.seats.len(), 0);
        presence.connect(&[seat.0]);
        Prepared { session: Session::playing(record, table, &[]), presence, viewer: Viewer::Seat(seat) }
    }

    /// How many entries the log has after so many records.
    pub fn log_length(&mut self, records: usize) -> u64 {
        self.session.log_length(self.viewer, records) as u64
    }

    /// The log, and the table.
    pub fn show(mut self) -> (Raw, Snapshot) {
        let log = self.session.log(self.viewer, 0);
        let viewpoint = Viewpoint { guest: Some(GUEST), viewer: self.viewer };
        (log, self.session.snapshot(&viewpoint, &self.presence))
    }
}
