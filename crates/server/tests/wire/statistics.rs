//! What a guest's own page gets: results and statistics of their finished games, and of nobody else's.

use crate::client::*;
use reqwest::Method;
use serde_json::{Value, json};

const PATH: &str = "/api/me/statistics";

/// Ann and Ben, each with a client, have played a game of these seats to its end.
async fn finished(running: &Running, title: &str, places: &[&str], seed: u64) -> (Client, Client, String) {
    let (mut ann, mut ben) = (running.client(), running.client());
    let game = play(&mut ann, &mut ben, title, places, seed).await;
    (ann, ben, game)
}

/// Plays another game of the two to its end.
async fn play(ann: &mut Client, ben: &mut Client, title: &str, places: &[&str], seed: u64) -> String {
    let game = begin(ann, ben, title, places).await;
    let (mut players, mut dice) = (vec![(ann.clone(), 0), (ben.clone(), 1)], Dice(seed));
    for id in 0.. {
        if !play_one(&mut players, &game, &mut dice, id).await {
            return game;
        }
    }
    unreachable!("a game ends")
}

async fn begin(ann: &mut Client, ben: &mut Client, title: &str, places: &[&str]) -> String {
    let game = ann.create(title, &[], seats(places)).await;
    let invite = ann.snapshot(&game, 0).await["invite"].clone();
    let ask = json!({ "invite": invite, "seat": 1, "name": "Benedikt" });
    ben.post(&format!("/api/games/{game}/join"), ask).await.ok();
    game
}

/// The line of a game in the guest's list.
async fn line(client: &mut Client, game: &str) -> Value {
    let me = client.get("/api/me").await.ok();
    me["games"].as_array().unwrap().iter().find(|line| line["game"] == game).unwrap().clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_counts_for_those_who_played_it() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = finished(&running, "luxor", &["you Ann", "open", "bot random"], 3).await;
    let outcome = ann.snapshot(&game, 0).await["outcome"].clone();
    let rank = |seat: usize| outcome["scores"][seat]["rank"].as_u64().unwrap();
    let place = |seat: usize| json!({ "rank": rank(seat), "points": outcome["scores"][seat]["total"], "rating": null });
    assert_eq!(line(&mut ann, &game).await["result"], json!([place(0), place(1), place(2)]));
    for (client, seat) in [(&mut ann, 0), (&mut ben, 1)] {
        let read = client.get(PATH).await.ok();
        let won = u64::from(rank(seat) == 1);
        let share = |of: &str| json!({ "of": of, "games": 1, "won": won, "chance": 0.3333 });
        assert_eq!(read["all"], share(""));
        assert_eq!(
            [&read["titles"], &read["players"], &read["levels"]],
            [&json!([share("luxor")]), &json!([share("3")]), &json!([share("random")])]
        );
        assert_eq!((&read["longest_run"], &read["latest"]), (&json!(won), &json!([won == 1])));
        assert_eq!(read["points"]["categories"], outcome["categories"]);
        assert_eq!(read["points"]["games"], json!([outcome["scores"][seat]["parts"]]));
        let other = 1 - seat;
        let ahead = |other: usize| u64::from(rank(seat) < rank(other));
        let name = ["Ann", "Benedikt"][other];
        let opponents = json!([
            { "name": null, "bot": "random", "games": 1, "ahead": ahead(2) },
            { "name": name, "bot": null, "games": 1, "ahead": ahead(other) },
        ]);
        assert_eq!(read["opponents"], opponents);
        assert!(read["since"].as_i64().unwrap() > 0);
    }
    // The mean of the others, in each category.
    let read = ann.get(PATH).await.ok();
    for (at, mean) in read["points"]["opponents"].as_array().unwrap().iter().enumerate() {
        let part = |seat: usize| outcome["scores"][seat]["parts"][at].as_f64().unwrap();
        assert_eq!(mean.as_f64().unwrap(), (part(1) + part(2)) / 2.0);
    }
    let nobody = running.client().get(PATH).await.ok();
    assert_eq!((&nobody["since"], &nobody["all"]["games"]), (&Value::Null, &json!(0)));
    let mut stranger = running.client();
    stranger.create("luxor", &[], seats(&["you Cleo", "bot random"])).await;
    let text = stranger.get(PATH).await.text + &stranger.get("/api/me").await.text;
    assert!(!text.contains("Ann") && !text.contains("Benedikt") && !text.contains(&game), "{text}");
    assert_eq!(stranger.get(PATH).await.ok()["all"]["games"], 0);
    // There is no way to name another guest.
    for path in ["/api/me/statistics/1", "/api/guests/1/statistics", "/api/me/1"] {
        ann.get(path).await.fault(404, "not_found");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_games_say_nothing() {
    let running = Running::start().await;
    let (mut ann, mut ben, _) = finished(&running, "expedition", &["you Ann", "open"], 4).await;
    let before = [ann.get(PATH).await.text, ben.get(PATH).await.text];
    let game = begin(&mut ann, &mut ben, "expedition", &["you Ann", "open"]).await;
    let (mut players, mut dice) = (vec![(ann.clone(), 0), (ben.clone(), 1)], Dice(5));
    for id in 0..40 {
        play_one(&mut players, &game, &mut dice, id).await;
        assert_eq!([ann.get(PATH).await.text, ben.get(PATH).await.text], before, "after {id} choices");
        assert_eq!(line(&mut ann, &game).await["result"], json!([]));
    }
    assert_eq!(ann.snapshot(&game, 0).await["state"], "running");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statistics_are_of_all_titles_or_of_one() {
    let running = Running::start().await;
    let (mut ann, mut ben, luxor) = finished(&running, "luxor", &["you Ann", "open"], 6).await;
    let expedition = play(&mut ann, &mut ben, "expedition", &["you Ann", "open"], 7).await;
    let all = ann.get(PATH).await.ok();
    assert_eq!((&all["all"]["games"], &all["points"]["title"]), (&json!(2), &json!("expedition")));
    for (title, game) in [("luxor", &luxor), ("expedition", &expedition)] {
        let one = ann.get(&format!("{PATH}?title={title}")).await.ok();
        assert_eq!((&one["all"]["games"], &one["points"]["title"]), (&json!(1), &json!(title)));
        assert_eq!(one["titles"], all["titles"]);
        let listed = ann.get(&format!("/api/me?title={title}")).await.ok();
        assert_eq!(listed["games"].as_array().unwrap().len(), 1);
        assert_eq!(listed["games"][0]["game"], **game);
    }
    for path in [PATH, "/api/me"] {
        let error = ann.get(&format!("{path}?title=senet")).await.fault(400, "bad_request");
        assert!(error["detail"].as_str().unwrap().contains("luxor"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_deletes_themselves_stays_an_opponent_without_a_name() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = finished(&running, "luxor", &["you Ann", "open"], 8).await;
    let before = ann.get(PATH).await.ok();
    assert_eq!(before["opponents"][0]["name"], "Benedikt");
    let request = ben.http.request(Method::DELETE, format!("{}/api/me", ben.base));
    assert_eq!(ben.send(request).await.ok(), json!({ "deleted": 0, "kept": 1 }));
    let mut after = ann.get(PATH).await;
    assert!(!after.text.contains("Benedikt"), "{}", after.text);
    let mut read = after.clone().ok();
    assert_eq!(read["opponents"][0]["name"], "");
    read["opponents"][0]["name"] = json!("Benedikt");
    assert_eq!(read, before, "nothing else is lost");
    assert_eq!(line(&mut ann, &game).await["players"][1], "#2");
    // The last one takes the game along.
    let request = ann.http.request(Method::DELETE, format!("{}/api/me", ann.base));
    assert_eq!(ann.send(request).await.ok(), json!({ "deleted": 1, "kept": 0 }));
    after = ann.get(PATH).await;
    assert_eq!(after.ok()["all"]["games"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_from_a_file_is_shown_but_does_not_count() {
    let running = Running::start().await;
    let (mut ann, _, game) = finished(&running, "luxor", &["you Ann", "open"], 9).await;
    let transcript = ann.get(&format!("/api/games/{game}/transcript?seat=0")).await.text;
    let mut dan = running.client();
    let request = dan.http.post(format!("{}/api/import", dan.base)).body(transcript);
    let copy = dan.send(request).await.ok()["game"].as_str().unwrap().to_string();
    let listed = line(&mut dan, &copy).await;
    assert_eq!((&listed["state"], &listed["result"]), (&json!("over"), &json!([])));
    assert_eq!(dan.get(PATH).await.ok()["all"]["games"], 0);
}
