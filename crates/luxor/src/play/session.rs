//! The table as people sit at it: whose turn it is, what is shown to whom, what they type.

use super::command::Command;
use super::keep::Keeper;
use super::start::Started;
use crate::fault::{Done, Fault};
use crate::paint;
use crate::screen::{self, Menu, Painter};
use crate::verbs::rules;
use crate::words::Words;
use catalogue::{AnyTable, Refused};
use game::transcript::Knowledge;
use game::{Message, Seat, Viewer};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// A game in the terminal.
pub struct Session {
    table: Box<dyn AnyTable>,
    painter: &'static dyn Painter,
    words: Words,
    keeper: Keeper,
    /// How much of their log each player has read.
    read: Vec<usize>,
    /// Who has the keyboard.
    holder: Option<Seat>,
    /// The turn for which the table was drawn last.
    drawn: Option<u32>,
    /// Has a person done anything yet?
    touched: bool,
}

/// What follows a line that was typed.
enum Next {
    /// The game goes on.
    On,
    /// The same person is asked again, without repeating the question.
    Again,
    /// They leave.
    Leave,
}

impl Session {
    /// Sits down at a table.
    pub fn new(started: Started) -> Result<Session, Fault> {
        let Started { table, keeper, advice, note } = started;
        let words = Words::english(table.players());
        let session = Session {
            painter: screen::painter(table.meta().id),
            read: vec![0; table.players().len()],
            table,
            words,
            keeper,
            holder: None,
            drawn: None,
            touched: false,
        };
        for advice in advice {
            let text = session.words.name(advice.message);
            session.tell(&paint::wrap(&format!("{text} ({})", advice.rule), "", 0, paint::WIDTH))?;
        }
        if let Some(note) = note {
            session.tell(&session.words.say(&Message::new("table-unverified").text("reason", note)))?;
        }
        session.watch_for_interruption();
        Ok(session)
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(mut self) -> Done {
        let mut lines = io::stdin().lines();
        while let Some(seat) = self.table.decider() {
            if self.is_bot(seat) {
                if self.table.think().is_none() {
                    return Err(Fault::wrong("the computer player found nothing to do"));
                }
                continue;
            }
            self.hold()?;
            match self.person(seat, &mut lines)? {
                Next::On | Next::Again => {}
                Next::Leave => return self.leave(),
            }
        }
        self.hold()?;
        self.end(&mut lines)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.table.players()[seat.index()].bot.is_some()
    }

    fn people(&self) -> Vec<Seat> {
        Seat::all(self.read.len() as u8).filter(|seat| !self.is_bot(*seat)).collect()
    }

    /// One decision of a person.
    fn person(
        &mut self,
        seat: Seat,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Next, Fault> {
        if self.holder != Some(seat) {
            if self.people().len() > 1 && !self.hand_over(seat, lines)? {
                return Ok(Next::Leave);
            }
            self.holder = Some(seat);
            self.drawn = None;
        }
        let viewer = Viewer::Seat(seat);
        self.news(seat)?;
        if self.drawn != Some(self.table.turn()) || self.painter.redraws() {
            self.draw(viewer)?;
            self.drawn = Some(self.table.turn());
        }
        let choices = self.table.choices();
        let menu = self.painter.menu(&*self.table, viewer, &choices, &self.words);
        self.tell(&self.painter.question(&*self.table, viewer, &self.words))?;
        self.tell(menu.text.trim_end())?;
        loop {
            self.prompt(seat)?;
            let Some(line) = lines.next().transpose()? else {
                self.tell("")?;
                return Ok(Next::Leave);
            };
            match self.obey(seat, &Command::read(&line), &menu)? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    fn obey(&mut self, seat: Seat, command: &Command, menu: &Menu) -> Result<Next, Fault> {
        match command {
            Command::Board => {
                self.drawn = None;
                return Ok(Next::On);
            }
            Command::Undo => match self.table.undo(seat) {
                Ok(action) => {
                    self.tell(&self.words.say(&Message::new("table-undone").text("action", action)))?;
                    self.drawn = None;
                    return Ok(Next::On);
                }
                Err(why) => self.tell(&self.words.say(&why))?,
            },
            Command::Redo => match self.table.redo(seat) {
                Ok(_) => return Ok(Next::On),
                Err(why) => self.tell(&self.words.say(&why))?,
            },
            Command::Hint => self.tell(&super::hint::text(&*self.table, &self.words))?,
            Command::Log(count) => self.log(seat, *count)?,
            Command::Save(name) => self.save(name.as_deref())?,
            Command::Rules(what) => match rules::look_up(what) {
                Ok(text) => self.tell(&text)?,
                Err(why) => self.tell(&why)?,
            },
            Command::Help => self.tell(&self.help())?,
            Command::Quit => return Ok(Next::Leave),
            Command::Choose(text) => {
                let action = menu.keys.get(text).unwrap_or(text).clone();
                match self.table.act(&action) {
                    Ok(()) => {
                        self.touched = true;
                        return Ok(Next::On);
                    }
                    Err(refused) => self.tell(&self.refusal(&refused, text, menu))?,
                }
            }
        }
        Ok(Next::Again)
    }

    fn refusal(&self, refused: &Refused, typed: &str, menu: &Menu) -> String {
        match refused {
            Refused::Forbidden(refusal) => {
                format!("{} ({})", self.words.say(&refusal.message), paint::key(refusal.rule))
            }
            Refused::Unreadable(_) | Refused::AtRest => {
                let message = Message::new("table-not-understood").text("typed", typed);
                self.words.say(&message.number("count", menu.keys.len() as i64))
            }
        }
    }

    /// Covers the table until the next person sits at the keyboard; false if nobody comes.
    fn hand_over(
        &self,
        seat: Seat,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<bool, Fault> {
        let mut out = anstream::stdout();
        if io::stdout().is_terminal() {
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        let name = self.words.say(&Message::new("table-pass-keyboard").seat("player", seat));
        write!(out, "\n{} ", paint::player(seat, &name))?;
        out.flush()?;
        Ok(lines.next().transpose()?.is_some())
    }

    /// What happened since this person last looked.
    fn news(&mut self, seat: Seat) -> Result<(), Fault> {
        let entries = self.table.log(Viewer::Seat(seat), self.read[seat.index()]);
        self.read[seat.index()] += entries.len();
        if !entries.is_empty() {
            let text = screen::log::news(&entries, &self.words);
            if !text.trim().is_empty() {
                self.tell(&text)?;
            }
        }
        Ok(())
    }

    fn log(&self, seat: Seat, count: Option<usize>) -> Result<(), Fault> {
        let entries = self.table.log(Viewer::Seat(seat), 0);
        let skip = count.map_or(0, |count| entries.len().saturating_sub(count));
        self.tell(&screen::log::lines(&entries[skip..], &self.words))
    }

    fn draw(&self, viewer: Viewer) -> Result<(), Fault> {
        self.tell(&format!("\n{}", self.painter.table(&*self.table, viewer, &self.words)))
    }

    fn help(&self) -> String {
        let line =
            |key: &str, id: &str| format!("  {} {}", paint::key(&format!("{key:<12}")), self.words.name(id));
        [
            line("1, 2, 3 …", "help-number"),
            line("hint", "help-hint"),
            line("undo, redo", "help-undo"),
            line("board, Enter", "help-board"),
            line("log, log 20", "help-log"),
            line("rules L23", "help-rules"),
            line("rules key", "help-rules-word"),
            line("save FILE", "help-save"),
            line("quit", "help-quit"),
            String::new(),
            self.painter.legend(&self.words),
        ]
        .join("\n")
    }

    fn prompt(&self, seat: Seat) -> Result<(), Fault> {
        let mut out = anstream::stdout();
        let name = self.words.say(&Message::new("result-name").seat("player", seat));
        write!(out, "{} > ", paint::player(seat, &name))?;
        out.flush()?;
        Ok(())
    }

    fn tell(&self, text: &str) -> Result<(), Fault> {
        writeln!(anstream::stdout(), "{text}")?;
        Ok(())
    }

    /// Makes ready what would be saved now.
    fn hold(&self) -> Result<(), Fault> {
        let mut text = Vec::new();
        self.table.write(Knowledge::Full, &mut text)?;
        self.keeper.hold(text, self.touched || self.keeper.is_named());
        Ok(())
    }

    fn save(&self, name: Option<&str>) -> Result<(), Fault> {
        if let Some(name) = name {
            let path = PathBuf::from(name);
            if path.exists() {
                let message = Message::new("table-file-exists").text("file", name);
                return self.tell(&self.words.say(&message));
            }
            self.keeper.rename(path);
        } else {
            self.touch()?;
        }
        self.tell(&saved(&self.keeper, self.table.meta().id, self.table.decider().is_none(), &self.words))
    }

    /// Whoever says save means it, even before the first choice.
    fn touch(&self) -> Result<(), Fault> {
        let mut text = Vec::new();
        self.table.write(Knowledge::Full, &mut text)?;
        self.keeper.hold(Vec::new(), false);
        self.keeper.hold(text, true);
        Ok(())
    }

    fn leave(&self) -> Done {
        self.hold()?;
        let text = saved(&self.keeper, self.table.meta().id, false, &self.words);
        if !text.is_empty() {
            self.tell(&text)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The game is over: the last news, the table, the points.
    fn end(&mut self, lines: &mut impl Iterator<Item = io::Result<String>>) -> Done {
        let people = self.people();
        let viewer = people.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let entries = self.table.log(viewer, people.first().map_or(0, |seat| self.read[seat.index()]));
        self.tell(&screen::log::lines(&entries, &self.words))?;
        self.draw(viewer)?;
        if let Some(outcome) = self.table.outcome() {
            self.tell(&screen::result::table(
                self.table.players(),
                self.table.categories(),
                &outcome,
                &self.words,
            ))?;
        }
        if self.keeper.is_named() {
            return self.leave_finished();
        }
        if people.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        self.tell(&self.words.name("table-keep"))?;
        loop {
            write!(anstream::stdout(), "> ")?;
            anstream::stdout().flush()?;
            match lines.next().transpose()?.map(|line| Command::read(&line)) {
                Some(Command::Save(name)) => self.save(name.as_deref())?,
                Some(Command::Log(count)) => self.log(people[0], count)?,
                Some(Command::Rules(what)) => self.tell(&rules::look_up(&what).unwrap_or_else(|why| why))?,
                Some(Command::Quit | Command::Board) | None => return Ok(ExitCode::SUCCESS),
                Some(_) => self.tell(&self.words.name("table-keep"))?,
            }
        }
    }

    fn leave_finished(&self) -> Done {
        self.tell(&saved(&self.keeper, self.table.meta().id, true, &self.words))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Ctrl-C, a closed window and a request to end all save the game first.
    fn watch_for_interruption(&self) {
        let keeper = self.keeper.clone();
        let title = self.table.meta().id;
        // If there can be no handler, Ctrl-C ends the program as it always does.
        let _ = ctrlc::set_handler(move || {
            let text = saved(&keeper, title, false, &Words::english(&[]));
            let _ = writeln!(anstream::stdout(), "\n{text}");
            std::process::exit(130);
        });
    }
}

/// Saves, and says where and how to go on.
fn saved(keeper: &Keeper, stem: &str, over: bool, words: &Words) -> String {
    match keeper.save(stem) {
        Ok(None) => String::new(),
        Ok(Some(path)) => {
            let id = if over { "table-saved-over" } else { "table-saved" };
            let text = words.say(&Message::new(id).text("file", path.display().to_string()));
            text.trim_end().to_string()
        }
        Err((path, error)) => {
            let message = Message::new("table-not-saved").text("file", path.display().to_string());
            paint::alarm(&words.say(&message.text("reason", error.to_string())))
        }
    }
}
