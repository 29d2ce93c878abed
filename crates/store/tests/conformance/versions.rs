//! Several writers: versions, news and leases.

use super::{append, game, record};
use std::sync::Arc;
use std::time::Duration;
use store::{Fault, News, Store, Subscription};

type Any = Arc<dyn Store>;

/// Far longer than a test takes.
const LONG: Duration = Duration::from_secs(3600);

pub async fn a_stale_writer_cannot_erase_a_seat(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let phone = store.create_guest([2; 32], 0).await.unwrap();
    let mut begun = game("a", 0);
    begun.seats[0].holders = vec![ann];
    store.create_game(begun, vec![]).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    let mut stale = store.game("a").await.unwrap().unwrap();

    // Meanwhile a device is added, as another node would.
    store.create_code([9; 32], ann, "a".into(), 100).await.unwrap();
    assert!(store.claim([9; 32], phone, 2, 50).await.unwrap());
    stale.base += 1;
    stale.next = Some("b".into());
    assert_eq!(store.save_game(stale, 2).await, Err(Fault::Conflict));
    assert_eq!(store.append(append("a", 2, 1)).await, Err(Fault::Conflict), "who decides may have changed");
    let now = store.game("a").await.unwrap().unwrap();
    assert_eq!(
        (now.seats[0].holders.as_slice(), &now.next, now.version()),
        ([ann, phone].as_slice(), &None, 3)
    );
    store.append(append("a", 3, 1)).await.unwrap();
    assert_eq!(store.game("a").await.unwrap().unwrap().version(), 4);
}

pub async fn only_the_next_version_can_be_saved(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    for base in [0, 2] {
        let saved = store.save_game(game("a", base), 0).await;
        assert!(matches!(saved, Err(Fault::Unfit(_))), "{saved:?}");
    }
    store.save_game(game("a", 1), 0).await.unwrap();
}

pub async fn records_after_a_number_are_loaded_with_their_game(store: Any) {
    assert_eq!(store.load("a", 0).await.unwrap(), None);
    store.create_game(game("a", 3), vec![]).await.unwrap();
    let mut first = append("a", 0, 10);
    first.after = 3;
    store.append(first).await.unwrap();
    for after in [0, 1, 9, 10, 99] {
        let (game, records) = store.load("a", after).await.unwrap().unwrap();
        assert_eq!((game.length, game.version()), (10, 13));
        assert_eq!(records, (after..10).map(record).collect::<Vec<_>>());
    }
}

pub async fn every_committed_change_is_news(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let mut news = store.news();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 3)).await.unwrap();
    assert_eq!(store.append(append("a", 0, 1)).await, Err(Fault::Conflict));
    let mut changed = store.game("a").await.unwrap().unwrap();
    changed.base += 1;
    store.save_game(changed, 3).await.unwrap();
    store.create_code([9; 32], ann, "a".into(), 100).await.unwrap();
    assert!(store.claim([9; 32], ann, 4, 50).await.unwrap());
    for version in [0, 3, 4, 5] {
        assert_eq!(next_version(&mut news, "a").await, version, "in order, and nothing of what failed");
    }
}

/// The version of a game that the next news tell of.
pub async fn next_version(news: &mut Subscription, of: &str) -> u64 {
    match tokio::time::timeout(LONG, news.next()).await.unwrap() {
        Some(News::Changed { game, version, .. }) if game == of => version,
        other => panic!("{other:?}"),
    }
}

pub async fn a_lease_has_one_holder_and_a_growing_number(store: Any) {
    for id in ["a", "b"] {
        store.create_game(game(id, 0), vec![]).await.unwrap();
    }
    assert_eq!(store.lease("a", "one", LONG).await.unwrap(), Some(1));
    assert_eq!(store.lease("a", "two", LONG).await.unwrap(), None);
    assert_eq!(store.lease("b", "two", LONG).await.unwrap(), Some(1));
    assert_eq!(store.lease("a", "one", LONG).await.unwrap(), Some(1), "renewed");
    assert_eq!(store.lease("a", "one", Duration::ZERO).await.unwrap(), Some(1), "given up");
    assert_eq!(store.lease("a", "two", LONG).await.unwrap(), Some(2));
    assert_eq!(store.lease("a", "one", LONG).await.unwrap(), None);
    assert_eq!(store.lease("a", "two", Duration::ZERO).await.unwrap(), Some(2));
    assert_eq!(store.lease("a", "two", LONG).await.unwrap(), Some(3), "it had expired");
    assert_eq!(store.lease("nowhere", "one", LONG).await, Err(Fault::Conflict));
    let taken = (0..8).map(|node| format!("node {node}")).map(|node| {
        let store = store.clone();
        tokio::spawn(async move { store.lease("b", &node, LONG).await.unwrap() })
    });
    store.lease("b", "two", Duration::ZERO).await.unwrap();
    let mut holders = 0;
    for taken in taken.collect::<Vec<_>>() {
        holders += usize::from(taken.await.unwrap().is_some());
    }
    assert_eq!(holders, 1);
}

pub async fn a_bot_with_an_old_lease_appends_nothing(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    let by = |fence, after| {
        let mut append = append("a", after, 1);
        append.fence = Some(fence);
        append
    };
    assert_eq!(store.append(by(1, 0)).await, Err(Fault::Conflict), "without any lease");
    let old = store.lease("a", "one", Duration::ZERO).await.unwrap().unwrap();
    store.append(by(old, 0)).await.unwrap();
    let new = store.lease("a", "two", LONG).await.unwrap().unwrap();
    assert_eq!(store.append(by(old, 1)).await, Err(Fault::Conflict));
    store.append(by(new, 1)).await.unwrap();
    store.append(append("a", 2, 1)).await.unwrap();
    assert_eq!(store.records("a").await.unwrap().len(), 3);
}

pub async fn the_store_is_healthy(store: Any) {
    for _ in 0..3 {
        store.ping().await.unwrap();
    }
}
