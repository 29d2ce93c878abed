//! Line-based input and output of the terminal.

use crate::full_screen;
use crate::line_editor::{LineEditor, Pressed};
use crossterm::event::{self, Event};
use crossterm::{cursor, queue, terminal as term};
use std::io::{self, BufRead, IsTerminal, Write};
use terminal::paint;

/// The exit code of a program that was interrupted.
pub const INTERRUPTED: i32 = 130;

/// Reads answers from standard input.
pub struct Console {
    /// Edits lines at a terminal; `None` where input is not typed there.
    editor: Option<LineEditor>,
    /// Is input piped? No terminal echoes it then, so each answer is printed after its question.
    echo: bool,
}

impl Console {
    /// Standard input.
    pub fn new() -> Self {
        let editor = full_screen::is_possible().then(LineEditor::default);
        Console { editor, echo: !io::stdin().is_terminal() }
    }

    /// Asks, and waits for a line; `None` at the end of input. Invalid UTF-8 becomes replacement characters.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        let mut out = anstream::stdout();
        if let Some(editor) = &mut self.editor {
            // Only the last line is edited; what stands above it is printed once.
            let (above, prompt) = question.rsplit_once('\n').map_or(("", question), |parts| parts);
            if question.contains('\n') {
                writeln!(out, "{above}")?;
            }
            return edit(editor, prompt);
        }
        write!(out, "{question}")?;
        out.flush()?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
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

/// Edits a line where the cursor is.
fn edit(editor: &mut LineEditor, prompt: &str) -> io::Result<Option<String>> {
    term::enable_raw_mode()?;
    let answer = edit_raw(editor, prompt);
    term::disable_raw_mode()?;
    println!();
    match answer? {
        Pressed::Entered(line) => Ok(Some(line)),
        Pressed::Interrupted => std::process::exit(INTERRUPTED),
        _ => Ok(None),
    }
}

fn edit_raw(editor: &mut LineEditor, prompt: &str) -> io::Result<Pressed> {
    loop {
        let columns = full_screen::size()?.columns;
        let mut out = io::stdout().lock();
        queue!(out, cursor::MoveToColumn(0), term::Clear(term::ClearType::UntilNewLine))?;
        let column = full_screen::edit_line(editor, prompt, columns, |text| {
            let mut out = anstream::stdout();
            write!(out, "{text}")?;
            out.flush()
        })?;
        queue!(out, cursor::MoveToColumn(column))?;
        out.flush()?;
        if let Event::Key(key) = event::read()? {
            match editor.press(key) {
                Pressed::Edited | Pressed::Other(_) => {}
                done => return Ok(done),
            }
        }
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
