//! Persistent storage of games: their metadata, seats and transcripts.
//!
//! A stored game is its transcript. [`Store`] is the interface of any backend; [`Sqlite`] keeps everything in one file,
//! [`Postgres`] in a database that several nodes share. The conformance tests of this crate define what a backend must
//! do.

// The statements in `sql/` are compiled for each database: its types of rows and connections differ.
#![allow(clippy::duplicate_mod)]

#[macro_use]
#[path = "sql/shared_queries.rs"]
mod shared_queries;

mod appended;
mod copy;
mod error;
mod fault;
mod news;
mod postgres;
mod record;
mod row;
mod shared;
mod sqlite;
mod statistics;
mod store;
mod version;

pub use appended::Appended;
pub use copy::{Copied, copy};
pub use fault::Fault;
pub use news::{News, Subscription};
pub use postgres::Postgres;
pub use record::{
    Cursor, Guest, HOST, SeatResult, Size, Stats, StoredAnalysis, StoredCode, StoredGuest, Summary, Usage,
};
pub use session::{
    Append, GameRecord, GuestId, LaterRecords, LogRecord, ResultSeat, SeatRecord, State, Vote,
};
pub use shared::{Heartbeat, PresenceChange, RemoteState, SharedStore};
pub use sqlite::{Backup, Durability, Sqlite, Upgrade, create_in_data_folder, create_private, restore};
pub use statistics::{Finished, Group, Loss, Opponent, Rating, Statistics};
pub use store::{Store, StoreFuture};
