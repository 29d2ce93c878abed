//! `luxor serve`: the page, for this computer or for everybody.

use super::data;
use crate::cli::ServeArgs;
use crate::fault::{Done, Fault};
use crate::paint;
use bots::Bots;
use server::{Config, FactoryBots, Limits, Server, asked_to_end};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use store::Durability;
use tracing_subscriber::EnvFilter;

/// What a computer player thinks about a decision where games are seeded, in play-outs: soon done on any machine.
const SEEDED_PLAYOUTS: u64 = 60;

/// Runs the verb.
pub fn run(args: &ServeArgs) -> Done {
    listen_to_logs(args.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs) -> Result<(), Fault> {
    let folder = data::folder(args.data.folder.as_deref())?;
    let _kept = data::keep(&folder)?;
    let durability = if args.fast_commits { Durability::Process } else { Durability::Power };
    let store = data::open(&folder, durability).await?;
    let playouts = args.seeded_games.then_some(SEEDED_PLAYOUTS);
    let bots = Arc::new(FactoryBots(Bots { playouts, ..Bots::default() }));
    let server = Server::bind(config(args)?, Arc::new(store), bots)
        .await
        .map_err(|error| Fault::wrong(format!("{} cannot be listened to: {error}", args.listen)))?;
    let address = server.address()?;
    let page = args.base_url.clone().unwrap_or_else(|| format!("http://{address}"));
    // Perhaps nobody reads it: a server serves all the same, and its log says where.
    let _ = greet(&page, &folder);
    server.run(asked_to_end()).await.map_err(|error| Fault::wrong(format!("the server stopped: {error}")))
}

fn greet(page: &str, folder: &Path) -> io::Result<()> {
    let mut out = anstream::stdout();
    writeln!(out, "\n  {}  {}", paint::gold("L U X O R"), paint::key(page))?;
    writeln!(out, "  {}\n", paint::faint(&folder.display().to_string()))?;
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
        base_url,
        behind_proxy: args.behind_proxy,
        seeded_games: args.seeded_games,
        limits: Limits {
            per_address: args.per_address,
            per_guest: args.per_guest,
            new_guests: args.new_guests,
            games: args.games_per_guest,
            thinking: args.thinking,
            ..Limits::default()
        },
    })
}

/// What is logged says LUXOR_LOG, such as `debug` or `server=debug`.
fn listen_to_logs(json: bool) {
    let filter = EnvFilter::try_from_env("LUXOR_LOG").unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second listener would hear nothing new.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
