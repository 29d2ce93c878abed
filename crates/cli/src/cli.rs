//! The command line as clap types. Doc comments here are the help texts, so they speak to players.

pub use crate::arena_args::{ArenaArgs, ArenaVerb, LadderArgs, MatchArgs};
use crate::help;
pub use crate::puzzle_args::PuzzlesArgs;
pub use crate::serve_args::ServeArgs;
pub use crate::store_args::{
    BackupArgs, CheckArgs, CopyStoreArgs, DeleteArgs, ExportArgs, ImportArgs, PurgeArgs, RestoreArgs,
    StatsArgs,
};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use terminal::Language;

/// Rüdiger Dorn's Luxor games: play them, check them, look rules up, count points.
///
/// An unofficial fan project. Without a verb, luxor serves the page on this computer, as luxor serve does.
#[derive(Parser, Debug)]
#[command(
    name = "luxor",
    version,
    max_term_width = 100,
    after_help = "\
Exit codes: 0 all is well, 1 something is wrong with a file or a game, 2 the command line cannot be meant so,
3 a game was made under rules that this program does not know, 130 interrupted (a game in play is saved first)."
)]
pub struct Cli {
    /// The language of the game: what players read. By default that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, global = true, value_parser = languages(), value_name = "LANGUAGE")]
    pub language: Option<Language>,
    /// What to do.
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Verb {
    /// Serve the page on which to play in the browser, alone, on one device or with friends
    Serve(ServeArgs),
    /// Play a game here in the terminal, against the computer or several people at one keyboard
    Play(PlayArgs),
    /// Learn a game by playing: a lesson here in the terminal
    Learn(LearnArgs),
    /// Step through a game that was saved
    Replay(ReplayArgs),
    /// Analyse a finished game: how good the choices were, and what was luck
    Analyse(AnalyseArgs),
    /// Show a position and what can be done in it
    Position(PositionArgs),
    /// Check saved games against the rules, move by move
    Verify(VerifyArgs),
    /// Let computer players play many games against each other
    Arena(ArenaArgs),
    /// Find puzzles in games of computer players, or check them
    Puzzles(PuzzlesArgs),
    /// Count the points of a game played at a real table
    Score(ScoreArgs),
    /// Look up a rule by its number or by a word
    Rules(RulesArgs),
    /// Show or check a component file: the contents of the box
    Components(ComponentsArgs),
    /// Copy all games of the server into one file, while it runs
    Backup(BackupArgs),
    /// Put a backup in place of the games of the server, which must not run
    Restore(RestoreArgs),
    /// Check the games of the server, or a backup, game by game
    Check(CheckArgs),
    /// Say how much the server keeps
    Stats(StatsArgs),
    /// Delete games of the server
    Delete(DeleteArgs),
    /// List games that nobody touched for long, and delete them if asked to
    Purge(PurgeArgs),
    /// Copy a data folder into a PostgreSQL database, or back
    CopyStore(CopyStoreArgs),
    /// Write games of the server as files
    Export(ExportArgs),
    /// Take saved games into the server
    Import(ImportArgs),
    /// Write manual pages and shell completions into a folder
    Manual(ManualArgs),
    /// Show what there is and how to begin
    Welcome,
}

/// What is played.
#[derive(Args, Debug)]
pub struct WhatArgs {
    /// The game.
    #[arg(long, help = help::game(), default_value = help::default_game(), value_name = "GAME")]
    pub game: String,
    /// Modules.
    #[arg(long, help = help::modules(), value_delimiter = ',', value_name = "A,B")]
    pub modules: Vec<String>,
}

/// `luxor play`
#[derive(Args, Debug)]
#[command(after_help = help::play())]
pub struct PlayArgs {
    /// What is played.
    #[command(flatten)]
    pub what: WhatArgs,
    /// How many play, people and computer together
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Computer players: how many, or their names: gentle, greedy, clever, master, master:5s ...
    #[arg(long, value_name = "N|NAMES")]
    pub bots: Option<String>,
    /// The people who play, by name
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub people: Option<Vec<String>>,
    /// Who begins: a name or a seat number; otherwise drawn by lot
    #[arg(long, value_name = "WHO")]
    pub first: Option<String>,
    /// Make the game repeatable: the same number deals the same cards (anybody who knows it can foresee them)
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Play with your own component file
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// Where the game is saved
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["players", "modules", "bots", "people", "first", "components"]
    )]
    pub resume: Option<PathBuf>,
    /// Start the programs (cmd:...) that play in the saved game. Only for files you trust
    #[arg(long, requires = "resume")]
    pub programs: bool,
    /// Play on from a position (docs/position.md), which says the game, the modules and how many play
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume", "players", "modules", "first"])]
    pub position: Option<PathBuf>,
}

/// `luxor replay`
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The saved game
    pub file: PathBuf,
    /// See it as this player did: a name or a seat number. Without it a finished game is shown with all cards open,
    /// an unfinished one as a spectator sees it
    #[arg(long, value_name = "WHO")]
    pub seat: Option<String>,
    /// Begin at this turn
    #[arg(long, value_name = "N")]
    pub turn: Option<u32>,
    /// Write the position there as text, for luxor position and luxor play --position, and nothing else
    #[arg(long)]
    pub position: bool,
}

/// `luxor analyse`
#[derive(Args, Debug)]
#[command(after_help = "\
For every player, starting chance + luck + own play + play of the others = result. docs/analysis.md says what is
estimated and how. The same file, seed and depth give the same analysis on every machine.

Examples:
  luxor analyse game.jsonl                      a table, and the turning points
  luxor analyse game.jsonl --html report.html   a page to keep or to send
  luxor analyse game.jsonl --deeper --json      four times the work, for programs")]
pub struct AnalyseArgs {
    /// The saved game, which must be finished
    pub file: PathBuf,
    /// The whole analysis as JSON, for programs
    #[arg(long)]
    pub json: bool,
    /// Write a page with all of it
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Think four times as long
    #[arg(long, conflicts_with = "depth")]
    pub deeper: bool,
    /// Think so many times as long
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub depth: u32,
    /// Play-outs for each decision at depth 1, instead of the usual number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub play_outs: Option<u64>,
    /// The seed of all samples
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub seed: u64,
    /// Threads; by default as many as there are cores
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
}

/// `luxor manual`
#[derive(Args, Debug)]
pub struct ManualArgs {
    /// The folder, which gets `man` and `completions`
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub to: PathBuf,
}

/// `luxor position`
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  luxor replay game.jsonl --turn 12 --position > twelve.txt
  luxor position twelve.txt                    the table as the player sees it who decides
  luxor play --position twelve.txt             play on from there")]
pub struct PositionArgs {
    /// The position, as text
    pub file: PathBuf,
    /// See it as this player does: a seat number. Otherwise as the player who decides
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
    /// The component file it was played with, if that is your own
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
}

/// `luxor verify`
#[derive(Args, Debug)]
#[command(after_help = "\
Each game is exact (every move is legal and every fingerprint agrees), unfinished (exact so far, but the game is not
over), unverified (nothing contradicts the rules, but not everything could be checked) or diverged (from the named line
on, file and rules disagree).
A game made under rules that this program does not know is not judged: unsupported-generation.
The exit code is 1 if any game diverged or could not be read, otherwise 3 if any was made under other rules.")]
pub struct VerifyArgs {
    /// Saved games, or folders with them (*.jsonl), also in folders within
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// One JSON object for each file, for programs
    #[arg(long)]
    pub json: bool,
}

/// `luxor score`
#[derive(Args, Debug)]
#[command(after_help = help::score())]
pub struct ScoreArgs {
    /// What is played.
    #[command(flatten)]
    pub what: WhatArgs,
    /// One player: "Name: field=value, field=value"
    #[arg(long = "player", value_name = "TEXT")]
    pub players: Vec<String>,
    /// Count with your own component file
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// Read a JSON object from standard input (unless --player is given) and print one
    #[arg(long)]
    pub json: bool,
    /// List what can be answered
    #[arg(long)]
    pub fields: bool,
}

/// `luxor rules`
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The number of a rule or words.
    #[arg(help = help::rules(), value_name = "ID|WORDS")]
    pub what: Vec<String>,
}

/// `luxor components`
#[derive(Args, Debug)]
pub struct ComponentsArgs {
    /// What to do with it.
    #[command(subcommand)]
    pub verb: ComponentsVerb,
}

/// What can be done with a component file.
#[derive(Subcommand, Debug)]
pub enum ComponentsVerb {
    /// Check a component file; every fault is named with its line
    Check {
        /// The file
        file: PathBuf,
        /// The game.
        #[arg(long, help = help::game(), default_value = help::default_game(), value_name = "GAME")]
        game: String,
    },
    /// Print the component file that comes with the program
    Show {
        /// The game.
        #[arg(long, help = help::game(), default_value = help::default_game(), value_name = "GAME")]
        game: String,
    },
}

/// Reads a language by its code.
fn languages() -> impl TypedValueParser<Value = Language> {
    let known = Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.name()));
    let read = |code: String| Language::ALL.into_iter().find(|language| language.code() == code);
    PossibleValuesParser::new(known).try_map(move |code| read(code).ok_or("there is no such language"))
}

#[derive(Args, Debug)]
pub struct LearnArgs {
    /// The lesson, such as luxor/first; without it all lessons are listed
    pub lesson: Option<String>,
    /// The station to begin with, such as horus
    #[arg(long, value_name = "STATION")]
    pub from: Option<String>,
}
