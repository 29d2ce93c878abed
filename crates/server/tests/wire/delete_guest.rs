//! Guests who delete themselves, and the list of their games.

use crate::client::*;
use reqwest::Method;
use serde_json::{Value, json};

async fn delete_me(client: &mut Client) -> Answer {
    let request = client.http.request(Method::DELETE, format!("{}/api/me", client.base));
    client.send(request).await
}

/// Ann (the host), Ben and a computer, each person with a client.
async fn three(running: &Running) -> (Client, Client, String) {
    let (mut ann, mut ben) = (running.client(), running.client());
    let game = ann.create("luxor", &[], seats(&["you Ann", "open", "bot random"])).await;
    let invite = ann.snapshot(&game, 0).await["invite"].clone();
    let ask = json!({ "invite": invite, "seat": 1, "name": "Benedikt" });
    ben.post(&format!("/api/games/{game}/join"), ask).await.ok();
    (ann, ben, game)
}

/// Everything that Ann can get of a game, as one text.
async fn everything(ann: &mut Client, game: &str) -> String {
    let mut text = String::new();
    for path in ["?seat=0", "/log?seat=0", "/replay?at=0&seat=0", "/replay?seat=0", "/transcript?seat=0"] {
        let answer = ann.get(&format!("/api/games/{game}{path}")).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        text += &answer.text;
    }
    text + &ann.get("/api/me").await.text + &ann.get("/api/me/statistics").await.text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_vanishes_from_a_running_game_and_a_computer_plays_on() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = three(&running).await;
    let (mut players, mut dice) = (vec![(ann.clone(), 0), (ben.clone(), 1)], Dice(5));
    for id in 0..6 {
        play_one(&mut players, &game, &mut dice, id).await;
    }
    // The seat changed hands before: takeovers name people too.
    ben.post(&format!("/api/games/{game}/seats/1"), json!({ "kind": "bot" })).await.ok();
    let back = json!({ "kind": "back", "name": "Benedikta" });
    ben.post(&format!("/api/games/{game}/seats/1"), back).await.ok();
    assert!(everything(&mut ann, &game).await.contains("Benedikta"));
    let mut watching = ann.live(&game, "seat=0").await;
    let mut playing = ben.live(&game, "seat=1").await;
    let alone = ben.create("luxor", &[], seats(&["you Benedikt", "bot random"])).await;

    let cookie = ben.cookie.clone();
    assert_eq!(delete_me(&mut ben).await.ok(), json!({ "deleted": 1, "kept": 1 }));
    assert_eq!(ben.cookie.as_deref(), Some("luxor="), "the browser forgets the cookie");
    assert_eq!(watching.close_reason().await, "reload");
    assert_eq!(playing.close_reason().await, "reload");
    let all = everything(&mut ann, &game).await;
    assert!(!all.contains("Benedikt"), "{all}");
    assert!(all.contains("#2") && all.contains("Ann"), "{all}");
    assert!(running.store.load(&alone, 0).await.unwrap().is_none());
    let (record, records) = running.store.load(&game, 0).await.unwrap().unwrap();
    let text = server::transcript(&record, &records);
    assert!(!text.contains("Benedikt") && text.contains("#2"), "{text}");

    // The cookie is worth nothing any more.
    ben.cookie = cookie;
    assert_eq!(ben.get("/api/me").await.ok(), json!({ "name": "", "games": [], "next": null }));
    ben.get(&format!("/api/games/{game}?seat=1")).await.fault(403, "forbidden");
    assert!(ben.try_live(&game, "seat=1").await.is_err());
    ben.create("luxor", &[], seats(&["you Bo", "bot random"])).await;

    // The game goes on to its end, and its export is exact.
    let mut players = vec![(ann.clone(), 0)];
    for id in 100.. {
        if !play_one(&mut players, &game, &mut dice, id).await {
            break;
        }
    }
    let export = ann.get(&format!("/api/games/{game}/transcript?seat=0")).await.text;
    assert!(!export.contains("Benedikt"), "{export}");
    let verdict = catalogue::open(&export).unwrap().verdict;
    assert_eq!(verdict, game::transcript::Verdict::Exact);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_goes_and_somebody_else_can_invite() {
    let running = Running::start().await;
    let (mut ann, mut ben, game) = three(&running).await;
    let invited = ben.post(&format!("/api/games/{game}/seats/2/invite"), json!({})).await;
    invited.fault(403, "forbidden");
    assert_eq!(delete_me(&mut ann).await.ok(), json!({ "deleted": 0, "kept": 1 }));
    let snapshot = ben.snapshot(&game, 1).await;
    assert_eq!((&snapshot["host"], &snapshot["players"][0]["name"]), (&json!(true), &json!("#1")));
    assert_eq!(snapshot["players"][0]["kind"], "bot");
    let code = ben.post(&format!("/api/games/{game}/seats/0/invite"), json!({})).await.ok()["code"].clone();
    let mut dan = running.client();
    let ask = json!({ "invite": code, "seat": 0, "name": "Dan" });
    dan.post(&format!("/api/games/{game}/join"), ask).await.ok();
    assert_eq!(dan.snapshot(&game, 0).await["seat"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_plays_on_also_if_nobody_looks() {
    let running = Running::start().await;
    let (ann, mut ben, game) = three(&running).await;
    let (mut players, mut dice) = (vec![(ann.clone(), 0), (ben.clone(), 1)], Dice(5));
    for id in 0.. {
        if ben.snapshot(&game, 1).await["decider"] == 1 {
            break;
        }
        play_one(&mut players, &game, &mut dice, id).await;
    }
    delete_me(&mut ben).await.ok();
    let ann_decides = async {
        while running.store.game(&game).await.unwrap().unwrap().decider != Some(0) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(NEVER, ann_decides).await.expect("the computer plays for Ben");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_in_the_waiting_room_is_open_again() {
    let running = Running::start().await;
    let (mut ann, mut ben) = (running.client(), running.client());
    let game = ann.create("luxor", &[], seats(&["you Ann", "open", "open"])).await;
    let invite = ann.snapshot(&game, 0).await["invite"].clone();
    let join = |name: &str| json!({ "invite": invite, "seat": 1, "name": name });
    ben.post(&format!("/api/games/{game}/join"), join("Ben")).await.ok();
    delete_me(&mut ben).await.ok();
    let seat = ann.snapshot(&game, 0).await["players"][1].clone();
    assert_eq!((&seat["kind"], &seat["name"]), (&json!("open"), &json!("")));
    let mut cleo = running.client();
    cleo.post(&format!("/api/games/{game}/join"), join("Cleo")).await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_delete_somebody_else() {
    let running = Running::start().await;
    let (mut ann, _, game) = three(&running).await;
    delete_me(&mut running.client()).await.fault(403, "forbidden");
    let request = ann.http.request(Method::DELETE, format!("{}/api/me", ann.base));
    let cross = request.header("origin", "https://elsewhere.example");
    ann.send(cross).await.fault(403, "forbidden");
    assert_eq!(ann.snapshot(&game, 0).await["your_seats"], json!([0]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_of_games_comes_in_pages_of_a_bounded_size() {
    let limits = server::Limits { list_page: 3, ..generous() };
    let running = Running::with(limits).await;
    let mut ann = running.client();
    let mut created = Vec::new();
    for _ in 0..8 {
        created.push(ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await);
    }
    let (mut seen, mut path) = (Vec::new(), "/api/me".to_string());
    loop {
        let me = ann.get(&path).await.ok();
        let games = me["games"].as_array().unwrap();
        assert!(!games.is_empty() && games.len() <= 3, "{me}");
        seen.extend(games.iter().map(|game| game["game"].as_str().unwrap().to_string()));
        let Some(next) = me["next"].as_str() else { break };
        path = format!("/api/me?after={next}");
    }
    assert_eq!(seen.len(), 8);
    seen.sort();
    created.sort();
    assert_eq!(seen, created, "every game once");
    for after in ["x", "2.5.x", "0.x.y", "0.5"] {
        let error = ann.get(&format!("/api/me?after={after}")).await.fault(400, "bad_request");
        assert!(error["detail"].as_str().unwrap().contains("next"), "{error}");
    }
    // A stranger has no games, whatever they ask for.
    let mut stranger = running.client();
    assert_eq!(stranger.get(&path).await.ok()["games"], Value::Array(Vec::new()));
}
