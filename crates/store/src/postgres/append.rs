//! Appends: those that arrive while a batch is being committed form the next one, which is a single statement.

use super::connections::Connections;
use super::listen::{MOST_BYTES, MOST_ENTRIES};
use crate::{Append, Appended, Fault};
use sqlx::postgres::PgPool;
use sqlx::{PgExecutor, Row};
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout_at};

/// How long a batch waits for more if the one before had several appends. While many people move, fewer and larger
/// batches cost less, most of all where several nodes write and notify each other; who moves alone waits for nobody.
const LINGER: Duration = Duration::from_millis(2);

/// Advances the games that have the expected version, writes their records, and notifies all nodes, once for each
/// bundle. Returns the games that were advanced; the others conflict, and nothing of theirs is written.
const APPEND: &str = "
    WITH new AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
                             $7::bigint[], $8::text[], $9::bigint[])
            AS new (game, after, count, state, decider, updated, fence, moves, bundle)
    ), advanced AS (
        UPDATE progress
        SET length = progress.length + new.count, state = new.state, decider = new.decider, updated = new.updated,
            expires = NULL
        FROM new
        WHERE progress.game = new.game AND progress.base + progress.length = new.after
            AND (new.fence IS NULL OR new.fence = (SELECT fence FROM leases WHERE leases.game = new.game))
        RETURNING progress.game, progress.length - new.count AS first, progress.base,
            progress.base + progress.length AS version, new.moves, new.bundle
    ), written AS (
        INSERT INTO records (game, number, lines, command)
        SELECT advanced.game, advanced.first + new.number, new.lines, new.command
        FROM unnest($10::text[], $11::bigint[], $12::text[], $13::text[]) AS new (game, number, lines, command)
        JOIN advanced ON advanced.game = new.game
    )
    SELECT array_agg(game) AS games,
           pg_notify('luxor', string_agg(game || ' ' || version || coalesce(' ' || base || ' ' || moves, ''), E'\\n'))
    FROM advanced GROUP BY bundle";

type Reply = oneshot::Sender<Result<(), Fault>>;
type Request = (Append, Reply);

/// A handle to the task that appends.
pub struct Appender {
    requests: std::sync::Mutex<Option<mpsc::UnboundedSender<Request>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Appender {
    /// Starts the task.
    pub fn start(connections: Arc<Connections>) -> Appender {
        let (sender, receiver) = mpsc::unbounded_channel();
        let task = tokio::spawn(append_all(connections, receiver));
        Appender { requests: std::sync::Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    /// Queues an append; the receiver resolves when it is committed.
    pub fn send(&self, append: Append) -> Result<oneshot::Receiver<Result<(), Fault>>, Fault> {
        if append.records.is_empty() {
            return Err(Fault::Unfit("an append without records".into()));
        }
        let (reply, answer) = oneshot::channel();
        let closed = || Fault::Broken("the store is closed".into());
        let requests = self.requests.lock().map_err(|_| closed())?;
        requests.as_ref().ok_or_else(closed)?.send((append, reply)).map_err(|_| closed())?;
        Ok(answer)
    }

    /// Finishes queued appends.
    pub async fn close(&self) {
        if let Ok(mut requests) = self.requests.lock() {
            requests.take();
        }
        if let Some(task) = self.task.lock().await.take() {
            // A failed task has already reported its error to the callers.
            let _ = task.await;
        }
    }
}

async fn append_all(connections: Arc<Connections>, mut requests: mpsc::UnboundedReceiver<Request>) {
    let mut queue: VecDeque<Request> = VecDeque::new();
    let mut several = false;
    loop {
        if queue.is_empty() {
            match requests.recv().await {
                Some(request) => queue.push_back(request),
                None => return,
            }
        }
        // Others can add theirs: a commit costs about the same for many as for one.
        tokio::task::yield_now().await;
        if several {
            linger(&mut requests, &mut queue).await;
        }
        while let Ok(request) = requests.try_recv() {
            queue.push_back(request);
        }
        let (appends, replies): (Vec<Append>, Vec<Reply>) = take_batch(&mut queue).into_iter().unzip();
        several = appends.len() > 1;
        let answers = match connections.run(|pool| write_all(pool, &appends)).await {
            Err(Fault::Unfit(_)) if appends.len() > 1 => write_each(&connections, &appends).await,
            Err(fault) => vec![Err(fault); appends.len()],
            Ok(advanced) => appends.iter().map(|append| outcome(&advanced, append)).collect(),
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            // The caller may be gone; the append is committed all the same.
            let _ = reply.send(answer);
        }
    }
}

/// Takes what is requested within a moment, but not more than a batch holds.
async fn linger(requests: &mut mpsc::UnboundedReceiver<Request>, queue: &mut VecDeque<Request>) {
    let end = Instant::now() + LINGER;
    while queue.len() < MOST_ENTRIES
        && let Ok(Some(request)) = timeout_at(end, requests.recv()).await
    {
        queue.push_back(request);
    }
}

/// The next appends, at most one for each game: one statement cannot advance a game twice.
fn take_batch(queue: &mut VecDeque<Request>) -> Vec<Request> {
    let mut games = HashSet::new();
    let mut batch = Vec::new();
    let mut later = VecDeque::new();
    while let Some(request) = queue.pop_front() {
        if batch.len() < MOST_ENTRIES && games.insert(request.0.game.clone()) {
            batch.push(request);
        } else {
            later.push_back(request);
        }
    }
    *queue = later;
    batch
}

/// One by one, so that an invalid append does not fail the others.
async fn write_each(connections: &Connections, appends: &[Append]) -> Vec<Result<(), Fault>> {
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        let written = connections.run(|pool| write_all(pool, std::slice::from_ref(append))).await;
        answers.push(written.and_then(|advanced| outcome(&advanced, append)));
    }
    answers
}

fn outcome(advanced: &[String], append: &Append) -> Result<(), Fault> {
    if advanced.contains(&append.game) { Ok(()) } else { Err(Fault::Conflict) }
}

async fn write_all(pool: PgPool, appends: &[Append]) -> Result<Vec<String>, Fault> {
    write(&pool, appends).await
}

/// Writes a batch and returns the games that were advanced.
pub(super) async fn write(to: impl PgExecutor<'_>, appends: &[Append]) -> Result<Vec<String>, Fault> {
    let of = |get: fn(&Append) -> i64| appends.iter().map(get).collect::<Vec<i64>>();
    let games: Vec<&str> = appends.iter().map(|append| append.game.as_str()).collect();
    let states: Vec<&str> = appends.iter().map(|append| append.state.word()).collect();
    let deciders: Vec<Option<i64>> = appends.iter().map(|append| append.decider.map(i64::from)).collect();
    let fences: Vec<Option<i64>> =
        appends.iter().map(|append| append.fence.map(|fence| fence as i64)).collect();
    let moves: Vec<Option<String>> = appends.iter().map(moves).collect();
    let bundles =
        bundles(appends.iter().zip(&moves).map(|(append, moves)| entry_size(append, moves.as_deref())));
    let records = || {
        appends.iter().flat_map(|append| (0i64..).zip(&append.records).map(move |record| (append, record)))
    };
    let record_games: Vec<&str> = records().map(|(append, _)| append.game.as_str()).collect();
    let numbers: Vec<i64> = records().map(|(_, (number, _))| number).collect();
    let lines: Vec<&str> = records().map(|(_, (_, record))| record.lines.as_str()).collect();
    let commands: Vec<Option<&str>> = records().map(|(_, (_, record))| record.command.as_deref()).collect();
    let rows = sqlx::query(APPEND)
        .bind(games)
        .bind(of(|append| append.after as i64))
        .bind(of(|append| append.records.len() as i64))
        .bind(states)
        .bind(deciders)
        .bind(of(|append| append.now))
        .bind(fences)
        .bind(moves)
        .bind(bundles)
        .bind(record_games)
        .bind(numbers)
        .bind(lines)
        .bind(commands)
        .fetch_all(to)
        .await?;
    let advanced = rows.iter().map(|row| row.try_get("games")).collect::<Result<Vec<Vec<String>>, _>>()?;
    Ok(advanced.concat())
}

/// The moves of an append, if they fit into a notification.
fn moves(append: &Append) -> Option<String> {
    Appended::write(append).filter(|moves| entry_size(append, Some(moves)) <= MOST_BYTES)
}

/// The most bytes that an append takes in a notification, the separator included.
fn entry_size(append: &Append, moves: Option<&str>) -> usize {
    const NUMBER: usize = " 18446744073709551615".len();
    append.game.len() + NUMBER + moves.map_or(0, |moves| NUMBER + " ".len() + moves.len()) + "\n".len()
}

/// Shares out entries of these sizes among notifications: the number of the notification for each.
fn bundles(sizes: impl Iterator<Item = usize>) -> Vec<i64> {
    let (mut number, mut full) = (0, 0);
    let bundle = |size| {
        if full + size > MOST_BYTES {
            (number, full) = (number + 1, 0);
        }
        full += size;
        number
    };
    sizes.map(bundle).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_notification_is_too_long() {
        assert!(bundles(std::iter::empty()).is_empty());
        assert_eq!(bundles([MOST_BYTES, 1, MOST_BYTES - 1, 1].into_iter()), [0, 1, 1, 2]);
        assert_eq!(bundles(std::iter::repeat_n(MOST_BYTES / 3, 7)), [0, 0, 0, 1, 1, 1, 2]);
    }
}
