//! The program as a process of its own, without limits on how often one address may ask.

use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A running server; it ends when this is dropped.
pub struct Program {
    child: Child,
    /// What it says.
    _said: Lines<BufReader<ChildStdout>>,
    /// Where it listens.
    pub address: String,
    _folder: TempDir,
}

/// Ticks of the processor clock in a second, as Linux tells them to programs.
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

    /// Memory in use, in thousands of bytes; 0 where the system does not tell.
    pub fn memory(&self) -> u64 {
        let status = self.proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kibibytes.unwrap_or(0) * 1024 / 1000
    }

    /// How long it has kept processors busy; 0 where the system does not tell.
    pub fn processor_time(&self) -> Duration {
        let stat = self.proc("stat");
        // The name of the program, in parentheses, may hold anything: the numbers come after it.
        let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        let ticks: u64 = numbers.filter_map(|number| number.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 1000 / TICKS)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself: then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
