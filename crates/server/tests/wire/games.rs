//! Whole games over the wire.

use crate::client::*;
use serde_json::{Value, json};
use server::protocol;

/// Every title with all its modules, each person on their own device.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_of_every_title_reach_their_end() {
    let running = Running::start().await;
    for (title, modules) in [("luxor", &["mummy", "equipment"][..]), ("expedition", &["new-adventures"])] {
        let mut ann = running.client();
        let game = ann.create(title, modules, seats(&["you Ann", "open", "bot random"])).await;
        let lobby = ann.snapshot(&game, 0).await;
        assert_eq!(lobby["state"], "waiting");
        assert_eq!(lobby["view"], Value::Null);
        let mut ben = running.client();
        let join = json!({ "invite": lobby["invite"], "seat": 1, "name": "Ben" });
        ben.post(&format!("/api/games/{game}/join"), join).await.ok();
        let mut live = ann.live(&game, "seat=0").await;
        let mut clients = vec![(ann.clone(), 0), (ben, 1)];
        let mut dice = Dice(7);
        let mut id = 0;
        while play_one(&mut clients, &game, &mut dice, id).await {
            id += 1;
        }
        let end = clients[0].0.snapshot(&game, 0).await;
        assert_eq!(end["state"], "over");
        assert_eq!(end["outcome"]["scores"].as_array().unwrap().len(), 3);
        assert_eq!(end["seed"].as_str().unwrap().len(), 64);
        let last = live.step_at(end["seq"].as_u64().unwrap()).await;
        assert_eq!(last["snapshot"]["outcome"], end["outcome"]);

        // Anybody can now download the complete transcript, and it verifies.
        let text = running.client().get(&format!("/api/games/{game}/transcript")).await.text;
        let opened = catalogue::open(&text).unwrap();
        assert_eq!(opened.verdict, game::transcript::Verdict::Exact);
        assert_eq!(opened.header.commitment.as_deref(), end["commitment"].as_str());

        let points = ann.get(&format!("/api/games/{game}/points?seat=0")).await.ok();
        let totals: Vec<&Value> =
            end["outcome"]["scores"].as_array().unwrap().iter().map(|s| &s["total"]).collect();
        assert_eq!(points["turns"].as_array().unwrap().last().unwrap()["points"], json!(totals));

        let next = ann.post(&format!("/api/games/{game}/again"), json!({})).await.ok();
        assert_eq!(ann.post(&format!("/api/games/{game}/again"), json!({})).await.ok(), next);
        let again = clients[1].0.snapshot(next["game"].as_str().unwrap(), 1).await;
        assert_eq!(again["options"]["modules"], end["options"]["modules"]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_people_at_one_device_each_see_their_own() {
    let running = Running::start().await;
    let mut device = running.client();
    let game = device.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let snapshot = device.get(&format!("/api/games/{game}")).await.ok();
    assert_eq!((&snapshot["your_seats"], &snapshot["seat"]), (&json!([0, 1]), &json!(0)));
    let mut clients = vec![(device.clone(), 0), (device.clone(), 1)];
    let mut dice = Dice(3);
    for id in 0..40 {
        assert!(play_one(&mut clients, &game, &mut dice, id).await);
    }
    for (seat, other) in [(0, 1), (1, 0)] {
        let view = device.snapshot(&game, seat).await["view"].clone();
        let hand = |seat: u8| view["players"][usize::from(seat)]["hand"].as_array().unwrap().clone();
        assert!(hand(seat).iter().all(|card| !card.is_null()));
        assert!(hand(other).iter().any(Value::is_null));
    }
    let me = device.get("/api/me").await.ok();
    assert_eq!(me["name"], "Ann");
    assert_eq!(me["games"][0]["seats"], json!([0, 1]));
    assert_eq!(me["games"][0]["your_turn"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_computer_players_plays_itself() {
    let running = Running::start().await;
    let mut host = running.client();
    let game = host.create("expedition", &[], seats(&["bot random", "bot random"])).await;
    let mut live = host.live(&game, "").await;
    let mut count = 0;
    loop {
        let step = live.step().await;
        for entry in step["log"].as_array().unwrap() {
            assert_eq!(entry["number"], count, "every line of the log comes once, in order");
            count += 1;
        }
        if step["snapshot"]["state"] == "over" {
            assert_eq!(step["snapshot"]["log_length"], count);
            break;
        }
    }
    let log = host.get(&format!("/api/games/{game}/log?since=5")).await.ok();
    assert_eq!(log.as_array().unwrap().len() as u64, count - 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_rules_tell_fits_the_types_of_the_protocol() {
    let running = Running::start().await;
    let mut ann = running.client();
    let titles = ann.get("/api/titles").await.ok();
    let titles: Vec<protocol::TitleInfo> = serde_json::from_value(titles).unwrap();
    assert_eq!(titles[0].bots, ["random"]);
    for title in titles {
        let modules: Vec<&str> = title.modules.iter().map(|module| module.id.as_str()).collect();
        let game = ann.create(&title.id, &modules, seats(&["you Ann", "local Ben"])).await;
        let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
        let mut dice = Dice(5);
        for id in 0..30 {
            let snapshot = ann.get(&format!("/api/games/{game}")).await.ok();
            let _: Vec<protocol::Choice> = serde_json::from_value(snapshot["choices"].clone()).unwrap();
            play_one(&mut clients, &game, &mut dice, id).await;
        }
        let log = ann.get(&format!("/api/games/{game}/log")).await.ok();
        let log: Vec<protocol::LogEntry> = serde_json::from_value(log).unwrap();
        assert!(!log.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_can_be_looked_at_move_by_move_and_leave_and_come_back() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
    let mut dice = Dice(11);
    let first = ann.snapshot(&game, 0).await;
    for id in 0..25 {
        play_one(&mut clients, &game, &mut dice, id).await;
    }
    let start = ann.get(&format!("/api/games/{game}/replay?at=0&seat=0")).await.ok();
    assert_eq!((&start["open"], &start["snapshot"]["view"]), (&json!(false), &first["view"]));
    let now = ann.snapshot(&game, 0).await;
    let last = ann.get(&format!("/api/games/{game}/replay?seat=0")).await.ok();
    assert_eq!(last["snapshot"]["view"], now["view"]);
    assert_eq!(last["at"], now["records"]);
    let partial = ann.get(&format!("/api/games/{game}/transcript?seat=0")).await.text;
    assert!(partial.contains("\"known_to\":\"seat 0\"") && !partial.contains("\"position\""));

    for id in 25..5000 {
        if !play_one(&mut clients, &game, &mut dice, id).await {
            break;
        }
    }
    let middle = running.client().get(&format!("/api/games/{game}/replay?at=10")).await.ok();
    assert_eq!(middle["open"], true);
    for player in middle["snapshot"]["view"]["players"].as_array().unwrap() {
        assert!(player["hand"].as_array().unwrap().iter().all(|card| !card.is_null()));
    }
    let text = ann.get(&format!("/api/games/{game}/transcript")).await.text;
    let mut other = running.client();
    let request = other.http.post(format!("{}/api/import", other.base)).body(text.clone());
    let copy = other.send(request).await.ok()["game"].as_str().unwrap().to_string();
    assert_eq!(other.get(&format!("/api/games/{copy}/transcript")).await.text, text);
    assert_eq!(other.snapshot(&copy, 0).await["outcome"], ann.snapshot(&game, 0).await["outcome"]);

    // An imported first half can be played on.
    let half: Vec<&str> = text.lines().take(text.lines().count() / 2).collect();
    let request = other.http.post(format!("{}/api/import", other.base)).body(half.join("\n"));
    let half = other.send(request).await.ok()["game"].as_str().unwrap().to_string();
    let mut clients = vec![(other.clone(), 0), (other.clone(), 1)];
    for id in 0..10 {
        assert!(play_one(&mut clients, &half, &mut dice, id).await);
    }
    assert_eq!(other.snapshot(&half, 0).await["commitment"], Value::Null);
    other
        .send(other.http.post(format!("{}/api/import", other.base)).body("no game"))
        .await
        .fault(400, "bad_request");
}
