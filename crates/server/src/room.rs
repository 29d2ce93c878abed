//! A game in memory: its session behind a lock, and the news for its connections.

use crate::audience::Audience;
use crate::clock;
use crate::fault::Fault;
use axum::extract::ws::Utf8Bytes;
use session::{Broadcast, Presence, Session};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

/// The locked session of a room. A panic while it is held poisons the room before the lock is released.
pub struct SessionGuard {
    session: OwnedMutexGuard<Session>,
    poisoned: Arc<AtomicBool>,
}

impl Deref for SessionGuard {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl DerefMut for SessionGuard {
    fn deref_mut(&mut self) -> &mut Session {
        &mut self.session
    }
}

impl Drop for SessionGuard {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.poisoned.store(true, Ordering::Release);
        }
    }
}

/// The latest state that a room's connections watch.
pub struct News {
    /// The latest committed change.
    pub broadcast: Arc<Broadcast<Utf8Bytes>>,
    /// The connected seats.
    pub presence: Presence,
    /// Does the session differ from the store? Then all connections reconnect.
    pub poisoned: bool,
    /// Is the server shutting down?
    pub closing: bool,
}

/// A game in memory. The lock is held until a change is committed, so nobody sees a state that the store does not hold.
pub struct Room {
    /// The game's id.
    pub id: String,
    /// Patch subscribers by viewer.
    pub audience: Audience,
    /// Is a bot task running for this game?
    pub bots_scheduled: AtomicBool,
    session: Arc<Mutex<Session>>,
    /// Does the session differ from the store?
    poisoned: Arc<AtomicBool>,
    news: watch::Sender<News>,
    last_used: AtomicI64,
}

impl Room {
    /// A room for a game.
    pub fn new(mut session: Session) -> Room {
        let seats = session.record.seats.len();
        Room {
            id: session.record.id.clone(),
            audience: Audience::new(seats),
            bots_scheduled: AtomicBool::new(false),
            news: watch::Sender::new(News {
                broadcast: Arc::new(session.reset_broadcast().map(Utf8Bytes::from)),
                presence: Presence::new(seats, clock::now()),
                poisoned: false,
                closing: false,
            }),
            session: Arc::new(Mutex::new(session)),
            poisoned: Arc::default(),
            last_used: AtomicI64::new(clock::now()),
        }
    }

    /// Locks the session. Fails if the room is poisoned.
    pub async fn lock(&self) -> Result<SessionGuard, Fault> {
        let session = self.session.clone().lock_owned().await;
        if self.is_poisoned() {
            return Err(Fault::unavailable("the last change could not be stored; try again"));
        }
        self.last_used.store(clock::now(), Ordering::Relaxed);
        Ok(SessionGuard { session, poisoned: self.poisoned.clone() })
    }

    /// Does the session differ from the store?
    pub fn is_poisoned(&self) -> bool {
        self.poisoned.load(Ordering::Acquire)
    }

    /// Makes the session inaccessible and all connections reconnect.
    pub fn poison(&self) {
        self.poisoned.store(true, Ordering::Release);
        self.news.send_modify(|news| news.poisoned = true);
    }

    /// Subscribes to the room's news.
    pub fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Publishes a change to all connections.
    pub fn publish(&self, broadcast: Broadcast) {
        let broadcast = Arc::new(broadcast.map(Utf8Bytes::from));
        self.news.send_modify(|news| news.broadcast = broadcast);
    }

    /// Counts a connection for these seats.
    pub fn connect(&self, seats: &[u8]) {
        self.news.send_if_modified(|news| news.presence.connect(seats));
    }

    /// Ends a connection for these seats.
    pub fn disconnect(&self, seats: &[u8]) {
        self.news.send_if_modified(|news| news.presence.disconnect(seats, clock::now()));
    }

    /// The connected seats.
    pub fn presence(&self) -> Presence {
        self.news.borrow().presence.clone()
    }

    /// Closes all connections because the server shuts down.
    pub fn close(&self) {
        self.news.send_modify(|news| news.closing = true);
    }

    /// Was the session not locked since then?
    pub fn is_idle_since(&self, then: i64) -> bool {
        self.last_used.load(Ordering::Relaxed) < then
    }
}
