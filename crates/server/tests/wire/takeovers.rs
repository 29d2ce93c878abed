//! Seats change hands in running games, over real connections.

use crate::client::*;
use serde_json::{Value, json};
use std::sync::Arc;

/// Ann (the host) and Ben, each with a client, in a game without patience.
async fn two(running: &Running) -> (Client, Client, String) {
    let (mut ann, mut ben) = (running.client(), running.client());
    let seats = seats(&["you Ann", "open"]);
    let ask = json!({ "title": "luxor", "players": 2, "modules": [], "seats": seats, "patience": 0 });
    let game = ann.post("/api/games", ask).await.ok()["game"].as_str().unwrap().to_string();
    let invite = ann.snapshot(&game, 0).await["invite"].clone();
    let ask = json!({ "invite": invite, "seat": 1, "name": "Ben" });
    ben.post(&format!("/api/games/{game}/join"), ask).await.ok();
    (ann, ben, game)
}

async fn change(client: &mut Client, game: &str, seat: u64, ask: Value) -> Answer {
    client.post(&format!("/api/games/{game}/seats/{seat}"), ask).await
}

/// Waits until the presence of the seats is as given.
async fn wait_for_presence(live: &mut Connection, players: Value) {
    loop {
        let heard: Value = serde_json::from_str(&live.text().await.expect("the server closed")).unwrap();
        if heard["type"] == "here" && heard["players"] == players {
            return;
        }
    }
}

/// What a spectator gets to see, without what depends on the guest.
fn public(mut snapshot: Value) -> Value {
    for name in ["your_seats", "returnable", "host", "watch", "players"] {
        snapshot[name] = Value::Null;
    }
    snapshot
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_vanishes_and_a_computer_plays_until_they_return() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = two(&running).await;
    let mut watching = ann.live(&game, "seat=0").await;
    watching.step().await;
    let mut live = ben.live(&game, "seat=1").await;
    live.step().await;
    let error = change(&mut ann, &game, 1, json!({ "kind": "bot" })).await.fault(422, "refused");
    assert_eq!(error["message"]["id"], "refused-player-here");
    drop(live);
    wait_for_presence(&mut watching, json!([true, false])).await;
    let done = change(&mut ann, &game, 1, json!({ "kind": "bot", "bot": "random" })).await.ok();
    assert_eq!(done, json!({ "done": true, "votes": 0, "needed": 0 }));

    // The computer plays on: Ann alone brings the game forward.
    let (mut players, mut dice) = (vec![(ann.clone(), 0)], Dice(5));
    for id in 0.. {
        let snapshot = ann.snapshot(&game, 0).await;
        if snapshot["view"]["turn"].as_u64() >= Some(5) {
            break;
        }
        match snapshot["decider"] == 0 {
            true => drop(play_one(&mut players, &game, &mut dice, id).await),
            false => drop(watching.step_at(snapshot["seq"].as_u64().unwrap() + 1).await),
        }
    }

    // Ben returns as a spectator, and has his seat and its hand again on the same connection.
    let mut live = ben.live(&game, "seat=1&changes=true").await;
    let first = live.step().await["snapshot"].clone();
    assert_eq!((&first["seat"], &first["returnable"]), (&Value::Null, &json!([1])));
    assert_eq!(first["players"][1]["stand_in"], true);
    change(&mut ben, &game, 1, json!({ "kind": "back", "name": "Ben" })).await.ok();
    let back = loop {
        let step = live.step().await;
        if step["snapshot"]["seat"] == 1 {
            break step;
        }
    };
    assert_eq!(back["snapshot"]["your_seats"], json!([1]));
    assert_eq!(back["log"][0]["number"], 0, "the log of the seat, from its start");
    let log = ben.get(&format!("/api/games/{game}/log?seat=1")).await.ok();
    assert_eq!(back["log"], log);
    let takeovers = log.as_array().unwrap().iter().filter(|entry| entry["event"]["takeover"].is_array());
    let ids: Vec<&Value> = takeovers.map(|entry| &entry["message"]["id"]).collect();
    assert_eq!(ids, ["log-takeover-bot", "log-takeover-back"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_loses_a_seat_watches_at_once_and_sees_its_hand_no_more() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = two(&running).await;
    // While Ann decides, the computer that plays for Ben does nothing.
    let (mut players, mut dice) = (vec![(ben.clone(), 1)], Dice(3));
    for id in 0.. {
        if ann.snapshot(&game, 0).await["decider"] == 0 {
            break;
        }
        play_one(&mut players, &game, &mut dice, id).await;
    }
    for query in ["seat=1", "seat=1&changes=true"] {
        let mut live = ben.live(&game, query).await;
        assert_eq!(live.step().await["snapshot"]["seat"], 1);
        change(&mut ben, &game, 1, json!({ "kind": "bot", "bot": "random" })).await.ok();
        let step = live.step().await;
        let watch = ann.snapshot(&game, 0).await["watch"].as_str().unwrap().to_string();
        let mut stranger = running.client();
        let seen = stranger.get(&format!("/api/games/{game}?watch={watch}")).await.ok();
        assert_eq!(public(step["snapshot"].clone()), public(seen));
        assert_eq!((&step["snapshot"]["seat"], &step["snapshot"]["choices"]), (&Value::Null, &json!([])));
        assert_eq!(step["log"][0]["number"], 0);
        let known = ben.get(&format!("/api/games/{game}/transcript?seat=1")).await.text;
        assert!(known.lines().next().unwrap().contains(r#""known_to":"spectator""#), "{known}");
        ben.act(&game, "x", &step["seq"], 1, "play left").await.fault(403, "forbidden");
        ben.post(&format!("/api/games/{game}/hint"), json!({ "seat": 1 })).await.fault(403, "forbidden");
        change(&mut ben, &game, 1, json!({ "kind": "back", "name": "Ben" })).await.ok();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_passes_to_a_new_person_who_sees_what_it_may_see_and_nothing_else() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::on(folder.clone(), generous()).await;
    let (mut ann, mut ben, game) = two(&running).await;
    let mut live = ben.live(&game, "seat=1").await;
    live.step().await;
    let view = ben.snapshot(&game, 1).await["view"].clone();
    ann.post(&format!("/api/games/{game}/seats/1/invite"), json!({})).await.fault(422, "refused");
    let path = format!("/api/games/{game}/seats/1/invite");
    let old = ben.post(&path, json!({})).await.ok()["code"].as_str().unwrap().to_string();
    let code = ben.post(&path, json!({})).await.ok()["code"].as_str().unwrap().to_string();
    let mut cleo = running.client();
    cleo.get(&format!("/api/invites/{old}")).await.fault(404, "not_found");
    let invitation = cleo.get(&format!("/api/invites/{code}")).await.ok();
    assert_eq!((&invitation["game"], &invitation["seat"]), (&json!(game), &json!(1)));
    assert!(invitation.get("view").is_none());
    let join = |invite: &str, seat: u8| json!({ "invite": invite, "seat": seat, "name": "Cleo" });
    let to = format!("/api/games/{game}/join");
    cleo.post(&to, join(&old, 1)).await.fault(403, "forbidden");
    cleo.post(&to, join(&code, 0)).await.fault(403, "forbidden");
    ann.post(&to, join(&code, 1)).await.fault(422, "refused");
    cleo.post(&to, join(&code, 1)).await.ok();

    let now = cleo.snapshot(&game, 1).await;
    assert_eq!(now["view"], view);
    cleo.get(&format!("/api/games/{game}?seat=0")).await.fault(403, "forbidden");
    let step = live.step_at(now["seq"].as_u64().unwrap()).await;
    assert_eq!(step["snapshot"]["seat"], Value::Null, "Ben watches from now on");
    running.client().post(&to, join(&code, 1)).await.fault(403, "forbidden");
    change(&mut ben, &game, 1, json!({ "kind": "back", "name": "Ben" })).await.fault(422, "refused");

    // The same after a restart.
    let cookies = [cleo.cookie.clone(), ben.cookie.clone()];
    running.end().await;
    let running = Running::on(folder, generous()).await;
    let [mut cleo, mut ben] = cookies.map(|cookie| Client { cookie, ..running.client() });
    let again = cleo.snapshot(&game, 1).await;
    assert_eq!((&again["view"], &again["players"][1]["name"]), (&view, &json!("Cleo")));
    assert_eq!(ben.snapshot(&game, 1).await["seat"], Value::Null);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_ends_by_agreement_and_its_file_is_exact() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = two(&running).await;
    let path = format!("/api/games/{game}/end");
    running.client().post(&path, json!({})).await.fault(403, "forbidden");
    let mut live = ben.live(&game, "seat=1&changes=true").await;
    live.step().await;
    assert_eq!(ann.post(&path, json!({})).await.ok(), json!({ "done": false, "votes": 1, "needed": 2 }));
    assert_eq!(live.step().await["snapshot"]["end_votes"], json!([0]), "Ben sees the offer");
    assert_eq!(ben.post(&path, json!({})).await.ok()["done"], true);
    let end = live.step().await["snapshot"].clone();
    assert_eq!((&end["state"], &end["outcome"]), (&json!("over"), &Value::Null));
    ann.post(&path, json!({})).await.fault(422, "refused");
    let text = ann.get(&format!("/api/games/{game}/transcript")).await.text;
    assert!(text.lines().last().unwrap().starts_with(r#"{"end":"agreed","position":""#), "{text}");
    assert_eq!(catalogue::open(&text).unwrap().verdict, game::transcript::Verdict::Exact);
    let mut eve = running.client();
    let request = eve.http.post(format!("{}/api/import", eve.base)).body(text);
    let imported = eve.send(request).await.ok()["game"].as_str().unwrap().to_string();
    assert_eq!(eve.get(&format!("/api/games/{imported}")).await.ok()["state"], "over");
}

/// Whatever is asked about seats, the answer is an error that says why, or nothing but what the asker may do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn odd_requests_about_seats_change_nothing() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = two(&running).await;
    let (mut eve, mut dice) = (running.client(), Dice(11));
    eve.create("luxor", &[], seats(&["you Eve", "bot random"])).await;
    let before = ann.snapshot(&game, 0).await;
    let mut live = [ann.live(&game, "seat=0").await, ben.live(&game, "seat=1").await];
    for connection in &mut live {
        connection.step().await;
    }
    let bodies = [
        json!({}),
        json!({ "kind": "open" }),
        json!({ "kind": "back", "name": "Ben" }),
        json!({ "kind": "back" }),
        json!({ "kind": "back", "name": "\u{202e}" }),
        json!({ "kind": "bot", "bot": "cmd:sh" }),
        json!({ "kind": "bot", "bot": "random" }),
        json!({ "kind": "bot", "bot": "random", "more": 1 }),
        json!({ "kind": "you", "name": "Eve" }),
        json!([1]),
    ];
    for _ in 0..200 {
        let client = [&mut ann, &mut ben, &mut eve][dice.below(3)].clone();
        let own = [Some(0), Some(1), None]
            [[&ann, &ben, &eve].iter().position(|c| c.cookie == client.cookie).unwrap()];
        let (mut client, seat) = (client, [0, 1, 2, 255][dice.below(4)]);
        let body = &bodies[dice.below(bodies.len())];
        if body["kind"] == "bot" && own == Some(seat) && body.get("more").is_none() && body["bot"] == "random"
        {
            continue;
        }
        let answer = change(&mut client, &game, seat, body.clone()).await;
        assert!(answer.status.is_client_error(), "{body}: {answer:?}");
        assert!(answer.json()["error"]["detail"].as_str().is_some_and(|detail| !detail.is_empty()));
    }
    assert_eq!(ann.snapshot(&game, 0).await["seq"], before["seq"]);
}
