//! The arguments of the verbs that work on the games of a server.

use clap::Args;
use std::path::PathBuf;

/// The server whose games are meant.
#[derive(Args, Debug, Default)]
pub struct DataArgs {
    /// Where games are kept; by default the data folder of this user
    #[arg(long = "data", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

/// `luxor backup`
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The new file; it must not exist yet
    pub file: PathBuf,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor export`
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  luxor export 0fq3v8h2k5m7n9pr         one game, into this folder
  luxor export --all --to games         every game that has begun")]
pub struct ExportArgs {
    /// The id of a game, as in the address of its page
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    pub game: Option<String>,
    /// Every game that has begun
    #[arg(long)]
    pub all: bool,
    /// Into this folder
    #[arg(long, value_name = "DIR")]
    pub to: Option<PathBuf>,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor import`
#[derive(Args, Debug)]
#[command(after_help = "\
Prints where each game is found on the page: a finished game for everybody, an unfinished one for whoever opens its
address first (within a day).")]
pub struct ImportArgs {
    /// Saved games
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// For tests: what is still to come flows from this text
    #[arg(long, hide = true)]
    pub seed: Option<String>,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor restore`
#[derive(Args, Debug)]
#[command(after_help = "\
The server must not run. The backup is checked first: its checksum, the database in it, and every game. What was there
before is moved into a folder beside it, nothing is deleted.")]
pub struct RestoreArgs {
    /// A file made by luxor backup
    pub file: PathBuf,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor check`
#[derive(Args, Debug)]
#[command(after_help = "\
Checks that the database is whole and that every game replays by the rules, and says so game by game. Nothing is
changed, and the server may run. The exit code is 1 if anything is damaged, otherwise 3 if a game was made under rules
that this program does not know.")]
pub struct CheckArgs {
    /// A file made by luxor backup, instead of the games of the server
    #[arg(conflicts_with = "folder")]
    pub file: Option<PathBuf>,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}
