//! What SQLite's errors mean to whoever uses a store.

use crate::Fault;
use sqlx::error::DatabaseError;

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            // A name is taken, or a game or guest is not there: that is between whoever asked and somebody else.
            Some(fault) if fault.is_unique_violation() || fault.is_foreign_key_violation() => Fault::Conflict,
            Some(fault) if is_about_what_was_asked(fault) => Fault::Unfit(error.to_string()),
            _ => Fault::Broken(error.to_string()),
        }
    }
}

/// SQLite's result codes for what is wrong with a statement or its values. Every other code (busy, full, corrupt and so
/// on) is about the file, and whoever asks next would hear it too.
const ABOUT_WHAT_WAS_ASKED: [u32; 5] = [ERROR, TOO_BIG, CONSTRAINT, MISMATCH, RANGE];
const ERROR: u32 = 1;
const TOO_BIG: u32 = 18;
const CONSTRAINT: u32 = 19;
const MISMATCH: u32 = 20;
const RANGE: u32 = 25;

fn is_about_what_was_asked(fault: &dyn DatabaseError) -> bool {
    let code = fault.code().and_then(|code| code.parse::<u32>().ok());
    // The lowest byte says what it is, the others say more about it.
    code.is_some_and(|code| ABOUT_WHAT_WAS_ASKED.contains(&(code & 0xff)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, SqliteConnection};

    async fn fault(connection: &mut SqliteConnection, sql: &'static str) -> Fault {
        sqlx::raw_sql(sql).execute(connection).await.unwrap_err().into()
    }

    #[tokio::test]
    async fn what_is_wrong_with_a_wish_is_no_trouble_of_the_store() {
        let folder = tempfile::tempdir().unwrap();
        let options =
            SqliteConnectOptions::new().filename(folder.path().join("a.db")).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        let table =
            "CREATE TABLE t (n INTEGER NOT NULL UNIQUE CHECK (n < 9)) STRICT; INSERT INTO t VALUES (1)";
        sqlx::raw_sql(table).execute(&mut connection).await.unwrap();
        for sql in [
            "INSERT INTO t VALUES (9)",
            "INSERT INTO t VALUES (NULL)",
            "INSERT INTO t VALUES ('word')",
            "INSERT INTO t VALUES (zeroblob(2000000000))",
            "INSERT INTO nowhere VALUES (2)",
        ] {
            let fault = fault(&mut connection, sql).await;
            assert!(matches!(fault, Fault::Unfit(_)), "{sql}: {fault:?}");
        }
        assert_eq!(fault(&mut connection, "INSERT INTO t VALUES (1)").await, Fault::Conflict);

        for sql in [
            "PRAGMA max_page_count = 1; CREATE TABLE more (n)",
            "PRAGMA query_only = true; INSERT INTO t VALUES (2)",
        ] {
            let fault = fault(&mut connection, sql).await;
            assert!(matches!(fault, Fault::Broken(_)), "{sql}: {fault:?}");
        }
        let mut other = options.connect().await.unwrap();
        sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
        let fault = fault(&mut connection, "PRAGMA busy_timeout = 0; SELECT * FROM t").await;
        assert!(matches!(fault, Fault::Broken(_)), "{fault:?}");
    }
}
