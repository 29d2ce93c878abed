//! Games without their records.

use super::game;
use serde_json::json;
use std::sync::Arc;
use store::{Fault, State, Store, Summary};

type Any = Arc<dyn Store>;

pub async fn a_game_reads_back_whole(store: Any) {
    assert_eq!(store.game("a").await.unwrap(), None);
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let mut whole = game("a", 3);
    whole.seats[0].holders = vec![ann];
    whole.seats[1].bot = Some("random".into());
    whole.hosts = vec![ann];
    whole.next = Some("b".into());
    store.create_game(whole.clone(), Vec::new()).await.unwrap();
    assert_eq!(store.game("a").await.unwrap(), Some(whole));

    let mut bare = game("b", 0);
    (bare.opening, bare.seed, bare.commitment) = (None, None, None);
    (bare.invite, bare.watch, bare.decider) = (None, None, None);
    store.create_game(bare.clone(), Vec::new()).await.unwrap();
    assert_eq!(store.game("b").await.unwrap(), Some(bare));
    assert_eq!(store.all_games().await.unwrap(), ["a", "b"]);
}

pub async fn ids_and_codes_are_unique(store: Any) {
    store.create_game(game("a", 0), Vec::new()).await.unwrap();
    assert_eq!(store.create_game(game("a", 0), Vec::new()).await, Err(Fault::Conflict));
    let mut same_code = game("b", 0);
    same_code.invite = Some("invite-a".into());
    assert_eq!(store.create_game(same_code, Vec::new()).await, Err(Fault::Conflict));
    assert_eq!(store.game("b").await.unwrap(), None, "nothing is left of it");
}

pub async fn saving_a_changed_game_is_a_conflict(store: Any) {
    store.create_game(game("a", 0), Vec::new()).await.unwrap();
    let mut changed = game("a", 1);
    changed.seats[0].name = "Bo".into();
    changed.state = State::Waiting;
    store.save_game(changed.clone(), 0).await.unwrap();
    assert_eq!(store.game("a").await.unwrap(), Some(changed.clone()));
    assert_eq!(store.save_game(game("a", 1), 0).await, Err(Fault::Conflict));
    assert_eq!(store.game("a").await.unwrap(), Some(changed));
    assert_eq!(store.save_game(game("z", 1), 0).await, Err(Fault::Conflict));
}

pub async fn codes_lead_to_their_game(store: Any) {
    store.create_game(game("a", 0), Vec::new()).await.unwrap();
    assert_eq!(store.invited("invite-a").await.unwrap().as_deref(), Some("a"));
    assert_eq!(store.watched("watch-a").await.unwrap().as_deref(), Some("a"));
    assert_eq!(store.invited("watch-a").await.unwrap(), None);
    assert_eq!(store.watched("invite-a").await.unwrap(), None);
}

pub async fn the_list_of_games_says_which_seats_are_mine(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let ben = store.create_guest([2; 32], 0).await.unwrap();
    let mut first = game("a", 0);
    first.seats[0].holders = vec![ann];
    first.seats[1].holders = vec![ann, ben];
    let mut second = game("b", 0);
    second.hosts = vec![ann];
    second.updated = 9;
    store.create_game(first, Vec::new()).await.unwrap();
    store.create_game(second, Vec::new()).await.unwrap();
    let line = |id: &str, seats: &[u8], updated| Summary {
        id: id.into(),
        title: "luxor".into(),
        state: State::Running,
        players: game("", 0).seats.into_iter().map(|seat| seat.name).collect(),
        seats: seats.into(),
        decider: Some(0),
        updated,
        expires: None,
        request: json!({ "players": 2 }),
        result: Vec::new(),
    };
    assert_eq!(store.games_of(ann, None, None, 9).await.unwrap(), [line("b", &[], 9), line("a", &[0, 1], 2)]);
    assert_eq!(store.games_of(ben, None, None, 9).await.unwrap(), [line("a", &[1], 2)]);
    let of = |title: &str| store.games_of(ann, Some(title.into()), None, 9);
    assert_eq!(of("luxor").await.unwrap().len(), 2);
    assert_eq!(of("expedition").await.unwrap(), []);
}

pub async fn the_list_of_games_comes_in_pages(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let ben = store.create_guest([2; 32], 0).await.unwrap();
    // Unfinished games first, then the latest; two of them changed in the same moment.
    let listed = ["d", "b", "c", "a", "f", "e"];
    for (id, host, state, updated) in [
        ("a", ann, State::Waiting, 10),
        ("b", ann, State::Running, 20),
        ("c", ann, State::Running, 20),
        ("d", ann, State::Running, 30),
        ("e", ann, State::Over, 40),
        ("f", ann, State::Over, 50),
        ("g", ben, State::Running, 25),
    ] {
        let mut game = game(id, 0);
        (game.hosts, game.state, game.updated) = (vec![host], state, updated);
        store.create_game(game, Vec::new()).await.unwrap();
    }
    for most in 1..=7 {
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = store.games_of(ann, None, after, most).await.unwrap();
            assert!(page.len() <= most as usize);
            let Some(last) = page.last() else { break };
            after = Some(last.cursor());
            assert!(page.iter().all(|game| game.players.len() == 2), "every seat of every game");
            seen.extend(page.into_iter().map(|game| game.id));
        }
        assert_eq!(seen, listed, "in pages of {most}");
    }
}

pub async fn unfinished_games_are_counted_for_their_host(store: Any) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    for (id, state) in [("a", State::Waiting), ("b", State::Running), ("c", State::Over)] {
        let mut game = game(id, 0);
        (game.state, game.hosts) = (state, vec![ann]);
        store.create_game(game, Vec::new()).await.unwrap();
    }
    assert_eq!(store.usage_of(ann).await.unwrap().unfinished, 2);
}

pub async fn awaiting_bots_lists_games_where_a_bot_decides(store: Any) {
    for (id, bot, decider, state) in [
        ("a", 0, Some(0), State::Running),
        ("b", 0, Some(1), State::Running),
        ("c", 0, None, State::Over),
        ("d", 1, Some(1), State::Running),
    ] {
        let mut game = game(id, 0);
        game.seats[bot].bot = Some("random".into());
        (game.decider, game.state) = (decider, state);
        store.create_game(game, Vec::new()).await.unwrap();
    }
    assert_eq!(store.awaiting_bots().await.unwrap(), ["a", "d"]);
}
