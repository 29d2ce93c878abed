//! Clients that take little time for themselves: a bare HTTP connection that stays open, and a WebSocket.

use futures_util::StreamExt;
use serde::Deserialize;
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

impl Ear {
    /// The next change.
    pub async fn step(&mut self) -> Step {
        loop {
            match self.0.next().await.expect("the server goes on").unwrap() {
                Message::Text(text) if !text.starts_with("{\"type\":\"here\"") => return Step(text),
                _ => {}
            }
        }
    }
}

/// A change, or the whole game after it, read only as far as somebody needs it.
pub struct Step(Utf8Bytes);

/// What a player needs to know for a choice at random.
pub struct Turn {
    /// What to answer.
    pub seq: u64,
    /// What can be done.
    pub choices: Vec<Choice>,
}

/// Something that can be done.
#[derive(Deserialize)]
pub struct Choice {
    /// What to send.
    pub action: String,
}

impl Step {
    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.0.contains("\"state\":\"over\"")
    }

    /// What can be done, if it is this player's turn.
    pub fn turn(&self) -> Option<Turn> {
        #[derive(Deserialize)]
        struct Told {
            seq: u64,
            #[serde(alias = "changes")]
            snapshot: Known,
        }
        #[derive(Deserialize)]
        struct Known {
            #[serde(alias = "/choices")]
            choices: Vec<Choice>,
        }
        if !self.0.contains("choices\":[{") {
            return None;
        }
        let Told { seq, snapshot } = serde_json::from_str(&self.0).unwrap();
        Some(Turn { seq, choices: snapshot.choices })
    }
}
