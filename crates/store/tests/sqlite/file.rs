//! Backups, restoring, permissions, and damaged files.

use crate::conformance::{append, game, record};
use crate::fresh;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::Path;
use store::{Backup, Fault, Sqlite, Store, restore};

/// A store with one game of two records, never closed, as after a crash: the records are in the write-ahead log.
async fn crashed(file: &Path) {
    let store = Sqlite::open(file).await.unwrap();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    std::mem::forget(store);
}

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let (store, folder) = fresh().await;
    let mut begun = game("a", 0);
    begun.length = 1;
    store.create_game(begun, vec![record(0)]).await.unwrap();
    let copy = folder.path().join("it's a copy.db");
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "an older copy is not overwritten");
    assert!(Backup::open(&copy).is_ok());
    let copy = Sqlite::open_to_read(&copy).await.unwrap();
    assert_eq!(copy.integrity().await.unwrap(), [] as [&str; 0]);
    assert_eq!(copy.game("a").await.unwrap(), store.game("a").await.unwrap());
    assert_eq!(copy.records("a").await.unwrap(), [record(0)]);
}

/// What is deleted must not stay in the file, where it could be read without the program.
#[tokio::test]
async fn a_deleted_name_is_overwritten_in_the_file() {
    let (store, folder) = fresh().await;
    let mut begun = game("a", 0);
    begun.seats[0].name = "Xanthippe".into();
    begun.opening = Some("{\"seats\":[{\"name\":\"Xanthippe\"}]}\n".into());
    store.create_game(begun.clone(), vec![]).await.unwrap();
    let mut takeover = append("a", 0, 1);
    takeover.records[0].lines = "{\"from\":{\"name\":\"Xanthippe\"}}\n".into();
    store.append(takeover).await.unwrap();
    // Enough games around it that its page is not rewritten by chance.
    for number in 0..50 {
        store.create_game(game(&format!("other {number}"), 0), vec![]).await.unwrap();
    }
    let guest = store.create_guest([1; 32], 0).await.unwrap();
    store.name_guest(guest, "Xanthippe".into()).await.unwrap();
    begun.seats[0].name = "#1".into();
    begun.opening = Some("{\"seats\":[{\"name\":\"#1\"}]}\n".into());
    (begun.base, begun.length) = (1, 1);
    store.rewrite_game(begun, vec![(0, "{\"from\":{\"name\":\"#1\"}}\n".into())], 1).await.unwrap();
    store.delete_guest(guest).await.unwrap();
    store.close().await.unwrap();
    let bytes = fs::read(folder.path().join("luxor.db")).unwrap();
    assert!(!bytes.windows(9).any(|window| window == b"Xanthippe"));
}

#[tokio::test]
async fn a_changed_or_cut_backup_is_refused() {
    let (store, folder) = fresh().await;
    store.create_game(game("a", 0), vec![record(0)]).await.unwrap();
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    let good = fs::read(&copy).unwrap();
    let mut changed = good.clone();
    changed[5000] ^= 1;
    for (bytes, said) in [
        (&changed[..], "checksum is wrong"),
        (&good[..good.len() - 1], "no checksum"),
        (&good[..good.len() / 2], "no checksum"),
        (b"", "no checksum"),
    ] {
        fs::write(&copy, bytes).unwrap();
        let Err(fault) = Backup::open(&copy) else { panic!("{} bytes were accepted", bytes.len()) };
        assert!(fault.to_string().contains(said), "{fault}");
    }
}

/// Without removing the log, SQLite would apply it to the restored file.
#[tokio::test]
async fn restoring_after_a_crash_removes_the_log_and_keeps_everything_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("luxor.db"), folder.path().join("copy.db"));
    crashed(&file).await;
    Sqlite::open_to_read(&file).await.unwrap().backup(&copy).await.unwrap();
    let later = Sqlite::open(&file).await.unwrap();
    later.append(append("a", 2, 3)).await.unwrap();
    std::mem::forget(later);
    assert!(fs::metadata(folder.path().join("luxor.db-wal")).unwrap().len() > 0);

    let aside = folder.path().join("aside");
    assert!(restore::replace(&file, &mut Backup::open(&copy).unwrap(), &aside).unwrap());
    assert!(!folder.path().join("luxor.db-wal").exists());
    let restored = Sqlite::open(&file).await.unwrap();
    assert_eq!(restored.records("a").await.unwrap(), [record(0), record(1)]);
    let replaced = Sqlite::open(&aside.join("luxor.db")).await.unwrap();
    assert_eq!(replaced.records("a").await.unwrap().len(), 5, "the log was kept with its database");
}

#[tokio::test]
async fn an_interrupted_restore_is_finished_before_the_store_opens() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("luxor.db"), folder.path().join("copy.db"));
    crashed(&file).await;
    Sqlite::open_to_read(&file).await.unwrap().backup(&copy).await.unwrap();
    // Interrupted between moving the old database aside and moving the new one in place.
    Backup::open(&copy).unwrap().extract(&folder.path().join("luxor.db.restoring")).unwrap();
    fs::rename(&file, folder.path().join("moved.db")).unwrap();
    let Err(fault) = Sqlite::open(&file).await else { panic!("an empty store was opened") };
    assert!(fault.to_string().contains("restore was interrupted"), "{fault}");
    restore::replace(&file, &mut Backup::open(&copy).unwrap(), &folder.path().join("aside")).unwrap();
    let restored = Sqlite::open(&file).await.unwrap();
    assert_eq!(restored.records("a").await.unwrap().len(), 2);
}

/// It was interrupted when the new database was in place, but the replaced one not yet in its folder.
#[tokio::test]
async fn what_an_interrupted_restore_replaced_is_kept_by_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("luxor.db"), folder.path().join("copy.db"));
    crashed(&file).await;
    Sqlite::open_to_read(&file).await.unwrap().backup(&copy).await.unwrap();
    let replacing = folder.path().join("luxor.db.replacing");
    fs::create_dir(&replacing).unwrap();
    fs::write(replacing.join("luxor.db"), "replaced earlier").unwrap();
    let aside = folder.path().join("aside");
    assert!(restore::replace(&file, &mut Backup::open(&copy).unwrap(), &aside).unwrap());
    assert!(aside.join("luxor.db").exists() && !replacing.exists());
    let earlier = fs::read(folder.path().join("aside-earlier/luxor.db")).unwrap();
    assert_eq!(earlier, b"replaced earlier");
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn only_the_owner_can_read_database_log_and_backup() {
    let (store, folder) = fresh().await;
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    for name in ["luxor.db", "luxor.db-wal", "luxor.db-shm", "copy.db"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
    store.close().await.unwrap();
    let file = folder.path().join("luxor.db");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    store.create_game(game("b", 0), vec![]).await.unwrap();
    for name in ["luxor.db", "luxor.db-wal"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name} of an earlier program");
    }
}

#[tokio::test]
async fn a_malformed_row_is_an_error_for_its_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    for id in ["a", "b", "c", "d", "good"] {
        store.create_game(game(id, 0), vec![record(0)]).await.unwrap();
    }
    let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    sqlx::raw_sql(
        "UPDATE games SET wish = 'no JSON' WHERE id = 'a';
         UPDATE progress SET base = -1 WHERE game = 'b';
         UPDATE games SET seed = x'0102' WHERE id = 'c';
         UPDATE progress SET decider = 4711 WHERE game = 'd';",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    for id in ["a", "b", "c", "d"] {
        let fault = store.game(id).await.unwrap_err();
        assert!(matches!(fault, Fault::Malformed(_)), "{id}: {fault}");
    }
    assert!(store.game("good").await.unwrap().is_some());
    store.ping().await.unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_not_healthy() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luxor.db");
    let store = Sqlite::open(&file).await.unwrap();
    for number in 0..200 {
        let mut begun = game(&format!("game-{number}"), 0);
        begun.length = 20;
        store.create_game(begun, (0..20).map(record).collect()).await.unwrap();
    }
    store.ping().await.unwrap();
    store.close().await.unwrap();
    // The middle is overwritten: the newest records, which every check reads, are still there.
    let pages = fs::metadata(&file).unwrap().len() / 4096;
    let handle = fs::OpenOptions::new().write(true).open(&file).unwrap();
    handle.write_all_at(&vec![0x55; (pages / 3 * 4096) as usize], pages / 3 * 4096).unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    let mut failed = false;
    for number in 0..200 {
        failed |= store.records(&format!("game-{number}")).await.is_err();
    }
    assert!(failed, "nothing was damaged");
    let fault = store.ping().await.unwrap_err();
    assert!(matches!(fault, Fault::Broken(_)), "{fault}");
}
