//! A game that somebody looks at, and everything around its table.

use crate::clock;
use crate::fault::Fault;
use crate::presence::Presence;
use crate::sitting::Sitting;
use crate::telling::Telling;
use game::Viewer;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

/// A game in memory, with a lock that is held until a change is committed: what others see is what the store holds.
pub struct Room {
    /// Its id.
    pub id: String,
    /// Who is connected.
    pub presence: Presence,
    /// With whose eyes somebody listens to what changes.
    pub audience: Audience,
    /// Is somebody letting the computer players play?
    pub driven: AtomicBool,
    sitting: Arc<Mutex<Sitting>>,
    told: watch::Sender<Arc<Telling>>,
    used: AtomicI64,
}

impl Room {
    /// A room for a game.
    pub fn new(mut sitting: Sitting) -> Room {
        let seats = sitting.record.seats.len();
        Room {
            id: sitting.record.id.clone(),
            presence: Presence::new(seats),
            audience: Audience::new(seats),
            driven: AtomicBool::new(false),
            told: watch::Sender::new(Arc::new(sitting.tell_anew())),
            sitting: Arc::new(Mutex::new(sitting)),
            used: AtomicI64::new(clock::now()),
        }
    }

    /// The game, for as long as the guard is held.
    pub async fn enter(&self) -> Result<OwnedMutexGuard<Sitting>, Fault> {
        let sitting = self.sitting.clone().lock_owned().await;
        if sitting.spoiled {
            return Err(Fault::unavailable("the last change could not be stored; try again"));
        }
        self.used.store(clock::now(), Ordering::Relaxed);
        Ok(sitting)
    }

    /// The latest change, now and whenever there is one.
    pub fn watch(&self) -> watch::Receiver<Arc<Telling>> {
        self.told.subscribe()
    }

    /// Tells everybody who watches.
    pub fn publish(&self, telling: Telling) {
        self.told.send_replace(Arc::new(telling));
    }

    /// Has nobody looked since then?
    pub fn is_idle_since(&self, then: i64) -> bool {
        self.used.load(Ordering::Relaxed) < then
    }
}

/// The place of a viewer in a list of all at a table of so many: the spectator comes last.
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
