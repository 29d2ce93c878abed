//! The log: the records of all games, one after another. Each names the place of the one before it of the same game, and
//! the game's progress names the place of its last, so that a batch is written to the end of the log and nowhere else.

use crate::{Append, Fault, LogRecord};
use sqlx::error::ErrorKind;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// Brings games forward. What an append of theirs needs of how they were stands in `previous`.
const ADVANCE: &str = "
    WITH new (game, after, length, offset, state, decider, updated) AS (VALUES {games})
    UPDATE OR ROLLBACK progress
    SET length = new.length, previous = last, last = (SELECT coalesce(max(place), 0) FROM records) + new.offset,
        state = new.state, decider = new.decider, updated = new.updated
    FROM new WHERE progress.game = new.game AND progress.length = new.after";

/// Writes the records of the games that were just brought forward. If those are not all `games`, then one was not as it
/// should have been: a record that belongs to no game is refused.
const WRITE: &str = "
    WITH new (game, games, first, back, lines, command) AS (VALUES {records})
    INSERT OR ROLLBACK INTO records (place, game, before, lines, command)
    SELECT last - back, iif(changes() = games, key, NULL), iif(first, previous, last - back - 1), lines, command
    FROM new LEFT JOIN progress USING (game) WHERE lines IS NOT NULL";

/// Adds records to many games within a transaction. Any that does not fit undoes all of it.
pub async fn append(to: &mut SqliteConnection, appends: &[&Append]) -> Result<(), Fault> {
    run(to, &format!("{ADVANCE}; {WRITE}"), appends).await
}

/// The same as a transaction of its own: it costs less to ask SQLite once.
pub async fn commit(to: &mut SqliteConnection, appends: &[&Append]) -> Result<(), Fault> {
    run(to, &format!("BEGIN IMMEDIATE; {ADVANCE}; {WRITE}; COMMIT"), appends).await
}

async fn run(to: &mut SqliteConnection, sql: &str, appends: &[&Append]) -> Result<(), Fault> {
    let games = appends.len().next_power_of_two();
    let records = appends.iter().map(|append| append.records.len()).sum::<usize>().next_power_of_two();
    let sql = sql.replace("{games}", &rows(games, 7)).replace("{records}", &rows(records, 6));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    let mut offset = 0;
    for append in appends {
        offset += append.records.len() as i64;
        query = query
            .bind(&append.game)
            .bind(append.after as i64)
            .bind(append.after as i64 + append.records.len() as i64)
            .bind(offset)
            .bind(append.state.word())
            .bind(append.decider)
            .bind(append.now);
    }
    for _ in 0..(games - appends.len()) * 7 {
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

/// Places for the values of so many rows. What is not bound to them is NULL and matches no game: a few numbers of rows
/// are enough for all batches, so that few statements are to be prepared.
fn rows(count: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    vec![row; count].join(",")
}

/// Only changes who decides and how far a game is.
pub async fn touch(to: &mut SqliteConnection, append: &Append) -> Result<(), Fault> {
    let update = "UPDATE progress SET state = $3, decider = $4, updated = $5 WHERE game = $1 AND length = $2";
    let touched = sqlx::query(update)
        .bind(&append.game)
        .bind(append.after as i64)
        .bind(append.state.word())
        .bind(append.decider)
        .bind(append.now)
        .execute(to)
        .await?
        .rows_affected();
    if touched == 1 { Ok(()) } else { Err(Fault::Conflict) }
}

/// Writes the records a new game already has.
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
