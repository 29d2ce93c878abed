//! The database is away, or its news are.

use crate::client::*;
use crate::cluster::Cluster;
use crate::link::{Link, LinkState};
use crate::slow::Slow;
use crate::{PATIENT, QUICK, acquainted, game_of_two, leases, node, two};
use catalogue::RandomOnly;
use serde_json::{Value, json};

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

/// Two nodes; the second is connected to the database by a link.
async fn linked(cluster: &Cluster) -> ([Running; 2], Link) {
    let (url, name) = cluster.named_database();
    let link = Link::to(cluster.socket()).await;
    let linked = format!("postgres://luxor@127.0.0.1:{}/{name}", link.port);
    let one = node(&url, PATIENT, RandomOnly).await;
    let two = node(&linked, PATIENT, RandomOnly).await;
    ([one, two], link)
}

/// What happens while a node hears nothing is read when it hears again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_missed_news_reads_what_it_missed() {
    let cluster = Cluster::start();
    let (nodes, link) = linked(&cluster).await;
    let (game, [(mut ann, _), (ben, _)]) = game_of_two(&nodes, "luxor").await;
    let mut seen = ben.live(&game, "seat=1").await;
    let before = seen.step().await["seq"].as_u64().unwrap();
    // The second node knows the cookie of a guest.
    let mut cleo = nodes[0].client();
    cleo.create("luxor", &[], seats(&["you Cleo", "open"])).await;
    let mut stale = Client { base: ben.base.clone(), ..cleo.clone() };
    assert!(stale.get("/api/me").await.headers.contains_key("set-cookie"));
    let connected = || cluster.sql_at(&nodes[0].url, "SELECT count(*) FROM presence");
    eventually("it is stored that Ben came", async || connected() == "1").await;

    link.set(LinkState::Cut);
    // All of this is committed before the second node can hear again, and it is not told again.
    let _here = ann.live(&game, "seat=0").await;
    eventually("it is stored that Ann came", async || connected() == "2").await;
    ann.post(&format!("/api/games/{game}/seats/0/invite"), json!({})).await.ok();
    let request = cleo.http.delete(format!("{}/api/me", cleo.base));
    cleo.send(request).await.ok();
    link.set(LinkState::Up);

    // In any order: the change, and that Ann came.
    let (mut changed, mut came) = (false, false);
    while !(changed && came) {
        let heard: Value = serde_json::from_str(&seen.text().await.expect("kept open")).unwrap();
        changed |= heard["type"] == "step" && heard["seq"] == before + 1;
        came |= heard["type"] == "here" && heard["players"] == json!([true, true]);
    }
    let answer = stale.get("/api/me").await;
    assert!(!answer.headers.contains_key("set-cookie"), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_another_node_does_instead_of_a_change_that_was_not_stored_is_seen() {
    let cluster = Cluster::start();
    let nodes = two(&cluster).await;
    let mut ann = nodes[0].client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut connection = ann.live(&game, "seat=0").await;
    let snapshot = to_decide(&mut ann, &game).await;
    let sql = |statement: &str| cluster.sql_at(&nodes[0].url, statement);
    sql("ALTER TABLE records ADD CONSTRAINT full_disk CHECK (number < 0) NOT VALID");
    let refused = act(&mut connection, &snapshot, "lost").await;
    assert_eq!(refused["error"]["code"], "unavailable", "{refused}");
    sql("ALTER TABLE records DROP CONSTRAINT full_disk");
    // The node reads that the game is as it was.
    assert_eq!(to_decide(&mut ann, &game).await["choices"], snapshot["choices"]);
    let mut elsewhere = Client { base: format!("http://{}", nodes[1].address), ..ann.clone() };
    let action = snapshot["choices"][0]["action"].as_str().unwrap();
    let seat = snapshot["decider"].as_u64().unwrap() as u8;
    let done = elsewhere.act(&game, "instead", &snapshot["seq"], seat, action).await.ok();
    connection.step_at(done["seq"].as_u64().unwrap()).await;
}

/// A network can forget a connection without telling either end. This takes as long as a node waits for an answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_to_the_database_that_fell_silent_are_replaced() {
    let cluster = Cluster::start();
    let (nodes, link) = linked(&cluster).await;
    let (game, [(mut ann, _), (ben, _)]) = game_of_two(&nodes, "luxor").await;
    let mut seen = ben.live(&game, "seat=1").await;
    let before = seen.step().await["seq"].as_u64().unwrap();
    acquainted(&nodes.each_ref()).await;
    link.forget();
    ann.post(&format!("/api/games/{game}/seats/0/invite"), json!({})).await.ok();
    // Ben asks for nothing: his node notices by itself that it hears nothing.
    seen.step_at(before + 1).await;
    let mut ben = ben;
    eventually("his node answers", async || {
        ben.get(&format!("/api/games/{game}?seat=1")).await.status == 200
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_cut_off_from_the_database_keeps_its_clients_and_comes_back() {
    let cluster = Cluster::start();
    let (url, name) = cluster.named_database();
    let link = Link::to(cluster.socket()).await;
    let linked = format!("postgres://luxor@127.0.0.1:{}/{name}", link.port);
    let (slow, begun, go_on) = Slow::with_bots();
    let one = node(&linked, QUICK, slow).await;
    let two = node(&url, QUICK, RandomOnly).await;
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
