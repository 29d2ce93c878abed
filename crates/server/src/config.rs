//! Configuration and limits of a server.

use crate::expiry::Expiry;
use std::net::SocketAddr;
use std::time::Duration;

/// Configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// Where to answer `/metrics` and `/healthz` for monitoring; `None` is the public address.
    pub metrics_listen: Option<SocketAddr>,
    /// The public URL, such as `https://luxor.example`. With `https` the cookie is marked `Secure`.
    pub base_url: Option<String>,
    /// Is there a trusted reverse proxy that sets `X-Forwarded-For`?
    pub behind_proxy: bool,
    /// For tests only: may clients choose the seed of a new game? They can then predict every card.
    pub seeded_games: bool,
    /// When games that nobody touches go away; `None` is never.
    pub expiry: Option<Expiry>,
    /// How soon nodes that share a store notice that one of them is gone.
    pub node: NodeTimes,
    /// Limits on resources.
    pub limits: Limits,
}

impl Config {
    /// The defaults, on this address.
    pub fn new(listen: SocketAddr) -> Config {
        Config {
            listen,
            metrics_listen: None,
            base_url: None,
            behind_proxy: false,
            seeded_games: false,
            expiry: None,
            node: NodeTimes::DEFAULT,
            limits: Limits::default(),
        }
    }

    /// The host of the public URL, with a port if it is not the usual one: so browsers name it.
    pub fn host(&self) -> Option<&str> {
        let (_, rest) = self.base_url.as_deref()?.split_once("://")?;
        Some(self.without_usual_port(rest.split('/').next()?))
    }

    /// A host as a client names it, without the port that is implied by the scheme of the public URL.
    pub fn without_usual_port<'a>(&self, host: &'a str) -> &'a str {
        host.strip_suffix(if self.is_secure() { ":443" } else { ":80" }).unwrap_or(host)
    }

    /// Is the server reached over TLS?
    pub fn is_secure(&self) -> bool {
        self.base_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// How soon nodes that share a store notice that one of them is gone. All of them must use the same times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeTimes {
    /// How often a node says that it is alive.
    pub heartbeat: Duration,
    /// A node that says nothing for this long counts as dead.
    pub lifetime: Duration,
    /// How long a lease to let bots play lasts without being renewed.
    pub lease: Duration,
    /// How often such a lease is renewed while a bot thinks.
    pub renewal: Duration,
}

impl NodeTimes {
    /// A node that dies is replaced within ten seconds.
    pub const DEFAULT: NodeTimes = NodeTimes {
        heartbeat: Duration::from_secs(2),
        lifetime: Duration::from_secs(6),
        lease: Duration::from_secs(5),
        renewal: Duration::from_millis(1500),
    };
}

/// Limits on resources. 0 means no limit, unless a field says otherwise.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Request body size in bytes.
    pub body: usize,
    /// Size of an imported transcript in bytes.
    pub transcript: usize,
    /// Size of a WebSocket message in bytes; commands are short.
    pub message: usize,
    /// Requests per second from one address.
    pub per_address: u32,
    /// Commands per second from one guest.
    pub per_guest: u32,
    /// New guests per hour from one address.
    pub new_guests: u32,
    /// Connections open at the same time from one address.
    pub connections_per_address: usize,
    /// Unfinished games of one host.
    pub games: u64,
    /// Unfinished games of one host in which only computers play.
    pub bot_games: u64,
    /// Records in all games of one host together.
    pub records_per_guest: u64,
    /// Records of one game from which on it only goes forward: nothing is taken back, and no seat either.
    pub records_per_game: u64,
    /// Size of the database in bytes from which on no new games begin.
    pub database: u64,
    /// Records of an imported game.
    pub import_records: usize,
    /// Imports at the same time; further ones wait. 0 means one.
    pub imports: usize,
    /// Entries in one answer with the log of a game; clients ask again for the rest.
    pub log_page: usize,
    /// Games in one answer with the games of a guest; clients ask again for the rest. 0 means the default.
    pub list_page: u32,
    /// Open WebSockets in total.
    pub sockets: usize,
    /// Bots computing at the same time; 0 means one fewer than there are processors.
    pub thinking: usize,
    /// Analyses of finished games computed at the same time; 0 means that none are offered.
    pub analyses: usize,
    /// Analyses that wait for a place; further ones are refused.
    pub analysis_queue: usize,
    /// The deepest analysis that can be asked for, in multiples of the usual number of play-outs. 0 means 1.
    pub analysis_depth: u32,
    /// Timeout for reading a request's headers; idle connections are closed after it too.
    pub head: Duration,
    /// Timeout for sending: a client that takes nothing for this long is disconnected.
    pub send: Duration,
    /// Timeout of a request.
    pub request: Duration,
    /// Games unused for this long are evicted from memory.
    pub idle: Duration,
    /// Ping interval of WebSockets.
    pub ping: Duration,
    /// How long the shutdown waits for open connections.
    pub shutdown: Duration,
}

impl Limits {
    /// The defaults: plenty for people, little for one client that wants everything.
    pub const DEFAULT: Limits = Limits {
        body: 64 << 10,
        // A long game has 1,000 records and 60 KB.
        transcript: 512 << 10,
        message: 4 << 10,
        per_address: 200,
        per_guest: 20,
        new_guests: 120,
        connections_per_address: 200,
        games: 100,
        bot_games: 3,
        records_per_guest: 200_000,
        records_per_game: 20_000,
        database: 20 << 30,
        import_records: 4_000,
        imports: 2,
        log_page: 1_000,
        list_page: 60,
        sockets: 20_000,
        thinking: 0,
        analyses: 1,
        analysis_queue: 50,
        analysis_depth: 8,
        head: Duration::from_secs(30),
        send: Duration::from_secs(20),
        request: Duration::from_secs(30),
        idle: Duration::from_secs(600),
        ping: Duration::from_secs(25),
        shutdown: Duration::from_secs(5),
    };
}

impl Default for Limits {
    fn default() -> Self {
        Limits::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_dies_is_replaced_within_ten_seconds() {
        let NodeTimes { heartbeat, lifetime, lease, renewal } = NodeTimes::DEFAULT;
        // Others look at each beat of their own, so they find it at most one later.
        assert!(lifetime + heartbeat <= Duration::from_secs(10));
        assert!(lease + heartbeat <= Duration::from_secs(10));
        // One that lives may miss one.
        assert!(2 * heartbeat < lifetime && 2 * renewal < lease);
    }
}
