//! A game in memory: its session behind a lock, and the news for its connections.

use crate::audience::Audience;
use crate::clock;
use crate::fault::Fault;
use crate::node::PresenceChanges;
use axum::extract::ws::Utf8Bytes;
use session::{Broadcast, Presence, Session};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use store::{Appended, LaterRecords, RemoteState};
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
    /// Was the past of the game rewritten? Then clients load all of it again.
    pub rewritten: bool,
    /// Is the server shutting down?
    pub closing: bool,
}

/// How a session stands to the store, where several nodes share it.
#[derive(Default)]
pub struct StoreSync {
    /// May the store have changes that the session does not have?
    behind: AtomicBool,
    /// Was a change refused because another node was first?
    outrun: AtomicBool,
    /// The latest version that is known to exist, or that this node is about to commit.
    expected: AtomicU64,
    /// Is a task reading what came meanwhile?
    reading: AtomicBool,
    /// Was something announced since it began?
    announced: AtomicBool,
    /// The appends that came with the announcements; `None` for an announcement without one.
    announced_appends: std::sync::Mutex<Vec<Option<Appended>>>,
}

impl StoreSync {
    /// Must the session be compared with the store before it is changed?
    pub fn is_behind(&self) -> bool {
        self.behind.load(Ordering::Acquire)
    }

    /// Was a change refused because another node was first?
    pub fn is_outrun(&self) -> bool {
        self.outrun.load(Ordering::Acquire)
    }

    /// The store did not answer: whether it has the change is unknown.
    pub fn set_behind(&self) {
        self.behind.store(true, Ordering::Release);
    }

    /// Another node was first.
    pub fn set_outrun(&self) {
        self.outrun.store(true, Ordering::Release);
        self.set_behind();
    }

    /// The session is what the store has.
    pub fn set_current(&self) {
        self.outrun.store(false, Ordering::Release);
        self.behind.store(false, Ordering::Release);
    }

    /// This version exists or will soon. Returns whether that is news.
    pub fn expect(&self, version: u64) -> bool {
        self.expected.fetch_max(version, Ordering::AcqRel) < version
    }

    /// What was about to be committed was not: this is the version that the session has.
    pub fn expect_only(&self, version: u64) {
        self.expected.store(version, Ordering::Release);
    }

    /// Something is to be read, unless it came with the announcement. Returns whether the caller must start a task
    /// for that; otherwise there is one.
    pub fn announce(&self, appended: Option<Appended>) -> bool {
        self.announced_appends().push(appended);
        self.announced.store(true, Ordering::SeqCst);
        !self.reading.swap(true, Ordering::SeqCst)
    }

    /// The task begins to read. Returns all that was announced, if the announcements brought it without a gap.
    pub fn begin_reading(&self) -> Option<LaterRecords> {
        self.announced.store(false, Ordering::SeqCst);
        let appends = std::mem::take(&mut *self.announced_appends());
        let mut appends = appends.into_iter().map(|appended| appended?.read());
        let first = appends.next()??;
        appends.try_fold(first, |before, next| before.then(next?))
    }

    fn announced_appends(&self) -> std::sync::MutexGuard<'_, Vec<Option<Appended>>> {
        // No panic can leave the list half changed.
        self.announced_appends.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The task has read. Returns whether it must read again, because something was announced meanwhile.
    pub fn end_reading(&self) -> bool {
        self.reading.store(false, Ordering::SeqCst);
        self.announced.load(Ordering::SeqCst) && !self.reading.swap(true, Ordering::SeqCst)
    }
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
    /// What to do before the session is changed again, where several nodes share the store.
    pub sync: StoreSync,
    news: watch::Sender<News>,
    /// Where to tell other nodes who comes and leaves.
    presence_changes: Option<Arc<PresenceChanges>>,
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
                rewritten: false,
                closing: false,
            }),
            session: Arc::new(Mutex::new(session)),
            poisoned: Arc::default(),
            sync: StoreSync::default(),
            presence_changes: None,
            last_used: AtomicI64::new(clock::now()),
        }
    }

    /// Tells other nodes who comes and leaves.
    pub fn with_presence_changes(self, presence_changes: Arc<PresenceChanges>) -> Room {
        Room { presence_changes: Some(presence_changes), ..self }
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

    /// The sequence number that was published last.
    pub fn seq(&self) -> u64 {
        self.news.borrow().broadcast.seq
    }

    /// Is somebody connected, or does a bot play?
    pub fn is_in_use(&self) -> bool {
        self.news.receiver_count() > 0 || self.bots_scheduled.load(Ordering::Acquire)
    }

    /// Makes clients that have a part of the game load all of it again. The room is to be [poisoned](Room::poison).
    pub fn rewrite(&self) {
        self.news.send_modify(|news| news.rewritten = true);
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
        if self.news.send_if_modified(|news| news.presence.connect(seats)) {
            self.share(seats);
        }
    }

    /// Ends a connection for these seats.
    pub fn disconnect(&self, seats: &[u8]) {
        if self.news.send_if_modified(|news| news.presence.disconnect(seats, clock::now())) {
            self.share(seats);
        }
    }

    /// Tells other nodes which seats are connected to this one.
    pub fn share_presence(&self) {
        let connected: Vec<u8> = self.news.borrow().presence.connected().collect();
        self.share(&connected);
    }

    fn share(&self, seats: &[u8]) {
        let Some(presence_changes) = &self.presence_changes else { return };
        let presence = self.presence();
        for seat in seats {
            presence_changes.put(&self.id, *seat, presence.connected().any(|connected| connected == *seat));
        }
    }

    /// The room was loaded: this is known of its connections to other nodes.
    pub fn set_initial_presence(&self, remote: &RemoteState) {
        self.news.send_modify(|news| news.presence.set_departures(&remote.departed));
        self.set_remote_presence(remote);
    }

    /// Which seats are connected to other nodes.
    pub fn set_remote_presence(&self, remote: &RemoteState) {
        let RemoteState { connected, departed, .. } = remote;
        self.news.send_if_modified(|news| news.presence.set_remote(connected, departed));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_during_a_read_causes_another_read() {
        let sync = StoreSync::default();
        assert!(sync.announce(None), "nobody reads yet");
        sync.begin_reading();
        assert!(!sync.announce(None), "there is a task");
        assert!(sync.end_reading(), "which reads again");
        sync.begin_reading();
        assert!(!sync.end_reading());
        assert!(sync.announce(None), "and has ended");
    }
}
