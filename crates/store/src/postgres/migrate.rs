//! Schema migrations. Several nodes may start at the same time: one of them migrates, the others wait.

use crate::Fault;
use crate::row::get;
use sqlx::PgConnection;
use sqlx::postgres::PgPool;

/// All migrations in order. A released one is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_games.sql"),
    include_str!("../../migrations/postgres/0002_takeovers.sql"),
    include_str!("../../migrations/postgres/0003_nodes.sql"),
    include_str!("../../migrations/postgres/0004_expiry.sql"),
    include_str!("../../migrations/postgres/0005_votes.sql"),
    include_str!("../../migrations/postgres/0006_results.sql"),
    include_str!("../../migrations/postgres/0007_analyses.sql"),
];

/// The key of the lock under which migrations run: "luxor" in ASCII.
const LOCK: i64 = 0x6c_75_78_6f_72;

/// Applies the missing migrations.
pub async fn migrate(pool: &PgPool) -> Result<(), Fault> {
    let mut migrating = pool.begin().await?;
    // Held until the transaction ends.
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *migrating).await?;
    sqlx::raw_sql(
        "CREATE TABLE IF NOT EXISTS luxor_schema (version BIGINT NOT NULL);
         INSERT INTO luxor_schema SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM luxor_schema)",
    )
    .execute(&mut *migrating)
    .await?;
    let applied = applied(&mut migrating).await?;
    for migration in &MIGRATIONS[applied..] {
        sqlx::raw_sql(*migration).execute(&mut *migrating).await?;
    }
    let version = MIGRATIONS.len() as i64;
    sqlx::query("UPDATE luxor_schema SET version = $1").bind(version).execute(&mut *migrating).await?;
    migrating.commit().await?;
    Ok(())
}

/// Fails unless all migrations were applied.
pub async fn check_current(pool: &PgPool) -> Result<(), Fault> {
    let applied = match applied(&mut *pool.acquire().await?).await {
        // There is no schema yet.
        Err(Fault::Unfit(_)) => 0,
        applied => applied?,
    };
    if applied == MIGRATIONS.len() {
        return Ok(());
    }
    let why = "the database is empty or of an earlier program; the server migrates it when it starts";
    Err(Fault::Broken(why.into()))
}

/// The number of migrations that were applied.
async fn applied(connection: &mut PgConnection) -> Result<usize, Fault> {
    let row = sqlx::query("SELECT version FROM luxor_schema").fetch_one(connection).await?;
    let version: i64 = get(&row, "version")?;
    match usize::try_from(version) {
        Ok(applied) if applied <= MIGRATIONS.len() => Ok(applied),
        _ => Err(Fault::Broken(format!(
            "the database was written by a newer program (generation {version}, this one knows {}); use that one",
            MIGRATIONS.len()
        ))),
    }
}
