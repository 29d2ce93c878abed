//! The analysis of finished games on a server.

use crate::client::*;
use bots::Bots;
use catalogue::analysis::Analyst;
use catalogue::{AnyBot, AnyTable, BotFactory, title};
use game::transcript::{Knowledge, Player};
use game::{GameRequest, Seat, Seed};
use serde_json::{Value, json};
use server::Limits;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A game for two of which so many records were played at random.
fn transcript(records: usize, seed: u64) -> Vec<u8> {
    let players = ["Ann", "Ben"].map(|name| Player { name: name.into(), bot: None }).to_vec();
    let request = GameRequest { players: 2, ..GameRequest::default() };
    let mut table = title("luxor").unwrap().deal(&request, None, players, Seed::from_number(seed)).unwrap();
    let mut dice = Dice(seed);
    while table.record_count() < records && table.decider().is_some() {
        let legal = table.legal();
        table.act(&legal[dice.below(legal.len())]).unwrap();
    }
    let mut text = Vec::new();
    table.write(Knowledge::Full, &mut text).unwrap();
    text
}

async fn import(client: &mut Client, transcript: Vec<u8>) -> String {
    let request = client.http.post(format!("{}/api/import", client.base)).body(transcript);
    client.send(request).await.ok()["game"].as_str().unwrap().to_string()
}

fn address(game: &str) -> String {
    format!("/api/games/{game}/analysis")
}

/// Asks until the analysis is done.
async fn done(client: &mut Client, game: &str) -> Value {
    let asking = async {
        loop {
            let answer = client.get(&address(game)).await.ok();
            if answer["state"] == "done" {
                return answer;
            }
        }
    };
    tokio::time::timeout(NEVER, asking).await.expect("the analysis does not end")
}

fn thinking(limits: Limits) -> impl Future<Output = Running> {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    Running::thinking(folder, limits, Arc::new(Bots::default()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_is_computed_once_and_kept_with_the_game() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let bots = || Arc::new(Bots::default());
    let running = Running::thinking(folder.clone(), generous(), bots()).await;
    let mut ann = running.client();
    let game = import(&mut ann, transcript(usize::MAX, 1)).await;
    let before = ann.get(&address(&game)).await.ok();
    assert_eq!((&before["state"], &before["analysis"]), (&json!("none"), &Value::Null));
    ann.post(&address(&game), json!({})).await.ok();
    let first = done(&mut ann, &game).await;
    let analysis = &first["analysis"];
    assert_eq!((&first["depth"], &analysis["done"]), (&json!(1), &analysis["total"]));
    for seat in analysis["seats"].as_array().unwrap() {
        let parts = ["start", "luck", "play", "others"].map(|part| seat["shown"][part].as_i64().unwrap());
        assert_eq!(parts.iter().sum::<i64>(), seat["shown"]["result"].as_i64().unwrap());
    }
    // Anybody who may see the replay may see it, and nothing is computed again.
    let mut stranger = running.client();
    assert_eq!(stranger.post(&address(&game), json!({ "depth": 1 })).await.ok(), first);
    running.end().await;

    let running = Running::thinking(folder, generous(), bots()).await;
    let mut stranger = running.client();
    assert_eq!(stranger.get(&address(&game)).await.ok(), first, "it is kept");
    stranger.post(&address(&game), json!({ "depth": 2 })).await.ok();
    loop {
        let deeper = stranger.get(&address(&game)).await.ok();
        if deeper["state"] == "done" {
            assert_eq!((&deeper["depth"], &deeper["analysis"]["depth"]), (&json!(2), &json!(2)));
            break;
        }
        assert_eq!(deeper["analysis"], first["analysis"], "until then there is the first one");
    }
    let metrics = stranger.get("/metrics").await.text;
    assert!(metrics.contains("\nluxor_analyses_total 1\n"), "{metrics}");
    stranger.post(&address(&game), json!({ "depth": 0 })).await.fault(400, "bad_request");
    let most = first["deepest"].as_u64().unwrap();
    let refused =
        stranger.post(&address(&game), json!({ "depth": most + 1 })).await.fault(400, "bad_request");
    assert!(refused["detail"].as_str().unwrap().contains(&format!("from 1 to {most}")), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_analysed_for_nobody() {
    let running = thinking(generous()).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let watch = ann.snapshot(&game, 0).await["watch"].as_str().unwrap().to_string();
    let (mut watcher, mut stranger) = (running.client(), running.client());
    for query in ["", "?seat=0", "?seat=1"] {
        let address = format!("{}{query}", address(&game));
        for answer in [ann.get(&address).await, ann.post(&address, json!({})).await] {
            assert_eq!(answer.fault(422, "refused")["message"]["id"], "refused-analysis-running");
        }
    }
    let watched = format!("{}?watch={watch}", address(&game));
    watcher.get(&watched).await.fault(422, "refused");
    watcher.post(&watched, json!({})).await.fault(422, "refused");
    stranger.get(&address(&game)).await.fault(403, "forbidden");
    stranger.post(&address(&game), json!({})).await.fault(403, "forbidden");
    let try_out = json!({ "at": 0, "actions": [] });
    let refused = ann.post(&format!("/api/games/{game}/trial?seat=0"), try_out.clone()).await;
    assert_eq!(refused.fault(422, "refused")["message"]["id"], "refused-analysis-running");
    stranger.post(&format!("/api/games/{game}/trial"), try_out).await.fault(403, "forbidden");
    // Nor are the choices of others shown.
    let decider = ann.snapshot(&game, 0).await["decider"].as_u64().unwrap();
    let other = 1 - decider;
    let replay = ann.get(&format!("/api/games/{game}/replay?at=0&asked=true&seat={other}")).await.ok();
    assert_eq!((&replay["snapshot"]["choices"], &replay["snapshot"]["seat"]), (&json!([]), &json!(other)));
    let plain = ann.get(&format!("/api/games/{game}/replay?at=0&seat={other}")).await.ok();
    assert_eq!(replay, plain);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_of_a_finished_game_can_be_asked_again() {
    let running = thinking(generous()).await;
    let mut ann = running.client();
    let text = transcript(usize::MAX, 2);
    let table = catalogue::open(std::str::from_utf8(&text).unwrap()).unwrap().table.unwrap();
    let game = import(&mut ann, text).await;
    for at in [0, 7, 20] {
        let then = table.after(at);
        let seat = then.decider().unwrap();
        let asked = ann.get(&format!("/api/games/{game}/replay?at={at}&asked=true")).await.ok();
        let snapshot = &asked["snapshot"];
        let choices: Value = serde_json::from_str(then.choices_text().get()).unwrap();
        let view: Value = serde_json::from_str(then.view(game::Viewer::Seat(seat)).text().get()).unwrap();
        assert_eq!((&snapshot["choices"], &snapshot["view"]), (&choices, &view));
        assert_eq!((&snapshot["seat"], &asked["open"]), (&json!(seat.0), &json!(false)));
    }
}

/// Half a move can be tried, and leads to the question for its other half; nothing is drawn or rolled.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_actions_are_tried_in_a_finished_game() {
    let running = thinking(generous()).await;
    let mut ann = running.client();
    let text = transcript(usize::MAX, 2);
    let table = catalogue::open(std::str::from_utf8(&text).unwrap()).unwrap().table.unwrap();
    let game = import(&mut ann, text).await;
    let trial = format!("/api/games/{game}/trial");
    let (mut led_on, mut rolled) = (0, 0);
    for at in 0..40 {
        let then = table.after(at);
        let seat = then.decider().unwrap();
        for action in then.legal() {
            let mut tried = then.after(at);
            let alone = tried.act_scripted(&action, &[]).is_ok();
            let answer = ann.post(&trial, json!({ "at": at, "actions": [action] })).await;
            if !alone || tried.decider() != Some(seat) {
                rolled += 1;
                answer.fault(400, "bad_request");
                continue;
            }
            led_on += 1;
            let asked = answer.ok();
            let view: Value =
                serde_json::from_str(tried.view(game::Viewer::Seat(seat)).text().get()).unwrap();
            let choices: Value = serde_json::from_str(tried.choices_text().get()).unwrap();
            assert_eq!((&asked["snapshot"]["view"], &asked["snapshot"]["choices"]), (&view, &choices));
            assert_eq!((&asked["at"], &asked["snapshot"]["seat"]), (&json!(at), &json!(seat.0)));
        }
    }
    assert!(led_on > 10 && rolled > 10, "{led_on} led on, {rolled} did not");
    ann.post(&trial, json!({ "at": 0, "actions": ["open sesame"] })).await.fault(400, "bad_request");
    ann.post(&trial, json!({ "at": 0, "actions": ["move 30 by 2"] })).await.fault(422, "refused");
    let last = json!({ "at": 100_000, "actions": ["play left"] });
    ann.post(&trial, last).await.fault(422, "refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_can_switch_analysis_off() {
    let running = thinking(Limits { analyses: 0, ..generous() }).await;
    let mut ann = running.client();
    let game = import(&mut ann, transcript(usize::MAX, 3)).await;
    assert_eq!(ann.get(&address(&game)).await.ok()["deepest"], 0);
    ann.post(&address(&game), json!({})).await.fault(501, "not_offered");
}

/// Analyses nothing until it may.
struct Patient(Arc<AtomicBool>);

impl BotFactory for Patient {
    fn names(&self, _: &str) -> Vec<&'static str> {
        vec!["random"]
    }

    fn bot(&self, _: &str, _: &str, _: Seat, _: u64) -> Option<Box<dyn AnyBot>> {
        None
    }

    fn analyst(&self, table: &dyn AnyTable) -> Option<Analyst> {
        let (go_on, real) = (self.0.clone(), bots::analysis::analyst(table)?);
        Some(Box::new(move |settings, progress| {
            while !go_on.load(Ordering::Relaxed) && !(settings.stopped)() {
                std::thread::sleep(Duration::from_millis(1));
            }
            real(settings, progress)
        }))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn analyses_wait_in_a_queue_that_has_an_end() {
    let go_on = Arc::new(AtomicBool::new(false));
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = Limits { analyses: 1, analysis_queue: 1, ..generous() };
    let running = Running::thinking(folder, limits, Arc::new(Patient(go_on.clone()))).await;
    let mut ann = running.client();
    let mut games = Vec::new();
    for seed in 4..7 {
        games.push(import(&mut ann, transcript(usize::MAX, seed)).await);
    }
    ann.post(&address(&games[0]), json!({})).await.ok();
    let second = ann.post(&address(&games[1]), json!({})).await.ok();
    assert_eq!(second["state"], "waiting");
    let refused = ann.post(&address(&games[2]), json!({})).await.fault(429, "too_many");
    assert_eq!(refused["message"]["id"], "error-too-many-analyses");
    assert_eq!(
        ann.post(&address(&games[1]), json!({})).await.ok()["state"],
        "waiting",
        "it is asked for already"
    );
    let metrics = ann.get("/metrics").await.text;
    for line in ["luxor_refusals_total{kind=\"analyses\"} 1", "luxor_analysis_queue 1"] {
        assert!(metrics.lines().any(|found| found == line), "{line}\n{metrics}");
    }
    go_on.store(true, Ordering::Relaxed);
    for game in &games[..2] {
        done(&mut ann, game).await;
    }
    ann.post(&address(&games[2]), json!({})).await.ok();
    done(&mut ann, &games[2]).await;
}

/// A server that ends does not wait for an analysis, and what was not finished is computed again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_server_stops_its_analyses() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let never = Arc::new(Patient(Arc::default()));
    let running = Running::thinking(folder.clone(), generous(), never).await;
    let mut ann = running.client();
    let game = import(&mut ann, transcript(usize::MAX, 8)).await;
    ann.post(&address(&game), json!({})).await.ok();
    running.end().await;
    let running = Running::thinking(folder, generous(), Arc::new(Bots::default())).await;
    let mut ann = running.client();
    assert_eq!(ann.get(&address(&game)).await.ok()["state"], "none");
    ann.post(&address(&game), json!({})).await.ok();
    done(&mut ann, &game).await;
}
