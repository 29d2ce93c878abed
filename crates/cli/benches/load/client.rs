//! Clients that take little time for themselves: a bare HTTP connection that stays open, and a WebSocket.

use serde_json::Value;
use std::ops::Range;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

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
        let mut stream = connect(&self.address).await;
        let Client { address, cookie, .. } = self;
        let request = format!(
            "GET /api/games/{game}/live?seat={seat}&changes=true HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut ear = Ear { stream, heard: Vec::new(), read: 0 };
        let head = loop {
            match ear.heard.windows(4).position(|end| end == b"\r\n\r\n") {
                Some(end) => break end + 4,
                None => ear.hear_more().await,
            }
        };
        assert!(ear.heard.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&ear.heard));
        ear.read = head;
        ear
    }
}

async fn connect(address: &str) -> TcpStream {
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// An open WebSocket, read by hand: with a library that clears and copies its buffers, beside the server on the same
/// machine, the same server acknowledged a seventh fewer moves.
pub struct Ear {
    stream: TcpStream,
    /// What came, of which so much was read.
    heard: Vec<u8>,
    read: usize,
}

/// What is heard.
pub enum Heard<'a> {
    /// Something changed.
    Step(Step<'a>),
    /// A command was carried out.
    Done,
}

/// Bits of the first byte of a frame: the last of a message, and a text.
const WHOLE_TEXT: u8 = 0x81;

/// A bit of the second byte: what follows is masked.
const MASKED: u8 = 0x80;

impl Ear {
    /// What comes next.
    pub async fn next(&mut self) -> Heard<'_> {
        let message = loop {
            let Some((kind, message)) = self.frame() else {
                self.hear_more().await;
                continue;
            };
            self.read = message.end;
            let is_news = |message: &[u8]| !message.starts_with(b"{\"type\":\"here\"");
            if kind == WHOLE_TEXT && is_news(&self.heard[message.clone()]) {
                break message;
            }
        };
        let text = std::str::from_utf8(&self.heard[message]).unwrap();
        match text.strip_prefix("{\"type\":\"").and_then(|rest| rest.split('"').next()) {
            Some("done") => Heard::Done,
            Some("step" | "change") => Heard::Step(Step(text)),
            _ => panic!("{text}"),
        }
    }

    /// The next whole frame: its first byte, and where its payload is.
    fn frame(&self) -> Option<(u8, Range<usize>)> {
        let heard = &self.heard[self.read..];
        let [kind, length, rest @ ..] = heard else { return None };
        let (head, length) = match *length {
            126 => (4, u16::from_be_bytes(*rest.first_chunk()?) as usize),
            127 => (10, u64::from_be_bytes(*rest.first_chunk()?) as usize),
            length => (2, length as usize),
        };
        let begin = self.read + head;
        (heard.len() >= head + length).then_some((*kind, begin..begin + length))
    }

    async fn hear_more(&mut self) {
        self.heard.drain(..self.read);
        self.read = 0;
        let more = self.stream.read_buf(&mut self.heard).await.unwrap();
        assert!(more > 0, "the server goes on");
    }

    /// Says something short over the same connection.
    pub async fn say(&mut self, text: &str) {
        let mut frame = vec![WHOLE_TEXT];
        match text.len() {
            length @ 0..126 => frame.push(MASKED | length as u8),
            length => {
                frame.push(MASKED | 126);
                frame.extend_from_slice(&u16::try_from(length).unwrap().to_be_bytes());
            }
        }
        // With a mask of zeros a text is masked by itself.
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        self.stream.write_all(&frame).await.unwrap();
    }
}

/// A change, or the whole game after it, read only as far as somebody needs it.
pub struct Step<'a>(&'a str);

/// What a player needs to know for a choice at random.
pub struct Turn<'a> {
    /// What to answer.
    pub seq: u64,
    /// What can be done: what to send.
    actions: Vec<&'a str>,
}

impl<'a> Turn<'a> {
    /// Any of the actions.
    pub fn any(&self, random: usize) -> &'a str {
        self.actions[random % self.actions.len()]
    }
}

impl<'a> Step<'a> {
    /// Is the game over? That is always told with everything.
    pub fn is_over(&self) -> bool {
        self.0.starts_with("{\"type\":\"step\"") && self.0.contains("\"state\":\"over\"")
    }

    /// What can be done, if it is this player's turn.
    pub fn turn(&self) -> Option<Turn<'a>> {
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
