//! A game that somebody looks at, and everything around its table.

use crate::clock;
use crate::fault::Fault;
use crate::presence::Presence;
use crate::sitting::Sitting;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

/// What a watcher hears when the game in memory is no longer the game in the store.
pub const SPOILED: u64 = u64::MAX;

/// A game in memory, with a lock that is held until a change is committed: what others see is what the store holds.
pub struct Room {
    /// Its id.
    pub id: String,
    /// Who is connected.
    pub presence: Presence,
    /// Is somebody letting the computer players play?
    pub driven: AtomicBool,
    sitting: Arc<Mutex<Sitting>>,
    changed: watch::Sender<u64>,
    used: AtomicI64,
}

impl Room {
    /// A room for a game.
    pub fn new(sitting: Sitting) -> Room {
        Room {
            id: sitting.record.id.clone(),
            presence: Presence::new(sitting.record.seats.len()),
            driven: AtomicBool::new(false),
            changed: watch::Sender::new(sitting.seq()),
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

    /// The number of the latest change, now and whenever there is one.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Tells everybody who watches.
    pub fn publish(&self, sitting: &Sitting) {
        self.changed.send_replace(if sitting.spoiled { SPOILED } else { sitting.seq() });
    }

    /// Has nobody looked since then?
    pub fn is_idle_since(&self, then: i64) -> bool {
        self.used.load(Ordering::Relaxed) < then
    }
}
