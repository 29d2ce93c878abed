//! Deeds: appended, never changed.

use super::{append, deed, game};
use std::sync::Arc;
use store::{Fault, State, Store};

type Any = Arc<dyn Store>;

pub async fn deeds_read_back_in_order(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    let mut begun = game("b", 0);
    begun.length = 3;
    store.create_game(begun, (0..3).map(deed).collect()).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    store.append(append("a", 2, 10)).await.unwrap();
    store.append(append("b", 3, 1)).await.unwrap();
    assert_eq!(store.deeds("a").await.unwrap(), (0..12).map(deed).collect::<Vec<_>>());
    assert_eq!(store.deeds("b").await.unwrap(), (0..4).map(deed).collect::<Vec<_>>());
    assert!(store.deeds("c").await.unwrap().is_empty());
    let game = store.game("a").await.unwrap().unwrap();
    assert_eq!((game.length, game.decider, game.updated), (12, Some(1), 12));

    let mut last = append("a", 12, 1);
    (last.decider, last.state) = (None, State::Over);
    store.append(last).await.unwrap();
    let game = store.game("a").await.unwrap().unwrap();
    assert_eq!((game.length, game.decider, game.state), (13, None, State::Over));
}

pub async fn a_late_append_changes_nothing(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    let before = store.game("a").await.unwrap();
    for late in [append("a", 0, 1), append("a", 1, 3), append("a", 3, 1), append("z", 0, 1)] {
        assert_eq!(store.append(late).await, Err(Fault::Conflict));
    }
    assert_eq!(store.game("a").await.unwrap(), before);
    assert_eq!(store.deeds("a").await.unwrap().len(), 2);
}

pub async fn many_games_grow_at_the_same_time(store: Any) {
    let mut growing = tokio::task::JoinSet::new();
    for n in 0..40 {
        let store = store.clone();
        growing.spawn(async move {
            let id = format!("game-{n}");
            store.create_game(game(&id, 0), vec![]).await.unwrap();
            for number in 0..25 {
                store.append(append(&id, number, 1)).await.unwrap();
            }
            assert_eq!(store.deeds(&id).await.unwrap(), (0..25).map(deed).collect::<Vec<_>>());
        });
    }
    while let Some(grown) = growing.join_next().await {
        grown.unwrap();
    }
    assert_eq!(store.all_games().await.unwrap().len(), 40);
}

pub async fn one_late_append_does_not_spoil_the_others(store: Any) {
    for n in 0..20 {
        store.create_game(game(&format!("game-{n}"), 0), vec![]).await.unwrap();
    }
    let mut asked = tokio::task::JoinSet::new();
    for n in 0..20 {
        let store = store.clone();
        let late = n % 5 == 0;
        let append = append(&format!("game-{n}"), u64::from(late), 1);
        asked.spawn(async move { (late, store.append(append).await) });
    }
    while let Some(answer) = asked.join_next().await {
        let (late, answer) = answer.unwrap();
        assert_eq!(answer, if late { Err(Fault::Conflict) } else { Ok(()) });
    }
}
