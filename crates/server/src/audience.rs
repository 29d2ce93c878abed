//! The viewers of a game, and how many connections subscribe to the patches of each.

use game::{Seat, Viewer};
use std::sync::atomic::{AtomicU32, Ordering};

/// All viewers of a game with this many seats, the spectator last.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats as u8).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The index of a viewer in [`viewers`].
pub fn index(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => seats,
    }
}

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
        self.listeners.get(index(viewer, self.listeners.len() - 1))
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
