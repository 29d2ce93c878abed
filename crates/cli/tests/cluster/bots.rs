//! Computers go on when the node at which they play dies or loses the database.

use crate::NEVER;
use crate::client::{Guest, Socket};
use crate::history::verify;
use crate::host::Host;
use crate::link::LinkState;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::{Postgres, State, Store};
use tokio_tungstenite::tungstenite::Message;

/// A game that only computers play; nobody looks at it.
struct Unwatched {
    id: String,
    store: Postgres,
}

impl Unwatched {
    /// One whose bots think at this node. Any node may be the first to take the lease of a new game; if it was another
    /// one, a new game is begun.
    async fn begin_at(node: usize, host: &Host) -> Unwatched {
        loop {
            let before = decisions(host, node).await;
            let game = Unwatched::begin(host).await;
            if decisions(host, node).await > before {
                return game;
            }
            game.finish(host).await;
        }
    }

    async fn begin(host: &Host) -> Unwatched {
        let bot = json!({ "kind": "bot", "bot": "clever" });
        let ask = json!({ "title": "luxor", "players": 4, "modules": [], "seats": [bot, bot, bot, bot] });
        let begun = Guest::new(host.address(0), "bots").must("/api/games", Some(&ask)).await;
        let store = Postgres::open(&host.url).await.unwrap();
        let game = Unwatched { id: begun["game"].as_str().unwrap().into(), store };
        game.reach(5, host).await;
        game
    }

    async fn length(&self) -> u64 {
        self.store.game(&self.id).await.unwrap().unwrap().length
    }

    async fn is_over(&self) -> bool {
        self.store.game(&self.id).await.unwrap().unwrap().state == State::Over
    }

    /// Waits until it has so many records or is over.
    async fn reach(&self, length: u64, host: &Host) {
        let started = Instant::now();
        while self.length().await < length && !self.is_over().await {
            assert!(started.elapsed() < NEVER, "nobody goes on\n{}", host.logs());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until it is over, and plays it again by the rules.
    async fn finish(&self, host: &Host) {
        self.reach(u64::MAX, host).await;
        let (record, records) = self.store.load(&self.id, 0).await.unwrap().unwrap();
        assert_eq!(verify(&record, &records), Ok(()));
    }
}

/// How many decisions bots have made at a node.
async fn decisions(host: &Host, node: usize) -> u64 {
    let metrics = reqwest::get(format!("http://{}/metrics", host.address(node))).await.unwrap();
    let metrics = metrics.text().await.unwrap();
    let count = metrics.lines().find_map(|line| line.strip_prefix("luxor_bot_decisions_total "));
    count.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_when_their_node_is_killed() {
    let mut host = Host::start(2).await;
    let game = Unwatched::begin_at(0, &host).await;
    host.kill(0);
    let killed = (game.length().await, Instant::now());
    game.reach(killed.0 + 1, &host).await;
    println!("the bots of a killed node waited for {:.1} s", killed.1.elapsed().as_secs_f64());
    game.finish(&host).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_cut_off_from_the_database_keeps_its_clients_and_comes_back() {
    let mut host = Host::start(2).await;
    for state in [LinkState::Stalled, LinkState::Cut] {
        let mut ann = Ann::sit_down(&host).await;
        let game = Unwatched::begin_at(0, &host).await;
        let before = decisions(&host, 1).await;
        host.set_link(0, state);
        // Its clients stay, and are told.
        let refused = ann.act().await;
        assert_eq!(refused["error"]["code"], "unavailable", "{state:?}: {refused}");
        // What was under way is committed; then its lease runs out, and the other node lets its bots play.
        let length = game.length().await;
        game.reach(length + 5, &host).await;
        assert!(decisions(&host, 1).await > before, "{state:?}: who let them play?");
        // The same connection, the same command.
        host.set_link(0, LinkState::Up);
        while ann.act().await["type"] != "done" {}
        // It is a node like any other again: without the other one it lets bots play, in the game if it is not over yet
        // and in a new one.
        let here = decisions(&host, 0).await;
        host.kill(1);
        game.finish(&host).await;
        Unwatched::begin(&host).await.finish(&host).await;
        assert!(decisions(&host, 0).await > here, "{state:?}");
        host.run(1);
    }
}

/// Somebody who plays both sides of a game at the first node, over one connection.
struct Ann {
    connection: Socket,
    command: String,
}

impl Ann {
    async fn sit_down(host: &Host) -> Ann {
        let mut guest = Guest::new(host.address(0), "ann");
        let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "local", "name": "Ben" }]);
        let ask = json!({ "title": "luxor", "players": 2, "modules": [], "seats": seats });
        let game = guest.must("/api/games", Some(&ask)).await["game"].as_str().unwrap().to_string();
        let first = guest.must(&format!("/api/games/{game}"), None).await;
        let seat = first["decider"].as_u64().unwrap() as u8;
        let connection = guest.connect(&game, seat).await.unwrap();
        let snapshot = guest.must(&format!("/api/games/{game}?seat={seat}"), None).await;
        let action = &snapshot["choices"][0]["action"];
        let command =
            json!({ "type": "act", "id": "one", "seq": snapshot["seq"], "seat": seat, "action": action });
        Ann { connection, command: command.to_string() }
    }

    /// Sends the command, and returns the answer to it.
    async fn act(&mut self) -> Value {
        self.connection.send(Message::Text(self.command.clone().into())).await.unwrap();
        loop {
            let message = self.connection.next().await.expect("the node keeps the connection").unwrap();
            let Message::Text(text) = message else { continue };
            let answer: Value = serde_json::from_str(&text).unwrap();
            if answer["id"] == "one" {
                return answer;
            }
        }
    }
}
