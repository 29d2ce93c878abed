//! Line-based input and output of the terminal.

use std::io::{self, BufRead, IsTerminal, StdinLock, Write};
use terminal::paint;

/// Reads answers from standard input.
pub struct Console {
    input: StdinLock<'static>,
    /// Is input piped? No terminal echoes it then, so each answer is printed after its question.
    echo: bool,
}

impl Console {
    /// Standard input.
    pub fn new() -> Self {
        Console { input: io::stdin().lock(), echo: !io::stdin().is_terminal() }
    }

    /// Asks, and waits for a line; `None` at the end of input. Invalid UTF-8 becomes replacement characters.
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

/// Prints lines as they are.
pub fn show(text: &str) -> io::Result<()> {
    writeln!(anstream::stdout(), "{text}")
}

/// Prints sentences, wrapped to [`paint::WIDTH`].
pub fn say(text: &str) -> io::Result<()> {
    text.lines().try_for_each(|line| show(&paint::wrap(line, "", 0, paint::WIDTH)))
}

/// Clears the terminal, so that the next player does not see the previous hand.
pub fn clear() -> io::Result<()> {
    if io::stdout().is_terminal() {
        write!(anstream::stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}
