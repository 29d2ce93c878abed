//! Somebody who listens to a game: what they know already, and what is to be told to them next.

use crate::broadcast::Broadcast;
use crate::fault::Fault;
use crate::looking::{Eyes, Looker};
use crate::protocol::ServerMessage;
use crate::room::{News, Room};
use axum::extract::ws::{Utf8Bytes, close_code};
use std::sync::Arc;
use store::GuestId;
use tokio::sync::watch;

/// Why a connection ends.
#[derive(Debug)]
pub enum End {
    /// The other side is gone.
    Gone,
    /// We say good-bye: why.
    Farewell(u16, &'static str),
}

/// The server ends.
pub const SHUTDOWN: End = End::Farewell(close_code::AWAY, "shutdown");

/// Whoever comes in again sees what is true.
const RECONNECT: End = End::Farewell(close_code::RESTART, "reconnect");

/// Somebody who listens.
pub struct Listener {
    room: Arc<Room>,
    hears: watch::Receiver<News>,
    eyes: Eyes,
    looker: Looker,
    seats: Vec<u8>,
    /// Are changes enough?
    changes: bool,
    /// The latest change that was told.
    told: Option<Arc<Broadcast>>,
    /// Who was here when it was told last.
    met: Vec<bool>,
    /// The number of the latest change they were told of.
    seq: Option<u64>,
    /// How many lines of the log they have.
    since: usize,
}

impl Listener {
    /// Somebody who may look so, and has so many lines of the log. Everything is new to them.
    pub async fn new(
        room: Arc<Room>,
        guest: Option<GuestId>,
        eyes: Eyes,
        since: usize,
        changes: bool,
    ) -> Result<Listener, Fault> {
        let (looker, seats) = {
            let session = room.enter().await?;
            (session.admit(guest, &eyes)?, session.seats_of(guest))
        };
        let mut hears = room.watch();
        hears.mark_changed();
        Ok(Listener {
            room,
            hears,
            eyes,
            looker,
            seats,
            changes,
            told: None,
            met: Vec::new(),
            seq: None,
            since,
        })
    }

    /// They are here.
    pub fn came(&self) {
        self.room.came(&self.seats);
        if self.changes {
            self.room.audience.came(self.looker.viewer);
        }
    }

    /// They are no longer.
    pub fn went(&self) {
        if self.changes {
            self.room.audience.went(self.looker.viewer);
        }
        self.room.went(&self.seats);
    }

    /// Comes when something is new.
    pub async fn news(&mut self) -> Result<(), End> {
        self.hears.changed().await.map_err(|_| RECONNECT)
    }

    /// What is to be told next. What is new may be nothing to tell.
    pub async fn next(&mut self) -> Result<Option<Utf8Bytes>, End> {
        let broadcast = {
            let news = self.hears.borrow_and_update();
            if news.closing {
                return Err(SHUTDOWN);
            }
            news.broadcast.clone()
        };
        if self.told.as_ref().is_none_or(|told| !Arc::ptr_eq(told, &broadcast)) {
            return self.change(broadcast).await.map(Some);
        }
        let known = self.hears.borrow().presence.here().eq(self.met.iter().copied());
        if known { Ok(None) } else { self.here().await.map(Some) }
    }

    /// What is different now, to whoever knows what was before; to others everything.
    async fn change(&mut self, broadcast: Arc<Broadcast>) -> Result<Utf8Bytes, End> {
        if broadcast.poisoned {
            return Err(RECONNECT);
        }
        let told =
            broadcast.to(self.looker.viewer).filter(|told| self.changes && self.seq == Some(told.since));
        let Some(told) = told else { return self.step().await };
        (self.seq, self.since) = (Some(broadcast.seq), told.log_length);
        let text = told.text.clone();
        self.told = Some(broadcast);
        Ok(text)
    }

    /// Everything since the last step, and the game as it is now.
    async fn step(&mut self) -> Result<Utf8Bytes, End> {
        let mut session = self.room.enter().await.map_err(|_| RECONNECT)?;
        // Whatever came while we waited is in this step: it is not told twice.
        self.told = Some(self.hears.borrow().broadcast.clone());
        // Seats change hands: who has none any more sees no more.
        match session.admit(self.looker.guest, &self.eyes) {
            Ok(looker) if looker == self.looker => {}
            Ok(_) => return Err(RECONNECT),
            Err(_) => return Err(End::Farewell(close_code::POLICY, "forbidden")),
        }
        let seats = session.seats_of(self.looker.guest);
        if seats != self.seats {
            self.room.came(&seats);
            self.room.went(&self.seats);
            self.seats = seats;
        }
        let log = session.log(self.looker.viewer, self.since);
        let presence = self.room.presence();
        let snapshot = session.snapshot(&self.looker, &presence);
        self.met = presence.here().collect();
        (self.seq, self.since) = (Some(snapshot.seq), snapshot.log_length as usize);
        if self.changes {
            session.remember_seen(self.looker.viewer);
        }
        drop(session);
        written(&ServerMessage::Step { seq: snapshot.seq, log, snapshot: Box::new(snapshot) })
    }

    /// Who is connected now.
    async fn here(&mut self) -> Result<Utf8Bytes, End> {
        let presence = self.room.presence();
        let players = {
            let session = self.room.enter().await.map_err(|_| RECONNECT)?;
            session.players(&presence).iter().map(|player| player.here).collect()
        };
        self.met = presence.here().collect();
        written(&ServerMessage::Here { players })
    }
}

/// A message as it is sent.
pub fn written(live: &ServerMessage) -> Result<Utf8Bytes, End> {
    let text = serde_json::to_string(live).map_err(|_| End::Farewell(close_code::ERROR, "internal"))?;
    Ok(text.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app_state::AppState;
    use crate::bots::FactoryBots;
    use crate::command::{self, Command};
    use crate::config::Config;
    use crate::lobby;
    use crate::session::Order;
    use catalogue::RandomOnly;
    use serde_json::{Value, json};
    use store::Sqlite;

    /// A game of one guest who plays for both.
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
            let app = Arc::new(AppState::new(config, store, Arc::new(FactoryBots(RandomOnly))));
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

        /// Somebody who listens to changes, and was told everything once.
        async fn listener(&self) -> Listener {
            let eyes = Eyes { seat: Some(0), watch: None };
            let mut listener =
                Listener::new(self.room.clone(), Some(self.guest), eyes, 0, true).await.unwrap();
            listener.came();
            assert_eq!(told(&mut listener).await.unwrap()["type"], "step");
            assert_eq!(told(&mut listener).await, None);
            listener
        }

        /// Whoever decides makes the first choice there is.
        async fn act(&self) {
            let (seq, seat, choices) = {
                let mut session = self.room.enter().await.unwrap();
                (session.seq(), session.table().unwrap().decider().unwrap(), session.choices().unwrap())
            };
            let action = serde_json::to_value(choices).unwrap()[0]["action"].as_str().unwrap().to_string();
            let command = Command { id: seq.to_string(), seq, seat: seat.0, order: Order::Act(action) };
            command::execute(&self.app, &self.room, self.guest, command).await.unwrap();
        }
    }

    async fn told(listener: &mut Listener) -> Option<Value> {
        listener.next().await.unwrap().map(|text| serde_json::from_str(&text).unwrap())
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn whoever_missed_a_change_is_told_everything() {
        let play = Play::begin().await;
        let mut listener = play.listener().await;
        play.act().await;
        assert_eq!(told(&mut listener).await.unwrap()["type"], "change");
        // The second before anybody hears the first: nobody is told half of it.
        play.act().await;
        play.act().await;
        let whole = told(&mut listener).await.unwrap();
        assert_eq!((&whole["type"], &whole["snapshot"]["records"]), (&json!("step"), &json!(3)));
        assert_eq!(told(&mut listener).await, None);
        // From there on changes are enough again.
        play.act().await;
        let change = told(&mut listener).await.unwrap();
        assert_eq!((&change["type"], &change["since"]), (&json!("change"), &whole["seq"]));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn whoever_came_and_went_unnoticed_is_nothing_to_tell() {
        let play = Play::begin().await;
        let mut listener = play.listener().await;
        listener.went();
        listener.came();
        listener.news().await.unwrap();
        assert_eq!(told(&mut listener).await, None);
        listener.went();
        assert_eq!(told(&mut listener).await, Some(json!({ "type": "here", "players": [false, false] })));
        assert_eq!(told(&mut listener).await, None);
    }
}
