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
    settings: Vec<String>,
    databases: AtomicU32,
}

/// Tests need nothing to survive a failure of the machine.
const FAST: [&str; 3] = ["listen_addresses=", "fsync=off", "full_page_writes=off"];

/// The name by which a primary knows its standby.
const STANDBY: &str = "standby";

impl Cluster {
    pub fn start() -> Cluster {
        Cluster::with(new_folder(), &FAST)
    }

    /// A server that waits for the disk, as it is installed.
    pub fn durable() -> Cluster {
        Cluster::with(new_folder(), &FAST[..1])
    }

    /// A server in a folder, with settings of its own.
    pub fn with(folder: TempDir, settings: &[&str]) -> Cluster {
        let mut create = command("initdb", folder.path());
        create.args(["--no-sync", "--auth=trust", "--username=luxor", "--encoding=UTF8", "--locale=C"]);
        run(create.arg("--pgdata").arg(data(folder.path())));
        Cluster::serve(folder, settings)
    }

    fn serve(folder: TempDir, settings: &[&str]) -> Cluster {
        let settings: Vec<String> = settings.iter().map(|setting| setting.to_string()).collect();
        let server = serve(folder.path(), &settings);
        let mut cluster = Cluster { folder, server, settings, databases: AtomicU32::new(0) };
        cluster.ready();
        cluster
    }

    /// A standby of the server at this host, or in this folder, and port.
    pub fn standby(host: &str, port: u16) -> Cluster {
        let folder = new_folder();
        let primary = format!("host={host} port={port} user=luxor application_name={STANDBY}");
        let mut copy = command("pg_basebackup", folder.path());
        copy.args(["--no-sync", "--checkpoint=fast", "--write-recovery-conf", "--dbname", &primary]);
        run(copy.arg("--pgdata").arg(data(folder.path())));
        Cluster::serve(folder, &FAST)
    }

    /// Commits wait for the standby from now on, which must have been started.
    pub fn wait_for_standby(&self) {
        self.sql(&format!("ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'"));
        self.sql("SELECT pg_reload_conf()");
        let started = Instant::now();
        while self.sql("SELECT sync_state FROM pg_stat_replication") != "sync" {
            assert!(started.elapsed() < NEVER, "the standby does not follow");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The standby goes on getting everything, but does not show it any more.
    pub fn fall_behind(&self) {
        self.sql("SELECT pg_wal_replay_pause()");
    }

    /// Makes the standby a primary, with everything that it got.
    pub fn promote(&self) {
        assert_eq!(self.sql("SELECT pg_promote()"), "t");
    }

    /// Runs a statement by the program `psql` and returns what it prints.
    pub fn sql(&self, statement: &str) -> String {
        self.sql_at(&self.url("postgres"), statement)
    }

    /// The same in the database with this address.
    pub fn sql_at(&self, url: &str, statement: &str) -> String {
        let mut psql = self.client("psql");
        run(psql.args(["-d", url, "-XAtc", statement])).trim().to_string()
    }

    /// The address of a new database.
    pub fn database(&self) -> String {
        self.named_database().0
    }

    /// The address of a new database, and its name.
    pub fn named_database(&self) -> (String, String) {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(self.client("createdb").arg(&name));
        (self.url(&name), name)
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://luxor@localhost/{database}?host={}", self.folder.path().display())
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

    /// Loses the machine: every process of the server is killed at once.
    pub fn lose(&mut self) {
        let id = self.server.id().to_string();
        let stat = |process: &Path| fs::read_to_string(process.join("stat")).unwrap_or_default();
        // The parent is the second field after the name, which is in parentheses.
        let parent = |stat: String| stat.rsplit(')').next()?.split_whitespace().nth(1).map(String::from);
        let running = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
        let started = running.filter(|process| parent(stat(process)).as_deref() == Some(&*id));
        let started = started.filter_map(|process| Some(process.file_name()?.to_str()?.to_string()));
        let all: Vec<String> = [id.clone()].into_iter().chain(started).collect();
        // One that has just ended by itself is no failure.
        let _ = Command::new("kill").arg("-KILL").args(all).stderr(Stdio::null()).status();
        self.server.wait().unwrap();
    }

    /// Starts the killed server again.
    pub fn restart(&mut self) {
        self.server = serve(self.folder.path(), &self.settings);
        self.ready();
    }

    fn ready(&mut self) {
        let started = Instant::now();
        while !self.client("pg_isready").stdout(Stdio::null()).status().unwrap().success() {
            assert!(started.elapsed() < NEVER, "PostgreSQL does not start");
            std::thread::sleep(Duration::from_millis(20));
            if self.server.try_wait().unwrap().is_some() {
                // What the killed one had started is still ending, and keeps its memory until then.
                self.server = serve(self.folder.path(), &self.settings);
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
        if !matches!(self.server.try_wait(), Ok(None)) {
            return;
        }
        let id = self.server.id().to_string();
        let _ = Command::new("kill").args(["-QUIT", &id]).status();
        let _ = self.server.wait();
    }
}

fn serve(folder: &Path, settings: &[String]) -> Child {
    let mut server = command("postgres", folder);
    server.arg("-D").arg(data(folder)).arg("-k").arg(folder);
    for setting in settings {
        server.args(["-c", setting]);
    }
    server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Runs a program to its end, which must be a good one, and returns what it prints.
pub fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A folder in which PostgreSQL may write.
pub fn new_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    if is_root() {
        chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
    }
    folder
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

/// A program of PostgreSQL, as a user who may run it.
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
