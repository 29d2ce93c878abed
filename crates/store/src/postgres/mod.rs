//! A store in PostgreSQL, which several nodes may use at the same time. Appends of a node are committed in batches;
//! every commit notifies the other nodes.

mod address;
mod append;
mod connections;
mod listen;
mod migrate;
mod nodes;
mod operation;
mod ping;
mod read;
mod records_after;

/// The types for which the statements of `sql/` are compiled.
mod database {
    pub type Database = sqlx::Postgres;
    pub type Pool = sqlx::PgPool;
    pub type Connection = sqlx::PgConnection;
    pub type Row = sqlx::postgres::PgRow;
}
#[path = "../sql/queries.rs"]
mod queries;
#[path = "../sql/statements.rs"]
mod statements;
#[path = "../sql/statistics.rs"]
mod statistics;

use crate::news::{Publisher, Subscription};
use crate::sqlite::Upgrade;
use crate::{
    Append, Cursor, Fault, GameRecord, Guest, GuestId, LogRecord, Rating, SharedStore, Size, Statistics,
    Stats, Store, StoreFuture, StoredAnalysis, StoredCode, StoredGuest, Summary, Usage, copy,
};
use append::Appender;
use connections::Connections;
use ping::Pings;
use sqlx::PgPool;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// A store in a PostgreSQL database.
pub struct Postgres {
    connections: Arc<Connections>,
    appender: Appender,
    news: Publisher,
    listener: JoinHandle<()>,
    pings: Pings,
}

impl Postgres {
    /// Connects to `postgres://user:password@host/database` and migrates the database if needed. Errors do not repeat
    /// the address, which can hold a password.
    pub async fn open(url: &str) -> Result<Postgres, Fault> {
        Postgres::open_with(url, Upgrade::Migrate).await
    }

    /// The same for a database that may be in use.
    pub async fn open_with(url: &str, upgrade: Upgrade) -> Result<Postgres, Fault> {
        let connections = Connections::open(address::parse(url)?).await?;
        match upgrade {
            Upgrade::Migrate => migrate::migrate(&connections.pool()).await?,
            Upgrade::Refuse => migrate::check_current(&connections.pool()).await?,
        }
        let news = Publisher::new();
        let listener = listen::start(connections.clone(), news.clone()).await?;
        let appender = Appender::start(connections.clone());
        Ok(Postgres { appender, connections, news, listener, pings: Pings::default() })
    }

    /// The host and database of an address, without user and password.
    pub fn place(url: &str) -> Result<String, Fault> {
        let options = address::parse(url)?;
        let host =
            options.get_socket().map_or_else(|| options.get_host().into(), |path| path.display().to_string());
        Ok(format!("PostgreSQL database {} at {host}", options.get_database().unwrap_or("of the user")))
    }
}

impl Postgres {
    fn query<'a, T: 'a, F: Future<Output = Result<T, Fault>> + Send + 'a>(
        &'a self,
        query: impl FnOnce(PgPool) -> F + Send + 'a,
    ) -> StoreFuture<'a, T> {
        self.connections.answer(query)
    }
}

impl Store for Postgres {
    shared_queries!();

    fn create_guest(&self, token: [u8; 32], now: i64) -> StoreFuture<'_, GuestId> {
        self.connections.answer(move |pool| async move { operation::create_guest(&pool, token, now).await })
    }

    fn name_guest(&self, guest: GuestId, name: String) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move { operation::name_guest(&pool, guest, name).await })
    }

    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move { operation::create_game(&pool, game, records).await })
    }

    fn save_game(&self, game: GameRecord, after: u64) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move { operation::save_game(&pool, game, after).await })
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        if append.seats.is_some() || append.result().is_some() {
            return self
                .connections
                .answer(move |pool| async move { operation::append_alone(&pool, append).await });
        }
        let answer = self.appender.send(append);
        Box::pin(async move { answer?.await.map_err(|_| Fault::Broken("the store is closed".into()))? })
    }

    fn rate_game(&self, game: String, ratings: Vec<Rating>) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move { operation::rate_game(&pool, game, ratings).await })
    }

    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move {
            operation::create_code(&pool, code, guest, game, expires).await
        })
    }

    fn claim(&self, code: [u8; 32], guest: GuestId, after: u64, now: i64) -> StoreFuture<'_, bool> {
        self.connections
            .answer(move |pool| async move { operation::claim(&pool, code, guest, after, now).await })
    }

    fn lease<'a>(&'a self, game: &'a str, node: &'a str, lifetime: Duration) -> StoreFuture<'a, Option<u64>> {
        self.connections
            .answer(move |pool| async move { operation::lease(&pool, game, node, lifetime).await })
    }

    fn news(&self) -> Subscription {
        self.news.subscribe()
    }

    fn save_analysis(&self, game: String, analysis: StoredAnalysis) -> StoreFuture<'_, ()> {
        self.connections
            .answer(move |pool| async move { operation::save_analysis(&pool, game, analysis).await })
    }

    fn delete_game<'a>(&'a self, id: &'a str, after: u64) -> StoreFuture<'a, ()> {
        self.connections.answer(move |pool| async move { operation::delete_game(&pool, id, after).await })
    }

    fn rewrite_game(&self, game: GameRecord, lines: Vec<(u64, String)>, after: u64) -> StoreFuture<'_, ()> {
        self.connections
            .answer(move |pool| async move { operation::rewrite_game(&pool, game, lines, after).await })
    }

    fn delete_guest(&self, guest: GuestId) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move { operation::delete_guest(&pool, guest).await })
    }

    fn insert_guest(&self, guest: StoredGuest) -> StoreFuture<'_, ()> {
        self.connections.answer(move |pool| async move { operation::insert_guest(&pool, guest).await })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(copy::backup(self, file))
    }

    fn shared(&self) -> Option<&dyn SharedStore> {
        Some(self)
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.pings.ask(self.connections.clone()))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.appender.close().await;
            self.listener.abort();
            self.connections.close().await;
            Ok(())
        })
    }
}
