//! The settings of `luxor serve`. Doc comments here are the help texts.

use crate::store_args::DataArgs;
use clap::{Args, value_parser};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

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
    #[arg(
        long,
        env = "LUXOR_CONNECTIONS_PER_ADDRESS",
        default_value_t = LIMITS.connections_per_address,
        value_name = "N"
    )]
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
    /// Moves of one game from which on nothing is taken back
    #[arg(long, env = "LUXOR_RECORDS_PER_GAME", default_value_t = LIMITS.records_per_game, value_name = "N")]
    pub records_per_game: u64,
    /// Size of the database, in megabytes, from which on no new games begin
    #[arg(long, env = "LUXOR_DATABASE_MEGABYTES", default_value_t = LIMITS.database >> 20, value_name = "N")]
    pub database_megabytes: u64,
    /// Moves of a game that is opened from a file
    #[arg(long, env = "LUXOR_IMPORT_RECORDS", default_value_t = LIMITS.import_records, value_name = "N")]
    pub import_records: usize,
    /// Games opened from files at the same time; others wait
    #[arg(long, env = "LUXOR_IMPORTS", default_value_t = LIMITS.imports, value_parser = at_least_one, value_name = "N")]
    pub imports: usize,
    /// Entries in one answer with the log of a game
    #[arg(long, env = "LUXOR_LOG_PAGE", default_value_t = LIMITS.log_page, value_name = "N")]
    pub log_page: usize,
    /// Games in one answer with the games of a guest
    #[arg(
        long,
        env = "LUXOR_LIST_PAGE",
        default_value_t = LIMITS.list_page,
        value_parser = value_parser!(u32).range(1..=1000),
        value_name = "N"
    )]
    pub list_page: u32,
    /// Open WebSockets in total
    #[arg(long, env = "LUXOR_SOCKETS", default_value_t = LIMITS.sockets, value_name = "N")]
    pub sockets: usize,
    /// Size of a request, in kilobytes
    #[arg(
        long,
        env = "LUXOR_REQUEST_KILOBYTES",
        default_value_t = LIMITS.body >> 10,
        value_parser = at_least_one,
        value_name = "N"
    )]
    pub request_kilobytes: usize,
    /// Size of a file with a game, in kilobytes
    #[arg(
        long,
        env = "LUXOR_FILE_KILOBYTES",
        default_value_t = LIMITS.transcript >> 10,
        value_parser = at_least_one,
        value_name = "N"
    )]
    pub file_kilobytes: usize,
    /// Size of a message over a WebSocket, in kilobytes
    #[arg(
        long,
        env = "LUXOR_MESSAGE_KILOBYTES",
        default_value_t = LIMITS.message >> 10,
        value_parser = at_least_one,
        value_name = "N"
    )]
    pub message_kilobytes: usize,
    /// Seconds after which a connection without a complete head of a request is closed
    #[arg(
        long,
        env = "LUXOR_HEAD_TIMEOUT",
        default_value_t = LIMITS.head.as_secs(),
        value_parser = value_parser!(u64).range(1..),
        value_name = "SECONDS"
    )]
    pub head_timeout: u64,
    /// Seconds after which a request is given up
    #[arg(
        long,
        env = "LUXOR_REQUEST_TIMEOUT",
        default_value_t = LIMITS.request.as_secs(),
        value_parser = value_parser!(u64).range(1..),
        value_name = "SECONDS"
    )]
    pub request_timeout: u64,
    /// Seconds between two pings of a WebSocket; who misses two is disconnected
    #[arg(
        long,
        env = "LUXOR_PING_INTERVAL",
        default_value_t = LIMITS.ping.as_secs(),
        value_parser = value_parser!(u64).range(1..),
        value_name = "SECONDS"
    )]
    pub ping_interval: u64,
    /// Seconds after which a game that nobody uses leaves the memory
    #[arg(
        long,
        env = "LUXOR_IDLE_TIMEOUT",
        default_value_t = LIMITS.idle.as_secs(),
        value_parser = value_parser!(u64).range(1..),
        value_name = "SECONDS"
    )]
    pub idle_timeout: u64,
    /// Seconds after which a client that takes nothing is disconnected
    #[arg(
        long,
        env = "LUXOR_SEND_TIMEOUT",
        default_value_t = LIMITS.send.as_secs(),
        value_parser = value_parser!(u64).range(1..),
        value_name = "SECONDS"
    )]
    pub send_timeout: u64,
    /// Delete games that nobody touched for so many days; 0 deletes nothing
    #[arg(long, env = "LUXOR_EXPIRE_AFTER", default_value_t = 0, value_name = "DAYS")]
    pub expire_after: u32,
    /// Announce that to their players so many days before
    #[arg(
        long,
        env = "LUXOR_EXPIRE_NOTICE",
        default_value_t = 30,
        value_parser = value_parser!(u32).range(1..),
        value_name = "DAYS"
    )]
    pub expire_notice: u32,
    /// Computer players thinking at the same time; 0 leaves one processor free
    #[arg(long, env = "LUXOR_THINKING", default_value_t = LIMITS.thinking, value_name = "N")]
    pub thinking: usize,
    /// Finished games analysed at the same time; 0 offers no analysis
    #[arg(long, env = "LUXOR_ANALYSES", default_value_t = LIMITS.analyses, value_name = "N")]
    pub analyses: usize,
    /// Analyses that may wait for their turn
    #[arg(long, env = "LUXOR_ANALYSIS_QUEUE", default_value_t = LIMITS.analysis_queue, value_name = "N")]
    pub analysis_queue: usize,
    /// The deepest analysis that can be asked for: so many times the usual work
    #[arg(
        long,
        env = "LUXOR_ANALYSIS_DEPTH",
        default_value_t = LIMITS.analysis_depth,
        value_parser = value_parser!(u32).range(1..=1000),
        value_name = "N"
    )]
    pub analysis_depth: u32,
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

fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| "a number from 1 on".into())
}
