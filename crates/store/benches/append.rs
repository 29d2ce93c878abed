//! Measures appending: 100 games, each of which appends its next record as soon as the last one is committed.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, GameRecord, LogRecord, Sqlite, State, Store};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// Number of games.
const GAMES: u64 = 100;

/// Records per game.
const RECORDS: u64 = 300;

/// Numbers of concurrent appends to measure.
const AT_ONCE: [u64; 2] = [100, 20];

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    for at_once in AT_ONCE {
        let folder = TempDir::new().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
        for number in 0..GAMES {
            store.create_game(game(number), Vec::new()).await.unwrap();
        }
        measure(&format!("append, {at_once} at once"), GAMES * RECORDS, append_all(&store, at_once)).await;
        measure(&format!("read a game of {RECORDS}"), GAMES, read_all(&store)).await;
        store.close().await.unwrap();
    }
}

/// Appends all records; each task serves its share of the games in turn.
async fn append_all(store: &Arc<dyn Store>, at_once: u64) {
    let mut playing = JoinSet::new();
    for first in 0..at_once {
        let store = store.clone();
        playing.spawn(async move {
            for after in 0..RECORDS {
                for game in (first..GAMES).step_by(at_once as usize) {
                    store.append(append(game, after)).await.unwrap();
                }
            }
        });
    }
    while let Some(played) = playing.join_next().await {
        played.unwrap();
    }
}

/// Reads every game once.
async fn read_all(store: &Arc<dyn Store>) {
    for game in 0..GAMES {
        assert_eq!(store.records(&id(game)).await.unwrap().len() as u64, RECORDS);
    }
}

/// Prints rate, CPU time and bytes written per operation.
async fn measure(what: &str, count: u64, work: impl Future<Output = ()>) {
    let (clock, busy, written) = (Instant::now(), processor_time(), written());
    work.await;
    let (clock, busy) = (clock.elapsed().as_secs_f64(), processor_time() - busy);
    let micros = busy.as_secs_f64() * 1e6 / count as f64;
    let rate = count as f64 / clock;
    let written = (self::written() - written) / count;
    println!("{what:24} {rate:9.0}/s {micros:7.1} µs CPU each, {written:6} bytes written each");
}

/// CPU time of this process; 0 where `/proc` does not report it.
fn processor_time() -> Duration {
    let threads = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let texts = threads.filter_map(|thread| fs::read_to_string(thread.path().join("schedstat")).ok());
    Duration::from_nanos(texts.filter_map(|texts| texts.split_whitespace().next()?.parse::<u64>().ok()).sum())
}

/// Bytes written by this process; 0 where `/proc` does not report them.
fn written() -> u64 {
    let texts = fs::read_to_string("/proc/self/io").unwrap_or_default();
    texts.lines().find_map(|line| line.strip_prefix("wchar: ")?.parse().ok()).unwrap_or(0)
}

/// Ids look random, as in production: games created one after another are not adjacent in the index.
fn id(game: u64) -> String {
    format!("{:016x}", (game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn game(number: u64) -> GameRecord {
    GameRecord {
        id: id(number),
        title: "luxor".into(),
        state: State::Running,
        wish: serde_json::json!({ "players": 4 }),
        opening: Some("{\"luxor\":1}\n".repeat(200)),
        seed: Some([7; 32]),
        commitment: None,
        invite: None,
        watch: None,
        base: 0,
        length: 0,
        decider: Some(0),
        patience: 120,
        rewrites: 0,
        next: None,
        created: 0,
        updated: 0,
        expires: None,
        seats: Vec::new(),
        hosts: Vec::new(),
    }
}

/// A record about as long as those of Luxor.
fn append(game: u64, after: u64) -> Append {
    let lines = format!(
        "{{\"seat\":{},\"do\":\"play 3 of 5\",\"chance_outcomes\":[{{\"draw\":{after},\"seen\":[0]}}]}}\n\
         {{\"turn\":{after},\"fingerprint\":\"{:032x}\",\"to\":\"{game}\"}}\n",
        after % 4,
        u128::from(after).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835),
    );
    Append {
        game: id(game),
        after,
        records: vec![LogRecord { lines, command: Some(format!("{}:{after:04}", after % 4)) }],
        decider: Some((after % 4) as u8),
        state: State::Running,
        seats: None,
        now: 1_700_000_000_000 + after as i64,
        fence: None,
    }
}
