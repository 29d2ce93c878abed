//! Commands over the WebSocket: answered before their change is sent, with the same checks as over HTTP.

use crate::client::*;
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::Limits;

/// A game in which Ann holds all seats, with a connection of the seat to decide.
async fn alone(running: &Running) -> (Client, String, Connection, Value) {
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let seat = ann.get(&format!("/api/games/{game}")).await.ok()["decider"].clone();
    let mut live = ann.live(&game, &format!("seat={seat}&changes=true")).await;
    let snapshot = live.step().await["snapshot"].clone();
    (ann, game, live, snapshot)
}

async fn say(live: &mut Connection, said: &Value) {
    live.0.send(said.to_string().into()).await.unwrap();
}

/// The next message, skipping presence.
async fn next(live: &mut Connection) -> Value {
    loop {
        let heard: Value = serde_json::from_str(&live.text().await.expect("the server closed")).unwrap();
        if heard["type"] != "here" {
            return heard;
        }
    }
}

#[track_caller]
fn refused(heard: &Value, id: &Value, code: &str) {
    assert_eq!((&heard["type"], &heard["id"]), (&json!("refused"), id), "{heard}");
    assert_eq!(heard["error"]["code"], code, "{heard}");
    assert!(heard["error"]["message"]["id"].is_string(), "{heard}");
}

fn act(id: &str, snapshot: &Value) -> Value {
    let action = &snapshot["choices"][0]["action"];
    json!({ "type": "act", "id": id, "seq": snapshot["seq"], "seat": snapshot["seat"], "action": action })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn command_is_executed_once_and_answered_before_its_change() {
    let running = Running::start().await;
    let (mut ann, game, mut live, mut snapshot) = alone(&running).await;
    let first = act("one", &snapshot);
    say(&mut live, &first).await;
    let done = next(&mut live).await;
    assert_eq!((&done["type"], &done["id"]), (&json!("done"), &json!("one")));
    let change = next(&mut live).await;
    assert_eq!(change["seq"], done["seq"]);
    follow(&mut snapshot, &change);
    let seat = snapshot["seat"].as_u64().unwrap() as u8;
    assert_eq!(ann.snapshot(&game, seat).await, snapshot);

    // A retry, over the connection or as a request, is answered and changes nothing.
    say(&mut live, &first).await;
    assert_eq!(next(&mut live).await, done);
    let again = ann.act(&game, "one", &first["seq"], seat, first["action"].as_str().unwrap()).await.ok();
    assert_eq!(again["seq"], done["seq"]);
    let late =
        json!({ "type": "act", "id": "late", "seq": first["seq"], "seat": seat, "action": first["action"] });
    say(&mut live, &late).await;
    let conflict = next(&mut live).await;
    refused(&conflict, &json!("late"), "conflict");
    assert_eq!(conflict["error"]["seq"], done["seq"]);
    assert_eq!(ann.snapshot(&game, seat).await["records"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_can_be_played_over_one_connection_for_each_seat() {
    let running = Running::start().await;
    let (mut dice, mut undone) = (Dice(7), 0);
    for title in ["luxor", "expedition"] {
        let mut ann = running.client();
        let game = ann.create(title, &[], seats(&["you Ann", "local Ben"])).await;
        let mut players = Vec::new();
        for seat in 0..2 {
            let mut live = ann.live(&game, &format!("seat={seat}&changes=true")).await;
            let snapshot = live.step().await["snapshot"].clone();
            players.push((live, snapshot));
        }
        for n in 0.. {
            let Some(seat) = players[0].1["decider"].as_u64() else { break };
            let (live, snapshot) = &mut players[seat as usize];
            let choices = snapshot["choices"].as_array().unwrap();
            let action = &choices[dice.below(choices.len())]["action"];
            let mut words = vec![json!({ "type": "act", "action": action })];
            if snapshot["undo"]["possible"] == true && dice.below(3) == 0 {
                words =
                    vec![json!({ "type": "undo" }), json!({ "type": "redo" }), json!({ "type": "restart" })];
                undone += 1;
            }
            let mut seq = snapshot["seq"].clone();
            for (part, mut said) in words.into_iter().enumerate() {
                (said["id"], said["seq"], said["seat"]) = (json!(format!("{n}.{part}")), seq, json!(seat));
                say(live, &said).await;
                let done = loop {
                    let heard = next(live).await;
                    match heard["type"].as_str() {
                        Some("done" | "refused") => break heard,
                        _ => follow(snapshot, &heard),
                    }
                };
                assert_eq!((&done["type"], &done["id"]), (&json!("done"), &said["id"]), "{done}");
                seq = done["seq"].clone();
            }
            for (live, snapshot) in &mut players {
                while snapshot["seq"] != seq {
                    follow(snapshot, &next(live).await);
                }
            }
        }
        assert_eq!(players[0].1["state"], "over");
        assert!(players[1].1["outcome"]["winners"].is_array());
    }
    assert!(undone > 3, "{undone}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refused_command_keeps_the_connection() {
    let running = Running::start().await;
    let (mut ann, game, mut live, before) = alone(&running).await;
    let seat = before["seat"].as_u64().unwrap() as u8;
    say(&mut live, &json!("hello")).await;
    refused(&next(&mut live).await, &Value::Null, "bad_request");
    for nonsense in
        ["", "{", "{\"type\":\"fly\",\"id\":\"a\"}", "{\"type\":\"undo\",\"id\":\"a\",\"seq\":-1,\"seat\":0}"]
    {
        live.0.send(nonsense.into()).await.unwrap();
        refused(&next(&mut live).await, &Value::Null, "bad_request");
    }
    let mut said = act("far", &before);
    said["action"] = json!("fly to the moon");
    say(&mut live, &said).await;
    refused(&next(&mut live).await, &json!("far"), "bad_request");
    let long = "x".repeat(65);
    let mut said = act(&long, &before);
    say(&mut live, &said).await;
    refused(&next(&mut live).await, &json!(long), "bad_request");
    said["id"] = json!("nobody");
    said["seat"] = json!(7);
    say(&mut live, &said).await;
    refused(&next(&mut live).await, &json!("nobody"), "forbidden");
    let mut said = act("other", &before);
    said["seat"] = json!(1 - seat);
    say(&mut live, &said).await;
    let not_yours = next(&mut live).await;
    refused(&not_yours, &json!("other"), "refused");
    assert_eq!(not_yours["error"]["message"]["id"], "refused-not-your-turn");

    // Spectators cannot send commands, with or without a cookie.
    let code = before["watch"].as_str().unwrap();
    let mut stranger = running.client();
    let mut bystander = stranger.live(&game, &format!("watch={code}")).await;
    bystander.step().await;
    say(&mut bystander, &act("mine", &before)).await;
    refused(&next(&mut bystander).await, &json!("mine"), "forbidden");
    stranger.create("luxor", &[], seats(&["you Eve", "local Ben"])).await;
    let mut known = stranger.live(&game, &format!("watch={code}")).await;
    known.step().await;
    say(&mut known, &act("mine", &before)).await;
    refused(&next(&mut known).await, &json!("mine"), "forbidden");
    assert_eq!(ann.snapshot(&game, seat).await["records"], 0);

    say(&mut live, &act("good", &before)).await;
    assert_eq!(next(&mut live).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ws_commands_are_rate_limited() {
    for limits in [Limits { per_guest: 1, ..generous() }, Limits { per_address: 4, ..generous() }] {
        let running = Running::with(limits).await;
        let (_, _, mut live, before) = alone(&running).await;
        let mut said = act("again", &before);
        said["seq"] = json!(99);
        let mut codes = Vec::new();
        for _ in 0..20 {
            say(&mut live, &said).await;
            codes.push(next(&mut live).await["error"]["code"].as_str().unwrap().to_string());
        }
        assert!(codes.contains(&"too_many".into()), "{codes:?}");
    }
    // Malformed messages count too.
    let running = Running::with(Limits { per_address: 4, ..generous() }).await;
    let (_, _, mut live, _) = alone(&running).await;
    let mut codes = Vec::new();
    for _ in 0..20 {
        live.0.send("nonsense".into()).await.unwrap();
        codes.push(next(&mut live).await["error"]["code"].as_str().unwrap().to_string());
    }
    assert!(codes.contains(&"too_many".into()), "{codes:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn command_completes_after_the_client_hangs_up() {
    let running = Running::start().await;
    let (mut ann, game, mut live, before) = alone(&running).await;
    let mut listener = ann.live(&game, &format!("seat={}", before["seat"])).await;
    listener.step().await;
    say(&mut live, &act("last words", &before)).await;
    live.0.close(None).await.unwrap();
    let after = listener.step_at(before["seq"].as_u64().unwrap() + 1).await;
    assert_eq!(after["snapshot"]["records"], 1);
    let seat = before["seat"].as_u64().unwrap() as u8;
    let action = before["choices"][0]["action"].as_str().unwrap();
    let repeat = ann.act(&game, "last words", &before["seq"], seat, action).await.ok();
    assert_eq!(repeat["seq"], after["seq"]);
}
