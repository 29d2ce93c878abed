//! The whole terminal as one screen, redrawn in place: the alternate screen, raw keys, and the size of the window.

use crate::line_editor::{LineEditor, Pressed};
use anstream::{AutoStream, ColorChoice};
use crossterm::event::{self, Event, KeyCode};
use crossterm::terminal::{self as term, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, execute, queue};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use terminal::{Room, paint};

/// Is the alternate screen shown?
static OPEN: AtomicBool = AtomicBool::new(false);

/// The terminal as one screen.
pub struct FullScreen {
    editor: LineEditor,
    /// Are colours written?
    colours: bool,
}

/// The lines above the prompt.
pub struct Frame {
    /// At most one less than the lines of the window.
    pub lines: Vec<String>,
    /// Where the next page of the menu begins, if not all of it is shown.
    pub next: Option<usize>,
}

/// What a person answered.
pub enum Answer {
    /// A line.
    Line(String),
    /// Input has ended.
    Ended,
    /// Ctrl-C.
    Interrupted,
}

/// Can both ends of the program show a full screen? Scripts, pipes and dumb terminals get lines.
pub fn is_possible() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|name| name == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// Gives the terminal back as it was; may be called from anywhere, and more than once.
pub fn restore() {
    if OPEN.swap(false, Ordering::SeqCst) {
        // The terminal may be gone.
        let _ = execute!(io::stdout(), cursor::Show, LeaveAlternateScreen);
        let _ = term::disable_raw_mode();
    }
}

impl FullScreen {
    /// Takes over the terminal.
    pub fn open() -> io::Result<FullScreen> {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            usual(panic);
        }));
        term::enable_raw_mode()?;
        OPEN.store(true, Ordering::SeqCst);
        // From here on a change of the window is noticed, also before the first question.
        event::poll(Duration::ZERO)?;
        execute!(io::stdout(), EnterAlternateScreen)?;
        let colours = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        Ok(FullScreen { editor: LineEditor::default(), colours })
    }

    /// Shows what `compose` draws for the window and a page of the menu, and waits for a line. The window may change
    /// meanwhile.
    pub fn ask(&mut self, prompt: &str, mut compose: impl FnMut(Room, usize) -> Frame) -> io::Result<Answer> {
        let mut pages = vec![0];
        loop {
            let room = size()?;
            let frame = compose(room, *pages.last().unwrap_or(&0));
            self.draw(&frame.lines, prompt, room)?;
            loop {
                match event::read()? {
                    Event::Resize(..) => break,
                    Event::Key(key) => match self.editor.press(key) {
                        Pressed::Entered(line) => return Ok(Answer::Line(line)),
                        Pressed::Ended => return Ok(Answer::Ended),
                        Pressed::Interrupted => return Ok(Answer::Interrupted),
                        Pressed::Other(KeyCode::PageDown) => {
                            pages.extend(frame.next);
                            break;
                        }
                        Pressed::Other(KeyCode::PageUp) => {
                            if pages.len() > 1 {
                                pages.pop();
                            }
                            break;
                        }
                        Pressed::Edited | Pressed::Other(_) => self.draw_prompt(prompt, room)?,
                    },
                    _ => {}
                }
            }
        }
    }

    /// Shows a long text page by page until Enter is pressed; `wrap` breaks its lines for a window.
    pub fn page(&mut self, prompt: &str, wrap: impl Fn(Room) -> Vec<String>) -> io::Result<()> {
        let compose = |room: Room, first: usize| {
            let lines = wrap(room);
            let end = lines.len().min(first + room.lines - 1);
            let next = (end < lines.len()).then_some(end);
            Frame { lines: lines[first.min(end)..end].to_vec(), next }
        };
        self.ask(prompt, compose).map(drop)
    }

    fn draw(&self, lines: &[String], prompt: &str, room: Room) -> io::Result<()> {
        let mut out = io::stdout().lock();
        queue!(out, term::BeginSynchronizedUpdate, cursor::Hide)?;
        for row in 0..room.lines.saturating_sub(1) {
            queue!(out, cursor::MoveTo(0, row as u16))?;
            if let Some(line) = lines.get(row) {
                self.write(&mut out, line)?;
            }
            queue!(out, term::Clear(term::ClearType::UntilNewLine))?;
        }
        self.write_prompt(&mut out, prompt, room)?;
        queue!(out, term::EndSynchronizedUpdate)?;
        out.flush()
    }

    fn draw_prompt(&self, prompt: &str, room: Room) -> io::Result<()> {
        let mut out = io::stdout().lock();
        self.write_prompt(&mut out, prompt, room)?;
        out.flush()
    }

    fn write_prompt(&self, out: &mut impl Write, prompt: &str, room: Room) -> io::Result<()> {
        queue!(out, cursor::MoveTo(0, room.lines.saturating_sub(1) as u16))?;
        let column = edit_line(&self.editor, prompt, room.columns, |text| self.write(out, text))?;
        queue!(out, term::Clear(term::ClearType::UntilNewLine), cursor::MoveToColumn(column), cursor::Show)
    }

    /// Colours are ours to leave out: whatever strips them would also strip the movements of the cursor.
    fn write(&self, out: &mut impl Write, text: &str) -> io::Result<()> {
        match self.colours {
            true => write!(out, "{text}"),
            false => write!(out, "{}", anstream::adapter::strip_str(text)),
        }
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore();
    }
}

/// The window; some terminals do not know it and say 0.
pub fn size() -> io::Result<Room> {
    let (columns, lines) = term::size()?;
    let least = Room::LEAST;
    let or = |value: u16, usual: usize| if value == 0 { usual } else { value.into() };
    Ok(Room::new(or(columns, least.columns), or(lines, least.lines)))
}

/// Writes a prompt and as much of the line as fits behind it; the column of the cursor.
pub fn edit_line(
    editor: &LineEditor,
    prompt: &str,
    columns: usize,
    mut write: impl FnMut(&str) -> io::Result<()>,
) -> io::Result<u16> {
    let before = paint::width(prompt);
    // A prompt that leaves no room for an answer is not shown.
    let (before, prompt) = if before + 10 <= columns { (before, prompt) } else { (0, "") };
    let (text, cursor) = editor.visible(columns - before - 1);
    write(prompt)?;
    write(&text)?;
    Ok((before + cursor) as u16)
}
