//! The program on a PostgreSQL database.

use crate::cluster::Cluster;
use crate::encrypted::{Encrypted, PASSWORD};
use crate::process::*;
use crate::sandbox::Sandbox;
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::Instant;

/// A running `luxor serve` on this database, named by the environment.
fn serve_on(sandbox: &Sandbox, url: &str) -> TestServer {
    TestServer::spawn(serving_on(sandbox, url))
}

/// Its command.
fn serving_on(sandbox: &Sandbox, url: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
    command.args([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--per-guest",
        "0",
        "--per-address",
        "0",
        "--seeded-games",
    ]);
    command.current_dir(&sandbox.0).env("NO_COLOR", "1").env("LUXOR_STORE", url).stdout(Stdio::piped());
    command
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_moves_to_postgresql_and_back() {
    let (cluster, sandbox) = (Cluster::start(), Sandbox::new());
    let url = cluster.database();
    // It begins in a folder.
    let server = TestServer::on(&sandbox);
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    let seen = ann.my_turn(&server, &game).await;
    assert_eq!(sandbox.luxor_with(&["copy-store", "data", &url], "").code, 1, "the server runs");
    server.kill();
    let run = sandbox.luxor_with(&["copy-store", "data", &url], "");
    assert_eq!(run.code, 0, "{} {}", run.out, run.err);
    assert!(run.out.contains("1 games with") && run.out.contains("1 guests"), "{}", run.out);

    // The same people go on there, also after the server was killed.
    let server = serve_on(&sandbox, &url);
    assert_eq!(ann.my_turn(&server, &game).await["view"], seen["view"]);
    for number in 0..6 {
        let snapshot = ann.my_turn(&server, &game).await;
        ann.post(&server, &format!("/api/games/{game}/actions"), command(&snapshot, number)).await;
    }
    assert_eq!(ann.get(&server, "/healthz").await, "ok\n");
    let seen = ann.my_turn(&server, &game).await;
    let mut second = serve(&sandbox).env("LUXOR_STORE", &url).arg("--store").arg(&url).spawn().unwrap();
    assert!(!second.wait().unwrap().success(), "--data and --store contradict each other");
    server.kill();
    let server = serve_on(&sandbox, &url);
    assert_eq!(ann.my_turn(&server, &game).await["view"], seen["view"]);

    // Backup, check and export while it runs.
    let run = sandbox.luxor_with(&["check", "--store", &url], "");
    assert_eq!(run.code, 0, "{} {}", run.out, run.err);
    assert!(run.out.contains(&format!("{game}: unfinished, exact so far")), "{}", run.out);
    assert_eq!(sandbox.luxor_with(&["export", &game, "--to", "out", "--store", &url], "").code, 0);
    assert_eq!(sandbox.luxor_with(&["backup", "copy.db", "--store", &url], "").code, 0);
    assert_eq!(sandbox.luxor("check copy.db", "").code, 0);
    assert_eq!(server.end(), Some(0));

    // The one that was killed counts as alive for a while.
    let started = Instant::now();
    let run = loop {
        let run = sandbox.luxor_with(&["copy-store", &url, "back"], "");
        if run.code == 0 || started.elapsed() > TIMEOUT || !run.err.contains("a server uses this database") {
            break run;
        }
    };
    assert_eq!(run.code, 0, "{} {}", run.out, run.err);
    let run = sandbox.luxor_with(&["copy-store", &url, "back"], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("already"), "{}", run.err);
    assert!(sandbox.luxor("check --data back", "").out.contains(&format!("{game}: unfinished")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_in_use_is_not_copied() {
    let (cluster, sandbox) = (Cluster::start(), Sandbox::new());
    let url = cluster.database();
    let server = serve_on(&sandbox, &url);
    let mut ann = Guest::default();
    new_game(&mut ann, &server).await;
    let run = sandbox.luxor_with(&["copy-store", &url, "copy"], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("a server uses this database"), "{}", run.err);
    assert_eq!(server.end(), Some(0));
    assert_eq!(sandbox.luxor_with(&["copy-store", &url, "copy"], "").code, 0, "it took its leave");
}

#[test]
fn the_password_is_never_printed() {
    let sandbox = Sandbox::new();
    let url = "postgres://ann:hush@127.0.0.1:1/luxor";
    for args in [
        vec!["serve", "--store", url],
        vec!["check", "--store", url],
        vec!["backup", "copy.db", "--store", url],
        vec!["copy-store", url, "data"],
        vec!["serve", "--store", "mysql://ann:hush@127.0.0.1/luxor"],
    ] {
        let run = sandbox.luxor_with(&args, "");
        assert_ne!(run.code, 0, "{args:?}");
        assert!(!run.out.contains("hush") && !run.err.contains("hush"), "{args:?}: {} {}", run.out, run.err);
    }
}

/// Everything is logged that can be, while the server connects, plays, loses the database and is refused by it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_password_is_in_no_log() {
    let (mut database, sandbox) = (Encrypted::start(), Sandbox::new());
    let parameters = format!("sslmode=verify-full&sslrootcert={}", database.authority().display());
    let url = |password: &str| database.url(&database.address, password, &parameters);
    let (right, wrong) = (url(PASSWORD), url("hush-wrong"));
    let logging = |url: &str, name: &str| {
        let mut command = serving_on(&sandbox, url);
        command.env("LUXOR_LOG", "trace").stderr(File::create(sandbox.0.join(name)).unwrap());
        command
    };
    let server = TestServer::spawn(logging(&right, "log"));
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    ann.my_turn(&server, &game).await;
    database.cluster.kill();
    let path = format!("{}/api/games/{game}", server.base);
    while ann.ask(reqwest::Method::GET, path.clone(), None).await.unwrap().0 != 503 {}
    database.cluster.restart();
    while ann.ask(reqwest::Method::GET, path.clone(), None).await.unwrap().0 != 200 {}
    assert_eq!(server.end(), Some(0));
    assert!(!logging(&wrong, "refused").status().unwrap().success());
    for (name, contains) in
        [("log", "no news from the database"), ("refused", "password authentication failed")]
    {
        let log = std::fs::read_to_string(sandbox.0.join(name)).unwrap();
        assert!(log.contains(contains), "{log}");
        let lines: Vec<&str> = log.lines().filter(|line| line.contains("hush")).collect();
        assert!(lines.is_empty(), "{lines:?}");
    }
}
