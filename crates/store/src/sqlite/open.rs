//! Opening a database: to serve it, beside a running server, or only to read it.

use super::writer::Writer;
use super::{Sqlite, backup, file, health::Health, migrate, restore};
use crate::Fault;
use crate::news::Publisher;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

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

/// What to do with a file of an earlier program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrade {
    /// Migrates it.
    Migrate,
    /// Refuses it, because a server of that program may be using it.
    Refuse,
}

/// The settings of a connection that may write.
pub fn writing(file: &Path, durability: Durability) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(durability.synchronous())
        // Where the system's plain sync does not reach the disk (macOS), the stronger one is used.
        .pragma("fullfsync", if durability == Durability::Power { "on" } else { "off" })
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("temp_store", "memory")
        // What is deleted is overwritten: names of people must not stay in the file.
        .pragma("secure_delete", "on")
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
}

/// The settings of a connection that only reads. It sets no journal mode, because that would write.
fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(BUSY_TIMEOUT)
}

impl Sqlite {
    /// Opens or creates the file, and migrates an older one.
    pub async fn open(file: &Path) -> Result<Sqlite, Fault> {
        Sqlite::open_with(file, Durability::Power, Upgrade::Migrate).await
    }

    /// The same, with the given durability, for a file that may be in use.
    pub async fn open_with(file: &Path, durability: Durability, upgrade: Upgrade) -> Result<Sqlite, Fault> {
        if restore::is_interrupted(file) {
            return Err(Fault::Broken("a restore was interrupted; run it again to finish it".into()));
        }
        if upgrade == Upgrade::Refuse && file.exists() {
            migrate::check_current(&mut reading(file).connect().await?).await?;
        }
        file::make_private(file)?;
        let options = writing(file, durability);
        // sqlx logs slow statements in full, and a batch has thousands of placeholders.
        let mut connection = options.clone().disable_statement_logging().connect().await?;
        migrate::migrate(&mut connection).await?;
        let readers = pool(options.create_if_missing(false).read_only(true)).await?;
        let health = Arc::new(Health::default());
        health.check_in_background(readers.clone());
        let news = Publisher::new();
        let writer = Some(Writer::start(connection, news.clone()));
        Ok(Sqlite { readers, writer, health, news, _copy: None })
    }

    /// Opens an existing file without changing it in any way, also if a server uses it or its folder is read-only. A
    /// file of an earlier program is copied to a temporary folder and migrated there.
    pub async fn open_to_read(file: &Path) -> Result<Sqlite, Fault> {
        let options = readable(file).await?;
        let mut connection = options.connect().await?;
        let current = migrate::is_current(&mut connection).await?;
        connection.close().await?;
        let readers = pool(options).await?;
        let (health, news) = (Arc::new(Health::default()), Publisher::new());
        if current {
            return Ok(Sqlite { readers, writer: None, health, news, _copy: None });
        }
        let folder = tempfile::tempdir().map_err(|error| Fault::Broken(error.to_string()))?;
        let copy = folder.path().join("copy.db");
        backup::write(&readers, &copy).await?;
        readers.close().await;
        let mut connection = SqliteConnectOptions::new().filename(&copy).connect().await?;
        migrate::migrate(&mut connection).await?;
        connection.close().await?;
        Ok(Sqlite { readers: pool(reading(&copy)).await?, writer: None, health, news, _copy: Some(folder) })
    }
}

/// How this file can be read. SQLite wants an index of the log beside a file in WAL mode. In a read-only folder it
/// cannot create one, but if there is no log either, nobody writes and the file alone is everything.
async fn readable(file: &Path) -> Result<SqliteConnectOptions, Fault> {
    let attempt = async {
        let mut connection: SqliteConnection = reading(file).connect().await?;
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&mut connection).await?;
        connection.close().await
    };
    match attempt.await {
        Ok(()) => Ok(reading(file)),
        Err(_) if file.exists() && file::beside(file).all(|path| !path.exists()) => {
            Ok(reading(file).immutable(true))
        }
        Err(error) => Err(error.into()),
    }
}

async fn pool(options: SqliteConnectOptions) -> Result<SqlitePool, Fault> {
    Ok(SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{AssertSqlSafe, Row};

    /// The settings in force on a connection that writes.
    async fn settings<const N: usize>(durability: Durability, names: [&str; N]) -> [String; N] {
        let folder = tempfile::tempdir().unwrap();
        let options = writing(&folder.path().join("a.db"), durability);
        let mut connection = options.connect().await.unwrap();
        let mut values = [const { String::new() }; N];
        for (value, name) in values.iter_mut().zip(names) {
            let sql = AssertSqlSafe(format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"));
            *value = sqlx::query(sql).fetch_one(&mut connection).await.unwrap().get(0);
        }
        values
    }

    /// What ARCHITECTURE.md says about power loss rests on these.
    #[tokio::test]
    async fn every_commit_waits_for_the_disk() {
        let names = ["journal_mode", "synchronous", "fullfsync", "foreign_keys"];
        const FULL: &str = "2";
        const NORMAL: &str = "1";
        assert_eq!(settings(Durability::Power, names).await, ["wal", FULL, "1", "1"]);
        assert_eq!(settings(Durability::Process, names).await, ["wal", NORMAL, "0", "1"]);
    }
}
