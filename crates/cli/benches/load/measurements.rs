//! One run: moves a second, their latency and what they cost.

use crate::place::Place;
use crate::program::{Program, machine_time, own_processor_time};
use crate::stats::Stats;
use crate::stop::StopSignal;
use crate::table::Table;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What is run.
#[derive(Clone)]
pub struct Run {
    /// Tables of four at which moves are made.
    pub tables: u64,
    /// Moves a second of all tables together; 0 is as many as possible.
    pub rate: u64,
    pub seconds: u64,
    pub title: String,
    /// Nodes on PostgreSQL; 0 is one server on SQLite.
    pub nodes: usize,
    /// Are the players of a table connected to the same node?
    pub together: bool,
    /// Finished games in the store.
    pub rest: u64,
    /// Hundredths of a processor that each server gets; 0 is all that it can use.
    pub share: u64,
    pub fast_commits: bool,
    pub over_http: bool,
}

/// What was measured.
pub struct Measurements {
    pub moves_a_second: u64,
    /// Latencies in milliseconds.
    pub p50: f64,
    pub p99: f64,
    pub longest: f64,
    /// Processors that the servers kept busy.
    pub processors: f64,
    /// Processor time of the servers for each move, in microseconds.
    pub server: u64,
    /// The same of the database; `None` if it is a part of the server.
    pub database: Option<u64>,
    /// Kilobytes in the database for each game, beside those of an empty one: before the first move if there are games
    /// at rest, otherwise at the end.
    pub kilobytes: f64,
    /// Processors that were idle.
    pub idle: f64,
    /// Processors that neither the servers nor the database nor this program kept busy.
    pub others: f64,
}

impl Run {
    /// The store in words.
    pub fn store(&self) -> String {
        match self.nodes {
            0 => "SQLite".into(),
            _ => format!("PostgreSQL, {}", self.nodes_in_words()),
        }
    }

    /// How many nodes, and where the players of a table are.
    pub fn nodes_in_words(&self) -> String {
        match self.nodes {
            0 | 1 => "1 node".into(),
            nodes if self.together => format!("{nodes} nodes, each table at one"),
            nodes => format!("{nodes} nodes, each table at all"),
        }
    }

    pub async fn measure(&self) -> Measurements {
        let place = Place::new(self.nodes);
        let (empty, _) = place.size().await;
        let mut filled = None;
        if self.rest > 0 {
            place.fill(self.rest).await;
            filled = Some(place.size().await);
        }
        let nodes = start(&place, self.nodes, self.fast_commits, self.share);
        let mut playing = JoinSet::new();
        let stop = StopSignal::manual();
        let pace = match self.rate {
            0 => Duration::ZERO,
            rate => Duration::from_secs_f64(self.tables as f64 / rate as f64),
        };
        let mut tables = Vec::new();
        for number in 0..self.tables {
            let mut table = Table::open(&addresses(&nodes, number, self.together), &self.title, number).await;
            table.set_pacing(self.over_http, pace);
            tables.push(table);
        }
        for mut table in tables {
            let stop = stop.clone();
            playing.spawn(async move { table.play(&stop).await });
        }
        tokio::time::sleep(Duration::from_secs(1).max(pace * 2)).await;
        let spent = || nodes.iter().map(Program::processor_time).sum::<Duration>();
        let (start, before, database_before) = (Instant::now(), spent(), place.processor_time());
        let (own_before, (busy_before, idle_before)) = (own_processor_time(), machine_time());
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        let (end, spent) = (Instant::now(), spent() - before);
        let database = place.processor_time().zip(database_before).map(|(after, before)| after - before);
        let (own, (busy, idle)) = (own_processor_time() - own_before, machine_time());
        let known = spent + database.unwrap_or_default() + own;
        let others = (busy - busy_before).saturating_sub(known);
        stop.stop();
        let mut stats = Stats::default();
        for moves in playing.join_all().await {
            let counted = moves.into_iter().filter(|sample| (start..end).contains(&sample.answered));
            counted.for_each(|sample| stats.add(sample.waited));
        }
        drop(nodes);
        let (full, games) = match filled {
            Some(filled) => filled,
            None => place.size().await,
        };
        let took = end - start;
        let processors = |time: Duration| time.as_secs_f64() / took.as_secs_f64();
        let most = (self.nodes.max(1) as u64 * self.share) as f64 / 100.0;
        assert!(
            self.share == 0 || processors(spent) < 1.1 * most,
            "the servers got {:.2} processors instead of {most:.2}",
            processors(spent)
        );
        let each = |spent: Duration| (spent.as_micros() / stats.count().max(1) as u128) as u64;
        Measurements {
            moves_a_second: (stats.count() as f64 / took.as_secs_f64()) as u64,
            processors: processors(spent),
            server: each(spent),
            database: database.map(each),
            p50: stats.percentile(50),
            p99: stats.percentile(99),
            longest: stats.percentile(100),
            kilobytes: full.saturating_sub(empty) as f64 / 1e3 / games.max(1) as f64,
            idle: processors(idle - idle_before),
            others: processors(others),
        }
    }
}

/// The servers of a run, each with a share of a processor if that is not 0; on SQLite there is one.
pub fn start(place: &Place, nodes: usize, fast_commits: bool, share: u64) -> Vec<Program> {
    (0..nodes.max(1)).map(|_| Program::start(place, fast_commits, share)).collect()
}

/// The addresses at which the players of a table are connected: each at the next node, or all at the same.
pub fn addresses(nodes: &[Program], table: u64, together: bool) -> Vec<String> {
    let from = table as usize;
    let at = |player| if together { from } else { from + player };
    (0..4).map(|player| nodes[at(player) % nodes.len()].address.clone()).collect()
}
