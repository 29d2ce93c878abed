//! Load test: acknowledged moves per second, their latency, and memory per game.
//!
//! The real program runs as its own process with its store on disk and default settings: every move is committed
//! before it is acknowledged. At each table four clients follow the game over WebSockets on loopback and play at
//! random, over the same connection or by HTTP, as soon as it is their turn. `cargo bench -p luxor --bench load --
//! --help` lists the options.

mod client;
mod program;
mod stats;
mod stop;
mod table;

use clap::Parser;
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
    let program = Program::start(args.fast_commits);
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::open(&program.address, &args.title, number, args.http).await);
    }
    let stop = StopSignal::manual();
    let mut playing = JoinSet::new();
    for mut table in tables {
        let stop = stop.clone();
        playing.spawn(async move { table.play(&stop).await });
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (start, before) = (Instant::now(), program.processor_time());
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (end, spent) = (Instant::now(), program.processor_time() - before);
    stop.stop();
    let mut stats = Stats::default();
    for moves in playing.join_all().await {
        stats.add(moves.into_iter().filter(|sample| (start..end).contains(&sample.answered)));
    }
    println!("{} tables of 4 clients, {} s of {}", args.tables, args.seconds, args.title);
    println!("  {}", stats.line(args.seconds));
    let (processors, moves) = (spent.as_secs_f64() / args.seconds as f64, stats.count().max(1));
    let each = spent.as_micros() as usize / moves;
    println!("  the server kept {processors:.2} processors busy, {each} µs for each move");
}

/// Measures the memory of a server with many games in progress and every player connected.
async fn memory(args: &Args) {
    let program = Program::start(args.fast_commits);
    let empty = program.memory();
    let mut tables = Vec::new();
    for number in 0..args.games {
        let mut table = Table::open(&program.address, &args.title, number, args.http).await;
        table.play(&StopSignal::after(args.moves)).await;
        tables.push(table);
    }
    let full = program.memory();
    println!(
        "{} games of {} in progress, {} moves each, 4 clients connected",
        args.games, args.title, args.moves
    );
    println!("  {:.1} MB; {:.1} MB without games", full as f64 / 1e3, empty as f64 / 1e3);
}
