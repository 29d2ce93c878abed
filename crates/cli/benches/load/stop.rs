//! A stop signal shared by all players of a run.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::watch;

/// A stop signal: set by hand, or after a number of moves.
#[derive(Clone)]
pub struct StopSignal {
    left: Arc<AtomicU64>,
    sender: watch::Sender<bool>,
    receiver: watch::Receiver<bool>,
}

impl StopSignal {
    /// Set after this many moves.
    pub fn after(moves: u64) -> StopSignal {
        let (sender, receiver) = watch::channel(false);
        StopSignal { left: Arc::new(AtomicU64::new(moves)), sender, receiver }
    }

    /// Set only by [`StopSignal::stop`].
    pub fn manual() -> StopSignal {
        StopSignal::after(u64::MAX)
    }

    /// Sets the signal.
    pub fn stop(&self) {
        self.sender.send_replace(true);
    }

    /// Counts one move.
    pub fn count(&self) {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.stop();
        }
    }

    /// Is the signal set?
    pub fn is_set(&self) -> bool {
        *self.receiver.borrow()
    }

    /// Waits until the signal is set.
    pub async fn wait(&mut self) {
        // `self` holds a sender, so the channel cannot be closed.
        let _ = self.receiver.wait_for(|reached| *reached).await;
    }
}
