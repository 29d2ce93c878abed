//! A child process that exchanges lines over its standard input and output, with a timeout for reading.

use super::{command_line, process_group};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// The longest accepted line, in bytes.
const MAX_LINE: u64 = 1 << 16;

/// A running program. Dropping it kills the program and every process it started.
pub(super) struct Process {
    child: Child,
    /// To the writer thread: a program that does not read its input blocks only that thread.
    lines_out: Sender<String>,
    /// From the reader thread.
    lines_in: Receiver<Line>,
}

/// What the reader thread received.
enum Line {
    Text(String),
    TooLong,
}

/// Why no line was received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReadError {
    /// The timeout passed.
    Timeout,
    /// The program ended or closed its output.
    Closed,
    /// The line exceeded [`MAX_LINE`].
    LineTooLong,
}

impl Process {
    /// Starts a program.
    pub fn start(command: &str) -> Result<Process, String> {
        let words = command_line::split(command);
        let (program, args) = words.split_first().ok_or("names no program")?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        process_group::isolate(&mut command);
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
                let line = match (&mut reader).take(MAX_LINE).read_line(&mut line) {
                    Ok(1..) if line.ends_with('\n') => Line::Text(line),
                    Ok(length) if length as u64 >= MAX_LINE => Line::TooLong,
                    // The last line may lack a line break.
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

    /// Sends one line.
    pub fn send(&self, line: String) {
        // If the writer thread is gone the program has ended, which `receive` reports.
        let _ = self.lines_out.send(line);
    }

    /// Waits for one line.
    pub fn receive(&self, timeout: Duration) -> Result<String, ReadError> {
        match self.lines_in.recv_timeout(timeout) {
            Ok(Line::Text(line)) => Ok(line.trim_end().to_string()),
            Ok(Line::TooLong) => Err(ReadError::LineTooLong),
            Err(RecvTimeoutError::Timeout) => Err(ReadError::Timeout),
            Err(RecvTimeoutError::Disconnected) => Err(ReadError::Closed),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        process_group::kill(&self.child);
        // Fails only if the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
