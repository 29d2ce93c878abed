//! Several servers on one PostgreSQL database, as the nodes of one host.

#![cfg(unix)]

#[path = "../wire/client.rs"]
mod client;
#[path = "../../../store/tests/postgres/cluster.rs"]
mod cluster;
mod leases;
mod limits;
#[path = "../../../cli/tests/cluster/link.rs"]
mod link;
mod outage;
#[path = "../wire/slow.rs"]
mod slow;

#[allow(dead_code)] // The twins need a part of it.
#[path = "../wire/seen.rs"]
mod seen;
#[path = "../wire/twins.rs"]
mod twins;

use catalogue::BotFactory;
use client::*;
use cluster::Cluster;
use serde_json::{Value, json};
use server::{Config, NodeTimes};
use std::sync::Arc;
use std::time::Duration;

/// Two nodes on a new database.
async fn two(cluster: &Cluster) -> [Running; 2] {
    let url = cluster.database();
    [Running::node(&url).await, Running::node(&url).await]
}

/// Times of nodes at which nothing runs out while a test waits for something else.
const PATIENT: NodeTimes =
    NodeTimes { heartbeat: Duration::from_millis(50), lifetime: HOUR, lease: HOUR, renewal: HOUR };
const HOUR: Duration = Duration::from_secs(3600);

/// Times at which a node that is gone is soon replaced.
const QUICK: NodeTimes = NodeTimes {
    heartbeat: Duration::from_millis(50),
    lifetime: Duration::from_secs(1),
    lease: Duration::from_secs(1),
    renewal: Duration::from_millis(50),
};

/// A node with these times and bots.
async fn node(url: &str, times: NodeTimes, bots: impl BotFactory + 'static) -> Running {
    let change = |config: &mut Config| {
        config.node = times;
        config.limits.thinking = 8;
    };
    Running::node_configured(url, Arc::new(bots), change).await
}

/// Waits until each of these nodes knows all of them.
async fn acquainted(nodes: &[&Running]) {
    let line = format!("luxor_nodes {}", nodes.len());
    for node in nodes {
        let mut client = node.client();
        eventually("every node knows all", async || {
            client.get("/metrics").await.text.lines().any(|found| found == line)
        })
        .await;
    }
}

/// A game of two people, each with a client at a node of their own.
async fn game_of_two([one, two]: &[Running; 2], title: &str) -> (String, [(Client, u8); 2]) {
    let (mut ann, mut ben) = (one.client(), two.client());
    let game = ann.create(title, &[], seats(&["you Ann", "open"])).await;
    let invite = ann.snapshot(&game, 0).await["invite"].clone();
    let join = json!({ "invite": invite, "seat": 1, "name": "Ben" });
    ben.post(&format!("/api/games/{game}/join"), join).await.ok();
    (game, [(ann, 0), (ben, 1)])
}

/// The next message of this type.
async fn next(connection: &mut Connection, kind: &str) -> Value {
    loop {
        let text = connection.text().await.expect("the server closed");
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_different_nodes_play_one_game() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    for title in ["luxor", "expedition"] {
        let (game, people) = game_of_two(&nodes, title).await;
        let mut connections = Vec::new();
        let mut seen = Vec::new();
        for (client, seat) in &people {
            let mut connection = client.live(&game, &format!("seat={seat}&changes=true")).await;
            seen.push(connection.step().await["snapshot"].clone());
            connections.push(connection);
        }
        let mut dice = Dice(1);
        let mut played = 0;
        while seen[0]["state"] != "over" {
            // Who decides acts over the own connection; both must see the same change.
            let (decider, seq) = (seen[0]["decider"].as_u64().unwrap() as usize, seen[0]["seq"].clone());
            assert_eq!(seen[0]["seq"], seen[1]["seq"]);
            let choices = seen[decider]["choices"].as_array().unwrap();
            let mut said = json!({ "id": format!("c{played}"), "seq": seq, "seat": decider });
            if played % 7 == 3 && seen[decider]["undo"]["possible"] == true {
                said["type"] = "undo".into();
            } else {
                said["type"] = "act".into();
                said["action"] = choices[dice.below(choices.len())]["action"].clone();
            }
            connections[decider].send(&said.to_string()).await;
            let done = next(&mut connections[decider], "done").await;
            for (connection, snapshot) in connections.iter_mut().zip(&mut seen) {
                while snapshot["seq"] != done["seq"] {
                    let live: Value = serde_json::from_str(&connection.text().await.unwrap()).unwrap();
                    if live["type"] != "here" {
                        follow(snapshot, &live);
                    }
                }
            }
            played += 1;
        }
        assert!(played > 40, "{title} was over after {played} commands");
        assert_eq!(seen[0]["outcome"], seen[1]["outcome"]);
        // What was followed change by change is what both nodes answer.
        for ((client, seat), snapshot) in people.into_iter().zip(seen) {
            for node in &nodes {
                let mut client = Client { base: format!("http://{}", node.address), ..client.clone() };
                let mut answer = client.snapshot(&game, seat).await;
                answer["players"] = snapshot["players"].clone();
                assert_eq!(answer, snapshot);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_and_leaves_is_seen_on_the_other_node() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let (game, [(ann, _), (ben, _)]) = game_of_two(&nodes, "luxor").await;
    let mut here = ann.live(&game, "seat=0").await;
    here.step().await;
    let there = ben.live(&game, "seat=1").await;
    let wait = async |here: &mut Connection, both: bool| {
        while next(here, "here").await["players"] != json!([true, both]) {}
    };
    wait(&mut here, true).await;
    // A node that joins knows it from the beginning.
    let third = Running::node(&nodes[0].url).await;
    let mut elsewhere = Client { base: format!("http://{}", third.address), ..ann.clone() };
    let players = elsewhere.snapshot(&game, 0).await["players"].clone();
    assert_eq!((&players[0]["here"], &players[1]["here"]), (&json!(true), &json!(true)));
    drop(there);
    wait(&mut here, false).await;
    let _there = ben.live(&game, "seat=1").await;
    wait(&mut here, true).await;
    // A node that ends takes its connections along.
    let [_one, two] = nodes;
    two.end().await;
    wait(&mut here, false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_commands_at_two_nodes_one_wins() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let mut ann = nodes[0].client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut other = Client { base: format!("http://{}", nodes[1].address), ..ann.clone() };
    let mut conflicts = 0;
    for round in 0..30 {
        let snapshot = ann.snapshot(&game, 0).await;
        let seat = snapshot["decider"].as_u64().unwrap() as u8;
        let (mine, theirs) = (ann.snapshot(&game, seat).await, other.snapshot(&game, seat).await);
        assert_eq!(mine["seq"], theirs["seq"], "every node answers with what was acknowledged");
        let choices = mine["choices"].as_array().unwrap();
        let action = |at: usize| choices[at % choices.len()]["action"].as_str().unwrap();
        let ids = [format!("one{round}"), format!("two{round}")];
        // Every third round is the same command at both nodes.
        let ids = if round % 3 == 0 { [ids[0].clone(), ids[0].clone()] } else { ids };
        let (first, second) = tokio::join!(
            ann.act(&game, &ids[0], &mine["seq"], seat, action(0)),
            other.act(&game, &ids[1], &mine["seq"], seat, action(if round % 3 == 0 { 0 } else { 1 })),
        );
        if round % 3 == 0 {
            let (first, second) = (first.ok(), second.ok());
            assert_eq!(first["seq"], second["seq"], "it was carried out once");
        } else {
            let (won, lost) = if first.status == 200 { (first, second) } else { (second, first) };
            let (won, lost) = (won.ok(), lost.fault(409, "conflict"));
            assert_eq!(lost["seq"], won["seq"], "who lost is told what the game has become");
            conflicts += 1;
        }
        assert_eq!(ann.snapshot(&game, seat).await["records"], round + 1);
    }
    assert_eq!(conflicts, 20);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_guests_who_want_one_seat_at_two_nodes_do_not_both_get_it() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    for round in 0..6 {
        let mut ann = nodes[0].client();
        let game = ann.create("luxor", &[], seats(&["you Ann", "open", "open"])).await;
        let invite = ann.snapshot(&game, 0).await["invite"].clone();
        let join = |name: &str| json!({ "invite": invite, "seat": 1, "name": name });
        let path = format!("/api/games/{game}/join");
        let (mut ben, mut cleo) = (nodes[0].client(), nodes[1].client());
        let (first, second) = tokio::join!(ben.post(&path, join("Ben")), cleo.post(&path, join("Cleo")));
        let won = first.status == 200;
        assert!(won != (second.status == 200), "round {round}: {} {}", first.text, second.text);
        let lost = if won { second } else { first };
        assert_eq!(lost.fault(422, "refused")["message"]["id"], "refused-seat-taken");
        let name = if won { "Ben" } else { "Cleo" };
        for node in &nodes {
            let mut client = Client { base: format!("http://{}", node.address), ..ann.clone() };
            assert_eq!(client.snapshot(&game, 0).await["players"][1]["name"], name);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_is_made_once() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let (game, mut people) = game_of_two(&nodes, "luxor").await;
    let mut dice = Dice(2);
    for id in 0.. {
        if !play_one(&mut people, &game, &mut dice, id).await {
            break;
        }
    }
    let path = format!("/api/games/{game}/again");
    let [(ann, _), (ben, _)] = &mut people;
    let (first, second) = tokio::join!(ann.post(&path, json!({})), ben.post(&path, json!({})));
    let (first, second) = (first.ok(), second.ok());
    assert_eq!(first["game"], second["game"]);
    assert_eq!(nodes[0].store.all_games().await.unwrap().len(), 2, "no game is left over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_nodes_agree_to_end_a_game() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let (game, [(mut ann, _), (mut ben, _)]) = game_of_two(&nodes, "luxor").await;
    let mut seen = ben.live(&game, "seat=1").await;
    let seq = seen.step().await["seq"].clone();
    let path = format!("/api/games/{game}/end");
    let asked = ann.post(&path, json!({})).await.ok();
    assert_eq!((&asked["done"], &asked["votes"], &asked["needed"]), (&json!(false), &json!(1), &json!(2)));
    // The other one sees it, without a new position.
    let shown = seen.step().await;
    assert_eq!((&shown["snapshot"]["end_votes"], &shown["seq"]), (&json!([0]), &seq));
    assert_eq!(ben.post(&path, json!({})).await.ok()["done"], true);
    assert_eq!(ann.snapshot(&game, 0).await["state"], "over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_to_end_lapses_when_the_game_goes_on_at_another_node() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let (game, mut people) = game_of_two(&nodes, "luxor").await;
    let path = format!("/api/games/{game}/end");
    people[0].0.post(&path, json!({})).await.ok();
    assert!(play_one(&mut people, &game, &mut Dice(1), 1).await);
    assert_eq!(people[1].0.post(&path, json!({})).await.ok()["votes"], 1, "only the one who asks now");
}

/// Nothing hidden crosses from one node to a viewer at another.
async fn twins_across_nodes(title: &str, modules: &[&str], seed: u64) {
    let cluster = Cluster::start();
    let url = cluster.database();
    let reading = Running::node_with(&url, twins::searching()).await;
    let acting = Running::node_with(&url, twins::searching()).await;
    twins::same_bytes(&reading, &acting, title, modules, seed).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_of_luxor_with_all_modules_are_the_same_bytes_across_nodes() {
    twins_across_nodes("luxor", &["mummy", "equipment", "artifacts", "characters"], 42).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_of_new_adventures_are_the_same_bytes_across_nodes() {
    twins_across_nodes("expedition", &["new-adventures"], 44).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_deleted_at_one_node_vanishes_at_the_other() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let (game, [(mut ann, _), (mut ben, _)]) = game_of_two(&nodes, "luxor").await;
    let mut watching = ann.live(&game, "seat=0&changes=true").await;
    assert_eq!(watching.step().await["snapshot"]["players"][1]["name"], "Ben");
    // The first node knows his cookie, too.
    let mut stale = Client { base: ann.base.clone(), ..ben.clone() };
    assert!(stale.get("/api/me").await.headers.contains_key("set-cookie"));
    let request = ben.http.delete(format!("{}/api/me", ben.base));
    assert_eq!(ben.send(request).await.ok(), json!({ "deleted": 0, "kept": 1 }));
    assert_eq!(watching.close_reason().await, "reload");
    let mut snapshot = ann.get(&format!("/api/games/{game}?seat=0")).await;
    // The node may be about to read the game again.
    while snapshot.status == 503 {
        snapshot = ann.get(&format!("/api/games/{game}?seat=0")).await;
    }
    assert_eq!(snapshot.ok()["players"][1]["name"], "#2");
    let log = ann.get(&format!("/api/games/{game}/log?seat=0")).await.text;
    assert!(!log.contains("Ben") && log.contains("#2"), "{log}");
    // News come in order: once a later change is seen, the node knows that there is no such guest any more.
    let mut watching = ann.live(&game, "seat=0").await;
    let mut elsewhere = Client { base: ben.base.clone(), ..ann.clone() };
    elsewhere.post(&format!("/api/games/{game}/seats/1/invite"), json!({})).await.ok();
    let seq = elsewhere.snapshot(&game, 0).await["seq"].as_u64().unwrap();
    watching.step_at(seq).await;
    let answer = stale.get("/api/me").await;
    assert!(!answer.headers.contains_key("set-cookie"), "{answer:?}");
    stale.create("luxor", &[], seats(&["you Ben", "local Bea"])).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_computed_at_one_node_is_found_at_all() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let bots = || std::sync::Arc::new(bots::Bots::default());
    let nodes = [Running::node_with(&url, bots()).await, Running::node_with(&url, bots()).await];
    let [mut ann, mut ben] = nodes.each_ref().map(Running::client);
    let game = ann.create("luxor", &[], seats(&["bot greedy", "bot greedy"])).await;
    let address = format!("/api/games/{game}/analysis");
    let until = async |client: &mut Client, path: &str, state: &str| loop {
        let answer = client.get(path).await.ok();
        if answer["state"] == state {
            return answer;
        }
    };
    tokio::time::timeout(NEVER, async {
        until(&mut ann, &format!("/api/games/{game}"), "over").await;
        ann.post(&address, json!({})).await.ok();
        let there = until(&mut ben, &address, "done").await;
        assert_eq!(until(&mut ann, &address, "done").await, there);
    })
    .await
    .expect("the analysis is done");
}
