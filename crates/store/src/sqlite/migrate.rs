//! Schema migrations.

use crate::Fault;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

/// All migrations in order. A released one is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_progress.sql"),
    include_str!("../../migrations/0003_log.sql"),
    include_str!("../../migrations/0004_records.sql"),
    include_str!("../../migrations/0005_versions.sql"),
    include_str!("../../migrations/0006_takeovers.sql"),
    include_str!("../../migrations/0007_expiry.sql"),
    include_str!("../../migrations/0008_results.sql"),
    include_str!("../../migrations/0009_analyses.sql"),
];

/// Applies the missing migrations. The file's `user_version` is the number of those applied.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), Fault> {
    // An up-to-date file is not written.
    if is_current(connection).await? {
        return Ok(());
    }
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let applied = applied(connection).await?;
    for migration in &MIGRATIONS[applied..] {
        sqlx::raw_sql(*migration).execute(&mut *connection).await?;
    }
    write_version(connection).await?;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(())
}

/// Were all migrations applied? Fails if the file is of a newer program.
pub async fn is_current(connection: &mut SqliteConnection) -> Result<bool, Fault> {
    Ok(applied(connection).await? == MIGRATIONS.len())
}

/// Fails unless all migrations were applied.
pub async fn check_current(connection: &mut SqliteConnection) -> Result<(), Fault> {
    if is_current(connection).await? {
        return Ok(());
    }
    let why = "a server of an earlier program uses these games; stop it first, then they can be migrated";
    Err(Fault::Broken(why.into()))
}

/// Writes the number of migrations into the head of the file.
pub async fn write_version(connection: &mut SqliteConnection) -> Result<(), Fault> {
    let version = format!("PRAGMA user_version = {}", MIGRATIONS.len());
    sqlx::query(AssertSqlSafe(version)).execute(connection).await?;
    Ok(())
}

/// The number of migrations that were applied.
async fn applied(connection: &mut SqliteConnection) -> Result<usize, Fault> {
    let row = sqlx::query("PRAGMA user_version").fetch_one(connection).await?;
    let applied: i64 = row.try_get(0)?;
    match usize::try_from(applied) {
        Ok(applied) if applied <= MIGRATIONS.len() => Ok(applied),
        _ => Err(Fault::Broken(format!(
            "the file was written by a newer program (generation {applied}, this one knows {}); use that one",
            MIGRATIONS.len()
        ))),
    }
}
