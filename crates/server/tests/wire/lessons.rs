//! Lessons: a step is computed from what the client says, and only the game at their end is stored.

use crate::client::*;
use bots::Bots;
use serde_json::{Value, json};
use std::sync::Arc;

const FIRST: &str = "/api/lessons/luxor/first";

fn ask(step: u64) -> Value {
    json!({ "step": step, "answers": {}, "name": "Mira" })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_played_step_by_step_and_leaves_nothing_behind() {
    let running = Running::start().await;
    let mut mira = running.client();
    let list = mira.get("/api/lessons").await.ok();
    let first =
        list.as_array().unwrap().iter().find(|one| one["title"] == "luxor" && one["id"] == "first").unwrap();
    let steps: u64 =
        first["stations"].as_array().unwrap().iter().map(|one| one["steps"].as_u64().unwrap()).sum();

    let mut state = mira.post(FIRST, ask(0)).await.ok();
    assert_eq!(state["snapshot"]["players"][0]["name"], "Mira");
    assert_eq!(state["snapshot"]["watch"], Value::Null, "nobody can watch");
    let mut chosen = 0;
    while state["last"] == false {
        let mut next = json!({ "step": state["step"], "answers": state["answers"], "name": "Mira" });
        match state["accept"].as_array().unwrap().last() {
            Some(action) => {
                chosen += 1;
                next["action"] = action.clone();
            }
            None => next["step"] = (state["step"].as_u64().unwrap() + 1).into(),
        }
        state = mira.post(FIRST, next).await.ok();
        assert_eq!(state["later"], false);
    }
    assert_eq!(state["step"], steps - 1);
    assert!(chosen > 10);
    assert_eq!(state["answers"]["key-or-card"], "take card 1", "the last of the accepted choices");
    assert_eq!(mira.get("/api/me").await.ok()["games"], json!([]), "a lesson is no stored game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_choice_is_answered_with_the_same_step() {
    let running = Running::start().await;
    let mut mira = running.client();
    let mut other = ask(0);
    other["action"] = "play right".into();
    let state = mira.post(FIRST, other).await.ok();
    assert_eq!((&state["step"], &state["later"]), (&json!(0), &json!(true)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_lesson_is_refused() {
    let running = Running::start().await;
    let mut mira = running.client();
    mira.post("/api/lessons/luxor/chess", ask(0)).await.fault(404, "not_found");
    mira.post("/api/lessons/chess/first", ask(0)).await.fault(404, "not_found");
    mira.post(FIRST, ask(999)).await.fault(400, "bad_request");
    mira.post(FIRST, json!({ "step": 0, "name": "" })).await.fault(400, "bad_request");
    mira.post(FIRST, json!({ "step": 0, "name": "Mira", "position": "mine" }))
        .await
        .fault(400, "bad_request");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_lesson_goes_on_into_a_game_that_only_the_learner_sees() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let bots = Arc::new(Bots::default());
    let running = Running::thinking(folder.clone(), generous(), bots.clone()).await;
    let mut mira = running.client();
    let game = mira.post(&format!("{FIRST}/game"), ask(0)).await.ok()["game"].as_str().unwrap().to_string();
    let snapshot = mira.snapshot(&game, 0).await;
    assert_eq!(snapshot["players"][1]["name"], "Bastet");
    assert_eq!(snapshot["view"]["players"][0]["points"], 8, "two treasures of the morning");
    running.client().get(&format!("/api/games/{game}")).await.fault(403, "forbidden");
    // Bastet is a bot and moves first: the game is in play, and survives a restart.
    let mut live = mira.live(&game, "?seat=0").await;
    let mut now = snapshot;
    while now["decider"] != 0 {
        now = live.step().await["snapshot"].clone();
    }
    drop(live);
    running.end().await;
    let again = Running::thinking(folder, generous(), bots).await;
    mira.base = again.client().base;
    assert_eq!(mira.snapshot(&game, 0).await["seq"], now["seq"]);
}
