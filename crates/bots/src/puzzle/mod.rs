//! Puzzles from games of bots: positions in which one choice is clearly the best, although another one looks natural.
//!
//! `docs/puzzles.md` says what makes a position a puzzle and how many samples that takes. Everything follows from a
//! seed: games are numbered, each is searched on its own, and what is taken is decided in the order of their numbers,
//! so the result does not depend on the number of threads.

mod check;
mod find;
mod make;

pub use check::{CheckResult, check, legal_choices};
pub use make::make;

use crate::analysis::rank::{CERTAIN, Ranking};
use catalogue::puzzle::{METHOD, Origin};

/// The best choice is ahead of every other one by this much, in chances to win.
pub const LEAD: std::ops::RangeInclusive<f64> = 0.03..=0.15;

/// How to make puzzles.
#[derive(Clone, Copy)]
pub struct PuzzleSettings<'a> {
    /// The id of the title.
    pub title: &'a str,
    /// The seed of all games and samples.
    pub seed: u64,
    /// How many puzzles.
    pub count: u64,
    /// The bot that plays the games.
    pub bot: &'a str,
    /// Samples of each choice that comes near the best.
    pub samples: u64,
    /// Number of threads. The result does not depend on it.
    pub threads: usize,
    /// Asked now and then, from any thread: should it stop?
    pub stopped: &'a (dyn Fn() -> bool + Sync),
}

impl PuzzleSettings<'_> {
    /// How puzzles of these settings are made, before the first game.
    pub fn origin(&self) -> Origin {
        Origin {
            title: self.title.into(),
            method: METHOD,
            seed: self.seed,
            count: self.count,
            bot: self.bot.into(),
            samples: self.samples,
            games: 0,
        }
    }
}

/// Is the first choice ahead of every other one beyond error? Twice as strict as the verdicts of an analysis.
fn is_ahead<A>(ranking: &Ranking<A>) -> bool {
    let [best, others @ ..] = &ranking.choices[..] else { return false };
    others.iter().all(|other| best.chance - other.chance > CERTAIN * other.error)
}

/// By how much the first choice is ahead of the second.
fn lead<A>(ranking: &Ranking<A>) -> f64 {
    match &ranking.choices[..] {
        [best, second, ..] => best.chance - second.chance,
        _ => 0.0,
    }
}
