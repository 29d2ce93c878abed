//! Load test: acknowledged moves per second, their latency, and memory per game.
//!
//! The real program runs as its own process with its store on disk and default settings: every move is committed
//! before it is acknowledged. At each table four clients follow the game over WebSockets on loopback and play at
//! random, over the same connection or by HTTP, as soon as it is their turn. `cargo bench -p luxor --bench load --
//! --help` lists the options.

mod client;
#[path = "../../../store/tests/postgres/cluster.rs"]
mod cluster;
mod place;
mod program;
mod stats;
mod stop;
mod table;

use clap::Parser;
use place::Place;
use program::Program;
use stats::Stats;
use std::thread::sleep;
use std::time::{Duration, Instant};
use stop::StopSignal;
use table::Table;
use tokio::runtime::Builder;
use tokio::task::JoinSet;

/// How long the client thread sleeps before it polls its sockets again. Waking for every message of four hundred
/// players would take CPU from the server on the same machine; the sleep counts as latency of the server.
const POLL_INTERVAL: Duration = Duration::from_micros(400);

/// How many moves a second a server acknowledges, and how much memory games take.
#[derive(Parser)]
struct Args {
    /// Tables of four at which moves are made; 0 measures memory alone
    #[arg(long, default_value_t = 100)]
    tables: u64,
    /// For so many seconds, after one to warm up
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Tables of four in progress when memory is measured; 0 measures speed alone
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many moves each of them has
    #[arg(long, default_value_t = 60)]
    moves: u64,
    /// The title
    #[arg(long, default_value = "luxor")]
    title: String,
    /// Nodes that share a PostgreSQL database; 0 is one server with its own SQLite file. The players of a table are
    /// connected to different nodes
    #[arg(long, default_value_t = 0)]
    nodes: usize,
    /// Finished games that are in the store from the beginning
    #[arg(long, default_value_t = 0)]
    rest: u64,
    /// Let the server not wait for the disk
    #[arg(long)]
    fast_commits: bool,
    /// Send each command as an HTTP request, not over the WebSocket
    #[arg(long)]
    http: bool,
    /// What cargo says
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() {
    let args = Args::parse();
    // A single client thread that polls in intervals leaves the CPU to the server.
    let runtime =
        Builder::new_current_thread().enable_all().on_thread_park(|| sleep(POLL_INTERVAL)).build().unwrap();
    if args.tables > 0 {
        runtime.block_on(speed(&args));
    }
    if args.games > 0 {
        runtime.block_on(memory(&args));
    }
}

/// Measures moves per second and their latency.
async fn speed(args: &Args) {
    let place = Place::new(args.nodes);
    if args.rest > 0 {
        place.fill(args.rest).await;
    }
    let nodes = start(args, &place);
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::open(&addresses(&nodes, number), &args.title, number, args.http).await);
    }
    let stop = StopSignal::manual();
    let mut playing = JoinSet::new();
    for mut table in tables {
        let stop = stop.clone();
        playing.spawn(async move { table.play(&stop).await });
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let spent = || nodes.iter().map(Program::processor_time).sum::<Duration>();
    let (start, before, database_before) = (Instant::now(), spent(), place.processor_time());
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (end, spent, database) = (Instant::now(), spent() - before, place.processor_time() - database_before);
    stop.stop();
    let mut stats = Stats::default();
    for moves in playing.join_all().await {
        stats.add(moves.into_iter().filter(|sample| (start..end).contains(&sample.answered)));
    }
    let store = match args.nodes {
        0 => "SQLite".into(),
        nodes => format!("PostgreSQL with {nodes} nodes"),
    };
    let (tables, seconds, title, rest) = (args.tables, args.seconds, &args.title, args.rest);
    println!("{tables} tables of 4 clients, {seconds} s of {title}, {store}, {rest} games at rest");
    println!("  {}", stats.line(args.seconds));
    let (processors, moves) = (spent.as_secs_f64() / args.seconds as f64, stats.count().max(1));
    let each = spent.as_micros() as usize / moves;
    println!("  the server kept {processors:.2} processors busy, {each} µs for each move");
    if args.nodes > 0 {
        println!(
            "  the database needed {} µs of processor time for each move",
            database.as_micros() as usize / moves
        );
    }
    drop(nodes);
    let (bytes, games) = place.size().await;
    println!(
        "  {:.1} KB in the database for each of {games} games",
        bytes as f64 / 1e3 / games.max(1) as f64
    );
}

/// The servers of a run.
fn start(args: &Args, place: &Place) -> Vec<Program> {
    (0..args.nodes.max(1)).map(|_| Program::start(place, args.fast_commits)).collect()
}

/// The addresses at which the players of a table are connected: each at the next node.
fn addresses(nodes: &[Program], table: u64) -> Vec<String> {
    let from = table as usize;
    (from..from + 4).map(|at| nodes[at % nodes.len()].address.clone()).collect()
}

/// Measures the memory of a server with many games in progress and every player connected.
async fn memory(args: &Args) {
    let place = Place::new(args.nodes);
    let nodes = start(args, &place);
    let memory = || nodes.iter().map(Program::memory).sum::<u64>();
    let empty = memory();
    let mut tables = Vec::new();
    for number in 0..args.games {
        let mut table = Table::open(&addresses(&nodes, number), &args.title, number, args.http).await;
        table.play(&StopSignal::after(args.moves)).await;
        tables.push(table);
    }
    let full = memory();
    println!(
        "{} games of {} in progress, {} moves each, 4 clients connected",
        args.games, args.title, args.moves
    );
    println!("  {:.1} MB; {:.1} MB without games", full as f64 / 1e3, empty as f64 / 1e3);
}
