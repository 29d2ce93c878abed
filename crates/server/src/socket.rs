//! WebSocket connections: each sends the changes of one game as its viewer may know them, and accepts commands.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::{Caller, Requester};
use crate::listener::{End, Listener, SHUTDOWN, serialize};
use crate::protocol::ServerMessage;
use crate::rejection::RequestRejection;
use crate::room::Room;
use crate::routes::{Path, QueryParams, ViewQuery};
use crate::sync;
use crate::ws_commands::Commander;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::Error;

/// A connection with more unanswered pings than this counts as gone.
const MAX_MISSED_PONGS: u32 = 2;

/// A message was larger than messages may be.
const TOO_LARGE: End = End::Close(close_code::SIZE, "too-large");

/// Size of the read and write buffers of a connection, in bytes.
const BUFFER: usize = 1 << 10;

/// A command being executed; resolves to its answer.
type PendingCommand = Pin<Box<dyn Future<Output = ServerMessage> + Send>>;

/// Opens a WebSocket on a game.
pub async fn live(
    State(app): State<Arc<AppState>>,
    who: Requester,
    from: Caller,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|rejection| Fault::bad_request(rejection.body_text()))?;
    let room = app.room(&game).await?;
    let listener =
        Listener::new(room.clone(), who.0, query.view_request(), query.since(), query.changes()).await?;
    let listener = listener.with_log_page(app.config.limits.log_page);
    if room.sync.is_behind() {
        // What other nodes did before this connection was there was not read for anybody.
        sync::refresh(&app, &room).await?;
    }
    let permit = app.sockets.clone().try_acquire_owned();
    let permit = permit.map_err(|_| app.refuse(RequestRejection::Sockets))?;
    // Behind a proxy all connections are the proxy's, so WebSockets are counted by the client's address.
    let counted = match app.config.behind_proxy {
        true => Some(app.connections.open(from.0).ok_or_else(|| app.refuse(RequestRejection::Connections))?),
        false => None,
    };
    let most = app.config.limits.message;
    // Client messages are short, and large buffers would add up over thousands of connections.
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let commander = Commander { who, from };
        let connection = Connection { app, room, commander, listener, socket, _permit: permit };
        connection.run().await;
        drop(counted);
    }))
}

/// One connection.
struct Connection {
    app: Arc<AppState>,
    room: Arc<Room>,
    commander: Commander,
    listener: Listener,
    socket: WebSocket,
    _permit: OwnedSemaphorePermit,
}

impl Connection {
    async fn run(mut self) {
        self.app.metrics.connected();
        self.listener.connect();
        let end = self.serve().await;
        self.listener.disconnect();
        self.app.metrics.disconnected();
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // The connection ends whether or not the client receives this.
            let _ = timeout(self.app.config.limits.send, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    async fn serve(&mut self) -> End {
        if self.app.is_closing() {
            return SHUTDOWN;
        }
        let mut ping = interval(self.app.config.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let mut unanswered = 0;
        let mut command: Option<PendingCommand> = None;
        loop {
            let queued = tokio::select! {
                biased;
                answer = completed(&mut command) => {
                    command = None;
                    self.send_answer(&answer).await
                }
                // A command's answer goes out before the change it made.
                news = self.listener.news(), if command.is_none() => match news {
                    Ok(()) => self.send_news().await,
                    end => end,
                },
                // One command at a time: further messages wait in the socket.
                received = self.socket.recv(), if command.is_none() => match received {
                    Some(Ok(Message::Close(_))) | None => Err(End::Gone),
                    Some(Err(error)) => Err(self.broken(error)),
                    // Any message shows that the client is alive.
                    Some(Ok(message)) => {
                        unanswered = 0;
                        if let Message::Text(said) = message {
                            command = Some(Box::pin(self.commander.receive(self.app.clone(), self.room.clone(), said)));
                        }
                        Ok(())
                    }
                },
                _ = ping.tick() => {
                    unanswered += 1;
                    if unanswered > MAX_MISSED_PONGS {
                        self.app.metrics.refused(RequestRejection::PingTime);
                        Err(End::Gone)
                    } else {
                        self.queue(Message::Ping(Default::default())).await
                    }
                }
            };
            // The only flush: queued messages go out together.
            let sent = match queued {
                Ok(()) => sent(self.socket.flush()).await,
                end => end,
            };
            if let Err(end) = sent {
                return end;
            }
        }
    }

    /// Sends the answer to a command, then the change it made.
    async fn send_answer(&mut self, answer: &ServerMessage) -> Result<(), End> {
        self.send_text(serialize(answer)?).await?;
        self.send_news().await
    }

    /// Sends all pending messages of the subscription.
    async fn send_news(&mut self) -> Result<(), End> {
        while let Some(text) = self.listener.next().await? {
            self.send_text(text).await?;
        }
        Ok(())
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.app.metrics.sent();
        self.queue(Message::Text(text)).await
    }

    /// Adds a message to those sent by the next flush.
    async fn queue(&mut self, message: Message) -> Result<(), End> {
        sent(self.socket.feed(message)).await
    }

    /// Why a connection ends from which nothing can be read.
    fn broken(&self, error: axum::Error) -> End {
        match error.into_inner().downcast_ref() {
            Some(Error::Capacity(_)) => {
                self.app.metrics.refused(RequestRejection::MessageSize);
                TOO_LARGE
            }
            _ => End::Gone,
        }
    }
}

/// Resolves to the answer of the pending command; never, if there is none.
async fn completed(command: &mut Option<PendingCommand>) -> ServerMessage {
    match command {
        Some(command) => command.await,
        None => pending().await,
    }
}

/// Treats a failed send as a lost connection. One that waits for too long fails by itself: see `SendTimeout`.
async fn sent(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    sending.await.map_err(|_| End::Gone)
}
