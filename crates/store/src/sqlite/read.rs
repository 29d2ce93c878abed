//! The read queries of SQLite; [`queries`] has those that PostgreSQL understands too.

use super::queries;
use crate::row::{count, get};
use crate::{Fault, GameRecord, LogRecord, Size};
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};

pub async fn game(pool: &SqlitePool, id: &str) -> Result<Option<GameRecord>, Fault> {
    // One transaction, so that the game and its seats are consistent.
    queries::game(&mut *pool.begin().await?, id).await
}

pub async fn load(
    pool: &SqlitePool,
    id: &str,
    after: u64,
) -> Result<Option<(GameRecord, Vec<LogRecord>)>, Fault> {
    let mut reading = pool.begin().await?;
    let Some(game) = queries::game(&mut reading, id).await? else { return Ok(None) };
    let records = records(&mut reading, id, game.length.saturating_sub(after)).await?;
    Ok(Some((game, records)))
}

/// The last records of a game, in order.
async fn records(reading: &mut SqliteConnection, id: &str, last: u64) -> Result<Vec<LogRecord>, Fault> {
    if last == 0 {
        return Ok(Vec::new());
    }
    // One JSON text for all records: a row for each costs more than the lookup itself.
    let row = sqlx::query(
        "WITH RECURSIVE chain (before, lines, command) AS (
             SELECT before, lines, command FROM progress p JOIN records ON place = last WHERE p.game = $1
             UNION ALL
             SELECT records.before, records.lines, records.command FROM chain JOIN records ON place = chain.before
             LIMIT $2
         )
         SELECT json_group_array(json_array(lines, command)) FROM chain",
    )
    .bind(id)
    .bind(i64::try_from(last).unwrap_or(i64::MAX))
    .fetch_one(reading)
    .await?;
    let backwards: Vec<(String, Option<String>)> =
        serde_json::from_str(row.try_get(0)?).map_err(|error| Fault::Malformed(error.to_string()))?;
    Ok(backwards.into_iter().rev().map(|(lines, command)| LogRecord { lines, command }).collect())
}

pub async fn size(pool: &SqlitePool) -> Result<Size, Fault> {
    let row = sqlx::query(
        "SELECT page_count * page_size AS bytes, file FROM pragma_page_count, pragma_page_size, pragma_database_list
         WHERE name = 'main'",
    )
    .fetch_one(pool)
    .await?;
    let log = format!("{}-wal", get::<_, String>(&row, "file")?);
    // Without a write-ahead log there is nothing in it.
    let log = tokio::fs::metadata(log).await.map_or(0, |found| found.len());
    Ok(Size { database: count(&row, "bytes")?, log })
}
