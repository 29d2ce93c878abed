//! Schema migrations.

use crate::Fault;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

/// All migrations in order. A released one is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_progress.sql"),
    include_str!("../../migrations/0003_log.sql"),
    include_str!("../../migrations/0004_records.sql"),
];

/// Applies the missing migrations. The file's `user_version` is the number of those applied.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), Fault> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let seen: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.get(0);
    let seen = usize::try_from(seen).unwrap_or(usize::MAX);
    if seen > MIGRATIONS.len() {
        return Err(Fault::Broken(format!(
            "the file was written by a newer program (generation {seen}, this one knows {}); use that one",
            MIGRATIONS.len()
        )));
    }
    for migration in &MIGRATIONS[seen..] {
        sqlx::raw_sql(*migration).execute(&mut *connection).await?;
    }
    let version = format!("PRAGMA user_version = {}", MIGRATIONS.len());
    sqlx::query(AssertSqlSafe(version)).execute(&mut *connection).await?;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(())
}
