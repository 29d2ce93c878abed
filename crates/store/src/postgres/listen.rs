//! News from all nodes, by PostgreSQL's LISTEN and NOTIFY.

use super::connections::Connections;
use crate::news::{News, Publisher};
use crate::{Appended, Fault, GuestId};
use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgNotification};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The name of the channel. Its messages are lines: `game version` for a commit, `game version base moves` if it is
/// nothing but moves, `@game` for who came or left, `-guest` for a guest who was deleted, `#node` for a node that is
/// alive.
pub const CHANNEL: &str = "luxor";

/// Games in one notification.
pub const MOST_ENTRIES: usize = 128;

/// Bytes in one notification, which PostgreSQL wants to be below 8000.
pub const MOST_BYTES: usize = 7999;

/// Tells all nodes once the transaction is committed.
pub async fn notify(writing: &mut PgConnection, entries: &[String]) -> Result<(), Fault> {
    for entries in entries.chunks(MOST_ENTRIES) {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(entries.join("\n"))
            .execute(&mut *writing)
            .await?;
    }
    Ok(())
}

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(500);

/// Every node announces itself every few seconds. A connection that has received such an announcement and then
/// nothing for this long is broken, although nothing reported that.
const SILENCE: Duration = Duration::from_secs(7);

/// Publishes all notifications. News are missed while the connection is lost; subscribers are notified of that too.
pub async fn start(connections: Arc<Connections>, publisher: Publisher) -> Result<JoinHandle<()>, Fault> {
    let mut listener = connections.listen(CHANNEL).await?;
    Ok(tokio::spawn(async move {
        loop {
            let lost = listen(&mut listener, &publisher).await;
            tracing::warn!(%lost, "no news from the database");
            listener = loop {
                match connections.listen(CHANNEL).await {
                    Ok(listener) => break listener,
                    Err(_) => sleep(PAUSE).await,
                }
            };
            publisher.publish(News::Missed);
        }
    }))
}

/// Publishes notifications until the connection is lost; returns why.
async fn listen(listener: &mut PgListener, publisher: &Publisher) -> String {
    // It would connect again by itself, but wait for that for as long as it takes.
    listener.eager_reconnect(false);
    let mut nodes_are_heard = false;
    loop {
        let received = match nodes_are_heard {
            true => timeout(SILENCE, listener.try_recv()).await,
            false => Ok(listener.try_recv().await),
        };
        match received {
            Ok(Ok(Some(notification))) => {
                for news in parse_all(&notification) {
                    nodes_are_heard |= matches!(news, News::Alive { .. });
                    publisher.publish(news);
                }
            }
            Ok(Ok(None)) => return "the connection was closed".into(),
            Ok(Err(error)) => return error.to_string(),
            Err(_) => return "the connection is silent".into(),
        }
    }
}

fn parse_all(notification: &PgNotification) -> Vec<News> {
    notification.payload().lines().filter_map(parse).collect()
}

fn parse(entry: &str) -> Option<News> {
    if let Some(game) = entry.strip_prefix('@') {
        return Some(News::PresenceChanged { game: game.into() });
    }
    if let Some(guest) = entry.strip_prefix('-') {
        return Some(News::GuestDeleted { guest: GuestId(guest.parse().ok()?) });
    }
    if let Some(node) = entry.strip_prefix('#') {
        return Some(News::Alive { node: node.into() });
    }
    let mut words = entry.splitn(4, ' ');
    let (game, version) = (words.next()?.into(), words.next()?.parse().ok()?);
    let appended = words.next().zip(words.next());
    let appended = appended
        .and_then(|(base, text)| Some(Appended::from_notification(base.parse().ok()?, version, text)));
    Some(News::Changed { game, version, appended })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_line_by_line() {
        let changed = |appended| News::Changed { game: "a".into(), version: 9, appended };
        assert_eq!(parse("a 9"), Some(changed(None)));
        assert_eq!(
            parse("a 9 2 {\"x\": \"y z\"}"),
            Some(changed(Some(Appended::from_notification(2, 9, "{\"x\": \"y z\"}"))))
        );
        assert_eq!(parse("a 9 two {}"), Some(changed(None)), "what cannot be understood has to be read");
        assert_eq!(parse("@a"), Some(News::PresenceChanged { game: "a".into() }));
        assert_eq!(parse("-7"), Some(News::GuestDeleted { guest: GuestId(7) }));
        assert_eq!(parse("#n"), Some(News::Alive { node: "n".into() }));
        for unknown in ["", "a", "a b", "-x"] {
            assert_eq!(parse(unknown), None, "{unknown:?}");
        }
    }
}
