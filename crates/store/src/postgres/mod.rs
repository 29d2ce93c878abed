//! A store in PostgreSQL, which several nodes may use at the same time. Appends of a node are committed in batches;
//! every commit notifies the other nodes.

mod append;
mod listen;
mod migrate;
mod operation;
mod read;

use crate::news::{Publisher, Subscription};
use crate::row::get;
use crate::sqlite::Upgrade;
use crate::{
    Answer, Append, Fault, GameRecord, Guest, GuestId, LogRecord, Size, Stats, Store, StoredCode,
    StoredGuest, Summary, Usage, copy,
};
use append::Appender;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection};
use std::path::Path;
use std::time::Duration;
use tokio::task::JoinHandle;

/// Connections of a node.
const CONNECTIONS: u32 = 8;

/// How long to wait for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    appender: Appender,
    news: Publisher,
    listener: JoinHandle<()>,
}

impl Postgres {
    /// Connects to `postgres://user:password@host/database` and migrates the database if needed. Errors do not repeat
    /// the address, which can hold a password.
    pub async fn open(url: &str) -> Result<Postgres, Fault> {
        Postgres::open_with(url, Upgrade::Migrate).await
    }

    /// The same for a database that may be in use.
    pub async fn open_with(url: &str, upgrade: Upgrade) -> Result<Postgres, Fault> {
        let options = parse(url)?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            // sqlx logs slow statements in full, and a batch has hundreds of values.
            .connect_with(options.disable_statement_logging())
            .await?;
        match upgrade {
            Upgrade::Migrate => migrate::migrate(&pool).await?,
            Upgrade::Refuse => migrate::check_current(&pool).await?,
        }
        let news = Publisher::new();
        let listener = listen::start(&pool, news.clone()).await?;
        Ok(Postgres { appender: Appender::start(pool.clone()), pool, news, listener })
    }

    /// The host and database of an address, without user and password.
    pub fn place(url: &str) -> Result<String, Fault> {
        let options = parse(url)?;
        let host =
            options.get_socket().map_or_else(|| options.get_host().into(), |path| path.display().to_string());
        Ok(format!("PostgreSQL database {} at {host}", options.get_database().unwrap_or("of the user")))
    }

    /// Locks the database against other servers for as long as this is held; `None` if one uses it.
    pub async fn lock(&self) -> Result<Option<ServerLock>, Fault> {
        let mut connection = self.pool.acquire().await?.detach();
        let row = sqlx::query("SELECT pg_try_advisory_lock($1) AS locked")
            .bind(SERVER_LOCK)
            .fetch_one(&mut connection)
            .await?;
        Ok(get::<_, bool>(&row, "locked")?.then_some(ServerLock { _connection: connection }))
    }
}

/// The key of the lock that a server holds: "serve" in ASCII.
const SERVER_LOCK: i64 = 0x73_65_72_76_65;

/// Keeps other servers from using the same database.
pub struct ServerLock {
    _connection: PgConnection,
}

fn parse(url: &str) -> Result<PgConnectOptions, Fault> {
    let what = "this is no address of a PostgreSQL database; one reads postgres://user@host/database";
    let known = ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
    url.parse().ok().filter(|_| known).ok_or_else(|| Fault::Broken(what.into()))
}

impl Store for Postgres {
    fn guest(&self, token: [u8; 32]) -> Answer<'_, Option<Guest>> {
        Box::pin(read::guest(&self.pool, token))
    }

    fn create_guest(&self, token: [u8; 32], now: i64) -> Answer<'_, GuestId> {
        Box::pin(operation::create_guest(&self.pool, token, now))
    }

    fn name_guest(&self, guest: GuestId, name: String) -> Answer<'_, ()> {
        Box::pin(operation::name_guest(&self.pool, guest, name))
    }

    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> Answer<'_, ()> {
        Box::pin(operation::create_game(&self.pool, game, records))
    }

    fn save_game(&self, game: GameRecord, after: u64) -> Answer<'_, ()> {
        Box::pin(operation::save_game(&self.pool, game, after))
    }

    fn append(&self, mut append: Append) -> Answer<'_, ()> {
        if let Some(seats) = append.seats.take() {
            return Box::pin(operation::append_with_seats(&self.pool, append, seats));
        }
        let answer = self.appender.send(append);
        Box::pin(async move { answer?.await.map_err(|_| Fault::Broken("the store is closed".into()))? })
    }

    fn game<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GameRecord>> {
        Box::pin(read::game(&self.pool, id))
    }

    fn load<'a>(&'a self, id: &'a str, after: u64) -> Answer<'a, Option<(GameRecord, Vec<LogRecord>)>> {
        Box::pin(read::load(&self.pool, id, after))
    }

    fn invited<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(read::id(&self.pool, "SELECT id FROM games WHERE invite = $1", code))
    }

    fn watched<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(read::id(&self.pool, "SELECT id FROM games WHERE watch = $1", code))
    }

    fn games_of(&self, guest: GuestId) -> Answer<'_, Vec<Summary>> {
        Box::pin(read::games_of(&self.pool, guest))
    }

    fn usage_of(&self, guest: GuestId) -> Answer<'_, Usage> {
        Box::pin(read::usage_of(&self.pool, guest))
    }

    fn size(&self) -> Answer<'_, Size> {
        Box::pin(read::size(&self.pool))
    }

    fn all_games(&self) -> Answer<'_, Vec<String>> {
        Box::pin(read::ids(&self.pool, "SELECT id FROM games ORDER BY created, id"))
    }

    fn awaiting_bots(&self) -> Answer<'_, Vec<String>> {
        Box::pin(read::ids(
            &self.pool,
            "SELECT p.game FROM progress p JOIN seats s ON s.game = p.game AND s.seat = p.decider
             WHERE p.state = 'running' AND s.bot IS NOT NULL ORDER BY p.game",
        ))
    }

    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> Answer<'_, ()> {
        Box::pin(operation::create_code(&self.pool, code, guest, game, expires))
    }

    fn code(&self, code: [u8; 32], now: i64) -> Answer<'_, Option<(String, GuestId)>> {
        Box::pin(read::code(&self.pool, code, now))
    }

    fn claim(&self, code: [u8; 32], guest: GuestId, after: u64, now: i64) -> Answer<'_, bool> {
        Box::pin(operation::claim(&self.pool, code, guest, after, now))
    }

    fn lease<'a>(&'a self, game: &'a str, node: &'a str, lifetime: Duration) -> Answer<'a, Option<u64>> {
        Box::pin(operation::lease(&self.pool, game, node, lifetime))
    }

    fn news(&self) -> Subscription {
        self.news.subscribe()
    }

    fn delete_game<'a>(&'a self, id: &'a str, after: u64) -> Answer<'a, ()> {
        Box::pin(operation::delete_game(&self.pool, id, after))
    }

    fn games_before(&self, time: i64) -> Answer<'_, Vec<String>> {
        Box::pin(read::games_before(&self.pool, time))
    }

    fn stats(&self) -> Answer<'_, Stats> {
        Box::pin(read::stats(&self.pool))
    }

    fn guests(&self, after: GuestId) -> Answer<'_, Vec<StoredGuest>> {
        Box::pin(read::guests(&self.pool, after))
    }

    fn codes(&self) -> Answer<'_, Vec<StoredCode>> {
        Box::pin(read::codes(&self.pool))
    }

    fn insert_guest(&self, guest: StoredGuest) -> Answer<'_, ()> {
        Box::pin(operation::insert_guest(&self.pool, guest))
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()> {
        Box::pin(copy::backup(self, file))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("UPDATE luxor_schema SET version = version").execute(&self.pool).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.appender.close().await;
            self.listener.abort();
            self.pool.close().await;
            Ok(())
        })
    }
}
