//! Results of finished games, and what they say together.

use super::{append, game};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{
    Append, Fault, Finished, GameRecord, Group, GuestId, LogRecord, Loss, Opponent, Rating, SeatResult,
    State, Statistics, Store,
};

type Any = Arc<dyn Store>;

/// A record that ends a game with these ranks; the points are 40 less ten times the rank.
pub fn ending(ranks: &[i64]) -> LogRecord {
    let result: Vec<Value> = ranks
        .iter()
        .map(|rank| {
            let parts = json!({ "keys": rank, "sets": 40 - 11 * rank });
            json!({ "rank": rank, "points": 40 - 10 * rank, "parts": parts })
        })
        .collect();
    let last = format!("{{\"result\":{},\"position\":\"0123456789abcdef\"}}", json!(result));
    LogRecord { lines: format!("{{\"seat\":0,\"do\":\"play left\"}}\n{last}\n"), command: None }
}

/// The append that ends a game at this time.
fn end(game: &str, ranks: &[i64], now: i64) -> Append {
    Append { records: vec![ending(ranks)], decider: None, state: State::Over, now, ..append(game, 0, 1) }
}

/// A running game of these players: the name of a person, or `bot` and its id.
fn table(id: &str, title: &str, players: &[&str], held: &[(usize, GuestId)]) -> GameRecord {
    let mut game = game(id, 0);
    let seat = game.seats[0].clone();
    game.title = title.into();
    game.seats = players
        .iter()
        .map(|player| match player.split_once(' ') {
            Some(("bot", bot)) => {
                let mut seat = seat.clone();
                (seat.name, seat.bot) = (format!("Amun the {bot}"), Some(bot.into()));
                seat
            }
            _ => store::SeatRecord { name: player.to_string(), ..seat.clone() },
        })
        .collect();
    for (seat, guest) in held {
        game.seats[*seat].holders.push(*guest);
    }
    game
}

/// Stores a game that ended with these ranks.
async fn play(
    store: &Any,
    id: &str,
    title: &str,
    players: &[&str],
    held: &[(usize, GuestId)],
    ended: (&[i64], i64),
) {
    store.create_game(table(id, title, players, held), vec![]).await.unwrap();
    store.append(end(id, ended.0, ended.1)).await.unwrap();
}

async fn guest(store: &Any, number: u8, name: &str) -> GuestId {
    let guest = store.create_guest([number; 32], 0).await.unwrap();
    store.name_guest(guest, name.into()).await.unwrap();
    guest
}

pub async fn a_result_is_stored_with_the_record_that_ends_the_game(store: Any) {
    let ann = guest(&store, 1, "Ann").await;
    for id in ["a", "b", "c", "d"] {
        store.create_game(table(id, "luxor", &["Ann", "bot greedy"], &[(0, ann)]), vec![]).await.unwrap();
    }
    store.append(end("a", &[2, 1], 70)).await.unwrap();
    // Ended by agreement: there is no result.
    let agreed = LogRecord { lines: "{\"end\":\"agreed\"}\n".into(), command: None };
    store.append(Append { records: vec![agreed], ..end("b", &[], 71) }).await.unwrap();
    // Not over, whatever the lines look like.
    store.append(Append { state: State::Running, ..end("c", &[1, 2], 72) }).await.unwrap();
    // The last seat changed hands with the record that ended the game.
    let seats = table("d", "luxor", &["Ann", "bot clever"], &[(0, ann)]).seats;
    store.append(Append { seats: Some(seats), ..end("d", &[1, 2], 73) }).await.unwrap();

    for (id, ended) in [("a", Some(70)), ("b", None), ("c", None), ("d", Some(73))] {
        assert_eq!(store.game(id).await.unwrap().unwrap().ended, ended, "{id}");
    }
    let mut changed = store.game("a").await.unwrap().unwrap();
    (changed.base, changed.updated, changed.next) = (1, 90, Some("d".into()));
    store.save_game(changed.clone(), 1).await.unwrap();
    assert_eq!(store.game("a").await.unwrap(), Some(changed), "later changes keep the end");
    let place = |rank| SeatResult { rank, points: 40 - 10 * rank, rating: None };
    for game in store.games_of(ann, None, None, 9).await.unwrap() {
        let expected = match &*game.id {
            "a" => vec![place(2), place(1)],
            "d" => vec![place(1), place(2)],
            _ => vec![],
        };
        assert_eq!(game.result, expected, "{}", game.id);
    }
    let groups = store.statistics(ann, None).await.unwrap().groups;
    let levels: Vec<_> = groups.iter().map(|group| group.level.as_deref()).collect();
    assert_eq!(levels, [Some("clever"), Some("greedy")]);
    store.delete_game("a", 2).await.unwrap();
    assert_eq!(store.statistics(ann, None).await.unwrap().groups.len(), 1, "a deleted game has no result");
}

pub async fn a_late_end_stores_no_result(store: Any) {
    let ann = guest(&store, 1, "Ann").await;
    store.create_game(table("a", "luxor", &["Ann", "Ben"], &[(0, ann)]), vec![]).await.unwrap();
    store.append(append("a", 0, 1)).await.unwrap();
    assert_eq!(store.append(end("a", &[1, 2], 70)).await, Err(Fault::Conflict));
    assert_eq!(store.game("a").await.unwrap().unwrap().ended, None);
    assert_eq!(store.statistics(ann, None).await.unwrap(), Statistics::default());
}

pub async fn a_copied_game_brings_its_result(store: Any) {
    let ann = guest(&store, 1, "Ann").await;
    let mut over = table("a", "luxor", &["Ann", "Ben"], &[(0, ann)]);
    (over.state, over.decider, over.length, over.ended) = (State::Over, None, 1, Some(70));
    store.create_game(over.clone(), vec![ending(&[1, 2])]).await.unwrap();
    assert_eq!(store.game("a").await.unwrap(), Some(over));
    let statistics = store.statistics(ann, None).await.unwrap();
    assert_eq!((statistics.longest_run, statistics.latest[0].ended), (1, 70));
}

pub async fn statistics_count_and_compare_finished_games(store: Any) {
    let (ann, ben) = (guest(&store, 1, "Ann").await, guest(&store, 2, "Ben").await);
    let two = |ranks: &'static [i64], ended| (ranks, ended);
    let with_ben: &[(usize, GuestId)] = &[(0, ann), (1, ben)];
    play(&store, "a", "luxor", &["Ann", "bot greedy"], &[(0, ann)], two(&[1, 2], 10)).await;
    play(&store, "b", "luxor", &["Ann", "bot greedy"], &[(0, ann)], two(&[2, 1], 20)).await;
    play(&store, "c", "luxor", &["Ann", "Ben", "bot greedy"], with_ben, two(&[1, 1, 3], 30)).await;
    play(&store, "d", "expedition", &["Ann", "Ben"], with_ben, two(&[1, 2], 40)).await;
    play(&store, "e", "luxor", &["bot greedy", "Ann", "bot clever"], &[(1, ann)], two(&[2, 1, 3], 50)).await;
    // Games of others, and one that is not over, change nothing.
    play(&store, "f", "luxor", &["Ben", "Cleo"], &[(0, ben)], two(&[1, 2], 60)).await;
    store.create_game(table("g", "luxor", &["Ann", "Ben"], with_ben), vec![]).await.unwrap();

    let all = store.statistics(ann, None).await.unwrap();
    let group = |title: &str, players, level: Option<&str>, games, won| Group {
        title: title.into(),
        players,
        level: level.map(String::from),
        games,
        won,
    };
    let groups = [
        group("expedition", 2, None, 1, 1),
        group("luxor", 2, Some("greedy"), 2, 1),
        group("luxor", 3, Some(""), 1, 1),
        group("luxor", 3, Some("greedy"), 1, 1),
    ];
    assert_eq!(all.groups, groups);
    assert_eq!(all.longest_run, 3, "c, d and e");
    let order: Vec<&str> = all.latest.iter().map(|game| &*game.game).collect();
    assert_eq!(order, ["e", "d", "c", "b", "a"], "newest first");
    let parts = |rank| BTreeMap::from([("keys".to_string(), rank), ("sets".to_string(), 40 - 11 * rank)]);
    let newest = Finished {
        game: "e".into(),
        title: "luxor".into(),
        ended: 50,
        seat: 1,
        ranks: vec![2, 1, 3],
        parts: vec![parts(2), parts(1), parts(3)],
    };
    assert_eq!(all.latest[0], newest);
    let opponent = |name: Option<&str>, bot: Option<&str>, games, ahead| Opponent {
        name: name.map(String::from),
        bot: bot.map(String::from),
        games,
        ahead,
    };
    let others = [
        opponent(None, Some("greedy"), 4, 3),
        opponent(Some("Ben"), None, 2, 1),
        opponent(None, Some("clever"), 1, 1),
    ];
    assert_eq!(all.opponents, others, "a shared victory is not ahead");

    let luxor = store.statistics(ann, Some("luxor".into())).await.unwrap();
    assert_eq!(luxor.groups, groups, "of all titles");
    assert_eq!(luxor.longest_run, 2);
    assert_eq!(luxor.latest.len(), 4);
    assert_eq!(luxor.opponents[1], opponent(None, Some("clever"), 1, 1));

    // Ben deletes himself: his name is gone, the games stay.
    for id in ["c", "d"] {
        let mut without = store.game(id).await.unwrap().unwrap();
        let after = without.version();
        without.base += 1;
        without.seats[1].holders.clear();
        without.seats[1].name = "#2".into();
        store.rewrite_game(without, vec![], after).await.unwrap();
    }
    let after = store.statistics(ann, None).await.unwrap();
    assert_eq!(after.opponents[1], opponent(Some(""), None, 2, 1));
    assert_eq!((after.groups, after.longest_run), (all.groups, 3));

    // Only the latest games of a title are listed one by one.
    for number in 0..20 {
        let id = format!("more-{number:02}");
        play(&store, &id, "luxor", &["Ann", "Ben"], &[(0, ann)], two(&[2, 1], 100 + number)).await;
    }
    let latest = store.statistics(ann, None).await.unwrap().latest;
    assert_eq!(latest.len(), Statistics::LATEST as usize + 1, "and one of the other title");
    assert_eq!((&*latest[0].game, &*latest[10].game), ("more-19", "d"));
}

pub async fn statistics_say_what_decisions_cost_in_analysed_games(store: Any) {
    let ann = guest(&store, 1, "Ann").await;
    let rating = |loss: f64| Rating { luck: 0.25, play: -40.0 * loss, loss };
    for (id, title, ranks, ended) in [
        ("a", "luxor", [1, 2], 10),
        ("b", "luxor", [2, 1], 20),
        ("c", "luxor", [1, 2], 30),
        ("d", "expedition", [1, 2], 5),
    ] {
        play(&store, id, title, &["Ann", "Ben"], &[(0, ann)], (&ranks, ended)).await;
    }
    for (id, loss) in [("a", 0.5), ("c", 0.02), ("d", 0.03), ("a", 0.01)] {
        store.rate_game(id.into(), vec![rating(loss), rating(0.125)]).await.unwrap();
    }
    store.rate_game("nowhere".into(), vec![rating(0.5)]).await.unwrap();
    let loss = |ended, won, loss| Loss { ended, won, loss };
    let losses =
        async |title: Option<&str>| store.statistics(ann, title.map(String::from)).await.unwrap().losses;
    assert_eq!(losses(None).await, [loss(10, true, 0.01), loss(30, true, 0.02)], "of what was played last");
    assert_eq!(losses(Some("expedition")).await, [loss(5, true, 0.03)]);
    assert_eq!(store.ratings("a").await.unwrap(), [rating(0.01), rating(0.125)], "the latest analysis");
    assert_eq!(store.ratings("b").await.unwrap(), []);
    let listed = store.games_of(ann, None, None, 9).await.unwrap();
    let rated = |id: &str| listed.iter().find(|game| game.id == id).unwrap().result[0].rating;
    assert_eq!((rated("a"), rated("b")), (Some(rating(0.01)), None));
}

pub async fn statistics_count_the_seat_with_the_name_of_the_guest(store: Any) {
    let ann = guest(&store, 1, "Ann").await;
    let here: &[(usize, GuestId)] = &[(0, ann), (1, ann)];
    play(&store, "a", "luxor", &["Ben", "Ann"], here, (&[2, 1], 10)).await;
    play(&store, "b", "luxor", &["Ben", "Cleo"], here, (&[2, 1], 20)).await;
    // Their seat was a computer's in the end.
    let mut left = table("c", "luxor", &["bot greedy", "Ben"], &[]);
    left.seats[0].former = vec![ann];
    left.hosts = vec![ann];
    store.create_game(left, vec![]).await.unwrap();
    store.append(end("c", &[1, 2], 30)).await.unwrap();
    let statistics = store.statistics(ann, None).await.unwrap();
    let (games, won): (Vec<u64>, Vec<u64>) =
        statistics.groups.iter().map(|group| (group.games, group.won)).unzip();
    assert_eq!((games, won), (vec![1], vec![1]), "nobody knows who Ann was in the others");
    assert_eq!(statistics.latest[0].seat, 1);
    assert_eq!(statistics.opponents[0].name.as_deref(), Some("Ben"));
}

pub async fn statistics_need_a_game_that_was_played_here_to_its_end(store: Any) {
    let ann = guest(&store, 1, "Ann").await;
    let mut imported = table("a", "luxor", &["Ann", "Ben"], &[(0, ann)]);
    (imported.state, imported.decider, imported.length) = (State::Over, None, 1);
    store.create_game(imported, vec![ending(&[1, 2])]).await.unwrap();
    assert_eq!(store.statistics(ann, None).await.unwrap(), Statistics::default());
    assert_eq!(store.games_of(ann, None, None, 9).await.unwrap()[0].result, []);
}
