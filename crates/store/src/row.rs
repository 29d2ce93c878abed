//! Reading columns: a malformed row is an error, never a panic.

use crate::{Fault, State};
use sqlx::{ColumnIndex, Decode, Row, Type};

/// The value of a column.
pub fn get<'r, R, T>(row: &'r R, column: &'static str) -> Result<T, Fault>
where
    R: Row,
    &'static str: ColumnIndex<R>,
    T: Decode<'r, R::Database> + Type<R::Database>,
{
    row.try_get(column).map_err(|error| Fault::Malformed(format!("column {column}: {error}")))
}

/// A column that counts something.
pub fn count<'r, R>(row: &'r R, column: &'static str) -> Result<u64, Fault>
where
    R: Row,
    &'static str: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let value: i64 = get(row, column)?;
    u64::try_from(value).map_err(|_| Fault::Malformed(format!("column {column}: {value} is negative")))
}

/// A column that holds a seat's number.
pub fn seat<'r, R>(row: &'r R, column: &'static str) -> Result<Option<u8>, Fault>
where
    R: Row,
    &'static str: ColumnIndex<R>,
    Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
{
    let value: Option<i64> = get(row, column)?;
    let wrong = |value| Fault::Malformed(format!("column {column}: there is no seat {value}"));
    value.map(|value| u8::try_from(value).map_err(|_| wrong(value))).transpose()
}

/// A column of 32 bytes.
pub fn bytes<'r, R>(row: &'r R, column: &'static str) -> Result<Option<[u8; 32]>, Fault>
where
    R: Row,
    &'static str: ColumnIndex<R>,
    Option<Vec<u8>>: Decode<'r, R::Database> + Type<R::Database>,
{
    let value: Option<Vec<u8>> = get(row, column)?;
    let wrong = |value: Vec<u8>| Fault::Malformed(format!("column {column}: {} bytes, not 32", value.len()));
    value.map(|value| value.try_into().map_err(wrong)).transpose()
}

/// The column `state`.
pub fn state<'r, R>(row: &'r R) -> Result<State, Fault>
where
    R: Row,
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    let word: String = get(row, "state")?;
    State::named(&word).ok_or_else(|| Fault::Malformed(format!("column state: {word:?} is no state")))
}

/// A row of games and progress as a game without seats. A macro, because each database has its own type of row.
macro_rules! game_record {
    ($row:expr) => {{
        let wish: String = $crate::row::get($row, "wish")?;
        Ok($crate::GameRecord {
            id: $crate::row::get($row, "id")?,
            title: $crate::row::get($row, "title")?,
            state: $crate::row::state($row)?,
            wish: serde_json::from_str(&wish)
                .map_err(|error| $crate::Fault::Malformed(format!("column wish: {error}")))?,
            opening: $crate::row::get($row, "opening")?,
            seed: $crate::row::bytes($row, "seed")?,
            commitment: $crate::row::get($row, "commitment")?,
            invite: $crate::row::get($row, "invite")?,
            watch: $crate::row::get($row, "watch")?,
            base: $crate::row::count($row, "base")?,
            length: $crate::row::count($row, "length")?,
            decider: $crate::row::seat($row, "decider")?,
            patience: u32::try_from($crate::row::count($row, "patience")?).unwrap_or(u32::MAX),
            next: $crate::row::get($row, "next")?,
            created: $crate::row::get($row, "created")?,
            updated: $crate::row::get($row, "updated")?,
            seats: Vec::new(),
            hosts: Vec::new(),
        })
    }};
}

/// A row of guests.
macro_rules! stored_guest {
    ($row:expr) => {
        Ok($crate::StoredGuest {
            id: $crate::GuestId($crate::row::get($row, "id")?),
            token: $crate::row::bytes($row, "token")?.unwrap_or_default(),
            name: $crate::row::get($row, "name")?,
            created: $crate::row::get($row, "created")?,
        })
    };
}

/// A row of codes.
macro_rules! stored_code {
    ($row:expr) => {
        Ok($crate::StoredCode {
            code: $crate::row::bytes($row, "code")?.unwrap_or_default(),
            guest: $crate::GuestId($crate::row::get($row, "guest")?),
            game: $crate::row::get($row, "game")?,
            expires: $crate::row::get($row, "expires")?,
        })
    };
}

/// A row of counts.
macro_rules! stats {
    ($row:expr) => {
        Ok($crate::Stats {
            waiting: $crate::row::count($row, "waiting")?,
            running: $crate::row::count($row, "running")?,
            over: $crate::row::count($row, "over")?,
            records: $crate::row::count($row, "records")?,
            guests: $crate::row::count($row, "guests")?,
            bytes: $crate::row::count($row, "bytes")?,
        })
    };
}

pub(crate) use {game_record, stats, stored_code, stored_guest};
