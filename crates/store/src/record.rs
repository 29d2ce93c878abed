//! What a store keeps.

use serde_json::Value;
use std::fmt;

/// Somebody without an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GuestId(pub i64);

/// What is known of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Their number.
    pub id: GuestId,
    /// How they called themselves last; empty if they never did.
    pub name: String,
}

/// The host's chair among the holders of seats.
pub const HOST: u8 = 255;

/// How far a game is.
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
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Running => "running",
            State::Over => "over",
        }
    }

    /// The state with this word.
    pub fn named(word: &str) -> Option<State> {
        [State::Waiting, State::Running, State::Over].into_iter().find(|state| state.word() == word)
    }
}

/// A game without its records.
#[derive(Clone, PartialEq)]
pub struct GameRecord {
    /// Its id, which is in the address of its page.
    pub id: String,
    /// The title.
    pub title: String,
    /// How far it is.
    pub state: State,
    /// What was asked for.
    pub wish: Value,
    /// The first lines of the transcript, once the game is dealt.
    pub opening: Option<String>,
    /// The secret from which chance flows.
    pub seed: Option<[u8; 32]>,
    /// The digest of the seed, if the whole game flows from it.
    pub commitment: Option<String>,
    /// Whoever has this code may take an open seat.
    pub invite: Option<String>,
    /// Whoever has this code may watch.
    pub watch: Option<String>,
    /// How often the game changed before its first record.
    pub base: u64,
    /// How many records it has.
    pub length: u64,
    /// Who decides.
    pub decider: Option<u8>,
    /// The game that was played after this one.
    pub next: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// Who sits where, clockwise.
    pub seats: Vec<SeatRecord>,
    /// Who may give away seats and begin.
    pub hosts: Vec<GuestId>,
}

impl fmt::Debug for GameRecord {
    /// Seed, codes and the dealt cards are secrets: they never slip into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameRecord").field("id", &self.id).field("state", &self.state).finish_non_exhaustive()
    }
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// `you`, `local`, `open`, `guest` or `bot`.
    pub kind: String,
    /// How whoever sits there is called; empty for an open seat.
    pub name: String,
    /// The computer player, if one sits there.
    pub bot: Option<String>,
    /// Who may act for it.
    pub holders: Vec<GuestId>,
}

/// What one record added.
#[derive(Clone, PartialEq, Eq)]
pub struct LogRecord {
    /// The lines of the transcript.
    pub lines: String,
    /// The command that asked for it.
    pub command: Option<String>,
}

impl fmt::Debug for LogRecord {
    /// The lines say what nobody else may see.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LogRecord").field("command", &self.command).finish_non_exhaustive()
    }
}

/// Records to be added to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which game.
    pub game: String,
    /// How many records it must have before.
    pub after: u64,
    /// The new ones.
    pub records: Vec<LogRecord>,
    /// Who decides then.
    pub decider: Option<u8>,
    /// How far the game is then.
    pub state: State,
    /// When, in milliseconds since 1970.
    pub now: i64,
}

/// A line in somebody's list of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The game.
    pub id: String,
    /// The title.
    pub title: String,
    /// How far it is.
    pub state: State,
    /// The names by seat.
    pub players: Vec<String>,
    /// The seats of whoever asked.
    pub seats: Vec<u8>,
    /// Who decides.
    pub decider: Option<u8>,
    /// When it last changed.
    pub updated: i64,
}
