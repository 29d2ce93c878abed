//! The state shared by all requests: store, loaded games, bots, rate limits, shutdown flag.

use crate::analyses::Analyses;
use crate::bot_scheduler;
use crate::clock;
use crate::command;
use crate::config::Config;
use crate::fault::Fault;
use crate::load;
use crate::metrics::Metrics;
use crate::node::PresenceChanges;
use crate::per_address::{Network, PerNetwork};
use crate::rate::Buckets;
use crate::room::Room;
use crate::secret;
use crate::share::{CurrentShare, Share};
use crate::sync::{self, Announced};
use crate::thinking::ThinkingQueue;
use catalogue::BotFactory;
use session::GuestId;
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::Store;
use tokio::sync::{OnceCell, Semaphore, watch};

/// The state shared by all requests.
pub struct AppState {
    /// The server's configuration.
    pub config: Config,
    /// Persistent storage of games.
    pub store: Arc<dyn Store>,
    /// The name of this process among those that share the store.
    pub node: String,
    /// This node among those that are alive.
    pub share: CurrentShare,
    /// Who came to this node and left it, to be stored for others.
    pub presence_changes: Arc<PresenceChanges>,
    /// Games that other nodes have changed.
    pub announced: Announced,
    /// Creates bots and advisers.
    pub bots: Arc<dyn BotFactory>,
    /// Counters for Prometheus.
    pub metrics: Metrics,
    /// Request rate by address.
    pub addresses: Buckets<Network>,
    /// Command rate by guest.
    pub guests: Buckets<GuestId>,
    /// Rate of new guests by address.
    pub new_guests: Buckets<Network>,
    /// Places for bots and advisers that compute at the same time.
    pub thinking: Arc<ThinkingQueue>,
    /// The analyses that are computed or wait.
    pub analyses: Analyses,
    /// Permits for imports at the same time.
    pub imports: Semaphore,
    /// Permits for statistics at the same time.
    pub statistics: Semaphore,
    /// Open connections by address; behind a proxy, where connections are the proxy's, open WebSockets.
    pub connections: Arc<PerNetwork>,
    /// Permits for open WebSockets.
    pub sockets: Arc<Semaphore>,
    /// Cache of guests by the digest of their cookie.
    pub guest_cache: Mutex<HashMap<[u8; 32], GuestId>>,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
    /// Locked while a new game of a guest is counted and stored; guests share them.
    quotas: [tokio::sync::Mutex<()>; 64],
    /// Becomes true when the server shuts down.
    closing: watch::Sender<bool>,
}

/// How long a node keeps a game that nobody is connected to there, if other nodes serve it too.
const SHARED_IDLE: Duration = Duration::from_secs(60);

/// Statistics that are read at the same time; a store has more connections than that.
const STATISTICS: usize = 2;

impl AppState {
    /// A state without loaded games or connections.
    pub fn new(config: Config, store: Arc<dyn Store>, bots: Arc<dyn BotFactory>) -> AppState {
        let limits = &config.limits;
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let thinking = match limits.thinking {
            0 => processors.saturating_sub(1).max(1),
            places => places,
        };
        let sockets = if limits.sockets == 0 { Semaphore::MAX_PERMITS } else { limits.sockets };
        AppState {
            addresses: Buckets::new(limits.per_address.into(), f64::from(limits.per_address) * 2.0),
            guests: Buckets::new(limits.per_guest.into(), f64::from(limits.per_guest) * 3.0),
            new_guests: Buckets::new(f64::from(limits.new_guests) / 3600.0, limits.new_guests.into()),
            thinking: ThinkingQueue::new(thinking),
            analyses: Analyses::new(limits.analyses),
            imports: Semaphore::new(limits.imports.max(1)),
            statistics: Semaphore::new(STATISTICS),
            connections: PerNetwork::new(limits.connections_per_address),
            sockets: Arc::new(Semaphore::new(sockets)),
            guest_cache: Mutex::new(HashMap::new()),
            closing: watch::Sender::new(false),
            rooms: Mutex::new(HashMap::new()),
            quotas: [const { tokio::sync::Mutex::const_new(()) }; 64],
            metrics: Metrics::default(),
            node: secret::node_name(),
            share: CurrentShare::default(),
            presence_changes: Arc::default(),
            announced: Announced::default(),
            config,
            store,
            bots,
        }
    }

    /// The room of a game. Loads the game if it is not in memory and resumes its bots.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Fault> {
        let cell = self.rooms().entry(id.to_string()).or_default().clone();
        if let Some(poisoned) = cell.get().filter(|room| room.is_poisoned()) {
            // The task that poisoned it ended before it could remove the room from the map.
            command::poison(self, poisoned);
            return Box::pin(self.room(id)).await;
        }
        let unloaded = cell.get().is_none();
        match cell.get_or_try_init(|| load::load(self, id)).await {
            Ok(room) => {
                if unloaded {
                    bot_scheduler::schedule(self, room, &*room.lock().await?);
                }
                // Also after loading: news that came before the room was there found nobody.
                sync::refresh(self, room).await?;
                Ok(room.clone())
            }
            Err(fault) => {
                let mut rooms = self.rooms();
                if rooms.get(id).is_some_and(|kept| Arc::ptr_eq(kept, &cell) && kept.get().is_none()) {
                    rooms.remove(id);
                }
                Err(fault)
            }
        }
    }

    /// The lock under which the games of a guest are counted and a new one is stored.
    pub fn quota(&self, guest: GuestId) -> &tokio::sync::Mutex<()> {
        &self.quotas[guest.0.unsigned_abs() as usize % self.quotas.len()]
    }

    /// Forgets the cookies of a guest who is gone.
    pub fn forget_guest(&self, guest: GuestId) {
        if let Ok(mut known) = self.guest_cache.lock() {
            known.retain(|_, id| *id != guest);
        }
    }

    /// Forgets all cookies: the store knows them.
    pub fn forget_guests(&self) {
        if let Ok(mut known) = self.guest_cache.lock() {
            known.clear();
        }
    }

    /// Drops a room whose state could not be committed: the next request loads the game from the store.
    pub fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        let same = |cell: &Arc<OnceCell<Arc<Room>>>| cell.get().is_some_and(|kept| Arc::ptr_eq(kept, room));
        if rooms.get(&room.id).is_some_and(same) {
            rooms.remove(&room.id);
        }
    }

    /// Evicts games that were not used for this long. Where several nodes share the store, requests of one game go to
    /// all of them: a node that nobody is connected to keeps the game for a short time only.
    pub fn evict_idle(&self, idle: Duration) {
        let idle = if self.is_shared() { idle.min(SHARED_IDLE) } else { idle };
        let then = clock::now() - i64::try_from(idle.as_millis()).unwrap_or(i64::MAX);
        // A room in use has further references; an unused one is held by the map alone.
        self.rooms().retain(|_, cell| match cell.get() {
            Some(room) => {
                Arc::strong_count(room) > 1 || Arc::strong_count(cell) > 1 || !room.is_idle_since(then)
            }
            // A cell that no task is loading any more.
            None => Arc::strong_count(cell) > 1,
        });
    }

    /// The room of a game, if it is in memory.
    pub fn loaded_room(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id)?.get().cloned()
    }

    /// All games in memory.
    pub fn loaded_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Limits hold for the whole host: each of its nodes has its part of them. What a process bears by itself (open
    /// WebSockets in all, bots thinking if their number is not set) is not divided.
    pub fn share_limits(&self, share: Share) {
        self.share.set(share);
        self.addresses.share(share.nodes);
        self.guests.share(share.nodes);
        self.new_guests.share(share.nodes);
        self.connections.share(share);
        let thinking = self.config.limits.thinking;
        if thinking > 0 {
            self.thinking.set_places(share.of(thinking));
        }
    }

    /// Do several nodes share the store? Then rooms are a cache of it.
    pub fn is_shared(&self) -> bool {
        self.store.shared().is_some()
    }

    /// How many games are in memory.
    pub fn room_count(&self) -> usize {
        self.rooms().len()
    }

    /// Is the server shutting down?
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Starts the shutdown and closes all connections.
    pub fn close(&self) {
        self.closing.send_replace(true);
        // Connections opened from now on check `is_closing` themselves.
        for room in self.rooms().values().filter_map(|cell| cell.get()) {
            room.close();
        }
    }

    /// Resolves when the server shuts down.
    pub fn closed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.closing.subscribe();
        async move {
            // An error means that the state itself was dropped, which is a shutdown too.
            let _ = closing.wait_for(|closing| *closing).await;
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Room>>>>> {
        // No panic can leave the map half changed.
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::RandomOnly;
    use futures_util::FutureExt;
    use store::Sqlite;

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn one_of_two_nodes_has_half_of_every_limit() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        let limits = &mut config.limits;
        (limits.per_address, limits.per_guest, limits.new_guests) = (10, 10, 10);
        (limits.connections_per_address, limits.thinking) = (10, 10);
        let app = AppState::new(config, store, Arc::new(RandomOnly));
        app.share_limits(Share { nodes: 2, rank: 1 });
        let address = std::net::IpAddr::from([192, 0, 2, 1]);
        // Bursts are 20, 30 and 10 for the whole host; a few more come while they are taken.
        let taken = |take: &dyn Fn() -> bool| (0..100).filter(|_| take()).count();
        assert!((10..20).contains(&taken(&|| app.addresses.take(address.into()))));
        assert!((15..30).contains(&taken(&|| app.guests.take(GuestId(1)))));
        assert!((5..10).contains(&taken(&|| app.new_guests.take(address.into()))));
        let open: Vec<_> = (0..100).filter_map(|_| app.connections.open(address)).collect();
        assert_eq!(open.len(), 5);
        let mut thinking = Vec::new();
        while let Some(place) = app.thinking.enter(None).now_or_never() {
            thinking.push(place);
        }
        assert_eq!(thinking.len(), 5);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn abandoned_load_leaves_no_entry() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
        let config = Config::new("127.0.0.1:0".parse().unwrap());
        let app = AppState::new(config, store, Arc::new(RandomOnly));
        // The request was dropped before the game was loaded.
        app.rooms().entry("abandoned".into()).or_default();
        let awaited = app.rooms().entry("awaited".into()).or_default().clone();
        app.evict_idle(Duration::from_secs(3600));
        assert_eq!(app.room_count(), 1);
        drop(awaited);
        app.evict_idle(Duration::from_secs(3600));
        assert_eq!(app.room_count(), 0);
    }
}
