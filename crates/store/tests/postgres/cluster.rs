//! A throw-away PostgreSQL server on a socket in a temporary folder.

#![allow(dead_code, reason = "each test file needs its own part of it")]

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Far longer than a server takes to start.
const NEVER: Duration = Duration::from_secs(120);

/// A running server, killed and removed on drop.
pub struct Cluster {
    folder: TempDir,
    server: Child,
    settings: &'static [&'static str],
    databases: AtomicU32,
}

/// Tests need nothing to survive a failure of the machine.
const FAST: &[&str] = &["fsync=off", "full_page_writes=off"];

impl Cluster {
    pub fn start() -> Cluster {
        Cluster::with(FAST)
    }

    /// A server that waits for the disk, as it is installed.
    pub fn durable() -> Cluster {
        Cluster::with(&[])
    }

    fn with(settings: &'static [&'static str]) -> Cluster {
        let folder = tempfile::tempdir().unwrap();
        if is_root() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let mut create = command("initdb", folder.path());
        create.args([
            "--no-sync",
            "--auth=trust",
            "--username=luxor",
            "--encoding=UTF8",
            "--locale=C",
            "--pgdata",
        ]);
        let created = create.arg(data(folder.path())).output().unwrap();
        assert!(created.status.success(), "initdb: {}", String::from_utf8_lossy(&created.stderr));
        let server = serve(folder.path(), settings);
        let mut cluster = Cluster { folder, server, settings, databases: AtomicU32::new(0) };
        cluster.ready();
        cluster
    }

    /// The address of a new database.
    pub fn database(&self) -> String {
        self.named_database().0
    }

    /// The address of a new database, and its name.
    pub fn named_database(&self) -> (String, String) {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let created = self.client("createdb").arg(&name).output().unwrap();
        assert!(created.status.success(), "createdb: {}", String::from_utf8_lossy(&created.stderr));
        (format!("postgres://luxor@localhost/{name}?host={}", self.folder.path().display()), name)
    }

    /// The id of its first process, which has started all others.
    pub fn process(&self) -> u32 {
        self.server.id()
    }

    /// The socket on which it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// Kills the server and everything it started.
    pub fn kill(&mut self) {
        // The server ends its own children at once when it is asked to quit.
        let id = self.server.id().to_string();
        assert!(Command::new("kill").args(["-QUIT", &id]).status().unwrap().success());
        self.server.wait().unwrap();
    }

    /// Kills the server as a power failure of its process would: nothing is written or said any more.
    pub fn kill_hard(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }

    /// Starts the killed server again.
    pub fn restart(&mut self) {
        self.server = serve(self.folder.path(), self.settings);
        self.ready();
    }

    fn ready(&mut self) {
        let started = Instant::now();
        while !self.client("pg_isready").stdout(Stdio::null()).status().unwrap().success() {
            assert!(started.elapsed() < NEVER, "PostgreSQL does not start");
            std::thread::sleep(Duration::from_millis(20));
            if self.server.try_wait().unwrap().is_some() {
                // What the killed one had started is still ending, and keeps its memory until then.
                self.server = serve(self.folder.path(), self.settings);
            }
        }
    }

    /// A client program that connects to this server.
    fn client(&self, name: &str) -> Command {
        let mut command = command(name, self.folder.path());
        command.arg("-h").arg(self.folder.path()).args(["-U", "luxor"]);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let id = self.server.id().to_string();
        let _ = Command::new("kill").args(["-QUIT", &id]).status();
        let _ = self.server.wait();
    }
}

fn serve(folder: &Path, settings: &[&str]) -> Child {
    let mut server = command("postgres", folder);
    server.arg("-D").arg(data(folder)).arg("-k").arg(folder);
    for setting in [&["listen_addresses="], settings].concat() {
        server.args(["-c", setting]);
    }
    server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn data(folder: &Path) -> PathBuf {
    folder.join("data")
}

/// PostgreSQL refuses to run as root; this user has no rights anywhere.
const NOBODY: u32 = 65534;

/// Is this process root?
fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

fn command(name: &str, folder: &Path) -> Command {
    let mut command = Command::new(program(name));
    command.current_dir(folder).env("HOME", folder);
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

/// A program of PostgreSQL, which Debian keeps apart from others. The newest version is used.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|path| path.exists());
    found.sort();
    found
        .pop()
        .expect("PostgreSQL is missing; `cargo xtask test` installs it (Debian: apt-get install postgresql)")
}
