//! Persistent storage of games: their metadata, seats and transcripts.
//!
//! A stored game is its transcript. [`Store`] is the interface of any backend; [`Sqlite`] keeps everything in one file.
//! The conformance tests of this crate define what a backend must do.

mod fault;
mod record;
mod row;
mod sqlite;
mod store;

pub use fault::Fault;
pub use record::{Guest, HOST, Summary};
pub use session::{Append, GameRecord, GuestId, LogRecord, SeatRecord, State};
pub use sqlite::{Backup, Durability, Sqlite, Upgrade, create_private, restore};
pub use store::{Answer, Store};
