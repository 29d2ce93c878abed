//! Bots play at one node at a time, under a lease, and go on elsewhere when that node is gone.

use crate::client::*;
use crate::cluster::Cluster;
use crate::slow::Slow;
use crate::{PATIENT, QUICK, acquainted, game_of_two, next, node, two};
use catalogue::RandomOnly;
use serde_json::json;
use std::sync::mpsc::Receiver;
use store::{Fault, Postgres, State, Store};

/// A counter of a node.
async fn count(client: &mut Client, name: &str) -> usize {
    let metrics = client.get("/metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap().parse().unwrap()
}

/// How many decisions bots have made at a node.
async fn decisions(client: &mut Client) -> usize {
    count(client, "luxor_bot_decisions_total").await
}

/// How many records a node has committed.
async fn committed(client: &mut Client) -> usize {
    count(client, "luxor_records_total").await
}

/// A game of computers only.
pub async fn game_of_bots(client: &mut Client) -> String {
    client.create("luxor", &[], seats(&["bot random", "bot random"])).await
}

/// The same, with a bot that begins to think at this node. The other node may be the first to take the lease: then it
/// plays the game to its end, and a new one is begun.
pub async fn game_of_bots_at(node: &Running, begun: &Receiver<()>) -> String {
    loop {
        let game = game_of_bots(&mut node.client()).await;
        let mut thinks = false;
        eventually("a node lets the bots play", async || {
            thinks = begun.try_recv().is_ok();
            thinks || node.store.game(&game).await.unwrap().unwrap().state == State::Over
        })
        .await;
        if thinks {
            return game;
        }
    }
}

/// Waits until a game is over, and plays it again by the rules.
pub async fn finish(node: &Running, game: &str) {
    eventually("the game is played to its end", async || {
        node.store.game(game).await.unwrap().unwrap().state == State::Over
    })
    .await;
    let (record, records) = node.store.load(game, 0).await.unwrap().unwrap();
    let opened = catalogue::open(&server::transcript(&record, &records)).unwrap();
    assert_eq!(opened.verdict, game::transcript::Verdict::Exact);
}

async fn length(node: &Running, game: &str) -> u64 {
    node.store.game(game).await.unwrap().unwrap().length
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_one_node_and_go_on_when_it_ends() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let mut ann = nodes[0].client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "bot random", "bot random"])).await;
    let mut dice = Dice(4);
    let mut watching = Client { base: format!("http://{}", nodes[1].address), ..ann.clone() };
    let mut seen = watching.live(&game, "seat=0").await;
    let mut clients = [(ann.clone(), 0)];
    for id in 0..60 {
        // Ann plays at the first node; the second shows it, and may let the bots play.
        if !play_one(&mut clients, &game, &mut dice, id).await {
            break;
        }
    }
    let records = clients[0].0.snapshot(&game, 0).await["seq"].as_u64().unwrap();
    assert!(seen.step_at(records).await["seq"].as_u64().unwrap() >= records);
    let [one, second] = nodes;
    // Ann decides next, so nothing is being thought about.
    let mut client = clients[0].0.clone();
    eventually("it is Ann's turn", async || client.snapshot(&game, 0).await["decider"] == 0).await;
    let before = (decisions(&mut clients[0].0).await, committed(&mut clients[0].0).await);
    one.end().await;
    // Ann goes on at the other node, and so do the bots.
    clients[0].0 = watching.clone();
    for id in 100.. {
        if !play_one(&mut clients, &game, &mut dice, id).await {
            break;
        }
    }
    let over = watching.snapshot(&game, 0).await;
    assert_eq!(over["state"], "over");
    let (record, records) = second.store.load(&game, 0).await.unwrap().unwrap();
    assert_eq!(records.len() as u64, over["records"].as_u64().unwrap());
    let opened = catalogue::open(&server::transcript(&record, &records)).unwrap();
    assert_eq!(opened.verdict, game::transcript::Verdict::Exact);
    // What is stored was committed by one node, and once: nothing was played twice. A node that takes the lease just
    // after the other played may decide from a position that is gone; the store refuses that, so it is not among the
    // records.
    assert_eq!(before.1 + committed(&mut watching).await, records.len());
    let by_bots = records.iter().filter(|record| record.command.is_none()).count();
    let decisions = before.0 + decisions(&mut watching).await;
    assert!(decisions >= by_bots && by_bots > 0, "{decisions} decisions, {by_bots} records");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_killed_node_go_on_and_its_people_are_away() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (slow, begun, _go_on) = Slow::with_bots();
    // With its runtime everything of the node ends at once: nothing is said or given back.
    let machine = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let here = url.clone();
    let one = machine.spawn(async move { node(&here, QUICK, slow).await }).await.unwrap();
    let two = node(&url, QUICK, RandomOnly).await;
    acquainted(&[&one, &two]).await;
    let nodes = [one, two];
    let (watched, [(ann, _), (ben, _)]) = game_of_two(&nodes, "luxor").await;
    // Ben is there before Ann, so he is told when she comes.
    let mut ben = ben.live(&watched, "seat=1").await;
    ben.step().await;
    let _ann = ann.live(&watched, "seat=0").await;
    while next(&mut ben, "here").await["players"] != json!([true, true]) {}

    let game = game_of_bots_at(&nodes[0], &begun).await;
    let expires = || cluster.sql_at(&url, "SELECT expires FROM leases").parse::<i64>().unwrap();
    let first = expires();
    eventually("the lease is renewed while a bot thinks", async || expires() > first).await;
    machine.shutdown_background();
    while next(&mut ben, "here").await["players"] != json!([false, true]) {}
    finish(&nodes[1], &game).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_ends_gives_its_bots_away_at_once() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (slow, begun, _go_on) = Slow::with_bots();
    let one = node(&url, PATIENT, slow).await;
    let two = node(&url, PATIENT, RandomOnly).await;
    acquainted(&[&one, &two]).await;
    let game = game_of_bots_at(&one, &begun).await;
    // Neither the node nor its lease would be missed within an hour.
    one.end().await;
    acquainted(&[&two]).await;
    finish(&two, &game).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_no_node_lets_play_are_found_by_a_new_one() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (slow, begun, _go_on) = Slow::with_bots();
    let one = node(&url, PATIENT, slow).await;
    let game = game_of_bots(&mut one.client()).await;
    begun.recv_timeout(NEVER).expect("a bot thinks at the first node");
    // As if it had died before it took the lease.
    cluster.sql_at(&url, "DELETE FROM leases");
    let two = node(&url, PATIENT, RandomOnly).await;
    finish(&two, &game).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_decided_under_a_lost_lease_is_not_played() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (slow, begun, go_on) = Slow::with_bots();
    let one = node(&url, PATIENT, slow).await;
    let game = game_of_bots(&mut one.client()).await;
    begun.recv_timeout(NEVER).expect("a bot thinks");
    // Another node has the lease now.
    cluster.sql_at(&url, "UPDATE leases SET node = 'other', fence = fence + 1");
    go_on.send(()).unwrap();
    eventually("the bot decides", async || decisions(&mut one.client()).await == 1).await;
    // It gives the lease back, and this node takes it: only then it thinks again, about the same position.
    cluster.sql_at(&url, "UPDATE leases SET expires = 0");
    begun.recv_timeout(NEVER).expect("a bot thinks again");
    assert_eq!(length(&one, &game).await, 0);
    assert_eq!(cluster.sql_at(&url, "SELECT fence, node <> 'other' FROM leases"), "3|t");
    go_on.send(()).unwrap();
    eventually("what it decides is played", async || length(&one, &game).await == 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_is_given_back_when_a_person_is_to_move() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let one = node(&url, PATIENT, RandomOnly).await;
    let mut ann = one.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "bot random"])).await;
    let (mut players, mut dice) = ([(ann.clone(), 0)], Dice(3));
    for id in 0.. {
        if one.store.records(&game).await.unwrap().iter().any(|record| record.command.is_none()) {
            break;
        }
        play_one(&mut players, &game, &mut dice, id).await;
    }
    eventually("it is Ann's turn", async || ann.snapshot(&game, 0).await["decider"] == 0).await;
    let expires = || cluster.sql_at(&url, "SELECT expires FROM leases");
    eventually("the lease is given back", async || expires() == "0").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_declared_dead_says_again_who_is_connected_to_it() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let one = node(&url, PATIENT, RandomOnly).await;
    let mut ann = one.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let _live = ann.live(&game, "seat=0").await;
    let connected = || cluster.sql_at(&url, "SELECT count(*) FROM presence");
    eventually("both seats are connected", async || connected() == "2").await;
    // What is stored of its connections goes with it.
    assert_eq!(cluster.sql_at(&url, "DELETE FROM nodes; SELECT count(*) FROM presence"), "DELETE 1\n0");
    eventually("both seats are connected again", async || connected() == "2").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_says_nothing_is_declared_dead() {
    let cluster = Cluster::start();
    let url = cluster.database();
    let (one, two) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let shared = one.shared().unwrap();
    let life = std::time::Duration::from_millis(1);
    let registered = shared.heartbeat("one", life).await.unwrap();
    assert_eq!((registered.nodes, registered.registered, registered.expired), (1, true, 0));
    // Its time is over when the other one looks.
    let long = std::time::Duration::from_secs(60);
    let found = loop {
        let found = two.shared().unwrap().heartbeat("two", long).await.unwrap();
        if found.expired > 0 {
            break found;
        }
    };
    assert_eq!((found.nodes, found.expired), (1, 1));
    assert_eq!(two.shared().unwrap().nodes().await.unwrap(), ["two"]);
    let changes = vec![store::PresenceChange { game: "a".into(), seat: 0, here: true }];
    assert_eq!(
        shared.change_presence("one", changes, 5).await,
        Ok(()),
        "a game that does not exist is left out"
    );
    let registered = shared.heartbeat("one", long).await.unwrap();
    assert!(registered.registered, "it must tell again who is connected to it");
    assert_eq!(registered.nodes, 2);
    shared.leave("one", 7).await.unwrap();
    assert_eq!(two.shared().unwrap().nodes().await.unwrap(), ["two"]);
    assert!(!matches!(one.ping().await, Err(Fault::Broken(_))));
}
