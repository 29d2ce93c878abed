//! The lobby: invitations, seats, hosts, other devices.

use crate::client::*;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_gives_no_taken_seat() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "open", "open"])).await;
    let lobby = ann.snapshot(&game, 0).await;
    let code = lobby["invite"].as_str().unwrap();
    let path = format!("/api/games/{game}/join");
    let join = |seat: u8, name: &str| json!({ "invite": code, "seat": seat, "name": name });
    let (mut ben, mut eve) = (running.client(), running.client());
    let invitation = ben.get(&format!("/api/invites/{code}")).await.ok();
    assert_eq!((&invitation["game"], &invitation["players"][1]["kind"]), (&json!(game), &json!("open")));
    eve.post(&path, join(0, "Eve")).await.fault(422, "refused");
    eve.post(&path, json!({ "invite": "wrong", "seat": 1, "name": "Eve" })).await.fault(403, "forbidden");
    eve.post(&path, join(9, "Eve")).await.fault(404, "not_found");
    eve.post(&path, join(1, " ")).await.fault(400, "bad_request");
    eve.post(&path, join(1, "Ann")).await.fault(422, "refused");
    let mut live = ann.live(&game, "seat=0").await;
    ben.post(&path, join(1, "  Ben  the   Bold ")).await.ok();
    eve.post(&path, join(1, "Eve")).await.fault(422, "refused");
    let seen = live.step_at(1).await;
    assert_eq!(seen["snapshot"]["players"][1]["name"], "Ben the Bold");

    // A guest who is not the host sees neither the invitation nor another player's view.
    assert_eq!(ben.snapshot(&game, 1).await["invite"], Value::Null);
    ben.get(&format!("/api/games/{game}?seat=0")).await.fault(403, "forbidden");
    ben.post(&format!("/api/games/{game}/start"), json!({})).await.fault(403, "forbidden");
    let bot = json!({ "kind": "bot", "bot": "random" });
    ben.post(&format!("/api/games/{game}/seats/2"), bot.clone()).await.fault(403, "forbidden");
    ann.post(&format!("/api/games/{game}/seats/2"), bot.clone()).await.ok();
    ann.post(&format!("/api/games/{game}/seats/2"), json!({ "kind": "open" })).await.ok();
    ann.post(&format!("/api/games/{game}/start"), json!({ "bot": "oracle" })).await.fault(400, "bad_request");
    ann.post(&format!("/api/games/{game}/start"), json!({})).await.ok();
    let begun = ann.snapshot(&game, 0).await;
    assert_eq!((&begun["state"], &begun["players"][2]["bot"]), (&json!("running"), &json!("random")));
    assert_eq!(begun["invite"], Value::Null);
    eve.post(&path, join(2, "Eve")).await.fault(422, "refused");
    ann.post(&format!("/api/games/{game}/seats/2"), bot).await.fault(422, "refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_no_seat_sees_nothing_without_the_watch_code() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let watch = ann.snapshot(&game, 0).await["watch"].as_str().unwrap().to_string();
    let mut eve = running.client();
    for path in ["", "/log", "/replay", "/points", "/transcript"] {
        eve.get(&format!("/api/games/{game}{path}")).await.fault(403, "forbidden");
        eve.get(&format!("/api/games/{game}{path}?seat=0")).await.fault(403, "forbidden");
        eve.get(&format!("/api/games/{game}{path}?watch=wrong")).await.fault(403, "forbidden");
    }
    assert!(eve.try_live(&game, "seat=0").await.is_err());
    assert_eq!(eve.get(&format!("/api/watch/{watch}")).await.ok()["game"], json!(game));
    let seen = eve.get(&format!("/api/games/{game}?watch={watch}")).await.ok();
    assert_eq!((&seen["seat"], &seen["choices"], &seen["watch"]), (&Value::Null, &json!([]), &Value::Null));
    eve.live(&game, &format!("watch={watch}")).await.step().await;
    eve.get("/api/games/nothing").await.fault(404, "not_found");
    eve.get("/api/invites/nothing").await.fault(404, "not_found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_moves_to_another_device_with_a_code_that_works_once() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "open"])).await;
    let mut phone = running.client();
    phone.post(&format!("/api/games/{game}/device"), json!({})).await.fault(403, "forbidden");
    let code = ann.post(&format!("/api/games/{game}/device"), json!({})).await.ok()["code"].clone();
    assert_eq!(phone.post("/api/claim", json!({ "code": code })).await.ok()["game"], json!(game));
    running.client().post("/api/claim", json!({ "code": code })).await.fault(404, "not_found");
    let seen = phone.snapshot(&game, 0).await;
    assert_eq!((&seen["host"], &seen["your_seats"]), (&json!(true), &json!([0])));
    phone.post(&format!("/api/games/{game}/start"), json!({})).await.ok();
    assert_eq!(ann.snapshot(&game, 0).await["state"], "running");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reassigned_seat_loses_its_view() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "open", "open"])).await;
    let code = ann.snapshot(&game, 0).await["invite"].as_str().unwrap().to_string();
    let join = |name: &str| json!({ "invite": code, "seat": 1, "name": name });
    let (mut bad, mut good) = (running.client(), running.client());
    bad.post(&format!("/api/games/{game}/join"), join("Bad")).await.ok();
    let mut listening = [bad.live(&game, "seat=1").await, bad.live(&game, "seat=1&changes=true").await];
    for live in &mut listening {
        live.step().await;
    }
    ann.post(&format!("/api/games/{game}/seats/1"), json!({ "kind": "open" })).await.ok();
    good.post(&format!("/api/games/{game}/join"), join("Good")).await.ok();
    ann.post(&format!("/api/games/{game}/start"), json!({ "bot": "random" })).await.ok();
    for live in &mut listening {
        while let Some(told) = live.text().await {
            assert!(!told.contains("\"running\""), "another player's cards: {told}");
        }
    }
    bad.get(&format!("/api/games/{game}?seat=1")).await.fault(403, "forbidden");
}
