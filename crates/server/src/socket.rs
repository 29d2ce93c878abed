//! Live events over a WebSocket: whoever is connected gets every change in their own version.

use crate::fault::Fault;
use crate::house::House;
use crate::identity::Who;
use crate::looking::Looker;
use crate::protocol::Live;
use crate::room::{Room, SPOILED};
use crate::routes::{Look, Params};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
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
    let (looker, seats) = {
        let sitting = room.enter().await?;
        (sitting.admit(who.0, &look.eyes())?, sitting.seats_of(who.0))
    };
    let place = house.sockets.clone().try_acquire_owned();
    let place = place.map_err(|_| Fault::unavailable("too many connections are open"))?;
    let most = house.config.limits.message;
    let since = look.since();
    // Clients have little to say: they need no large buffers, and thousands of them would add up.
    let upgrade =
        upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let watcher = Watcher { house, room, looker, seats, since, socket, _place: place };
        watcher.run().await;
    }))
}

/// One connection.
struct Watcher {
    house: Arc<House>,
    room: Arc<Room>,
    looker: Looker,
    seats: Vec<u8>,
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
        let end = self.watch().await;
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
                    Ok(()) if *changed.borrow_and_update() == SPOILED => {
                        Err(End::Farewell(close_code::RESTART, "reconnect"))
                    }
                    Ok(()) => self.step(&mut changed).await,
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

    /// Everything since the last step, and the game as it is now.
    async fn step(&mut self, changed: &mut watch::Receiver<u64>) -> Result<(), End> {
        let step = {
            let entered = self.room.enter().await;
            let mut sitting = entered.map_err(|_| End::Farewell(close_code::RESTART, "reconnect"))?;
            // Whatever came while we waited is in this step: it is not told twice.
            changed.mark_unchanged();
            let log = sitting.log(self.looker.viewer, self.since);
            let snapshot = sitting.snapshot(&self.looker, &self.room);
            self.since = snapshot.log_length as usize;
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
