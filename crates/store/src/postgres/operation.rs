//! The write operations other than appends. Each is a transaction of its own.

use super::listen::CHANNEL;
use crate::row::{count, get};
use crate::version::CheckNext;
use crate::{Append, Fault, GameRecord, GuestId, HOST, LogRecord, SeatRecord, StoredGuest};
use sqlx::PgConnection;
use sqlx::postgres::{PgArguments, PgPool};
use sqlx::query::Query;
use std::time::Duration;

pub async fn create_guest(pool: &PgPool, token: [u8; 32], now: i64) -> Result<GuestId, Fault> {
    let row = sqlx::query("INSERT INTO guests (token, created) VALUES ($1, $2) RETURNING id")
        .bind(token.as_slice())
        .bind(now)
        .fetch_one(pool)
        .await?;
    Ok(GuestId(get(&row, "id")?))
}

pub async fn name_guest(pool: &PgPool, guest: GuestId, name: String) -> Result<(), Fault> {
    sqlx::query("UPDATE guests SET name = $2 WHERE id = $1").bind(guest.0).bind(name).execute(pool).await?;
    Ok(())
}

/// Ids given by the database continue after the inserted one.
pub async fn insert_guest(pool: &PgPool, guest: StoredGuest) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    sqlx::query("INSERT INTO guests (id, token, name, created) VALUES ($1, $2, $3, $4)")
        .bind(guest.id.0)
        .bind(guest.token.as_slice())
        .bind(guest.name)
        .bind(guest.created)
        .execute(&mut *writing)
        .await?;
    sqlx::query("SELECT setval(pg_get_serial_sequence('guests', 'id'), (SELECT max(id) FROM guests))")
        .execute(&mut *writing)
        .await?;
    writing.commit().await?;
    Ok(())
}

/// Binds $1 to $11 to the columns of a game, in the order of [`create_game`].
fn bind_game<'q>(sql: &'static str, game: &'q GameRecord) -> Query<'q, sqlx::Postgres, PgArguments> {
    sqlx::query(sql)
        .bind(&game.id)
        .bind(&game.title)
        .bind(game.wish.to_string())
        .bind(&game.opening)
        .bind(game.seed.map(|seed| seed.to_vec()))
        .bind(&game.commitment)
        .bind(&game.invite)
        .bind(&game.watch)
        .bind(&game.next)
        .bind(game.created)
        .bind(i64::from(game.patience))
}

/// Binds $1 to $6 to the columns of a game's progress.
fn bind_progress<'q>(sql: &'static str, game: &'q GameRecord) -> Query<'q, sqlx::Postgres, PgArguments> {
    sqlx::query(sql)
        .bind(&game.id)
        .bind(game.state.word())
        .bind(game.length as i64)
        .bind(game.decider.map(i64::from))
        .bind(game.updated)
        .bind(game.base as i64)
}

pub async fn create_game(pool: &PgPool, game: GameRecord, records: Vec<LogRecord>) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    let insert =
        "INSERT INTO games (id, title, wish, opening, seed, commitment, invite, watch, next, created, patience)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    bind_game(insert, &game).execute(&mut *writing).await?;
    let insert =
        "INSERT INTO progress (game, state, length, decider, updated, base) VALUES ($1, $2, $3, $4, $5, $6)";
    bind_progress(insert, &game).execute(&mut *writing).await?;
    insert_hosts(&mut writing, &game).await?;
    insert_seats(&mut writing, &game.id, &game.seats).await?;
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
    notify(&mut writing, &game.id, game.version()).await?;
    writing.commit().await?;
    Ok(())
}

pub async fn save_game(pool: &PgPool, game: GameRecord, after: u64) -> Result<(), Fault> {
    game.check_next(after)?;
    let mut writing = pool.begin().await?;
    let update = "UPDATE progress SET state = $2, decider = $4, updated = $5, base = $6
         WHERE game = $1 AND length = $3 AND base + length = $7";
    let moved = bind_progress(update, &game).bind(after as i64).execute(&mut *writing).await?;
    if moved.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    let update = "UPDATE games SET title = $2, wish = $3, opening = $4, seed = $5, commitment = $6, invite = $7, watch = $8,
                      next = $9, created = $10, patience = $11
                  WHERE id = $1";
    bind_game(update, &game).execute(&mut *writing).await?;
    for sql in ["DELETE FROM seats WHERE game = $1", "DELETE FROM holders WHERE game = $1"] {
        sqlx::query(sql).bind(&game.id).execute(&mut *writing).await?;
    }
    insert_hosts(&mut writing, &game).await?;
    insert_seats(&mut writing, &game.id, &game.seats).await?;
    notify(&mut writing, &game.id, game.version()).await?;
    writing.commit().await?;
    Ok(())
}

pub async fn delete_game(pool: &PgPool, game: &str, after: u64) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    let delete = "DELETE FROM progress WHERE game = $1 AND base + length = $2";
    let deleted = sqlx::query(delete).bind(game).bind(after as i64).execute(&mut *writing).await?;
    if deleted.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    // Seats, holders, codes and leases follow the game.
    for sql in ["DELETE FROM records WHERE game = $1", "DELETE FROM games WHERE id = $1"] {
        sqlx::query(sql).bind(game).execute(&mut *writing).await?;
    }
    notify(&mut writing, game, after + 1).await?;
    writing.commit().await?;
    Ok(())
}

async fn insert_hosts(writing: &mut PgConnection, game: &GameRecord) -> Result<(), Fault> {
    for host in &game.hosts {
        insert_holder(writing, &game.id, HOST, *host, false).await?;
    }
    Ok(())
}

async fn insert_seats(writing: &mut PgConnection, game: &str, seats: &[SeatRecord]) -> Result<(), Fault> {
    for (number, seat) in (0u8..).zip(seats) {
        sqlx::query(
            "INSERT INTO seats (game, seat, kind, name, bot, invite) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(game)
        .bind(i64::from(number))
        .bind(&seat.kind)
        .bind(&seat.name)
        .bind(&seat.bot)
        .bind(&seat.invite)
        .execute(&mut *writing)
        .await?;
        for guest in &seat.holders {
            insert_holder(writing, game, number, *guest, false).await?;
        }
        for guest in &seat.former {
            insert_holder(writing, game, number, *guest, true).await?;
        }
    }
    Ok(())
}

async fn insert_holder(
    writing: &mut PgConnection,
    game: &str,
    seat: u8,
    guest: GuestId,
    former: bool,
) -> Result<(), Fault> {
    sqlx::query("INSERT INTO holders (game, seat, guest, former) VALUES ($1, $2, $3, $4)")
        .bind(game)
        .bind(i64::from(seat))
        .bind(guest.0)
        .bind(former)
        .execute(writing)
        .await?;
    Ok(())
}

/// Appends records together with the seats from then on.
pub async fn append_with_seats(pool: &PgPool, append: Append, seats: Vec<SeatRecord>) -> Result<(), Fault> {
    let mut writing = pool.begin().await?;
    if super::append::write(&mut *writing, std::slice::from_ref(&append)).await?.is_empty() {
        return Err(Fault::Conflict);
    }
    sqlx::query("DELETE FROM seats WHERE game = $1").bind(&append.game).execute(&mut *writing).await?;
    let holders = "DELETE FROM holders WHERE game = $1 AND seat <> $2";
    sqlx::query(holders).bind(&append.game).bind(i64::from(HOST)).execute(&mut *writing).await?;
    insert_seats(&mut writing, &append.game, &seats).await?;
    writing.commit().await?;
    Ok(())
}

/// Tells all nodes once the transaction is committed.
async fn notify(writing: &mut PgConnection, game: &str, version: u64) -> Result<(), Fault> {
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(format!("{game} {version}"))
        .execute(writing)
        .await?;
    Ok(())
}

pub async fn create_code(
    pool: &PgPool,
    code: [u8; 32],
    guest: GuestId,
    game: String,
    expires: i64,
) -> Result<(), Fault> {
    sqlx::query("INSERT INTO codes (code, guest, game, expires) VALUES ($1, $2, $3, $4)")
        .bind(code.as_slice())
        .bind(guest.0)
        .bind(game)
        .bind(expires)
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn claim(
    pool: &PgPool,
    code: [u8; 32],
    guest: GuestId,
    after: u64,
    now: i64,
) -> Result<bool, Fault> {
    let mut writing = pool.begin().await?;
    let used = sqlx::query("DELETE FROM codes WHERE code = $1 RETURNING guest, game, expires")
        .bind(code.as_slice())
        .fetch_optional(&mut *writing)
        .await?;
    sqlx::query("DELETE FROM codes WHERE expires < $1").bind(now).execute(&mut *writing).await?;
    let used = match used {
        Some(used) if get::<_, i64>(&used, "expires")? >= now => used,
        _ => {
            writing.commit().await?;
            return Ok(false);
        }
    };
    let game: String = get(&used, "game")?;
    let update = "UPDATE progress SET base = base + 1, updated = $3 WHERE game = $1 AND base + length = $2";
    let moved = sqlx::query(update).bind(&game).bind(after as i64).bind(now).execute(&mut *writing).await?;
    if moved.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    sqlx::query(
        "INSERT INTO holders (game, seat, guest, former)
         SELECT game, seat, $3, former FROM holders WHERE game = $1 AND guest = $2 ON CONFLICT DO NOTHING",
    )
    .bind(&game)
    .bind(get::<_, i64>(&used, "guest")?)
    .bind(guest.0)
    .execute(&mut *writing)
    .await?;
    notify(&mut writing, &game, after + 1).await?;
    writing.commit().await?;
    Ok(true)
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
