//! What SQLite's errors mean to whoever uses a store.

use crate::Fault;

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            // A name is taken, or a game or guest is not there: that is between whoever asked and somebody else.
            Some(fault) if fault.is_unique_violation() || fault.is_foreign_key_violation() => Fault::Conflict,
            _ => Fault::Broken(error.to_string()),
        }
    }
}
