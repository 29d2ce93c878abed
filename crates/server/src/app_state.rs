//! All that a server holds: the store, the games in memory, the computer players, the limits.

use crate::bots::AnyBotFactory;
use crate::clock;
use crate::command;
use crate::config::Config;
use crate::drive;
use crate::fault::Fault;
use crate::load;
use crate::metrics::Metrics;
use crate::rate::Buckets;
use crate::room::Room;
use std::collections::HashMap;
use std::future::Future;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{GuestId, Store};
use tokio::sync::{OnceCell, Semaphore, watch};

/// Everything in one place; every request gets it.
pub struct AppState {
    /// How the server is run.
    pub config: Config,
    /// Where games rest.
    pub store: Arc<dyn Store>,
    /// Where computer players come from.
    pub bots: Arc<dyn AnyBotFactory>,
    /// What is counted.
    pub metrics: Metrics,
    /// Requests by address.
    pub addresses: Buckets<IpAddr>,
    /// Commands by guest.
    pub guests: Buckets<GuestId>,
    /// New guests by address.
    pub newcomers: Buckets<IpAddr>,
    /// Places for computer players that think.
    pub thinking: Arc<Semaphore>,
    /// Places for WebSockets.
    pub sockets: Arc<Semaphore>,
    /// Who belongs to a cookie's digest.
    pub known: Mutex<HashMap<[u8; 32], GuestId>>,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
    /// Becomes true when the server ends.
    closing: watch::Sender<bool>,
}

impl AppState {
    /// A app without anybody in it.
    pub fn new(config: Config, store: Arc<dyn Store>, bots: Arc<dyn AnyBotFactory>) -> AppState {
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
            newcomers: Buckets::new(f64::from(limits.new_guests) / 3600.0, limits.new_guests.into()),
            thinking: Arc::new(Semaphore::new(thinking)),
            sockets: Arc::new(Semaphore::new(sockets)),
            known: Mutex::new(HashMap::new()),
            closing: watch::Sender::new(false),
            rooms: Mutex::new(HashMap::new()),
            metrics: Metrics::default(),
            config,
            store,
            bots,
        }
    }

    /// The room of a game; it is loaded if nobody was there, and goes on where it stopped.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Fault> {
        let cell = self.rooms().entry(id.to_string()).or_default().clone();
        if let Some(poisoned) = cell.get().filter(|room| room.is_poisoned()) {
            // Whoever poisoned it was gone before they could say so.
            command::poison(self, poisoned);
            return Box::pin(self.room(id)).await;
        }
        let rests = cell.get().is_none();
        match cell.get_or_try_init(|| load::load(self, id)).await {
            Ok(room) => {
                if rests {
                    drive::rouse(self, room, &*room.enter().await?);
                }
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

    /// What could not be committed is thrown away: the next who asks gets the game as the store holds it.
    pub fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        let same = |cell: &Arc<OnceCell<Arc<Room>>>| cell.get().is_some_and(|kept| Arc::ptr_eq(kept, room));
        if rooms.get(&room.id).is_some_and(same) {
            rooms.remove(&room.id);
        }
    }

    /// Lets games leave memory at which nobody looked for a while.
    pub fn tidy(&self, idle: Duration) {
        let then = clock::now() - i64::try_from(idle.as_millis()).unwrap_or(i64::MAX);
        // Whoever is in a room holds it; the map alone keeps the others.
        self.rooms().retain(|_, cell| match cell.get() {
            Some(room) => {
                Arc::strong_count(room) > 1 || Arc::strong_count(cell) > 1 || !room.is_idle_since(then)
            }
            // Nobody waits for it any more.
            None => Arc::strong_count(cell) > 1,
        });
    }

    /// How many games are in memory.
    pub fn room_count(&self) -> usize {
        self.rooms().len()
    }

    /// Is the server about to end?
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// The server ends: whoever is connected is sent away.
    pub fn close(&self) {
        self.closing.send_replace(true);
        // Who comes into a room from now on sees it by themselves.
        for room in self.rooms().values().filter_map(|cell| cell.get()) {
            room.close();
        }
    }

    /// Comes when the server ends.
    pub fn closed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.closing.subscribe();
        async move {
            // Where the app is gone it is closed too.
            let _ = closing.wait_for(|closing| *closing).await;
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Room>>>>> {
        // The map is whole at every moment a panic could come.
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::FactoryBots;
    use catalogue::RandomOnly;
    use store::Sqlite;

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_place_for_a_game_that_nobody_waits_for_is_given_up() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
        let config = Config::new("127.0.0.1:0".parse().unwrap());
        let app = AppState::new(config, store, Arc::new(FactoryBots(RandomOnly)));
        // Whoever asked for it went away before it was loaded.
        app.rooms().entry("abandoned".into()).or_default();
        let awaited = app.rooms().entry("awaited".into()).or_default().clone();
        app.tidy(Duration::from_secs(3600));
        assert_eq!(app.room_count(), 1);
        drop(awaited);
        app.tidy(Duration::from_secs(3600));
        assert_eq!(app.room_count(), 0);
    }
}
