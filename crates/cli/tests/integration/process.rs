//! The real server as a child process, and an HTTP client for it.

#![allow(dead_code, reason = "each test file needs its own part of it")]

use crate::sandbox::Sandbox;
use reqwest::Method;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Far longer than anything takes.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// A running `luxor serve` on the data folder of a sandbox.
pub struct TestServer {
    pub child: Child,
    pub base: String,
    /// Its standard output.
    _said: Lines<BufReader<ChildStdout>>,
}

/// The command `luxor serve` on the data folder of a sandbox, on any port.
pub fn serve(sandbox: &Sandbox) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data", "data", "--per-guest", "0"]);
    command.args(["--per-address", "0", "--seeded-games"]).current_dir(&sandbox.0).env("NO_COLOR", "1");
    command.stdout(Stdio::piped());
    command
}

impl TestServer {
    pub fn on(sandbox: &Sandbox) -> TestServer {
        TestServer::spawn(serve(sandbox))
    }

    /// The server that a command starts.
    pub fn spawn(command: Command) -> TestServer {
        TestServer::try_spawn(command).expect("the program says where it listens")
    }

    /// The same; `None` if it ends before it says where it listens.
    pub fn try_spawn(mut command: Command) -> Option<TestServer> {
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = said.find_map(|line| Some(line.unwrap().split_once("http://")?.1.trim().to_string()));
        let Some(address) = address else {
            child.wait().unwrap();
            return None;
        };
        Some(TestServer { child, base: format!("http://{address}"), _said: said })
    }

    /// Kills the process, as a power failure would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to shut down and returns its exit code.
    #[cfg(unix)]
    pub fn end(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // Leave nothing running when a test fails; otherwise it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An HTTP client with a guest's cookie.
#[derive(Clone, Default)]
pub struct Guest {
    http: reqwest::Client,
    cookie: String,
    /// Of the games this guest creates; without one it is always the same.
    seed: Option<String>,
}

impl Guest {
    pub fn with_seed(seed: &game::Seed) -> Guest {
        Guest { seed: Some(seed.to_string()), ..Guest::default() }
    }

    /// `None` if the server is gone.
    pub async fn ask(
        &mut self,
        method: Method,
        address: String,
        body: Option<String>,
    ) -> Option<(u16, String)> {
        let mut request = self.http.request(method, address).header(COOKIE, &self.cookie);
        request = request.header("x-luxor-seed", self.seed.as_deref().unwrap_or("serve")).timeout(TIMEOUT);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await.ok()?;
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_string();
        }
        Some((response.status().as_u16(), response.text().await.ok()?))
    }

    pub async fn get(&mut self, server: &TestServer, path: &str) -> String {
        let (status, text) = self.ask(Method::GET, format!("{}{path}", server.base), None).await.unwrap();
        assert_eq!(status, 200, "{path}: {text}");
        text
    }

    pub async fn post(&mut self, server: &TestServer, path: &str, body: String) -> Value {
        let (status, text) =
            self.ask(Method::POST, format!("{}{path}", server.base), Some(body)).await.unwrap();
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    pub async fn snapshot(&mut self, server: &TestServer, game: &str) -> Value {
        serde_json::from_str(&self.get(server, &format!("/api/games/{game}")).await).unwrap()
    }

    /// The game when it is this player's turn again or the game is over.
    pub async fn my_turn(&mut self, server: &TestServer, game: &str) -> Value {
        loop {
            let snapshot = self.snapshot(server, game).await;
            if snapshot["decider"] == 0 || snapshot["state"] == "over" {
                return snapshot;
            }
            tokio::task::yield_now().await;
        }
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap().to_string()
}

/// A game of one person against two computer players.
pub async fn new_game(guest: &mut Guest, server: &TestServer) -> String {
    let bot = json!({ "kind": "bot", "bot": "random" });
    let ask =
        json!({ "title": "luxor", "players": 3, "seats": [{ "kind": "you", "name": "Ann" }, bot, bot] });
    text(&guest.post(server, "/api/games", ask.to_string()).await["game"])
}

/// A command that makes the first choice; the same text each time it is built.
pub fn command(snapshot: &Value, number: usize) -> String {
    let action = &snapshot["choices"][0]["action"];
    json!({ "id": format!("c{number}"), "seq": snapshot["seq"], "seat": 0, "action": action }).to_string()
}
