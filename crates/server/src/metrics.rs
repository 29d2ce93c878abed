//! Counters in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Counters of one server.
#[derive(Default)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    seconds: Histogram,
    records: AtomicU64,
    decisions: AtomicU64,
    loads: AtomicU64,
    games: AtomicU64,
    sockets: AtomicU64,
    messages: AtomicU64,
    commands: AtomicU64,
}

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

#[derive(Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    sum: AtomicU64,
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, status: u16, took: Duration) {
        if let Some(count) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            add(count, 1);
        }
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|bound| micros <= *bound) {
            add(&self.seconds.buckets[at], 1);
        }
        add(&self.seconds.count, 1);
        add(&self.seconds.sum, micros);
    }

    /// Records were committed.
    pub fn committed(&self, records: usize) {
        add(&self.records, records as u64);
    }

    /// A bot decided.
    pub fn decided(&self) {
        add(&self.decisions, 1);
    }

    /// A game was loaded into memory.
    pub fn loaded(&self) {
        add(&self.loads, 1);
    }

    /// A game was created.
    pub fn created(&self) {
        add(&self.games, 1);
    }

    /// A WebSocket was opened.
    pub fn connected(&self) {
        add(&self.sockets, 1);
    }

    /// A WebSocket was closed.
    pub fn disconnected(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    /// A message was sent over a WebSocket.
    pub fn sent(&self) {
        add(&self.messages, 1);
    }

    /// A command came over a WebSocket.
    pub fn commanded(&self) {
        add(&self.commands, 1);
    }

    /// All metrics, in the text format of Prometheus.
    pub fn text(&self, rooms: usize) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing to a string cannot fail.
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        one(
            "luxor_records_total",
            "counter",
            "Log records committed: actions and undos.",
            get(&self.records),
        );
        one("luxor_bot_decisions_total", "counter", "Decisions of bots.", get(&self.decisions));
        one("luxor_games_created_total", "counter", "Games created.", get(&self.games));
        one("luxor_games_loaded_total", "counter", "Games replayed into memory.", get(&self.loads));
        one("luxor_games_in_memory", "gauge", "Games in memory.", rooms as u64);
        one("luxor_sockets", "gauge", "Open WebSockets.", get(&self.sockets));
        one("luxor_live_messages_total", "counter", "Messages sent over WebSockets.", get(&self.messages));
        one(
            "luxor_live_commands_total",
            "counter",
            "Commands that came over WebSockets.",
            get(&self.commands),
        );
        text.push_str("# HELP luxor_requests_total Requests answered, by class of status.\n");
        text.push_str("# TYPE luxor_requests_total counter\n");
        for (class, count) in (1..).zip(&self.requests) {
            let _ = writeln!(text, "luxor_requests_total{{status=\"{class}xx\"}} {}", get(count));
        }
        self.seconds.write(&mut text);
        text
    }
}

impl Histogram {
    fn write(&self, text: &mut String) {
        text.push_str("# HELP luxor_request_seconds Time to answer a request.\n");
        text.push_str("# TYPE luxor_request_seconds histogram\n");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.buckets) {
            sum += get(count);
            let bound = *bound as f64 / 1e6;
            let _ = writeln!(text, "luxor_request_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        let count = get(&self.count);
        let _ = writeln!(text, "luxor_request_seconds_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "luxor_request_seconds_sum {}", get(&self.sum) as f64 / 1e6);
        let _ = writeln!(text, "luxor_request_seconds_count {count}");
    }
}

fn add(counter: &AtomicU64, by: u64) {
    counter.fetch_add(by, Ordering::Relaxed);
}

fn get(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}
