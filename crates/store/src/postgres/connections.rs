//! Connections to the database, given up if it does not answer.

use crate::{Fault, StoreFuture};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Row};
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::timeout;

/// Connections of a node.
const CONNECTIONS: u32 = 8;

/// How long to wait for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long to wait for an answer. A network that swallows packets would otherwise keep callers for minutes.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);

/// The connections of a node.
pub struct Connections {
    options: PgConnectOptions,
    /// Those in use, and how often they were replaced.
    pool: Mutex<(PgPool, u64)>,
}

impl Connections {
    /// Connects for the first time.
    pub async fn open(options: PgConnectOptions) -> Result<Arc<Connections>, Fault> {
        // sqlx logs slow statements in full, and a batch has hundreds of values.
        let options = options.disable_statement_logging();
        let pool = settings(CONNECTIONS).connect_with(options.clone()).await?;
        Ok(Arc::new(Connections { options, pool: Mutex::new((pool, 0)) }))
    }

    /// The connections as they are now.
    pub fn pool(&self) -> PgPool {
        self.current().0.clone()
    }

    /// Does something with a connection. If there is no answer in time, all connections are replaced by new ones: one
    /// that waits for an answer cannot be used for anything else.
    pub async fn run<T, F: Future<Output = Result<T, Fault>>>(
        &self,
        work: impl FnOnce(PgPool) -> F,
    ) -> Result<T, Fault> {
        let (pool, number) = self.current().clone();
        match timeout(ANSWER_TIMEOUT, work(pool)).await {
            Ok(done) => done,
            Err(_) => {
                let mut current = self.current();
                if current.1 == number {
                    *current = (settings(CONNECTIONS).connect_lazy_with(self.options.clone()), number + 1);
                }
                Err(Fault::Broken("the database does not answer".into()))
            }
        }
    }

    /// The same, as the answer of a store.
    pub fn answer<'a, T: 'a, F: Future<Output = Result<T, Fault>> + Send + 'a>(
        &'a self,
        work: impl FnOnce(PgPool) -> F + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(self.run(work))
    }

    /// A connection of its own that listens to a channel.
    pub async fn listen(&self, channel: &str) -> Result<PgListener, Fault> {
        let alone = settings(1).connect_lazy_with(self.options.clone());
        let mut listener = PgListener::connect_with(&alone).await?;
        listener.listen(channel).await?;
        Ok(listener)
    }

    /// Closes all connections; later requests fail.
    pub async fn close(&self) {
        let pool = self.pool();
        // Those that wait for an answer would be waited for.
        let _ = timeout(ACQUIRE_TIMEOUT, pool.close()).await;
    }

    fn current(&self) -> MutexGuard<'_, (PgPool, u64)> {
        // No panic can leave it half changed.
        self.pool.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

fn settings(connections: u32) -> PgPoolOptions {
    let options = PgPoolOptions::new().max_connections(connections).acquire_timeout(ACQUIRE_TIMEOUT);
    options.after_connect(|connection, _| Box::pin(refuse_standby(connection)))
}

/// A standby has what was acknowledged, but may not show it yet. Behind an address that moves to the new primary, one
/// can be met before it is promoted.
async fn refuse_standby(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let row = sqlx::query("SHOW transaction_read_only").fetch_one(connection).await?;
    match row.try_get(0)? {
        "off" => Ok(()),
        _ => Err(sqlx::Error::Io(std::io::Error::other("the database takes no changes: it is a standby"))),
    }
}
