//! No hidden information is sent. Everything each seat and a spectator receive in whole games is compared with the view
//! of the rules, and searched for secrets.

use crate::client::*;
use crate::seen;
use catalogue::AnyTable;
use game::transcript::Knowledge;
use game::{Seat, Viewer};
use serde_json::Value;

/// A viewer's connection and everything it received.
struct Ear {
    viewer: Viewer,
    client: Client,
    query: String,
    live: Connection,
    snapshot: Value,
    log: Vec<Value>,
    bytes: String,
}

impl Ear {
    async fn open(client: &Client, game: &str, viewer: Viewer, query: String) -> Ear {
        let live = client.live(game, &format!("{query}&changes=true")).await;
        let (snapshot, log, bytes) = (Value::Null, Vec::new(), String::new());
        Ear { viewer, client: client.clone(), query, live, snapshot, log, bytes }
    }

    /// Receives everything up to this sequence number.
    async fn listen(&mut self, seq: u64) -> Value {
        loop {
            let text = self.live.text().await.expect("the server closed");
            self.bytes.push_str(&text);
            let live: Value = serde_json::from_str(&text).unwrap();
            if live["type"] != "here" {
                follow(&mut self.snapshot, &live);
                self.log.extend(live["log"].as_array().unwrap().clone());
                if live["seq"] == seq {
                    return self.snapshot.clone();
                }
            }
        }
    }

    /// Sends every read request there is.
    async fn ask(&mut self, game: &str, at: u64) {
        for path in ["", "/log", "/points", "/transcript", "/replay", "/analysis"] {
            let address = format!("/api/games/{game}{path}?{}&at={at}&asked=true", self.query);
            self.bytes.push_str(&self.client.get(&address).await.text);
        }
    }
}

/// The game from the store, with all hidden information.
async fn truth(running: &Running, game: &str) -> Box<dyn AnyTable> {
    let record = running.store.game(game).await.unwrap().unwrap();
    let records = running.store.records(game).await.unwrap();
    catalogue::open(&server::transcript(&record, &records)).unwrap().table.unwrap()
}

async fn nothing_hidden(title: &str, modules: &[&str], seed: u64) {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create(title, modules, seats(&["you Ann", "local Ben", "local Cleo"])).await;
    let watch = ann.snapshot(&game, 0).await["watch"].as_str().unwrap().to_string();
    let stranger = running.client();
    let mut ears = vec![Ear::open(&stranger, &game, Viewer::Spectator, format!("watch={watch}")).await];
    for seat in 0..3 {
        ears.push(Ear::open(&ann, &game, Viewer::Seat(Seat(seat)), format!("seat={seat}")).await);
    }
    let mut dice = Dice(seed);
    let mut clients: Vec<(Client, u8)> = (0..3).map(|seat| (ann.clone(), seat)).collect();
    let mut id = 0;
    loop {
        let table = truth(&running, &game).await;
        let seq = table.record_count() as u64;
        let over = table.decider().is_none();
        if over {
            // Nothing is hidden from now on.
            search(&running, &game, &ears).await;
        }
        for ear in &mut ears {
            let heard = ear.listen(seq).await;
            assert_eq!(heard["view"], seen::view(&*table, ear.viewer), "a view is the viewer's own");
            let decides = table.decider().map(Viewer::Seat) == Some(ear.viewer);
            let choices = if decides { seen::choices(&*table) } else { Value::Array(Vec::new()) };
            assert_eq!(heard["choices"], choices);
            assert_eq!(heard["seed"].is_null(), !over);
            if id % 40 == 7 && !over {
                ear.ask(&game, seq / 2).await;
            }
        }
        if over {
            break;
        }
        play_one(&mut clients, &game, &mut dice, id).await;
        id += 1;
    }
    let table = truth(&running, &game).await;
    for ear in &ears {
        assert_eq!(Value::Array(ear.log.clone()), seen::log(&*table, ear.viewer));
    }
}

/// Searches everything received for the seed and the fingerprints, from which hidden cards could be guessed, and the
/// transcripts for lines that the rules do not write for that viewer.
async fn search(running: &Running, game: &str, ears: &[Ear]) {
    let record = running.store.game(game).await.unwrap().unwrap();
    let records = running.store.records(game).await.unwrap();
    let text = server::transcript(&record, &records);
    let mut secrets: Vec<String> = vec![game::Seed(record.seed.unwrap()).to_string()];
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        secrets.extend(line["position"].as_str().map(String::from));
    }
    assert!(secrets.len() > 10);
    for ear in ears {
        assert!(!ear.bytes.is_empty());
        for secret in &secrets {
            assert!(!ear.bytes.contains(secret.as_str()), "{:?} got a secret", ear.viewer);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_crosses_the_wire_in_luxor() {
    nothing_hidden("luxor", &["mummy", "equipment", "artifacts", "characters"], 21).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_crosses_the_wire_in_expedition() {
    nothing_hidden("expedition", &["new-adventures"], 22).await;
}

/// Two games that differ only in what a viewer cannot know give them the same bytes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_differ_only_in_what_is_hidden_look_the_same() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
    let mut dice = Dice(31);
    for id in 0..12 {
        play_one(&mut clients, &game, &mut dice, id).await;
    }
    let table = truth(&running, &game).await;
    let mut full = Vec::new();
    table.write(Knowledge::Full, &mut full).unwrap();
    let full = String::from_utf8(full).unwrap();
    let twin = twin(&full, &*table);
    assert_ne!(full, twin);
    let viewer = Viewer::Spectator;
    let mut heard = Vec::new();
    for text in [full, twin] {
        let mut client = running.client();
        let request = client.http.post(format!("{}/api/import", client.base)).body(text);
        let copy = client.send(request).await.ok()["game"].as_str().unwrap().to_string();
        let watch = client.snapshot(&copy, 0).await["watch"].as_str().unwrap().to_string();
        let mut stranger = running.client();
        let mut bytes = stranger.live(&copy, &format!("watch={watch}")).await.text().await.unwrap();
        for path in ["", "/log", "/points", "/transcript", "/replay", "/analysis"] {
            bytes += &stranger.get(&format!("/api/games/{copy}{path}?watch={watch}&at=5")).await.text;
        }
        assert!(seen::view(&*truth(&running, &copy).await, viewer) == seen::view(&*table, viewer));
        heard.push(bytes.replace(&copy, "GAME"));
    }
    assert_eq!(heard[0], heard[1]);
}

/// The same game with two players' hidden cards swapped, which a spectator cannot notice.
fn twin(full: &str, table: &dyn AnyTable) -> String {
    let mut lines: Vec<Value> = full.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for line in &mut lines {
        // Fingerprints and commitments would differ; without them a transcript is merely unverified.
        if let Some(object) = line.as_object_mut() {
            object.remove("position");
            object.remove("commitment");
        }
    }
    let write = |lines: &[Value]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let dealt = lines[1]["deal"].as_array().unwrap().clone();
    for a in 0..dealt.len() {
        for b in a + 1..dealt.len() {
            let mut tried = lines.clone();
            tried[1]["deal"][a] = dealt[b].clone();
            tried[1]["deal"][b] = dealt[a].clone();
            if dealt[a] == dealt[b] {
                continue;
            }
            let Ok(opened) = catalogue::open(&write(&tried)) else { continue };
            let fits = !matches!(opened.verdict, game::transcript::Verdict::Diverged(_));
            let same = |other: &dyn AnyTable| {
                let (public, own) = (Viewer::Spectator, Viewer::Seat(Seat(0)));
                seen::view(other, public) == seen::view(table, public)
                    && seen::log(other, public) == seen::log(table, public)
                    && seen::view(other, own) != seen::view(table, own)
            };
            if fits && opened.table.is_some_and(|other| same(&*other)) {
                return write(&tried);
            }
        }
    }
    panic!("no two cards can be swapped");
}
