//! The SQLite store passes the conformance tests, and its file survives crashes and upgrades.

#[path = "../conformance/mod.rs"]
mod conformance;
mod copy;
mod file;
mod power;
mod read_only;

use conformance::{append, game, record};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use std::sync::Arc;
use store::{Fault, GuestId, LogRecord, Sqlite, State, Store};

async fn fresh() -> (Arc<dyn Store>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("luxor.db")).await.unwrap();
    (Arc::new(store), folder)
}

for_each_conformance_test! { conformance! fresh }

#[tokio::test]
async fn acknowledged_writes_survive_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.create_game(game("a", 0), Vec::new()).await.unwrap();
    for number in 0..20 {
        store.append(append("a", number, 1)).await.unwrap();
    }
    // Never closed, as after a crash.
    std::mem::forget(store);
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.records("a").await.unwrap(), (0..20).map(record).collect::<Vec<_>>());
    assert_eq!(store.game("a").await.unwrap().unwrap().length, 20);
}

#[tokio::test]
async fn two_processes_append_to_one_log() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let (one, other) = (Sqlite::open(&file).await.unwrap(), Sqlite::open(&file).await.unwrap());
    one.create_game(game("a", 0), Vec::new()).await.unwrap();
    other.create_game(game("b", 0), Vec::new()).await.unwrap();
    for number in 0..10 {
        one.append(append("a", number, 1)).await.unwrap();
        other.append(append("b", 2 * number, 2)).await.unwrap();
        assert_eq!(other.append(append("a", number, 1)).await, Err(Fault::Conflict));
    }
    assert_eq!(other.records("a").await.unwrap(), (0..10).map(record).collect::<Vec<_>>());
    assert_eq!(one.records("b").await.unwrap(), (0..20).map(record).collect::<Vec<_>>());
}

/// The numbers of commits and pages in SQLite's WAL. The 24-byte header before each page says whether it ends a commit.
fn journal(file: &Path) -> (usize, usize) {
    let bytes = std::fs::read(file.with_extension("db-wal")).unwrap();
    let (head, frames) = bytes.split_at(32);
    let page = u32::from_be_bytes(head[8..12].try_into().unwrap()) as usize;
    let frames: Vec<&[u8]> = frames.chunks(24 + page).collect();
    (frames.iter().filter(|frame| frame[4..8] != [0; 4]).count(), frames.len())
}

#[tokio::test]
async fn concurrent_appends_share_one_commit_of_few_pages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    let ids: Vec<String> = (0..100).map(|number| format!("{:02}-{number}", number * 37 % 100)).collect();
    for id in &ids {
        let mut begun = game(id, 0);
        begun.length = 50;
        store.create_game(begun, (0..50).map(record).collect()).await.unwrap();
    }
    let (commits, pages) = journal(&file);
    for answer in ids.iter().map(|id| store.append(append(id, 50, 2))).collect::<Vec<_>>() {
        answer.await.unwrap();
    }
    let (commits, pages) = (journal(&file).0 - commits, journal(&file).1 - pages);
    assert_eq!(commits, 1);
    assert!(pages < 20, "{pages} pages for 200 records of 100 games");
}

#[tokio::test]
async fn unfit_operation_does_not_fail_the_rest_of_the_batch() {
    let (store, _folder) = fresh().await;
    let ids = ["a", "b", "c"];
    for id in ids {
        store.create_game(game(id, 0), Vec::new()).await.unwrap();
    }
    // More values than SQLite allows in one statement.
    let counts = [1, 10_000, 2];
    let asked = ids.into_iter().zip(counts).map(|(id, count)| store.append(append(id, 0, count)));
    let mut answers = Vec::new();
    for answer in asked.collect::<Vec<_>>() {
        answers.push(answer.await);
    }
    assert!(matches!(&answers[..], [Ok(()), Err(Fault::Unfit(_)), Ok(())]), "{answers:?}");
    for (id, count) in ids.into_iter().zip([1, 0, 2]) {
        assert_eq!(store.records(id).await.unwrap(), (0..count).map(record).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn oversized_batch_is_written_one_by_one() {
    let (store, _folder) = fresh().await;
    let ids: Vec<String> = (0..10).map(|number| number.to_string()).collect();
    for id in &ids {
        store.create_game(game(id, 0), Vec::new()).await.unwrap();
    }
    for answer in ids.iter().map(|id| store.append(append(id, 0, 1000))).collect::<Vec<_>>() {
        answer.await.unwrap();
    }
    for id in &ids {
        assert_eq!(store.records(id).await.unwrap().len(), 1000);
    }
}

#[tokio::test]
async fn a_closed_store_writes_nothing() {
    let (store, _folder) = fresh().await;
    store.close().await.unwrap();
    let fault = store.create_game(game("a", 0), Vec::new()).await.unwrap_err();
    assert!(matches!(fault, Fault::Broken(_)), "{fault}");
}

/// A file at version 1 with one game.
const GENERATION_1: &str = concat!(
    include_str!("../../migrations/0001_games.sql"),
    "INSERT INTO games (id, title, state, wish, base, length, decider, created, updated)
     VALUES ('old', 'luxor', 'running', '{}', 2, 1, 1, 10, 20);
     INSERT INTO seats (game, seat, kind, name) VALUES ('old', 0, 'person', 'Ann'), ('old', 1, 'bot', 'Ben');
     INSERT INTO deeds (game, number, lines, command) VALUES ('old', 0, 'a line', '0:x');
     PRAGMA user_version = 1;"
);

/// A database file created with this SQL.
async fn written(folder: &tempfile::TempDir, sql: &str) -> std::path::PathBuf {
    let file = folder.path().join("luxor.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    file
}

#[tokio::test]
async fn older_files_are_migrated() {
    let folder = tempfile::tempdir().unwrap();
    let file = written(&folder, GENERATION_1).await;
    for _ in 0..2 {
        let store = Sqlite::open(&file).await.unwrap();
        let game = store.game("old").await.unwrap().unwrap();
        assert_eq!((game.state, game.base, game.decider), (State::Running, 2, Some(1)));
        assert_eq!((game.created, game.seats.len()), (10, 2));
        assert_eq!(store.records("old").await.unwrap()[0].lines, "a line");
        store.append(append("old", game.version(), 1)).await.unwrap();
        assert_eq!(store.game("old").await.unwrap().unwrap().length, game.length + 1);
        store.close().await.unwrap();
    }
}

/// A file at version 2, which kept records by game and number.
const GENERATION_2: &str = concat!(
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_progress.sql"),
    "INSERT INTO guests (id, token, created) VALUES (1, x'01', 0);
     INSERT INTO games (id, title, wish, base, created)
     VALUES ('m', 'luxor', '{}', 2, 12), ('z', 'luxor', '{}', 3, 11), ('b', 'luxor', '{}', 4, 13);
     INSERT INTO progress (game, state, length, decider, updated)
     VALUES ('m', 'running', 3, 1, 20), ('z', 'over', 12, NULL, 21), ('b', 'waiting', 0, NULL, 22);
     INSERT INTO seats (game, seat, kind, name) VALUES ('m', 0, 'person', 'Ann'), ('m', 1, 'person', 'Ben');
     INSERT INTO holders (game, seat, guest) VALUES ('m', 1, 1);
     WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < 11)
     INSERT INTO deeds (game, number, lines, command)
     SELECT game, number, game || ' \"' || number || '\"', iif(number % 2, NULL, '0:' || number)
     FROM numbers JOIN progress ON number < length;
     PRAGMA user_version = 2;"
);

#[tokio::test]
async fn records_stored_per_game_migrate_into_the_log() {
    let expected = |game: &str, count: u64| -> Vec<LogRecord> {
        let record = |number: u64| LogRecord {
            lines: format!("{game} \"{number}\""),
            command: number.is_multiple_of(2).then(|| format!("0:{number}")),
        };
        (0..count).map(record).collect()
    };
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&written(&folder, GENERATION_2).await).await.unwrap();
    let read = [
        ("z", State::Over, 3, 12, None, 11, 21),
        ("m", State::Running, 2, 3, Some(1), 12, 20),
        ("b", State::Waiting, 4, 0, None, 13, 22),
    ];
    assert_eq!(store.all_games().await.unwrap(), read.map(|game| game.0));
    for (id, state, base, length, decider, created, updated) in read {
        let game = store.game(id).await.unwrap().unwrap();
        assert_eq!((game.state, game.base, game.length, game.decider), (state, base, length, decider));
        assert_eq!((game.created, game.updated), (created, updated));
        assert_eq!(store.records(id).await.unwrap(), expected(id, length));
    }
    let seats = store.game("m").await.unwrap().unwrap().seats;
    assert_eq!(seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Ann", "Ben"]);
    assert_eq!(seats[1].holders, [GuestId(1)]);

    for (id, base, length) in [("m", 2, 3), ("b", 4, 0)] {
        let mut more = append(id, length, 2);
        more.after += base;
        store.append(more).await.unwrap();
    }
    let grown = [expected("m", 3), vec![record(3), record(4)]].concat();
    assert_eq!(store.records("m").await.unwrap(), grown);
    assert_eq!(store.records("b").await.unwrap(), [record(0), record(1)]);
    assert_eq!(store.records("z").await.unwrap(), expected("z", 12));
}

/// A file at version 7, which had no results.
const GENERATION_7: &str = concat!(
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_progress.sql"),
    include_str!("../../migrations/0003_log.sql"),
    include_str!("../../migrations/0004_records.sql"),
    include_str!("../../migrations/0005_versions.sql"),
    include_str!("../../migrations/0006_takeovers.sql"),
    include_str!("../../migrations/0007_expiry.sql"),
);

#[tokio::test]
async fn results_of_earlier_games_are_filled_in() {
    let mut sql = GENERATION_7.to_string() + conformance::backfill::GAMES;
    sql = sql.replace("{token}", "x'01'").replace("{last}", "last,");
    for place in 2..=5 {
        sql = sql.replace(&format!("{{at {place}}}"), &format!("{place},"));
    }
    // The first record of the game that was played, then the last ones of all.
    sql += "INSERT INTO records (place, game, before, lines) VALUES (1, 1, NULL, 'first');";
    for (game, lines) in (1..).zip(conformance::backfill::last_lines()) {
        let before = if game == 1 { "1" } else { "NULL" };
        sql += &format!("INSERT INTO records VALUES ({}, {game}, {before}, '{lines}', NULL);", game + 1);
    }
    sql += "PRAGMA user_version = 7;";
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&written(&folder, &sql).await).await.unwrap();
    conformance::backfill::check(&store).await;
}

#[tokio::test]
async fn newer_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = written(&folder, "PRAGMA user_version = 99").await;
    let Err(fault) = Sqlite::open(&file).await else { panic!("it was opened") };
    assert!(fault.to_string().contains("newer program"), "{fault}");
}
