//! Rate limits by token bucket.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// A token bucket for each key: it fills at a steady rate, and each request takes one token.
pub struct Buckets<K> {
    /// Tokens per second; 0 means no limit.
    rate: f64,
    burst: f64,
    /// How many nodes share the limit; each has its part of it.
    nodes: AtomicU32,
    levels: Mutex<HashMap<K, (f64, Instant)>>,
}

/// With more keys than this, full buckets are dropped: a new bucket is full too.
const PRUNE_ABOVE: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    /// Buckets that hold `burst` tokens and get `rate` per second; 0 means no limit.
    pub fn new(rate: f64, burst: f64) -> Self {
        Buckets { rate, burst, nodes: AtomicU32::new(1), levels: Mutex::new(HashMap::new()) }
    }

    /// This many nodes share the limit.
    pub fn share(&self, nodes: u32) {
        self.nodes.store(nodes.max(1), Ordering::Relaxed);
    }

    fn nodes(&self) -> f64 {
        f64::from(self.nodes.load(Ordering::Relaxed))
    }

    /// The most tokens in a bucket of this node.
    fn burst(&self) -> f64 {
        // With less than a whole token nobody could ever do anything.
        (self.burst / self.nodes()).max(1.0)
    }

    /// Takes a token; false if there is none.
    pub fn take(&self, key: K) -> bool {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> bool {
        if self.rate <= 0.0 {
            return true;
        }
        let mut levels = self.levels.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if levels.len() >= PRUNE_ABOVE {
            levels.retain(|_, level| self.level(*level, now) < self.burst());
        }
        let kept = levels.get(&key).copied().unwrap_or((self.burst(), now));
        let level = self.level(kept, now);
        let enough = level >= 1.0;
        levels.insert(key, (if enough { level - 1.0 } else { level }, now));
        enough
    }

    fn level(&self, (level, at): (f64, Instant), now: Instant) -> f64 {
        let filled = now.saturating_duration_since(at).as_secs_f64() * self.rate / self.nodes();
        (level + filled).min(self.burst())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(2.0, 3.0);
        let start = Instant::now();
        let taken = |at: u64| buckets.take_at("a", start + Duration::from_millis(at));
        assert!(taken(0) && taken(0) && taken(0) && !taken(0));
        assert!(!taken(400) && taken(500) && !taken(600));
        assert!(buckets.take_at("b", start), "others have their own");
        assert!(taken(9_000) && taken(9_000) && taken(9_000) && !taken(9_000));
    }

    #[test]
    fn each_node_has_its_part() {
        let buckets = Buckets::new(4.0, 8.0);
        buckets.share(4);
        let start = Instant::now();
        let taken = |at: u64| buckets.take_at("a", start + Duration::from_millis(at));
        assert!(taken(0) && taken(0) && !taken(0), "a burst of 2");
        assert!(!taken(900) && taken(1000), "and 1 a second");
        buckets.share(100);
        assert!(taken(60_000), "however many there are, something is left");
        buckets.share(1);
        assert!((0..8).all(|_| taken(90_000)) && !taken(90_000));
    }

    #[test]
    fn no_rate_is_no_limit() {
        let buckets = Buckets::new(0.0, 0.0);
        assert!((0..1000).all(|_| buckets.take(1)));
    }
}
