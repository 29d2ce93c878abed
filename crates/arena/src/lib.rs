//! Many games between computer players, and what they show.
//!
//! A match is reproducible: every game has a seed of its own, made from the match's seed and the game's number, and all
//! sums are integers, so the figures are the same whatever the number of threads.

mod bench;
mod contest;
mod interval;
mod journal;
mod ladder;
mod page;
mod report;
mod sums;

pub use bench::{ALL_SEEING, Benched, game_seed};
pub use contest::{ArenaFault, Contest, Keep, Progress, run};
pub use interval::wilson;
pub use ladder::{Ladder, Pairing, Rating};
pub use report::Report;
pub use sums::Sums;
