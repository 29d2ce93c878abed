//! The arguments of the verbs that work on the games of a server.

use clap::Args;
use std::path::PathBuf;

/// The server whose games are meant.
#[derive(Args, Debug, Default)]
pub struct DataArgs {
    /// Where games are kept; by default the data folder of this user
    #[arg(long = "data", value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// A PostgreSQL database instead: postgres://user@host/database; also by LUXOR_STORE
    #[arg(long = "store", value_name = "URL", conflicts_with = "folder")]
    store: Option<StoreUrl>,
}

impl DataArgs {
    /// Where the games are. A folder that was named wins over the environment variable.
    pub fn location(&self) -> StoreLocation {
        let from_environment = || std::env::var("LUXOR_STORE").ok().filter(|url| !url.is_empty());
        let url = self.store.as_ref().map(|url| url.0.clone());
        match (url, &self.folder) {
            (Some(url), _) => StoreLocation::Postgres(url),
            (None, Some(folder)) => StoreLocation::Folder(Some(folder.clone())),
            (None, None) => from_environment().map_or(StoreLocation::Folder(None), StoreLocation::Postgres),
        }
    }
}

/// Where games are kept.
pub enum StoreLocation {
    /// In a folder; `None` is the default one.
    Folder(Option<PathBuf>),
    /// In the database with this address.
    Postgres(String),
}

impl StoreLocation {
    /// A location named on the command line: the address of a database, or a folder.
    pub fn named(text: &str) -> StoreLocation {
        match text.starts_with("postgres://") || text.starts_with("postgresql://") {
            true => StoreLocation::Postgres(text.into()),
            false => StoreLocation::Folder(Some(text.into())),
        }
    }
}

/// The address of a database, which can hold a password: it is never printed.
#[derive(Clone)]
struct StoreUrl(String);

impl From<String> for StoreUrl {
    /// Checked when it is opened: clap would print an invalid one.
    fn from(url: String) -> Self {
        StoreUrl(url)
    }
}

impl std::fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StoreUrl")
    }
}

/// `luxor stats`
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor delete`
#[derive(Args, Debug)]
#[command(after_help = "\
There is no way back: make a backup first, or export the games. The server may run; pages that show such a game are told
that it does not exist.")]
pub struct DeleteArgs {
    /// The ids of games, as in the addresses of their pages
    #[arg(required = true, value_name = "GAME")]
    pub games: Vec<String>,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor purge`
#[derive(Args, Debug)]
#[command(after_help = "\
Without --yes it only lists what would be deleted. Nothing is ever deleted by itself.")]
pub struct PurgeArgs {
    /// Games that nobody touched for so many days
    #[arg(long, value_name = "DAYS")]
    pub idle: u32,
    /// Only games that are over
    #[arg(long)]
    pub over: bool,
    /// Delete them
    #[arg(long)]
    pub yes: bool,
    /// Whose games.
    #[command(flatten)]
    pub data: DataArgs,
}

/// `luxor copy-store`
#[derive(Args)]
#[command(after_help = "\
Copies every game, guest, seat and code into an empty place, reads it back and compares it game by game. No server may
use either of them.
Examples:
  luxor copy-store ~/.local/share/luxor postgres://luxor@localhost/luxor
  luxor copy-store postgres://luxor@localhost/luxor new-folder")]
pub struct CopyStoreArgs {
    /// A data folder, or the address of a PostgreSQL database
    #[arg(value_name = "FROM")]
    pub from: String,
    /// An empty one of either kind
    #[arg(value_name = "TO")]
    pub to: String,
}

impl std::fmt::Debug for CopyStoreArgs {
    /// Leaves out the addresses, which can hold passwords.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CopyStoreArgs")
    }
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
Prints where each game is found on the page: a finished game for everybody, \
an unfinished one for the person who opens its
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
