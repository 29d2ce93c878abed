//! Measures appending: 100 games, each of which appends its next record as soon as the last one is committed. Then the
//! statistics of a guest who has played very many games.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, GameRecord, GuestId, LogRecord, SeatRecord, Sqlite, State, Store};
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
    statistics().await;
}

/// Finished games of the guest whose statistics are measured.
const FINISHED: u64 = 5_000;

/// How often they are read.
const READINGS: u64 = 20;

/// A guest with very many finished games, among as many of others.
async fn statistics() {
    let folder = TempDir::new().unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
    let guests =
        [store.create_guest([1; 32], 0).await.unwrap(), store.create_guest([2; 32], 0).await.unwrap()];
    for number in 0..2 * FINISHED {
        let result: Vec<_> = (0..4u64)
            .map(|seat| {
                let rank = 1 + (seat + number) % 4;
                let part = |of: u64| (number * 7 + seat * of) % 30;
                let parts = serde_json::json!({ "collected": part(3), "keys": part(5), "position": part(7),
                    "sarcophagi": part(11), "scarabs": part(13), "sets": part(17), "artifacts": 0 });
                serde_json::json!({ "rank": rank, "points": 100 - 10 * rank, "parts": parts })
            })
            .collect();
        let mut over = game(number);
        over.seats = (0..4u64).map(|seat| seat_of(seat, guests[(number % 2) as usize])).collect();
        (over.state, over.decider, over.length, over.ended) = (State::Over, None, 1, Some(number as i64));
        let lines = format!("{{\"result\":{}}}\n", serde_json::Value::from(result));
        store.create_game(over, vec![LogRecord { lines, command: None }]).await.unwrap();
    }
    let read = async {
        for _ in 0..READINGS {
            let read = store.statistics(guests[0], None).await.unwrap();
            assert_eq!(read.groups.iter().map(|group| group.games).sum::<u64>(), FINISHED);
        }
    };
    measure(&format!("statistics of {FINISHED}"), READINGS, read).await;
    let list = async {
        for _ in 0..READINGS {
            assert_eq!(store.games_of(guests[0], None, None, 60).await.unwrap().len(), 60);
        }
    };
    measure(&format!("list 60 of {FINISHED}"), READINGS, list).await;
    store.close().await.unwrap();
}

/// The guest at the first seat, bots at the others.
fn seat_of(seat: u64, guest: GuestId) -> SeatRecord {
    SeatRecord {
        kind: if seat == 0 { "person" } else { "bot" }.into(),
        name: format!("player {seat}"),
        bot: (seat > 0).then(|| "greedy".into()),
        holders: if seat == 0 { vec![guest] } else { Vec::new() },
        former: Vec::new(),
        invite: None,
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
        request: serde_json::json!({ "players": 4 }),
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
        ended: None,
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
