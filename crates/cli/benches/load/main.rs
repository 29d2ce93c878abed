//! Load test: acknowledged moves per second, their latency, and memory per game.
//!
//! The real program runs as its own process with its store on disk and default settings: every move is committed
//! before it is acknowledged. At each table four clients follow the game over WebSockets on loopback and play at
//! random, over the same connection or by HTTP, as soon as it is their turn or at a given rate. `cargo bench -p luxor
//! --bench load -- --help` lists the options.

mod across;
mod client;
#[path = "../../../store/tests/postgres/cluster.rs"]
mod cluster;
mod measurements;
mod place;
mod program;
mod scaling;
mod share;
mod stats;
mod stop;
mod table;

use clap::Parser;
use measurements::{Measurements, Run, addresses, start};
use place::Place;
use program::Program;
use share::Share;
use std::thread::sleep;
use std::time::Duration;
use stop::StopSignal;
use table::Table;
use tokio::runtime::Builder;

/// How long the client thread sleeps before it polls its sockets again. Waking for every message of four hundred
/// players would take CPU from the server on the same machine; the sleep counts as latency of the server.
const POLL_INTERVAL: Duration = Duration::from_micros(400);

/// The share of a processor that three nodes can have on two processors, beside the database and the clients.
const SHARE: u64 = 25;

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
    /// Connect the players of a table to the same node
    #[arg(long)]
    together: bool,
    /// Finished games that are in the store from the beginning
    #[arg(long, default_value_t = 0)]
    rest: u64,
    /// Moves a second of all tables together; 0 is as many as possible
    #[arg(long, default_value_t = 0)]
    rate: u64,
    /// Hundredths of a processor that each server gets, as if it had a machine of its own; 0 is all that it can use.
    /// Needs Linux and root. With --scaling this is for the table of nodes with a share; 0 leaves it out [default: 0;
    /// with --scaling 25]
    #[arg(long, value_name = "PERCENT")]
    share: Option<u64>,
    /// Makes all tables of docs/scaling.md instead, in about eight minutes
    #[arg(long)]
    scaling: bool,
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
    let share = args.share.unwrap_or(if args.scaling { SHARE } else { 0 });
    // Now, not after minutes of other figures.
    if share > 0
        && let Err(why) = Share::new(share)
    {
        eprintln!("{why}");
        std::process::exit(1);
    }
    if args.scaling {
        return runtime.block_on(scaling::print_all(&args.title, args.seconds, share));
    }
    if args.tables > 0 {
        runtime.block_on(speed(&args, share));
    }
    if args.games > 0 {
        runtime.block_on(memory(&args, share));
    }
}

/// Measures moves per second and their latency.
async fn speed(args: &Args, share: u64) {
    let run = Run {
        tables: args.tables,
        rate: args.rate,
        seconds: args.seconds,
        title: args.title.clone(),
        nodes: args.nodes,
        together: args.together,
        rest: args.rest,
        share,
        fast_commits: args.fast_commits,
        over_http: args.http,
    };
    let figures = run.measure().await;
    let Run { tables, seconds, title, rest, .. } = &run;
    println!("{tables} tables of 4 clients, {seconds} s of {title}, {}, {rest} games at rest", run.store());
    let Measurements { moves_a_second, p50, p99, longest, processors, server, kilobytes, .. } = figures;
    println!(
        "  {moves_a_second} acknowledged moves a second; p50 {p50:.1} ms, p99 {p99:.1} ms, longest {longest:.1} ms"
    );
    println!("  the server kept {processors:.2} processors busy, {server} µs for each move");
    if let Some(database) = figures.database {
        println!("  the database needed {database} µs of processor time for each move");
    }
    println!("  {kilobytes:.1} KB in the database for each game");
    let Measurements { idle, others, .. } = figures;
    println!("  {idle:.2} processors were idle; other programs kept {others:.2} busy");
}

/// Measures the memory of a server with many games in progress and every player connected.
async fn memory(args: &Args, share: u64) {
    let place = Place::new(args.nodes);
    let nodes = start(&place, args.nodes, args.fast_commits, share);
    let memory = || nodes.iter().map(Program::memory).sum::<u64>();
    let empty = memory();
    let mut tables = Vec::new();
    for number in 0..args.games {
        let mut table = Table::open(&addresses(&nodes, number, args.together), &args.title, number).await;
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
