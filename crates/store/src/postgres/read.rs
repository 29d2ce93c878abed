//! The read queries of PostgreSQL; [`queries`] has those that SQLite understands too.

use super::queries;
use crate::row::{count, get};
use crate::{Fault, GameRecord, LogRecord, Size};
use sqlx::postgres::{PgPool, PgRow};

/// Everything in such a transaction is read as it was at one moment.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

pub async fn game(pool: &PgPool, id: &str) -> Result<Option<GameRecord>, Fault> {
    let mut reading = pool.begin_with(SNAPSHOT).await?;
    let game = queries::game(&mut reading, id).await?;
    reading.commit().await?;
    Ok(game)
}

pub async fn load(
    pool: &PgPool,
    id: &str,
    after: u64,
) -> Result<Option<(GameRecord, Vec<LogRecord>)>, Fault> {
    let mut reading = pool.begin_with(SNAPSHOT).await?;
    let Some(game) = queries::game(&mut reading, id).await? else { return Ok(None) };
    let rows =
        sqlx::query("SELECT lines, command FROM records WHERE game = $1 AND number >= $2 ORDER BY number")
            .bind(id)
            .bind(i64::try_from(after).unwrap_or(i64::MAX))
            .fetch_all(&mut *reading)
            .await?;
    reading.commit().await?;
    let record = |row: &PgRow| Ok(LogRecord { lines: get(row, "lines")?, command: get(row, "command")? });
    Ok(Some((game, rows.iter().map(record).collect::<Result<_, Fault>>()?)))
}

pub async fn size(pool: &PgPool) -> Result<Size, Fault> {
    let row = sqlx::query("SELECT pg_database_size(current_database()) AS bytes").fetch_one(pool).await?;
    // Its log is the affair of the database, not of this program.
    Ok(Size { database: count(&row, "bytes")?, log: 0 })
}
