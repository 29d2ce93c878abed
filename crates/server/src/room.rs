//! A game that somebody looks at, and everything around its table.

use crate::audience::Audience;
use crate::clock;
use crate::fault::Fault;
use crate::presence::Presence;
use crate::sitting::Sitting;
use crate::telling::Telling;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
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
