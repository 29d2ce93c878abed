//! The limits of a server: what is refused, how it is counted, and what players read.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::protocol::ErrorCode;
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
    /// A game has so many records that nothing is taken back any more.
    GameLength,
    /// The body of a request is too large.
    RequestSize,
    /// A file to be imported is too large.
    FileSize,
    /// A message over a WebSocket is too large.
    MessageSize,
    /// A request took too long.
    RequestTime,
    /// The head of a request did not come in time; the connection is closed.
    HeadTime,
    /// A client did not take what was sent in time; the connection is closed.
    SendTime,
    /// A client did not answer pings in time; the WebSocket is closed.
    PingTime,
    /// Too many analyses wait.
    Analyses,
    /// A request of another site.
    CrossSite,
    /// A request for another host.
    Host,
    /// Several cookies where there may be one.
    Cookies,
}

impl Refusal {
    /// All of them, in the order of their declaration.
    pub const ALL: [Refusal; 22] = [
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
        Refusal::GameLength,
        Refusal::RequestSize,
        Refusal::FileSize,
        Refusal::MessageSize,
        Refusal::RequestTime,
        Refusal::HeadTime,
        Refusal::SendTime,
        Refusal::PingTime,
        Refusal::Analyses,
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
            Refusal::GameLength => "game_length",
            Refusal::RequestSize => "request_size",
            Refusal::FileSize => "file_size",
            Refusal::MessageSize => "message_size",
            Refusal::RequestTime => "request_time",
            Refusal::HeadTime => "head_time",
            Refusal::SendTime => "send_time",
            Refusal::PingTime => "ping_time",
            Refusal::Analyses => "analyses",
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
        let over_limit = |message, detail: String| Fault::of(ErrorCode::TooMany, message, detail);
        match why {
            Refusal::RequestRate => over_limit(
                Message::new("error-too-many-requests"),
                format!("an address may send {} requests a second", limits.per_address),
            ),
            Refusal::CommandRate => over_limit(
                Message::new("error-too-many-commands"),
                format!("a guest may send {} commands a second", limits.per_guest),
            ),
            Refusal::NewGuests => over_limit(
                Message::new("error-too-many-guests"),
                format!("{} new guests an hour may come from one address", limits.new_guests),
            ),
            Refusal::Connections => over_limit(
                Message::new("error-too-many-connections"),
                format!("an address may have at most {} open connections", limits.connections_per_address),
            ),
            Refusal::Sockets => Fault::of(
                ErrorCode::Unavailable,
                Message::new("error-too-many-pages"),
                format!("at most {} WebSockets may be open", limits.sockets),
            ),
            Refusal::Games => over_limit(
                Message::new("error-too-many-games").number("most", count(limits.games)),
                format!("a guest may have at most {} unfinished games", limits.games),
            ),
            Refusal::BotGames => over_limit(
                Message::new("error-too-many-bot-games").number("most", count(limits.bot_games)),
                format!("a guest may have at most {} unfinished games of bots only", limits.bot_games),
            ),
            Refusal::Records => over_limit(
                Message::new("error-too-many-records"),
                format!("the games of a guest may have at most {} records", limits.records_per_guest),
            ),
            Refusal::Database => over_limit(
                Message::new("error-server-full"),
                "the database is as large as it may become".into(),
            ),
            Refusal::ImportLength => over_limit(
                Message::new("error-import-too-long").number("most", count(limits.import_records as u64)),
                format!("an imported game may have at most {} records", limits.import_records),
            ),
            Refusal::Analyses => over_limit(
                Message::new("error-too-many-analyses"),
                format!("at most {} analyses may wait", limits.analysis_queue),
            ),
            Refusal::GameLength => over_limit(
                Message::new("error-game-too-long"),
                format!("from {} records on a game only goes forward", limits.records_per_game),
            ),
            Refusal::RequestSize => Fault::of(
                ErrorCode::TooLarge,
                Message::new("error-too-large"),
                format!("a request has at most {} bytes", limits.body),
            ),
            Refusal::FileSize => Fault::of(
                ErrorCode::TooLarge,
                Message::new("error-file-too-large").number("most", count(limits.transcript as u64 >> 10)),
                format!("a transcript has at most {} bytes", limits.transcript),
            ),
            Refusal::MessageSize => Fault::of(
                ErrorCode::TooLarge,
                Message::new("error-too-large"),
                format!("a message has at most {} bytes", limits.message),
            ),
            // Those that are no answer to a request are only counted: the connection ends.
            Refusal::RequestTime | Refusal::HeadTime | Refusal::SendTime | Refusal::PingTime => {
                Fault::timeout()
            }
            Refusal::CrossSite => Fault::of(
                ErrorCode::Forbidden,
                Message::new("error-other-site"),
                "cross-site requests are not allowed",
            ),
            Refusal::Host => Fault::of(
                ErrorCode::Forbidden,
                Message::new("error-other-host"),
                "this server answers for the host of its base URL only",
            ),
            Refusal::Cookies => Fault::of(
                ErrorCode::BadRequest,
                Message::new("error-two-cookies"),
                "several cookies of this server; delete them and try again",
            ),
        }
    }
}

fn count(most: u64) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use catalogue::RandomOnly;
    use session::FactoryBots;
    use std::collections::BTreeSet;
    use std::sync::Arc;
    use store::Sqlite;

    /// The languages are compared with English by another test.
    const MESSAGES: &str = include_str!("../../../locales/en/server.ftl");

    #[tokio::test]
    async fn every_refusal_is_counted_and_has_a_message_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap());
        let config = Config::new("127.0.0.1:0".parse().unwrap());
        let app = AppState::new(config, store, Arc::new(FactoryBots(RandomOnly)));
        let (mut messages, mut labels) = (BTreeSet::new(), BTreeSet::new());
        for (at, why) in Refusal::ALL.into_iter().enumerate() {
            assert_eq!(why as usize, at, "{why:?} is counted in its own place");
            assert!(labels.insert(why.label()), "{why:?}");
            let message = app.refuse(why).into_body().message.id;
            assert!(MESSAGES.contains(&format!("\n{message} = ")), "{message}");
            // What has come too late, or is larger than any page would send, needs no words of its own.
            if !matches!(message, "error-timeout" | "error-too-large") {
                assert!(messages.insert(message), "{why:?}");
            }
        }
        let gauges =
            crate::metrics::Gauges { rooms: 0, thinking_queue: 0, analysis_queue: 0, nodes: 1, size: None };
        let text = app.metrics.text(&gauges);
        for label in labels {
            assert!(text.contains(&format!("luxor_refusals_total{{kind=\"{label}\"}} 1\n")), "{label}");
        }
    }
}
