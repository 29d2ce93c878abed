//! Live events over a WebSocket: whoever is connected gets every change in their own version.

use crate::fault::Fault;
use crate::house::House;
use crate::identity::Who;
use crate::looking::{Eyes, Looker};
use crate::protocol::Live;
use crate::room::Room;
use crate::routes::{Look, Params, Path};
use crate::telling::Telling;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// Who does not take a message within this time is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers to this many pings may be missing before a connection counts as gone.
const SILENCES: u32 = 2;

/// Bytes read from a connection at once.
const READ: usize = 1 << 10;

/// Hears of every change.
type Changed = watch::Receiver<Arc<Telling>>;

/// Opens the connection.
pub async fn live(
    State(house): State<Arc<House>>,
    who: Who,
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
    let upgrade =
        upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let watcher =
            Watcher { house, room, eyes, looker, seats, changes, seq: None, since, socket, _place: place };
        watcher.run().await;
    }))
}

/// One connection.
struct Watcher {
    house: Arc<House>,
    room: Arc<Room>,
    eyes: Eyes,
    looker: Looker,
    seats: Vec<u8>,
    /// Are changes enough?
    changes: bool,
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

impl Watcher {
    async fn run(mut self) {
        self.house.figures.connected();
        self.room.presence.came(&self.seats);
        if self.changes {
            self.room.audience.came(self.looker.viewer);
        }
        let end = self.watch().await;
        if self.changes {
            self.room.audience.went(self.looker.viewer);
        }
        self.room.presence.went(&self.seats);
        self.house.figures.disconnected();
        if let End::Farewell(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // Who does not hear it is gone all the same.
            let _ = timeout(PATIENCE, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    async fn watch(&mut self) -> End {
        let mut changed = self.room.watch();
        let mut here = self.room.presence.watch();
        let mut closed = pin!(self.house.closed());
        let mut ping = interval(self.house.config.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let mut silent = 0;
        changed.mark_changed();
        loop {
            let done = tokio::select! {
                biased;
                () = &mut closed => Err(End::Farewell(close_code::AWAY, "shutdown")),
                heard = self.socket.recv() => match heard {
                    // Clients have nothing to say here; that they say anything shows that they are there.
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => Err(End::Gone),
                    Some(Ok(_)) => { silent = 0; Ok(()) }
                },
                told = changed.changed() => match told {
                    Ok(()) => {
                        let telling = changed.borrow_and_update().clone();
                        self.tell(&telling, &mut changed).await
                    }
                    Err(_) => Err(End::Farewell(close_code::RESTART, "reconnect")),
                },
                told = here.changed() => match told {
                    Ok(()) => self.here().await,
                    Err(_) => Err(End::Gone),
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

    /// What is different now, to whoever knows what was before; to others everything.
    async fn tell(&mut self, telling: &Telling, changed: &mut Changed) -> Result<(), End> {
        if telling.spoiled {
            return Err(End::Farewell(close_code::RESTART, "reconnect"));
        }
        let told = telling.to(self.looker.viewer).filter(|told| self.changes && self.seq == Some(told.since));
        let Some(told) = told else { return self.step(changed).await };
        (self.seq, self.since) = (Some(telling.seq), told.log_length);
        self.house.figures.sent();
        self.deliver(Message::Text(told.text.clone())).await
    }

    /// Everything since the last step, and the game as it is now.
    async fn step(&mut self, changed: &mut Changed) -> Result<(), End> {
        let step = {
            let entered = self.room.enter().await;
            let mut sitting = entered.map_err(|_| End::Farewell(close_code::RESTART, "reconnect"))?;
            // Whatever came while we waited is in this step: it is not told twice.
            changed.mark_unchanged();
            // Seats change hands: who has none any more sees no more.
            match sitting.admit(self.looker.guest, &self.eyes) {
                Ok(looker) if looker == self.looker => {}
                Ok(_) => return Err(End::Farewell(close_code::RESTART, "reconnect")),
                Err(_) => return Err(End::Farewell(close_code::POLICY, "forbidden")),
            }
            let seats = sitting.seats_of(self.looker.guest);
            if seats != self.seats {
                self.room.presence.came(&seats);
                self.room.presence.went(&self.seats);
                self.seats = seats;
            }
            let log = sitting.log(self.looker.viewer, self.since);
            let snapshot = sitting.snapshot(&self.looker, &self.room);
            (self.seq, self.since) = (Some(snapshot.seq), snapshot.log_length as usize);
            if self.changes {
                sitting.remember_seen(self.looker.viewer);
            }
            Live::Step { seq: snapshot.seq, log, snapshot: Box::new(snapshot) }
        };
        self.send(&step).await
    }

    /// Who is connected now.
    async fn here(&mut self) -> Result<(), End> {
        let players = {
            let entered = self.room.enter().await;
            let sitting = entered.map_err(|_| End::Farewell(close_code::RESTART, "reconnect"))?;
            sitting.players(&self.room).iter().map(|player| player.here).collect()
        };
        self.send(&Live::Here { players }).await
    }

    async fn send(&mut self, live: &Live) -> Result<(), End> {
        let text = serde_json::to_string(live).map_err(|_| End::Farewell(close_code::ERROR, "internal"))?;
        self.house.figures.sent();
        self.deliver(Message::Text(text.into())).await
    }

    async fn deliver(&mut self, message: Message) -> Result<(), End> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }
}
