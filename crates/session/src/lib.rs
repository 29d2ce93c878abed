//! One game in play, without input or output: commands in, records and broadcasts out.
//!
//! A [`Session`] has no socket, clock, thread, randomness or database: the time, secrets and who listens come in as
//! arguments, so that a server and a worker in a browser can be two transports around the same code. A transport
//!
//! 1. gives a [`Command`] to [`Session::execute`] (bots: [`Session::apply_uncommitted`]) and gets an [`Append`],
//! 2. stores it; if that fails the session must be discarded, because it is ahead of what is stored,
//! 3. calls [`Session::committed`], and sends the result of [`Session::broadcast`] to all listeners.

mod broadcast;
mod command;
mod day;
mod erasure;
mod fault;
mod follow;
mod import;
pub mod lesson;
mod lobby;
mod names;
mod prepared;
mod presence;
pub mod protocol;
pub mod puzzle;
mod record;
mod replay;
mod restore;
pub mod seating;
mod secret;
mod session;
mod snapshot;
mod takeover;
pub mod viewers;

pub use broadcast::{Broadcast, Patch};
pub use command::{Command, CommandKind, Executed};
pub use day::{Day, Month};
pub use erasure::{Erasure, erase};
pub use fault::Fault;
pub use follow::{Diverged, LaterRecords};
pub use game::transcript::ResultSeat;
pub use import::read_transcript;
pub use lobby::new_game;
pub use presence::Presence;
pub use record::{Append, GameRecord, GuestId, LogRecord, SeatRecord, Secrets, State};
pub use restore::{Restored, restore, transcript};
pub use session::Session;
pub use snapshot::{ViewRequest, Viewpoint};
pub use takeover::{Vote, VoteOutcome};
