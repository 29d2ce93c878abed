//! A game at rest: a JSON Lines file that outlives us. `docs/transcript.md` specifies it.

mod append;
mod line;
mod read;
mod verify;
mod write;

pub use append::{write_latest, write_opening};
pub use line::{Header, Line, Player, Result, ResultSeat};
pub use read::{Transcript, read};
pub use verify::{Replay, Verdict, replay};
pub use write::{Knowledge, write, write_line};

/// The version of the file format.
pub const FORMAT: u16 = 1;
