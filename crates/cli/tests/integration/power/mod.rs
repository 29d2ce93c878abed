//! Power loss. `strace` writes down what the program writes, syncs and says; the same is done to a disk that loses what
//! was not synced, the power fails at every step, and what is left must hold all that anybody was told.

mod disk;
mod trace;

use crate::process::{self, *};
use crate::sandbox::Sandbox;
use disk::{Disk, Left};
use std::fs;
use std::path::Path;
use std::process::Command;
use store::{Backup, Sqlite, Store, restore};
use trace::Step;

/// The same command, with its trace in this file.
fn traced(sandbox: &Sandbox, command: &Command, trace: &str) -> Command {
    let mut traced = Command::new("strace");
    // With -D the program itself is our child, so signals reach it.
    traced.args(["-D", "-f", "-y", "-xx", "-s", "1000000", "-e", trace::CALLS, "-o", trace]);
    traced.arg(command.get_program()).args(command.get_args()).current_dir(&sandbox.0).env("NO_COLOR", "1");
    assert!(Command::new("strace").arg("-V").output().is_ok(), "strace is missing: apt-get install strace");
    traced
}

/// The steps of a program that has ended.
fn read(sandbox: &Sandbox, name: &str) -> Vec<Step> {
    loop {
        let trace = sandbox.read(name);
        // strace may still be writing.
        if trace.lines().last().is_some_and(|line| line.ends_with("+++ exited with 0 +++")) {
            return trace::read(&trace, &sandbox.0);
        }
        std::thread::yield_now();
    }
}

/// The highest sequence number that a client was told.
fn told(steps: &[Step]) -> u64 {
    let seqs = |bytes: &[u8]| -> Vec<u64> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let after = text.split("\"seq\":").skip(1);
        after.filter_map(|rest| rest.split([',', '}']).next()?.parse().ok()).collect()
    };
    let said = steps.iter().filter_map(|step| match step {
        Step::Send { bytes } => Some(seqs(bytes)),
        _ => None,
    });
    said.flatten().max().unwrap_or(0)
}

/// The version of the game after a power failure; `None` if nothing of it is there. The database must be whole.
async fn version_left(folder: &Path, game: &str) -> Option<u64> {
    let file = folder.join("data/luxor.db");
    if !file.exists() {
        return None;
    }
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.integrity().await.unwrap(), [] as [&str; 0]);
    let (game, records) = store.load(game, 0).await.unwrap()?;
    assert_eq!(records.len() as u64, game.length);
    Some(game.version())
}

/// Plays some moves under a server that ends as it should, so that its log is copied into the database as well. Returns
/// how often what somebody was told was lost, and how many power failures there were.
async fn failures(option: Option<&str>) -> (usize, usize) {
    let sandbox = Sandbox::new();
    let mut command = serve(&sandbox);
    command.args(option);
    let mut command = traced(&sandbox, &command, "trace");
    command.stdout(std::process::Stdio::piped());
    let server = TestServer::spawn(command);
    let mut ann = Guest::default();
    let game = new_game(&mut ann, &server).await;
    for number in 0..6 {
        let snapshot = ann.my_turn(&server, &game).await;
        ann.post(&server, &format!("/api/games/{game}/actions"), process::command(&snapshot, number)).await;
    }
    assert_eq!(server.end(), Some(0));
    let steps = read(&sandbox, "trace");
    assert!(told(&steps) > 12, "{} moves were traced", told(&steps));

    let (mut lost, mut count) = (0, 0);
    let mut disk = Disk::default();
    for (at, step) in steps.iter().enumerate() {
        disk.run(step);
        let told = told(&steps[..=at]);
        // What happens between two steps that change nothing on disk is the same.
        let writes = matches!(step, Step::Write { .. }) && at % 3 != 0;
        if writes {
            continue;
        }
        for left in [Left::Nothing, Left::Everything, Left::Some(at as u64), Left::Any(at as u64)] {
            let folder = tempfile::tempdir().unwrap();
            disk.fail(left, &sandbox.0, folder.path());
            let version = version_left(folder.path(), &game).await;
            count += 1;
            lost += usize::from(told > version.unwrap_or(0));
        }
    }
    (lost, count)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_moves_survive_a_power_failure_at_any_moment() {
    let (lost, count) = failures(None).await;
    println!("{count} power failures");
    assert_eq!(lost, 0, "of {count} power failures");
}

/// The price of `--fast-commits`, which its description names; and a sign that the test above can tell.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fast_commits_lose_moves_but_no_game() {
    let (lost, count) = failures(Some("--fast-commits")).await;
    assert!(lost > 0, "nothing was lost in {count} power failures");
}

/// The version of the game that was replaced, in whichever folder it is now.
async fn version_replaced(folder: &Path, game: &str) -> Option<u64> {
    let data = fs::read_dir(folder.join("data")).unwrap().map(|entry| entry.unwrap().path());
    let file = data.map(|path| path.join("luxor.db")).find(|file| file.exists())?;
    let store = Sqlite::open(&file).await.unwrap();
    Some(store.game(game).await.unwrap()?.version())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_is_complete_or_not_begun_after_a_power_failure_at_any_moment() {
    let sandbox = Sandbox::new();
    let mut ann = Guest::default();
    let server = TestServer::on(&sandbox);
    let game = new_game(&mut ann, &server).await;
    let saved = ann.my_turn(&server, &game).await["seq"].as_u64().unwrap();
    assert_eq!(sandbox.luxor("backup copy.db --data data", "").code, 0);
    let snapshot = ann.my_turn(&server, &game).await;
    ann.post(&server, &format!("/api/games/{game}/actions"), command(&snapshot, 0)).await;
    let old = ann.my_turn(&server, &game).await["seq"].as_u64().unwrap();
    server.kill();
    let before = ["copy.db", "data", "data/luxor.db", "data/luxor.db-wal"].map(|name| sandbox.0.join(name));
    let mut disk = Disk::with(before);
    let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
    command.args(["restore", "copy.db", "--data", "data"]);
    let run = traced(&sandbox, &command, "trace").output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let steps = read(&sandbox, "trace");
    let mut interrupted = 0;
    for (at, step) in steps.iter().enumerate() {
        disk.run(step);
        for left in [Left::Nothing, Left::Everything, Left::Some(at as u64), Left::Any(at as u64)] {
            let folder = tempfile::tempdir().unwrap();
            disk.fail(left, &sandbox.0, folder.path());
            let (file, copy) = (folder.path().join("data/luxor.db"), folder.path().join("copy.db"));
            if restore::is_interrupted(&file) {
                assert!(Sqlite::open(&file).await.is_err(), "it is finished first");
                interrupted += 1;
                let aside = folder.path().join("data/aside");
                restore::replace(&file, &mut Backup::open(&copy).unwrap(), &aside).unwrap();
                assert_eq!(version_left(folder.path(), &game).await, Some(saved));
            }
            let found = version_left(folder.path(), &game).await;
            assert!(found == Some(old) || found == Some(saved), "{found:?} after step {at}, {left:?}");
            let found = match version_replaced(folder.path(), &game).await {
                None => found,
                replaced => replaced,
            };
            assert_eq!(found, Some(old), "what was there is kept: step {at}, {left:?}");
        }
    }
    assert!(interrupted > 0);
    let folder = tempfile::tempdir().unwrap();
    disk.fail(Left::Nothing, &sandbox.0, folder.path());
    assert_eq!(version_left(folder.path(), &game).await, Some(saved), "it is done when it says so");
}
