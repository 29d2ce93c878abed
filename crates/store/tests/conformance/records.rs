//! Records: appended, never changed.

use super::{append, game, record};
use std::sync::Arc;
use store::{Append, Fault, GuestId, SeatRecord, State, Store};

type Any = Arc<dyn Store>;

pub async fn records_read_back_in_order(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    let mut begun = game("b", 0);
    begun.length = 3;
    store.create_game(begun, (0..3).map(record).collect()).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    store.append(append("a", 2, 10)).await.unwrap();
    store.append(append("b", 3, 1)).await.unwrap();
    assert_eq!(store.records("a").await.unwrap(), (0..12).map(record).collect::<Vec<_>>());
    assert_eq!(store.records("b").await.unwrap(), (0..4).map(record).collect::<Vec<_>>());
    assert!(store.records("c").await.unwrap().is_empty());
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
    let wrong = [("a", 0, 1), ("a", 0, 2), ("a", 1, 3), ("a", 3, 1), ("z", 0, 1)];
    for late in wrong.map(|(game, after, count)| append(game, after, count)) {
        assert_eq!(store.append(late).await, Err(Fault::Conflict));
    }
    assert_eq!(store.game("a").await.unwrap(), before);
    assert_eq!(store.records("a").await.unwrap(), [record(0), record(1)]);
}

pub async fn one_of_two_concurrent_appends_wins(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    for after in 0..20 {
        let (one, other) =
            tokio::join!(store.append(append("a", after, 1)), store.append(append("a", after, 1)));
        assert_eq!([&one, &other].into_iter().filter(|answer| answer.is_ok()).count(), 1);
        assert!([one, other].contains(&Err(Fault::Conflict)));
    }
    assert_eq!(store.records("a").await.unwrap(), (0..20).map(record).collect::<Vec<_>>());
}

pub async fn an_append_without_records_is_refused(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    let (nothing, something) = tokio::join!(store.append(append("a", 0, 0)), store.append(append("a", 0, 1)));
    assert!(matches!(nothing, Err(Fault::Unfit(_))), "{nothing:?}");
    something.unwrap();
}

pub async fn more_appends_than_one_batch_holds(store: Any) {
    let id = |n: u64| format!("game-{n}");
    let made = (0..600).map(|n| store.create_game(game(&id(n), 0), vec![]));
    for made in made.collect::<Vec<_>>() {
        made.await.unwrap();
    }
    let mut lengths = [0; 600];
    for round in 0..3 {
        let count = |n: u64| 1 + (n + round) % 3;
        let asked = (0..600).map(|n| store.append(append(&id(n), lengths[n as usize], count(n))));
        for answer in asked.collect::<Vec<_>>() {
            answer.await.unwrap();
        }
        for n in 0..600 {
            lengths[n as usize] += count(n);
        }
    }
    for n in 0..600 {
        let expected: Vec<_> = (0..lengths[n as usize]).map(record).collect();
        assert_eq!(store.records(&id(n)).await.unwrap(), expected);
    }
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
            assert_eq!(store.records(&id).await.unwrap(), (0..25).map(record).collect::<Vec<_>>());
        });
    }
    while let Some(grown) = growing.join_next().await {
        grown.unwrap();
    }
    assert_eq!(store.all_games().await.unwrap().len(), 40);
}

pub async fn late_append_does_not_fail_the_rest_of_the_batch(store: Any) {
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

/// A seat that a computer plays for Ben.
fn stand_in(former: Vec<GuestId>) -> SeatRecord {
    SeatRecord {
        kind: "bot".into(),
        name: "Ben".into(),
        bot: Some("greedy".into()),
        holders: Vec::new(),
        former,
        invite: Some("a-link".into()),
    }
}

pub async fn seats_change_hands_together_with_a_record(store: Any) {
    let (ann, ben) =
        (store.create_guest([1; 32], 0).await.unwrap(), store.create_guest([2; 32], 0).await.unwrap());
    let mut made = game("a", 0);
    made.hosts = vec![ann];
    (made.seats[0].holders, made.seats[1].holders) = (vec![ann], vec![ben]);
    store.create_game(made.clone(), Vec::new()).await.unwrap();
    let seats = vec![made.seats[0].clone(), stand_in(vec![ben])];
    store.append(Append { seats: Some(seats.clone()), ..append("a", 0, 1) }).await.unwrap();
    let found = store.game("a").await.unwrap().unwrap();
    assert_eq!((found.seats, found.hosts, found.length, found.base), (seats, vec![ann], 1, 0));
    assert_eq!(store.records("a").await.unwrap(), [record(0)]);
}

pub async fn a_late_takeover_changes_nothing(store: Any) {
    let ben = store.create_guest([2; 32], 0).await.unwrap();
    let mut made = game("a", 0);
    made.seats[1].holders = vec![ben];
    store.create_game(made.clone(), Vec::new()).await.unwrap();
    store.append(append("a", 0, 2)).await.unwrap();
    let seats = vec![made.seats[0].clone(), stand_in(vec![ben])];
    let late = Append { seats: Some(seats), ..append("a", 1, 1) };
    assert_eq!(store.append(late).await, Err(Fault::Conflict));
    assert_eq!(store.game("a").await.unwrap().unwrap().seats, made.seats);
    assert_eq!(store.records("a").await.unwrap(), [record(0), record(1)]);
}

pub async fn a_former_player_keeps_the_game_in_their_list(store: Any) {
    let ben = store.create_guest([2; 32], 0).await.unwrap();
    let mut made = game("a", 0);
    made.seats[1] = stand_in(vec![ben]);
    store.create_game(made, Vec::new()).await.unwrap();
    let games = store.games_of(ben, None, None, 9).await.unwrap();
    assert_eq!(games.iter().map(|game| (game.id.as_str(), game.seats.len())).collect::<Vec<_>>(), [("a", 0)]);
}
