//! The terminal as a place for talk: lines out, lines in.

use crate::paint;
use std::io::{self, BufRead, IsTerminal, StdinLock, Write};

/// Where people type.
pub struct Console {
    input: StdinLock<'static>,
    /// What comes from a pipe is not seen by itself: it is written after the question, so that the talk can be read.
    echo: bool,
}

impl Console {
    /// Standard input.
    pub fn new() -> Self {
        Console { input: io::stdin().lock(), echo: !io::stdin().is_terminal() }
    }

    /// Asks, and waits for a line; nothing when the input has ended. Bytes that are no text become question marks.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        let mut out = anstream::stdout();
        write!(out, "{question}")?;
        out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_string();
        if self.echo {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }
}

/// Writes lines as they are.
pub fn show(text: &str) -> io::Result<()> {
    writeln!(anstream::stdout(), "{text}")
}

/// Writes sentences, broken into lines.
pub fn say(text: &str) -> io::Result<()> {
    text.lines().try_for_each(|line| show(&paint::wrap(line, "", 0, paint::WIDTH)))
}

/// Covers what was written before, if this is a terminal.
pub fn cover() -> io::Result<()> {
    if io::stdout().is_terminal() {
        write!(anstream::stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}
