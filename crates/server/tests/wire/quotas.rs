//! What one client may take, so that nobody else has to do without; and requests that are not meant for this server.

use crate::bots::NoBots;
use crate::client::*;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The message of a refusal because of a limit.
#[track_caller]
fn over_limit(answer: Answer) -> String {
    answer.fault(429, "too_many")["message"]["id"].as_str().unwrap().to_string()
}

fn two() -> Value {
    json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ann", "local Ben"]) })
}

/// The number of refusals of this kind, as the metrics count them.
async fn refusals(client: &mut Client, kind: &str) -> u64 {
    let text = client.get("/metrics").await.text;
    let line = format!("luxor_refusals_total{{kind=\"{kind}\"}} ");
    text.lines().find_map(|found| found.strip_prefix(&line)).expect(kind).parse().unwrap()
}

/// Plays the first choice of the decider.
async fn play_first(client: &mut Client, game: &str, id: usize) {
    let decider = client.snapshot(game, 0).await["decider"].as_u64().unwrap() as u8;
    let snapshot = client.snapshot(game, decider).await;
    let action = snapshot["choices"][0]["action"].as_str().unwrap();
    client.act(game, &id.to_string(), &snapshot["seq"], decider, action).await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_over_tls_belongs_to_this_host_alone() {
    let running = Running::configured(|config| config.base_url = Some("https://luxor.example".into())).await;
    let mut ann = running.client();
    let create = |ann: &Client| {
        ann.http.post(format!("{}/api/games", ann.base)).header("host", "luxor.example").json(&two())
    };
    let answer = ann.send(create(&ann)).await;
    let set = answer.headers["set-cookie"].to_str().unwrap().to_string();
    answer.ok();
    assert!(
        set.starts_with("__Host-luxor=") && set.contains("; Secure") && set.contains("; Path=/;"),
        "{set}"
    );
    assert!(!set.to_ascii_lowercase().contains("domain"), "{set}");
    // A cookie without the prefix may come from a neighbouring domain, so it is nobody's.
    let token = ann.cookie.clone().unwrap().split_once('=').unwrap().1.to_string();
    let me = |cookie: String| {
        ann.http.get(format!("{}/api/me", ann.base)).header("host", "luxor.example").header("cookie", cookie)
    };
    let games = |answer: reqwest::Response| async move {
        answer.json::<Value>().await.unwrap()["games"].as_array().unwrap().len()
    };
    assert_eq!(games(me(format!("__Host-luxor={token}")).send().await.unwrap()).await, 1);
    assert_eq!(games(me(format!("luxor={token}")).send().await.unwrap()).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_cookies_are_refused() {
    let running = Running::start().await;
    let mut ann = running.client();
    ann.post("/api/games", two()).await.ok();
    let cookie = ann.cookie.take().unwrap();
    let other = format!("luxor={}", "0".repeat(64));
    let me = |cookie: String| ann.http.get(format!("{}/api/me", ann.base)).header("cookie", cookie);
    let (both, apart) = (me(format!("{other}; {cookie}")), me(other).header("cookie", &cookie));
    let alone = me(format!("a=b; {cookie}; luxor2=c"));
    ann.send(both).await.fault(400, "bad_request");
    ann.send(apart).await.fault(400, "bad_request");
    assert_eq!(ann.send(alone).await.ok()["games"].as_array().unwrap().len(), 1);
    assert_eq!(refusals(&mut ann, "cookies").await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_for_another_host_get_nothing() {
    let running =
        Running::configured(|config| config.base_url = Some("http://Luxor.example:8080".into())).await;
    let mut ann = running.client();
    for path in ["/", "/api/titles", "/api/games/x/live"] {
        ann.get(path).await.fault(403, "forbidden");
        let rebound = ann.http.get(format!("{}{path}", ann.base)).header("host", "luxor.example");
        ann.send(rebound).await.fault(403, "forbidden");
    }
    let ours = ann.http.get(format!("{}/api/titles", ann.base)).header("host", "luxor.example:8080");
    ann.send(ours).await.ok();
    assert_eq!(ann.get("/healthz").await.text, "ok\n", "monitoring asks by address");
    assert_eq!(refusals(&mut ann, "host").await, 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_records_and_the_database_have_limits() {
    let running = Running::with(Limits { games: 1, ..generous() }).await;
    let mut ann = running.client();
    ann.post("/api/games", two()).await.ok();
    assert_eq!(over_limit(ann.post("/api/games", two()).await), "error-too-many-games");
    assert_eq!(refusals(&mut ann, "games").await, 1);

    let running = Running::with(Limits { records_per_guest: 3, ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    for id in 0..3 {
        ann.post("/api/games", two()).await.ok();
        play_first(&mut ann, &game, id).await;
    }
    assert_eq!(over_limit(ann.post("/api/games", two()).await), "error-too-many-records");
    play_first(&mut ann, &game, 3).await;
    running.client().post("/api/games", two()).await.ok();
    assert_eq!(refusals(&mut ann, "records").await, 1);

    let running = Running::with(Limits { database: 1, ..generous() }).await;
    let mut ann = running.client();
    assert_eq!(over_limit(ann.post("/api/games", two()).await), "error-server-full");
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
    assert_eq!(over_limit(refused), "error-too-many-bot-games");
    // With a person it is another game; and open seats that become computers count too.
    ann.post("/api/games", bots(&["you Ann", "bot random"])).await.ok();
    let open = ann.create("luxor", &[], seats(&["bot random", "open"])).await;
    let started = ann.post(&format!("/api/games/{open}/start"), json!({})).await;
    assert_eq!(over_limit(started), "error-too-many-bot-games");
    assert_eq!(ann.get(&format!("/api/games/{open}")).await.ok()["state"], "waiting");
    assert_eq!(refusals(&mut ann, "bot_games").await, 2);
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
    assert_eq!(over_limit(ann.send(long).await), "error-import-too-long");
    assert_eq!(refusals(&mut ann, "import_length").await, 1);
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
    let (_second, heard) = connect().await;
    assert_eq!(heard, "HTTP/1.1 200");
    let (_, heard) = connect().await;
    assert_eq!(heard, "HTTP/1.1 429");
    drop(first);
    // The server notices the end of a connection when it reads it.
    while connect().await.1 != "HTTP/1.1 200" {}
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
    loop {
        let mut stream = TcpStream::connect(&running.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut heard = [0; 12];
        match stream.read_exact(&mut heard).await {
            Ok(_) if heard == *b"HTTP/1.1 200" => break,
            _ => refused += 1,
        }
    }
    assert!(refused > 0, "the connection was open for a while");
    asking.abort();
}
