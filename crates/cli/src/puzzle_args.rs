//! The arguments of `luxor puzzles`. Doc comments here are help texts.

use crate::help;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// `luxor puzzles`
#[derive(Args, Debug)]
#[command(after_help = "\
A puzzle is a position in which one choice is clearly the best, although another one looks natural: docs/puzzles.md.

Examples:
  luxor puzzles make --game expedition --count 20 --seed 7 --to mine.jsonl
  luxor puzzles check mine.jsonl --samples 20000
  luxor puzzles check                          those that come with the program")]
pub struct PuzzlesArgs {
    /// What to do.
    #[command(subcommand)]
    pub verb: PuzzlesVerb,
}

/// What can be done with puzzles.
#[derive(Subcommand, Debug)]
pub enum PuzzlesVerb {
    /// Find puzzles in games of strong computer players; what an interrupted run has found stays, and the same command
    /// goes on from there
    Make(MakeArgs),
    /// Measure puzzles again, with other and more samples
    Check(CheckPuzzlesArgs),
}

/// `luxor puzzles make`
#[derive(Args, Debug)]
pub struct MakeArgs {
    /// The game.
    #[arg(long, help = help::game(), default_value = help::default_game(), value_name = "GAME")]
    pub game: String,
    /// How many puzzles
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub count: u64,
    /// The same number gives the same puzzles, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// The file to write, which is never replaced by puzzles of another seed
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
    /// Samples of each choice that comes near the best
    #[arg(
        long,
        default_value_t = 2000,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(100..=10_000_000)
    )]
    pub samples: u64,
    /// Who plays the games: a computer player that decides the same each time, such as master:500i
    #[arg(long, default_value = "master:200i", value_name = "NAME")]
    pub bot: String,
    /// Threads; by default as many as there are cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,
}

/// `luxor puzzles check`
#[derive(Args, Debug)]
pub struct CheckPuzzlesArgs {
    /// The file; without it those that come with the program
    pub file: Option<PathBuf>,
    /// Samples of each choice that comes near the best; by default four times as many as the puzzles were made with
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(100..=10_000_000))]
    pub samples: Option<u64>,
    /// The seed of the samples, which are never those that the puzzles were made with
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
}
