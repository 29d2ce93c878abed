//! Counters in the text format of Prometheus.

use crate::rejection::RequestRejection;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::Size;

/// Counters of one server.
#[derive(Default)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    seconds: Histogram,
    records: AtomicU64,
    decisions: AtomicU64,
    loads: AtomicU64,
    games: AtomicU64,
    expired: AtomicU64,
    import_waits: AtomicU64,
    analyses: AtomicU64,
    sockets: AtomicU64,
    messages: AtomicU64,
    commands: AtomicU64,
    refusals: [AtomicU64; RequestRejection::ALL.len()],
    commits: Histogram,
}

/// What is measured when somebody asks for the metrics.
#[derive(Default)]
pub struct Gauges {
    /// Games in memory.
    pub rooms: usize,
    /// Bots and advisers that wait for a place to think in.
    pub thinking_queue: usize,
    /// Analyses that wait for a place.
    pub analysis_queue: usize,
    /// The nodes of the host that are alive, as far as this one knows.
    pub nodes: u32,
    /// How much is stored; `None` if the store does not say.
    pub size: Option<Size>,
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
        self.seconds.add(took);
    }

    /// Records were committed.
    pub fn committed(&self, records: usize, took: Duration) {
        add(&self.records, records as u64);
        self.commits.add(took);
    }

    /// A request was refused, or a connection ended, because of a limit.
    pub fn refused(&self, why: RequestRejection) {
        add(&self.refusals[why as usize], 1);
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

    /// A game that nobody touched was deleted.
    pub fn expired(&self) {
        add(&self.expired, 1);
    }

    /// An import waits for others.
    pub fn import_waits(&self) {
        add(&self.import_waits, 1);
    }

    /// A game was analysed.
    pub fn analysed(&self) {
        add(&self.analyses, 1);
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
    pub fn text(&self, gauges: &Gauges) -> String {
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
        one("luxor_games_expired_total", "counter", "Games deleted that nobody touched.", get(&self.expired));
        one(
            "luxor_import_waits_total",
            "counter",
            "Imports that waited for others.",
            get(&self.import_waits),
        );
        one("luxor_games_loaded_total", "counter", "Games replayed into memory.", get(&self.loads));
        one("luxor_games_in_memory", "gauge", "Games in memory.", gauges.rooms as u64);
        one(
            "luxor_thinking_queue",
            "gauge",
            "Bots and advisers that wait for a place to think in.",
            gauges.thinking_queue as u64,
        );
        one("luxor_analyses_total", "counter", "Games analysed.", get(&self.analyses));
        one("luxor_analysis_queue", "gauge", "Analyses that wait for a place.", gauges.analysis_queue as u64);
        one("luxor_nodes", "gauge", "Nodes of this host that are alive.", gauges.nodes.into());
        if let Some(size) = gauges.size {
            one("luxor_database_bytes", "gauge", "Size of the database.", size.database);
            one("luxor_database_log_bytes", "gauge", "Size of its write-ahead log.", size.log);
        }
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
        text.push_str(
            "# HELP luxor_refusals_total Requests refused and connections ended because of a limit.\n",
        );
        text.push_str("# TYPE luxor_refusals_total counter\n");
        for why in RequestRejection::ALL {
            let (kind, count) = (why.label(), get(&self.refusals[why as usize]));
            let _ = writeln!(text, "luxor_refusals_total{{kind=\"{kind}\"}} {count}");
        }
        let version = env!("CARGO_PKG_VERSION");
        text.push_str("# HELP luxor_build_info The program.\n# TYPE luxor_build_info gauge\n");
        let _ = writeln!(text, "luxor_build_info{{version=\"{version}\"}} 1");
        self.seconds.write("luxor_request_seconds", "Time to answer a request.", &mut text);
        self.commits.write("luxor_commit_seconds", "Time until a change was stored.", &mut text);
        text
    }
}

impl Histogram {
    fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|bound| micros <= *bound) {
            add(&self.buckets[at], 1);
        }
        add(&self.count, 1);
        add(&self.sum, micros);
    }

    fn write(&self, name: &str, help: &str, text: &mut String) {
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.buckets) {
            sum += get(count);
            let bound = *bound as f64 / 1e6;
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let count = get(&self.count);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {}", get(&self.sum) as f64 / 1e6);
        let _ = writeln!(text, "{name}_count {count}");
    }
}

fn add(counter: &AtomicU64, by: u64) {
    counter.fetch_add(by, Ordering::Relaxed);
}

fn get(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}
