//! A real server on its own port, and clients that use real connections.

#![allow(dead_code, reason = "each test program needs its own part of it")]

use catalogue::{BotFactory, RandomOnly};
use futures_util::{SinkExt, StreamExt};
use reqwest::header::{COOKIE, HeaderName, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite, Store};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Timeout far longer than anything takes: a test that waits this long has failed.
pub const NEVER: Duration = Duration::from_secs(60);

/// Waits until a condition holds; says what was waited for in vain.
pub async fn eventually(what: &str, mut condition: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !condition().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    if tokio::time::timeout(NEVER, waiting).await.is_err() {
        panic!("{what}, but it does not come to that");
    }
}

/// A running server and its store.
pub struct Running {
    pub address: String,
    /// The address for monitoring, if it has one of its own.
    pub metrics: Option<SocketAddr>,
    pub store: Arc<dyn Store>,
    /// The address of its database, if several servers share it.
    pub url: String,
    _folder: Arc<tempfile::TempDir>,
    end: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<std::io::Result<()>>,
}

/// Limits that no test reaches by speed.
pub fn generous() -> Limits {
    Limits {
        per_address: 0,
        per_guest: 0,
        new_guests: 0,
        connections_per_address: 0,
        games: 0,
        bot_games: 0,
        records_per_guest: 0,
        database: 0,
        ..Limits::default()
    }
}

impl Running {
    pub async fn start() -> Running {
        Running::with(generous()).await
    }

    pub async fn with(limits: Limits) -> Running {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        Running::on(folder, limits).await
    }

    /// A server on a folder that may already hold games.
    pub async fn on(folder: Arc<tempfile::TempDir>, limits: Limits) -> Running {
        Running::thinking(folder, limits, Arc::new(RandomOnly)).await
    }

    /// A server with a custom bot factory.
    pub async fn thinking(
        folder: Arc<tempfile::TempDir>,
        limits: Limits,
        bots: Arc<dyn BotFactory>,
    ) -> Running {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file(folder.path())).await.unwrap());
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        config.limits = limits;
        config.seeded_games = true;
        Running::as_configured(config, folder, store, bots).await
    }

    /// A server as in production, where clients cannot choose seeds.
    pub async fn unseeded() -> Running {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file(folder.path())).await.unwrap());
        let config = Config::new("127.0.0.1:0".parse().unwrap());
        Running::as_configured(config, folder, store, Arc::new(RandomOnly)).await
    }

    /// One of several servers on a PostgreSQL database.
    pub async fn node(url: &str) -> Running {
        Running::node_with(url, Arc::new(RandomOnly)).await
    }

    /// The same, with these bots.
    pub async fn node_with(url: &str, bots: Arc<dyn BotFactory>) -> Running {
        Running::node_within(url, generous(), bots).await
    }

    /// The same, within these limits.
    pub async fn node_within(url: &str, limits: Limits, bots: Arc<dyn BotFactory>) -> Running {
        Running::node_configured(url, bots, |config| config.limits = limits).await
    }

    /// The same, with a changed configuration.
    pub async fn node_configured(
        url: &str,
        bots: Arc<dyn BotFactory>,
        change: impl FnOnce(&mut Config),
    ) -> Running {
        let store = Arc::new(Postgres::open(url).await.unwrap());
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        config.limits = generous();
        config.seeded_games = true;
        change(&mut config);
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let running = Running::as_configured(config, folder, store, bots).await;
        Running { url: url.into(), ..running }
    }

    /// A server with a changed configuration.
    pub async fn configured(change: impl FnOnce(&mut Config)) -> Running {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file(folder.path())).await.unwrap());
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        config.limits = generous();
        config.seeded_games = true;
        change(&mut config);
        Running::as_configured(config, folder, store, Arc::new(RandomOnly)).await
    }

    async fn as_configured(
        config: Config,
        folder: Arc<tempfile::TempDir>,
        store: Arc<dyn Store>,
        bots: Arc<dyn BotFactory>,
    ) -> Running {
        let server = Server::bind(config, store.clone(), bots).await.unwrap();
        let address = server.address().unwrap().to_string();
        let metrics = server.metrics_address();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(server.run(async move {
            let _ = ended.await;
        }));
        Running { address, metrics, store, url: String::new(), _folder: folder, end: Some(end), task }
    }

    /// Shuts down gracefully.
    pub async fn end(mut self) {
        self.end.take().unwrap().send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }

    pub fn end_later(&mut self) -> oneshot::Sender<()> {
        self.end.take().unwrap()
    }

    /// A client without a cookie.
    pub fn client(&self) -> Client {
        Client { base: format!("http://{}", self.address), http: seeded(), cookie: None }
    }
}

pub fn file(folder: &Path) -> PathBuf {
    folder.join("luxor.db")
}

/// Sends the test's name as the seed of every new game, so that a test always plays the same games.
fn seeded() -> reqwest::Client {
    let test = std::thread::current().name().expect("a test runs in a thread of its name").to_string();
    let headers = [(HeaderName::from_static("x-luxor-seed"), test.parse().unwrap())];
    reqwest::Client::builder().default_headers(headers.into_iter().collect()).build().unwrap()
}

/// An HTTP client that keeps its cookie.
#[derive(Clone)]
pub struct Client {
    pub base: String,
    pub http: reqwest::Client,
    pub cookie: Option<String>,
}

/// Status, headers and body of a response.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub text: String,
    pub headers: reqwest::header::HeaderMap,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{self:?}"))
    }

    #[track_caller]
    pub fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        self.json()
    }

    /// The message of a refusal because of a limit.
    #[track_caller]
    pub fn over_limit(self) -> String {
        self.fault(429, "too_many")["message"]["id"].as_str().unwrap().to_string()
    }

    #[track_caller]
    pub fn fault(self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        let error = self.json()["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"]["id"].is_string(), "{error}");
        error
    }
}

/// The number of refusals of this kind, as the metrics count them.
pub async fn refusals(client: &mut Client, kind: &str) -> u64 {
    let text = client.get("/metrics").await.text;
    let line = format!("luxor_refusals_total{{kind=\"{kind}\"}} ");
    text.lines().find_map(|found| found.strip_prefix(&line)).expect(kind).parse().unwrap()
}

impl Client {
    pub async fn send(&mut self, request: reqwest::RequestBuilder) -> Answer {
        let request = match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        };
        let response = request.send().await.unwrap();
        if let Some(set) = response.headers().get(SET_COOKIE) {
            let set = set.to_str().unwrap();
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
            self.cookie = set.split(';').next().map(String::from);
        }
        let (status, headers) = (response.status(), response.headers().clone());
        Answer { status, text: response.text().await.unwrap(), headers }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(self.http.get(format!("{}{path}", self.base))).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        let request = self.http.request(Method::POST, format!("{}{path}", self.base));
        self.send(request.json(&body)).await
    }

    /// Creates a game with these seats.
    pub async fn create(&mut self, title: &str, modules: &[&str], seats: Vec<Value>) -> String {
        let ask = json!({ "title": title, "players": seats.len(), "modules": modules, "seats": seats });
        let game = self.post("/api/games", ask).await.ok();
        game["game"].as_str().unwrap().to_string()
    }

    pub async fn snapshot(&mut self, game: &str, seat: u8) -> Value {
        self.get(&format!("/api/games/{game}?seat={seat}")).await.ok()
    }

    pub async fn act(&mut self, game: &str, id: &str, seq: &Value, seat: u8, action: &str) -> Answer {
        let ask = json!({ "id": id, "seq": seq, "seat": seat, "action": action });
        self.post(&format!("/api/games/{game}/actions"), ask).await
    }

    /// Opens a WebSocket; `query` such as `seat=0&since=3`.
    pub async fn live(&self, game: &str, query: &str) -> Connection {
        self.try_live(game, query).await.unwrap()
    }

    pub async fn try_live(&self, game: &str, query: &str) -> Result<Connection, SocketError> {
        let address = format!("{}/api/games/{game}/live?{query}", self.base.replace("http", "ws"));
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        Ok(Connection(connect_async(request).await?.0))
    }
}

/// An open WebSocket.
pub struct Connection(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Connection {
    /// Sends a text message.
    pub async fn send(&mut self, text: &str) {
        self.0.send(Message::Text(text.into())).await.unwrap();
    }

    /// The next text message; `None` when the server has closed the connection.
    pub async fn text(&mut self) -> Option<String> {
        let text = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return None,
                    // The server pings for as long as the connection is open.
                    Some(Ok(_)) => {}
                }
            }
        };
        tokio::time::timeout(NEVER, text).await.expect("nothing came")
    }

    /// Skips messages until the server closes, and returns its reason.
    pub async fn close_reason(&mut self) -> String {
        let reason = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Close(Some(frame)))) => return frame.reason.to_string(),
                    Some(Ok(_)) => {}
                    other => panic!("no close frame but {other:?}"),
                }
            }
        };
        tokio::time::timeout(NEVER, reason).await.expect("the server does not close")
    }

    /// The next step.
    pub async fn step(&mut self) -> Value {
        loop {
            let text = self.text().await.expect("the server closed");
            let live: Value = serde_json::from_str(&text).unwrap();
            if live["type"] == "step" {
                return live;
            }
        }
    }

    /// The first step with this sequence number or a later one.
    pub async fn step_at(&mut self, seq: u64) -> Value {
        loop {
            let step = self.step().await;
            if step["seq"].as_u64().unwrap() >= seq {
                return step;
            }
        }
    }
}

/// Applies a step or change to a client's snapshot.
pub fn follow(snapshot: &mut Value, live: &Value) {
    if live["type"] == "step" {
        *snapshot = live["snapshot"].clone();
        return;
    }
    assert_eq!(live["type"], "change");
    let members: Vec<&String> = live.as_object().unwrap().keys().collect();
    assert_eq!(members, ["changes", "log", "seq", "since", "type"], "as the types of the protocol say");
    let _: Vec<server::protocol::LogEntry> = serde_json::from_value(live["log"].clone()).unwrap();
    assert_eq!(live["since"], snapshot["seq"], "a change builds upon the previous message");
    for (place, value) in live["changes"].as_object().unwrap() {
        *snapshot.pointer_mut(place).unwrap_or_else(|| panic!("{place} is no place")) = value.clone();
    }
    assert_eq!(live["seq"], snapshot["seq"]);
}

/// Seats by kind: `you Ann`, `local Ben`, `open`, `bot random`.
pub fn seats(words: &[&str]) -> Vec<Value> {
    words
        .iter()
        .map(|word| match word.split_once(' ') {
            Some(("bot", bot)) => json!({ "kind": "bot", "bot": bot }),
            Some((kind, name)) => json!({ "kind": kind, "name": name }),
            None => json!({ "kind": word }),
        })
        .collect()
}

/// A deterministic pseudo-random generator.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }
}

/// A game of two seats on one device, after so many random choices.
pub async fn begun(client: &mut Client, modules: &[&str], choices: usize) -> String {
    let game = client.create("luxor", modules, seats(&["you Ann", "local Ben"])).await;
    let mut clients = vec![(client.clone(), 0), (client.clone(), 1)];
    for number in 0..choices {
        assert!(play_one(&mut clients, &game, &mut Dice(2), number).await);
    }
    game
}

/// Plays one random choice of the seat to decide, using only the server's answers.
pub async fn play_one(clients: &mut [(Client, u8)], game: &str, dice: &mut Dice, id: usize) -> bool {
    let mut decider = None;
    let (client, seat) = &mut clients[0];
    let snapshot = client.snapshot(game, *seat).await;
    if let Some(seat) = snapshot["decider"].as_u64() {
        decider = clients.iter_mut().find(|(_, own)| u64::from(*own) == seat);
    }
    let Some((client, seat)) = decider else { return snapshot["state"] != "over" };
    let snapshot = client.snapshot(game, *seat).await;
    let choices = snapshot["choices"].as_array().unwrap();
    let action = choices[dice.below(choices.len())]["action"].as_str().unwrap();
    client.act(game, &format!("c{id}"), &snapshot["seq"], *seat, action).await.ok();
    true
}
