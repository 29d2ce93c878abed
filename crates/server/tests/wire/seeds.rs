//! Seeds: clients can choose them only if the server allows it, for tests.

use crate::client::*;
use serde_json::{Value, json};

const HEADER: &str = "x-luxor-seed";

fn ask(words: &[&str]) -> Value {
    json!({ "title": "luxor", "players": words.len(), "seats": seats(words) })
}

/// The actions of a finished game between bots.
async fn played(client: &mut Client, seed: &str) -> Vec<Value> {
    let request = client.http.post(format!("{}/api/games", client.base)).header(HEADER, seed);
    let game = client.send(request.json(&ask(&["bot random", "bot random"]))).await.ok()["game"].clone();
    let game = game.as_str().unwrap();
    let mut live = client.live(game, "").await;
    while live.step().await["snapshot"]["state"] != "over" {}
    let text = client.get(&format!("/api/games/{game}/transcript")).await.text;
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter_map(|line| line.get("do").cloned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_seed_plays_the_same_game() {
    let running = Running::start().await;
    let mut ann = running.client();
    let first = played(&mut ann, "one").await;
    assert_eq!(played(&mut ann, "one").await, first);
    assert_ne!(played(&mut ann, "another").await, first);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_ordinary_server_takes_no_seed() {
    let running = Running::unseeded().await;
    let mut ann = running.client();
    ann.http = reqwest::Client::new();
    let mut commitments = Vec::new();
    for _ in 0..2 {
        let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
        commitments.push(ann.snapshot(&game, 0).await["commitment"].clone());
        for path in ["/api/games".to_string(), "/api/import".into(), format!("/api/games/{game}/again")] {
            let request = ann.http.post(format!("{}{path}", ann.base)).header(HEADER, "mine");
            let error =
                ann.send(request.json(&ask(&["you Ann", "local Ben"]))).await.fault(400, "bad_request");
            assert!(error["detail"].as_str().unwrap().contains("seed"), "{path}: {error}");
        }
    }
    assert_ne!(commitments[0], commitments[1]);
}
