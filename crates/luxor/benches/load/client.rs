//! Clients that take little time for themselves: a bare HTTP connection that stays open, and a WebSocket.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Somebody with a cookie.
pub struct Client {
    address: String,
    connection: BufReader<TcpStream>,
    cookie: String,
}

impl Client {
    /// Connects; the cookie comes with the first answer that has one.
    pub async fn connect(address: &str) -> Client {
        let connection = BufReader::new(connect(address).await);
        Client { address: address.to_string(), connection, cookie: String::new() }
    }

    pub async fn get(&mut self, path: &str) -> Value {
        self.ask("GET", path, "").await
    }

    pub async fn post(&mut self, path: &str, body: &str) -> Value {
        self.ask("POST", path, body).await
    }

    /// Sends a request and waits for the answer, which must be a good one.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Value {
        let Client { address, cookie, .. } = self;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        self.connection.get_mut().write_all(request.as_bytes()).await.unwrap();
        let mut status = String::new();
        self.connection.read_line(&mut status).await.unwrap();
        let mut length = 0;
        let mut line = String::new();
        loop {
            line.clear();
            self.connection.read_line(&mut line).await.unwrap();
            match line.trim_end().split_once(": ") {
                Some(("content-length", value)) => length = value.parse().unwrap(),
                Some(("set-cookie", value)) => self.cookie = value.split(';').next().unwrap().to_string(),
                Some(_) => {}
                None => break,
            }
        }
        let mut answer = vec![0; length];
        self.connection.read_exact(&mut answer).await.unwrap();
        assert!(status.contains("200"), "{method} {path}: {status}{}", String::from_utf8_lossy(&answer));
        serde_json::from_slice(&answer).unwrap()
    }

    /// Listens to a game.
    pub async fn listen(&self, game: &str, seat: usize) -> Ear {
        let address = format!("ws://{}/api/games/{game}/live?seat={seat}&changes=true", self.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        // Small messages: a large buffer would be cleared for each of them.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10);
        let stream = connect(&self.address).await;
        Ear(client_async_with_config(request, stream, Some(config)).await.unwrap().0)
    }
}

async fn connect(address: &str) -> TcpStream {
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// An open WebSocket.
pub struct Ear(WebSocketStream<TcpStream>);

/// What is heard.
pub enum Heard {
    /// Something changed.
    Step(Step),
    /// A command was carried out.
    Done,
}

impl Ear {
    /// What comes next.
    pub async fn next(&mut self) -> Heard {
        loop {
            let Message::Text(text) = self.0.next().await.expect("the server goes on").unwrap() else {
                continue;
            };
            match text.strip_prefix("{\"type\":\"").and_then(|rest| rest.split('"').next()) {
                Some("here") => {}
                Some("done") => return Heard::Done,
                Some("step" | "change") => return Heard::Step(Step(text)),
                _ => panic!("{text}"),
            }
        }
    }

    /// Says something over the same connection.
    pub async fn say(&mut self, text: String) {
        self.0.send(Message::text(text)).await.unwrap();
    }
}

/// A change, or the whole game after it, read only as far as somebody needs it.
pub struct Step(Utf8Bytes);

/// What a player needs to know for a choice at random.
pub struct Turn<'a> {
    /// What to answer.
    pub seq: u64,
    /// What can be done: what to send.
    pub actions: Vec<&'a str>,
}

impl Step {
    /// Is the game over? That is always told with everything.
    pub fn is_over(&self) -> bool {
        self.0.starts_with("{\"type\":\"step\"") && self.0.contains("\"state\":\"over\"")
    }

    /// What can be done, if it is this player's turn.
    pub fn turn(&self) -> Option<Turn<'_>> {
        // To read all of it as JSON would take longer than everything else a client does here.
        if !self.0.contains("choices\":[{") {
            return None;
        }
        let (_, choices) = self.0.split_once("choices\":[{")?;
        let (_, seq) = self.0.split_once("\"seq\":")?;
        let seq = seq.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
        let actions = choices.split("\"action\":\"").skip(1).filter_map(|rest| rest.split('"').next());
        Some(Turn { seq, actions: actions.collect() })
    }
}
