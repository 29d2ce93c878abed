//! Transcripts: games as JSON Lines files. `docs/transcript.md` specifies the format.

mod append;
mod line;
mod read;
mod verify;
mod write;

pub use crate::Knowledge;
pub use append::{write_latest, write_opening};
pub use line::{End, Header, Line, Player, Reason, Result, ResultSeat, Takeover};
pub use read::{Transcript, read};
pub use verify::{Replay, Verdict, read_chance, replay};
pub use write::{write, write_line};

/// The version of the file format.
pub const FORMAT: u16 = 1;
