//! What was measured.

use std::time::{Duration, Instant};

/// One acknowledged move.
pub struct Moved {
    /// When the answer came.
    pub answered: Instant,
    /// How long it took from sending the move.
    pub waited: Duration,
}

/// Many moves.
#[derive(Default)]
pub struct Figures {
    waited: Vec<Duration>,
}

impl Figures {
    /// Some more.
    pub fn add(&mut self, moves: impl Iterator<Item = Moved>) {
        self.waited.extend(moves.map(|moved| moved.waited));
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.waited.len()
    }

    /// Everything in one line.
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
