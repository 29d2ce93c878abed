//! Latency statistics.

use std::time::{Duration, Instant};

/// One acknowledged move.
pub struct Sample {
    /// When the acknowledgement came.
    pub answered: Instant,
    /// Time from sending the move to its acknowledgement.
    pub waited: Duration,
}

/// Many latencies.
#[derive(Default)]
pub struct Stats {
    waited: Vec<Duration>,
}

impl Stats {
    pub fn add(&mut self, waited: Duration) {
        self.waited.push(waited);
    }

    pub fn count(&self) -> usize {
        self.waited.len()
    }

    /// This many per cent took at most so many milliseconds.
    pub fn percentile(&mut self, percent: usize) -> f64 {
        self.waited.sort_unstable();
        let at = (self.waited.len() * percent / 100).min(self.waited.len().saturating_sub(1));
        self.waited.get(at).copied().unwrap_or_default().as_secs_f64() * 1e3
    }
}
