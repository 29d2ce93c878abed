//! How a server is run.

use std::net::SocketAddr;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The address people use, such as `https://luxor.example`. With `https` cookies are for TLS only.
    pub base_url: Option<String>,
    /// Is there a proxy in front whose `X-Forwarded-For` can be believed?
    pub behind_proxy: bool,
    /// For tests: may whoever makes a game choose its seed? They could then know every card.
    pub seeded_games: bool,
    /// What anybody may use up.
    pub limits: Limits,
}

impl Config {
    /// The usual, on this address.
    pub fn new(listen: SocketAddr) -> Config {
        Config { listen, base_url: None, behind_proxy: false, seeded_games: false, limits: Limits::default() }
    }

    /// Do people come over TLS?
    pub fn is_secure(&self) -> bool {
        self.base_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// What anybody may use up. Where a number is 0 there is no limit.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a transcript to be imported.
    pub transcript: usize,
    /// Bytes of a message over a WebSocket; commands are short.
    pub message: usize,
    /// Requests a second from one address.
    pub per_address: u32,
    /// Commands a second from one guest.
    pub per_guest: u32,
    /// New guests an hour from one address.
    pub new_guests: u32,
    /// Unfinished games of one host.
    pub games: u64,
    /// Open WebSockets altogether.
    pub sockets: usize,
    /// Computer players thinking at the same time; 0 takes one less than there are processors.
    pub thinking: usize,
    /// How long a connection may take to say what it wants; one that says nothing is given up then too.
    pub head: Duration,
    /// How long a request may take.
    pub request: Duration,
    /// After this time without anybody looking a game leaves memory.
    pub idle: Duration,
    /// How often a WebSocket is asked whether it is still there.
    pub ping: Duration,
    /// How long to wait for open connections when the server ends.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 64 << 10,
            transcript: 4 << 20,
            message: 4 << 10,
            per_address: 200,
            per_guest: 20,
            new_guests: 120,
            games: 100,
            sockets: 20_000,
            thinking: 0,
            head: Duration::from_secs(30),
            request: Duration::from_secs(30),
            idle: Duration::from_secs(600),
            ping: Duration::from_secs(25),
            farewell: Duration::from_secs(5),
        }
    }
}
