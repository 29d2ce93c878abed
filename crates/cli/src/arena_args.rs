//! The arguments of the arena. Doc comments here are help texts.

use crate::cli::WhatArgs;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// `luxor arena`
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players: random, gentle, greedy, plain-tree, halving, tree, clever, master. Those that think take a budget:
master:1s, clever:50ms, tree:2000i (play-outs: repeatable). Other people's programs: cmd:\"python3 my_bot.py\".
To measure luck: all-seeing:master:200i is a master that sees all cards; it plays only here.
Examples:
  luxor arena --bots master:100ms,greedy,greedy,greedy --games 400
  luxor arena --bots 'cmd:python3 examples/bots/first_bot.py,random' --games 100
  luxor arena ladder --bots random,greedy,clever:20ms --games 200"
)]
pub struct ArenaArgs {
    /// A ladder instead of one match.
    #[command(subcommand)]
    pub verb: Option<ArenaVerb>,
    /// The match.
    #[command(flatten)]
    pub single: MatchArgs,
}

/// What the arena can do beside one match.
#[derive(Subcommand, Debug)]
pub enum ArenaVerb {
    /// All named players against each other: a table, and a page with plots
    Ladder(LadderArgs),
}

/// How many games are played.
#[derive(Args, Debug)]
pub struct SeriesArgs {
    /// The same number gives the same games, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// How many games are played at the same time; by default one for each processor
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl SeriesArgs {
    /// How many games are played at the same time.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
    }
}

/// `luxor arena ladder`
#[derive(Args, Debug)]
pub struct LadderArgs {
    /// What is played.
    #[command(flatten)]
    pub what: WhatArgs,
    /// How many play; of two players half the seats each
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: u8,
    /// The computer players
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,gentle,greedy,clever:20ms,master:100ms",
        value_name = "NAMES"
    )]
    pub bots: Vec<String>,
    /// How many games for each pair
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: u64,
    /// How they are played.
    #[command(flatten)]
    pub series: SeriesArgs,
    /// Write the table into this file, in place of the one it holds for this game
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    pub page: Option<PathBuf>,
    /// Remember finished games in this folder, and go on from there
    #[arg(long, value_name = "DIR")]
    pub resume: Option<PathBuf>,
}

/// One match.
#[derive(Args, Debug)]
pub struct MatchArgs {
    /// What is played.
    #[command(flatten)]
    pub what: WhatArgs,
    /// How many play; by default as many as there are bots, or four
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// The computer players in the order of the seats, such as master,greedy; one name stands for all.
    /// Different players meet in every seating of the same deals
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAMES")]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub games: u64,
    /// How they are played.
    #[command(flatten)]
    pub series: SeriesArgs,
    /// Play with your own component file
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// Remember every game in this file, and go on from it if it exists
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Keep every game as a file in this folder (slower)
    #[arg(long, value_name = "DIR")]
    pub transcripts: Option<PathBuf>,
    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,
}
