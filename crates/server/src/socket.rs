//! ServerMessage events over a WebSocket: whoever is connected gets every change in their own version, and may command.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::{Caller, Who};
use crate::listener::{End, Listener, SHUTDOWN, written};
use crate::protocol::ServerMessage;
use crate::room::Room;
use crate::routes::{Look, Params, Path};
use crate::ws_commands::Commander;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// Who does not take a message within this time is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers to this many pings may be missing before a connection counts as gone.
const SILENCES: u32 = 2;

/// Bytes read from a connection at once, and kept until there is more to write.
const BUFFER: usize = 1 << 10;

/// A command that is being carried out, and will be answered.
type Order = Pin<Box<dyn Future<Output = ServerMessage> + Send>>;

/// Opens the connection.
pub async fn live(
    State(app): State<Arc<AppState>>,
    who: Who,
    from: Caller,
    Path(game): Path<String>,
    Params(look): Params<Look>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|rejection| Fault::bad_request(rejection.body_text()))?;
    let room = app.room(&game).await?;
    let listener = Listener::new(room.clone(), who.0, look.eyes(), look.since(), look.changes()).await?;
    let place = app.sockets.clone().try_acquire_owned();
    let place = place.map_err(|_| Fault::unavailable("too many connections are open"))?;
    let most = app.config.limits.message;
    // Clients have little to say: they need no large buffers, and thousands of them would add up.
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let speaker = Commander { who, from };
        let connection = Connection { app, room, speaker, listener, socket, _place: place };
        connection.run().await;
    }))
}

/// One connection.
struct Connection {
    app: Arc<AppState>,
    room: Arc<Room>,
    speaker: Commander,
    listener: Listener,
    socket: WebSocket,
    _place: OwnedSemaphorePermit,
}

impl Connection {
    async fn run(mut self) {
        self.app.metrics.connected();
        self.listener.came();
        let end = self.talk().await;
        self.listener.went();
        self.app.metrics.disconnected();
        if let End::Farewell(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // Who does not hear it is gone all the same.
            let _ = in_time(self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    async fn talk(&mut self) -> End {
        if self.app.is_closing() {
            return SHUTDOWN;
        }
        let mut ping = interval(self.app.config.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let mut silent = 0;
        let mut order: Option<Order> = None;
        loop {
            let said = tokio::select! {
                biased;
                answer = answered(&mut order) => {
                    order = None;
                    self.answer(&answer).await
                }
                // What a command changed is told after its answer, and with it.
                news = self.listener.news(), if order.is_none() => match news {
                    Ok(()) => self.tell().await,
                    end => end,
                },
                // One command after the other: whoever says more waits.
                heard = self.socket.recv(), if order.is_none() => match heard {
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => Err(End::Gone),
                    // That they say anything shows that they are there.
                    Some(Ok(message)) => {
                        silent = 0;
                        if let Message::Text(said) = message {
                            order = Some(Box::pin(self.speaker.execute(self.app.clone(), self.room.clone(), said)));
                        }
                        Ok(())
                    }
                },
                _ = ping.tick() => {
                    silent += 1;
                    if silent > SILENCES { Err(End::Gone) } else { self.put(Message::Ping(Default::default())).await }
                }
            };
            // Whatever was said goes out together, and here alone.
            let sent = match said {
                Ok(()) => in_time(self.socket.flush()).await,
                end => end,
            };
            if let Err(end) = sent {
                return end;
            }
        }
    }

    /// The answer to a command, and what the command changed.
    async fn answer(&mut self, answer: &ServerMessage) -> Result<(), End> {
        self.say(written(answer)?).await?;
        self.tell().await
    }

    /// Whatever is new.
    async fn tell(&mut self) -> Result<(), End> {
        while let Some(text) = self.listener.next().await? {
            self.say(text).await?;
        }
        Ok(())
    }

    async fn say(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.app.metrics.sent();
        self.put(Message::Text(text)).await
    }

    /// Lays a message with those that go out next.
    async fn put(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.feed(message)).await
    }
}

/// The answer to the command that is being carried out, once there is one.
async fn answered(order: &mut Option<Order>) -> ServerMessage {
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
