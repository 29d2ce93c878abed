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
            Err(Fault::Broken(why)) => {
                roll_back(&mut connection).await;
                in_trouble(why, operations.len())
            }
            Err(Fault::Conflict | Fault::Unfit(_)) => {
                roll_back(&mut connection).await;
                tracing::debug!(operations = operations.len(), "a batch is written one by one");
                one_by_one(&mut connection, &operations).await
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
    let appends: Vec<&Append> = operations.iter().filter_map(Operation::records).collect();
    if appends.len() == operations.len() {
        log::commit(connection, &appends).await?;
        return Ok(appends.iter().map(|_| Ok(Done::Nothing)).collect());
    }
    begin(connection).await?;
    let mut answers = Vec::with_capacity(operations.len());
    for operation in operations {
        answers.push(Ok(match operation.records() {
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
        if let Err(Fault::Broken(why)) = answer {
            answers.extend(in_trouble(why, operations.len() - answers.len()));
            break;
        }
        answers.push(answer);
    }
    answers
}

/// The store itself is in trouble, which is the answer to so many: each would only wait for it again.
fn in_trouble(why: String, count: usize) -> Answers {
    (0..count).map(|_| Err(Fault::Broken(why.clone()))).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GuestId;
    use crate::sqlite::migrate;
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;

    const SOMEBODY: GuestId = GuestId(1);

    /// What fits into a file that is full.
    fn short() -> Operation {
        Operation::NameGuest { guest: SOMEBODY, name: "Ann".into() }
    }

    /// What does not.
    fn long() -> Operation {
        Operation::NameGuest { guest: SOMEBODY, name: "Ann".repeat(100_000) }
    }

    /// What is in conflict with everybody.
    fn lost() -> Operation {
        Operation::CreateCode { code: [0; 32], guest: SOMEBODY, game: "nowhere".into(), expires: 0 }
    }

    /// What comes of asking for all this at once, in a file that is full.
    async fn asked<const N: usize>(operations: [Operation; N]) -> [&'static str; N] {
        let folder = tempfile::tempdir().unwrap();
        let options =
            SqliteConnectOptions::new().filename(folder.path().join("a.db")).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        migrate::migrate(&mut connection).await.unwrap();
        let full = "INSERT INTO guests (token, created) VALUES (x'01', 0); PRAGMA max_page_count = 1";
        sqlx::raw_sql(full).execute(&mut connection).await.unwrap();
        let writer = Writer::start(connection);
        let answers = operations.map(|operation| writer.send(operation).unwrap());
        let mut words = [""; N];
        for (word, answer) in words.iter_mut().zip(answers) {
            *word = match answer.await.unwrap() {
                Ok(_) => "done",
                Err(Fault::Conflict) => "conflict",
                Err(Fault::Unfit(_)) => "unfit",
                Err(Fault::Broken(_)) => "broken",
            };
        }
        words
    }

    #[tokio::test]
    async fn when_the_store_is_in_trouble_everybody_is_told_at_once() {
        assert_eq!(asked([short(), long(), short()]).await, ["broken"; 3]);
    }

    #[tokio::test]
    async fn trouble_among_conflicts_is_told_to_all_who_come_after() {
        assert_eq!(asked([short(), lost(), short()]).await, ["done", "conflict", "done"]);
        assert_eq!(asked([short(), lost(), long(), short()]).await, ["done", "conflict", "broken", "broken"]);
    }
}
