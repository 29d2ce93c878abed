//! A client that applies patches always has the same snapshot as one that requests it.

use crate::client::*;
use serde_json::{Value, json};

/// A snapshot without presence, which patches do not contain.
fn without_presence(mut snapshot: Value) -> Value {
    for player in snapshot["players"].as_array_mut().unwrap() {
        player["here"] = Value::Null;
    }
    snapshot
}

/// Applies the next message to the snapshot and returns its type.
async fn hear(live: &mut Connection, snapshot: &mut Value) -> String {
    loop {
        let message: Value = serde_json::from_str(&live.text().await.expect("the server closed")).unwrap();
        if message["type"] != "here" {
            follow(snapshot, &message);
            return message["type"].as_str().unwrap().to_string();
        }
    }
}

/// Plays a random game with some undos.
async fn changes_are_enough(title: &str, modules: &[&str], seed: u64) {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create(title, modules, seats(&["you Ann", "local Ben"])).await;
    let watch = ann.snapshot(&game, 0).await["watch"].as_str().unwrap().to_string();
    let queries = ["seat=0".to_string(), "seat=1".to_string(), format!("watch={watch}")];
    let mut listeners = Vec::new();
    for query in &queries {
        listeners.push((ann.live(&game, &format!("{query}&changes=true")).await, Value::Null));
    }
    let (mut dice, mut told) = (Dice(seed), Vec::new());
    let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
    let mut seq = 0;
    for id in 0.. {
        for ((live, snapshot), query) in listeners.iter_mut().zip(&queries) {
            while snapshot["seq"].as_u64() != Some(seq) {
                told.push(hear(live, snapshot).await);
            }
            let asked = ann.get(&format!("/api/games/{game}?{query}")).await.ok();
            assert_eq!(without_presence(snapshot.clone()), without_presence(asked));
        }
        if listeners[0].1["state"] == "over" {
            break;
        }
        let seat = dice.below(2);
        if dice.below(6) == 0 && listeners[seat].1["undo"]["possible"] == true {
            let back = json!({ "id": format!("u{id}"), "seq": seq, "seat": seat });
            ann.post(&format!("/api/games/{game}/restart"), back).await.ok();
        } else {
            play_one(&mut clients, &game, &mut dice, id).await;
        }
        seq = ann.snapshot(&game, 0).await["seq"].as_u64().unwrap();
    }
    let whole = told.iter().filter(|kind| *kind == "step").count();
    assert_eq!(whole, 2 * listeners.len(), "full steps come only at the start and at the end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_enough_in_luxor() {
    changes_are_enough("luxor", &["mummy", "equipment", "artifacts", "characters"], 61).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_enough_in_expedition() {
    changes_are_enough("expedition", &["new-adventures"], 62).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lobby_changes_send_full_steps() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "open"])).await;
    let (mut live, mut snapshot) = (ann.live(&game, "seat=0&changes=true").await, Value::Null);
    assert_eq!(hear(&mut live, &mut snapshot).await, "step");
    ann.post(&format!("/api/games/{game}/start"), json!({ "bot": "random" })).await.ok();
    assert_eq!(hear(&mut live, &mut snapshot).await, "step");
    assert_eq!(snapshot["state"], "running");
}
