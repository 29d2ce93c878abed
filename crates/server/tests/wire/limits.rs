//! Malformed, oversized and too frequent requests; security headers; the page.

use crate::client::*;
use serde_json::json;
use server::Limits;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_requests_get_json_errors() {
    let running = Running::start().await;
    let mut ann = running.client();
    let ask =
        |seats: &[&str]| json!({ "title": "luxor", "players": 2, "seats": crate::client::seats(seats) });
    for body in [
        json!({}),
        json!([]),
        json!({ "title": "chess", "players": 2, "seats": seats(&["you Ann", "open"]) }),
        json!({ "title": "luxor", "players": 9, "seats": seats(&["you Ann", "open"]) }),
        ask(&["you Ann"]),
        ask(&["you Ann", "bot oracle"]),
        json!({ "title": "luxor", "players": 2, "modules": ["lift"], "seats": seats(&["you Ann", "open"]) }),
        json!({ "title": "luxor", "players": 2, "options": { "a": 1 }, "seats": seats(&["you Ann", "open"]) }),
        json!({ "title": "luxor", "players": 2, "first": 2, "seats": seats(&["you Ann", "open"]) }),
        json!({ "title": "luxor", "players": 2, "cheat": true, "seats": seats(&["you Ann", "open"]) }),
    ] {
        ann.post("/api/games", body).await.fault(400, "bad_request");
    }
    for name in ["", "\u{200b}", "nnA\u{202e}", "A\u{30a}\u{317}\u{33f}\u{346}\u{302}", &"x".repeat(25)] {
        let answer = ann.post("/api/games", ask(&["you Ann", &format!("local {name}")])).await;
        let message = answer.fault(400, "bad_request")["message"].clone();
        assert_eq!(message, most("error-name", 24), "{name}");
    }
    ann.post("/api/games", ask(&["you Ann", "local Ann"])).await.fault(422, "refused");
    let text = |body: &'static str| ann.http.post(format!("{}/api/games", ann.base)).body(body);
    let (plain, broken) = (text("{}"), text("{").header("content-type", "application/json"));
    ann.send(plain).await.fault(400, "bad_request");
    ann.send(broken).await.fault(400, "bad_request");
    ann.get("/api/nothing").await.fault(404, "not_found");
    ann.get("/api/claim").await.fault(405, "bad_method");
    ann.get("/api/games/x/log?since=minus").await.fault(400, "bad_request");
    ann.get("/api/games/x/live").await.fault(400, "bad_request");
    ann.get("/api/games/%ff").await.fault(400, "bad_request");
    ann.get("/api").await.fault(404, "not_found");
    ann.post("/healthz", json!({})).await.fault(405, "bad_method");
    for seat in ["-1", "256", "a"] {
        ann.post(&format!("/api/games/x/seats/{seat}"), json!({ "kind": "open" }))
            .await
            .fault(400, "bad_request");
    }
    let long = ann.post("/api/games", ask(&["you Ann", &format!("bot {}", "x".repeat(9000))])).await;
    assert!(long.fault(400, "bad_request")["detail"].as_str().unwrap().len() < 3000);
    assert!(ann.get("/api/me").await.ok()["games"].as_array().unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invalid_requests_create_no_guest() {
    let running = Running::with(Limits { new_guests: 1, ..generous() }).await;
    for body in [json!({ "title": 7 }), json!("luxor"), json!({})] {
        running.client().post("/api/games", body).await.fault(400, "bad_request");
    }
    running.client().create("luxor", &[], seats(&["you Ann", "open"])).await;
    let ask = json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ben", "open"]) });
    running.client().post("/api/games", ask).await.fault(429, "too_many");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_much_and_too_often_is_refused() {
    let running = Running::with(Limits { body: 2000, transcript: 4096, ..generous() }).await;
    let mut ann = running.client();
    let name = "x".repeat(3000);
    for path in ["/api/claim", "/api/games/x/start"] {
        let large = ann.post(path, json!({ "code": name })).await.fault(413, "too_large");
        assert_eq!(large["message"]["id"], "error-too-large");
    }
    assert_eq!(refusals(&mut ann, "request_size").await, 2);
    let request = ann.http.post(format!("{}/api/import", ann.base)).body("y".repeat(5000));
    let large = ann.send(request).await.fault(413, "too_large");
    assert_eq!(large["message"], most("error-file-too-large", 4));
    assert_eq!(refusals(&mut ann, "file_size").await, 1);

    let two = json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ann", "local Ben"]) });
    let running = Running::with(Limits { per_guest: 1, ..generous() }).await;
    let mut ann = running.client();
    assert_eq!(ann.post("/api/games", two.clone()).await.status, 200);
    // All at once, so that even on a slow machine they exceed one per second.
    let at_once = (0..40).map(|_| {
        let (mut ann, two) = (ann.clone(), two.clone());
        async move { ann.post("/api/games", two).await }
    });
    let count = refused(futures_util::future::join_all(at_once).await, "error-too-many-commands");
    assert_eq!(refusals(&mut ann, "command_rate").await, count);

    let running = Running::with(Limits { new_guests: 2, ..generous() }).await;
    for _ in 0..2 {
        running.client().post("/api/games", two.clone()).await.ok();
    }
    let mut third = running.client();
    assert_eq!(third.post("/api/games", two.clone()).await.over_limit(), "error-too-many-guests");
    assert_eq!(refusals(&mut third, "new_guests").await, 1);

    let running = Running::with(Limits { per_address: 2, ..generous() }).await;
    let at_once = (0..80).map(|_| {
        let mut ann = running.client();
        async move { ann.get("/api/titles").await }
    });
    let count = refused(futures_util::future::join_all(at_once).await, "error-too-many-requests");
    assert_eq!(refusals(&mut running.client(), "request_rate").await, count);
}

/// A message that says how much is allowed.
fn most(id: &str, most: u64) -> serde_json::Value {
    json!({ "id": id, "args": [["most", { "type": "number", "value": most }]] })
}

/// How many were refused, all with this message.
fn refused(answers: Vec<Answer>, message: &str) -> u64 {
    let refused: Vec<Answer> = answers.into_iter().filter(|answer| answer.status == 429).collect();
    let count = refused.len() as u64;
    assert!(refused.into_iter().all(|answer| answer.over_limit() == message) && count > 0);
    count
}

/// Opens a TCP connection and sends this text.
async fn connect_and_send(running: &Running, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&running.address).await.unwrap();
    stream.write_all(words.as_bytes()).await.unwrap();
    stream
}

/// Sends text over a TCP connection and reads until the server closes it.
async fn said(running: &Running, words: &str) -> String {
    let mut heard = String::new();
    let mut stream = connect_and_send(running, words).await;
    let closed = tokio::time::timeout(NEVER, stream.read_to_string(&mut heard)).await;
    closed.expect("the connection is closed").unwrap();
    heard
}

/// The same, retried while a slow machine misses the server's timeout.
async fn heard_in_time(running: &Running, words: &str) -> String {
    let mut heard = String::new();
    eventually("the server hears it within its timeout", async || {
        heard = said(running, words).await;
        !heard.is_empty()
    })
    .await;
    heard
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_are_closed() {
    let soon = Duration::from_millis(300);
    let running = Running::with(Limits { head: soon, ..generous() }).await;
    let patient = Running::with(Limits { head: NEVER, ..generous() }).await;
    let mut slow = connect_and_send(&patient, "GET /healthz HTTP/1.1\r\n").await;
    for words in ["", "GET /healthz HTTP/1.1\r\n", "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        assert_eq!(said(&running, words).await, "");
    }
    let heard = heard_in_time(&running, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(heard.ends_with("ok\n"), "an answer, then nothing more was said: {heard}");
    assert!(refusals(&mut running.client(), "head_time").await >= 4);
    // The timeout did it: a server with a long timeout still serves a connection that has been slow for longer.
    slow.write_all(b"host: x\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut heard = String::new();
    slow.read_to_string(&mut heard).await.unwrap();
    assert!(heard.ends_with("ok\n"), "{heard}");

    let running = Running::with(Limits { request: soon, head: soon, ..generous() }).await;
    let head = "POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    let heard = heard_in_time(&running, &format!("{head}content-length: 20\r\n\r\n{{\"code\":")).await;
    assert!(heard.starts_with("HTTP/1.1 408") && heard.contains("error-timeout"), "half a question: {heard}");
    assert!(refusals(&mut running.client(), "request_time").await >= 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unresponsive_listener_is_disconnected() {
    let running = Running::with(Limits { ping: Duration::from_millis(20), ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut live = ann.live(&game, "seat=0").await;
    live.step().await;
    // The client does not read, so it does not answer pings.
    eventually("it is disconnected", async || ann.get("/metrics").await.text.contains("luxor_sockets 0\n"))
        .await;
    assert_eq!(ann.snapshot(&game, 0).await["players"][0]["here"], false);
    assert_eq!(refusals(&mut ann, "ping_time").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cross_site_requests_are_refused() {
    let running = Running::start().await;
    let mut ann = running.client();
    let body = json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ann", "local Ben"]) });
    let request = ann.http.post(format!("{}/api/games", ann.base)).json(&body);
    ann.send(request.header("sec-fetch-site", "cross-site")).await.fault(403, "forbidden");
    let request = ann.http.post(format!("{}/api/games", ann.base)).json(&body);
    let game = ann.send(request.header("sec-fetch-site", "same-origin")).await.ok()["game"].clone();

    // Browsers without `Sec-Fetch-Site` send `Origin`, also for a WebSocket.
    let request = ann.http.post(format!("{}/api/games", ann.base)).json(&body);
    ann.send(request.header("origin", "http://127.0.0.1:6666")).await.fault(403, "forbidden");
    let request = ann.http.post(format!("{}/api/games", ann.base)).json(&body);
    ann.send(request.header("origin", "null")).await.fault(403, "forbidden");
    let handshake = |origin: &str| {
        ann.http
            .get(format!("{}/api/games/{}/live?seat=0", ann.base, game.as_str().unwrap()))
            .header("origin", origin)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
    };
    let (theirs, ours) = (handshake("http://127.0.0.1:6666"), handshake(&ann.base));
    assert_eq!(ann.send(theirs).await.status, 403);
    assert_eq!(ours.header("cookie", ann.cookie.clone().unwrap()).send().await.unwrap().status(), 101);
    assert_eq!(refusals(&mut ann, "cross_site").await, 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_message_closes_the_connection() {
    use futures_util::SinkExt;
    let running = Running::start().await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let mut live = ann.live(&game, "seat=0").await;
    live.step().await;
    live.0.send("hello".into()).await.unwrap();
    let _ = live.0.send("x".repeat(5_000).into()).await;
    assert_eq!(live.close_reason().await, "too-large");
    assert_eq!(refusals(&mut ann, "message_size").await, 1);
}

/// Its buffers are small, so that soon nothing more fits into them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listener_that_takes_nothing_is_disconnected() {
    let soon = Duration::from_millis(200);
    let running = Running::with(Limits { send: soon, ping: NEVER, ..generous() }).await;
    let mut ann = running.client();
    let game = ann.create("luxor", &[], seats(&["you Ann", "local Ben"])).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(running.address.parse().unwrap()).await.unwrap();
    let address = format!("ws://{}/api/games/{game}/live?seat=0", running.address);
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("cookie", ann.cookie.clone().unwrap().parse().unwrap());
    let _greedy = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let mut number = 0;
    while refusals(&mut ann, "send_time").await == 0 {
        assert!(number < 10_000, "whatever is sent, it is taken");
        let decider = ann.snapshot(&game, 0).await["decider"].as_u64().unwrap() as u8;
        let snapshot = ann.snapshot(&game, decider).await;
        let action = snapshot["choices"][0]["action"].as_str().unwrap();
        number += 1;
        let seq =
            ann.act(&game, &number.to_string(), &snapshot["seq"], decider, action).await.ok()["seq"].clone();
        let undo = json!({ "id": format!("u{number}"), "seq": seq, "seat": decider });
        ann.post(&format!("/api/games/{game}/undo"), undo).await;
    }
    eventually("it is disconnected", async || ann.get("/metrics").await.text.contains("luxor_sockets 0\n"))
        .await;
}

/// A request that never becomes whole does not hold up the end of the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_does_not_wait_for_a_silent_client() {
    let hour = Duration::from_secs(3600);
    let limits = Limits { shutdown: Duration::from_millis(100), head: hour, request: hour, ..generous() };
    let running = Running::with(limits).await;
    let words =
        "POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
    let _half = connect_and_send(&running, words).await;
    assert_eq!(running.client().get("/healthz").await.text, "ok\n");
    tokio::time::timeout(NEVER, running.end()).await.expect("the server ends");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn page_has_strict_security_headers() {
    let running = Running::start().await;
    let mut ann = running.client();
    for path in ["/", "/g/abc", "/join/abc", "/watch/abc", "/claim/abc", "/replay/abc?at=7", "/rules/L23"] {
        let page = ann.get(path).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains("Luxor"));
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self';") && !policy.contains("script-src 'self' 'unsafe"));
        assert_eq!(page.headers["cache-control"], "no-cache");
        let known =
            ann.http.get(format!("{}{path}", ann.base)).header("if-none-match", &page.headers["etag"]);
        assert_eq!(ann.send(known).await.status, 304);
        let pressed = ann.http.get(format!("{}{path}", ann.base)).header("accept-encoding", "gzip, br");
        let pressed = ann.send(pressed).await;
        assert_eq!(pressed.headers["content-encoding"], "br");
        assert_eq!(pressed.headers["vary"], "accept-encoding");
        assert_eq!(pressed.headers["etag"], page.headers["etag"]);
        for (accepted, sent) in [("gzip", Some("gzip")), ("br;q=0, gzip", Some("gzip")), ("identity", None)] {
            let pressed = ann.http.get(format!("{}{path}", ann.base)).header("accept-encoding", accepted);
            let pressed = ann.send(pressed).await;
            assert_eq!(pressed.headers.get("content-encoding").map(|value| value.to_str().unwrap()), sent);
        }
    }
    assert_eq!(ann.get("/nothing.js").await.status, 404);
    let lost = ann.get("/nowhere").await;
    assert_eq!(lost.status, 404);
    assert!(lost.text.contains("<title>Luxor"), "the page itself shows the error");
    assert_eq!(ann.get("/healthz").await.text, "ok\n");
    let titles = ann.get("/api/titles").await;
    assert_eq!(titles.headers["cache-control"], "no-store");
    assert!(ann.get("/metrics").await.text.contains("luxor_requests_total{status=\"2xx\"}"));
    assert!(ann.get("/api/openapi.json").await.ok()["paths"]["/api/games/{game}/actions"].is_object());
}
