//! `luxor serve` as a child process, without rate limits.

use crate::place::Place;
use crate::share::Share;
use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// A running server; killed on drop.
pub struct Program {
    child: Child,
    /// The group that limits its processor time.
    _share: Option<Share>,
    /// Its standard output.
    _said: Lines<BufReader<ChildStdout>>,
    /// The address it listens on.
    pub address: String,
}

/// Clock ticks per second in `/proc` (`USER_HZ` on Linux).
const TICKS: u64 = 100;

impl Program {
    /// Starts a server on a store, which gets so many hundredths of a processor; 0 is all that it can use.
    pub fn start(place: &Place, fast_commits: bool, share: u64) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
        command.args(["serve", "--listen", "127.0.0.1:0"]);
        match place {
            Place::Folder(folder) => command.arg("--data").arg(folder.path()),
            Place::Database { url, .. } => command.env("LUXOR_STORE", url),
        };
        let limits = [
            "--per-address",
            "--per-guest",
            "--new-guests",
            "--games-per-guest",
            "--connections-per-address",
        ];
        for limit in limits {
            command.args([limit, "0"]);
        }
        if fast_commits {
            command.arg("--fast-commits");
        }
        let share = (share > 0).then(|| Share::new(share).unwrap());
        let mut child =
            command.env("NO_COLOR", "1").env("LUXOR_LOG", "warn").stdout(Stdio::piped()).spawn().unwrap();
        if let Some(share) = &share {
            share.add(child.id());
        }
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = said.next().expect("the program says where it listens").unwrap();
            if let Some((_, address)) = line.split_once("http://") {
                break address.trim().to_string();
            }
        };
        Program { child, _share: share, _said: said, address }
    }

    /// Resident memory in kB; 0 where `/proc` is missing.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kibibytes.unwrap_or(0) * 1024 / 1000
    }

    /// CPU time used so far; 0 where `/proc` is missing.
    pub fn processor_time(&self) -> Duration {
        Stat::of(self.child.id()).map_or(Duration::ZERO, |stat| stat.time)
    }
}

/// What the system says of a process.
struct Stat {
    parent: u32,
    time: Duration,
}

impl Stat {
    fn of(process: u32) -> Option<Stat> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The program name in parentheses may contain spaces, so the fields are counted after it.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks: u64 = fields.get(11..13)?.iter().filter_map(|number| number.parse::<u64>().ok()).sum();
        Some(Stat { parent: fields.get(1)?.parse().ok()?, time: Duration::from_millis(ticks * 1000 / TICKS) })
    }
}

/// CPU time of this process.
pub fn own_processor_time() -> Duration {
    Stat::of(std::process::id()).map_or(Duration::ZERO, |stat| stat.time)
}

/// CPU time of all processes of the machine, and the time that its processors were idle.
pub fn machine_time() -> (Duration, Duration) {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let first = stat.lines().next().unwrap_or_default();
    // User, nice, system, idle, waiting for the disk, interrupts, and what other machines took.
    let ticks: Vec<u64> =
        first.split_whitespace().skip(1).filter_map(|ticks| ticks.parse().ok()).take(8).collect();
    let idle: u64 = ticks.iter().skip(3).take(2).sum();
    let time = |ticks| Duration::from_millis(ticks * 1000 / TICKS);
    (time(ticks.iter().sum::<u64>() - idle), time(idle))
}

/// CPU time of a process and of all that it started and that still run.
pub fn processor_time_of_family(process: u32) -> Duration {
    let running = fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers = running.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let family = numbers.filter_map(|number| Some((number, Stat::of(number)?)));
    family
        .filter(|(number, stat)| *number == process || stat.parent == process)
        .map(|(_, stat)| stat.time)
        .sum()
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have exited already: then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
