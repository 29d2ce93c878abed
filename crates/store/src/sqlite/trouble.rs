//! What SQLite's errors mean to whoever uses a store.

use crate::Fault;

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(fault) if fault.is_unique_violation() => Fault::Conflict,
            _ => Fault::Broken(error.to_string()),
        }
    }
}
