//! The database is away, or its news are.

use crate::client::*;
use crate::cluster::Cluster;
use crate::link::{Link, LinkState};
use crate::slow::Slow;
use crate::{QUICK, acquainted, game_of_two, leases, node, two};
use catalogue::RandomOnly;
use serde_json::{Value, json};
use server::FactoryBots;

/// The game as the seat sees it that is to decide; the client has both.
async fn to_decide(client: &mut Client, game: &str) -> Value {
    let seat = client.snapshot(game, 0).await["decider"].as_u64().unwrap() as u8;
    client.snapshot(game, seat).await
}

/// Sends the first choice over a connection, and returns the answer.
async fn act(connection: &mut Connection, snapshot: &Value, id: &str) -> Value {
    let action = &snapshot["choices"][0]["action"];
    let seat = &snapshot["decider"];
    let said = json!({ "type": "act", "id": id, "seq": snapshot["seq"], "seat": seat, "action": action });
    connection.send(&said.to_string()).await;
    loop {
        let message: Value = serde_json::from_str(&connection.text().await.expect("kept open")).unwrap();
        if message["id"] == id {
            return message;
        }
    }
}

/// Sends the command until it is carried out; before that, the database is away.
async fn carried_out(connection: &mut Connection, snapshot: &Value) -> Value {
    let mut answer = Value::Null;
    eventually("the command is carried out", async || {
        answer = act(connection, snapshot, "one").await;
        assert!(answer["type"] == "done" || answer["error"]["code"] == "unavailable", "{answer}");
        answer["type"] == "done"
    })
    .await;
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_its_database_says_so_and_goes_on_when_it_is_back() {
    let mut cluster = Cluster::start();
    let node = Running::node(&cluster.database()).await;
    let mut ann = node.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut connection = ann.live(&game, "seat=0").await;
    let snapshot = to_decide(&mut ann, &game).await;
    assert_eq!(ann.get("/readyz").await.text, "ready\n");

    let mut ben = node.client();
    let other = ben.create("luxor", &[], seats(&["you Ben", "local Bea"])).await;
    let leaving = ben.live(&other, "seat=0").await;
    let connected = |cluster: &Cluster| cluster.sql_at(&node.url, "SELECT count(*) FROM presence");
    eventually("four seats are connected", async || connected(&cluster) == "4").await;

    cluster.kill();
    // The database is not a part of the node: restarting the node would not help.
    assert_eq!(ann.get("/healthz").await.text, "ok\n");
    ann.get("/readyz").await.fault(503, "unavailable");
    let refused = act(&mut connection, &snapshot, "one").await;
    assert_eq!((&refused["type"], &refused["error"]["code"]), (&json!("refused"), &json!("unavailable")));
    ann.get(&format!("/api/games/{game}?seat=0")).await.fault(503, "unavailable");
    drop(leaving);
    eventually("the server notices that Ben left", async || {
        ann.get("/metrics").await.text.lines().any(|line| line == "luxor_sockets 1")
    })
    .await;

    cluster.restart();
    // The same connection, the same command: it is carried out now, and once.
    let done = carried_out(&mut connection, &snapshot).await;
    assert_eq!(act(&mut connection, &snapshot, "one").await["seq"], done["seq"]);
    assert_eq!(ann.snapshot(&game, 0).await["records"], 1);
    assert_eq!(ann.get("/readyz").await.text, "ready\n");
    eventually("it is stored that Ben left", async || connected(&cluster) == "2").await;
}

/// What happens while a node hears nothing is read when it hears again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_missed_news_reads_what_it_missed() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let url = nodes[0].url.clone();
    let (game, [(mut ann, _), (ben, _)]) = game_of_two(&nodes, "luxor").await;
    let mut seen = ben.live(&game, "seat=1").await;
    let before = seen.step().await["seq"].as_u64().unwrap();
    // Both lose the connections by which they hear, and what happens before they are back is not told again.
    let deaf = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    assert_eq!(cluster.sql_at(&url, deaf), "2");
    let _here = ann.live(&game, "seat=0").await;
    ann.post(&format!("/api/games/{game}/seats/0/invite"), json!({})).await.ok();
    // In any order: the change, and that Ann came.
    let (mut changed, mut came) = (false, false);
    while !(changed && came) {
        let heard: Value = serde_json::from_str(&seen.text().await.expect("kept open")).unwrap();
        changed |= heard["type"] == "step" && heard["seq"] == before + 1;
        came |= heard["type"] == "here" && heard["players"] == json!([true, true]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_cut_off_from_the_database_keeps_its_clients_and_comes_back() {
    let cluster = Cluster::start();
    let (url, name) = cluster.named_database();
    let link = Link::to(cluster.socket()).await;
    let linked = format!("postgres://luxor@127.0.0.1:{}/{name}", link.port);
    let (slow, begun, go_on) = Slow::with_bots();
    let one = node(&linked, QUICK, slow).await;
    let two = node(&url, QUICK, FactoryBots(RandomOnly)).await;
    for state in [LinkState::Stalled, LinkState::Cut] {
        acquainted(&[&one, &two]).await;
        let mut ann = one.client();
        let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
        let mut connection = ann.live(&game, "seat=0").await;
        let snapshot = to_decide(&mut ann, &game).await;
        let bots = leases::game_of_bots_at(&one, &begun).await;
        link.set(state);
        // Its clients stay, and are told; the other node lets its bots play.
        let refused = act(&mut connection, &snapshot, "one").await;
        assert_eq!(refused["error"]["code"], "unavailable", "{state:?}: {refused}");
        leases::finish(&two, &bots).await;
        // The same connection, the same command. What the bot thought about is over.
        link.set(LinkState::Up);
        go_on.send(()).unwrap();
        carried_out(&mut connection, &snapshot).await;
        assert_eq!(one.store.game(&game).await.unwrap().unwrap().length, 1);
    }
    // It is a node like any other again.
    acquainted(&[&one, &two]).await;
    leases::game_of_bots_at(&one, &begun).await;
}
