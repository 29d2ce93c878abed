//! The limits of a server: what is refused, how it is counted, and what players are told.

use crate::app_state::AppState;
use crate::fault::Fault;
use game::Message;

/// Why a request was refused although it is well-formed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Too many requests a second from one address.
    RequestRate,
    /// Too many commands a second from one guest.
    CommandRate,
    /// Too many new guests from one address.
    NewGuests,
    /// Too many open connections from one address.
    Connections,
    /// Too many WebSockets in total.
    Sockets,
    /// Too many unfinished games of one guest.
    Games,
    /// Too many games of one guest in which only computers play.
    BotGames,
    /// Too many records in the games of one guest.
    Records,
    /// The database is as large as it may become.
    Database,
    /// An imported game has too many records.
    ImportLength,
    /// A request of another site.
    CrossSite,
    /// A request for another host.
    Host,
    /// Several cookies where there may be one.
    Cookies,
}

impl Refusal {
    /// All of them, in the order of their declaration.
    pub const ALL: [Refusal; 13] = [
        Refusal::RequestRate,
        Refusal::CommandRate,
        Refusal::NewGuests,
        Refusal::Connections,
        Refusal::Sockets,
        Refusal::Games,
        Refusal::BotGames,
        Refusal::Records,
        Refusal::Database,
        Refusal::ImportLength,
        Refusal::CrossSite,
        Refusal::Host,
        Refusal::Cookies,
    ];

    /// Its name in the metrics.
    pub fn label(self) -> &'static str {
        match self {
            Refusal::RequestRate => "request_rate",
            Refusal::CommandRate => "command_rate",
            Refusal::NewGuests => "new_guests",
            Refusal::Connections => "connections",
            Refusal::Sockets => "sockets",
            Refusal::Games => "games",
            Refusal::BotGames => "bot_games",
            Refusal::Records => "records",
            Refusal::Database => "database",
            Refusal::ImportLength => "import_length",
            Refusal::CrossSite => "cross_site",
            Refusal::Host => "host",
            Refusal::Cookies => "cookies",
        }
    }
}

impl AppState {
    /// Counts a refusal, and says it.
    pub fn refuse(&self, why: Refusal) -> Fault {
        self.metrics.refused(why);
        let limits = &self.config.limits;
        match why {
            Refusal::RequestRate => Fault::too_many("too many requests per second"),
            Refusal::CommandRate => Fault::too_many("too many commands per second"),
            Refusal::NewGuests => Fault::too_many("too many new guests from this address"),
            Refusal::Connections => Fault::over_limit(
                Message::new("error-too-many-connections"),
                format!("an address may have at most {} open connections", limits.connections_per_address),
            ),
            Refusal::Sockets => Fault::unavailable("too many connections are open"),
            Refusal::Games => Fault::over_limit(
                Message::new("error-too-many-games").number("most", count(limits.games)),
                format!("a guest may have at most {} unfinished games", limits.games),
            ),
            Refusal::BotGames => Fault::over_limit(
                Message::new("error-too-many-bot-games").number("most", count(limits.bot_games)),
                format!("a guest may have at most {} unfinished games of bots only", limits.bot_games),
            ),
            Refusal::Records => Fault::over_limit(
                Message::new("error-too-many-records"),
                format!("the games of a guest may have at most {} records", limits.records_per_guest),
            ),
            Refusal::Database => Fault::over_limit(
                Message::new("error-server-full"),
                "the database is as large as it may become",
            ),
            Refusal::ImportLength => Fault::over_limit(
                Message::new("error-import-too-long").number("most", limits.import_records as i64),
                format!("an imported game may have at most {} records", limits.import_records),
            ),
            Refusal::CrossSite => Fault::forbidden("cross-site requests are not allowed"),
            Refusal::Host => Fault::forbidden("this server answers for the host of its base URL only"),
            Refusal::Cookies => {
                Fault::bad_request("several cookies of this server; delete them and try again")
            }
        }
    }
}

fn count(most: u64) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}
