//! The write operations and their SQL.

use super::{log, migrate};
use crate::row::get;
use crate::{Append, Fault, GameRecord, GuestId, HOST, LogRecord};
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Row, Sqlite, SqliteConnection};

/// A write operation.
pub enum Operation {
    /// Creates a guest.
    CreateGuest { token: [u8; 32], now: i64 },
    /// Sets a guest's name.
    NameGuest { guest: GuestId, name: String },
    /// Creates a game.
    CreateGame { game: Box<GameRecord>, records: Vec<LogRecord> },
    /// Replaces a game's data except its records.
    SaveGame { game: Box<GameRecord>, base: u64 },
    /// Appends records.
    Append(Append),
    /// Stores a one-time code.
    CreateCode { code: [u8; 32], guest: GuestId, game: String, expires: i64 },
    /// Redeems a one-time code.
    Claim { code: [u8; 32], guest: GuestId, now: i64 },
    /// Writes without changing anything, to see whether the file can be written.
    Probe,
}

impl Operation {
    /// The append, if it has records: appends of a batch are written in one statement.
    pub fn batchable_append(&self) -> Option<&Append> {
        match self {
            Operation::Append(append) if !append.records.is_empty() => Some(append),
            _ => None,
        }
    }
}

/// The result of an operation.
pub enum Done {
    /// No result.
    Nothing,
    /// The new guest.
    Guest(GuestId),
    /// The game whose seats were claimed, and from whom.
    Claimed(Option<(String, GuestId)>),
}

/// Executes an operation. Many appends are better written [together](log::append).
pub async fn execute(to: &mut SqliteConnection, operation: &Operation) -> Result<Done, Fault> {
    match operation {
        Operation::CreateGuest { token, now } => {
            let row = sqlx::query("INSERT INTO guests (token, created) VALUES ($1, $2) RETURNING id")
                .bind(token.as_slice())
                .bind(now)
                .fetch_one(to)
                .await?;
            return Ok(Done::Guest(GuestId(row.try_get(0)?)));
        }
        Operation::NameGuest { guest, name } => {
            sqlx::query("UPDATE guests SET name = $2 WHERE id = $1")
                .bind(guest.0)
                .bind(name)
                .execute(to)
                .await?;
        }
        Operation::CreateGame { game, records } => {
            insert_game(to, game).await?;
            log::begin(to, &game.id, records).await?;
        }
        Operation::SaveGame { game, base } => save_game(to, game, *base).await?,
        Operation::Append(append) if append.records.is_empty() => log::touch(to, append).await?,
        Operation::Append(append) => log::append(to, &[append]).await?,
        Operation::CreateCode { code, guest, game, expires } => {
            sqlx::query("INSERT INTO codes (code, guest, game, expires) VALUES ($1, $2, $3, $4)")
                .bind(code.as_slice())
                .bind(guest.0)
                .bind(game)
                .bind(expires)
                .execute(to)
                .await?;
        }
        Operation::Claim { code, guest, now } => return claim(to, code, *guest, *now).await,
        // Unlike an unchanged row, the head of the file is written even if it stays the same.
        Operation::Probe => migrate::write_version(to).await?,
    }
    Ok(Done::Nothing)
}

/// Binds $1 to $11 to the columns of a game, in the order of [`insert_game`].
fn bind_game(sql: &'static str, game: &GameRecord) -> Query<'static, Sqlite, SqliteArguments> {
    sqlx::query(sql)
        .bind(game.id.clone())
        .bind(game.title.clone())
        .bind(game.wish.to_string())
        .bind(game.opening.clone())
        .bind(game.seed.map(|seed| seed.to_vec()))
        .bind(game.commitment.clone())
        .bind(game.invite.clone())
        .bind(game.watch.clone())
        .bind(game.base as i64)
        .bind(game.next.clone())
        .bind(game.created)
}

/// Binds $1 to $5 to the columns of a game's progress.
fn bind_progress(sql: &'static str, game: &GameRecord) -> Query<'static, Sqlite, SqliteArguments> {
    sqlx::query(sql)
        .bind(game.id.clone())
        .bind(game.state.word())
        .bind(game.length as i64)
        .bind(game.decider)
        .bind(game.updated)
}

async fn insert_game(to: &mut SqliteConnection, game: &GameRecord) -> Result<(), Fault> {
    let insert =
        "INSERT INTO games (id, title, wish, opening, seed, commitment, invite, watch, base, next, created)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    bind_game(insert, game).execute(&mut *to).await?;
    let insert = "INSERT INTO progress (game, state, length, decider, updated) VALUES ($1, $2, $3, $4, $5)";
    bind_progress(insert, game).execute(&mut *to).await?;
    insert_seats(to, game).await
}

async fn save_game(to: &mut SqliteConnection, game: &GameRecord, base: u64) -> Result<(), Fault> {
    let update =
        "UPDATE games SET wish = $3, opening = $4, seed = $5, commitment = $6, invite = $7, watch = $8,
                                   base = $9, next = $10
                  WHERE id = $1 AND base = $12";
    let touched = bind_game(update, game).bind(base as i64).execute(&mut *to).await?.rows_affected();
    let update = "UPDATE progress SET state = $2, decider = $4, updated = $5 WHERE game = $1 AND length = $3";
    let moved = bind_progress(update, game).execute(&mut *to).await?.rows_affected();
    if (touched, moved) != (1, 1) {
        return Err(Fault::Conflict);
    }
    for sql in ["DELETE FROM seats WHERE game = $1", "DELETE FROM holders WHERE game = $1"] {
        sqlx::query(sql).bind(&game.id).execute(&mut *to).await?;
    }
    insert_seats(to, game).await
}

async fn insert_seats(to: &mut SqliteConnection, game: &GameRecord) -> Result<(), Fault> {
    let mut holders: Vec<(u8, GuestId)> = game.hosts.iter().map(|host| (HOST, *host)).collect();
    for (number, seat) in (0u8..).zip(&game.seats) {
        sqlx::query("INSERT INTO seats (game, seat, kind, name, bot) VALUES ($1, $2, $3, $4, $5)")
            .bind(&game.id)
            .bind(number)
            .bind(&seat.kind)
            .bind(&seat.name)
            .bind(&seat.bot)
            .execute(&mut *to)
            .await?;
        holders.extend(seat.holders.iter().map(|guest| (number, *guest)));
    }
    for (seat, guest) in holders {
        sqlx::query("INSERT INTO holders (game, seat, guest) VALUES ($1, $2, $3)")
            .bind(&game.id)
            .bind(seat)
            .bind(guest.0)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

async fn claim(to: &mut SqliteConnection, code: &[u8; 32], guest: GuestId, now: i64) -> Result<Done, Fault> {
    let used = sqlx::query("DELETE FROM codes WHERE code = $1 RETURNING guest, game, expires")
        .bind(code.as_slice())
        .fetch_optional(&mut *to)
        .await?;
    sqlx::query("DELETE FROM codes WHERE expires < $1").bind(now).execute(&mut *to).await?;
    let Some(used) = used else { return Ok(Done::Claimed(None)) };
    if get::<_, i64>(&used, "expires")? < now {
        return Ok(Done::Claimed(None));
    }
    let (game, from): (String, GuestId) = (get(&used, "game")?, GuestId(get(&used, "guest")?));
    sqlx::query(
        "INSERT OR IGNORE INTO holders (game, seat, guest)
         SELECT game, seat, $3 FROM holders WHERE game = $1 AND guest = $2",
    )
    .bind(&game)
    .bind(from.0)
    .bind(guest.0)
    .execute(to)
    .await?;
    Ok(Done::Claimed(Some((game, from))))
}
