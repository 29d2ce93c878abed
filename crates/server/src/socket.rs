//! Live events over a WebSocket: whoever is connected gets every change in their own version, and may command.

use crate::fault::Fault;
use crate::house::House;
use crate::identity::{Caller, Who};
use crate::looking::{Eyes, Looker};
use crate::presence::Presence;
use crate::protocol::Live;
use crate::room::{News, Room};
use crate::routes::{Look, Params, Path};
use crate::saying::Speaker;
use crate::telling::Telling;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// Who does not take a message within this time is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers to this many pings may be missing before a connection counts as gone.
const SILENCES: u32 = 2;

/// Bytes read from a connection at once, and kept until there is more to write.
const BUFFER: usize = 1 << 10;

/// A command that is being carried out, and will be answered.
type Order = Pin<Box<dyn Future<Output = Live> + Send>>;

/// Hears whatever is new.
type Hears = watch::Receiver<News>;

/// Opens the connection.
pub async fn live(
    State(house): State<Arc<House>>,
    who: Who,
    from: Caller,
    Path(game): Path<String>,
    Params(look): Params<Look>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|rejection| Fault::bad_request(rejection.body_text()))?;
    let room = house.room(&game).await?;
    let eyes = look.eyes();
    let (looker, seats) = {
        let sitting = room.enter().await?;
        (sitting.admit(who.0, &eyes)?, sitting.seats_of(who.0))
    };
    let place = house.sockets.clone().try_acquire_owned();
    let place = place.map_err(|_| Fault::unavailable("too many connections are open"))?;
    let most = house.config.limits.message;
    let (since, changes) = (look.since(), look.changes());
    // Clients have little to say: they need no large buffers, and thousands of them would add up.
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let speaker = Speaker { who, from };
        let watcher = Watcher {
            house,
            room,
            speaker,
            eyes,
            looker,
            seats,
            changes,
            told: None,
            met: Vec::new(),
            seq: None,
            since,
            socket,
            _place: place,
        };
        watcher.run().await;
    }))
}

/// One connection.
struct Watcher {
    house: Arc<House>,
    room: Arc<Room>,
    speaker: Speaker,
    eyes: Eyes,
    looker: Looker,
    seats: Vec<u8>,
    /// Are changes enough?
    changes: bool,
    /// The latest change that was told.
    told: Option<Arc<Telling>>,
    /// Who was here when it was told last.
    met: Vec<bool>,
    /// The number of the latest change the client was told of.
    seq: Option<u64>,
    /// How many lines of the log the client has.
    since: usize,
    socket: WebSocket,
    _place: OwnedSemaphorePermit,
}

/// Why a connection ends.
enum End {
    /// The other side is gone.
    Gone,
    /// We say good-bye: why.
    Farewell(u16, &'static str),
}

/// The server ends.
const SHUTDOWN: End = End::Farewell(close_code::AWAY, "shutdown");

/// Whoever comes in again sees what is true.
const RECONNECT: End = End::Farewell(close_code::RESTART, "reconnect");

impl Watcher {
    async fn run(mut self) {
        self.house.figures.connected();
        self.room.came(&self.seats);
        if self.changes {
            self.room.audience.came(self.looker.viewer);
        }
        let end = self.watch().await;
        if self.changes {
            self.room.audience.went(self.looker.viewer);
        }
        self.room.went(&self.seats);
        self.house.figures.disconnected();
        if let End::Farewell(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // Who does not hear it is gone all the same.
            let _ = self.deliver(Message::Close(Some(frame))).await;
        }
    }

    async fn watch(&mut self) -> End {
        let mut hears = self.room.watch();
        if self.house.is_closing() {
            return SHUTDOWN;
        }
        let mut ping = interval(self.house.config.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let mut silent = 0;
        let mut order: Option<Order> = None;
        hears.mark_changed();
        loop {
            let done = tokio::select! {
                biased;
                answer = answered(&mut order) => {
                    order = None;
                    self.answer(&answer, &mut hears).await
                }
                // What a command changed is told after its answer, and with it.
                told = hears.changed(), if order.is_none() => match told {
                    Ok(()) => self.tell(&mut hears).await,
                    Err(_) => Err(RECONNECT),
                },
                // One command after the other: whoever says more waits.
                heard = self.socket.recv(), if order.is_none() => match heard {
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => Err(End::Gone),
                    // That they say anything shows that they are there.
                    Some(Ok(message)) => {
                        silent = 0;
                        if let Message::Text(said) = message {
                            order = Some(Box::pin(self.speaker.obey(self.house.clone(), self.room.clone(), said)));
                        }
                        Ok(())
                    }
                },
                _ = ping.tick() => {
                    silent += 1;
                    if silent > SILENCES { Err(End::Gone) } else { self.deliver(Message::Ping(Default::default())).await }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// The answer to a command goes out together with what the command changed.
    async fn answer(&mut self, answer: &Live, hears: &mut Hears) -> Result<(), End> {
        let message = self.message(answer)?;
        if let Ok(true) = hears.has_changed() {
            in_time(self.socket.feed(message)).await?;
            self.tell(hears).await?;
            // What is new may be nothing to tell.
            in_time(self.socket.flush()).await
        } else {
            self.deliver(message).await
        }
    }

    /// Whatever is new.
    async fn tell(&mut self, hears: &mut Hears) -> Result<(), End> {
        let telling = {
            let news = hears.borrow_and_update();
            if news.closing {
                return Err(SHUTDOWN);
            }
            news.telling.clone()
        };
        if self.told.as_ref().is_none_or(|told| !Arc::ptr_eq(told, &telling)) {
            self.tell_change(telling, hears).await?;
        }
        let met = {
            let presence = &hears.borrow().presence;
            let known = presence.here().eq(self.met.iter().copied());
            (!known).then(|| presence.clone())
        };
        match met {
            Some(presence) => self.tell_here(&presence).await,
            None => Ok(()),
        }
    }

    /// What is different now, to whoever knows what was before; to others everything.
    async fn tell_change(&mut self, telling: Arc<Telling>, hears: &mut Hears) -> Result<(), End> {
        if telling.spoiled {
            return Err(RECONNECT);
        }
        let told = telling.to(self.looker.viewer).filter(|told| self.changes && self.seq == Some(told.since));
        let Some(told) = told else { return self.step(hears).await };
        (self.seq, self.since) = (Some(telling.seq), told.log_length);
        self.house.figures.sent();
        let message = Message::Text(told.text.clone());
        self.told = Some(telling);
        self.deliver(message).await
    }

    /// Everything since the last step, and the game as it is now.
    async fn step(&mut self, hears: &mut Hears) -> Result<(), End> {
        let step = {
            let mut sitting = self.room.enter().await.map_err(|_| RECONNECT)?;
            // Whatever came while we waited is in this step: it is not told twice.
            self.told = Some(hears.borrow().telling.clone());
            // Seats change hands: who has none any more sees no more.
            match sitting.admit(self.looker.guest, &self.eyes) {
                Ok(looker) if looker == self.looker => {}
                Ok(_) => return Err(RECONNECT),
                Err(_) => return Err(End::Farewell(close_code::POLICY, "forbidden")),
            }
            let seats = sitting.seats_of(self.looker.guest);
            if seats != self.seats {
                self.room.came(&seats);
                self.room.went(&self.seats);
                self.seats = seats;
            }
            let log = sitting.log(self.looker.viewer, self.since);
            let presence = self.room.presence();
            let snapshot = sitting.snapshot(&self.looker, &presence);
            self.met = presence.here().collect();
            (self.seq, self.since) = (Some(snapshot.seq), snapshot.log_length as usize);
            if self.changes {
                sitting.remember_seen(self.looker.viewer);
            }
            Live::Step { seq: snapshot.seq, log, snapshot: Box::new(snapshot) }
        };
        self.send(&step).await
    }

    /// Who is connected now.
    async fn tell_here(&mut self, presence: &Presence) -> Result<(), End> {
        let players = {
            let sitting = self.room.enter().await.map_err(|_| RECONNECT)?;
            sitting.players(presence).iter().map(|player| player.here).collect()
        };
        self.met = presence.here().collect();
        self.send(&Live::Here { players }).await
    }

    async fn send(&mut self, live: &Live) -> Result<(), End> {
        let message = self.message(live)?;
        self.deliver(message).await
    }

    fn message(&self, live: &Live) -> Result<Message, End> {
        let text = serde_json::to_string(live).map_err(|_| End::Farewell(close_code::ERROR, "internal"))?;
        self.house.figures.sent();
        Ok(Message::Text(text.into()))
    }

    async fn deliver(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.send(message)).await
    }
}

/// The answer to the command that is being carried out, once there is one.
async fn answered(order: &mut Option<Order>) -> Live {
    match order {
        Some(order) => order.await,
        None => pending().await,
    }
}

/// Whoever does not take what is sent to them is gone.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
