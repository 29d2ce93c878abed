//! Power loss. A commit is acknowledged after the write-ahead log was synced up to its end, so a power failure can
//! leave any part of what was written to the log afterwards, but nothing less.

use crate::conformance::{append, game, record};
use std::fs;
use std::path::Path;
use store::{Sqlite, Store};

/// The records that a store holds if its files are these.
async fn survivors(database: &[u8], log: &[u8]) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    fs::write(&file, database).unwrap();
    fs::write(folder.path().join("luxor.db-wal"), log).unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.integrity().await.unwrap(), [] as [&str; 0]);
    let records = store.records("a").await.unwrap();
    assert_eq!(records, (0..records.len() as u64).map(record).collect::<Vec<_>>());
    assert_eq!(store.game("a").await.unwrap().unwrap().length, records.len() as u64);
    records.len()
}

fn log_of(file: &Path) -> Vec<u8> {
    fs::read(file.with_extension("db-wal")).unwrap()
}

#[tokio::test]
async fn acknowledged_records_survive_whatever_is_left_of_later_writes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    for number in 0..10 {
        store.append(append("a", number, 1)).await.unwrap();
    }
    let acknowledged = log_of(&file).len();
    for number in 10..14 {
        store.append(append("a", number, 1)).await.unwrap();
    }
    let (database, log) = (fs::read(&file).unwrap(), log_of(&file));
    assert!(log.len() > acknowledged, "the log was not checkpointed meanwhile");
    assert_eq!(survivors(&database, &log[..acknowledged]).await, 10);
    assert_eq!(survivors(&database, &log).await, 14);

    // The file ends anywhere; or it has its full length, but a sector of it never reached the disk.
    for step in 1..40 {
        let end = acknowledged + (log.len() - acknowledged) * step / 40;
        assert!((10..=14).contains(&survivors(&database, &log[..end]).await));
        let mut torn = log.clone();
        torn[end..(end + 512).min(log.len())].iter_mut().for_each(|byte| *byte = !*byte);
        assert!((10..14).contains(&survivors(&database, &torn).await), "a lost sector at {end}");
    }
    // Less than what was synced would lose an acknowledged record: the test can tell.
    assert!(survivors(&database, &log[..acknowledged - 1]).await < 10);
}
