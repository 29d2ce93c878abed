//! Opening a store to read: nothing of it changes, whatever state it is in.

use crate::conformance::{append, game, record};
use crate::{GENERATION_1, GENERATION_2, written};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use store::{Fault, Sqlite, Store, Upgrade};

/// Every file of a folder but SQLite's index of the log, which is memory shared between processes.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files
        .filter(|path| path.extension().is_none_or(|extension| extension != "db-shm"))
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_string(), fs::read(&path).unwrap()))
        .collect()
}

#[tokio::test]
async fn an_older_file_is_read_and_copied_without_migrating_it() {
    for (sql, games, records) in
        [(GENERATION_1, vec!["old"], ("old", 1)), (GENERATION_2, vec!["z", "m", "b"], ("z", 12))]
    {
        let folder = tempfile::tempdir().unwrap();
        let file = written(&folder, sql).await;
        let before = contents(folder.path());
        let reader = Sqlite::open_to_read(&file).await.unwrap();
        assert_eq!(reader.all_games().await.unwrap(), games);
        assert_eq!(reader.records(records.0).await.unwrap().len(), records.1);
        let elsewhere = tempfile::tempdir().unwrap();
        let copy = elsewhere.path().join("copy.db");
        reader.backup(&copy).await.unwrap();
        assert_eq!(Sqlite::open_to_read(&copy).await.unwrap().all_games().await.unwrap(), games);
        reader.close().await.unwrap();
        assert_eq!(contents(folder.path()), before);
    }
}

#[tokio::test]
async fn an_older_file_in_use_is_not_opened_to_write() {
    let folder = tempfile::tempdir().unwrap();
    let file = written(&folder, GENERATION_2).await;
    let before = contents(folder.path());
    let opened = Sqlite::open_with(&file, Default::default(), Upgrade::Refuse).await;
    let Err(fault) = opened else { panic!("it was opened") };
    assert!(fault.to_string().contains("stop it first"), "{fault}");
    assert_eq!(contents(folder.path()), before);
}

#[tokio::test]
async fn a_reader_sees_what_a_running_store_wrote_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    let before = contents(folder.path());
    let reader = Sqlite::open_to_read(&file).await.unwrap();
    assert_eq!(reader.records("a").await.unwrap(), [record(0), record(1)]);
    let fault = reader.append(append("a", 2, 1)).await.unwrap_err();
    assert!(matches!(&fault, Fault::Broken(why) if why.contains("only to read")), "{fault}");
    reader.close().await.unwrap();
    assert_eq!(contents(folder.path()), before);
    store.append(append("a", 2, 1)).await.unwrap();
}
