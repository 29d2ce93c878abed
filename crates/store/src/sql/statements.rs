//! Changes that both databases understand, each within a transaction of its caller. This file is compiled once for each
//! of them, with its types in `database`.

use super::database::{Connection, Database};
use crate::row::get;
use crate::version::CheckNext;
use crate::{
    Fault, GameRecord, GuestId, HOST, LogRecord, Rating, ResultSeat, SeatRecord, StoredAnalysis, StoredGuest,
};
use sqlx::query::Query;

type Statement<'q> = Query<'q, Database, <Database as sqlx::Database>::Arguments>;

pub async fn create_guest(to: &mut Connection, token: &[u8; 32], now: i64) -> Result<GuestId, Fault> {
    let row = sqlx::query("INSERT INTO guests (token, created) VALUES ($1, $2) RETURNING id")
        .bind(token.as_slice())
        .bind(now)
        .fetch_one(to)
        .await?;
    Ok(GuestId(get(&row, "id")?))
}

pub async fn name_guest(to: &mut Connection, guest: GuestId, name: &str) -> Result<(), Fault> {
    sqlx::query("UPDATE guests SET name = $2 WHERE id = $1").bind(guest.0).bind(name).execute(to).await?;
    Ok(())
}

pub async fn insert_guest(to: &mut Connection, guest: &StoredGuest) -> Result<(), Fault> {
    sqlx::query("INSERT INTO guests (id, token, name, created) VALUES ($1, $2, $3, $4)")
        .bind(guest.id.0)
        .bind(guest.token.as_slice())
        .bind(&guest.name)
        .bind(guest.created)
        .execute(to)
        .await?;
    Ok(())
}

/// Binds $1 to $13 to the columns of a game, in the order of [`insert_game`].
fn bind_game<'q>(sql: &'static str, game: &'q GameRecord) -> Statement<'q> {
    sqlx::query(sql)
        .bind(&game.id)
        .bind(&game.title)
        .bind(game.request.to_string())
        .bind(&game.opening)
        .bind(game.seed.map(|seed| seed.to_vec()))
        .bind(&game.commitment)
        .bind(&game.invite)
        .bind(&game.watch)
        .bind(&game.next)
        .bind(game.created)
        .bind(i64::from(game.patience))
        .bind(game.rewrites as i64)
        .bind(game.ended)
}

/// Binds $1 to $7 to the columns of a game's progress.
fn bind_progress<'q>(sql: &'static str, game: &'q GameRecord) -> Statement<'q> {
    sqlx::query(sql)
        .bind(&game.id)
        .bind(game.state.word())
        .bind(game.length as i64)
        .bind(game.decider.map(i64::from))
        .bind(game.updated)
        .bind(game.base as i64)
        .bind(game.expires)
}

/// A new game without its records, of which only the result is stored here.
pub async fn insert_game(to: &mut Connection, game: &GameRecord, records: &[LogRecord]) -> Result<(), Fault> {
    let insert =
        "INSERT INTO games (id, title, wish, opening, seed, commitment, invite, watch, next, created, patience,
                            rewrites, ended)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    bind_game(insert, game).execute(&mut *to).await?;
    let insert = "INSERT INTO progress (game, state, length, decider, updated, base, expires)
         VALUES ($1, $2, $3, $4, $5, $6, $7)";
    bind_progress(insert, game).execute(&mut *to).await?;
    insert_hosts(to, game).await?;
    insert_seats(to, &game.id, &game.seats).await?;
    if let Some((ended, result)) = game.ended.zip(records.last().and_then(LogRecord::result)) {
        insert_results(to, &game.id, &result, ended).await?;
    }
    Ok(())
}

/// Replaces a game's data except its records.
pub async fn save_game(to: &mut Connection, game: &GameRecord, after: u64) -> Result<(), Fault> {
    game.check_next(after)?;
    let update = "UPDATE progress SET state = $2, decider = $4, updated = $5, base = $6, expires = $7
         WHERE game = $1 AND length = $3 AND base + length = $8";
    let moved = bind_progress(update, game).bind(after as i64).execute(&mut *to).await?;
    if moved.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    let update =
        "UPDATE games SET title = $2, wish = $3, opening = $4, seed = $5, commitment = $6, invite = $7,
                      watch = $8, next = $9, created = $10, patience = $11, rewrites = $12, ended = $13
                  WHERE id = $1";
    bind_game(update, game).execute(&mut *to).await?;
    for sql in ["DELETE FROM seats WHERE game = $1", "DELETE FROM holders WHERE game = $1"] {
        sqlx::query(sql).bind(&game.id).execute(&mut *to).await?;
    }
    insert_hosts(to, game).await?;
    insert_seats(to, &game.id, &game.seats).await
}

async fn insert_hosts(to: &mut Connection, game: &GameRecord) -> Result<(), Fault> {
    for host in &game.hosts {
        insert_holder(to, &game.id, HOST, *host, false).await?;
    }
    Ok(())
}

/// The seats of a game from now on; its hosts stay.
pub async fn replace_seats(to: &mut Connection, game: &str, seats: &[SeatRecord]) -> Result<(), Fault> {
    sqlx::query("DELETE FROM seats WHERE game = $1").bind(game).execute(&mut *to).await?;
    let holders = "DELETE FROM holders WHERE game = $1 AND seat <> $2";
    sqlx::query(holders).bind(game).bind(i64::from(HOST)).execute(&mut *to).await?;
    insert_seats(to, game, seats).await
}

async fn insert_seats(to: &mut Connection, game: &str, seats: &[SeatRecord]) -> Result<(), Fault> {
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
        .execute(&mut *to)
        .await?;
        for guest in &seat.holders {
            insert_holder(to, game, number, *guest, false).await?;
        }
        for guest in &seat.former {
            insert_holder(to, game, number, *guest, true).await?;
        }
    }
    Ok(())
}

async fn insert_holder(
    to: &mut Connection,
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
        .execute(to)
        .await?;
    Ok(())
}

/// The rules ended a game that was played here.
pub async fn end_game(
    to: &mut Connection,
    game: &str,
    result: &[ResultSeat],
    ended: i64,
) -> Result<(), Fault> {
    let update = "UPDATE games SET ended = $2 WHERE id = $1";
    sqlx::query(update).bind(game).bind(ended).execute(&mut *to).await?;
    insert_results(to, game, result, ended).await
}

/// The result of a game by seat, with what statistics ask for.
pub async fn insert_results(
    to: &mut Connection,
    game: &str,
    result: &[ResultSeat],
    ended: i64,
) -> Result<(), Fault> {
    for (seat, one) in (0i64..).zip(result) {
        let parts = serde_json::to_string(&one.parts).map_err(|error| Fault::Broken(error.to_string()))?;
        sqlx::query(
            "INSERT INTO results (game, seat, title, players, level, ended, rank, points, parts)
             SELECT id, $2, title, $3,
                    (SELECT CASE count(DISTINCT bot) WHEN 0 THEN NULL WHEN 1 THEN max(bot) ELSE '' END
                     FROM seats WHERE game = id),
                    $4, $5, $6, $7
             FROM games WHERE id = $1",
        )
        .bind(game)
        .bind(seat)
        .bind(result.len() as i64)
        .bind(ended)
        .bind(i64::from(one.rank))
        .bind(i64::from(one.points))
        .bind(parts)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}

/// What an analysis found; a game without results has none.
pub async fn rate_game(to: &mut Connection, game: &str, ratings: &[Rating]) -> Result<(), Fault> {
    for (seat, rating) in (0i64..).zip(ratings) {
        sqlx::query("UPDATE results SET luck = $3, play = $4, loss = $5 WHERE game = $1 AND seat = $2")
            .bind(game)
            .bind(seat)
            .bind(rating.luck)
            .bind(rating.play)
            .bind(rating.loss)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

/// Stores an analysis, unless there is a better one.
pub async fn save_analysis(to: &mut Connection, game: &str, analysis: &StoredAnalysis) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO analyses (game, method, depth, text) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game) DO UPDATE
         SET method = excluded.method, depth = excluded.depth, text = excluded.text
         WHERE (excluded.method, excluded.depth) >= (analyses.method, analyses.depth)",
    )
    .bind(game)
    .bind(i64::from(analysis.method))
    .bind(i64::from(analysis.depth))
    .bind(&analysis.text)
    .execute(to)
    .await?;
    Ok(())
}

/// Deletes a guest with their codes, unless they are in a game.
pub async fn delete_guest(to: &mut Connection, guest: GuestId) -> Result<(), Fault> {
    for sql in ["DELETE FROM codes WHERE guest = $1", "DELETE FROM guests WHERE id = $1"] {
        sqlx::query(sql).bind(guest.0).execute(&mut *to).await?;
    }
    Ok(())
}

/// Deletes a game whose records are deleted already. Seats, holders, codes and leases follow.
pub async fn delete_game(to: &mut Connection, game: &str, after: u64) -> Result<(), Fault> {
    let delete = "DELETE FROM progress WHERE game = $1 AND base + length = $2";
    let deleted = sqlx::query(delete).bind(game).bind(after as i64).execute(&mut *to).await?;
    if deleted.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    sqlx::query("DELETE FROM games WHERE id = $1").bind(game).execute(to).await?;
    Ok(())
}

pub async fn create_code(
    to: &mut Connection,
    code: &[u8; 32],
    guest: GuestId,
    game: &str,
    expires: i64,
) -> Result<(), Fault> {
    // A new code replaces an unused one, so that codes do not pile up.
    sqlx::query("DELETE FROM codes WHERE guest = $1 AND game = $2")
        .bind(guest.0)
        .bind(game)
        .execute(&mut *to)
        .await?;
    sqlx::query("INSERT INTO codes (code, guest, game, expires) VALUES ($1, $2, $3, $4)")
        .bind(code.as_slice())
        .bind(guest.0)
        .bind(game)
        .bind(expires)
        .execute(to)
        .await?;
    Ok(())
}

/// Redeems a one-time code: returns the game whose seats were claimed, if any were.
pub async fn claim(
    to: &mut Connection,
    code: &[u8; 32],
    guest: GuestId,
    after: u64,
    now: i64,
) -> Result<Option<String>, Fault> {
    let used = sqlx::query("DELETE FROM codes WHERE code = $1 RETURNING guest, game, expires")
        .bind(code.as_slice())
        .fetch_optional(&mut *to)
        .await?;
    sqlx::query("DELETE FROM codes WHERE expires < $1").bind(now).execute(&mut *to).await?;
    let Some(used) = used else { return Ok(None) };
    if get::<_, i64>(&used, "expires")? < now {
        return Ok(None);
    }
    let game: String = get(&used, "game")?;
    let update = "UPDATE progress SET base = base + 1, updated = $3, expires = NULL
         WHERE game = $1 AND base + length = $2";
    let moved = sqlx::query(update).bind(&game).bind(after as i64).bind(now).execute(&mut *to).await?;
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
    .execute(to)
    .await?;
    Ok(Some(game))
}
