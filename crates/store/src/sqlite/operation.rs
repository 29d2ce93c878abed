//! The write operations and their SQL.

use super::{log, migrate};
use crate::row::{count, get};
use crate::version::CheckNext;
use crate::{Append, Fault, GameRecord, GuestId, HOST, LogRecord, News, SeatRecord, StoredGuest};
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Row, Sqlite, SqliteConnection};
use std::time::Duration;

/// A write operation.
pub enum Operation {
    /// Creates a guest.
    CreateGuest { token: [u8; 32], now: i64 },
    /// Sets a guest's name.
    NameGuest { guest: GuestId, name: String },
    /// Creates a game.
    CreateGame { game: Box<GameRecord>, records: Vec<LogRecord> },
    /// Replaces a game's data except its records.
    SaveGame { game: Box<GameRecord>, after: u64 },
    /// Appends records.
    Append(Append),
    /// Stores a one-time code.
    CreateCode { code: [u8; 32], guest: GuestId, game: String, expires: i64 },
    /// Redeems a one-time code.
    Claim { code: [u8; 32], guest: GuestId, after: u64, now: i64 },
    /// Deletes a game.
    DeleteGame { game: String, after: u64 },
    /// Takes or renews a lease.
    Lease { game: String, node: String, lifetime: Duration },
    /// Creates a guest as it was in another store.
    InsertGuest(StoredGuest),
    /// Writes without changing anything, to see whether the file can be written.
    Probe,
}

impl Operation {
    /// The append, if it has nothing but records: appends of a batch are written in one statement.
    pub fn as_append(&self) -> Option<&Append> {
        match self {
            Operation::Append(append) if append.seats.is_none() => Some(append),
            _ => None,
        }
    }

    /// What others are told once it is committed.
    pub fn news(&self, done: &Done) -> Option<News> {
        let (game, version) = match (self, done) {
            (Operation::Append(append), _) => (&append.game, append.after + append.records.len() as u64),
            (Operation::SaveGame { game, .. } | Operation::CreateGame { game, .. }, _) => {
                (&game.id, game.version())
            }
            (Operation::Claim { after, .. }, Done::Claimed(Some(game))) => (game, after + 1),
            (Operation::DeleteGame { game, after }, _) => (game, after + 1),
            _ => return None,
        };
        Some(News::Changed { game: game.clone(), version })
    }
}

/// The result of an operation.
pub enum Done {
    /// No result.
    Nothing,
    /// The new guest.
    Guest(GuestId),
    /// The game whose seats were claimed, if any were.
    Claimed(Option<String>),
    /// The number of the lease, if it was taken.
    Leased(Option<u64>),
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
        Operation::SaveGame { game, after } => save_game(to, game, *after).await?,
        Operation::Append(append) if append.records.is_empty() => {
            return Err(Fault::Unfit("an append without records".into()));
        }
        Operation::Append(append) => {
            log::append(to, &[append]).await?;
            if let Some(seats) = &append.seats {
                sqlx::query("DELETE FROM seats WHERE game = $1").bind(&append.game).execute(&mut *to).await?;
                let holders = "DELETE FROM holders WHERE game = $1 AND seat <> $2";
                sqlx::query(holders).bind(&append.game).bind(HOST).execute(&mut *to).await?;
                insert_seats(to, &append.game, seats).await?;
            }
        }
        Operation::CreateCode { code, guest, game, expires } => {
            sqlx::query("INSERT INTO codes (code, guest, game, expires) VALUES ($1, $2, $3, $4)")
                .bind(code.as_slice())
                .bind(guest.0)
                .bind(game)
                .bind(expires)
                .execute(to)
                .await?;
        }
        Operation::Claim { code, guest, after, now } => return claim(to, code, *guest, *after, *now).await,
        Operation::Lease { game, node, lifetime } => return lease(to, game, node, *lifetime).await,
        Operation::DeleteGame { game, after } => delete_game(to, game, *after).await?,
        Operation::InsertGuest(guest) => {
            sqlx::query("INSERT INTO guests (id, token, name, created) VALUES ($1, $2, $3, $4)")
                .bind(guest.id.0)
                .bind(guest.token.as_slice())
                .bind(&guest.name)
                .bind(guest.created)
                .execute(to)
                .await?;
        }
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
        .bind(game.next.clone())
        .bind(game.created)
        .bind(game.patience)
}

/// Binds $1 to $6 to the columns of a game's progress.
fn bind_progress(sql: &'static str, game: &GameRecord) -> Query<'static, Sqlite, SqliteArguments> {
    sqlx::query(sql)
        .bind(game.id.clone())
        .bind(game.state.word())
        .bind(game.length as i64)
        .bind(game.decider)
        .bind(game.updated)
        .bind(game.base as i64)
}

async fn insert_game(to: &mut SqliteConnection, game: &GameRecord) -> Result<(), Fault> {
    let insert =
        "INSERT INTO games (id, title, wish, opening, seed, commitment, invite, watch, next, created, patience)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    bind_game(insert, game).execute(&mut *to).await?;
    let insert =
        "INSERT INTO progress (game, state, length, decider, updated, base) VALUES ($1, $2, $3, $4, $5, $6)";
    bind_progress(insert, game).execute(&mut *to).await?;
    insert_hosts(to, game).await?;
    insert_seats(to, &game.id, &game.seats).await
}

async fn save_game(to: &mut SqliteConnection, game: &GameRecord, after: u64) -> Result<(), Fault> {
    game.check_next(after)?;
    let update = "UPDATE progress SET state = $2, decider = $4, updated = $5, base = $6
         WHERE game = $1 AND length = $3 AND base + length = $7";
    let moved = bind_progress(update, game).bind(after as i64).execute(&mut *to).await?.rows_affected();
    if moved != 1 {
        return Err(Fault::Conflict);
    }
    let update = "UPDATE games SET title = $2, wish = $3, opening = $4, seed = $5, commitment = $6, invite = $7, watch = $8,
                      next = $9, created = $10, patience = $11
                  WHERE id = $1";
    bind_game(update, game).execute(&mut *to).await?;
    for sql in ["DELETE FROM seats WHERE game = $1", "DELETE FROM holders WHERE game = $1"] {
        sqlx::query(sql).bind(&game.id).execute(&mut *to).await?;
    }
    insert_hosts(to, game).await?;
    insert_seats(to, &game.id, &game.seats).await
}

/// Records of other games keep their places.
async fn delete_game(to: &mut SqliteConnection, game: &str, after: u64) -> Result<(), Fault> {
    sqlx::query(
        "WITH RECURSIVE chain (place, before) AS (
             SELECT place, before FROM progress p JOIN records ON place = last WHERE p.game = $1
             UNION ALL
             SELECT records.place, records.before FROM chain JOIN records ON records.place = chain.before
         )
         DELETE FROM records WHERE place IN (SELECT place FROM chain)",
    )
    .bind(game)
    .execute(&mut *to)
    .await?;
    let delete = "DELETE FROM progress WHERE game = $1 AND base + length = $2";
    let deleted = sqlx::query(delete).bind(game).bind(after as i64).execute(&mut *to).await?;
    if deleted.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    // Seats, holders, codes and leases follow.
    sqlx::query("DELETE FROM games WHERE id = $1").bind(game).execute(to).await?;
    Ok(())
}

async fn insert_hosts(to: &mut SqliteConnection, game: &GameRecord) -> Result<(), Fault> {
    for host in &game.hosts {
        insert_holder(to, &game.id, HOST, *host, false).await?;
    }
    Ok(())
}

async fn insert_seats(to: &mut SqliteConnection, game: &str, seats: &[SeatRecord]) -> Result<(), Fault> {
    for (number, seat) in (0u8..).zip(seats) {
        sqlx::query(
            "INSERT INTO seats (game, seat, kind, name, bot, invite) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(game)
        .bind(number)
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
    to: &mut SqliteConnection,
    game: &str,
    seat: u8,
    guest: GuestId,
    former: bool,
) -> Result<(), Fault> {
    sqlx::query("INSERT INTO holders (game, seat, guest, former) VALUES ($1, $2, $3, $4)")
        .bind(game)
        .bind(seat)
        .bind(guest.0)
        .bind(former)
        .execute(to)
        .await?;
    Ok(())
}

async fn claim(
    to: &mut SqliteConnection,
    code: &[u8; 32],
    guest: GuestId,
    after: u64,
    now: i64,
) -> Result<Done, Fault> {
    let used = sqlx::query("DELETE FROM codes WHERE code = $1 RETURNING guest, game, expires")
        .bind(code.as_slice())
        .fetch_optional(&mut *to)
        .await?;
    sqlx::query("DELETE FROM codes WHERE expires < $1").bind(now).execute(&mut *to).await?;
    let Some(used) = used else { return Ok(Done::Claimed(None)) };
    if get::<_, i64>(&used, "expires")? < now {
        return Ok(Done::Claimed(None));
    }
    let game: String = get(&used, "game")?;
    let update = "UPDATE progress SET base = base + 1, updated = $3 WHERE game = $1 AND base + length = $2";
    let moved = sqlx::query(update).bind(&game).bind(after as i64).bind(now).execute(&mut *to).await?;
    if moved.rows_affected() != 1 {
        return Err(Fault::Conflict);
    }
    sqlx::query(
        "INSERT OR IGNORE INTO holders (game, seat, guest, former)
         SELECT game, seat, $3, former FROM holders WHERE game = $1 AND guest = $2",
    )
    .bind(&game)
    .bind(get::<_, i64>(&used, "guest")?)
    .bind(guest.0)
    .execute(to)
    .await?;
    Ok(Done::Claimed(Some(game)))
}

async fn lease(to: &mut SqliteConnection, game: &str, node: &str, lifetime: Duration) -> Result<Done, Fault> {
    let row = sqlx::query(
        "WITH clock (now) AS (SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER))
         INSERT INTO leases (game, node, fence, expires) SELECT $1, $2, 1, now + $3 FROM clock WHERE true
         ON CONFLICT (game) DO UPDATE
         SET fence = fence + (node <> excluded.node OR expires <= excluded.expires - $3),
             node = excluded.node, expires = excluded.expires
         WHERE node = excluded.node OR expires <= excluded.expires - $3
         RETURNING fence",
    )
    .bind(game)
    .bind(node)
    .bind(i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX))
    .fetch_optional(to)
    .await?;
    Ok(Done::Leased(row.map(|row| count(&row, "fence")).transpose()?))
}
