//! The command line as clap types. Doc comments here are the help texts, so they speak to players.

use crate::help;
pub use crate::store_args::{
    BackupArgs, CheckArgs, CopyStoreArgs, DataArgs, DeleteArgs, ExportArgs, ImportArgs, PurgeArgs,
    RestoreArgs, StatsArgs,
};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use std::net::{IpAddr, SocketAddr};
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
    /// Step through a game that was saved
    Replay(ReplayArgs),
    /// Show a position and what can be done in it
    Position(PositionArgs),
    /// Check saved games against the rules, move by move
    Verify(VerifyArgs),
    /// Let computer players play many games against each other
    Arena(ArenaArgs),
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

/// `luxor serve`: every setting of the server, with its option, its environment variable and its default.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  luxor serve                                  for this computer: http://127.0.0.1:8000
  luxor serve --listen 0.0.0.0                 for everybody in the house
  luxor serve --base-url https://luxor.example --behind-proxy
  luxor serve --config luxor.toml              settings from a file: per-guest = 20

An option counts more than its environment variable, and that more than the file. Where a number is 0 there is no
limit. LUXOR_LOG=debug logs more. docs/hosting.md tells the rest.")]
pub struct ServeArgs {
    /// A file with settings: the options below by name, in TOML
    #[arg(long, env = "LUXOR_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Where to listen; without a port on 8000
    #[arg(long, env = "LUXOR_LISTEN", default_value = "127.0.0.1:8000", value_parser = listen, value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// Where to answer /metrics and /healthz for monitoring, instead of on the public address
    #[arg(long, env = "LUXOR_METRICS_LISTEN", value_parser = listen, value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
    /// The address people use; with https cookies are for TLS only
    #[arg(long, env = "LUXOR_BASE_URL", value_name = "URL")]
    pub base_url: Option<String>,
    /// A proxy stands in front: believe its X-Forwarded-For
    #[arg(long, env = "LUXOR_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Requests a second from one address
    #[arg(long, env = "LUXOR_PER_ADDRESS", default_value_t = LIMITS.per_address, value_name = "N")]
    pub per_address: u32,
    /// Commands a second from one guest
    #[arg(long, env = "LUXOR_PER_GUEST", default_value_t = LIMITS.per_guest, value_name = "N")]
    pub per_guest: u32,
    /// New guests an hour from one address
    #[arg(long, env = "LUXOR_NEW_GUESTS", default_value_t = LIMITS.new_guests, value_name = "N")]
    pub new_guests: u32,
    /// Connections open at the same time from one address
    #[arg(long, env = "LUXOR_CONNECTIONS_PER_ADDRESS", default_value_t = LIMITS.connections_per_address, value_name = "N")]
    pub connections_per_address: usize,
    /// Unfinished games of one guest
    #[arg(long, env = "LUXOR_GAMES_PER_GUEST", default_value_t = LIMITS.games, value_name = "N")]
    pub games_per_guest: u64,
    /// Unfinished games of one guest in which only computers play
    #[arg(long, env = "LUXOR_BOT_GAMES_PER_GUEST", default_value_t = LIMITS.bot_games, value_name = "N")]
    pub bot_games_per_guest: u64,
    /// Moves kept in all games of one guest together
    #[arg(long, env = "LUXOR_RECORDS_PER_GUEST", default_value_t = LIMITS.records_per_guest, value_name = "N")]
    pub records_per_guest: u64,
    /// Size of the database, in megabytes, from which on no new games begin
    #[arg(long, env = "LUXOR_DATABASE_MEGABYTES", default_value_t = LIMITS.database >> 20, value_name = "N")]
    pub database_megabytes: u64,
    /// Moves of a game that is opened from a file
    #[arg(long, env = "LUXOR_IMPORT_RECORDS", default_value_t = LIMITS.import_records, value_name = "N")]
    pub import_records: usize,
    /// Computer players thinking at the same time; 0 leaves one processor free
    #[arg(long, env = "LUXOR_THINKING", default_value_t = LIMITS.thinking, value_name = "N")]
    pub thinking: usize,
    /// Do not wait for the disk: quicker, but a power failure can take the last moments back
    #[arg(long, env = "LUXOR_FAST_COMMITS")]
    pub fast_commits: bool,
    /// Log as JSON, for programs
    #[arg(long, env = "LUXOR_LOG_JSON")]
    pub log_json: bool,
    /// For tests: clients may choose the seed of a game, and computer players think the same on any machine
    #[arg(long, hide = true)]
    pub seeded_games: bool,
}

/// The defaults of the limits.
const LIMITS: server::Limits = server::Limits::DEFAULT;

/// The port without which an address can be given.
const PORT: u16 = 8000;

/// An address to listen on, with or without a port.
fn listen(text: &str) -> Result<SocketAddr, String> {
    let alone = text.trim_matches(['[', ']']).parse::<IpAddr>().map(|address| SocketAddr::new(address, PORT));
    text.parse().or(alone).map_err(|_| "an address reads 127.0.0.1:8000, [::]:8000 or 0.0.0.0".into())
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
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "modules", "bots", "people", "first", "components"])]
    pub resume: Option<PathBuf>,
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
A game made under rules that this program does not know is not judged: other-law.
The exit code is 1 if any game diverged or could not be read, otherwise 3 if any was made under another law.")]
pub struct VerifyArgs {
    /// Saved games, or folders with them (*.jsonl), also in folders within
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// One JSON object for each file, for programs
    #[arg(long)]
    pub json: bool,
}

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
