//! A title that is nothing but its own folder and a line in the list: played in the terminal, by bots, and over HTTP.
//! Run with `cargo test -p luxor --features toy toy`; the program lists it only if `LUXOR_TOY` is set.

use crate::sandbox::{Run, Sandbox};
use reqwest::Client;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// Runs `luxor` with arguments separated by spaces and this standard input; it lists the toy.
fn luxor(sandbox: &Sandbox, args: &str, input: impl AsRef<[u8]>) -> Run {
    with_toy(sandbox, &args.split_whitespace().collect::<Vec<_>>(), input)
}

fn with_toy(sandbox: &Sandbox, args: &[&str], input: impl AsRef<[u8]>) -> Run {
    sandbox.luxor_in(&[("LUXOR_TOY", "1")], args, input)
}

#[test]
fn toy_is_played_in_the_terminal() {
    for (language, heap, question) in [
        ("en", "20 stones on the heap", "What do you do?"),
        ("de", "20 Steine auf dem Haufen", "Was tust du?"),
    ] {
        let sandbox = Sandbox::new();
        let play = format!("play --game toy --people Ann --bots greedy --seed 3 --language {language}");
        let run = luxor(&sandbox, &format!("{play} --save game.jsonl"), "1\n".repeat(40));
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains(heap) && run.out.contains(question), "{}", run.out);
        let verified = luxor(&sandbox, "verify game.jsonl", "");
        assert_eq!((verified.code, verified.out.contains("exact")), (0, true), "{}", verified.out);
    }
}

/// Choices are shown, and may be typed, in the words of the title's own messages.
#[test]
fn actions_of_the_toy_are_translated() {
    let sandbox = Sandbox::new();
    let play =
        "play --game toy --people Anna --bots random --seed 3 --first 1 --language de --save game.jsonl";
    let run = luxor(&sandbox, play, "nimm 2\nquit\n");
    assert!(run.out.contains("nimm 1") && run.out.contains("würfle"), "{}", run.out);
    assert!(sandbox.read("game.jsonl").contains("\"take 2\""));
}

#[test]
fn help_rules_and_scores_know_the_toy() {
    let sandbox = Sandbox::new();
    assert!(luxor(&sandbox, "play --help", "").out.contains("luxor play --game toy"));
    assert!(luxor(&sandbox, "welcome", "").out.contains("The heap"));
    assert!(luxor(&sandbox, "rules T2", "").out.contains("half of what it shows"));
    let score = with_toy(&sandbox, &["score", "--game", "toy", "--player", "Ann: stones=7"], "");
    assert!(score.out.contains('7'), "{}", score.out);
    assert_eq!(luxor(&sandbox, "components show --game toy", "").out, "20");
}

#[test]
fn every_bot_plays_the_toy() {
    let sandbox = Sandbox::new();
    let bots = "random,gentle,halving:20i,master:20i";
    let run = luxor(&sandbox, &format!("arena --game toy --bots {bots} --games 40 --json"), "");
    assert_eq!(run.code, 0, "{}", run.err);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(report["title"], "toy");
    let hint =
        luxor(&sandbox, "play --game toy --people Ann --bots random --first 1 --seed 3", "hint\nquit\n");
    assert!(hint.out.contains("% to win"), "{}", hint.out);
}

/// Play-outs to the end find what is best without any evaluation of the title.
#[test]
fn search_beats_chance_at_the_toy() {
    let sandbox = Sandbox::new();
    let run = luxor(&sandbox, "arena --game toy --bots master:200i,random --games 100 --seed 5 --json", "");
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let wins = |entrant: usize| report["wins"][entrant].as_f64().unwrap();
    assert!(wins(0) > 1.5 * wins(1), "{report:#}");
}

struct Server(Child, String);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    fn on(sandbox: &Sandbox) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data", "data", "--per-guest", "0"]);
        command.args(["--per-address", "0", "--seeded-games"]).current_dir(&sandbox.0);
        command.env("NO_COLOR", "1").env("LUXOR_TOY", "1");
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = said.find_map(|line| Some(line.unwrap().split_once("http://")?.1.trim().to_string()));
        Server(child, format!("http://{}", address.expect("the program says where it listens")))
    }

    async fn ask(&self, http: &Client, path: &str, body: Option<Value>) -> Value {
        let address = format!("{}{path}", self.1);
        let request = match body {
            Some(body) => http.post(address).json(&body),
            None => http.get(address),
        };
        let response = request.header("x-luxor-seed", "toy").send().await.unwrap();
        let (status, text) = (response.status(), response.text().await.unwrap());
        assert!(status.is_success(), "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn toy_is_played_over_http() {
    let sandbox = Sandbox::new();
    let server = Server::on(&sandbox);
    let http = Client::builder().cookie_store(true).build().unwrap();
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "bot", "bot": "clever" }]);
    let game = json!({ "title": "toy", "players": 2, "modules": ["tall"], "seats": seats });
    let game = server.ask(&http, "/api/games", Some(game)).await["game"].as_str().unwrap().to_string();
    let path = format!("/api/games/{game}");
    for number in 0.. {
        let snapshot = server.ask(&http, &path, None).await;
        assert_eq!(snapshot["title"], "toy");
        if snapshot["state"] == "over" {
            let taken = snapshot["view"]["taken"].as_array().unwrap();
            assert_eq!(taken.iter().filter_map(Value::as_u64).sum::<u64>(), 40, "{taken:?}");
            return;
        }
        if snapshot["decider"] == 0 {
            let action = &snapshot["choices"][0]["action"];
            let command =
                json!({ "id": format!("c{number}"), "seq": snapshot["seq"], "seat": 0, "action": action });
            server.ask(&http, &format!("{path}/actions"), Some(command)).await;
        } else {
            tokio::task::yield_now().await;
        }
    }
}
