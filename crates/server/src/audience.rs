//! Everybody who can look at a table, and with whose eyes somebody listens.

use game::{Seat, Viewer};
use std::sync::atomic::{AtomicU32, Ordering};

/// Everybody who can look at a table of so many, the spectator last.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats as u8).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The place of a viewer among all the [viewers] of a table of so many.
pub fn index(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => seats,
    }
}

/// How many listen with whose eyes.
pub struct Audience {
    listeners: Box<[AtomicU32]>,
}

impl Audience {
    /// Nobody at a table of so many.
    pub fn new(seats: usize) -> Audience {
        Audience { listeners: (0..=seats).map(|_| AtomicU32::new(0)).collect() }
    }

    fn listeners(&self, viewer: Viewer) -> Option<&AtomicU32> {
        self.listeners.get(index(viewer, self.listeners.len() - 1))
    }

    /// Somebody listens with these eyes from now on.
    pub fn came(&self, viewer: Viewer) {
        if let Some(listeners) = self.listeners(viewer) {
            listeners.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Somebody does no longer.
    pub fn went(&self, viewer: Viewer) {
        if let Some(listeners) = self.listeners(viewer) {
            listeners.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Does anybody listen with these eyes?
    pub fn listens(&self, viewer: Viewer) -> bool {
        self.listeners(viewer).is_some_and(|listeners| listeners.load(Ordering::Relaxed) > 0)
    }
}
