//! How many connections subscribe to the patches of each viewer of a game.

use game::Viewer;
use session::viewers;
use std::sync::atomic::{AtomicU32, Ordering};

/// Number of patch subscribers by viewer. Patches are only computed for viewers that have one.
pub struct Audience {
    listeners: Box<[AtomicU32]>,
}

impl Audience {
    /// No subscribers.
    pub fn new(seats: usize) -> Audience {
        Audience { listeners: (0..=seats).map(|_| AtomicU32::new(0)).collect() }
    }

    fn listeners(&self, viewer: Viewer) -> Option<&AtomicU32> {
        self.listeners.get(viewers::index(viewer, self.listeners.len() - 1))
    }

    /// Adds a subscriber for this viewer.
    pub fn subscribe(&self, viewer: Viewer) {
        if let Some(listeners) = self.listeners(viewer) {
            listeners.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Removes a subscriber.
    pub fn unsubscribe(&self, viewer: Viewer) {
        if let Some(listeners) = self.listeners(viewer) {
            listeners.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Is there a subscriber for this viewer?
    pub fn has_listeners(&self, viewer: Viewer) -> bool {
        self.listeners(viewer).is_some_and(|listeners| listeners.load(Ordering::Relaxed) > 0)
    }
}
