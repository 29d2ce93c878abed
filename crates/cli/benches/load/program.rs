//! `luxor serve` as a child process, without rate limits.

use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A running server; killed on drop.
pub struct Program {
    child: Child,
    /// Its standard output.
    _said: Lines<BufReader<ChildStdout>>,
    /// The address it listens on.
    pub address: String,
    _folder: TempDir,
}

/// Clock ticks per second in `/proc` (`USER_HZ` on Linux).
const TICKS: u64 = 100;

impl Program {
    /// Starts a server with an empty store.
    pub fn start(fast_commits: bool) -> Program {
        let folder = TempDir::new().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
        for limit in ["--per-address", "--per-guest", "--new-guests", "--games-per-guest"] {
            command.args([limit, "0"]);
        }
        if fast_commits {
            command.arg("--fast-commits");
        }
        let mut child =
            command.env("NO_COLOR", "1").env("LUXOR_LOG", "warn").stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = said.next().expect("the program says where it listens").unwrap();
            if let Some((_, address)) = line.split_once("http://") {
                break address.trim().to_string();
            }
        };
        Program { child, _said: said, address, _folder: folder }
    }

    fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
    }

    /// Resident memory in kB; 0 where `/proc` is missing.
    pub fn memory(&self) -> u64 {
        let status = self.proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kibibytes.unwrap_or(0) * 1024 / 1000
    }

    /// CPU time used so far; 0 where `/proc` is missing.
    pub fn processor_time(&self) -> Duration {
        let stat = self.proc("stat");
        // The program name in parentheses may contain spaces, so the fields are counted after it.
        let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        let ticks: u64 = numbers.filter_map(|number| number.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 1000 / TICKS)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have exited already: then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
