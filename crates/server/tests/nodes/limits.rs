//! Limits hold for the whole host, however many nodes it has.

use crate::acquainted;
use crate::client::*;
use crate::cluster::Cluster;
use crate::slow::Slow;
use catalogue::{BotFactory, RandomOnly};
use serde_json::json;
use server::Limits;
use std::sync::Arc;

/// Nodes on a new database, once each of them knows all.
async fn nodes<const N: usize>(
    cluster: &Cluster,
    limits: &Limits,
    bots: Arc<dyn BotFactory>,
) -> [Running; N] {
    let url = cluster.database();
    let mut nodes = Vec::new();
    for _ in 0..N {
        nodes.push(Running::node_within(&url, limits.clone(), bots.clone()).await);
    }
    acquainted(&nodes.iter().collect::<Vec<_>>()).await;
    nodes.try_into().unwrap_or_else(|_| unreachable!("as many as were started"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rates_hold_for_all_nodes_together() {
    let cluster = Cluster::start();
    let limits = Limits { new_guests: 6, ..generous() };
    let nodes: [Running; 3] = nodes(&cluster, &limits, Arc::new(RandomOnly)).await;
    let mut welcome = 0;
    for node in nodes.iter().cycle().take(30) {
        let ask = json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ann", "open"]) });
        let answer = node.client().post("/api/games", ask).await;
        match answer.status.as_u16() {
            200 => welcome += 1,
            _ => drop(answer.fault(429, "too_many")),
        }
    }
    assert_eq!(welcome, 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_number_of_thinking_bots_holds_for_all_nodes_together() {
    let cluster = Cluster::start();
    let (slow, begun, go_on) = Slow::new();
    let limits = Limits { thinking: 3, ..generous() };
    let nodes: [Running; 2] = nodes(&cluster, &limits, Arc::new(slow.clone())).await;
    let mut ann = nodes[0].client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let ask = json!({ "seat": ann.get(&format!("/api/games/{game}")).await.ok()["decider"] });
    let mut hints = tokio::task::JoinSet::new();
    for node in nodes.iter().cycle().take(8) {
        let mut client = Client { base: format!("http://{}", node.address), ..ann.clone() };
        let (path, ask) = (format!("/api/games/{game}/hint"), ask.clone());
        hints.spawn(async move { client.post(&path, ask).await.status });
    }
    for _ in 0..3 {
        begun.recv_timeout(NEVER).unwrap();
    }
    for _ in 0..8 {
        // Give one more time to begin, which it must not.
        for _ in 0..10 {
            ann.snapshot(&game, 0).await;
        }
        go_on.send(()).unwrap();
    }
    assert!(hints.join_all().await.iter().all(|status| *status == 200));
    assert_eq!(slow.most(), 3);
}
