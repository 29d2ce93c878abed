//! The interface of a store.

use crate::{Append, Fault, GameRecord, Guest, GuestId, LogRecord, Summary};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// The future of a store operation.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send + 'a>>;

/// Persistent storage of games. A write that was answered with `Ok` survives a crash.
pub trait Store: Send + Sync {
    /// The guest with this cookie digest.
    fn guest(&self, token: [u8; 32]) -> Answer<'_, Option<Guest>>;
    /// Creates a guest.
    fn create_guest(&self, token: [u8; 32], now: i64) -> Answer<'_, GuestId>;
    /// Sets a guest's name.
    fn name_guest(&self, guest: GuestId, name: String) -> Answer<'_, ()>;

    /// Creates a game, with its existing records if it is imported.
    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> Answer<'_, ()>;
    /// Replaces a game's data except its records. If the game does not have exactly `game.length` records and the
    /// [`base`](GameRecord::base) `base`, it is a [`Conflict`](Fault::Conflict).
    fn save_game(&self, game: GameRecord, base: u64) -> Answer<'_, ()>;
    /// Appends records. If the game does not have exactly `append.after` records, it is a [`Conflict`](Fault::Conflict).
    fn append(&self, append: Append) -> Answer<'_, ()>;
    /// A game without its records.
    fn game<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GameRecord>>;
    /// The records of a game, in order.
    fn records<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<LogRecord>>;
    /// The game with this invitation.
    fn invited<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>>;
    /// The game with this watch code.
    fn watched<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>>;

    /// The games in which the guest has a seat or is the host, latest first.
    fn games_of(&self, guest: GuestId) -> Answer<'_, Vec<Summary>>;
    /// The number of unfinished games the guest hosts.
    fn unfinished_of(&self, guest: GuestId) -> Answer<'_, u64>;
    /// All games, oldest first.
    fn all_games(&self) -> Answer<'_, Vec<String>>;
    /// The running games in which a bot is to decide.
    fn awaiting_bots(&self) -> Answer<'_, Vec<String>>;

    /// Stores the digest of a one-time code for a guest's seats in a game.
    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> Answer<'_, ()>;
    /// Redeems a code: `guest` becomes a holder of the seats it stands for, beside their previous holder. Returns the game
    /// and the previous holder; `None` if the code does not exist or has expired.
    fn claim(&self, code: [u8; 32], guest: GuestId, now: i64) -> Answer<'_, Option<(String, GuestId)>>;

    /// Writes a complete copy to a new file, an SQLite database with a checksum at its end, without stopping other
    /// operations. Only its owner may read it.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;
    /// Checks that the store can read and write, by doing both.
    fn ping(&self) -> Answer<'_, ()>;
    /// Finishes pending writes; later ones fail.
    fn close(&self) -> Answer<'_, ()>;
}
