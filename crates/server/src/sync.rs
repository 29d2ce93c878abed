//! Several nodes on one store: a room is a cache of what is stored. News of other nodes' commits are only a hint; what
//! counts is the version in the store.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::command;
use crate::fault::Fault;
use crate::load;
use crate::room::Room;
use session::{Session, State};
use std::sync::Arc;
use store::{Elsewhere, News, Subscription, Vote};

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
            // It was dealt meanwhile, its chance comes from a seed of another node, or the database was put back.
            let loaded = load::load_session(app, &room.id).await;
            let loaded = loaded.inspect_err(|_| command::poison(app, room))?;
            if loaded.record.rewrites != session.record.rewrites {
                // A name was deleted: clients may not keep what they have of the log.
                room.rewrite();
                command::poison(app, room);
                return Err(Fault::unavailable("the game was changed; try again"));
            }
            *session = loaded;
            session.reset_broadcast()
        };
        room.publish(broadcast);
    }
    room.sync.set_current();
    bot_scheduler::schedule(app, room, session);
    Ok(())
}

/// Brings the rooms in memory up to date whenever another node has committed something.
pub async fn follow_news(app: Arc<AppState>, mut news: Subscription) {
    while let Some(news) = news.next().await {
        match news {
            News::Changed { game, version } => {
                // A version that is expected already is this node's own commit, or being read.
                let is_news = |room: &Arc<Room>| room.sync.expect(version) || room.sync.is_behind();
                if let Some(room) = app.loaded_room(&game).filter(is_news) {
                    read_if_watched(&app, room);
                }
            }
            News::Moved { game } => {
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
                    read_if_watched(&app, room);
                }
            }
        }
    }
}

/// Reads what came meanwhile if somebody here looks at the game or its bots play here. Otherwise the next request does.
fn read_if_watched(app: &Arc<AppState>, room: Arc<Room>) {
    match room.is_in_use() {
        true => read_later(app, room),
        false => room.sync.set_behind(),
    }
}

/// Reads who is connected to other nodes.
fn read_presence(app: &Arc<AppState>, room: Arc<Room>) {
    let app = app.clone();
    tokio::spawn(async move {
        let Some(shared) = app.store.shared() else { return };
        match shared.presence(&room.id, &app.node).await {
            Ok(elsewhere) => {
                room.set_elsewhere(&elsewhere);
                let Ok(mut session) = room.lock().await else { return };
                if add_votes(&mut session, &elsewhere) {
                    room.publish(session.reset_broadcast());
                }
            }
            Err(fault) => tracing::debug!(game = %room.id, %fault, "who is connected could not be read"),
        }
    });
}

/// Adds what players want at other nodes. To end the game is wanted only until it goes on.
fn add_votes(session: &mut Session, elsewhere: &Elsewhere) -> bool {
    let counts = |(vote, version): &&(Vote, u64)| vote.about != Vote::END || *version == session.seq();
    let votes: Vec<Vote> = elsewhere.votes.iter().filter(counts).map(|(vote, _)| *vote).collect();
    session.record.state == State::Running && session.add_votes(&votes)
}

/// Reads what players want at other nodes, and who is connected there.
pub async fn read_votes(app: &AppState, room: &Room, session: &mut Session) -> Result<(), Fault> {
    let Some(shared) = app.store.shared() else { return Ok(()) };
    let elsewhere = shared.presence(&room.id, &app.node).await?;
    room.set_elsewhere(&elsewhere);
    add_votes(session, &elsewhere);
    Ok(())
}

/// Stores what players want here, for other nodes, and reads once more what is wanted there.
pub async fn share_votes(app: &AppState, room: &Room, session: &mut Session) -> Result<(), Fault> {
    let Some(shared) = app.store.shared() else { return Ok(()) };
    shared.vote(&room.id, session.all_votes(), session.seq()).await?;
    read_votes(app, room, session).await
}

/// Reads what came meanwhile in a task of its own, at most one for each room.
fn read_later(app: &Arc<AppState>, room: Arc<Room>) {
    if !room.sync.announce() {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        loop {
            room.sync.begin_reading();
            if let Err(fault) = refresh(&app, &room).await {
                // The next request or news tries again.
                tracing::debug!(game = %room.id, why = fault.detail(), "what came meanwhile could not be read");
                room.sync.set_behind();
            }
            if !room.sync.end_reading() {
                return;
            }
        }
    });
}
