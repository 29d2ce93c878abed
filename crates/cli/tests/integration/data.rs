//! The games of a server as files: backup, restore, check, export, permissions, and a full disk.

use crate::process::*;
use crate::sandbox::Sandbox;
use reqwest::Method;
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use store::{Sqlite, Store};

/// Plays this many choices of the person.
async fn play(guest: &mut Guest, server: &TestServer, game: &str, choices: std::ops::Range<usize>) -> Value {
    for number in choices {
        let snapshot = guest.my_turn(server, game).await;
        guest.post(server, &format!("/api/games/{game}/actions"), command(&snapshot, number)).await;
    }
    guest.my_turn(server, game).await
}

/// The folder into which a restore moved what was there before.
fn replaced(sandbox: &Sandbox) -> PathBuf {
    let entries = fs::read_dir(sandbox.0.join("data")).unwrap().map(|entry| entry.unwrap().path());
    let mut found =
        entries.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("replaced-"));
    found.next().expect("the replaced games are kept")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restore_brings_back_the_backup_after_a_crash() {
    let sandbox = Sandbox::new();
    let server = TestServer::on(&sandbox);
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    let seen = play(&mut ann, &server, &game, 0..4).await;
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    let later = play(&mut ann, &server, &game, 4..8).await;
    assert_ne!(seen["seq"], later["seq"]);

    let run = sandbox.luxor("restore copy.db --data data", "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("a server uses this folder; stop it"), "{}", run.err);
    server.kill();
    assert!(fs::metadata(sandbox.0.join("data/luxor.db-wal")).unwrap().len() > 0, "as after a crash");

    let run = sandbox.luxor("restore copy.db --data data", "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(replaced(&sandbox).join("luxor.db").exists() && replaced(&sandbox).join("luxor.db-wal").exists());
    let server = TestServer::on(&sandbox);
    assert_eq!(ann.my_turn(&server, &game).await["view"], seen["view"]);
    server.kill();
    let run = sandbox.luxor("check --data data", "");
    assert_eq!(run.code, 0, "{} {}", run.out, run.err);
    assert!(run.out.contains(&format!("{game}: unfinished, exact so far")), "{}", run.out);
    assert!(sandbox.luxor("check copy.db", "").out.contains("1 games: 1 good, 0 not"));
    let aside = replaced(&sandbox);
    let run = sandbox.luxor_with(&["check", "--data", aside.to_str().unwrap()], "");
    assert_eq!(run.code, 0, "what was replaced is whole: {} {}", run.out, run.err);
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let sandbox = Sandbox::new();
    TestServer::on(&sandbox).kill();
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    let before = fs::read(sandbox.0.join("data/luxor.db")).unwrap();
    let mut bytes = fs::read(sandbox.0.join("copy.db")).unwrap();
    bytes[100] ^= 1;
    fs::write(sandbox.0.join("copy.db"), bytes).unwrap();
    for args in ["restore copy.db --data data", "check copy.db"] {
        let run = sandbox.luxor(args, "");
        assert_eq!(run.code, 1);
        assert!(run.err.contains("its checksum is wrong"), "{}", run.err);
    }
    assert_eq!(fs::read(sandbox.0.join("data/luxor.db")).unwrap(), before);
}

/// A backup of a damaged database: its checksum is right, its content is not.
#[test]
fn a_backup_of_a_damaged_database_is_not_restored() {
    let sandbox = Sandbox::new();
    TestServer::on(&sandbox).kill();
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    let before = fs::read(sandbox.0.join("data/luxor.db")).unwrap();
    let mark = "\nluxor-backup 1 sha256 ";
    let mut bytes = fs::read(sandbox.0.join("copy.db")).unwrap();
    bytes.truncate(bytes.len() - mark.len() - 64 - 1);
    let last_page = bytes.len() - 4096;
    bytes[last_page..].fill(0x55);
    fs::write(sandbox.0.join("copy.db"), &bytes).unwrap();
    let sum = Command::new("sha256sum").arg(sandbox.0.join("copy.db")).output().unwrap();
    let sum = String::from_utf8(sum.stdout).unwrap();
    bytes.extend(format!("{mark}{}\n", &sum[..64]).bytes());
    fs::write(sandbox.0.join("copy.db"), &bytes).unwrap();
    let run = sandbox.luxor("restore copy.db --data data", "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("copy.db is damaged; nothing was changed"), "{}", run.err);
    assert_eq!(fs::read(sandbox.0.join("data/luxor.db")).unwrap(), before);
    let run = sandbox.luxor("check copy.db", "");
    assert_eq!(run.code, 1, "{}", run.out);
}

/// The file system takes no more than a part of the backup.
#[test]
fn a_backup_that_does_not_fit_leaves_no_file() {
    let sandbox = Sandbox::new();
    TestServer::on(&sandbox).kill();
    let backup = "trap '' XFSZ; ulimit -f 16; exec \"$0\" backup copy.db --data data";
    let mut command = Command::new("sh");
    let run =
        command.args(["-c", backup, env!("CARGO_BIN_EXE_luxor")]).current_dir(&sandbox.0).output().unwrap();
    assert_eq!(run.status.code(), Some(1), "{}", String::from_utf8_lossy(&run.stderr));
    assert!(!sandbox.0.join("copy.db").exists());
}

/// A server of an earlier program would not understand a migrated database.
#[tokio::test]
async fn nothing_is_migrated_beside_a_running_server_of_an_earlier_program() {
    let sandbox = Sandbox::new();
    fs::create_dir(sandbox.0.join("data")).unwrap();
    let file = sandbox.0.join("data/luxor.db");
    Sqlite::open(&file).await.unwrap().close().await.unwrap();
    // The generation of the schema is in the head of the file.
    let mut bytes = fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&1u32.to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    let running = fs::File::create(sandbox.0.join("data/luxor.lock")).unwrap();
    running.try_lock().unwrap();
    let run = sandbox.luxor("purge --idle 0 --yes --data data", "");
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains("a server of an earlier program uses these games; stop it first"),
        "{}",
        run.err
    );
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

/// Three stored games, the second of which does not follow the rules.
async fn one_damaged_of_three(sandbox: &Sandbox) -> Vec<String> {
    sandbox.luxor("arena --games 3 --players 2 --seed 4 --transcripts kept", "");
    fs::create_dir(sandbox.0.join("data")).unwrap();
    let store = Sqlite::open(&sandbox.0.join("data/luxor.db")).await.unwrap();
    let mut ids = Vec::new();
    for number in 0..3 {
        let text = sandbox.read(&format!("kept/luxor-4-00000{number}.jsonl"));
        let (mut game, mut records) = server::read_transcript(&text, None, server::named_seed("x")).unwrap();
        (game.id, game.created) = (format!("game{number}"), number);
        if number == 1 {
            records.swap(4, 5);
        }
        ids.push(game.id.clone());
        store.create_game(game, records).await.unwrap();
    }
    store.close().await.unwrap();
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn check_names_the_damaged_game() {
    let sandbox = Sandbox::new();
    let ids = one_damaged_of_three(&sandbox).await;
    let run = sandbox.luxor("check --data data", "");
    assert_eq!(run.code, 1);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], format!("{}: exact", ids[0]));
    assert!(lines[1].starts_with(&format!("{}: diverged: line", ids[1])), "{}", run.out);
    assert_eq!(lines[3], "3 games: 2 good, 1 not");
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_owner_can_read_games() {
    let sandbox = Sandbox::new();
    let server = TestServer::on(&sandbox);
    let game = new_game(&mut Guest::default(), &server).await;
    let export = sandbox.luxor(&format!("export {game} --to out --data data"), "");
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    assert_eq!(sandbox.luxor("play --bots 1 --seed 3 --save saved.jsonl", "1\n").code, 0);
    for name in ["data", "out"] {
        assert_eq!(mode(&sandbox.0.join(name)), 0o700, "{name}");
    }
    for name in ["data/luxor.db", "data/luxor.db-wal", export.out.trim(), "copy.db", "saved.jsonl"] {
        assert_eq!(mode(&sandbox.0.join(name)), 0o600, "{name}");
    }
    server.kill();
}

/// Runs a copy of the program as somebody who may not write to the sandbox; root could.
fn without_rights(sandbox: &Sandbox, args: &str) -> std::process::Output {
    let program = sandbox.0.join("luxor");
    if !program.exists() {
        fs::copy(env!("CARGO_BIN_EXE_luxor"), &program).unwrap();
    }
    let mut command = Command::new(program);
    command.args(args.split_whitespace()).current_dir(&sandbox.0);
    if fs::metadata(&sandbox.0).unwrap().uid() == 0 {
        command.uid(65534).gid(65534);
    }
    command.output().unwrap()
}

/// A host restores as root what the user of the server must be able to use.
#[test]
fn what_root_restores_belongs_to_the_owner_of_the_folder() {
    let sandbox = Sandbox::new();
    TestServer::on(&sandbox).kill();
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    let data = sandbox.0.join("data");
    if fs::metadata(&data).unwrap().uid() == 0 {
        std::os::unix::fs::chown(&data, Some(65534), Some(65534)).unwrap();
    }
    let owner = |path: &Path| (fs::metadata(path).unwrap().uid(), fs::metadata(path).unwrap().gid());
    fs::remove_file(data.join("luxor.lock")).unwrap();
    assert_eq!(sandbox.luxor("restore copy.db --data data", "").code, 0);
    for path in [data.join("luxor.db"), data.join("luxor.lock"), replaced(&sandbox)] {
        assert_eq!(owner(&path), owner(&data), "{}", path.display());
    }
    // The same for a folder in which there was nothing.
    let empty = sandbox.0.join("empty");
    fs::create_dir(&empty).unwrap();
    std::os::unix::fs::chown(&empty, Some(owner(&data).0), Some(owner(&data).1)).unwrap();
    assert_eq!(sandbox.luxor("purge --idle 0 --yes --data empty", "").code, 0);
    assert_eq!(owner(&empty.join("luxor.db")), owner(&data));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backup_export_and_check_work_on_a_read_only_folder() {
    let sandbox = Sandbox::new();
    one_damaged_of_three(&sandbox).await;
    let data = sandbox.0.join("data");
    let out = sandbox.0.join("out");
    fs::create_dir(&out).unwrap();
    fs::set_permissions(&out, fs::Permissions::from_mode(0o777)).unwrap();
    fs::set_permissions(data.join("luxor.db"), fs::Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o555)).unwrap();
    let before = fs::read(data.join("luxor.db")).unwrap();
    for (args, code) in [
        ("backup out/copy.db --data data", 0),
        ("export --all --to out --data data", 0),
        ("check --data data", 1),
        ("check out/copy.db", 1),
    ] {
        let run = without_rights(&sandbox, args);
        assert_eq!(run.status.code(), Some(code), "{args}: {}", String::from_utf8_lossy(&run.stderr));
    }
    assert_eq!(fs::read_dir(&out).unwrap().count(), 4, "a backup and three games");
    assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "nothing was added");
    assert_eq!(fs::read(data.join("luxor.db")).unwrap(), before);
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
}

/// The server may write files of 1 MB at most, so its log of changes is full soon.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_fails_while_nothing_can_be_written() {
    let sandbox = Sandbox::new();
    let serve = "trap '' XFSZ; ulimit -f 2048; exec \"$0\" serve --listen 127.0.0.1:0 --data data \
                 --games-per-guest 0 --per-guest 0 --per-address 0 --seeded-games";
    let mut child = Command::new("sh")
        .args(["-c", serve, env!("CARGO_BIN_EXE_luxor")])
        .current_dir(&sandbox.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = said.find_map(|line| Some(line.unwrap().split_once("http://")?.1.trim().to_string()));
    let base = format!("http://{}", address.expect("the program says where it listens"));
    let mut ann = Guest::default();
    let health = || format!("{base}/healthz");
    assert_eq!(ann.ask(Method::GET, health(), None).await.unwrap().0, 200);
    let seats = r#"[{"kind":"you","name":"Ann"},{"kind":"local","name":"Ben"}]"#;
    let ask = format!(r#"{{"title":"luxor","players":2,"seats":{seats}}}"#);
    let mut created = 0;
    while ann.ask(Method::POST, format!("{base}/api/games"), Some(ask.clone())).await.unwrap().0 != 503 {
        created += 1;
        assert!(created < 5000, "the disk is never full");
    }
    assert!(created > 0);
    // A small change would still fit.
    for _ in 0..5 {
        assert_eq!(ann.ask(Method::GET, health(), None).await.unwrap().0, 503);
        assert_eq!(ann.ask(Method::GET, format!("{base}/readyz"), None).await.unwrap().0, 503);
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_deleted_only_when_asked_to() {
    let sandbox = Sandbox::new();
    let server = TestServer::on(&sandbox);
    let mut ann = Guest::default();
    let (game, other) = (new_game(&mut ann, &server).await, new_game(&mut ann, &server).await);
    for name in [&game, &other] {
        ann.my_turn(&server, name).await;
    }
    let count = |line: &str| {
        let run = sandbox.luxor("stats --data data", "");
        let line = run.out.lines().find(|found| found.starts_with(line)).unwrap().to_string();
        line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    assert_eq!((count("games running"), count("guests")), (2, 1));
    assert_eq!(sandbox.luxor("purge --idle 1 --data data", "").out, "", "nothing is that old");
    assert_eq!(sandbox.luxor("purge --idle 0 --over --yes --data data", "").out, "", "nothing is over");
    let run = sandbox.luxor("purge --idle 0 --data data", "");
    assert_eq!(run.out.matches("would be deleted").count(), 2, "{} {}", run.out, run.err);
    assert_eq!(count("games running"), 2);

    let run = sandbox.luxor(&format!("delete {game} nowhere --data data"), "");
    assert_eq!((run.code, count("games running")), (1, 2), "all or nothing: {}", run.err);
    assert_eq!(sandbox.luxor(&format!("delete {game} --data data"), "").code, 0);
    let text = ann.get(&server, "/api/me").await;
    assert!(!text.contains(&game) && text.contains(&other), "{text}");
    // The running server still has it in memory, but a move is refused and it is gone.
    let actions = format!("{}/api/games/{game}/actions", server.base);
    let ask = serde_json::json!({ "id": "late", "seq": 0, "seat": 0, "action": "play left" }).to_string();
    let (status, _) = ann.ask(Method::POST, actions, Some(ask)).await.unwrap();
    assert_ne!(status, 200);
    let snapshot = ann.my_turn(&server, &other).await;
    ann.post(&server, &format!("/api/games/{other}/actions"), command(&snapshot, 0)).await;
    ann.my_turn(&server, &other).await;
    assert!(
        sandbox.luxor("purge --idle 0 --yes --data data", "").out.contains(&format!("{other} was deleted"))
    );
    assert_eq!((count("games running"), count("records")), (0, 0));
    assert_eq!(server.end(), Some(0));
}
