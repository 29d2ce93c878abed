//! The write operations other than appends, each a transaction of its own; [`statements`] has what SQLite understands
//! too.

use super::listen::notify;
use super::statements;
use crate::row::count;
use crate::{Append, Fault, GameRecord, GuestId, LogRecord, Rating, StoredAnalysis, StoredGuest};
use sqlx::PgConnection;
use sqlx::postgres::PgPool;
use std::time::Duration;

pub async fn create_guest(pool: &PgPool, token: [u8; 32], now: i64) -> Result<GuestId, Fault> {
    statements::create_guest(&mut *pool.acquire().await?, &token, now).await
}

pub async fn name_guest(pool: &PgPool, guest: GuestId, name: String) -> Result<(), Fault> {
    statements::name_guest(&mut *pool.acquire().await?, guest, &name).await
}

/// Ids given by the database continue after the inserted one.
pub async fn insert_guest(pool: &PgPool, guest: StoredGuest) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    statements::insert_guest(&mut writing, &guest).await?;
    sqlx::query("SELECT setval(pg_get_serial_sequence('guests', 'id'), (SELECT max(id) FROM guests))")
        .execute(&mut *writing)
        .await?;
    writing.commit().await?;
    Ok(())
}

pub async fn create_game(pool: &PgPool, game: GameRecord, records: Vec<LogRecord>) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    statements::insert_game(&mut writing, &game, &records).await?;
    let lines: Vec<&str> = records.iter().map(|record| record.lines.as_str()).collect();
    let commands: Vec<Option<&str>> = records.iter().map(|record| record.command.as_deref()).collect();
    sqlx::query(
        "INSERT INTO records (game, number, lines, command)
         SELECT $1, number - 1, lines, command
         FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS new (lines, command, number)",
    )
    .bind(&game.id)
    .bind(lines)
    .bind(commands)
    .execute(&mut *writing)
    .await?;
    notify_change(&mut writing, &game.id, game.version()).await?;
    writing.commit().await?;
    Ok(())
}

pub async fn save_game(pool: &PgPool, game: GameRecord, after: u64) -> Result<(), Fault> {
    rewrite_game(pool, game, Vec::new(), after).await
}

pub async fn rate_game(pool: &PgPool, game: String, ratings: Vec<Rating>) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    statements::rate_game(&mut writing, &game, &ratings).await?;
    writing.commit().await?;
    Ok(())
}

pub async fn delete_guest(pool: &PgPool, guest: GuestId) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    statements::delete_guest(&mut writing, guest).await?;
    notify(&mut writing, &[format!("-{}", guest.0)]).await?;
    writing.commit().await?;
    Ok(())
}

pub async fn rewrite_game(
    pool: &PgPool,
    game: GameRecord,
    lines: Vec<(u64, String)>,
    after: u64,
) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    statements::save_game(&mut writing, &game, after).await?;
    for (number, lines) in lines {
        let written = sqlx::query("UPDATE records SET lines = $3 WHERE game = $1 AND number = $2")
            .bind(&game.id)
            .bind(number as i64)
            .bind(lines)
            .execute(&mut *writing)
            .await?;
        if written.rows_affected() != 1 {
            return Err(Fault::Unfit(format!("game {} has no record {number}", game.id)));
        }
    }
    notify_change(&mut writing, &game.id, game.version()).await?;
    writing.commit().await?;
    Ok(())
}

pub async fn delete_game(pool: &PgPool, game: &str, after: u64) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    sqlx::query("DELETE FROM records WHERE game = $1").bind(game).execute(&mut *writing).await?;
    statements::delete_game(&mut writing, game, after).await?;
    notify_change(&mut writing, game, after + 1).await?;
    writing.commit().await?;
    Ok(())
}

/// Appends records together with what follows from them: the seats from then on, or the result.
pub async fn append_alone(pool: &PgPool, append: Append) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    if super::append::write(&mut *writing, std::slice::from_ref(&append)).await?.is_empty() {
        return Err(Fault::Conflict);
    }
    if let Some(seats) = &append.seats {
        statements::replace_seats(&mut writing, &append.game, seats).await?;
        // What players wanted for the seats as they were.
        sqlx::query("DELETE FROM votes WHERE game = $1").bind(&append.game).execute(&mut *writing).await?;
    }
    if let Some(result) = append.result() {
        statements::end_game(&mut writing, &append.game, &result, append.now).await?;
    }
    writing.commit().await?;
    Ok(())
}

async fn notify_change(writing: &mut PgConnection, game: &str, version: u64) -> Result<(), Fault> {
    notify(writing, &[format!("{game} {version}")]).await
}

pub async fn create_code(
    pool: &PgPool,
    code: [u8; 32],
    guest: GuestId,
    game: String,
    expires: i64,
) -> Result<(), Fault> {
    statements::create_code(&mut *pool.acquire().await?, &code, guest, &game, expires).await
}

pub async fn claim(
    pool: &PgPool,
    code: [u8; 32],
    guest: GuestId,
    after: u64,
    now: i64,
) -> Result<bool, Fault> {
    let mut writing = pool.begin().await?;
    let claimed = statements::claim(&mut writing, &code, guest, after, now).await?;
    if let Some(game) = &claimed {
        notify_change(&mut writing, game, after + 1).await?;
    }
    writing.commit().await?;
    Ok(claimed.is_some())
}

pub async fn save_analysis(pool: &PgPool, game: String, analysis: StoredAnalysis) -> Result<(), Fault> {
    statements::save_analysis(&mut *pool.acquire().await?, &game, &analysis).await
}

/// By the clock of the database, which all nodes share.
pub async fn lease(pool: &PgPool, game: &str, node: &str, lifetime: Duration) -> Result<Option<u64>, Fault> {
    let row = sqlx::query(
        "INSERT INTO leases (game, node, fence, expires)
         VALUES ($1, $2, 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3)
         ON CONFLICT (game) DO UPDATE
         SET fence = leases.fence
                 + CASE WHEN leases.node <> excluded.node OR leases.expires <= excluded.expires - $3 THEN 1 ELSE 0 END,
             node = excluded.node, expires = excluded.expires
         WHERE leases.node = excluded.node OR leases.expires <= excluded.expires - $3
         RETURNING fence",
    )
    .bind(game)
    .bind(node)
    .bind(i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX))
    .fetch_optional(pool)
    .await?;
    row.map(|row| count(&row, "fence")).transpose()
}
