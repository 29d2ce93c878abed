//! Games that will be deleted, names that disappear, guests who go.

use super::{append, game, record};
use std::sync::Arc;
use store::{Fault, LogRecord, Store};

type Any = Arc<dyn Store>;

pub async fn an_announced_end_is_kept_until_somebody_touches_the_game(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    for (id, updated) in [("a", 10), ("b", 20), ("c", 30), ("d", 40)] {
        let mut game = game(id, 0);
        (game.updated, game.seats[0].holders) = (updated, vec![ann]);
        store.create_game(game, vec![]).await.unwrap();
    }
    assert_eq!(store.unannounced_before(40).await.unwrap(), ["a", "b", "c"]);
    assert!(store.expiring_games().await.unwrap().is_empty());
    for (id, expires) in [("a", 900), ("b", 800), ("c", 700)] {
        let mut announced = store.game(id).await.unwrap().unwrap();
        (announced.expires, announced.base) = (Some(expires), 1);
        store.save_game(announced.clone(), 0).await.unwrap();
        assert_eq!(store.game(id).await.unwrap(), Some(announced));
    }
    assert!(store.unannounced_before(40).await.unwrap().is_empty());
    assert_eq!(store.expiring_games().await.unwrap(), ["c", "b", "a"], "the next to end first");
    assert_eq!(store.games_before(40).await.unwrap(), ["a", "b", "c"], "announcing is no touch");
    let listed = store.games_of(ann, None, None, 9).await.unwrap();
    let ends: Vec<_> = listed.into_iter().map(|game| (game.id, game.expires)).collect();
    let line = |id: &str, expires| (id.to_string(), expires);
    assert_eq!(ends, [line("d", None), line("c", Some(700)), line("b", Some(800)), line("a", Some(900))]);

    store.append(append("a", 1, 1)).await.unwrap();
    let phone = store.create_guest([2; 32], 0).await.unwrap();
    store.create_code([9; 32], ann, "b".into(), 100).await.unwrap();
    assert!(store.claim([9; 32], phone, 1, 50).await.unwrap());
    assert_eq!(store.expiring_games().await.unwrap(), ["c"], "a move and a new device are touches");
    assert_eq!(store.game("a").await.unwrap().unwrap().expires, None);
}

pub async fn rewritten_records_keep_their_places(store: Any) {
    for id in ["a", "b"] {
        store.create_game(game(id, 0), vec![]).await.unwrap();
    }
    for number in 0..5 {
        for id in ["a", "b"] {
            store.append(append(id, number, 1)).await.unwrap();
        }
    }
    let mut changed = store.game("a").await.unwrap().unwrap();
    (changed.base, changed.rewrites) = (1, 1);
    changed.seats[0].name = "#1".into();
    changed.opening = Some("{\"luxor\":1,\"seats\":[]}\n".into());
    let lines = vec![(0, "first\n".to_string()), (3, "fourth\n".to_string()), (4, "last\n".to_string())];
    store.rewrite_game(changed.clone(), lines, 5).await.unwrap();
    let mut records: Vec<LogRecord> = (0..5).map(record).collect();
    for (number, lines) in [(0, "first\n"), (3, "fourth\n"), (4, "last\n")] {
        records[number].lines = lines.into();
    }
    assert_eq!(store.load("a", 0).await.unwrap(), Some((changed, records.clone())));
    assert_eq!(store.records("b").await.unwrap(), (0..5).map(record).collect::<Vec<_>>());
    store.append(append("a", 6, 1)).await.unwrap();
    records.push(record(6));
    assert_eq!(store.records("a").await.unwrap(), records);
}

pub async fn only_the_next_version_can_be_rewritten(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    let before = store.load("a", 0).await.unwrap();
    let mut changed = store.game("a").await.unwrap().unwrap();
    changed.base = 1;
    changed.seats[0].name = "#1".into();
    let lines = |number| vec![(number, "x\n".to_string())];
    let stale = {
        let mut stale = changed.clone();
        stale.length = 1;
        stale
    };
    assert_eq!(store.rewrite_game(stale, lines(0), 1).await, Err(Fault::Conflict));
    assert!(matches!(store.rewrite_game(changed, lines(2), 2).await, Err(Fault::Unfit(_))), "no such record");
    assert_eq!(store.load("a", 0).await.unwrap(), before, "nothing is half done");
}

pub async fn a_guest_in_no_game_can_be_deleted(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let ben = store.create_guest([2; 32], 0).await.unwrap();
    let mut begun = game("a", 0);
    begun.seats[0].former = vec![ann];
    begun.hosts = vec![ben];
    store.create_game(begun.clone(), vec![]).await.unwrap();
    store.create_code([9; 32], ann, "a".into(), 100).await.unwrap();
    assert_eq!(store.delete_guest(ann).await, Err(Fault::Conflict), "still in a game");
    assert!(store.guest([1; 32]).await.unwrap().is_some());
    assert!(store.code([9; 32], 0).await.unwrap().is_some(), "nothing is half done");
    begun.seats[0].former.clear();
    begun.base = 1;
    store.save_game(begun, 0).await.unwrap();
    store.delete_guest(ann).await.unwrap();
    assert_eq!(store.guest([1; 32]).await.unwrap(), None);
    assert_eq!(store.code([9; 32], 0).await.unwrap(), None);
    assert!(store.guest([2; 32]).await.unwrap().is_some());
    store.delete_guest(ann).await.unwrap();
}
