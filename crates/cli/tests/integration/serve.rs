//! The real server as a child process: killed in the middle of turns, shut down, and used by the command line
//! meanwhile.

use crate::process::*;
use crate::sandbox::Sandbox;
use reqwest::Method;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

/// Even a debug log contains no one-time codes.
#[test]
fn codes_in_urls_are_not_logged() {
    let sandbox = Sandbox::new();
    let mut child = serve(&sandbox).env("LUXOR_LOG", "debug").stderr(Stdio::piped()).spawn().unwrap();
    let mut logged = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    let listens = logged.find_map(|line| Some(line.split_once("address=")?.1.trim().to_string()));
    let address = listens.expect("the log says where it listens");
    for path in ["/api/invites/CODE7", "/api/watch/CODE7", "/join/CODE7", "/claim/CODE7"] {
        let mut stream = std::net::TcpStream::connect(&address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        std::io::read_to_string(stream).unwrap();
    }
    let mut answers = logged.filter(|line| line.contains("answered"));
    for place in ["/api/invites", "/api/watch", "/join", "/claim"] {
        let line = answers.next().unwrap();
        assert!(line.contains(place) && !line.contains("CODE7"), "{line}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn unknown_log_level_is_refused() {
    let sandbox = Sandbox::new();
    let refused = serve(&sandbox).env("LUXOR_LOG", "server=loud").stderr(Stdio::piped()).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(said.contains("LUXOR_LOG") && said.contains("warn,server=info"), "{said}");
}

#[test]
fn second_server_refuses_a_folder_in_use() {
    let sandbox = Sandbox::new();
    let first = TestServer::on(&sandbox);
    let mut second = serve(&sandbox).stderr(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(second.stdout.take().unwrap()).lines();
    let serves = said.any(|line| line.unwrap().contains("http://"));
    // If it serves, it does not end by itself.
    let _ = second.kill();
    let ended = second.wait_with_output().unwrap();
    assert!(!serves && String::from_utf8_lossy(&ended.stderr).contains("a server uses this folder"));
    first.kill();
    TestServer::on(&sandbox).kill();
}

#[cfg(unix)]
#[test]
fn server_runs_with_closed_stdout() {
    let sandbox = Sandbox::new();
    let mut child = serve(&sandbox).env("LUXOR_LOG", "info").stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut logged = BufReader::new(child.stderr.take().unwrap()).lines();
    let listens = logged.find_map(|line| Some(line.unwrap().split_once("address=")?.1.to_string()));
    let address = listens.expect("the log says where it listens");
    let answer = std::net::TcpStream::connect(address.trim()).and_then(|mut stream| {
        stream.set_read_timeout(Some(TIMEOUT))?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")?;
        std::io::read_to_string(stream)
    });
    assert!(answer.unwrap().ends_with("ok\n"));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_and_repeat_no_command() {
    let sandbox = Sandbox::new();
    let mut server = TestServer::on(&sandbox);
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    let mut answered: Vec<(String, u64)> = Vec::new();
    let mut kills = 0;
    for number in 0.. {
        let snapshot = ann.my_turn(&server, &game).await;
        if snapshot["state"] == "over" {
            break;
        }
        let asked = command(&snapshot, number);
        let actions = format!("/api/games/{game}/actions");
        if number % 15 == 7 {
            // The process is killed while the command is in flight.
            let sending = tokio::spawn({
                let (mut ann, address, asked) =
                    (ann.clone(), format!("{}{actions}", server.base), asked.clone());
                async move { ann.ask(Method::POST, address, Some(asked)).await }
            });
            if number % 2 == 0 {
                tokio::task::yield_now().await;
            }
            server.kill();
            let before = sending.await.unwrap();
            server = TestServer::on(&sandbox);
            kills += 1;
            let again = ann.post(&server, &actions, asked.clone()).await["seq"].as_u64().unwrap();
            if let Some((200, text)) = before {
                assert_eq!(
                    serde_json::from_str::<Value>(&text).unwrap()["seq"],
                    again,
                    "it was answered before"
                );
            }
            assert_eq!(again, snapshot["seq"].as_u64().unwrap() + 1);
            answered.push((asked, again));
            continue;
        }
        let seq = ann.post(&server, &actions, asked.clone()).await["seq"].as_u64().unwrap();
        answered.push((asked, seq));
    }
    assert!(kills >= 3, "the game was too short for {kills} kills");
    // Every choice is in the game exactly once, at the position its acknowledgement named.
    let transcript = ann.get(&server, &format!("/api/games/{game}/transcript")).await;
    let lines = transcript.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let records: Vec<Value> = lines.filter(|line| line.get("seat").is_some()).collect();
    let mine = records.iter().filter(|record| record["seat"] == 0).count();
    assert_eq!(mine, answered.len(), "nothing lost, nothing doubled");
    for (asked, seq) in &answered {
        let asked: Value = serde_json::from_str(asked).unwrap();
        assert_eq!(records[*seq as usize - 1]["do"], asked["action"]);
    }
    assert_eq!(catalogue::open(&transcript).unwrap().verdict, game::transcript::Verdict::Exact);
    server.kill();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sigterm_ends_with_code_0() {
    let sandbox = Sandbox::new();
    let server = TestServer::on(&sandbox);
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    let before = ann.my_turn(&server, &game).await;
    assert_eq!(server.end(), Some(0));
    assert!(!sandbox.0.join("data/luxor.db-wal").exists(), "what was written is in the file itself");
    let server = TestServer::on(&sandbox);
    assert_eq!(ann.my_turn(&server, &game).await["seq"], before["seq"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn export_and_import_work_while_the_server_runs() {
    let sandbox = Sandbox::new();
    let server = TestServer::on(&sandbox);
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    let seen = ann.my_turn(&server, &game).await;
    let exported = sandbox.luxor(&format!("export {game} --to out --data data"), "");
    assert_eq!(exported.code, 0, "{}", exported.err);
    let file = exported.out.trim();
    assert_eq!(sandbox.luxor(&format!("verify {file}"), "").code, 0);
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    assert!(sandbox.0.join("copy.db").exists());

    // The first to open the link gets the seats; nobody after them.
    let imported = sandbox.luxor(&format!("import {file} --data data"), "");
    let code = imported.out.trim().strip_prefix("/claim/").expect("an address").to_string();
    let claim = json!({ "code": code }).to_string();
    let mut ben = Guest::default();
    let copy = text(&ben.post(&server, "/api/claim", claim.clone()).await["game"]);
    assert_ne!(copy, game);
    let copied = ben.my_turn(&server, &copy).await;
    assert_eq!(copied["view"], seen["view"]);
    assert_eq!(copied["your_seats"], json!([0]));
    ben.post(&server, &format!("/api/games/{copy}/actions"), command(&copied, 0)).await;
    let late = Guest::default().ask(Method::POST, format!("{}/api/claim", server.base), Some(claim)).await;
    assert_eq!(late.unwrap().0, 404);
}
