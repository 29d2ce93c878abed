//! A store in one SQLite file: several readers, and one writer that commits in batches.

pub(crate) mod backup;
mod file;
mod health;
mod log;
mod migrate;
mod open;
mod operation;
mod read;
pub mod restore;
mod writer;

/// The types for which the statements of `sql/` are compiled.
mod database {
    pub type Database = sqlx::Sqlite;
    pub type Pool = sqlx::SqlitePool;
    pub type Connection = sqlx::SqliteConnection;
    pub type Row = sqlx::sqlite::SqliteRow;
}
#[path = "../sql/queries.rs"]
mod queries;
#[path = "../sql/statements.rs"]
mod statements;
#[path = "../sql/statistics.rs"]
mod statistics;

pub use backup::Backup;
pub use file::{create_in_data_folder, create_private};
pub use open::{Durability, Upgrade};

use crate::news::{Publisher, Subscription};
use crate::{
    Append, Cursor, Fault, GameRecord, Guest, GuestId, LogRecord, Rating, Size, Statistics, Stats, Store,
    StoreFuture, StoredAnalysis, StoredCode, StoredGuest, Summary, Usage,
};
use health::Health;
use operation::{Done, Operation, Probe};
use sqlx::sqlite::SqlitePool;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use writer::{LastBatch, Writer};

/// A store in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    /// `None` if the file was opened to read.
    writer: Option<Writer>,
    health: Arc<Health>,
    news: Publisher,
    /// The folder of the migrated copy that is read instead of the file, if it is.
    _copy: Option<TempDir>,
}

impl Sqlite {
    fn writer(&self) -> Result<&Writer, Fault> {
        self.writer.as_ref().ok_or_else(|| Fault::Broken("the store was opened only to read".into()))
    }

    fn query<'a, T: 'a, F: Future<Output = Result<T, Fault>> + Send + 'a>(
        &'a self,
        query: impl FnOnce(SqlitePool) -> F,
    ) -> StoreFuture<'a, T> {
        let answer = query(self.readers.clone());
        Box::pin(async move { answer.await.inspect_err(|fault| self.health.report_failure(fault)) })
    }

    fn write<T: 'static>(&self, operation: Operation, take: fn(Done) -> Option<T>) -> StoreFuture<'_, T> {
        let reply = self.writer().and_then(|writer| writer.send(operation));
        Box::pin(async move {
            let done = reply?.await.map_err(|_| Fault::Broken("the store is closed".into()))??;
            take(done).ok_or_else(|| Fault::Broken("the writer answered another operation".into()))
        })
    }

    fn write_only(&self, operation: Operation) -> StoreFuture<'_, ()> {
        self.write(operation, |_| Some(()))
    }
}

impl Store for Sqlite {
    shared_queries!();

    fn create_guest(&self, token: [u8; 32], now: i64) -> StoreFuture<'_, GuestId> {
        self.write(Operation::CreateGuest { token, now }, |done| match done {
            Done::Guest(id) => Some(id),
            _ => None,
        })
    }

    fn name_guest(&self, guest: GuestId, name: String) -> StoreFuture<'_, ()> {
        self.write_only(Operation::NameGuest { guest, name })
    }

    fn create_game(&self, game: GameRecord, records: Vec<LogRecord>) -> StoreFuture<'_, ()> {
        self.write_only(Operation::CreateGame { game: Box::new(game), records })
    }

    fn save_game(&self, game: GameRecord, after: u64) -> StoreFuture<'_, ()> {
        self.write_only(Operation::SaveGame { game: Box::new(game), after })
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        self.write_only(Operation::Append(append))
    }

    fn rate_game(&self, game: String, ratings: Vec<Rating>) -> StoreFuture<'_, ()> {
        self.write_only(Operation::RateGame { game, ratings })
    }

    fn create_code(&self, code: [u8; 32], guest: GuestId, game: String, expires: i64) -> StoreFuture<'_, ()> {
        self.write_only(Operation::CreateCode { code, guest, game, expires })
    }

    fn claim(&self, code: [u8; 32], guest: GuestId, after: u64, now: i64) -> StoreFuture<'_, bool> {
        self.write(Operation::Claim { code, guest, after, now }, |done| match done {
            Done::Claimed(game) => Some(game.is_some()),
            _ => None,
        })
    }

    fn lease<'a>(&'a self, game: &'a str, node: &'a str, lifetime: Duration) -> StoreFuture<'a, Option<u64>> {
        let lease = Operation::Lease { game: game.into(), node: node.into(), lifetime };
        self.write(lease, |done| match done {
            Done::Leased(fence) => Some(fence),
            _ => None,
        })
    }

    fn news(&self) -> Subscription {
        self.news.subscribe()
    }

    fn save_analysis(&self, game: String, analysis: StoredAnalysis) -> StoreFuture<'_, ()> {
        self.write_only(Operation::SaveAnalysis { game, analysis })
    }

    fn delete_game<'a>(&'a self, id: &'a str, after: u64) -> StoreFuture<'a, ()> {
        self.write_only(Operation::DeleteGame { game: id.into(), after })
    }

    fn rewrite_game(&self, game: GameRecord, lines: Vec<(u64, String)>, after: u64) -> StoreFuture<'_, ()> {
        self.write_only(Operation::RewriteGame { game: Box::new(game), lines, after })
    }

    fn delete_guest(&self, guest: GuestId) -> StoreFuture<'_, ()> {
        self.write_only(Operation::DeleteGuest(guest))
    }

    fn insert_guest(&self, guest: StoredGuest) -> StoreFuture<'_, ()> {
        self.write_only(Operation::InsertGuest(guest))
    }

    fn backup<'a>(&'a self, file: &'a Path) -> StoreFuture<'a, ()> {
        self.query(move |pool| async move { backup::write(&pool, file).await })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.health.verify(&self.readers).await?;
            let last = self.writer()?.last_batch();
            if let LastBatch::Committed(_) = last {
                return Ok(());
            }
            let LastBatch::Failed(why) = last else {
                return self.write_only(Operation::Probe(Probe::Small)).await;
            };
            self.write_only(Operation::Probe(Probe::Large)).await?;
            // There is room again; that a change failed meanwhile is reported once, not hidden.
            Err(Fault::Broken(why))
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            if let Some(writer) = &self.writer {
                writer.close().await;
            }
            Ok(())
        })
    }
}
