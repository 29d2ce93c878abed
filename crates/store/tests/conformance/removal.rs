//! Deleting games, and counting what is there.

use super::{append, game, record};
use std::sync::Arc;
use store::{Fault, State, Stats, Store};

type Any = Arc<dyn Store>;

pub async fn a_deleted_game_leaves_nothing_and_its_neighbours_whole(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    for id in ["a", "b", "c"] {
        let mut begun = game(id, 0);
        begun.seats[0].holders = vec![ann];
        store.create_game(begun, vec![]).await.unwrap();
    }
    // Their records stand between each other.
    for number in 0..10 {
        for id in ["a", "b", "c"] {
            store.append(append(id, number, 1)).await.unwrap();
        }
    }
    store.create_code([9; 32], ann, "b".into(), 100).await.unwrap();
    assert_eq!(store.delete_game("b", 9).await, Err(Fault::Conflict), "it went on meanwhile");
    assert_eq!(store.records("b").await.unwrap().len(), 10);
    store.delete_game("b", 10).await.unwrap();
    assert_eq!(store.delete_game("b", 10).await, Err(Fault::Conflict));
    assert_eq!(store.load("b", 0).await.unwrap(), None);
    assert_eq!(store.code([9; 32], 0).await.unwrap(), None);
    assert_eq!(store.invited("invite-b").await.unwrap(), None);
    assert_eq!(store.games_of(ann, None, None, 9).await.unwrap().len(), 2);
    assert_eq!(store.append(append("b", 10, 1)).await, Err(Fault::Conflict));
    for id in ["a", "c"] {
        store.append(append(id, 10, 1)).await.unwrap();
        assert_eq!(store.records(id).await.unwrap(), (0..11).map(record).collect::<Vec<_>>());
    }
    assert_eq!(store.stats().await.unwrap().records, 22);
    store.create_game(game("b", 0), vec![]).await.unwrap();
    assert!(store.records("b").await.unwrap().is_empty(), "a new game of that name is empty");
}

pub async fn games_at_rest_are_listed_longest_first(store: Any) {
    for (id, updated) in [("a", 30), ("b", 10), ("c", 20)] {
        let mut game = game(id, 0);
        game.updated = updated;
        store.create_game(game, vec![]).await.unwrap();
    }
    assert_eq!(store.games_before(30).await.unwrap(), ["b", "c"]);
    assert!(store.games_before(10).await.unwrap().is_empty());
}

pub async fn what_is_stored_is_counted(store: Any) {
    store.create_guest([1; 32], 0).await.unwrap();
    for (id, state) in [("a", State::Waiting), ("b", State::Running), ("c", State::Over), ("d", State::Over)]
    {
        let mut game = game(id, 0);
        game.state = state;
        store.create_game(game, vec![]).await.unwrap();
    }
    store.append(append("b", 0, 5)).await.unwrap();
    let stats = store.stats().await.unwrap();
    assert!(stats.bytes > 0);
    assert_eq!(stats, Stats { waiting: 1, running: 1, over: 2, records: 5, guests: 1, bytes: stats.bytes });
}
