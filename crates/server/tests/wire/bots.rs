//! Slow advisers and panicking bots.

use crate::client::*;
use crate::slow::Slow;
use catalogue::{AnyBot, AnyTable, BotFactory, RandomOnly};
use game::Seat;
use serde_json::json;
use server::Limits;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn advisers_share_the_limit_on_thinking_bots() {
    let (slow, begun, go_on) = Slow::new();
    let limits = Limits { thinking: 1, ..generous() };
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::thinking(folder, limits, Arc::new(slow.clone())).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let decider = ann.get(&format!("/api/games/{game}")).await.ok()["decider"].clone();
    let mut hints = tokio::task::JoinSet::new();
    for _ in 0..3 {
        let (mut ann, path, ask) =
            (ann.clone(), format!("/api/games/{game}/hint"), json!({ "seat": decider }));
        hints.spawn(async move { ann.post(&path, ask).await.status });
    }
    for _ in 0..3 {
        begun.recv_timeout(NEVER).unwrap();
        // Give a second adviser time to start, which it must not.
        for _ in 0..30 {
            ann.snapshot(&game, 0).await;
        }
        go_on.send(()).unwrap();
    }
    assert!(hints.join_all().await.iter().all(|status| *status == 200));
    assert_eq!(slow.most(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quick_bots_do_not_wait_for_those_that_think() {
    let (slow, begun, go_on) = Slow::new();
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = Limits { thinking: 1, ..generous() };
    let running = Running::thinking(folder, limits, Arc::new(slow)).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let ask = json!({ "seat": ann.get(&format!("/api/games/{game}")).await.ok()["decider"] });
    let hint = tokio::spawn({
        let (mut ann, path) = (ann.clone(), format!("/api/games/{game}/hint"));
        async move { ann.post(&path, ask).await.status }
    });
    begun.recv_timeout(NEVER).unwrap();
    // The only place to think in is taken; a game of random players is played to its end all the same.
    let quick = ann.create("luxor", &[], seats(&["bot random", "bot random"])).await;
    eventually("the game is over", async || {
        ann.get(&format!("/api/games/{quick}")).await.ok()["state"] == "over"
    })
    .await;
    go_on.send(()).unwrap();
    assert_eq!(hint.await.unwrap(), 200);
}

/// Names a bot that never plays.
pub struct NoBots;

impl BotFactory for NoBots {
    fn names(&self, _: &str) -> Vec<&'static str> {
        vec!["random"]
    }

    fn bot(&self, _: &str, _: &str, _: Seat, _: u64) -> Option<Box<dyn AnyBot>> {
        None
    }
}

/// Random bots, the first of which panics when it looks at the table.
#[derive(Default)]
struct Weak {
    broke: AtomicBool,
}

struct Breaks;

impl AnyBot for Breaks {
    fn look(&mut self, _: &dyn AnyTable) {
        panic!("this is meant to break");
    }

    fn decide(&mut self) -> Option<String> {
        None
    }
}

impl BotFactory for Weak {
    fn names(&self, title: &str) -> Vec<&'static str> {
        RandomOnly.names(title)
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        match self.broke.swap(true, Ordering::SeqCst) {
            false => Some(Box::new(Breaks)),
            true => RandomOnly.bot(title, name, seat, seed),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_a_computer_player_broke_off() {
    let weak = Weak::default();
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::thinking(folder, generous(), Arc::new(weak)).await;
    let mut ann = running.client();
    let ask =
        json!({ "title": "luxor", "players": 2, "first": 1, "seats": seats(&["you Ann", "bot random"]) });
    let game = ann.post("/api/games", ask).await.ok()["game"].as_str().unwrap().to_string();
    // Connections to the poisoned room are closed, and connecting just then may fail: try until the game has moved on.
    loop {
        let Ok(mut live) = ann.try_live(&game, "seat=0").await else { continue };
        while let Some(text) = live.text().await {
            let heard: serde_json::Value = serde_json::from_str(&text).unwrap();
            if heard["snapshot"]["decider"] == 0 {
                return;
            }
        }
    }
}

/// Lists no bot, but would create any: an external program, for example.
#[derive(Default)]
struct Unlisted {
    asked: AtomicBool,
    created: AtomicBool,
}

impl BotFactory for Unlisted {
    fn names(&self, _: &str) -> Vec<&'static str> {
        self.asked.store(true, Ordering::SeqCst);
        Vec::new()
    }

    fn bot(&self, title: &str, _: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        self.created.store(true, Ordering::SeqCst);
        RandomOnly.bot(title, "random", seat, seed)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stored_game_creates_no_bot_that_is_not_listed() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::thinking(folder.clone(), generous(), Arc::new(NoBots)).await;
    let mut ann = running.client();
    let ask =
        json!({ "title": "luxor", "players": 2, "first": 1, "seats": seats(&["you Ann", "bot random"]) });
    let game = ann.post("/api/games", ask).await.ok()["game"].as_str().unwrap().to_string();
    running.end().await;

    let bots = Arc::new(Unlisted::default());
    let running = Running::thinking(folder, generous(), bots.clone()).await;
    let mut ann = Client { base: running.client().base, ..ann };
    ann.snapshot(&game, 0).await;
    let reached = async || bots.asked.load(Ordering::SeqCst) || bots.created.load(Ordering::SeqCst);
    eventually("the bot is to move", reached).await;
    running.end().await;
    assert!(!bots.created.load(Ordering::SeqCst));
}
