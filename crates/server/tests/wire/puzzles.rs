//! Puzzles: a day has one, and its answer is sent to anybody who names a choice.

use crate::client::*;
use serde_json::{Value, json};

/// A day that has come, whenever this runs.
const DAY: &str = "/api/puzzles/2026-11-01";

fn ask(actions: &[Value]) -> Value {
    json!({ "name": "Mira", "actions": actions })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_puzzle_is_asked_part_by_part_and_answered_and_leaves_nothing_behind() {
    let running = Running::start().await;
    let mut mira = running.client();
    let month = mira.get("/api/puzzles?month=2026-11").await.ok();
    assert_eq!(month["first"], "2026-11-01");
    let first =
        session::puzzle::puzzles().unwrap().iter().filter(|title| month["first"] == title.from.to_string());
    for (day, title) in month["days"].as_array().unwrap().iter().zip(first) {
        assert_eq!(day["title"], title.file.origin.title);
    }

    let state = mira.post(DAY, ask(&[])).await.ok();
    assert_eq!(state["day"], month["days"][0]);
    let seat = state["snapshot"]["seat"].as_u64().unwrap() as usize;
    assert_eq!(state["snapshot"]["players"][seat]["name"], "Mira");
    for choice in state["choices"].as_array().unwrap() {
        let actions = choice.as_array().unwrap();
        for parts in 1..actions.len() {
            let next = mira.post(DAY, ask(&actions[..parts])).await.ok();
            assert_eq!(next["actions"], json!(actions[..parts]));
        }
    }
    let choice = &state["choices"][0];
    let answer = mira.post(&format!("{DAY}/answer"), json!({ "actions": choice })).await.ok();
    let chosen = answer["chosen"].as_u64().unwrap() as usize;
    assert_eq!(answer["choices"][chosen]["actions"], *choice);
    assert!(answer["reasons"][0]["id"].is_string());
    // A second answer gets the same response: nothing is kept.
    assert_eq!(mira.post(&format!("{DAY}/answer"), json!({ "actions": choice })).await.ok(), answer);
    assert_eq!(mira.get("/api/me").await.ok()["games"], json!([]), "a puzzle is no stored game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_puzzle_is_refused() {
    let running = Running::start().await;
    let mut mira = running.client();
    for (path, status, code) in [
        ("/api/puzzles/2026-10-31", 404, "not_found"),
        ("/api/puzzles/9999-12-31", 404, "not_found"),
        ("/api/puzzles/2026-11-31", 400, "bad_request"),
        ("/api/puzzles/today", 400, "bad_request"),
    ] {
        mira.post(path, ask(&[])).await.fault(status, code);
        mira.post(&format!("{path}/answer"), json!({ "actions": ["play left"] })).await.fault(status, code);
    }
    mira.get("/api/puzzles?month=November").await.fault(400, "bad_request");
    mira.get("/api/puzzles?year=2026").await.fault(400, "bad_request");
    mira.post(DAY, ask(&["sing".into()])).await.fault(400, "bad_request");
    mira.post(DAY, json!({ "name": "" })).await.fault(400, "bad_request");
    mira.post(DAY, json!({ "name": "Mira", "position": "mine" })).await.fault(400, "bad_request");
    mira.post(&format!("{DAY}/answer"), json!({ "actions": [] })).await.fault(400, "bad_request");
    mira.post(&format!("{DAY}/why-not"), json!({ "attempt": null })).await.fault(400, "bad_request");
}
