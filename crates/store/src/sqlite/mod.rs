//! A store in one SQLite file: several readers, and one writer that commits in batches.

mod error;
mod log;
mod migrate;
mod operation;
mod read;
mod writer;

use crate::{Answer, Append, Fault, GameRecord, Guest, GuestId, LogRecord, Store, Summary};
use operation::{Done, Operation};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// Number of read connections.
const READERS: u32 = 4;

/// How long to wait for another process that has locked the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// WAL size in pages that triggers a checkpoint. A large WAL writes a page that changed often to the file only once.
const CHECKPOINT_PAGES: &str = "4000";

/// What an acknowledged write survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A power failure: every batch waits for the disk.
    #[default]
    Power,
    /// A killed process. A power failure can lose the last writes, but leaves every game consistent.
    Process,
}

impl Durability {
    fn synchronous(self) -> SqliteSynchronous {
        match self {
            Durability::Power => SqliteSynchronous::Full,
            Durability::Process => SqliteSynchronous::Normal,
        }
    }
}

/// A store in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens or creates the file, and migrates an older one.
    pub async fn open(file: &Path) -> Result<Sqlite, Fault> {
        Sqlite::open_with(file, Durability::Power).await
    }

    /// The same, with the given durability.
    pub async fn open_with(file: &Path, durability: Durability) -> Result<Sqlite, Fault> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(durability.synchronous())
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
            .pragma("temp_store", "memory")
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        // sqlx logs slow statements in full, and a batch has thousands of placeholders.
        let mut connection = options.clone().disable_statement_logging().connect().await?;
        migrate::migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(Sqlite { readers, writer: Writer::start(connection) })
    }

    fn write<T: 'static>(&self, operation: Operation, take: fn(Done) -> Option<T>) -> Answer<'_, T> {
        let reply = self.writer.send(operation);
        Box::pin(async move {
            let done = reply?.await.map_err(|_| Fault::Broken("the store is closed".into()))??;
            take(done).ok_or_else(|| Fault::Broken("the writer answered another operation".into()))
        })
    }

    fn write_only(&self, operation: Operation) -> Answer<'_, ()> {
        self.write(operation, |_| Some(()))
    }
}

impl Store for Sqlite {
    fn guest(&self, token: [u8; 32]) -> Answer<'_, Option<Guest>> {
        Box::pin(read::guest(&self.readers, token))
    }

    fn create_guest(&self, token: [u8; 32], now: i64) -> Answer<'_, GuestId> {
        self.write(Operation::CreateGuest { token, now }, |done| match done {
            Done::Guest(id) => Some(id),
            _ => None,
        })
    }

    fn name_guest(&self, guest: GuestId, name: String) -> Answer<'_, ()> {
        self.write_only(Operation::NameGuest { guest, name })
    }

    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> Answer<'_, ()> {
        self.write_only(Operation::CreateGame { game: Box::new(game), records })
    }

    fn save_game(&self, game: GameRecord, base: u64) -> Answer<'_, ()> {
        self.write_only(Operation::SaveGame { game: Box::new(game), base })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.write_only(Operation::Append(append))
    }

    fn game<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GameRecord>> {
        Box::pin(read::game(&self.readers, id))
    }

    fn records<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<LogRecord>> {
        Box::pin(read::records(&self.readers, id))
    }

    fn invited<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(read::id(&self.readers, "SELECT id FROM games WHERE invite = $1", code))
    }

    fn watched<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(read::id(&self.readers, "SELECT id FROM games WHERE watch = $1", code))
    }

    fn games_of(&self, guest: GuestId) -> Answer<'_, Vec<Summary>> {
        Box::pin(read::games_of(&self.readers, guest))
    }

    fn unfinished_of(&self, guest: GuestId) -> Answer<'_, u64> {
        Box::pin(read::unfinished_of(&self.readers, guest))
    }

    fn all_games(&self) -> Answer<'_, Vec<String>> {
        Box::pin(read::ids(&self.readers, "SELECT id FROM games ORDER BY created, id"))
    }

    fn awaiting_bots(&self) -> Answer<'_, Vec<String>> {
        Box::pin(read::ids(
            &self.readers,
            "SELECT p.game FROM progress p JOIN seats s ON s.game = p.game AND s.seat = p.decider
             WHERE p.state = 'running' AND s.bot IS NOT NULL ORDER BY p.game",
        ))
    }

    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> Answer<'_, ()> {
        self.write_only(Operation::CreateCode { code, guest, game, expires })
    }

    fn claim(&self, code: [u8; 32], guest: GuestId, now: i64) -> Answer<'_, Option<(String, GuestId)>> {
        self.write(Operation::Claim { code, guest, now }, |done| match done {
            Done::Claimed(game) => Some(game),
            _ => None,
        })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()> {
        Box::pin(async move {
            let name =
                file.to_str().ok_or_else(|| Fault::Broken("the name of the file is no text".into()))?;
            // Safe from injection: quotes in the name are doubled, so it cannot end the literal.
            let sql = format!("VACUUM INTO '{}'", name.replace('\'', "''"));
            sqlx::query(AssertSqlSafe(sql)).execute(&self.readers).await?;
            Ok(())
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            if self.writer.is_alive() { Ok(()) } else { Err(Fault::Broken("nothing can be written".into())) }
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}
