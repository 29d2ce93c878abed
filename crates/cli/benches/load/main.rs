//! How many moves a second a server acknowledges, how long each waits, and how much memory games take.
//!
//! The real program runs on its own with its store on disk, as it comes: every move is committed before it is answered.
//! Real connections come over loopback: at each table four clients listen to their WebSockets and play at random, over
//! the same connection or by HTTP, as soon as it is their turn. `cargo bench -p luxor --bench load -- --help` says what can be changed.

mod client;
mod enough;
mod figures;
mod program;
mod table;

use clap::Parser;
use enough::Enough;
use figures::Figures;
use program::Program;
use std::thread::sleep;
use std::time::{Duration, Instant};
use table::Table;
use tokio::runtime::Builder;
use tokio::task::JoinSet;

/// How long the clients let messages gather before they read them. Woken for each of them, four hundred players on the
/// machine of the server would take it from the server every time; what they wait counts as waiting for the server.
const LOOK_UP: Duration = Duration::from_micros(400);

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
    // One thread, that looks up now and then: the processors are left for the server.
    let runtime =
        Builder::new_current_thread().enable_all().on_thread_park(|| sleep(LOOK_UP)).build().unwrap();
    if args.tables > 0 {
        runtime.block_on(speed(&args));
    }
    if args.games > 0 {
        runtime.block_on(memory(&args));
    }
}

/// Moves a second, and how long they wait for their answer.
async fn speed(args: &Args) {
    let program = Program::start(args.fast_commits);
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::open(&program.address, &args.title, number, args.http).await);
    }
    let enough = Enough::when_told();
    let mut playing = JoinSet::new();
    for mut table in tables {
        let enough = enough.clone();
        playing.spawn(async move { table.play(&enough).await });
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (start, before) = (Instant::now(), program.processor_time());
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (end, spent) = (Instant::now(), program.processor_time() - before);
    enough.say();
    let mut figures = Figures::default();
    for moves in playing.join_all().await {
        figures.add(moves.into_iter().filter(|moved| (start..end).contains(&moved.answered)));
    }
    println!("{} tables of 4 clients, {} s of {}", args.tables, args.seconds, args.title);
    println!("  {}", figures.line(args.seconds));
    let (processors, moves) = (spent.as_secs_f64() / args.seconds as f64, figures.count().max(1));
    let each = spent.as_micros() as usize / moves;
    println!("  the server kept {processors:.2} processors busy, {each} µs for each move");
}

/// The memory of a server with many games in progress, every player connected.
async fn memory(args: &Args) {
    let program = Program::start(args.fast_commits);
    let empty = program.memory();
    let mut tables = Vec::new();
    for number in 0..args.games {
        let mut table = Table::open(&program.address, &args.title, number, args.http).await;
        table.play(&Enough::after(args.moves)).await;
        tables.push(table);
    }
    let full = program.memory();
    println!(
        "{} games of {} in progress, {} moves each, 4 clients connected",
        args.games, args.title, args.moves
    );
    println!("  {:.1} MB; {:.1} MB without games", full as f64 / 1e3, empty as f64 / 1e3);
}
