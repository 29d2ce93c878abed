//! The write operations and their SQL.

use super::{log, migrate, statements};
use crate::row::count;
use crate::{Append, Fault, GameRecord, GuestId, LogRecord, News, Rating, StoredAnalysis, StoredGuest};
use sqlx::SqliteConnection;
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
    /// Replaces a game's data and the lines of some records.
    RewriteGame { game: Box<GameRecord>, lines: Vec<(u64, String)>, after: u64 },
    /// Appends records.
    Append(Append),
    /// Stores a one-time code.
    CreateCode { code: [u8; 32], guest: GuestId, game: String, expires: i64 },
    /// Redeems a one-time code.
    Claim { code: [u8; 32], guest: GuestId, after: u64, now: i64 },
    /// Deletes a guest.
    DeleteGuest(GuestId),
    /// Deletes a game.
    DeleteGame { game: String, after: u64 },
    /// Takes or renews a lease.
    Lease { game: String, node: String, lifetime: Duration },
    /// Stores what an analysis found.
    RateGame { game: String, ratings: Vec<Rating> },
    /// Stores an analysis.
    SaveAnalysis { game: String, analysis: StoredAnalysis },
    /// Creates a guest as it was in another store.
    InsertGuest(StoredGuest),
    /// Writes without changing anything, to see whether the file can be written.
    Probe(Probe),
}

/// How much is written to see whether the file can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Probe {
    /// One page.
    Small,
    /// As much as a large change. Only that shows that there is room again after a change found none.
    Large,
}

impl Operation {
    /// The append, if it has nothing but records: appends of a batch are written in one statement.
    pub fn as_append(&self) -> Option<&Append> {
        match self {
            Operation::Append(append) if append.seats.is_none() && append.result().is_none() => Some(append),
            _ => None,
        }
    }

    /// What others are told once it is committed.
    pub fn news(&self, done: &Done) -> Option<News> {
        let (game, version) = match (self, done) {
            (Operation::Append(append), _) => (&append.game, append.after + append.records.len() as u64),
            (
                Operation::SaveGame { game, .. }
                | Operation::RewriteGame { game, .. }
                | Operation::CreateGame { game, .. },
                _,
            ) => (&game.id, game.version()),
            (Operation::Claim { after, .. }, Done::Claimed(Some(game))) => (game, after + 1),
            (Operation::DeleteGame { game, after }, _) => (game, after + 1),
            _ => return None,
        };
        Some(News::Changed { game: game.clone(), version, appended: None })
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
            return Ok(Done::Guest(statements::create_guest(to, token, *now).await?));
        }
        Operation::NameGuest { guest, name } => statements::name_guest(to, *guest, name).await?,
        Operation::CreateGame { game, records } => {
            statements::insert_game(to, game, records).await?;
            log::begin(to, &game.id, records).await?;
        }
        Operation::SaveGame { game, after } => statements::save_game(to, game, *after).await?,
        Operation::RewriteGame { game, lines, after } => {
            statements::save_game(to, game, *after).await?;
            log::rewrite(to, &game.id, lines).await?;
        }
        Operation::DeleteGuest(guest) => statements::delete_guest(to, *guest).await?,
        Operation::Append(append) if append.records.is_empty() => {
            return Err(Fault::Unfit("an append without records".into()));
        }
        Operation::Append(append) => {
            log::append(to, &[append]).await?;
            if let Some(seats) = &append.seats {
                statements::replace_seats(to, &append.game, seats).await?;
            }
            if let Some(result) = append.result() {
                statements::end_game(to, &append.game, &result, append.now).await?;
            }
        }
        Operation::CreateCode { code, guest, game, expires } => {
            statements::create_code(to, code, *guest, game, *expires).await?;
        }
        Operation::Claim { code, guest, after, now } => {
            return Ok(Done::Claimed(statements::claim(to, code, *guest, *after, *now).await?));
        }
        Operation::Lease { game, node, lifetime } => return lease(to, game, node, *lifetime).await,
        Operation::DeleteGame { game, after } => delete_game(to, game, *after).await?,
        Operation::RateGame { game, ratings } => statements::rate_game(to, game, ratings).await?,
        Operation::SaveAnalysis { game, analysis } => statements::save_analysis(to, game, analysis).await?,
        Operation::InsertGuest(guest) => statements::insert_guest(to, guest).await?,
        // Unlike an unchanged row, the head of the file is written even if it stays the same.
        Operation::Probe(Probe::Small) => migrate::write_version(to).await?,
        Operation::Probe(Probe::Large) => {
            // What is deleted is overwritten (`secure_delete`), so the commit writes all of it.
            let write = "CREATE TABLE probe AS SELECT zeroblob(262144) AS zeros; DROP TABLE probe";
            sqlx::raw_sql(write).execute(to).await?;
        }
    }
    Ok(Done::Nothing)
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
    statements::delete_game(to, game, after).await
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
