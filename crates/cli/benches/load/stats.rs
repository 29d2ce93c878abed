//! Latency statistics of acknowledged moves.

use std::time::{Duration, Instant};

/// One acknowledged move.
pub struct Sample {
    /// When the acknowledgement came.
    pub answered: Instant,
    /// Time from sending the move to its acknowledgement.
    pub waited: Duration,
}

/// Latencies of many moves.
#[derive(Default)]
pub struct Stats {
    waited: Vec<Duration>,
}

impl Stats {
    /// Adds samples.
    pub fn add(&mut self, moves: impl Iterator<Item = Sample>) {
        self.waited.extend(moves.map(|sample| sample.waited));
    }

    /// The number of samples.
    pub fn count(&self) -> usize {
        self.waited.len()
    }

    /// Rate and percentiles in one line.
    pub fn line(&mut self, seconds: u64) -> String {
        self.waited.sort_unstable();
        let share = |percent: usize| {
            let at = (self.waited.len() * percent / 100).min(self.waited.len().saturating_sub(1));
            self.waited.get(at).copied().unwrap_or_default().as_secs_f64() * 1e3
        };
        let rate = self.waited.len() as u64 / seconds.max(1);
        format!(
            "{rate} acknowledged moves a second; p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            share(50),
            share(99),
            share(100)
        )
    }
}
