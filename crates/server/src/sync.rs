//! Several nodes on one store: a room is a cache of what is stored. News of other nodes' commits are only a hint; what
//! counts is the version in the store.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::command;
use crate::fault::Fault;
use crate::load;
use crate::room::Room;
use session::{Broadcast, Diverged, LaterRecords, Session, State};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Appended, News, RemoteState, Subscription, Vote};
use tokio::sync::Notify;
use tokio::time::sleep;

/// Makes sure that a room has everything that any node committed before this call.
pub async fn refresh(app: &Arc<AppState>, room: &Arc<Room>) -> Result<(), Fault> {
    let Some(shared) = app.store.shared() else { return Ok(()) };
    let stored = shared.version(&room.id).await?;
    if stored == Some(room.seq()) && !room.sync.is_behind() {
        return Ok(());
    }
    let mut session = room.lock().await?;
    // A change of this node may have been committed while this waited for the lock.
    if stored.is_some_and(|stored| stored <= session.seq()) && !room.sync.is_behind() {
        return Ok(());
    }
    catch_up(app, room, &mut session).await
}

/// Reads what other nodes committed, and tells the connections. The caller holds the lock.
pub async fn catch_up(app: &Arc<AppState>, room: &Arc<Room>, session: &mut Session) -> Result<(), Fault> {
    let Some((stored, records)) = app.store.load(&room.id, session.record.length).await? else {
        command::poison(app, room);
        return Err(Fault::not_found("there is no such game"));
    };
    if stored.version() != session.seq() {
        let broadcast = if session.record.state != State::Waiting && session.follow(stored, &records).is_ok()
        {
            session.broadcast(|viewer| room.audience.has_listeners(viewer))
        } else {
            reload(app, room, session).await?
        };
        room.publish(broadcast);
    }
    room.sync.set_current();
    bot_scheduler::schedule(app, room, session);
    Ok(())
}

/// Reads a game whole that cannot be followed: it was dealt meanwhile, its chance comes from a seed of another node, or
/// the database was put back.
async fn reload(app: &Arc<AppState>, room: &Arc<Room>, session: &mut Session) -> Result<Broadcast, Fault> {
    let loaded = load::load_session(app, &room.id).await;
    let loaded = loaded.inspect_err(|_| command::poison(app, room))?;
    if loaded.record.rewrites != session.record.rewrites {
        // A name was deleted: clients may not keep what they have of the log.
        room.rewrite();
        command::poison(app, room);
        return Err(Fault::unavailable("the game was changed; try again"));
    }
    *session = loaded;
    Ok(session.reset_broadcast())
}

/// Brings the rooms in memory up to date whenever another node has committed something.
pub async fn follow_news(app: Arc<AppState>, mut news: Subscription) {
    while let Some(news) = news.next().await {
        match news {
            News::Changed { game, version, appended } => {
                // A version that is expected already is this node's own commit, or being read.
                let is_news = |room: &Arc<Room>| room.sync.expect(version) || room.sync.is_behind();
                if let Some(room) = app.loaded_room(&game).filter(is_news) {
                    read_if_watched(&app, room, appended);
                }
            }
            News::PresenceChanged { game } => {
                if let Some(room) = app.loaded_room(&game) {
                    read_presence(&app, room);
                }
            }
            News::GuestDeleted { guest } => app.forget_guest(guest),
            News::Alive { .. } => {}
            News::Missed => {
                app.forget_guests();
                for room in app.loaded_rooms() {
                    room.sync.set_behind();
                    read_presence(&app, room.clone());
                    read_if_watched(&app, room, None);
                }
            }
        }
    }
}

/// Reads what came meanwhile if somebody here looks at the game or its bots play here. Otherwise the next request does.
fn read_if_watched(app: &Arc<AppState>, room: Arc<Room>, appended: Option<Appended>) {
    if !room.is_in_use() {
        return room.sync.set_behind();
    }
    if room.sync.announce(appended) {
        app.announced.put(room);
    }
}

/// Reads who is connected to other nodes; again and again if that fails and somebody looks at the game.
fn read_presence(app: &Arc<AppState>, room: Arc<Room>) {
    let app = app.clone();
    tokio::spawn(async move {
        let Some(shared) = app.store.shared() else { return };
        let remote = loop {
            match shared.remote_state(&room.id, &app.node).await {
                Ok(remote) => break remote,
                Err(fault) => tracing::debug!(game = %room.id, %fault, "who is connected could not be read"),
            }
            sleep(PAUSE).await;
            if !room.is_in_use() || app.is_closing() {
                return;
            }
        };
        room.set_remote_presence(&remote);
        let Ok(mut session) = room.lock().await else { return };
        if add_votes(&mut session, &remote) {
            room.publish(session.reset_broadcast());
        }
    });
}

/// Adds what players want at other nodes. To end the game is wanted only until it goes on.
fn add_votes(session: &mut Session, remote: &RemoteState) -> bool {
    let counts = |(vote, version): &&(Vote, u64)| vote.about != Vote::END || *version == session.seq();
    let votes: Vec<Vote> = remote.votes.iter().filter(counts).map(|(vote, _)| *vote).collect();
    session.record.state == State::Running && session.add_votes(&votes)
}

/// Reads what players want at other nodes, and who is connected there.
pub async fn read_votes(app: &AppState, room: &Room, session: &mut Session) -> Result<(), Fault> {
    let Some(shared) = app.store.shared() else { return Ok(()) };
    let remote = shared.remote_state(&room.id, &app.node).await?;
    room.set_remote_presence(&remote);
    add_votes(session, &remote);
    Ok(())
}

/// Stores what players want here, for other nodes, and reads once more what is wanted there.
pub async fn share_votes(app: &AppState, room: &Room, session: &mut Session) -> Result<(), Fault> {
    let Some(shared) = app.store.shared() else { return Ok(()) };
    shared.vote(&room.id, session.all_votes(), session.seq()).await?;
    read_votes(app, room, session).await
}

/// Rooms whose games other nodes have changed.
#[derive(Default)]
pub struct Announced {
    rooms: Mutex<Vec<Arc<Room>>>,
    some: Notify,
}

impl Announced {
    fn put(&self, room: Arc<Room>) {
        self.rooms().push(room);
        self.some.notify_one();
    }

    fn take(&self) -> Vec<Arc<Room>> {
        std::mem::take(&mut *self.rooms())
    }

    fn rooms(&self) -> MutexGuard<'_, Vec<Arc<Room>>> {
        // No panic can leave the list half changed.
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Reads what other nodes appended to announced games, unless the announcements brought it; games that are announced
/// meanwhile are read together after that.
pub async fn read_announced(app: Arc<AppState>) {
    let Some(shared) = app.store.shared() else { return };
    loop {
        app.announced.some.notified().await;
        let rooms = app.announced.take();
        let mut to_read = Vec::new();
        for room in rooms {
            // A task of its own: a room is locked while a change of this node is being committed.
            match room.sync.begin_reading() {
                Some(later) => drop(tokio::spawn(end_reading(app.clone(), room, Ok(Some(later))))),
                None => to_read.push(room),
            }
        }
        for rooms in to_read.chunks(MOST_READ) {
            let asked = rooms.iter().map(|room| (room.id.clone(), room.seq())).collect();
            let later: Vec<Result<Option<LaterRecords>, Fault>> = match shared.records_after(asked).await {
                Ok(later) => later.into_iter().map(Ok).collect(),
                Err(fault) => vec![Err(fault.into()); rooms.len()],
            };
            for (room, later) in rooms.iter().zip(later) {
                tokio::spawn(end_reading(app.clone(), room.clone(), later));
            }
        }
    }
}

/// Rooms whose games are read by one statement.
const MOST_READ: usize = 256;

async fn end_reading(app: Arc<AppState>, room: Arc<Room>, later: Result<Option<LaterRecords>, Fault>) {
    let followed = match later {
        Ok(later) => follow(&app, &room, later).await,
        Err(fault) => Err(fault),
    };
    let failed = followed.is_err();
    if let Err(fault) = followed {
        tracing::debug!(game = %room.id, why = fault.detail(), "what came meanwhile could not be read");
        room.sync.set_behind();
        // Perhaps nothing will happen for long that would announce it again: nobody who looks at the game must wait
        // for that.
        sleep(PAUSE).await;
    }
    let announced = room.sync.end_reading();
    let wanted = failed && room.is_in_use() && room.sync.is_behind() && !room.is_poisoned();
    if announced || wanted && room.sync.announce(None) {
        app.announced.put(room);
    }
}

/// The pause after something could not be read.
const PAUSE: Duration = Duration::from_millis(500);

/// Plays the moves that were announced or read. If that is not enough, the game is read once more.
async fn follow(app: &Arc<AppState>, room: &Arc<Room>, later: Option<LaterRecords>) -> Result<(), Fault> {
    let Some(later) = later.filter(|_| !room.sync.is_behind()) else { return refresh(app, room).await };
    let mut session = room.lock().await?;
    let Some((stored, new)) = session.after(&later) else { return catch_up(app, room, &mut session).await };
    if new.is_empty() {
        return Ok(());
    }
    let broadcast = match session.follow(stored, new) {
        Ok(()) => session.broadcast(|viewer| room.audience.has_listeners(viewer)),
        Err(Diverged) => reload(app, room, &mut session).await?,
    };
    room.publish(broadcast);
    bot_scheduler::schedule(app, room, &session);
    Ok(())
}
