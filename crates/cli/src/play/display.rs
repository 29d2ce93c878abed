//! Where a game is shown: line by line, or on a full screen where there is one.

use super::frame::{self, Scene};
use crate::console::{Console, clear, say, show};
use crate::full_screen::{self, Answer, Frame, FullScreen};
use crate::screen::{self, Menu, Painter};
use catalogue::AnyTable;
use game::{Message, Seat};
use std::io;
use terminal::{Room, Words, paint};

/// The most lines of an answer that are shown among the news; longer ones have pages of their own.
const SHORT: usize = 2;

/// Where a game is shown.
pub struct Display {
    console: Console,
    full: Option<Full>,
}

/// A full screen, and what is told on it beside the table.
struct Full {
    screen: FullScreen,
    /// What has happened since this person last had a turn.
    recent: Vec<Message>,
    /// The person and the turn for which that was collected.
    since: Option<(Seat, u32)>,
    /// Answers to what was typed, shown instead until the next question.
    notes: Vec<String>,
}

/// A question to one person.
pub struct Question<'a> {
    pub table: &'a dyn AnyTable,
    pub painter: &'static dyn Painter,
    pub words: &'a Words,
    pub seat: Seat,
    /// The choices; `None` if the person only looks.
    pub menu: Option<&'a Menu>,
    pub prompt: String,
}

impl Display {
    /// A full screen if input and output are a terminal that can show one.
    pub fn open() -> io::Result<Display> {
        let full = match full_screen::is_possible() {
            true => {
                Some(Full { screen: FullScreen::open()?, recent: Vec::new(), since: None, notes: Vec::new() })
            }
            false => None,
        };
        Ok(Display { console: Console::new(), full })
    }

    /// Is it a full screen?
    pub fn is_full(&self) -> bool {
        self.full.is_some()
    }

    /// Gives the terminal back; from here on lines are printed.
    pub fn close(&mut self) {
        self.full = None;
    }

    /// Says one or more sentences.
    pub fn say(&mut self, text: &str, words: &Words) -> io::Result<()> {
        match &mut self.full {
            None => say(text),
            Some(full) if text.lines().count() <= SHORT => {
                full.notes.push(text.to_string());
                Ok(())
            }
            Some(full) => full.page(text, words, |line, width| paint::wrap(line, "", 0, width)),
        }
    }

    /// Shows lines that are laid out already.
    pub fn show(&mut self, text: &str, words: &Words) -> io::Result<()> {
        match &mut self.full {
            None => show(text),
            Some(full) => full.page(text, words, |line, _| line.to_string()),
        }
    }

    /// Tells what has happened since this person last looked.
    pub fn news(&mut self, entries: Vec<Message>, seat: Seat, turn: u32, words: &Words) -> io::Result<()> {
        match &mut self.full {
            None => {
                let text = screen::log::news(&entries, paint::WIDTH, words);
                if text.trim().is_empty() { Ok(()) } else { show(&text) }
            }
            Some(full) => {
                if full.since != Some((seat, turn)) {
                    full.since = Some((seat, turn));
                    full.recent.clear();
                }
                full.recent.extend(entries);
                Ok(())
            }
        }
    }

    /// Asks one person. On a full screen the table is drawn with the question; line by line only the prompt is printed.
    pub fn ask(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        match &mut self.full {
            None => {
                let line = self.console.ask(&question.prompt)?;
                Ok(line.map_or(Answer::Ended, Answer::Line))
            }
            Some(full) => full.ask(question),
        }
    }

    /// Shows nothing but a question, so that nobody sees another hand.
    pub fn ask_covered(&mut self, prompt: &str) -> io::Result<Answer> {
        match &mut self.full {
            None => {
                clear()?;
                let line = self.console.ask(&format!("\n{prompt}"))?;
                Ok(line.map_or(Answer::Ended, Answer::Line))
            }
            Some(full) => {
                full.recent.clear();
                full.screen.ask(prompt, |_, _| Frame { lines: Vec::new(), next: None })
            }
        }
    }
}

impl Full {
    fn ask(&mut self, question: &Question<'_>) -> io::Result<Answer> {
        let Question { table, painter, words, seat, menu, ref prompt } = *question;
        let (recent, notes) = (&self.recent, &self.notes);
        let news = |width: usize| match notes.is_empty() {
            true => screen::log::news(recent, width, words),
            false => {
                let wrap = |line: &str| paint::wrap(line, " ", 1, width);
                notes.iter().flat_map(|note| note.lines()).map(wrap).collect::<Vec<_>>().join("\n")
            }
        };
        let scene = Scene { table, painter, words, seat, menu, news: &news };
        let answer = self.screen.ask(prompt, |window, first| frame::compose(&scene, window, first))?;
        self.notes.clear();
        Ok(answer)
    }

    fn page(&mut self, text: &str, words: &Words, wrap: impl Fn(&str, usize) -> String) -> io::Result<()> {
        let prompt = paint::faint(&words.name("table-pager"));
        self.screen.page(&prompt, |window| {
            if !window.holds(Room::LEAST) {
                return frame::too_small(window, words);
            }
            let lines = text.lines().map(|line| wrap(line, window.columns));
            lines.collect::<Vec<_>>().join("\n").lines().map(String::from).collect()
        })
    }
}
