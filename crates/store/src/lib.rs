//! Persistent storage of games: their metadata, seats and transcripts.
//!
//! A stored game is its transcript. [`Store`] is the interface of any backend; [`Sqlite`] keeps everything in one file,
//! [`Postgres`] in a database that several nodes share. The conformance tests of this crate define what a backend must do.

mod copy;
mod error;
mod fault;
mod news;
mod postgres;
mod record;
mod row;
mod sqlite;
mod store;
mod version;

pub use copy::{Copied, copy};
pub use fault::Fault;
pub use news::{News, Subscription};
pub use postgres::{Postgres, ServerLock};
pub use record::{Guest, HOST, Size, Stats, StoredCode, StoredGuest, Summary, Usage};
pub use session::{Append, GameRecord, GuestId, LogRecord, SeatRecord, State};
pub use sqlite::{Backup, Durability, Sqlite, Upgrade, create_private, restore};
pub use store::{Answer, Store};
