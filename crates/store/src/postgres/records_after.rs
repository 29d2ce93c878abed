//! What other nodes appended to many games, by one statement: a busy node is notified of hundreds of moves a second.

use crate::row::{count, get, seat, state};
use crate::{Fault, LaterRecords, LogRecord};
use sqlx::postgres::{PgPool, PgRow};

/// One row for each record, and one for a game without any. A statement sees everything as it was at one moment. A
/// version is the number of changes other than records and of records, so what is left of it is the number of the first
/// record asked for.
const LATER: &str = "
    SELECT asked.place, progress.base, progress.length, progress.state, progress.decider, progress.updated,
           records.lines, records.command
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (game, version, place)
    JOIN progress ON progress.game = asked.game
    LEFT JOIN records ON records.game = asked.game AND records.number >= asked.version - progress.base
    ORDER BY asked.place, records.number";

pub async fn read(pool: &PgPool, asked: &[(String, u64)]) -> Result<Vec<Option<LaterRecords>>, Fault> {
    let games: Vec<&str> = asked.iter().map(|(game, _)| game.as_str()).collect();
    let versions: Vec<i64> = asked.iter().map(|(_, version)| *version as i64).collect();
    let rows = sqlx::query(LATER).bind(games).bind(versions).fetch_all(pool).await?;
    let mut found = vec![None; asked.len()];
    for row in &rows {
        let place = count(row, "place")?.checked_sub(1).and_then(|place| found.get_mut(place as usize));
        let place = place.ok_or_else(|| Fault::Malformed("a game that was not asked for".into()))?;
        let later = match place {
            Some(later) => later,
            None => place.insert(progress(row)?),
        };
        if let Some(lines) = get(row, "lines")? {
            later.records.push(LogRecord { lines, command: get(row, "command")? });
        }
    }
    Ok(found)
}

fn progress(row: &PgRow) -> Result<LaterRecords, Fault> {
    Ok(LaterRecords {
        base: count(row, "base")?,
        length: count(row, "length")?,
        state: state(row)?,
        decider: seat(row, "decider")?,
        updated: get(row, "updated")?,
        records: Vec::new(),
    })
}
