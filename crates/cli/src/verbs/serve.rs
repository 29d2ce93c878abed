//! `luxor serve`: runs the server.

use super::data::{self, Own};
use crate::cli::ServeArgs;
use crate::fault::{Done, Fault};
use bots::Bots;
use server::{Config, Expiry, Limits, NodeTimes, Server, shutdown_signal};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use store::Durability;
use terminal::paint;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::{fmt, util::SubscriberInitExt};

/// Playouts per decision of bots where clients may choose seeds: quick on any machine, and reproducible.
const SEEDED_PLAYOUTS: u64 = 60;

/// Runs the verb.
pub fn run(args: &ServeArgs) -> Done {
    init_logging(args.log_json)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs) -> Result<(), Fault> {
    let durability = if args.fast_commits { Durability::Process } else { Durability::Power };
    let Own { store, place, lock: _lock } = data::open(&args.data.location(), durability).await?;
    let playouts = args.seeded_games.then_some(SEEDED_PLAYOUTS);
    let bots = Arc::new(Bots { playouts, ..Bots::default() });
    let server = Server::bind(config(args)?, store, bots)
        .await
        .map_err(|error| Fault::wrong(format!("{} cannot be listened to: {error}", args.listen)))?;
    let address = server.address()?;
    let page = args.base_url.clone().unwrap_or_else(|| format!("http://{}", reachable(address)));
    let shutdown = shutdown_signal();
    // Standard output may be closed; the server runs all the same, and its log has the address.
    let _ = print_address(&page, &place);
    server.run(shutdown).await.map_err(|error| Fault::wrong(format!("the server stopped: {error}")))
}

/// An address at which others reach a server that listens on all of them.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    let ip = own_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    SocketAddr::new(ip, address.port())
}

/// The address of this computer in its network: the one it would use to reach another network.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documents. Connecting a UDP socket sends nothing; it only chooses a way.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified()).then_some(ip)
}

fn print_address(page: &str, place: &str) -> io::Result<()> {
    let mut out = anstream::stdout();
    writeln!(out, "\n  {}  {}", paint::gold("L U X O R"), paint::key(page))?;
    writeln!(out, "  {}\n", paint::faint(place))?;
    out.flush()
}

fn config(args: &ServeArgs) -> Result<Config, Fault> {
    let base_url = args.base_url.as_ref().map(|url| url.trim_end_matches('/').to_string());
    if let Some(url) = &base_url
        && !url.starts_with("https://")
        && !url.starts_with("http://")
    {
        return Err(Fault::usage(format!("--base-url begins with https:// or http://, not {url:?}")));
    }
    Ok(Config {
        listen: args.listen,
        metrics_listen: args.metrics_listen,
        base_url,
        behind_proxy: args.behind_proxy,
        seeded_games: args.seeded_games,
        expiry: expiry(args)?,
        node: NodeTimes::DEFAULT,
        limits: Limits {
            per_address: args.per_address,
            per_guest: args.per_guest,
            new_guests: args.new_guests,
            connections_per_address: args.connections_per_address,
            games: args.games_per_guest,
            bot_games: args.bot_games_per_guest,
            records_per_guest: args.records_per_guest,
            records_per_game: args.records_per_game,
            database: args.database_megabytes.saturating_mul(1 << 20),
            import_records: args.import_records,
            imports: args.imports,
            log_page: args.log_page,
            list_page: args.list_page,
            sockets: args.sockets,
            body: args.request_kilobytes.saturating_mul(1 << 10),
            transcript: args.file_kilobytes.saturating_mul(1 << 10),
            message: args.message_kilobytes.saturating_mul(1 << 10),
            head: Duration::from_secs(args.head_timeout),
            request: Duration::from_secs(args.request_timeout),
            send: Duration::from_secs(args.send_timeout),
            ping: Duration::from_secs(args.ping_interval),
            idle: Duration::from_secs(args.idle_timeout),
            thinking: args.thinking,
            analyses: args.analyses,
            analysis_queue: args.analysis_queue,
            analysis_depth: args.analysis_depth,
            // Not a limit of clients: systemd waits longer than this.
            shutdown: Limits::DEFAULT.shutdown,
        },
    })
}

/// When games that nobody touches go away.
fn expiry(args: &ServeArgs) -> Result<Option<Expiry>, Fault> {
    let (after, notice) = (args.expire_after, args.expire_notice);
    if after == 0 {
        return Ok(None);
    }
    if notice > after {
        return Err(Fault::usage(format!(
            "--expire-notice: a game that is deleted after {after} days cannot be announced {notice} days before"
        )));
    }
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 3600);
    Ok(Some(Expiry { after: days(after), notice: days(notice) }))
}

/// Sets up logging; LUXOR_LOG filters it, such as `debug` or `server=debug`.
fn init_logging(json: bool) -> Result<(), Fault> {
    let filter = std::env::var("LUXOR_LOG").unwrap_or_default();
    let filter = if filter.is_empty() { "warn,server=info" } else { &filter };
    let filter: Targets = filter.parse().map_err(|error| {
        Fault::usage(format!(
            "LUXOR_LOG: {error}; what is logged is said by levels, such as debug or warn,server=info"
        ))
    })?;
    let layer = fmt::layer().with_writer(std::io::stderr);
    let layer = if json { layer.json().boxed() } else { layer.boxed() };
    // Fails only if a subscriber is installed already.
    let _ = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
    Ok(())
}
