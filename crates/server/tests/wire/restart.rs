//! Shutdown, crash and restart in the middle of a turn.

use crate::client::*;
use serde_json::{Value, json};
use std::sync::Arc;

/// Runs a server in its own runtime and drops the runtime, like a killed process.
fn killed_in_the_middle(folder: &Arc<tempfile::TempDir>) -> (String, Client, Vec<Value>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let folder = folder.clone();
    let left = runtime.block_on(async move {
        let running = Running::on(folder, generous()).await;
        let mut ann = running.client();
        let game = ann.create("luxor", &["mummy"], seats(&["you Ann", "local Ben", "bot random"])).await;
        let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
        let mut dice = Dice(2);
        for id in 0..60 {
            play_one(&mut clients, &game, &mut dice, id).await;
        }
        let seen = vec![settled(&mut ann, &game, 0).await, settled(&mut ann, &game, 1).await];
        (game, ann, seen)
    });
    runtime.shutdown_background();
    left
}

/// A seat's snapshot once no bot is to move.
async fn settled(client: &mut Client, game: &str, seat: u8) -> Value {
    let mut live = client.live(game, &format!("seat={seat}")).await;
    loop {
        let mut snapshot = live.step().await["snapshot"].clone();
        if snapshot["decider"].as_u64() != Some(2) {
            snapshot["players"] = json!(null);
            return snapshot;
        }
    }
}

#[test]
fn nothing_is_lost_and_nothing_doubled_when_the_server_is_killed() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let (game, mut ann, seen) = killed_in_the_middle(&folder);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let running = Running::on(folder, generous()).await;
        ann.base = format!("http://{}", running.address);
        for (seat, seen) in (0..).zip(&seen) {
            assert_eq!(&settled(&mut ann, &game, seat).await, seen);
        }
        // The last command is still remembered, and the finished game matches its commitment.
        let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
        let mut dice = Dice(4);
        let mut id = 60;
        while play_one(&mut clients, &game, &mut dice, id).await {
            id += 1;
        }
        let text = ann.get(&format!("/api/games/{game}/transcript")).await.text;
        assert_eq!(catalogue::open(&text).unwrap().verdict, game::transcript::Verdict::Exact);
        assert!(text.contains("\"seed\""));
        running.end().await;
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restored_backup_resets_clients_that_were_ahead() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let copy = Arc::new(tempfile::tempdir().unwrap());
    running.store.backup(&file(copy.path())).await.unwrap();
    let before = ann.snapshot(&game, 0).await;
    let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
    for id in 0..4 {
        play_one(&mut clients, &game, &mut Dice(3), id).await;
    }
    let further = ann.snapshot(&game, 0).await;
    running.end().await;

    let running = Running::on(copy, generous()).await;
    ann.base = format!("http://{}", running.address);
    let mut live = ann.live(&game, &format!("seat=0&changes=true&since={}", further["log_length"])).await;
    let step = live.step().await;
    assert_eq!((&step["seq"], &step["log"]), (&before["seq"], &json!([])));
    assert_eq!(step["snapshot"]["log_length"], before["log_length"]);
    let late = ann.act(&game, "late", &further["seq"], 0, "anything").await.fault(409, "conflict");
    assert_eq!(late["seq"], before["seq"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_known_after_a_restart() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::on(folder.clone(), generous()).await;
    let mut ann = running.client();
    let game = ann.create("expedition", &[], seats(&["you Ann", "local Ben"])).await;
    let before = ann.get(&format!("/api/games/{game}")).await.ok();
    let seat = before["decider"].as_u64().unwrap() as u8;
    let before = ann.snapshot(&game, seat).await;
    let action = before["choices"][0]["action"].as_str().unwrap();
    let answer = ann.act(&game, "once", &before["seq"], seat, action).await.ok();
    running.end().await;

    let running = Running::on(folder, generous()).await;
    ann.base = format!("http://{}", running.address);
    assert_eq!(ann.act(&game, "once", &before["seq"], seat, action).await.ok(), answer);
    assert_eq!(ann.snapshot(&game, seat).await["records"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_player_goes_on_after_a_restart() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::on(folder.clone(), generous()).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["bot random", "bot random"])).await;
    running.end().await;

    let running = Running::on(folder, generous()).await;
    ann.base = format!("http://{}", running.address);
    let mut live = ann.live(&game, "").await;
    while live.step().await["snapshot"]["state"] != "over" {}
    let text = ann.get(&format!("/api/games/{game}/transcript")).await.text;
    assert_eq!(catalogue::open(&text).unwrap().verdict, game::transcript::Verdict::Exact);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_ends_says_so() {
    let mut running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut live = ann.live(&game, "seat=0").await;
    live.step().await;
    running.end_later().send(()).unwrap();
    assert_eq!(live.close_reason().await, "shutdown");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_nobody_looks_at_leaves_memory_and_comes_back_as_it_was() {
    let mut limits = generous();
    limits.idle = std::time::Duration::ZERO;
    let running = Running::with(limits).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
    let mut dice = Dice(6);
    for id in 0..20 {
        play_one(&mut clients, &game, &mut dice, id).await;
    }
    let before = ann.snapshot(&game, 0).await;
    while !ann.get("/metrics").await.text.contains("luxor_games_in_memory 0\n") {
        tokio::task::yield_now().await;
    }
    assert_eq!(ann.snapshot(&game, 0).await, before);
}

/// The transcript of a game against a bot, cut where the bot is to move.
async fn cut_at_the_computer(running: &Running) -> String {
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "bot random"])).await;
    let mut clients = vec![(ann.clone(), 0)];
    let mut dice = Dice(3);
    for id in 0..40 {
        play_one(&mut clients, &game, &mut dice, id).await;
    }
    let record = running.store.game(&game).await.unwrap().unwrap();
    let records = running.store.records(&game).await.unwrap();
    let cuts = (1..records.len()).rev().map(|length| server::transcript(&record, &records[..length]));
    let at_the_computer = |text: &String| {
        let table = catalogue::open(text).unwrap().table.unwrap();
        table.decider() == Some(game::Seat(1))
    };
    cuts.into_iter().find(at_the_computer).expect("the computer decided once")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_player_goes_on_in_a_game_that_comes_from_elsewhere() {
    let running = Running::start().await;
    let text = cut_at_the_computer(&running).await;
    // As `luxor import` does, in another process.
    let (record, records) = server::read_transcript(&text, None, server::named_seed("elsewhere")).unwrap();
    let (id, watch, length) = (record.id.clone(), record.watch.clone().unwrap(), records.len() as u64);
    running.store.create_game(record, records).await.unwrap();
    let mut live = running.client().live(&id, &format!("watch={watch}")).await;
    live.step_at(length + 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_from_elsewhere_has_fitting_names_and_is_played_again_only_with_known_computers() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("expedition", &[], seats(&["you Ann", "bot random"])).await;
    let mut clients = vec![(ann.clone(), 0)];
    let mut dice = Dice(3);
    let mut id = 0;
    while play_one(&mut clients, &game, &mut dice, id).await {
        id += 1;
    }
    let text = ann.get(&format!("/api/games/{game}/transcript")).await.text;
    let odd =
        text.replacen("\"Ann\"", "\"  \\u0000A \\u200b\\n \"", 1).replacen("\"random\"", "\"hal9000\"", 1);
    assert_ne!(odd, text);
    let request = ann.http.post(format!("{}/api/import", ann.base)).body(odd);
    let copy = ann.send(request).await.ok()["game"].as_str().unwrap().to_string();
    let seen = ann.snapshot(&copy, 0).await;
    assert_eq!((&seen["state"], &seen["players"][0]["name"]), (&json!("over"), &json!("A")));
    let error = ann.post(&format!("/api/games/{copy}/again"), json!({})).await.fault(400, "bad_request");
    assert!(error["detail"].as_str().unwrap().contains("hal9000"));
    ann.post(&format!("/api/games/{game}/again"), json!({})).await.ok();
}
