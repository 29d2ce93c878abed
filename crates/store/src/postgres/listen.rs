//! News from all nodes, by PostgreSQL's LISTEN and NOTIFY.

use crate::Fault;
use crate::news::{News, Publisher};
use sqlx::postgres::{PgListener, PgPool};
use std::time::Duration;
use tokio::task::JoinHandle;

/// The name of the channel. Its messages are `game version,game version,…`.
pub const CHANNEL: &str = "luxor";

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(500);

/// Publishes all notifications. While the connection is lost news are missed, which is told too.
pub async fn start(pool: &PgPool, publisher: Publisher) -> Result<JoinHandle<()>, Fault> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(tokio::spawn(async move {
        loop {
            match listener.try_recv().await {
                Ok(Some(notification)) => {
                    notification
                        .payload()
                        .split(',')
                        .filter_map(parse)
                        .for_each(|news| publisher.publish(news));
                }
                // The connection was lost; the next call makes a new one.
                Ok(None) => publisher.publish(News::Missed),
                Err(error) => {
                    tracing::warn!(%error, "no news from the database");
                    publisher.publish(News::Missed);
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }))
}

fn parse(entry: &str) -> Option<News> {
    let (game, version) = entry.split_once(' ')?;
    Some(News::Changed { game: game.into(), version: version.parse().ok()? })
}
