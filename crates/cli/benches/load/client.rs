//! Minimal clients: a keep-alive HTTP connection and a WebSocket, hand-written so that they cost little CPU.

use serde_json::Value;
use std::ops::Range;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// An HTTP client with a session cookie.
pub struct Client {
    address: String,
    connection: BufReader<TcpStream>,
    cookie: String,
}

impl Client {
    /// Connects; the cookie is taken from the first response that sets one.
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

    /// Sends a request and waits for the response, which must be a success.
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

    /// Opens the WebSocket of a game.
    pub async fn subscribe(&self, game: &str, seat: usize) -> Socket {
        let mut stream = connect(&self.address).await;
        let Client { address, cookie, .. } = self;
        let request = format!(
            "GET /api/games/{game}/live?seat={seat}&changes=true HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut socket = Socket { stream, buffer: Vec::new(), read: 0 };
        let head = loop {
            match socket.buffer.windows(4).position(|end| end == b"\r\n\r\n") {
                Some(end) => break end + 4,
                None => socket.read_more().await,
            }
        };
        assert!(socket.buffer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&socket.buffer));
        socket.read = head;
        socket
    }
}

async fn connect(address: &str) -> TcpStream {
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// An open WebSocket, read by hand: with a library that clears and copies its buffers, beside the server on the same
/// machine, the same server acknowledged a seventh fewer moves.
pub struct Socket {
    stream: TcpStream,
    /// The receive buffer, and how many of its bytes are consumed.
    buffer: Vec<u8>,
    read: usize,
}

/// A message of the server.
pub enum Incoming<'a> {
    /// The game changed.
    Step(Step<'a>),
    /// A command was acknowledged.
    Done,
    /// A command was refused.
    Refused,
    /// Somebody came or left.
    Here,
}

/// First byte of a frame: FIN and the text opcode.
const WHOLE_TEXT: u8 = 0x81;

/// Second byte of a frame: the payload is masked.
const MASKED: u8 = 0x80;

impl Socket {
    /// The next message.
    pub async fn next(&mut self) -> Incoming<'_> {
        let message = loop {
            let Some((kind, message)) = self.frame() else {
                self.read_more().await;
                continue;
            };
            self.read = message.end;
            if kind == WHOLE_TEXT {
                break message;
            }
        };
        let text = std::str::from_utf8(&self.buffer[message]).unwrap();
        match text.strip_prefix("{\"type\":\"").and_then(|rest| rest.split('"').next()) {
            Some("done") => Incoming::Done,
            Some("refused") => Incoming::Refused,
            Some("here") => Incoming::Here,
            Some("step" | "change") => Incoming::Step(Step(text)),
            _ => panic!("{text}"),
        }
    }

    /// The next complete frame: its first byte and the range of its payload.
    fn frame(&self) -> Option<(u8, Range<usize>)> {
        let buffer = &self.buffer[self.read..];
        let [kind, length, rest @ ..] = buffer else { return None };
        let (head, length) = match *length {
            126 => (4, u16::from_be_bytes(*rest.first_chunk()?) as usize),
            127 => (10, u64::from_be_bytes(*rest.first_chunk()?) as usize),
            length => (2, length as usize),
        };
        let begin = self.read + head;
        (buffer.len() >= head + length).then_some((*kind, begin..begin + length))
    }

    async fn read_more(&mut self) {
        self.buffer.drain(..self.read);
        self.read = 0;
        let more = self.stream.read_buf(&mut self.buffer).await.unwrap();
        assert!(more > 0, "the server goes on");
    }

    /// Ends the connection.
    pub async fn close(&mut self) {
        self.stream.shutdown().await.unwrap();
    }

    /// Sends a short text message.
    pub async fn send(&mut self, text: &str) {
        let mut frame = vec![WHOLE_TEXT];
        match text.len() {
            length @ 0..126 => frame.push(MASKED | length as u8),
            length => {
                frame.push(MASKED | 126);
                frame.extend_from_slice(&u16::try_from(length).unwrap().to_be_bytes());
            }
        }
        // Masking with a key of zeros leaves the payload unchanged.
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        self.stream.write_all(&frame).await.unwrap();
    }
}

/// A change or a whole snapshot, parsed only as far as needed.
pub struct Step<'a>(&'a str);

/// What a random player needs for a choice.
pub struct Turn<'a> {
    /// The sequence number to answer.
    pub seq: u64,
    /// The legal actions as JSON.
    actions: Vec<&'a str>,
}

impl<'a> Turn<'a> {
    /// One of the actions, picked by `random`.
    pub fn any(&self, random: usize) -> &'a str {
        self.actions[random % self.actions.len()]
    }
}

impl<'a> Step<'a> {
    /// Is the game over? The server always sends a whole snapshot for that.
    pub fn is_over(&self) -> bool {
        self.0.starts_with("{\"type\":\"step\"") && self.0.contains("\"state\":\"over\"")
    }

    /// The legal actions, if it is this player's turn.
    pub fn turn(&self) -> Option<Turn<'a>> {
        // Parsing the whole message as JSON would cost more than everything else the client does.
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
