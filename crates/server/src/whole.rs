//! Work that is finished even if nobody waits for it any more.

use crate::fault::Fault;

/// Runs to the end, whether or not whoever asked is still there: a change is never left half done.
pub async fn whole<T: Send + 'static>(
    work: impl Future<Output = Result<T, Fault>> + Send + 'static,
) -> Result<T, Fault> {
    tokio::spawn(work).await.map_err(|why| Fault::internal(format!("work was left undone: {why}")))?
}
