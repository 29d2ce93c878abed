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

/// What whoever watches a room is told.
pub struct News {
    /// The latest change of the game.
    pub telling: Arc<Telling>,
    /// Who is connected.
    pub presence: Presence,
    /// Is the server about to end?
    pub closing: bool,
}

/// A game in memory, with a lock that is held until a change is committed: what others see is what the store holds.
pub struct Room {
    /// Its id.
    pub id: String,
    /// With whose eyes somebody listens to what changes.
    pub audience: Audience,
    /// Is somebody letting the computer players play?
    pub driven: AtomicBool,
    sitting: Arc<Mutex<Sitting>>,
    news: watch::Sender<News>,
    used: AtomicI64,
}

impl Room {
    /// A room for a game.
    pub fn new(mut sitting: Sitting) -> Room {
        let seats = sitting.record.seats.len();
        Room {
            id: sitting.record.id.clone(),
            audience: Audience::new(seats),
            driven: AtomicBool::new(false),
            news: watch::Sender::new(News {
                telling: Arc::new(sitting.tell_anew()),
                presence: Presence::new(seats),
                closing: false,
            }),
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

    /// What is new, now and whenever something is.
    pub fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Tells everybody who watches of a change.
    pub fn publish(&self, telling: Telling) {
        let telling = Arc::new(telling);
        self.news.send_modify(|news| news.telling = telling);
    }

    /// Somebody connected for these seats.
    pub fn came(&self, seats: &[u8]) {
        self.news.send_if_modified(|news| news.presence.came(seats));
    }

    /// They are gone.
    pub fn went(&self, seats: &[u8]) {
        self.news.send_if_modified(|news| news.presence.went(seats));
    }

    /// Who is connected.
    pub fn presence(&self) -> Presence {
        self.news.borrow().presence.clone()
    }

    /// Sends everybody away: the server ends.
    pub fn close(&self) {
        self.news.send_modify(|news| news.closing = true);
    }

    /// Has nobody looked since then?
    pub fn is_idle_since(&self, then: i64) -> bool {
        self.used.load(Ordering::Relaxed) < then
    }
}
