//! Commands over HTTP: retries, conflicts, concurrency, undo; and listeners that reconnect.

use crate::client::*;
use serde_json::{Value, json};

async fn pair(running: &Running) -> (Client, Client, String) {
    let (mut ann, mut ben) = (running.client(), running.client());
    let game = ann.create("luxor", &[], seats(&["you Ann", "open"])).await;
    let invite = ann.snapshot(&game, 0).await["invite"].clone();
    let join = json!({ "invite": invite, "seat": 1, "name": "Ben" });
    ben.post(&format!("/api/games/{game}/join"), join).await.ok();
    (ann, ben, game)
}

/// The client to decide, with its seat and snapshot.
async fn decider(ann: &Client, ben: &Client, game: &str) -> (Client, u8, Value) {
    let (mut ann, mut ben) = (ann.clone(), ben.clone());
    let snapshot = ann.snapshot(game, 0).await;
    match snapshot["decider"].as_u64() {
        Some(0) => (ann, 0, snapshot),
        _ => {
            let snapshot = ben.snapshot(game, 1).await;
            (ben, 1, snapshot)
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeat_is_answered_and_a_late_command_is_a_conflict() {
    let running = Running::start().await;
    let (ann, ben, game) = pair(&running).await;
    let (mut client, seat, before) = decider(&ann, &ben, &game).await;
    let action = before["choices"][0]["action"].as_str().unwrap();
    let first = client.act(&game, "one", &before["seq"], seat, action).await.ok();
    for _ in 0..3 {
        assert_eq!(client.act(&game, "one", &before["seq"], seat, action).await.ok(), first);
    }
    let error = client.act(&game, "two", &before["seq"], seat, action).await.fault(409, "conflict");
    assert_eq!(error["seq"], first["seq"]);
    let after = client.snapshot(&game, seat).await;
    assert_eq!(after["seq"], first["seq"], "it was executed once");
    assert_eq!(after["records"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_commands_at_once_one_is_executed() {
    let running = Running::start().await;
    let (ann, ben, game) = pair(&running).await;
    let (client, seat, before) = decider(&ann, &ben, &game).await;
    let action = before["choices"][0]["action"].as_str().unwrap().to_string();
    let mut asked = tokio::task::JoinSet::new();
    for n in 0..16 {
        let (mut client, game, action, seq) =
            (client.clone(), game.clone(), action.clone(), before["seq"].clone());
        // Eight commands, each sent twice, as by two tabs that both retry.
        asked.spawn(async move { client.act(&game, &format!("tab{}", n / 2), &seq, seat, &action).await });
    }
    let answers = asked.join_all().await;
    let done = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(done, 2, "one command and its repeat");
    assert!(answers.iter().all(|answer| answer.status == 200 || answer.status == 409));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_allowed_says_why_and_changes_nothing() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = pair(&running).await;
    let (mut client, seat, before) = decider(&ann, &ben, &game).await;
    let seq = &before["seq"];
    client.act(&game, "x", seq, seat, "fly to the moon").await.fault(400, "bad_request");
    let other = 1 - seat;
    client.act(&game, "x", seq, other, "play left").await.fault(403, "forbidden");
    let idle = if seat == 0 { &mut ben } else { &mut ann };
    let action = before["choices"][0]["action"].as_str().unwrap();
    let error = idle.act(&game, "x", seq, other, action).await.fault(422, "refused");
    assert_eq!(error["message"]["id"], "refused-not-your-turn");
    let undo = json!({ "id": "u", "seq": seq, "seat": seat });
    client.post(&format!("/api/games/{game}/undo"), undo).await.fault(422, "refused");
    running.client().act(&game, "x", seq, seat, action).await.fault(403, "forbidden");
    client.post(&format!("/api/games/{game}/hint"), json!({ "seat": seat })).await.fault(501, "not_offered");
    assert_eq!(client.snapshot(&game, seat).await, before);
}

/// A view without the cards that all players have seen, which stay known after an undo.
fn covered(view: &Value) -> Value {
    let mut view = view.clone();
    for player in view["players"].as_array_mut().unwrap() {
        player["open"] = Value::Null;
    }
    view
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_redo_and_restart_work() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut dice = Dice(1);
    let (mut undone, mut restarted) = (0, 0);
    for n in 0..400 {
        let seat = ann.get(&format!("/api/games/{game}")).await.ok()["decider"].as_u64();
        let Some(seat) = seat else { break };
        let before = ann.snapshot(&game, seat as u8).await;
        let choices = before["choices"].as_array().unwrap();
        let action = choices[dice.below(choices.len())]["action"].as_str().unwrap();
        ann.act(&game, &format!("a{n}"), &before["seq"], seat as u8, action).await.ok();
        let after = ann.snapshot(&game, seat as u8).await;
        if after["undo"]["possible"] == false {
            assert!(after["undo"]["reason"]["id"].is_string());
            continue;
        }
        let change = |id: &str, seq: &Value| json!({ "id": format!("{id}{n}"), "seq": seq, "seat": seat });
        let back = ann.post(&format!("/api/games/{game}/undo"), change("u", &after["seq"])).await.ok();
        let taken_back = ann.snapshot(&game, seat as u8).await;
        assert_eq!(covered(&taken_back["view"]), covered(&before["view"]));
        assert_eq!(taken_back["redo"], true);
        let redone = ann.post(&format!("/api/games/{game}/redo"), change("r", &back["seq"])).await.ok();
        assert_eq!(covered(&ann.snapshot(&game, seat as u8).await["view"]), covered(&after["view"]));
        undone += 1;
        if n % 3 == 0 {
            let path = format!("/api/games/{game}/restart");
            let again = ann.post(&path, change("z", &redone["seq"])).await.ok();
            assert_eq!(ann.post(&path, change("z", &redone["seq"])).await.ok(), again, "a repeat");
            let again = ann.snapshot(&game, seat as u8).await;
            assert_eq!(again["decider"], seat);
            assert_eq!(again["view"]["turn"], before["view"]["turn"]);
            restarted += 1;
        }
    }
    assert!(undone > 10 && restarted > 3, "{undone} {restarted}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tabs_hear_the_same_and_a_sleeper_catches_up() {
    let running = Running::start().await;
    let (mut ann, ben, game) = pair(&running).await;
    let (mut tab, mut other) = (ann.live(&game, "seat=0").await, ann.live(&game, "seat=0").await);
    let mut sleeper = ben.live(&game, "seat=1").await;
    let woken = sleeper.step().await;
    drop(sleeper);
    let mut clients = vec![(ann.clone(), 0), (ben.clone(), 1)];
    let mut dice = Dice(9);
    for id in 0..30 {
        play_one(&mut clients, &game, &mut dice, id).await;
    }
    let seq = ann.snapshot(&game, 0).await["seq"].as_u64().unwrap();
    let (mut heard, mut overheard) = (Vec::new(), Vec::new());
    for (live, log) in [(&mut tab, &mut heard), (&mut other, &mut overheard)] {
        loop {
            let step = live.step().await;
            log.extend(step["log"].as_array().unwrap().clone());
            if step["seq"] == seq {
                break;
            }
        }
    }
    assert_eq!(heard, overheard);
    assert_eq!(json!(heard), ann.get(&format!("/api/games/{game}/log?seat=0")).await.ok());

    let since = woken["snapshot"]["log_length"].as_u64().unwrap();
    let mut sleeper = ben.live(&game, &format!("seat=1&since={since}")).await;
    let step = sleeper.step().await;
    assert_eq!(step["seq"], seq);
    assert_eq!(step["log"][0]["number"], since);
    let all = clients[1].0.get(&format!("/api/games/{game}/log?seat=1&since={since}")).await.ok();
    assert_eq!(step["log"], all);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_hears_who_is_here() {
    let running = Running::start().await;
    let (ann, ben, game) = pair(&running).await;
    let mut watching = ann.live(&game, "seat=0").await;
    // Otherwise the first snapshot may already say that both are here, and nothing changes after it.
    watching.step().await;
    let coming = ben.live(&game, "seat=1").await;
    let mut heard = async |wanted: Value| loop {
        let live: Value = serde_json::from_str(&watching.text().await.unwrap()).unwrap();
        if live["type"] == "here" && live["players"] == wanted {
            break;
        }
    };
    heard(json!([true, true])).await;
    drop(coming);
    heard(json!([true, false])).await;
}
