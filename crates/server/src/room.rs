//! A game that somebody looks at, and everything around its table.

use crate::audience::Audience;
use crate::broadcast::Broadcast;
use crate::clock;
use crate::fault::Fault;
use crate::presence::Presence;
use crate::session::Session;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

/// The game of a room, for as long as this is held. Whoever breaks off in the middle leaves it poisoned, before anybody
/// else can enter.
pub struct Entered {
    session: OwnedMutexGuard<Session>,
    poisoned: Arc<AtomicBool>,
}

impl Deref for Entered {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl DerefMut for Entered {
    fn deref_mut(&mut self) -> &mut Session {
        &mut self.session
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.poisoned.store(true, Ordering::Release);
        }
    }
}

/// What whoever watches a room is told.
pub struct News {
    /// The latest change of the game.
    pub broadcast: Arc<Broadcast>,
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
    session: Arc<Mutex<Session>>,
    /// Is the game in memory no longer the game in the store?
    poisoned: Arc<AtomicBool>,
    news: watch::Sender<News>,
    used: AtomicI64,
}

impl Room {
    /// A room for a game.
    pub fn new(mut session: Session) -> Room {
        let seats = session.record.seats.len();
        Room {
            id: session.record.id.clone(),
            audience: Audience::new(seats),
            driven: AtomicBool::new(false),
            news: watch::Sender::new(News {
                broadcast: Arc::new(session.tell_anew()),
                presence: Presence::new(seats),
                closing: false,
            }),
            session: Arc::new(Mutex::new(session)),
            poisoned: Arc::default(),
            used: AtomicI64::new(clock::now()),
        }
    }

    /// The game, for as long as the guard is held.
    pub async fn enter(&self) -> Result<Entered, Fault> {
        let session = self.session.clone().lock_owned().await;
        if self.is_poisoned() {
            return Err(Fault::unavailable("the last change could not be stored; try again"));
        }
        self.used.store(clock::now(), Ordering::Relaxed);
        Ok(Entered { session, poisoned: self.poisoned.clone() })
    }

    /// Is the game in memory no longer the game in the store?
    pub fn is_poisoned(&self) -> bool {
        self.poisoned.load(Ordering::Acquire)
    }

    /// It is not: nobody may see it any more, and everybody has to come in again.
    pub fn poison(&self) {
        self.poisoned.store(true, Ordering::Release);
        self.publish(Broadcast::poisoned());
    }

    /// What is new, now and whenever something is.
    pub fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Tells everybody who watches of a change.
    pub fn publish(&self, broadcast: Broadcast) {
        let broadcast = Arc::new(broadcast);
        self.news.send_modify(|news| news.broadcast = broadcast);
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
