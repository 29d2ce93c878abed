//! A transport for tests, with a store in memory.

use catalogue::RandomOnly;
use game::{Seat, Seed, Viewer};
use serde_json::{Value, json};
use session::*;

pub const ANN: GuestId = GuestId(1);
pub const BEN: GuestId = GuestId(2);
pub const EVE: GuestId = GuestId(9);

pub const BOTS: RandomOnly = RandomOnly;

pub fn secrets() -> Secrets {
    Secrets { id: "game".into(), invite: "invite".into(), watch: "watch".into(), seed: Seed::from_number(7) }
}

/// A new game; the seats are as in a request.
pub fn new(title: &str, modules: &[&str], seats: Value) -> Result<GameRecord, Fault> {
    let players = seats.as_array().map_or(0, Vec::len);
    let ask = json!({ "title": title, "players": players, "modules": modules, "seats": seats });
    new_game(serde_json::from_value(ask).unwrap(), ANN, &BOTS, secrets(), 0)
}

/// A session with what is stored of it.
pub struct Play {
    pub session: Session,
    /// The log records, as a store would hold them.
    pub records: Vec<LogRecord>,
    next_id: u64,
}

impl Play {
    /// A game of Ann and Ben, each with their own device.
    pub fn of_two(title: &str, modules: &[&str]) -> Play {
        let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }]);
        let mut session = Session::waiting(new(title, modules, seats).unwrap());
        session.join(BEN, join(1, "Ben")).unwrap();
        Play::of(session)
    }

    /// A game that was just dealt.
    pub fn of(session: Session) -> Play {
        Play { session, records: Vec::new(), next_id: 0 }
    }

    /// Stores and commits what was applied.
    pub fn commit(&mut self, append: Append) {
        assert_eq!((append.game.as_str(), append.after), ("game", self.session.seq()));
        self.records.extend(append.records);
        self.session.committed();
    }

    /// Executes a command of the holder of `seat` with a fresh id.
    pub fn command(&mut self, guest: GuestId, seat: u8, kind: CommandKind) -> Result<(), Fault> {
        self.next_id += 1;
        let command = Command { id: self.next_id.to_string(), seq: self.session.seq(), seat, kind };
        match self.session.execute(guest, command, 5)? {
            Executed::Applied(append) => self.commit(append),
            Executed::Repeated(seq) => panic!("a fresh command was taken for that of {seq}"),
        }
        Ok(())
    }

    /// Plays one of the legal actions.
    pub fn act(&mut self, pick: usize) {
        let table = self.session.table().unwrap();
        let (seat, legal) = (table.decider().unwrap(), table.legal());
        let guest = self.session.record.seats[seat.index()].holders[0];
        self.command(guest, seat.0, CommandKind::Act(legal[pick % legal.len()].clone())).unwrap();
    }

    /// Plays one of the legal actions for the decider, person or bot.
    pub fn act_any(&mut self, pick: usize) {
        let table = self.session.table().unwrap();
        let (seat, legal) = (table.decider().unwrap(), table.legal());
        let kind = CommandKind::Act(legal[pick % legal.len()].clone());
        let append = self.session.apply_uncommitted(seat, &kind, None, 5).unwrap();
        self.commit(append);
    }

    /// The snapshot of a viewer, as JSON.
    pub fn snapshot(&mut self, viewer: Viewer) -> Value {
        snapshot(&mut self.session, viewer)
    }

    /// The session as it is loaded from what is stored.
    pub fn restored(&self) -> Session {
        restore(self.session.record.clone(), &self.records).unwrap().session
    }
}

pub fn join(seat: u8, name: &str) -> protocol::AskJoin {
    protocol::AskJoin { invite: "invite".into(), seat, name: name.into() }
}

/// The snapshot of a viewer, as JSON. A spectator here is nobody's guest.
pub fn snapshot(session: &mut Session, viewer: Viewer) -> Value {
    let guest = match viewer {
        Viewer::Seat(Seat(seat)) => session.record.seats[seat as usize].holders.first().copied(),
        Viewer::Spectator => None,
    };
    let presence = Presence::new(session.record.seats.len(), 0);
    serde_json::to_value(session.snapshot(&Viewpoint { guest, viewer }, &presence)).unwrap()
}
