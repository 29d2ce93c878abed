//! The limits of a server: what is refused, how it is counted, and what players read.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::protocol::ErrorCode;
use game::Message;

/// Why a request was refused although it is well-formed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestRejection {
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

impl RequestRejection {
    /// All of them, in the order of their declaration.
    pub const ALL: [RequestRejection; 22] = [
        RequestRejection::RequestRate,
        RequestRejection::CommandRate,
        RequestRejection::NewGuests,
        RequestRejection::Connections,
        RequestRejection::Sockets,
        RequestRejection::Games,
        RequestRejection::BotGames,
        RequestRejection::Records,
        RequestRejection::Database,
        RequestRejection::ImportLength,
        RequestRejection::GameLength,
        RequestRejection::RequestSize,
        RequestRejection::FileSize,
        RequestRejection::MessageSize,
        RequestRejection::RequestTime,
        RequestRejection::HeadTime,
        RequestRejection::SendTime,
        RequestRejection::PingTime,
        RequestRejection::Analyses,
        RequestRejection::CrossSite,
        RequestRejection::Host,
        RequestRejection::Cookies,
    ];

    /// Its name in the metrics.
    pub fn label(self) -> &'static str {
        match self {
            RequestRejection::RequestRate => "request_rate",
            RequestRejection::CommandRate => "command_rate",
            RequestRejection::NewGuests => "new_guests",
            RequestRejection::Connections => "connections",
            RequestRejection::Sockets => "sockets",
            RequestRejection::Games => "games",
            RequestRejection::BotGames => "bot_games",
            RequestRejection::Records => "records",
            RequestRejection::Database => "database",
            RequestRejection::ImportLength => "import_length",
            RequestRejection::GameLength => "game_length",
            RequestRejection::RequestSize => "request_size",
            RequestRejection::FileSize => "file_size",
            RequestRejection::MessageSize => "message_size",
            RequestRejection::RequestTime => "request_time",
            RequestRejection::HeadTime => "head_time",
            RequestRejection::SendTime => "send_time",
            RequestRejection::PingTime => "ping_time",
            RequestRejection::Analyses => "analyses",
            RequestRejection::CrossSite => "cross_site",
            RequestRejection::Host => "host",
            RequestRejection::Cookies => "cookies",
        }
    }
}

impl AppState {
    /// Counts a refusal, and says it.
    pub fn refuse(&self, why: RequestRejection) -> Fault {
        self.metrics.refused(why);
        let limits = &self.config.limits;
        let over_limit = |message, detail: String| Fault::of(ErrorCode::TooMany, message, detail);
        match why {
            RequestRejection::RequestRate => over_limit(
                Message::new("error-too-many-requests"),
                format!("an address may send {} requests a second", limits.per_address),
            ),
            RequestRejection::CommandRate => over_limit(
                Message::new("error-too-many-commands"),
                format!("a guest may send {} commands a second", limits.per_guest),
            ),
            RequestRejection::NewGuests => over_limit(
                Message::new("error-too-many-guests"),
                format!("{} new guests an hour may come from one address", limits.new_guests),
            ),
            RequestRejection::Connections => over_limit(
                Message::new("error-too-many-connections"),
                format!("an address may have at most {} open connections", limits.connections_per_address),
            ),
            RequestRejection::Sockets => Fault::of(
                ErrorCode::Unavailable,
                Message::new("error-too-many-pages"),
                format!("at most {} WebSockets may be open", limits.sockets),
            ),
            RequestRejection::Games => over_limit(
                Message::new("error-too-many-games").number("most", count(limits.games)),
                format!("a guest may have at most {} unfinished games", limits.games),
            ),
            RequestRejection::BotGames => over_limit(
                Message::new("error-too-many-bot-games").number("most", count(limits.bot_games)),
                format!("a guest may have at most {} unfinished games of bots only", limits.bot_games),
            ),
            RequestRejection::Records => over_limit(
                Message::new("error-too-many-records"),
                format!("the games of a guest may have at most {} records", limits.records_per_guest),
            ),
            RequestRejection::Database => over_limit(
                Message::new("error-server-full"),
                "the database is as large as it may become".into(),
            ),
            RequestRejection::ImportLength => over_limit(
                Message::new("error-import-too-long").number("most", count(limits.import_records as u64)),
                format!("an imported game may have at most {} records", limits.import_records),
            ),
            RequestRejection::Analyses => over_limit(
                Message::new("error-too-many-analyses"),
                format!("at most {} analyses may wait", limits.analysis_queue),
            ),
            RequestRejection::GameLength => over_limit(
                Message::new("error-game-too-long"),
                format!("from {} records on a game only goes forward", limits.records_per_game),
            ),
            RequestRejection::RequestSize => Fault::of(
                ErrorCode::TooLarge,
                Message::new("error-too-large"),
                format!("a request has at most {} bytes", limits.body),
            ),
            RequestRejection::FileSize => Fault::of(
                ErrorCode::TooLarge,
                Message::new("error-file-too-large").number("most", count(limits.transcript as u64 >> 10)),
                format!("a transcript has at most {} bytes", limits.transcript),
            ),
            RequestRejection::MessageSize => Fault::of(
                ErrorCode::TooLarge,
                Message::new("error-too-large"),
                format!("a message has at most {} bytes", limits.message),
            ),
            // Those that are no answer to a request are only counted: the connection ends.
            RequestRejection::RequestTime
            | RequestRejection::HeadTime
            | RequestRejection::SendTime
            | RequestRejection::PingTime => Fault::timeout(),
            RequestRejection::CrossSite => Fault::of(
                ErrorCode::Forbidden,
                Message::new("error-other-site"),
                "cross-site requests are not allowed",
            ),
            RequestRejection::Host => Fault::of(
                ErrorCode::Forbidden,
                Message::new("error-other-host"),
                "this server answers for the host of its base URL only",
            ),
            RequestRejection::Cookies => Fault::of(
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
        let app = AppState::new(config, store, Arc::new(RandomOnly));
        let (mut messages, mut labels) = (BTreeSet::new(), BTreeSet::new());
        for (at, why) in RequestRejection::ALL.into_iter().enumerate() {
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
