//! Is the database there? Load balancers ask every second or more often.

use super::connections::Connections;
use crate::Fault;
use std::sync::Arc;
use tokio::sync::Mutex;

/// At most one question at a time. If each had a connection of its own, a database that takes long to answer would soon
/// have none left: one that nobody waits for any more is in use until its answer.
#[derive(Default)]
pub struct Pings(Arc<Mutex<()>>);

impl Pings {
    /// Reads and writes. A caller that comes while another one asks waits for its answer first.
    pub async fn ask(&self, connections: Arc<Connections>) -> Result<(), Fault> {
        let turn = self.0.clone().lock_owned().await;
        let asking = tokio::spawn(async move {
            let answer = connections.run(write).await;
            drop(turn);
            answer
        });
        asking.await.unwrap_or_else(|why| Err(Fault::Broken(format!("the database was not asked: {why}"))))
    }
}

async fn write(pool: sqlx::PgPool) -> Result<(), Fault> {
    sqlx::query("UPDATE luxor_schema SET version = version").execute(&pool).await?;
    Ok(())
}
