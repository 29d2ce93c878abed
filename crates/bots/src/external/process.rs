//! A program that is talked to in lines, and never waited for longer than one wants.

use super::{family, words};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// No answer is longer than this.
const LONGEST: u64 = 1 << 16;

/// A running program. It is ended when this is dropped, and with it whatever it has started.
pub(super) struct Process {
    child: Child,
    /// To the thread that writes: a program that does not read holds up that thread only.
    lines_out: Sender<String>,
    /// From the thread that reads.
    lines_in: Receiver<Line>,
}

/// What the reading thread got.
enum Line {
    Text(String),
    TooMuch,
}

/// Why no line came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Silence {
    /// It took too long.
    TooLong,
    /// The program ended or closed its output.
    Ended,
    /// The line had no end.
    TooMuch,
}

impl Process {
    /// Starts a program.
    pub fn start(command: &str) -> Result<Process, String> {
        let words = words::split(command);
        let (program, args) = words.split_first().ok_or("names no program")?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        family::found(&mut command);
        let mut child = command.spawn().map_err(|error| format!("could not be started: {error}"))?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("has no input and output".into());
        };
        let (lines_out, to_write) = channel::<String>();
        std::thread::spawn(move || {
            for line in to_write {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (read, lines_in) = channel();
        std::thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            loop {
                let mut line = String::new();
                let line = match (&mut reader).take(LONGEST).read_line(&mut line) {
                    Ok(1..) if line.ends_with('\n') => Line::Text(line),
                    Ok(length) if length as u64 >= LONGEST => Line::TooMuch,
                    // The last line may lack its end.
                    Ok(1..) => Line::Text(line),
                    Ok(0) => return,
                    Err(_) => Line::Text("\u{fffd}".into()),
                };
                if read.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, lines_out, lines_in })
    }

    /// Says one line.
    pub fn say(&self, line: String) {
        // If nobody writes any more the program has ended, and no answer will come.
        let _ = self.lines_out.send(line);
    }

    /// Waits for one line.
    pub fn hear(&self, patience: Duration) -> Result<String, Silence> {
        match self.lines_in.recv_timeout(patience) {
            Ok(Line::Text(line)) => Ok(line.trim_end().to_string()),
            Ok(Line::TooMuch) => Err(Silence::TooMuch),
            Err(RecvTimeoutError::Timeout) => Err(Silence::TooLong),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        family::end(&self.child);
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
