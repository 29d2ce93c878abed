//! What any store can do.

use crate::{Append, Fault, GameRecord, Guest, GuestId, LogRecord, Summary};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// An answer that may take a moment.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send + 'a>>;

/// A place where games rest. When an answer says that something was done, it will still be there after a crash.
pub trait Store: Send + Sync {
    /// The guest whose cookie has this digest.
    fn guest(&self, token: [u8; 32]) -> Answer<'_, Option<Guest>>;
    /// A new guest.
    fn create_guest(&self, token: [u8; 32], now: i64) -> Answer<'_, GuestId>;
    /// The name a guest goes by.
    fn name_guest(&self, guest: GuestId, name: String) -> Answer<'_, ()>;

    /// A new game, with the records it already has if it was played elsewhere.
    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> Answer<'_, ()>;
    /// Replaces everything about a game but its records. It must not have a record more than `game` says, and its
    /// [`base`](GameRecord::base) must be `base`: otherwise it is a [`Conflict`](Fault::Conflict).
    fn save_game(&self, game: GameRecord, base: u64) -> Answer<'_, ()>;
    /// Adds records. If the game has not exactly as many records as expected, it is a [`Conflict`](Fault::Conflict).
    fn append(&self, append: Append) -> Answer<'_, ()>;
    /// A game without its records.
    fn game<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GameRecord>>;
    /// The records of a game, in order.
    fn records<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<LogRecord>>;
    /// The game with this invitation.
    fn invited<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>>;
    /// The game with this watch code.
    fn watched<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>>;

    /// The games in which somebody has a seat or is the host, the latest first.
    fn games_of(&self, guest: GuestId) -> Answer<'_, Vec<Summary>>;
    /// How many unfinished games somebody is the host of.
    fn unfinished_of(&self, guest: GuestId) -> Answer<'_, u64>;
    /// Every game, the oldest first.
    fn all_games(&self) -> Answer<'_, Vec<String>>;
    /// The running games in which a computer player decides.
    fn awaiting_bots(&self) -> Answer<'_, Vec<String>>;

    /// Keeps the digest of a one-time code that stands for the seats of a guest in a game.
    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> Answer<'_, ()>;
    /// Uses a code up: whoever held seats of its game, `guest` holds them from now on as well. Returns the game
    /// and whose seats they were; nothing if there is no such code or it is too late.
    fn claim(&self, code: [u8; 32], guest: GuestId, now: i64) -> Answer<'_, Option<(String, GuestId)>>;

    /// Writes a whole copy into a new file while play goes on.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;
    /// Is it there?
    fn ping(&self) -> Answer<'_, ()>;
    /// Finishes what was begun; nothing can be written afterwards.
    fn close(&self) -> Answer<'_, ()>;
}
