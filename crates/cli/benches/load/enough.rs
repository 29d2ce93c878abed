//! When to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::watch;

/// Tells many players when it is enough.
#[derive(Clone)]
pub struct Enough {
    left: Arc<AtomicU64>,
    reached: watch::Sender<bool>,
    hears: watch::Receiver<bool>,
}

impl Enough {
    /// Enough after so many moves.
    pub fn after(moves: u64) -> Enough {
        let (reached, hears) = watch::channel(false);
        Enough { left: Arc::new(AtomicU64::new(moves)), reached, hears }
    }

    /// Enough when somebody [says so](Enough::say).
    pub fn when_told() -> Enough {
        Enough::after(u64::MAX)
    }

    /// It is enough now.
    pub fn say(&self) {
        self.reached.send_replace(true);
    }

    /// One more move was made.
    pub fn count(&self) {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.say();
        }
    }

    /// Is it enough?
    pub fn is_reached(&self) -> bool {
        *self.hears.borrow()
    }

    /// Comes when it is enough.
    pub async fn reached(&mut self) {
        // There is a sender in here: it cannot be gone.
        let _ = self.hears.wait_for(|reached| *reached).await;
    }
}
