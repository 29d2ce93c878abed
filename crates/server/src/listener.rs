//! One subscription to a game: tracks what was sent to a connection and produces its next message.

use crate::fault::Fault;
use crate::protocol::ServerMessage;
use crate::room::{News, Room};
use axum::extract::ws::{Utf8Bytes, close_code};
use session::{Broadcast, GuestId, ViewRequest, Viewpoint};
use std::sync::Arc;
use tokio::sync::watch;

/// Why a connection ends.
#[derive(Debug)]
pub enum End {
    /// The client is gone.
    Gone,
    /// The server closes the connection, with this code and reason.
    Close(u16, &'static str),
}

/// The server shuts down.
pub const SHUTDOWN: End = End::Close(close_code::AWAY, "shutdown");

/// The client's state may be stale: it reconnects and gets a full step.
const RECONNECT: End = End::Close(close_code::RESTART, "reconnect");

/// Names have disappeared from the game: the client loads all of it again, the log included.
const RELOAD: End = End::Close(close_code::RESTART, "reload");

/// One subscription to a game.
pub struct Listener {
    room: Arc<Room>,
    news: watch::Receiver<News>,
    request: ViewRequest,
    viewpoint: Viewpoint,
    seats: Vec<u8>,
    /// Did the client ask for patches instead of full steps?
    changes: bool,
    /// The broadcast sent last.
    last_broadcast: Option<Arc<Broadcast<Utf8Bytes>>>,
    /// The presence sent last, by seat.
    last_presence: Vec<bool>,
    /// The sequence number sent last.
    seq: Option<u64>,
    /// Number of log entries the client has.
    since: usize,
    /// The most log entries in one message; 0 means no limit.
    log_page: usize,
}

impl Listener {
    /// A subscription of a client that has `since` log entries; its first message is a full step.
    pub async fn new(
        room: Arc<Room>,
        guest: Option<GuestId>,
        request: ViewRequest,
        since: usize,
        changes: bool,
    ) -> Result<Listener, Fault> {
        let (viewpoint, seats) = {
            let session = room.lock().await?;
            (session.authorize(guest, &request)?, session.seats_of(guest))
        };
        let mut news = room.watch();
        news.mark_changed();
        Ok(Listener {
            room,
            news,
            request,
            viewpoint,
            seats,
            changes,
            last_broadcast: None,
            last_presence: Vec::new(),
            seq: None,
            since,
            log_page: 0,
        })
    }

    /// Limits the log entries in one message: a client that is further behind gets the latest ones, and reads the
    /// others over HTTP.
    pub fn with_log_page(mut self, log_page: usize) -> Listener {
        self.log_page = log_page;
        self
    }

    /// Counts the connection as present.
    pub fn connect(&self) {
        self.room.connect(&self.seats);
        if self.changes {
            self.room.audience.subscribe(self.viewpoint.viewer);
        }
    }

    /// Ends the presence of the connection.
    pub fn disconnect(&self) {
        if self.changes {
            self.room.audience.unsubscribe(self.viewpoint.viewer);
        }
        self.room.disconnect(&self.seats);
    }

    /// Resolves when the room has news.
    pub async fn news(&mut self) -> Result<(), End> {
        self.news.changed().await.map_err(|_| RECONNECT)
    }

    /// The next message; `None` if the news changes nothing for this client.
    pub async fn next(&mut self) -> Result<Option<Utf8Bytes>, End> {
        let broadcast = {
            let news = self.news.borrow_and_update();
            if news.closing {
                return Err(SHUTDOWN);
            }
            if news.rewritten {
                return Err(RELOAD);
            }
            if news.poisoned {
                return Err(RECONNECT);
            }
            news.broadcast.clone()
        };
        if self.last_broadcast.as_ref().is_none_or(|last| !Arc::ptr_eq(last, &broadcast)) {
            return self.change_message(broadcast).await.map(Some);
        }
        let known = self.news.borrow().presence.here().eq(self.last_presence.iter().copied());
        if known { Ok(None) } else { self.presence_message().await.map(Some) }
    }

    /// The viewer's patch if the client has the state it builds upon, otherwise a full step.
    async fn change_message(&mut self, broadcast: Arc<Broadcast<Utf8Bytes>>) -> Result<Utf8Bytes, End> {
        let patch = broadcast
            .patch_for(self.viewpoint.viewer)
            .filter(|patch| self.changes && self.seq == Some(patch.since));
        let Some(patch) = patch else { return self.step_message().await };
        (self.seq, self.since) = (Some(broadcast.seq), patch.log_length);
        let text = patch.text.clone();
        self.last_broadcast = Some(broadcast);
        Ok(text)
    }

    /// A full step: the log since the last message and the current snapshot.
    async fn step_message(&mut self) -> Result<Utf8Bytes, End> {
        let mut session = self.room.lock().await.map_err(|_| self.lost())?;
        // The snapshot already contains changes published while waiting for the lock: do not send them again.
        self.last_broadcast = Some(self.news.borrow().broadcast.clone());
        // Seats can be reassigned: check again that the guest may still see this view.
        match session.authorize(self.viewpoint.guest, &self.request) {
            Ok(viewpoint) if viewpoint == self.viewpoint => {}
            Ok(viewpoint) => self.look_as(viewpoint),
            Err(_) => return Err(End::Close(close_code::POLICY, "forbidden")),
        }
        let seats = session.seats_of(self.viewpoint.guest);
        if seats != self.seats {
            self.room.connect(&seats);
            self.room.disconnect(&self.seats);
            self.seats = seats;
        }
        let presence = self.room.presence();
        let snapshot = session.snapshot(&self.viewpoint, &presence);
        let earliest = match self.log_page {
            0 => 0,
            most => (snapshot.log_length as usize).saturating_sub(most),
        };
        let log = session.log(self.viewpoint.viewer, self.since.max(earliest));
        self.last_presence = presence.here().collect();
        (self.seq, self.since) = (Some(snapshot.seq), snapshot.log_length as usize);
        if self.changes {
            session.remember_sent(self.viewpoint.viewer);
        }
        drop(session);
        serialize(&ServerMessage::Step { seq: snapshot.seq, log, snapshot: Box::new(snapshot) })
    }

    /// Why the room is gone.
    fn lost(&self) -> End {
        if self.news.borrow().rewritten { RELOAD } else { RECONNECT }
    }

    /// The seat changed hands: from here on the connection sees what another viewer sees, whose log it does not have
    /// yet.
    fn look_as(&mut self, viewpoint: Viewpoint) {
        if self.changes {
            self.room.audience.unsubscribe(self.viewpoint.viewer);
            self.room.audience.subscribe(viewpoint.viewer);
        }
        self.viewpoint = viewpoint;
        self.since = 0;
    }

    /// The connected seats.
    async fn presence_message(&mut self) -> Result<Utf8Bytes, End> {
        let presence = self.room.presence();
        let players = {
            let session = self.room.lock().await.map_err(|_| self.lost())?;
            session.players(&presence).iter().map(|player| player.here).collect()
        };
        self.last_presence = presence.here().collect();
        serialize(&ServerMessage::Here { players })
    }
}

/// The JSON text of a message.
pub fn serialize(message: &ServerMessage) -> Result<Utf8Bytes, End> {
    let text = serde_json::to_string(message).map_err(|_| End::Close(close_code::ERROR, "internal"))?;
    Ok(text.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app_state::AppState;
    use crate::command;
    use crate::config::Config;
    use crate::lobby;
    use catalogue::RandomOnly;
    use serde_json::{Value, json};
    use session::{Command, CommandKind};
    use store::Sqlite;

    /// A game in which one guest holds both seats.
    struct Play {
        app: Arc<AppState>,
        room: Arc<Room>,
        guest: GuestId,
        _folder: tempfile::TempDir,
    }

    impl Play {
        async fn begin() -> Play {
            let folder = tempfile::tempdir().unwrap();
            let store = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
            let config = Config::new("127.0.0.1:0".parse().unwrap());
            let app = Arc::new(AppState::new(config, store, Arc::new(RandomOnly)));
            let guest = app.store.create_guest([1; 32], 0).await.unwrap();
            let seat = |name: &str| json!({ "kind": "local", "name": name });
            let ask =
                json!({ "title": "luxor", "players": 2, "modules": [], "seats": [seat("Ann"), seat("Ben")] });
            let game = lobby::create(
                &app,
                guest,
                serde_json::from_value(ask).unwrap(),
                crate::seed::named("listener"),
            )
            .await
            .unwrap();
            let room = app.room(&game).await.unwrap();
            Play { app, room, guest, _folder: folder }
        }

        /// A patch subscriber that has received its first step.
        async fn listener(&self) -> Listener {
            let request = ViewRequest { seat: Some(0), watch: None };
            let mut listener =
                Listener::new(self.room.clone(), Some(self.guest), request, 0, true).await.unwrap();
            listener.connect();
            assert_eq!(next_message(&mut listener).await.unwrap()["type"], "step");
            assert_eq!(next_message(&mut listener).await, None);
            listener
        }

        /// Plays the first legal action.
        async fn act(&self) {
            let (seq, seat, choices) = {
                let mut session = self.room.lock().await.unwrap();
                (session.seq(), session.table().unwrap().decider().unwrap(), session.choices().unwrap())
            };
            let action = serde_json::to_value(choices).unwrap()[0]["action"].as_str().unwrap().to_string();
            let command = Command { id: seq.to_string(), seq, seat: seat.0, kind: CommandKind::Act(action) };
            command::dispatch(&self.app, &self.room, self.guest, command).await.unwrap();
        }
    }

    async fn next_message(listener: &mut Listener) -> Option<Value> {
        listener.next().await.unwrap().map(|text| serde_json::from_str(&text).unwrap())
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn missed_change_gets_a_full_step() {
        let play = Play::begin().await;
        let mut listener = play.listener().await;
        play.act().await;
        assert_eq!(next_message(&mut listener).await.unwrap()["type"], "change");
        // Two changes before the listener reads: the patch of the second does not build upon what it has.
        play.act().await;
        play.act().await;
        let whole = next_message(&mut listener).await.unwrap();
        assert_eq!((&whole["type"], &whole["snapshot"]["records"]), (&json!("step"), &json!(3)));
        assert_eq!(next_message(&mut listener).await, None);
        // After the step, patches suffice again.
        play.act().await;
        let change = next_message(&mut listener).await.unwrap();
        assert_eq!((&change["type"], &change["since"]), (&json!("change"), &whole["seq"]));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn presence_flap_sends_nothing() {
        let play = Play::begin().await;
        let mut listener = play.listener().await;
        listener.disconnect();
        listener.connect();
        listener.news().await.unwrap();
        assert_eq!(next_message(&mut listener).await, None);
        listener.disconnect();
        assert_eq!(
            next_message(&mut listener).await,
            Some(json!({ "type": "here", "players": [false, false] }))
        );
        assert_eq!(next_message(&mut listener).await, None);
    }
}
