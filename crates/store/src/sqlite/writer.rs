//! The writer task: collects the operations that arrive while it is busy and commits them as one batch.

use super::log;
use super::operation::{self, Done, Operation, Probe};
use crate::news::Publisher;
use crate::{Append, Fault};
use sqlx::{Connection, SqliteConnection};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Maximum size of a batch, which bounds the waiting time.
const LARGEST_BATCH: usize = 512;

type Reply = oneshot::Sender<Result<Done, Fault>>;
type Request = (Operation, Reply);

/// For how long a committed write shows that the file can be written.
const PROOF_LIFETIME: Duration = Duration::from_secs(1);

/// How the latest batch ended.
#[derive(Clone, Default)]
pub enum LastBatch {
    /// There was none yet.
    #[default]
    None,
    /// It was committed at this time.
    Committed(Instant),
    /// The file could not be written, for this reason.
    Failed(String),
}

type SharedLastBatch = Arc<std::sync::Mutex<LastBatch>>;

/// A handle to the writer task.
pub struct Writer {
    requests: std::sync::Mutex<Option<mpsc::UnboundedSender<Request>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    last_batch: SharedLastBatch,
}

impl Writer {
    /// Starts the writer task on this connection.
    pub fn start(connection: SqliteConnection, news: Publisher) -> Writer {
        let (sender, receiver) = mpsc::unbounded_channel();
        let last_batch = SharedLastBatch::default();
        let task = tokio::spawn(write_all(connection, receiver, last_batch.clone(), news));
        Writer { requests: std::sync::Mutex::new(Some(sender)), task: Mutex::new(Some(task)), last_batch }
    }

    /// Queues an operation; the receiver resolves when it is committed.
    pub fn send(&self, operation: Operation) -> Result<oneshot::Receiver<Result<Done, Fault>>, Fault> {
        let (reply, answer) = oneshot::channel();
        let closed = || Fault::Broken("the store is closed".into());
        let requests = self.requests.lock().map_err(|_| closed())?;
        requests.as_ref().ok_or_else(closed)?.send((operation, reply)).map_err(|_| closed())?;
        Ok(answer)
    }

    /// How the latest batch ended. One that was committed long ago proves nothing any more.
    pub fn last_batch(&self) -> LastBatch {
        match self.last_batch.lock().unwrap_or_else(PoisonError::into_inner).clone() {
            LastBatch::Committed(then) if then.elapsed() > PROOF_LIFETIME => LastBatch::None,
            last => last,
        }
    }

    /// Finishes queued operations, then closes the connection.
    pub async fn close(&self) {
        if let Ok(mut requests) = self.requests.lock() {
            requests.take();
        }
        if let Some(task) = self.task.lock().await.take() {
            // A failed writer has already reported its error to the callers.
            let _ = task.await;
        }
    }
}

async fn write_all(
    mut connection: SqliteConnection,
    mut requests: mpsc::UnboundedReceiver<Request>,
    last_batch: SharedLastBatch,
    news: Publisher,
) {
    let mut batch = Vec::new();
    while requests.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        fill_batch(&mut batch, &mut requests).await;
        let (operations, replies): (Vec<Operation>, Vec<Reply>) = batch.drain(..).unzip();
        let answers = match write_batch(&mut connection, &operations).await {
            Ok(answers) => answers,
            Err(Fault::Broken(why)) => {
                roll_back(&mut connection).await;
                all_broken(why, operations.len())
            }
            Err(Fault::Conflict | Fault::Unfit(_) | Fault::Malformed(_)) => {
                roll_back(&mut connection).await;
                tracing::debug!(operations = operations.len(), "writing a batch one by one");
                write_each(&mut connection, &operations).await
            }
        };
        remember(&last_batch, &operations, &answers);
        if news.has_subscribers() {
            let done = operations
                .iter()
                .zip(&answers)
                .filter_map(|(operation, answer)| Some((operation, answer.as_ref().ok()?)));
            done.filter_map(|(operation, done)| operation.news(done)).for_each(|change| news.publish(change));
        }
        for (reply, answer) in replies.into_iter().zip(answers) {
            // The caller may be gone; the operation is committed all the same.
            let _ = reply.send(answer);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the store did not close cleanly");
    }
}

/// How a batch ended. A failure is forgotten only when as much as a large change was written: after a full disk small
/// changes may fit again.
fn remember(last_batch: &SharedLastBatch, operations: &[Operation], answers: &Answers) {
    let failed = answers.iter().find_map(|answer| match answer {
        Err(Fault::Broken(why)) => Some(LastBatch::Failed(why.clone())),
        _ => None,
    });
    let large = operations.iter().any(|operation| matches!(operation, Operation::Probe(Probe::Large)));
    let mut last = last_batch.lock().unwrap_or_else(PoisonError::into_inner);
    match failed {
        Some(failed) => *last = failed,
        None if matches!(*last, LastBatch::Failed(_)) && !large => {}
        None => *last = LastBatch::Committed(Instant::now()),
    }
}

/// Yields so that other tasks can add operations: a commit costs about the same for many as for one.
async fn fill_batch(batch: &mut Vec<Request>, requests: &mut mpsc::UnboundedReceiver<Request>) {
    let mut known = 0;
    while known < batch.len() && batch.len() < LARGEST_BATCH {
        known = batch.len();
        tokio::task::yield_now().await;
        while batch.len() < LARGEST_BATCH
            && let Ok(more) = requests.try_recv()
        {
            batch.push(more);
        }
    }
}

type Answers = Vec<Result<Done, Fault>>;

/// Writes everything in one transaction: any error rolls all of it back.
async fn write_batch(connection: &mut SqliteConnection, operations: &[Operation]) -> Result<Answers, Fault> {
    let appends: Vec<&Append> = operations.iter().filter_map(Operation::as_append).collect();
    if appends.iter().any(|append| append.records.is_empty()) {
        return Err(Fault::Unfit("an append without records".into()));
    }
    if appends.len() == operations.len() {
        log::commit(connection, &appends).await?;
        return Ok(appends.iter().map(|_| Ok(Done::Nothing)).collect());
    }
    begin(connection).await?;
    let mut answers = Vec::with_capacity(operations.len());
    for operation in operations {
        answers.push(Ok(match operation.as_append() {
            Some(_) => Done::Nothing,
            None => operation::execute(connection, operation).await?,
        }));
    }
    if !appends.is_empty() {
        log::append(connection, &appends).await?;
    }
    commit(connection).await?;
    Ok(answers)
}

/// Writes each operation in its own transaction, so that one error does not affect the others.
async fn write_each(connection: &mut SqliteConnection, operations: &[Operation]) -> Answers {
    let mut answers = Vec::with_capacity(operations.len());
    for operation in operations {
        let answer = write_one(connection, operation).await;
        if answer.is_err() {
            roll_back(connection).await;
        }
        if let Err(Fault::Broken(why)) = answer {
            answers.extend(all_broken(why, operations.len() - answers.len()));
            break;
        }
        answers.push(answer);
    }
    answers
}

/// The same `Broken` error for `count` operations, without trying each in vain.
fn all_broken(why: String, count: usize) -> Answers {
    (0..count).map(|_| Err(Fault::Broken(why.clone()))).collect()
}

async fn write_one(connection: &mut SqliteConnection, operation: &Operation) -> Result<Done, Fault> {
    begin(connection).await?;
    let done = operation::execute(connection, operation).await?;
    commit(connection).await?;
    Ok(done)
}

async fn begin(connection: &mut SqliteConnection) -> Result<(), Fault> {
    sqlx::query("BEGIN IMMEDIATE").execute(connection).await?;
    Ok(())
}

async fn commit(connection: &mut SqliteConnection) -> Result<(), Fault> {
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(())
}

async fn roll_back(connection: &mut SqliteConnection) {
    // Fails harmlessly if no transaction is open.
    let _ = sqlx::query("ROLLBACK").execute(connection).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GuestId;
    use crate::sqlite::migrate;
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;

    const SOMEBODY: GuestId = GuestId(1);

    /// An operation that fits into a full file.
    fn short() -> Operation {
        Operation::NameGuest { guest: SOMEBODY, name: "Ann".into() }
    }

    /// An operation that does not fit.
    fn too_long() -> Operation {
        Operation::NameGuest { guest: SOMEBODY, name: "Ann".repeat(100_000) }
    }

    /// An operation that always conflicts.
    fn conflicting() -> Operation {
        Operation::CreateCode { code: [0; 32], guest: SOMEBODY, game: "nowhere".into(), expires: 0 }
    }

    /// A writer of a file that may not grow.
    async fn full() -> (Writer, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let options =
            SqliteConnectOptions::new().filename(folder.path().join("a.db")).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        migrate::migrate(&mut connection).await.unwrap();
        let full = "INSERT INTO guests (token, created) VALUES (x'01', 0); PRAGMA max_page_count = 1";
        sqlx::raw_sql(full).execute(&mut connection).await.unwrap();
        (Writer::start(connection, Publisher::new()), folder)
    }

    /// The outcomes of operations sent at once to a full file.
    async fn outcomes<const N: usize>(operations: [Operation; N]) -> [&'static str; N] {
        let (writer, _folder) = full().await;
        let answers = operations.map(|operation| writer.send(operation).unwrap());
        let mut words = [""; N];
        for (word, answer) in words.iter_mut().zip(answers) {
            *word = match answer.await.unwrap() {
                Ok(_) => "done",
                Err(Fault::Conflict) => "conflict",
                Err(Fault::Unfit(_)) => "unfit",
                Err(Fault::Broken(_)) => "broken",
                Err(Fault::Malformed(_)) => "malformed",
            };
        }
        words
    }

    #[tokio::test]
    async fn a_small_change_does_not_hide_that_a_large_one_failed() {
        let (writer, _folder) = full().await;
        let done = async |operation| writer.send(operation).unwrap().await.unwrap().is_ok();
        assert!(done(short()).await && matches!(writer.last_batch(), LastBatch::Committed(_)));
        assert!(!done(too_long()).await);
        assert!(done(short()).await && done(Operation::Probe(Probe::Small)).await);
        assert!(matches!(writer.last_batch(), LastBatch::Failed(_)));
        assert!(!done(Operation::Probe(Probe::Large)).await, "there is no room for it");
        assert!(matches!(writer.last_batch(), LastBatch::Failed(_)));
    }

    #[tokio::test]
    async fn broken_store_fails_the_whole_batch() {
        assert_eq!(outcomes([short(), too_long(), short()]).await, ["broken"; 3]);
    }

    #[tokio::test]
    async fn broken_store_fails_the_rest_of_a_conflicting_batch() {
        assert_eq!(outcomes([short(), conflicting(), short()]).await, ["done", "conflict", "done"]);
        assert_eq!(
            outcomes([short(), conflicting(), too_long(), short()]).await,
            ["done", "conflict", "broken", "broken"]
        );
    }
}
