//! Matches and ladders between bots, and their statistics.
//!
//! A match is reproducible: each game's seed is derived from the match's seed and the game's number, and all sums are
//! integers, so the results do not depend on the number of threads.

mod contest;
mod interval;
mod journal;
mod ladder;
mod lineup;
mod page;
mod report;
mod sums;

pub use contest::{ArenaFault, Contest, Keep, Progress, play, run};
pub use interval::wilson;
pub use ladder::{Ladder, Pairing, Rating};
pub use lineup::{ALL_SEEING, Lineup, game_seed};
pub use report::Report;
pub use sums::Sums;
