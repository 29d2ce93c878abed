//! The interface of a store.

use crate::{
    Append, Cursor, Fault, GameRecord, Guest, GuestId, LogRecord, Rating, SharedStore, Size, Statistics,
    Stats, StoredAnalysis, StoredCode, StoredGuest, Subscription, Summary, Usage,
};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

/// The future of a store operation.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send + 'a>>;

/// Persistent storage of games. A write that was answered with `Ok` survives a crash.
pub trait Store: Send + Sync {
    /// The guest with this cookie digest.
    fn guest(&self, token: [u8; 32]) -> StoreFuture<'_, Option<Guest>>;
    /// Creates a guest.
    fn create_guest(&self, token: [u8; 32], now: i64) -> StoreFuture<'_, GuestId>;
    /// Sets a guest's name.
    fn name_guest(&self, guest: GuestId, name: String) -> StoreFuture<'_, ()>;

    /// Creates a game, with its existing records if it is imported.
    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> StoreFuture<'_, ()>;
    /// Replaces a game's data except its records. If the game does not have the version `after`, it is a
    /// [`Conflict`](Fault::Conflict); the new version must be the next one.
    fn save_game(&self, game: GameRecord, after: u64) -> StoreFuture<'_, ()>;
    /// Appends records. If the game does not have the version `append.after`, or its latest lease another number than
    /// `append.fence`, it is a [`Conflict`](Fault::Conflict).
    fn append(&self, append: Append) -> StoreFuture<'_, ()>;
    /// A game without its records.
    fn game<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<GameRecord>>;
    /// A game and its records from number `after` on (from 0), as they were at one moment.
    fn load<'a>(&'a self, id: &'a str, after: u64) -> StoreFuture<'a, Option<(GameRecord, Vec<LogRecord>)>>;
    /// The records of a game, in order.
    fn records<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Vec<LogRecord>> {
        Box::pin(async move { Ok(self.load(id, 0).await?.map_or_else(Vec::new, |(_, records)| records)) })
    }
    /// The game with this invitation.
    fn invited<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<String>>;
    /// The game with this watch code.
    fn watched<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<String>>;

    /// A page of the games in which the guest has or had a seat or is the host: at most `most` of them after the one
    /// with this cursor, of one title or of all. Unfinished games come first, then those that changed last.
    fn games_of(
        &self,
        guest: GuestId,
        title: Option<String>,
        after: Option<Cursor>,
        most: u32,
    ) -> StoreFuture<'_, Vec<Summary>>;
    /// What the guest's finished games say together, of one title or of all. It reads stored results, no transcripts.
    fn statistics(&self, guest: GuestId, title: Option<String>) -> StoreFuture<'_, Statistics>;
    /// Stores what an analysis found for each seat of a finished game, instead of what an earlier one found.
    fn rate_game(&self, game: String, ratings: Vec<Rating>) -> StoreFuture<'_, ()>;
    /// What an analysis found for each seat of a game; empty if it was not analysed.
    fn ratings<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Vec<Rating>>;
    /// What the games take that the guest hosts.
    fn usage_of(&self, guest: GuestId) -> StoreFuture<'_, Usage>;
    /// How much is stored in all.
    fn size(&self) -> StoreFuture<'_, Size>;
    /// All games, oldest first.
    fn all_games(&self) -> StoreFuture<'_, Vec<String>>;
    /// The running games in which a bot is to decide.
    fn awaiting_bots(&self) -> StoreFuture<'_, Vec<String>>;

    /// Stores the digest of a one-time code for a guest's seats in a game.
    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> StoreFuture<'_, ()>;
    /// The game and the guest whose seats a code stands for; `None` if the code does not exist or has expired.
    fn code(&self, code: [u8; 32], now: i64) -> StoreFuture<'_, Option<(String, GuestId)>>;
    /// Redeems a code: `guest` becomes a holder of its seats, beside their previous holder, which is the next version
    /// of the game. `false` if the code does not exist or has expired. If the game does not have the version `after`,
    /// it is a [`Conflict`](Fault::Conflict), and the code can still be used.
    fn claim(&self, code: [u8; 32], guest: GuestId, after: u64, now: i64) -> StoreFuture<'_, bool>;

    /// Takes or renews the lease under which a node lets the bots of a game play, for this long from now. Returns its
    /// number, which grows whenever the lease is taken again; `None` while another node holds it.
    fn lease<'a>(&'a self, game: &'a str, node: &'a str, lifetime: Duration) -> StoreFuture<'a, Option<u64>>;
    /// Subscribes to what is committed from now on, by any node where several use the store.
    fn news(&self) -> Subscription;

    /// The analysis of a game, if there is one.
    fn analysis<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<StoredAnalysis>>;
    /// Stores the analysis of a game, unless there is one by a newer method or a deeper one by the same. If the game
    /// does not exist, it is a [`Conflict`](Fault::Conflict).
    fn save_analysis(&self, game: String, analysis: StoredAnalysis) -> StoreFuture<'_, ()>;

    /// Deletes a game with everything that belongs to it. If it does not have the version `after`, it is a
    /// [`Conflict`](Fault::Conflict).
    fn delete_game<'a>(&'a self, id: &'a str, after: u64) -> StoreFuture<'a, ()>;
    /// The games that did not change since this time, those at rest longest first.
    fn games_before(&self, time: i64) -> StoreFuture<'_, Vec<String>>;
    /// Those of them whose end is not announced yet.
    fn unannounced_before(&self, time: i64) -> StoreFuture<'_, Vec<String>>;
    /// The games whose end is announced, the next to end first.
    fn expiring_games(&self) -> StoreFuture<'_, Vec<String>>;
    /// Replaces a game's data and the lines of some records, by number, so that names in them disappear. Versions are
    /// as in [`save_game`](Store::save_game).
    fn rewrite_game(&self, game: GameRecord, lines: Vec<(u64, String)>, after: u64) -> StoreFuture<'_, ()>;
    /// Deletes a guest with their codes. While they are still in a game, it is a [`Conflict`](Fault::Conflict).
    fn delete_guest(&self, guest: GuestId) -> StoreFuture<'_, ()>;
    /// How much is stored.
    fn stats(&self) -> StoreFuture<'_, Stats>;

    /// The guests with an id greater than `after`, by id, as many as fit into one answer. To copy a store.
    fn guests(&self, after: GuestId) -> StoreFuture<'_, Vec<StoredGuest>>;
    /// All one-time codes. To copy a store.
    fn codes(&self) -> StoreFuture<'_, Vec<StoredCode>>;
    /// Creates a guest as it was in another store.
    fn insert_guest(&self, guest: StoredGuest) -> StoreFuture<'_, ()>;

    /// Writes a complete copy to a new file, an SQLite database with a checksum at its end, without stopping other
    /// operations. Only its owner may read it.
    fn backup<'a>(&'a self, file: &'a Path) -> StoreFuture<'a, ()>;
    /// What it offers to several nodes; `None` if one process at a time uses it.
    fn shared(&self) -> Option<&dyn SharedStore> {
        None
    }
    /// Checks that the store can read and write, by doing both.
    fn ping(&self) -> StoreFuture<'_, ()>;
    /// Finishes pending writes; later ones fail.
    fn close(&self) -> StoreFuture<'_, ()>;
}
