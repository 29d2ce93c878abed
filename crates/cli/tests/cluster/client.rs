//! A player as the page is one: follows the game over a WebSocket, plays over it, and when it breaks, sends the same
//! command over HTTP until somebody answers.

use crate::history::{Event, History, Who};
use crate::random::Random;
use futures_util::{SinkExt, StreamExt};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A connection that says nothing for this long is given up, at first; also the time for an answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// The first and the longest pause before the next attempt.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// Pauses between attempts that grow, as those of the page do, until something new is heard: a host that is too slow is
/// not asked more and more.
struct Backoff {
    pause: Duration,
    /// The latest sequence number that was heard.
    seq: Option<u64>,
}

impl Backoff {
    fn new() -> Backoff {
        Backoff { pause: PAUSES.0, seq: None }
    }

    async fn wait(&mut self) {
        sleep(self.pause).await;
        self.pause = (2 * self.pause).min(PAUSES.1);
    }

    /// How long a connection may say nothing: the longer, the more often another one had nothing new to say.
    fn patience(&self) -> Duration {
        PATIENCE + 4 * self.pause
    }

    fn heard(&mut self, seq: u64) {
        if self.seq < Some(seq) {
            *self = Backoff { pause: PAUSES.0, seq: Some(seq) };
        }
    }
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A guest of the host behind the balancer.
#[derive(Clone)]
pub struct Guest {
    base: String,
    http: reqwest::Client,
    cookie: Option<String>,
}

/// The answer to a request: its status, and its body if it is JSON.
pub type Answer = (u16, Value);

impl Guest {
    /// Somebody new. Every request is a connection of its own, and so goes to another node.
    pub fn new(balancer: &str, seed: &str) -> Guest {
        let name = reqwest::header::HeaderName::from_static("x-luxor-seed");
        let headers = [(name, seed.parse().unwrap())].into_iter().collect();
        let http = reqwest::Client::builder()
            .default_headers(headers)
            .pool_max_idle_per_host(0)
            .timeout(PATIENCE)
            .build()
            .unwrap();
        Guest { base: format!("http://{balancer}"), http, cookie: None }
    }

    /// One attempt; `None` if nobody answers.
    async fn attempt(&mut self, path: &str, body: Option<&Value>) -> Option<Answer> {
        let address = format!("{}{path}", self.base);
        let mut request = match body {
            Some(body) => self.http.post(address).json(body),
            None => self.http.get(address),
        };
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let response = request.send().await.ok()?;
        let status = response.status().as_u16();
        let cookie = response.headers().get(SET_COOKIE).map(|cookie| cookie.to_str().unwrap().to_string());
        let text = response.text().await.ok()?;
        if let Some(cookie) = cookie {
            self.cookie = cookie.split(';').next().map(String::from);
        }
        Some((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    /// Asks until a node answers that has a database.
    pub async fn ask(&mut self, path: &str, body: Option<&Value>) -> Answer {
        let mut backoff = Backoff::new();
        loop {
            match self.attempt(path, body).await {
                Some((status, answer)) if !matches!(status, 408 | 503) => return (status, answer),
                _ => backoff.wait().await,
            }
        }
    }

    /// The answer to a request that succeeds.
    pub async fn granted(&mut self, path: &str, body: Option<&Value>) -> Option<Value> {
        let (status, answer) = self.ask(path, body).await;
        (status == 200).then_some(answer)
    }

    pub async fn connect(&self, game: &str, seat: u8) -> Option<Socket> {
        let address =
            format!("{}/api/games/{game}/live?seat={seat}&changes=true", self.base.replace("http", "ws"));
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.as_deref()?.parse().unwrap());
        Some(timeout(PATIENCE, connect_async(request)).await.ok()?.ok()?.0)
    }
}

/// A guest at a seat.
pub struct Player {
    pub guest: Guest,
    pub game: String,
    pub seat: u8,
    pub history: Arc<History>,
    pub random: Random,
}

impl Player {
    fn who(&self) -> Who {
        (self.game.clone(), self.seat)
    }

    fn note(&self, event: Event) {
        self.history.add(&self.who(), event);
    }

    /// Plays until the game is over.
    pub async fn play(mut self) {
        let mut sent = 0;
        let mut backoff = Backoff::new();
        loop {
            if let Some(mut socket) = self.guest.connect(&self.game, self.seat).await
                && self.follow(&mut socket, &mut sent, &mut backoff).await
            {
                self.note(Event::Over);
                return;
            }
            backoff.wait().await;
        }
    }

    /// Follows one connection to its end; `true` means that the game is over.
    async fn follow(&mut self, socket: &mut Socket, sent: &mut u32, backoff: &mut Backoff) -> bool {
        let mut snapshot = Value::Null;
        loop {
            let Some(message) = next_within(backoff.patience(), socket).await else { return false };
            match message["type"].as_str() {
                Some("step") => {
                    // The first step answers the request to connect.
                    let seq = message["seq"].as_u64().unwrap();
                    backoff.heard(seq);
                    self.note(Event::Saw { seq, fresh: snapshot.is_null() });
                    snapshot = message["snapshot"].clone();
                }
                Some("change") => {
                    assert_eq!(
                        message["since"], snapshot["seq"],
                        "a change builds upon what was sent before"
                    );
                    for (place, value) in message["changes"].as_object().unwrap() {
                        *snapshot.pointer_mut(place).unwrap() = value.clone();
                    }
                    let seq = message["seq"].as_u64().unwrap();
                    backoff.heard(seq);
                    self.note(Event::Saw { seq, fresh: false });
                }
                _ => continue,
            }
            if snapshot["state"] == "over" {
                return true;
            }
            if snapshot["decider"] != self.seat {
                continue;
            }
            *sent += 1;
            let choices = snapshot["choices"].as_array().unwrap().len();
            let action = snapshot["choices"][self.random.below(choices)]["action"].clone();
            let id = format!("m{sent}");
            let command = json!({ "id": id, "seq": snapshot["seq"], "seat": self.seat, "action": action });
            if !self.command(socket, &id, command).await {
                return false;
            }
        }
    }

    /// Sends a command until it is answered. `false` means that the connection is of no use any more.
    async fn command(&mut self, socket: &mut Socket, id: &str, command: Value) -> bool {
        let key = format!("{}:{id}", self.seat);
        let action = command["action"].as_str().unwrap().to_string();
        self.note(Event::Sent { key: key.clone(), action });
        let mut said = command.clone();
        said["type"] = "act".into();
        if socket.send(Message::Text(said.to_string().into())).await.is_ok() {
            // Its answer comes before the change it makes.
            while let Some(message) = next(socket).await {
                match (message["type"].as_str(), message["id"] == id) {
                    (Some("done"), true) => {
                        self.note(Event::Acknowledged { key, seq: message["seq"].as_u64().unwrap() });
                        return true;
                    }
                    (Some("refused"), true) if is_final(&message["error"]["code"]) => {
                        self.note(Event::Refused { key });
                        return false;
                    }
                    (Some("refused"), true) => break,
                    // What others did meanwhile comes again with the next connection.
                    (Some("step" | "change"), _) => break,
                    _ => {}
                }
            }
        }
        let mut backoff = Backoff::new();
        loop {
            let answer =
                self.guest.attempt(&format!("/api/games/{}/actions", self.game), Some(&command)).await;
            match answer {
                Some((200, answer)) => {
                    self.note(Event::Acknowledged { key, seq: answer["seq"].as_u64().unwrap() });
                    return false;
                }
                Some((_, answer)) if is_final(&answer["error"]["code"]) => {
                    self.note(Event::Refused { key });
                    return false;
                }
                _ => backoff.wait().await,
            }
        }
    }
}

/// Does this error say that the command was not carried out, and never will be?
fn is_final(code: &Value) -> bool {
    matches!(code.as_str(), Some("conflict" | "refused" | "forbidden" | "bad_request" | "not_found"))
}

/// The next message; `None` if the connection is lost or silent for too long.
async fn next(socket: &mut Socket) -> Option<Value> {
    next_within(PATIENCE, socket).await
}

async fn next_within(patience: Duration, socket: &mut Socket) -> Option<Value> {
    loop {
        match timeout(patience, socket.next()).await.ok()?? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
