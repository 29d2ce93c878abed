//! Work that a dropped request cannot cancel.

use crate::fault::Fault;

/// Runs work in its own task, so that a dropped request cannot leave a change half done.
pub async fn run_detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Fault>> + Send + 'static,
) -> Result<T, Fault> {
    tokio::spawn(work).await.map_err(|why| Fault::internal(format!("a task did not finish: {why}")))?
}
