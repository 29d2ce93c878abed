//! A game as data: what a store keeps of it, and what is appended to it.

use game::Seed;
use game::transcript::{Line, ResultSeat};
use serde_json::Value;
use std::fmt;

/// The id of a guest; guests are identified by a cookie, without an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GuestId(pub i64);

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are still open.
    Waiting,
    /// It is being played.
    Running,
    /// It has ended.
    Over,
}

impl State {
    /// Its name in the database and on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Running => "running",
            State::Over => "over",
        }
    }

    /// The state with this name.
    pub fn named(word: &str) -> Option<State> {
        [State::Waiting, State::Running, State::Over].into_iter().find(|state| state.word() == word)
    }
}

/// A game without its log records.
#[derive(Clone, PartialEq)]
pub struct GameRecord {
    /// Its id, which is part of its URL.
    pub id: String,
    /// The id of the title.
    pub title: String,
    /// Its state.
    pub state: State,
    /// The requested options.
    pub request: Value,
    /// The first lines of the transcript, once the game is dealt.
    pub opening: Option<String>,
    /// The secret seed of its chance outcomes.
    pub seed: Option<[u8; 32]>,
    /// The digest of the seed, if all chance outcomes of the game come from it.
    pub commitment: Option<String>,
    /// The code with which a guest may take an open seat.
    pub invite: Option<String>,
    /// The code with which anybody may watch.
    pub watch: Option<String>,
    /// The number of changes other than log records: of seats, settings, and the next game.
    pub base: u64,
    /// The number of its log records.
    pub length: u64,
    /// The seat to decide.
    pub decider: Option<u8>,
    /// How many seconds somebody may be away before others can give their seat to a computer.
    pub patience: u32,
    /// How often names were deleted from what was written before.
    pub rewrites: u64,
    /// The game created from this one with "play again".
    pub next: Option<String>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// When the rules ended it; `None` if they did not (yet), or if it was over already when it was imported.
    pub ended: Option<i64>,
    /// When it will be deleted if nobody changes it before; `None` until that is announced.
    pub expires: Option<i64>,
    /// Its seats, clockwise.
    pub seats: Vec<SeatRecord>,
    /// The guests who may assign seats and start the game.
    pub hosts: Vec<GuestId>,
}

/// What a new game needs from outside, because a session has no randomness of its own.
#[derive(Clone)]
pub struct Secrets {
    /// The id of the game, which nobody should be able to guess.
    pub id: String,
    /// The invitation code.
    pub invite: String,
    /// The watch code.
    pub watch: String,
    /// The seed of its chance outcomes.
    pub seed: Seed,
}

impl GameRecord {
    /// The patience of a table that asks for no other, in seconds.
    pub const PATIENCE: u32 = 120;
    /// The most patience that can be asked for: a week.
    pub const MOST_PATIENCE: u32 = 7 * 24 * 3600;

    /// A new game that waits for its seats to be described.
    pub fn new(title: &str, request: Value, secrets: Secrets, now: i64) -> GameRecord {
        let Secrets { id, invite, watch, seed } = secrets;
        GameRecord {
            id,
            title: title.into(),
            state: State::Waiting,
            request,
            opening: None,
            commitment: Some(seed.commitment()),
            seed: Some(seed.0),
            invite: Some(invite),
            watch: Some(watch),
            base: 0,
            length: 0,
            decider: None,
            patience: GameRecord::PATIENCE,
            rewrites: 0,
            next: None,
            created: now,
            updated: now,
            ended: None,
            expires: None,
            seats: Vec::new(),
            hosts: Vec::new(),
        }
    }
}

impl GameRecord {
    /// How often the game has changed. Every write names the version it changes, so that a stale writer changes
    /// nothing.
    pub const fn version(&self) -> u64 {
        self.base + self.length
    }
}

impl fmt::Debug for GameRecord {
    /// Leaves out seed, codes and dealt cards: secrets must not get into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameRecord").field("id", &self.id).field("state", &self.state).finish_non_exhaustive()
    }
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// `person`, `open` or `bot`.
    pub kind: String,
    /// The player's name; empty for an open seat.
    pub name: String,
    /// The bot's id, if a bot sits there.
    pub bot: Option<String>,
    /// The guests who may act for it.
    pub holders: Vec<GuestId>,
    /// The guests who acted for it earlier in the game: they may watch, and take it back from a computer.
    pub former: Vec<GuestId>,
    /// The code with which somebody else may take it in a running game.
    pub invite: Option<String>,
}

/// One record of a game's log.
#[derive(Clone, PartialEq, Eq)]
pub struct LogRecord {
    /// The transcript lines it adds.
    pub lines: String,
    /// The key of the command that caused it.
    pub command: Option<String>,
}

impl LogRecord {
    /// The result of the game by seat, if the rules ended it with this record.
    pub fn result(&self) -> Option<Vec<ResultSeat>> {
        let last = self.lines.lines().last().filter(|line| line.starts_with("{\"result\":"))?;
        match serde_json::from_str(last) {
            Ok(Line::Result(result)) => Some(result.result),
            _ => None,
        }
    }
}

impl fmt::Debug for LogRecord {
    /// Leaves out the lines, which contain hidden cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LogRecord").field("command", &self.command).finish_non_exhaustive()
    }
}

/// Log records to append to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game's id.
    pub game: String,
    /// The [version](GameRecord::version) the game must have before.
    pub after: u64,
    /// The new records.
    pub records: Vec<LogRecord>,
    /// The seat to decide afterwards.
    pub decider: Option<u8>,
    /// The game's state afterwards.
    pub state: State,
    /// The seats afterwards, if one of them changes hands.
    pub seats: Option<Vec<SeatRecord>>,
    /// The current time, in milliseconds since 1970.
    pub now: i64,
    /// The number of the lease under which a bot decided this, if it did: it must still be the latest.
    pub fence: Option<u64>,
}

impl Append {
    /// The result of the game by seat, if the rules ended it with these records.
    pub fn result(&self) -> Option<Vec<ResultSeat>> {
        self.records.last().filter(|_| self.state == State::Over)?.result()
    }
}
