//! The data that stores keep about people; games are stored as the session's own records.

use crate::Rating;
use serde_json::Value;
use session::{GuestId, State};

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Their id.
    pub id: GuestId,
    /// The name they used last; empty if none.
    pub name: String,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
}

/// The pseudo-seat of the host among the holders of seats.
pub const HOST: u8 = 255;

/// An entry in a guest's list of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The game's id.
    pub id: String,
    /// The id of the title.
    pub title: String,
    /// Its state.
    pub state: State,
    /// Names by seat.
    pub players: Vec<String>,
    /// The guest's seats.
    pub seats: Vec<u8>,
    /// The seat to decide.
    pub decider: Option<u8>,
    /// When it last changed.
    pub updated: i64,
    /// When it will be deleted if nobody changes it before; `None` until that is announced.
    pub expires: Option<i64>,
    /// The requested options.
    pub request: Value,
    /// The result by seat, if it was played here to its end; otherwise empty.
    pub result: Vec<SeatResult>,
}

/// What a player reached in a finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatResult {
    /// 1 for the winner.
    pub rank: i64,
    /// All points.
    pub points: i64,
    /// What its analysis found, if it was analysed.
    pub rating: Option<Rating>,
}

impl Summary {
    /// Its place in the list.
    pub fn cursor(&self) -> Cursor {
        Cursor { over: self.state == State::Over, updated: self.updated, id: self.id.clone() }
    }
}

/// A place in a guest's list of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// Is the game over?
    pub over: bool,
    /// When it last changed.
    pub updated: i64,
    /// The game's id.
    pub id: String,
}

/// A guest as it is stored, to be copied.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredGuest {
    /// Their id.
    pub id: GuestId,
    /// The digest of their cookie.
    pub token: [u8; 32],
    /// The name they used last; empty if none.
    pub name: String,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
}

/// The analysis of a finished game, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnalysis {
    /// The version of the method.
    pub method: u32,
    /// How many times the usual number of play-outs.
    pub depth: u32,
    /// The analysis as JSON.
    pub text: String,
}

/// A one-time code as it is stored, to be copied.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredCode {
    /// The digest of the code.
    pub code: [u8; 32],
    /// The guest whose seats it stands for.
    pub guest: GuestId,
    /// The game.
    pub game: String,
    /// When it expires.
    pub expires: i64,
}

/// How much a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games whose seats are still open.
    pub waiting: u64,
    /// Games being played.
    pub running: u64,
    /// Games that have ended.
    pub over: u64,
    /// Records of all games together.
    pub records: u64,
    /// Guests.
    pub guests: u64,
    /// Size of the database in bytes.
    pub bytes: u64,
}

/// What the games of one host take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// How many are not over.
    pub unfinished: u64,
    /// How many of these have no seat for a person.
    pub bots_only: u64,
    /// Records in all of them.
    pub records: u64,
}

/// How much is stored, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Size {
    /// The database.
    pub database: u64,
    /// The write-ahead log beside it.
    pub log: u64,
}
