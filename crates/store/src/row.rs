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
