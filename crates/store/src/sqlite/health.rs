//! Whether the database can be read.

use crate::Fault;
use sqlx::Row;
use sqlx::sqlite::SqlitePool;
use std::sync::{Arc, Mutex, PoisonError};

/// Why reading the database failed, if it did and the whole file has not been found good since.
#[derive(Default)]
pub struct Health(Mutex<Option<String>>);

impl Health {
    /// Remembers an error of the store while reading.
    pub fn report_failure(&self, fault: &Fault) {
        if let Fault::Broken(why) = fault {
            self.set(Some(why.clone()));
        }
    }

    fn set(&self, failure: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = failure;
    }

    /// Checks the whole file once, beside other work.
    pub fn check_in_background(self: &Arc<Self>, readers: SqlitePool) {
        let health = self.clone();
        tokio::spawn(async move {
            if let Err(fault) = quick_check(&readers).await {
                tracing::error!(%fault, "the database is damaged");
                health.report_failure(&fault);
            }
        });
    }

    /// Fails if the database cannot be read. After an error the whole file is checked, until it is found good.
    pub async fn verify(&self, readers: &SqlitePool) -> Result<(), Fault> {
        sqlx::query("SELECT max(place) FROM records").execute(readers).await?;
        let failing = self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        if failing {
            quick_check(readers).await?;
            self.set(None);
        }
        Ok(())
    }
}

/// The first fault that SQLite finds in the file.
async fn quick_check(readers: &SqlitePool) -> Result<(), Fault> {
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(readers).await?;
    match row.try_get::<String, _>(0)?.as_str() {
        "ok" => Ok(()),
        fault => Err(Fault::Broken(format!("the database is damaged: {fault}"))),
    }
}
