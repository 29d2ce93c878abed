//! The one writer: takes whatever is asked while it is busy, and commits it together.

use super::log;
use super::operation::{self, Done, Operation};
use crate::{Append, Fault};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// No batch is larger than this, so that nobody waits long for others.
const LARGEST_BATCH: usize = 512;

type Reply = oneshot::Sender<Result<Done, Fault>>;
type Asked = (Operation, Reply);

/// A door to the writer.
pub struct Writer {
    asked: std::sync::Mutex<Option<mpsc::UnboundedSender<Asked>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Begins to write with this connection.
    pub fn start(connection: SqliteConnection) -> Writer {
        let (sender, receiver) = mpsc::unbounded_channel();
        let task = tokio::spawn(write_all(connection, receiver));
        Writer { asked: std::sync::Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    /// Asks for something at once; the answer comes when it is committed.
    pub fn send(&self, operation: Operation) -> Result<oneshot::Receiver<Result<Done, Fault>>, Fault> {
        let (reply, answer) = oneshot::channel();
        let closed = || Fault::Broken("the store is closed".into());
        let asked = self.asked.lock().map_err(|_| closed())?;
        asked.as_ref().ok_or_else(closed)?.send((operation, reply)).map_err(|_| closed())?;
        Ok(answer)
    }

    /// Can anything still be written?
    pub fn is_alive(&self) -> bool {
        self.asked.lock().is_ok_and(|asked| asked.as_ref().is_some_and(|sender| !sender.is_closed()))
    }

    /// Finishes what was asked, then lets go of the file.
    pub async fn close(&self) {
        if let Ok(mut asked) = self.asked.lock() {
            asked.take();
        }
        if let Some(task) = self.task.lock().await.take() {
            // A writer that failed has said so to whoever asked it.
            let _ = task.await;
        }
    }
}

async fn write_all(mut connection: SqliteConnection, mut asked: mpsc::UnboundedReceiver<Asked>) {
    let mut batch = Vec::new();
    while asked.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        gather(&mut batch, &mut asked).await;
        let (operations, replies): (Vec<Operation>, Vec<Reply>) = batch.drain(..).unzip();
        let answers = match together(&mut connection, &operations).await {
            Ok(answers) => answers,
            Err(Fault::Conflict) => {
                roll_back(&mut connection).await;
                tracing::debug!(operations = operations.len(), "a batch is written one by one");
                one_by_one(&mut connection, &operations).await
            }
            // The store itself is in trouble: one by one they would all wait for it again.
            Err(broken) => {
                roll_back(&mut connection).await;
                operations.iter().map(|_| Err(broken.clone())).collect()
            }
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Whoever asked may have gone; it is written all the same.
            let _ = reply.send(answer);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the store did not close well");
    }
}

/// Lets whoever is about to ask do so: a commit costs about the same for many as for one.
async fn gather(batch: &mut Vec<Asked>, asked: &mut mpsc::UnboundedReceiver<Asked>) {
    let mut known = 0;
    while known < batch.len() && batch.len() < LARGEST_BATCH {
        known = batch.len();
        tokio::task::yield_now().await;
        while batch.len() < LARGEST_BATCH
            && let Ok(more) = asked.try_recv()
        {
            batch.push(more);
        }
    }
}

type Answers = Vec<Result<Done, Fault>>;

/// Everything in one transaction: any fault undoes all of it.
async fn together(connection: &mut SqliteConnection, operations: &[Operation]) -> Result<Answers, Fault> {
    let appends: Vec<&Append> = operations.iter().filter_map(Operation::deeds).collect();
    if appends.len() == operations.len() {
        log::commit(connection, &appends).await?;
        return Ok(appends.iter().map(|_| Ok(Done::Nothing)).collect());
    }
    begin(connection).await?;
    let mut answers = Vec::with_capacity(operations.len());
    for operation in operations {
        answers.push(Ok(match operation.deeds() {
            Some(_) => Done::Nothing,
            None => operation::carry_out(connection, operation).await?,
        }));
    }
    if !appends.is_empty() {
        log::append(connection, &appends).await?;
    }
    commit(connection).await?;
    Ok(answers)
}

/// Each in its own transaction, so that one fault spoils nothing else.
async fn one_by_one(connection: &mut SqliteConnection, operations: &[Operation]) -> Answers {
    let mut answers = Vec::with_capacity(operations.len());
    for operation in operations {
        let answer = alone(connection, operation).await;
        if answer.is_err() {
            roll_back(connection).await;
        }
        answers.push(answer);
    }
    answers
}

async fn alone(connection: &mut SqliteConnection, operation: &Operation) -> Result<Done, Fault> {
    begin(connection).await?;
    let done = operation::carry_out(connection, operation).await?;
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
    // Where no transaction is open there is nothing to undo, and SQLite says so.
    let _ = sqlx::query("ROLLBACK").execute(connection).await;
}
