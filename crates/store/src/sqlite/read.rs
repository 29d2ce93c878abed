//! The read queries.

use crate::row::{count, game_record, get, seat, state, stats, stored_code, stored_guest};
use crate::{
    Fault, GameRecord, Guest, GuestId, HOST, LogRecord, SeatRecord, Size, Stats, StoredCode, StoredGuest,
    Summary, Usage,
};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

pub async fn guest(pool: &SqlitePool, token: [u8; 32]) -> Result<Option<Guest>, Fault> {
    let row = sqlx::query("SELECT id, name FROM guests WHERE token = $1")
        .bind(token.as_slice())
        .fetch_optional(pool)
        .await?;
    row.map(|row| Ok(Guest { id: GuestId(get(&row, "id")?), name: get(&row, "name")? })).transpose()
}

pub async fn game(pool: &SqlitePool, id: &str) -> Result<Option<GameRecord>, Fault> {
    // One transaction, so that the game and its seats are consistent.
    game_in(&mut *pool.begin().await?, id).await
}

pub async fn load(
    pool: &SqlitePool,
    id: &str,
    after: u64,
) -> Result<Option<(GameRecord, Vec<LogRecord>)>, Fault> {
    let mut reading = pool.begin().await?;
    let Some(game) = game_in(&mut reading, id).await? else { return Ok(None) };
    let records = records(&mut reading, id, game.length.saturating_sub(after)).await?;
    Ok(Some((game, records)))
}

async fn game_in(reading: &mut SqliteConnection, id: &str) -> Result<Option<GameRecord>, Fault> {
    let row = sqlx::query("SELECT * FROM games JOIN progress ON game = id WHERE id = $1")
        .bind(id)
        .fetch_optional(&mut *reading)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let mut game = game_from(&row)?;
    seats(reading, &mut game).await?;
    Ok(Some(game))
}

fn game_from(row: &SqliteRow) -> Result<GameRecord, Fault> {
    game_record!(row)
}

async fn seats(reading: &mut SqliteConnection, game: &mut GameRecord) -> Result<(), Fault> {
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
        .fetch_all(&mut *reading)
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

pub async fn code(pool: &SqlitePool, code: [u8; 32], now: i64) -> Result<Option<(String, GuestId)>, Fault> {
    let row = sqlx::query("SELECT game, guest FROM codes WHERE code = $1 AND expires >= $2")
        .bind(code.as_slice())
        .bind(now)
        .fetch_optional(pool)
        .await?;
    row.map(|row| Ok((get(&row, "game")?, GuestId(get(&row, "guest")?)))).transpose()
}

pub async fn guests(pool: &SqlitePool, after: GuestId) -> Result<Vec<StoredGuest>, Fault> {
    let rows =
        sqlx::query("SELECT id, token, name, created FROM guests WHERE id > $1 ORDER BY id LIMIT 1000")
            .bind(after.0)
            .fetch_all(pool)
            .await?;
    rows.iter().map(|row| stored_guest!(row)).collect()
}

pub async fn codes(pool: &SqlitePool) -> Result<Vec<StoredCode>, Fault> {
    let rows = sqlx::query("SELECT code, guest, game, expires FROM codes ORDER BY expires, game")
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| stored_code!(row)).collect()
}

pub async fn id(pool: &SqlitePool, sql: &'static str, key: &str) -> Result<Option<String>, Fault> {
    Ok(sqlx::query(sql).bind(key).fetch_optional(pool).await?.map(|row| row.try_get(0)).transpose()?)
}

pub async fn ids(pool: &SqlitePool, sql: &'static str) -> Result<Vec<String>, Fault> {
    Ok(sqlx::query(sql).fetch_all(pool).await?.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

pub async fn games_of(pool: &SqlitePool, guest: GuestId) -> Result<Vec<Summary>, Fault> {
    let rows = sqlx::query(
        "SELECT g.id, g.title, p.state, p.decider, p.updated, s.name,
                EXISTS (SELECT 1 FROM holders h WHERE h.game = g.id AND h.seat = s.seat AND h.guest = $1
                        AND NOT h.former) AS mine
         FROM games g JOIN progress p ON p.game = g.id JOIN seats s ON s.game = g.id
         WHERE g.id IN (SELECT game FROM holders WHERE guest = $1)
         ORDER BY p.updated DESC, g.id, s.seat",
    )
    .bind(guest.0)
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
            });
        }
        if let Some(game) = games.last_mut() {
            if get::<_, bool>(&row, "mine")? {
                game.seats.push(game.players.len() as u8);
            }
            game.players.push(get(&row, "name")?);
        }
    }
    Ok(games)
}

pub async fn usage_of(pool: &SqlitePool, guest: GuestId) -> Result<Usage, Fault> {
    let row = sqlx::query(
        "SELECT count(*) FILTER (WHERE p.state <> 'over') AS unfinished,
                count(*) FILTER (WHERE p.state <> 'over' AND NOT EXISTS
                    (SELECT 1 FROM seats s WHERE s.game = p.game AND s.bot IS NULL)) AS bots_only,
                coalesce(sum(p.length), 0) AS records
         FROM holders h JOIN progress p ON p.game = h.game WHERE h.guest = $1 AND h.seat = $2",
    )
    .bind(guest.0)
    .bind(HOST)
    .fetch_one(pool)
    .await?;
    Ok(Usage {
        unfinished: count(&row, "unfinished")?,
        bots_only: count(&row, "bots_only")?,
        records: count(&row, "records")?,
    })
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

pub async fn games_before(pool: &SqlitePool, time: i64) -> Result<Vec<String>, Fault> {
    let rows = sqlx::query("SELECT game FROM progress WHERE updated < $1 ORDER BY updated, game")
        .bind(time)
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| get(row, "game")).collect()
}

pub async fn stats(pool: &SqlitePool) -> Result<Stats, Fault> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM progress WHERE state = 'waiting') AS waiting,
                (SELECT count(*) FROM progress WHERE state = 'running') AS running,
                (SELECT count(*) FROM progress WHERE state = 'over') AS \"over\",
                (SELECT count(*) FROM records) AS records, (SELECT count(*) FROM guests) AS guests,
                page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size",
    )
    .fetch_one(pool)
    .await?;
    stats!(&row)
}
