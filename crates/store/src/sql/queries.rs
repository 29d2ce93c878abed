//! Queries that both databases understand. This file is compiled once for each of them, with its types in `database`.

use super::database::{Connection, Pool, Row};
use super::statistics::rating;
use crate::row::{bytes, count, get, seat, state};
use crate::{
    Cursor, Fault, GameRecord, Guest, GuestId, HOST, SeatRecord, SeatResult, Stats, StoredAnalysis,
    StoredCode, StoredGuest, Summary, Usage,
};
use serde_json::Value;
use sqlx::Row as _;

pub async fn guest(pool: &Pool, token: [u8; 32]) -> Result<Option<Guest>, Fault> {
    let row = sqlx::query("SELECT id, name, created FROM guests WHERE token = $1")
        .bind(token.as_slice())
        .fetch_optional(pool)
        .await?;
    let guest = |row: Row| {
        Ok(Guest { id: GuestId(get(&row, "id")?), name: get(&row, "name")?, created: get(&row, "created")? })
    };
    row.map(guest).transpose()
}

/// A game with its seats. `reading` is a transaction, so that they are consistent.
pub async fn game(reading: &mut Connection, id: &str) -> Result<Option<GameRecord>, Fault> {
    let row = sqlx::query("SELECT * FROM games JOIN progress ON game = id WHERE id = $1")
        .bind(id)
        .fetch_optional(&mut *reading)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let mut game = game_without_seats(&row)?;
    seats(reading, &mut game).await?;
    Ok(Some(game))
}

fn game_without_seats(row: &Row) -> Result<GameRecord, Fault> {
    Ok(GameRecord {
        id: get(row, "id")?,
        title: get(row, "title")?,
        state: state(row)?,
        request: request(row)?,
        opening: get(row, "opening")?,
        seed: bytes(row, "seed")?,
        commitment: get(row, "commitment")?,
        invite: get(row, "invite")?,
        watch: get(row, "watch")?,
        base: count(row, "base")?,
        length: count(row, "length")?,
        decider: seat(row, "decider")?,
        patience: u32::try_from(count(row, "patience")?).unwrap_or(u32::MAX),
        rewrites: count(row, "rewrites")?,
        next: get(row, "next")?,
        created: get(row, "created")?,
        updated: get(row, "updated")?,
        ended: get(row, "ended")?,
        expires: get(row, "expires")?,
        seats: Vec::new(),
        hosts: Vec::new(),
    })
}

fn request(row: &Row) -> Result<Value, Fault> {
    let request: String = get(row, "wish")?;
    serde_json::from_str(&request).map_err(|error| Fault::Malformed(format!("column wish: {error}")))
}

async fn seats(reading: &mut Connection, game: &mut GameRecord) -> Result<(), Fault> {
    let rows = sqlx::query("SELECT kind, name, bot, invite FROM seats WHERE game = $1 ORDER BY seat")
        .bind(&game.id)
        .fetch_all(&mut *reading)
        .await?;
    for row in rows {
        game.seats.push(SeatRecord {
            kind: get(&row, "kind")?,
            name: get(&row, "name")?,
            bot: get(&row, "bot")?,
            holders: Vec::new(),
            former: Vec::new(),
            invite: get(&row, "invite")?,
        });
    }
    let rows = sqlx::query("SELECT seat, guest, former FROM holders WHERE game = $1 ORDER BY seat, guest")
        .bind(&game.id)
        .fetch_all(reading)
        .await?;
    for row in rows {
        let (seat, guest) = (seat(&row, "seat")?, GuestId(get(&row, "guest")?));
        match seat.and_then(|seat| game.seats.get_mut(usize::from(seat))) {
            Some(seat) if get(&row, "former")? => seat.former.push(guest),
            Some(seat) => seat.holders.push(guest),
            None if seat == Some(HOST) => game.hosts.push(guest),
            None => return Err(Fault::Malformed(format!("game {} has a holder of no seat", game.id))),
        }
    }
    Ok(())
}

pub async fn invited(pool: &Pool, code: &str) -> Result<Option<String>, Fault> {
    id(pool, "SELECT id FROM games WHERE invite = $1", code).await
}

pub async fn watched(pool: &Pool, code: &str) -> Result<Option<String>, Fault> {
    id(pool, "SELECT id FROM games WHERE watch = $1", code).await
}

async fn id(pool: &Pool, sql: &'static str, key: &str) -> Result<Option<String>, Fault> {
    Ok(sqlx::query(sql).bind(key).fetch_optional(pool).await?.map(|row| row.try_get(0)).transpose()?)
}

pub async fn all_games(pool: &Pool) -> Result<Vec<String>, Fault> {
    ids(pool, "SELECT id FROM games ORDER BY created, id").await
}

pub async fn awaiting_bots(pool: &Pool) -> Result<Vec<String>, Fault> {
    let sql = "SELECT p.game FROM progress p JOIN seats s ON s.game = p.game AND s.seat = p.decider
               WHERE p.state = 'running' AND s.bot IS NOT NULL ORDER BY p.game";
    ids(pool, sql).await
}

async fn ids(pool: &Pool, sql: &'static str) -> Result<Vec<String>, Fault> {
    let rows = sqlx::query(sql).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

/// A page of a guest's games, with one row for each seat: $1 is the guest, $2 to $4 the cursor (or $2 is -1), $5 the
/// number of games, $6 the title.
const GAMES_OF: &str = "
    WITH listed AS (
        SELECT game, state, decider, updated, expires, CASE state WHEN 'over' THEN 1 ELSE 0 END AS finished
        FROM progress
        WHERE game IN (SELECT game FROM holders WHERE guest = $1)
            AND (CAST($6 AS TEXT) IS NULL OR $6 = (SELECT title FROM games WHERE id = game))
    ), page AS (
        SELECT * FROM listed
        WHERE CAST($2 AS BIGINT) < 0
            OR (finished, -updated, game) > (CAST($2 AS BIGINT), -CAST($3 AS BIGINT), $4)
        ORDER BY finished, updated DESC, game LIMIT $5
    )
    SELECT g.id, g.title, g.wish, p.state, p.decider, p.updated, p.expires, s.name, r.rank, r.points, r.luck,
           r.play, r.loss,
           EXISTS (SELECT 1 FROM holders h WHERE h.game = g.id AND h.seat = s.seat AND h.guest = $1
                   AND NOT h.former) AS mine
    FROM page p JOIN games g ON g.id = p.game JOIN seats s ON s.game = g.id
    LEFT JOIN results r ON r.game = s.game AND r.seat = s.seat
    ORDER BY p.finished, p.updated DESC, p.game, s.seat";

pub async fn games_of(
    pool: &Pool,
    guest: GuestId,
    title: Option<String>,
    after: Option<Cursor>,
    most: u32,
) -> Result<Vec<Summary>, Fault> {
    let finished = after.as_ref().map_or(-1, |cursor| i64::from(cursor.over));
    let updated = after.as_ref().map_or(0, |cursor| cursor.updated);
    let rows = sqlx::query(GAMES_OF)
        .bind(guest.0)
        .bind(finished)
        .bind(updated)
        .bind(after.map_or_else(String::new, |cursor| cursor.id))
        .bind(i64::from(most))
        .bind(title)
        .fetch_all(pool)
        .await?;
    let mut games: Vec<Summary> = Vec::new();
    for row in rows {
        let id: String = get(&row, "id")?;
        if games.last().is_none_or(|game| game.id != id) {
            games.push(Summary {
                id,
                title: get(&row, "title")?,
                state: state(&row)?,
                players: Vec::new(),
                seats: Vec::new(),
                decider: seat(&row, "decider")?,
                updated: get(&row, "updated")?,
                expires: get(&row, "expires")?,
                request: request(&row)?,
                result: Vec::new(),
            });
        }
        if let Some(game) = games.last_mut() {
            if get::<_, bool>(&row, "mine")? {
                game.seats.push(game.players.len() as u8);
            }
            game.players.push(get(&row, "name")?);
            if let Some(rank) = get(&row, "rank")? {
                let result = SeatResult { rank, points: get(&row, "points")?, rating: rating(&row)? };
                game.result.push(result);
            }
        }
    }
    Ok(games)
}

pub async fn usage_of(pool: &Pool, guest: GuestId) -> Result<Usage, Fault> {
    let row = sqlx::query(
        "SELECT count(*) FILTER (WHERE p.state <> 'over') AS unfinished,
                count(*) FILTER (WHERE p.state <> 'over' AND NOT EXISTS
                    (SELECT 1 FROM seats s WHERE s.game = p.game AND s.bot IS NULL)) AS bots_only,
                CAST(coalesce(sum(p.length), 0) AS bigint) AS records
         FROM holders h JOIN progress p ON p.game = h.game WHERE h.guest = $1 AND h.seat = $2",
    )
    .bind(guest.0)
    .bind(i64::from(HOST))
    .fetch_one(pool)
    .await?;
    Ok(Usage {
        unfinished: count(&row, "unfinished")?,
        bots_only: count(&row, "bots_only")?,
        records: count(&row, "records")?,
    })
}

pub async fn code(pool: &Pool, code: [u8; 32], now: i64) -> Result<Option<(String, GuestId)>, Fault> {
    let row = sqlx::query("SELECT game, guest FROM codes WHERE code = $1 AND expires >= $2")
        .bind(code.as_slice())
        .bind(now)
        .fetch_optional(pool)
        .await?;
    row.map(|row| Ok((get(&row, "game")?, GuestId(get(&row, "guest")?)))).transpose()
}

pub async fn analysis(pool: &Pool, game: &str) -> Result<Option<StoredAnalysis>, Fault> {
    let row = sqlx::query("SELECT method, depth, text FROM analyses WHERE game = $1")
        .bind(game)
        .fetch_optional(pool)
        .await?;
    let number = |row: &Row, column| Ok::<_, Fault>(u32::try_from(count(row, column)?).unwrap_or(u32::MAX));
    row.map(|row| {
        Ok(StoredAnalysis {
            method: number(&row, "method")?,
            depth: number(&row, "depth")?,
            text: get(&row, "text")?,
        })
    })
    .transpose()
}

pub async fn guests(pool: &Pool, after: GuestId) -> Result<Vec<StoredGuest>, Fault> {
    let rows =
        sqlx::query("SELECT id, token, name, created FROM guests WHERE id > $1 ORDER BY id LIMIT 1000")
            .bind(after.0)
            .fetch_all(pool)
            .await?;
    let guest = |row: &Row| {
        Ok(StoredGuest {
            id: GuestId(get(row, "id")?),
            token: bytes(row, "token")?.unwrap_or_default(),
            name: get(row, "name")?,
            created: get(row, "created")?,
        })
    };
    rows.iter().map(guest).collect()
}

pub async fn codes(pool: &Pool) -> Result<Vec<StoredCode>, Fault> {
    let rows = sqlx::query("SELECT code, guest, game, expires FROM codes ORDER BY expires, game")
        .fetch_all(pool)
        .await?;
    let code = |row: &Row| {
        Ok(StoredCode {
            code: bytes(row, "code")?.unwrap_or_default(),
            guest: GuestId(get(row, "guest")?),
            game: get(row, "game")?,
            expires: get(row, "expires")?,
        })
    };
    rows.iter().map(code).collect()
}

pub async fn games_before(pool: &Pool, time: i64) -> Result<Vec<String>, Fault> {
    ids_before(pool, "SELECT game FROM progress WHERE updated < $1 ORDER BY updated, game", time).await
}

pub async fn unannounced_before(pool: &Pool, time: i64) -> Result<Vec<String>, Fault> {
    let sql = "SELECT game FROM progress WHERE updated < $1 AND expires IS NULL ORDER BY updated, game";
    ids_before(pool, sql, time).await
}

async fn ids_before(pool: &Pool, sql: &'static str, time: i64) -> Result<Vec<String>, Fault> {
    let rows = sqlx::query(sql).bind(time).fetch_all(pool).await?;
    rows.iter().map(|row| get(row, "game")).collect()
}

pub async fn expiring_games(pool: &Pool) -> Result<Vec<String>, Fault> {
    ids(pool, "SELECT game FROM progress WHERE expires IS NOT NULL ORDER BY expires, game").await
}

/// The counts of a database of this size.
pub async fn stats(pool: &Pool, bytes: u64) -> Result<Stats, Fault> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM progress WHERE state = 'waiting') AS waiting,
                (SELECT count(*) FROM progress WHERE state = 'running') AS running,
                (SELECT count(*) FROM progress WHERE state = 'over') AS \"over\",
                (SELECT count(*) FROM records) AS records, (SELECT count(*) FROM guests) AS guests",
    )
    .fetch_one(pool)
    .await?;
    Ok(Stats {
        waiting: count(&row, "waiting")?,
        running: count(&row, "running")?,
        over: count(&row, "over")?,
        records: count(&row, "records")?,
        guests: count(&row, "guests")?,
        bytes,
    })
}
