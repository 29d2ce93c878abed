//! Maps the errors of databases to [`Fault`].

use crate::Fault;
use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            // An id or code is taken, or the game or guest does not exist.
            Some(fault) if fault.is_unique_violation() || fault.is_foreign_key_violation() => Fault::Conflict,
            Some(fault) if is_statement_error(fault) => Fault::Unfit(error.to_string()),
            _ => Fault::Broken(error.to_string()),
        }
    }
}

/// SQLite's result codes for errors in a statement or its values. All others (busy, full, corrupt and so on) concern
/// the file and would fail the next operation too.
const STATEMENT_ERRORS: [u32; 5] = [ERROR, TOO_BIG, CONSTRAINT, MISMATCH, RANGE];
const ERROR: u32 = 1;
const TOO_BIG: u32 = 18;
const CONSTRAINT: u32 = 19;
const MISMATCH: u32 = 20;
const RANGE: u32 = 25;

/// PostgreSQL's classes of the same errors: invalid values, violated constraints, limits of the program, and syntax.
const STATEMENT_CLASSES: [&str; 4] = ["22", "23", "42", "54"];

fn is_statement_error(fault: &dyn DatabaseError) -> bool {
    if let Some(fault) = fault.try_downcast_ref::<PgDatabaseError>() {
        return STATEMENT_CLASSES.iter().any(|class| fault.code().starts_with(class));
    }
    let code = fault.code().and_then(|code| code.parse::<u32>().ok());
    // The lowest byte is the primary result code.
    code.is_some_and(|code| STATEMENT_ERRORS.contains(&(code & 0xff)))
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
    async fn statement_errors_are_unfit_and_file_errors_are_broken() {
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
