//! What one client may take, so that nobody else has to do without.

use crate::bots::NoBots;
use crate::client::*;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn two() -> Value {
    json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ann", "local Ben"]) })
}

/// Plays the first choice of the decider.
async fn play_first(client: &mut Client, game: &str, id: usize) {
    let decider = client.snapshot(game, 0).await["decider"].as_u64().unwrap() as u8;
    let snapshot = client.snapshot(game, decider).await;
    let action = snapshot["choices"][0]["action"].as_str().unwrap();
    client.act(game, &id.to_string(), &snapshot["seq"], decider, action).await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_records_and_the_database_have_limits() {
    let running = Running::with(Limits { games: 1, ..generous() }).await;
    let mut ann = running.client();
    ann.post("/api/games", two()).await.ok();
    assert_eq!(ann.post("/api/games", two()).await.over_limit(), "error-too-many-games");
    assert_eq!(refusals(&mut ann, "games").await, 1);

    let running = Running::with(Limits { records_per_guest: 3, ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    for id in 0..3 {
        ann.post("/api/games", two()).await.ok();
        play_first(&mut ann, &game, id).await;
    }
    assert_eq!(ann.post("/api/games", two()).await.over_limit(), "error-too-many-records");
    play_first(&mut ann, &game, 3).await;
    running.client().post("/api/games", two()).await.ok();
    assert_eq!(refusals(&mut ann, "records").await, 1);

    let running = Running::with(Limits { database: 1, ..generous() }).await;
    let mut ann = running.client();
    assert_eq!(ann.post("/api/games", two()).await.over_limit(), "error-server-full");
    assert_eq!(refusals(&mut ann, "database").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_computers_only_have_a_limit_of_their_own() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = Limits { bot_games: 1, ..generous() };
    let running = Running::thinking(folder, limits, Arc::new(NoBots)).await;
    let mut ann = running.client();
    let bots = |words: &[&str]| json!({ "title": "luxor", "players": 2, "seats": seats(words) });
    ann.post("/api/games", bots(&["bot random", "bot random"])).await.ok();
    let refused = ann.post("/api/games", bots(&["bot random", "bot random"])).await;
    assert_eq!(refused.over_limit(), "error-too-many-bot-games");
    // With a person it is another game; and open seats that become computers count too.
    ann.post("/api/games", bots(&["you Ann", "bot random"])).await.ok();
    let open = ann.create("luxor", &[], seats(&["bot random", "open"])).await;
    let started = ann.post(&format!("/api/games/{open}/start"), json!({})).await;
    assert_eq!(started.over_limit(), "error-too-many-bot-games");
    assert_eq!(ann.get(&format!("/api/games/{open}")).await.ok()["state"], "waiting");
    assert_eq!(refusals(&mut ann, "bot_games").await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_hold_for_games_that_are_made_at_the_same_time() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = Limits { games: 5, bot_games: 2, ..generous() };
    let running = Running::thinking(folder, limits, Arc::new(NoBots)).await;
    let mut ann = running.client();
    ann.post("/api/games", two()).await.ok();
    let bots = json!({ "title": "luxor", "players": 2, "seats": seats(&["bot random", "bot random"]) });
    for (ask, allowed) in [(bots, 2), (two(), 2)] {
        let made = (0..20).map(|_| {
            let (mut ann, ask) = (ann.clone(), ask.clone());
            async move { ann.post("/api/games", ask).await.status == 200 }
        });
        let made = futures_util::future::join_all(made).await;
        assert_eq!(made.iter().filter(|made| **made).count(), allowed);
    }
}

/// Who gives up the last seat of a person makes a game of computers only.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaving_a_game_to_computers_counts_as_one_of_theirs() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let limits = Limits { bot_games: 1, ..generous() };
    let running = Running::thinking(folder, limits, Arc::new(NoBots)).await;
    let mut ann = running.client();
    let leave = json!({ "kind": "bot" });
    let first = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let second = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    for (game, seat) in [(&first, 0), (&first, 1), (&second, 0)] {
        ann.post(&format!("/api/games/{game}/seats/{seat}"), leave.clone()).await.ok();
    }
    let last = ann.post(&format!("/api/games/{second}/seats/1"), leave).await;
    assert_eq!(last.over_limit(), "error-too-many-bot-games");
    ann.post(&format!("/api/games/{second}/end"), json!({})).await.ok();
    assert_eq!(refusals(&mut ann, "bot_games").await, 1);
}

/// Otherwise taking back the same choice again and again would fill the disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_many_records_only_goes_forward() {
    let running = Running::with(Limits { records_per_game: 4, ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let undo = |seq: &Value, id: &str, seat: u8| json!({ "id": id, "seq": seq, "seat": seat });
    let path = format!("/api/games/{game}/undo");
    let seat = ann.snapshot(&game, 0).await["decider"].as_u64().unwrap() as u8;
    let mut seq = Value::Null;
    for id in ["one", "two"] {
        play_first(&mut ann, &game, id.len()).await;
        seq = ann.snapshot(&game, seat).await["seq"].clone();
        ann.post(&path, undo(&seq, id, seat)).await.ok();
    }
    ann.post(&path, undo(&seq, "two", seat)).await.ok();
    play_first(&mut ann, &game, 5).await;
    let now = ann.snapshot(&game, seat).await["seq"].clone();
    assert_eq!(ann.post(&path, undo(&now, "three", seat)).await.over_limit(), "error-game-too-long");
    let of_seat = format!("/api/games/{game}/seats/{seat}");
    ann.post(&of_seat, json!({ "kind": "bot", "bot": "random" })).await.ok();
    let back = ann.post(&of_seat, json!({ "kind": "back", "name": "Ann" })).await;
    assert_eq!(back.over_limit(), "error-game-too-long");
    assert_eq!(refusals(&mut ann, "game_length").await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_too_many_records_is_not_imported() {
    let running = Running::with(Limits { import_records: 5, ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut transcripts = Vec::new();
    for id in 0..6 {
        play_first(&mut ann, &game, id).await;
        let room = running.store.game(&game).await.unwrap().unwrap();
        let records = running.store.records(&game).await.unwrap();
        transcripts.push(server::transcript(&room, &records));
    }
    let import = |text: &String| ann.http.post(format!("{}/api/import", ann.base)).body(text.clone());
    let (fits, long) = (import(&transcripts[4]), import(&transcripts[5]));
    ann.send(fits).await.ok();
    assert_eq!(ann.send(long).await.over_limit(), "error-import-too-long");
    assert_eq!(refusals(&mut ann, "import_length").await, 1);

    // What an imported game brings along counts for its guest, too.
    let running = Running::with(Limits { records_per_guest: 5, ..generous() }).await;
    let mut ann = running.client();
    let import = |text: &String| ann.http.post(format!("{}/api/import", ann.base)).body(text.clone());
    let (fits, long) = (import(&transcripts[3]), import(&transcripts[4]));
    assert_eq!(ann.send(long).await.over_limit(), "error-too-many-records");
    ann.send(fits).await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_log_comes_in_pages() {
    let running = Running::with(Limits { log_page: 4, ..generous() }).await;
    let whole = Running::with(Limits { log_page: 0, ..generous() }).await;
    let mut logs = Vec::new();
    for running in [&running, &whole] {
        let mut ann = running.client();
        let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
        for id in 0..12 {
            play_first(&mut ann, &game, id).await;
        }
        let (mut log, mut pages) = (Vec::new(), 0);
        loop {
            let page = ann.get(&format!("/api/games/{game}/log?seat=0&since={}", log.len())).await.ok();
            let Value::Array(page) = page else { panic!("{page}") };
            if page.is_empty() {
                break;
            }
            pages += 1;
            log.extend(page);
        }
        // A client that is far behind gets the latest entries over its WebSocket.
        let step = ann.live(&game, "seat=0&since=0").await.step().await;
        let latest = step["log"].as_array().unwrap();
        assert!(log.ends_with(latest) && !latest.is_empty());
        logs.push((log, pages, latest.len()));
    }
    let [(paged, pages, latest), (all, one, everything)] = &logs[..] else { panic!() };
    assert_eq!(paged, all);
    assert_eq!((*one, *everything), (1, all.len()));
    assert!(*pages > 3 && *latest == 4, "{pages} pages, {latest} at once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_a_limited_number_of_connections() {
    let running = Running::with(Limits { connections_per_address: 2, ..generous() }).await;
    let connect = async || {
        let mut stream = TcpStream::connect(&running.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut heard = [0; 12];
        stream.read_exact(&mut heard).await.unwrap();
        (stream, String::from_utf8(heard.to_vec()).unwrap())
    };
    let (first, heard) = connect().await;
    assert_eq!(heard, "HTTP/1.1 200");
    let (second, heard) = connect().await;
    assert_eq!(heard, "HTTP/1.1 200");
    let (mut third, heard) = connect().await;
    assert_eq!(heard, "HTTP/1.1 429");
    let mut rest = String::new();
    third.read_to_string(&mut rest).await.unwrap();
    let (_, body) = rest.split_once("\r\n\r\n").unwrap();
    let body: Value = serde_json::from_str(body).unwrap();
    assert_eq!(body["error"]["message"]["id"], "error-too-many-connections");
    drop(first);
    // The server notices the end of a connection when it reads it.
    let mut refused = 1;
    while connect().await.1 != "HTTP/1.1 200" {
        refused += 1;
    }
    let counted = metrics_over(second).await;
    assert!(counted.contains(&format!("{{kind=\"connections\"}} {refused}\n")), "{refused}: {counted}");
}

/// The metrics, asked for over a connection that is open already.
async fn metrics_over(mut stream: TcpStream) -> String {
    let ask = b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(ask).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_open_pages_are_counted_by_the_address_it_reports() {
    let change = |config: &mut Config| {
        config.behind_proxy = true;
        config.limits = Limits { connections_per_address: 1, ..generous() };
    };
    let running = Running::configured(change).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let _live = ann.live(&game, "seat=0").await;
    assert!(ann.try_live(&game, "seat=0").await.is_err());
    assert_eq!(refusals(&mut ann, "connections").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_can_have_an_address_of_their_own() {
    let change = |config: &mut Config| config.metrics_listen = Some("127.0.0.1:0".parse().unwrap());
    let running = Running::configured(change).await;
    let mut ann = running.client();
    assert!(!ann.get("/metrics").await.text.contains("luxor_"), "not on the public address");
    let mut monitor = Client { base: format!("http://{}", running.metrics.unwrap()), ..running.client() };
    let metrics = monitor.get("/metrics").await.text;
    for name in [
        "luxor_thinking_queue 0",
        "luxor_database_bytes ",
        "luxor_database_log_bytes ",
        "luxor_refusals_total{kind=\"games\"} 0",
        "luxor_build_info{version=\"",
        "luxor_commit_seconds_count ",
    ] {
        assert!(metrics.contains(name), "{name} is missing:\n{metrics}");
    }
    assert_eq!(monitor.get("/healthz").await.text, "ok\n");
    assert_eq!(monitor.get("/api/titles").await.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_pages_have_a_limit_in_total() {
    let running = Running::with(Limits { sockets: 2, ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let first = ann.live(&game, "seat=0").await;
    let _second = ann.live(&game, "seat=1").await;
    assert!(ann.try_live(&game, "seat=0").await.is_err());
    assert_eq!(refusals(&mut ann, "sockets").await, 1);
    drop(first);
    // The server notices the end of a connection when it reads it.
    while ann.try_live(&game, "seat=0").await.is_err() {}
}

/// Its connection is the only one that its address may have, so the next one is refused for as long as it lasts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_takes_nothing_is_disconnected() {
    let soon = std::time::Duration::from_millis(200);
    let running =
        Running::with(Limits { connections_per_address: 1, send: soon, head: NEVER, ..generous() }).await;
    let mut greedy = TcpStream::connect(&running.address).await.unwrap();
    // Answers of many megabytes, of which it reads nothing.
    let asked = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(3000);
    let asking = tokio::spawn(async move {
        // Fails when the server ends the connection.
        let _ = greedy.write_all(asked.as_bytes()).await;
        std::future::pending::<()>().await;
    });
    let mut refused = 0;
    let stream = loop {
        let mut stream = TcpStream::connect(&running.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut heard = [0; 12];
        match stream.read_exact(&mut heard).await {
            Ok(_) if heard == *b"HTTP/1.1 200" => break stream,
            _ => refused += 1,
        }
    };
    assert!(refused > 0, "the connection was open for a while");
    asking.abort();
    let counted = metrics_over(stream).await;
    assert!(counted.contains("{kind=\"send_time\"} 1\n"), "{counted}");
}
