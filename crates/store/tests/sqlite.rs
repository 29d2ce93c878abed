//! The SQLite store is a store, and its file outlives the program.

mod conformance;

use conformance::{append, deed, game};
use std::sync::Arc;
use store::{Fault, Sqlite, Store};

async fn fresh() -> (Arc<dyn Store>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("luxor.db")).await.unwrap();
    (Arc::new(store), folder)
}

conformance!(fresh);

#[tokio::test]
async fn what_was_acknowledged_is_there_after_the_program_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.create_game(game("a", 0), Vec::new()).await.unwrap();
    for number in 0..20 {
        store.append(append("a", number, 1)).await.unwrap();
    }
    // Never closed: as if the power went.
    std::mem::forget(store);
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.deeds("a").await.unwrap(), (0..20).map(deed).collect::<Vec<_>>());
    assert_eq!(store.game("a").await.unwrap().unwrap().length, 20);
}

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let (store, folder) = fresh().await;
    store.create_game(game("a", 0), vec![deed(0)]).await.unwrap();
    let copy = folder.path().join("it's a copy.db");
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "an older copy is not overwritten");
    let copy = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copy.game("a").await.unwrap(), store.game("a").await.unwrap());
    assert_eq!(copy.deeds("a").await.unwrap(), [deed(0)]);
}

#[tokio::test]
async fn a_closed_store_writes_nothing() {
    let (store, _folder) = fresh().await;
    store.close().await.unwrap();
    let fault = store.create_game(game("a", 0), Vec::new()).await.unwrap_err();
    assert!(matches!(fault, Fault::Broken(_)), "{fault}");
}
