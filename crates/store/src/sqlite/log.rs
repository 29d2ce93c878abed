//! The log: the records of all games in one table, in commit order, so that a batch only appends. Each record links to
//! the previous one of its game, and the game's `progress` row to its last.

use crate::{Append, Fault, LogRecord};
use sqlx::error::ErrorKind;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// Updates the progress of the games that have the expected version and lease. `previous` keeps the old `last`, to
/// which the first new record links.
const ADVANCE: &str = "
    WITH new (game, after, count, offset, state, decider, updated, fence) AS (VALUES {games})
    UPDATE OR ROLLBACK progress
    SET length = length + new.count, previous = last, last = (SELECT coalesce(max(place), 0) FROM records) + new.offset,
        state = new.state, decider = new.decider, updated = new.updated, expires = NULL
    FROM new WHERE progress.game = new.game AND progress.base + progress.length = new.after
        AND (new.fence IS NULL OR new.fence = (SELECT fence FROM leases WHERE leases.game = new.game))";

/// Writes the records of the games updated by [`ADVANCE`]. If it updated fewer than `games`, one had an unexpected
/// version: the game key becomes NULL, which violates a constraint and rolls everything back.
const WRITE: &str = "
    WITH new (game, games, first, back, lines, command) AS (VALUES {records})
    INSERT OR ROLLBACK INTO records (place, game, before, lines, command)
    SELECT last - back, iif(changes() = games, key, NULL), iif(first, previous, last - back - 1), lines, command
    FROM new LEFT JOIN progress USING (game) WHERE lines IS NOT NULL";

/// Appends records to many games within a transaction. A conflict in one rolls all of them back.
pub async fn append(to: &mut SqliteConnection, appends: &[&Append]) -> Result<(), Fault> {
    run(to, &format!("{ADVANCE}; {WRITE}"), appends).await
}

/// The same as a transaction of its own, in a single call to SQLite, which is cheaper.
pub async fn commit(to: &mut SqliteConnection, appends: &[&Append]) -> Result<(), Fault> {
    run(to, &format!("BEGIN IMMEDIATE; {ADVANCE}; {WRITE}; COMMIT"), appends).await
}

async fn run(to: &mut SqliteConnection, sql: &str, appends: &[&Append]) -> Result<(), Fault> {
    let games = appends.len().next_power_of_two();
    let records = appends.iter().map(|append| append.records.len()).sum::<usize>().next_power_of_two();
    let sql = sql.replace("{games}", &rows(games, 8)).replace("{records}", &rows(records, 6));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    let mut offset = 0;
    for append in appends {
        offset += append.records.len() as i64;
        query = query
            .bind(&append.game)
            .bind(append.after as i64)
            .bind(append.records.len() as i64)
            .bind(offset)
            .bind(append.state.word())
            .bind(append.decider)
            .bind(append.now)
            .bind(append.fence.map(|fence| fence as i64));
    }
    for _ in 0..(games - appends.len()) * 8 {
        query = query.bind(None::<i64>);
    }
    for append in appends {
        for (number, record) in append.records.iter().enumerate() {
            query = query
                .bind(&append.game)
                .bind(appends.len() as i64)
                .bind(number == 0)
                .bind((append.records.len() - number - 1) as i64)
                .bind(&record.lines)
                .bind(&record.command);
        }
    }
    query.execute(to).await.map_err(|error| match error.as_database_error().map(|fault| fault.kind()) {
        Some(ErrorKind::NotNullViolation) => Fault::Conflict,
        _ => error.into(),
    })?;
    Ok(())
}

/// Placeholders for this many rows. Row counts are rounded up to powers of two so that few statements are prepared;
/// unused rows are NULL and match no game.
fn rows(count: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    vec![row; count].join(",")
}

/// Replaces the lines of records of a game, by number.
pub async fn rewrite(to: &mut SqliteConnection, game: &str, lines: &[(u64, String)]) -> Result<(), Fault> {
    for (number, lines) in lines {
        let written = sqlx::query(
            "WITH RECURSIVE chain (place, before, number) AS (
                 SELECT place, before, p.length - 1 FROM progress p JOIN records ON place = last WHERE p.game = $1
                 UNION ALL
                 SELECT records.place, records.before, number - 1
                 FROM chain JOIN records ON records.place = chain.before WHERE number > $2
             )
             UPDATE records SET lines = $3 WHERE place = (SELECT place FROM chain WHERE number = $2)",
        )
        .bind(game)
        .bind(*number as i64)
        .bind(lines)
        .execute(&mut *to)
        .await?;
        if written.rows_affected() != 1 {
            return Err(Fault::Unfit(format!("game {game} has no record {number}")));
        }
    }
    Ok(())
}

/// Writes the existing records of a new game.
pub async fn begin(to: &mut SqliteConnection, game: &str, records: &[LogRecord]) -> Result<(), Fault> {
    if records.is_empty() {
        return Ok(());
    }
    let records: Vec<_> = records.iter().map(|record| (&record.lines, &record.command)).collect();
    let records = serde_json::to_string(&records).map_err(|error| Fault::Broken(error.to_string()))?;
    sqlx::query(
        "WITH before (place) AS (SELECT coalesce(max(place), 0) FROM records)
         INSERT INTO records (place, game, before, lines, command)
         SELECT before.place + new.key + 1, progress.key, iif(new.key = 0, NULL, before.place + new.key),
                new.value ->> 0, new.value ->> 1
         FROM before, progress, json_each($2) AS new WHERE progress.game = $1;
         UPDATE progress SET last = (SELECT max(place) FROM records) WHERE game = $1",
    )
    .bind(game)
    .bind(records)
    .execute(to)
    .await?;
    Ok(())
}
