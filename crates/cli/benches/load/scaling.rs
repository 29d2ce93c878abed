//! All figures of `docs/scaling.md`, as its tables.

use crate::across;
use crate::measurements::{Measurements, Run};
use std::time::Instant;

/// Moves a second where costs are compared: one of two processors is idle then.
const RATE: u64 = 400;

/// Each run takes so many seconds. Where nodes are compared that do not take processors from each other, each gets
/// `share` hundredths of one; 0 leaves this out.
pub async fn print_all(title: &str, seconds: u64, share: u64) {
    let started = Instant::now();
    let run = Run {
        tables: 100,
        rate: 0,
        seconds,
        title: title.into(),
        nodes: 0,
        together: false,
        rest: 0,
        share: 0,
        fast_commits: false,
        over_http: false,
    };
    println!("Machine: {}\n", machine());
    println!("100 tables of four, as fast as they can\n");
    head("store");
    for (nodes, together) in [(0, true), (1, true), (2, true), (3, true), (2, false), (3, false)] {
        let run = Run { nodes, together, ..run.clone() };
        row(&run.store(), &run.measure().await);
    }
    if share > 0 {
        print_shares(&run, share).await;
    }
    println!("\n100 tables of four, {RATE} moves a second together, and games at rest\n");
    head("games at rest");
    let run = Run { rate: RATE, ..run };
    for nodes in [0, 1] {
        for rest in [100, 10_000] {
            let run = Run { nodes, rest, ..run.clone() };
            row(&format!("{rest}, {}", run.store()), &run.measure().await);
        }
    }
    println!("\ntables of four, {RATE} moves a second together\n");
    head("tables");
    for nodes in [0, 1] {
        for tables in [10, 100, 1000] {
            let run = Run { nodes, tables, ..run.clone() };
            row(&format!("{tables}, {}", run.store()), &run.measure().await);
        }
    }
    println!("\nTwo nodes, one table, until the other node shows it\n");
    println!("| what | times | p50 | p99 | longest |\n|---|---|---|---|---|");
    let mut across = across::measure(200, title).await;
    let seen = [
        ("a move", &mut across.moves),
        ("an undo", &mut across.undos),
        ("who came or left", &mut across.presence),
    ];
    for (what, stats) in seen {
        let [p50, p99, longest] = [50, 99, 100].map(|percent| stats.percentile(percent));
        println!("| {what} | {} | {p50:.1} ms | {p99:.1} ms | {longest:.1} ms |", stats.count());
    }
    println!(
        "\nAll of it took {:.0} s; the machine was this busy at the end: {}",
        started.elapsed().as_secs_f64(),
        load()
    );
}

/// Nodes that have a part of a processor each, as if they were machines: what several do more than one shows how much
/// they get into each other's way.
async fn print_shares(run: &Run, share: u64) {
    println!("\n100 tables of four, as fast as they can, nodes with {share} % of a processor each\n");
    println!(
        "| nodes | moves a second | of one node | p50 | p99 | server, µs a move | database, µs a move | \
         processors idle | busy with other programs |\n|---|---|---|---|---|---|---|---|---|"
    );
    let mut one = None;
    for (nodes, together) in [(1, true), (2, true), (3, true), (2, false), (3, false)] {
        let run = Run { nodes, together, share, ..run.clone() };
        let Measurements { moves_a_second, p50, p99, server, database, idle, others, .. } =
            run.measure().await;
        let database = database.unwrap_or(0);
        let of_one = moves_a_second * 100 / (*one.get_or_insert(moves_a_second)).max(1);
        println!(
            "| {} | {moves_a_second} | {of_one} % | {p50:.1} ms | {p99:.1} ms | {server} | {database} | \
             {idle:.2} | {others:.2} |",
            run.nodes_in_words(),
        );
    }
}

fn head(first: &str) {
    println!(
        "| {first} | moves a second | p50 | p99 | server, µs a move | database, µs a move | KB a game |\n\
         |---|---|---|---|---|---|---|"
    );
}

fn row(first: &str, figures: &Measurements) {
    let Measurements { moves_a_second, p50, p99, server, kilobytes, .. } = figures;
    let database = figures.database.map_or("in the server".into(), |database| database.to_string());
    println!(
        "| {first} | {moves_a_second} | {p50:.1} ms | {p99:.1} ms | {server} | {database} | {kilobytes:.1} |"
    );
}

/// What it ran on.
fn machine() -> String {
    let processors = std::thread::available_parallelism().map_or(0, usize::from);
    format!("{processors} processors, {} {}; load {}", std::env::consts::OS, std::env::consts::ARCH, load())
}

/// Processes that wanted a processor in the last minutes, this benchmark included.
fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(2).collect::<Vec<_>>().join(", ")
}
