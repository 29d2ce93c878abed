//! Games that nobody touches go away, if the host of the server wants it: their end is announced first, in the game and
//! in the lists of its players, and any change or the wish to keep the game takes the announcement back.

use crate::app_state::AppState;
use crate::clock;
use crate::command::poison;
use crate::fault::Fault;
use std::sync::Arc;
use std::time::Duration;
use store::GameRecord;
use tokio::time::{MissedTickBehavior, interval};

/// When games that nobody touches go away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// So long after their last change.
    pub after: Duration,
    /// At least so long after that was announced.
    pub notice: Duration,
}

impl Expiry {
    /// When a game ends whose end is announced now.
    fn end_of(self, game: &GameRecord, now: i64) -> i64 {
        (game.updated + millis(self.after)).max(now + millis(self.notice))
    }

    /// Games that did not change since this time are to be announced.
    fn announce_before(self, now: i64) -> i64 {
        now - millis(self.after.saturating_sub(self.notice))
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 4)
}

/// How often games are looked through.
const INTERVAL: Duration = Duration::from_secs(600);

/// Looks through the games from time to time.
pub async fn run(app: Arc<AppState>) {
    let mut clock = interval(INTERVAL);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        if let Err(fault) = sweep(&app, clock::now()).await {
            tracing::error!(why = fault.detail(), "games at rest could not be looked through");
        }
    }
}

/// Announces, deletes, and takes announcements back that no longer hold.
pub async fn sweep(app: &Arc<AppState>, now: i64) -> Result<(), Fault> {
    for id in app.store.expiring_games().await? {
        let Some(game) = app.store.game(&id).await? else { continue };
        let Some(end) = game.expires else { continue };
        match app.config.expiry {
            None => announce(app, game, None).await?,
            // The host gives more time than when it was announced.
            Some(expiry) if end < game.updated + millis(expiry.after) => {
                let end = expiry.end_of(&game, now);
                announce(app, game, Some(end)).await?;
            }
            Some(_) if end <= now => delete(app, &game).await?,
            Some(_) => {}
        }
    }
    let Some(expiry) = app.config.expiry else { return Ok(()) };
    for id in app.store.unannounced_before(expiry.announce_before(now)).await? {
        let Some(game) = app.store.game(&id).await? else { continue };
        let end = expiry.end_of(&game, now);
        announce(app, game, Some(end)).await?;
    }
    Ok(())
}

/// Stores when a game ends, and tells everybody who looks at it. Somebody who changes the game in this moment is first,
/// and the next look decides again.
async fn announce(app: &Arc<AppState>, mut game: GameRecord, end: Option<i64>) -> Result<(), Fault> {
    let room = app.loaded_room(&game.id);
    let mut session = match &room {
        Some(room) => Some(room.lock().await?),
        None => None,
    };
    let after = game.version();
    game.base += 1;
    game.expires = end;
    match app.store.save_game(game, after).await {
        Err(store::Fault::Conflict) => return Ok(()),
        saved => saved?,
    }
    match room.as_ref().zip(session.as_mut()) {
        Some((room, session)) if session.seq() == after => {
            session.record.base += 1;
            session.record.expires = end;
            room.publish(session.reset_broadcast());
        }
        // Another node has changed it, too: it is read before it is used again.
        Some((room, _)) => room.sync.set_behind(),
        None => {}
    }
    Ok(())
}

async fn delete(app: &Arc<AppState>, game: &GameRecord) -> Result<(), Fault> {
    let room = app.loaded_room(&game.id);
    let lock = match &room {
        Some(room) => Some(room.lock().await?),
        None => None,
    };
    match app.store.delete_game(&game.id, game.version()).await {
        Err(store::Fault::Conflict) => return Ok(()),
        deleted => deleted?,
    }
    app.metrics.expired();
    tracing::info!(game = %game.id, "a game that nobody touched was deleted");
    drop(lock);
    if let Some(room) = &room {
        poison(app, room);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::metrics::Gauges;
    use crate::{command, lobby, seed};
    use catalogue::RandomOnly;
    use serde_json::json;
    use session::{Command, CommandKind, GuestId};
    use store::{Sqlite, Store};

    const DAY: i64 = 24 * 3600 * 1000;
    const HOST: Expiry =
        Expiry { after: Duration::from_secs(30 * 24 * 3600), notice: Duration::from_secs(10 * 24 * 3600) };

    struct World {
        app: Arc<AppState>,
        guest: GuestId,
        folder: Arc<tempfile::TempDir>,
    }

    impl World {
        async fn new(expiry: Option<Expiry>) -> World {
            let folder = Arc::new(tempfile::tempdir().unwrap());
            let store = Sqlite::open(&folder.path().join("luxor.db")).await.unwrap();
            let guest = store.create_guest([1; 32], 0).await.unwrap();
            World { app: app(store, expiry), guest, folder }
        }

        /// The same games under another setting.
        async fn restarted(&self, expiry: Option<Expiry>) -> World {
            self.app.store.close().await.unwrap();
            let store = Sqlite::open(&self.folder.path().join("luxor.db")).await.unwrap();
            World { app: app(store, expiry), guest: self.guest, folder: self.folder.clone() }
        }

        async fn game(&self) -> GameRecord {
            let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "local", "name": "Ben" }]);
            let ask = json!({ "title": "luxor", "players": 2, "seats": seats });
            let ask = serde_json::from_value(ask).unwrap();
            let id = lobby::create(&self.app, self.guest, ask, seed::named("expiry")).await.unwrap();
            self.stored(&id).await.unwrap()
        }

        async fn stored(&self, id: &str) -> Option<GameRecord> {
            self.app.store.game(id).await.unwrap()
        }

        async fn sweep(&self, now: i64) {
            sweep(&self.app, now).await.unwrap();
        }
    }

    fn app(store: Sqlite, expiry: Option<Expiry>) -> Arc<AppState> {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        config.expiry = expiry;
        Arc::new(AppState::new(config, Arc::new(store), Arc::new(RandomOnly)))
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_game_at_rest_is_announced_and_then_deleted() {
        let world = World::new(Some(HOST)).await;
        let game = world.game().await;
        let room = world.app.room(&game.id).await.unwrap();
        world.sweep(game.updated + 19 * DAY).await;
        assert_eq!(world.stored(&game.id).await.unwrap().expires, None, "too early to speak of it");
        world.sweep(game.updated + 21 * DAY).await;
        let announced = world.stored(&game.id).await.unwrap();
        assert_eq!(announced.expires, Some(game.updated + 31 * DAY), "ten days from now on");
        assert_eq!(announced.updated, game.updated, "announcing is no touch");
        assert_eq!(room.lock().await.unwrap().record.expires, announced.expires);
        assert_eq!(room.seq(), announced.version(), "who looks at it is told");
        world.sweep(game.updated + 31 * DAY - 1).await;
        assert!(world.stored(&game.id).await.is_some());
        world.sweep(game.updated + 31 * DAY).await;
        assert!(world.stored(&game.id).await.is_none());
        assert!(room.is_poisoned(), "connections end");
        let counted = world.app.metrics.text(&Gauges::default());
        assert!(counted.contains("\nluxor_games_expired_total 1\n"), "{counted}");
        assert!(world.app.room(&game.id).await.is_err());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn no_game_goes_unannounced_however_old() {
        let world = World::new(Some(HOST)).await;
        let game = world.game().await;
        let late = game.updated + 1000 * DAY;
        world.sweep(late).await;
        assert_eq!(world.stored(&game.id).await.unwrap().expires, Some(late + 10 * DAY));
        world.sweep(late + 9 * DAY).await;
        assert!(world.stored(&game.id).await.is_some());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn keeping_a_game_restarts_its_time() {
        let world = World::new(Some(HOST)).await;
        let game = world.game().await;
        world.sweep(game.updated + 25 * DAY).await;
        lobby::keep(&world.app, &game.id, world.guest).await.unwrap();
        let kept = world.stored(&game.id).await.unwrap();
        assert_eq!(kept.expires, None);
        world.sweep(game.updated + 35 * DAY).await;
        let announced = world.stored(&game.id).await.unwrap();
        assert_eq!(announced.expires, Some(game.updated + 45 * DAY), "announced again");
        let stranger = world.app.store.create_guest([2; 32], 0).await.unwrap();
        assert!(lobby::keep(&world.app, &game.id, stranger).await.is_err());
        assert!(world.stored(&game.id).await.unwrap().expires.is_some());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_move_takes_the_announcement_back() {
        let world = World::new(Some(HOST)).await;
        let game = world.game().await;
        let room = world.app.room(&game.id).await.unwrap();
        world.sweep(game.updated + 25 * DAY).await;
        let (seq, seat, action) = {
            let session = room.lock().await.unwrap();
            assert!(session.record.expires.is_some());
            let table = session.table().unwrap();
            (session.seq(), table.decider().unwrap().0, table.legal()[0].clone())
        };
        let command = Command { id: "one".into(), seq, seat, kind: CommandKind::Act(action) };
        command::dispatch(&world.app, &room, world.guest, command).await.unwrap();
        assert_eq!(room.lock().await.unwrap().record.expires, None);
        assert_eq!(world.stored(&game.id).await.unwrap().expires, None);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn nothing_is_deleted_unless_the_host_wants_it() {
        let world = World::new(None).await;
        let game = world.game().await;
        world.sweep(game.updated + 100_000 * DAY).await;
        assert_eq!(world.stored(&game.id).await.unwrap().expires, None);
        // The host wanted it, and thought better of it.
        let world = world.restarted(Some(HOST)).await;
        world.sweep(game.updated + 25 * DAY).await;
        assert!(world.stored(&game.id).await.unwrap().expires.is_some());
        let patient = Expiry { after: HOST.after * 10, ..HOST };
        let world = world.restarted(Some(patient)).await;
        world.sweep(game.updated + 40 * DAY).await;
        assert_eq!(world.stored(&game.id).await.unwrap().expires, Some(game.updated + 300 * DAY));
        let world = world.restarted(None).await;
        world.sweep(game.updated + 400 * DAY).await;
        assert_eq!(world.stored(&game.id).await.unwrap().expires, None);
    }
}
