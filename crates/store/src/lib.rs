//! Games at rest: who plays them, and every line of their transcripts.
//!
//! A game at rest is its transcript. [`Store`] says what any store can do; [`Sqlite`] keeps it in one file. What a
//! store must do to count as one stands in this crate's conformance tests.

mod fault;
mod record;
mod sqlite;
mod storing;

pub use fault::Fault;
pub use record::{Append, GameRecord, Guest, GuestId, HOST, LogRecord, SeatRecord, State, Summary};
pub use sqlite::{Durability, Sqlite};
pub use storing::{Answer, Store};
