//! The game loop in the terminal: whose turn it is, what is shown to whom, and executing what is typed.

use super::autosave::{self, Autosave};
use super::command::Command;
use super::start::Started;
use crate::console::{Console, clear, say, show};
use crate::fault::{Done, Fault};
use crate::screen::{self, Menu, Painter};
use crate::verbs::rules;
use crate::{rulebook, texts};
use catalogue::{AnyTable, Refused};
use game::{Message, Seat, Viewer};
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// A game in the terminal.
pub struct Session {
    table: Box<dyn AnyTable>,
    painter: &'static dyn Painter,
    words: Words,
    autosave: Autosave,
    console: Console,
    /// How many log entries each player has read.
    read: Vec<usize>,
    /// The person at the keyboard.
    holder: Option<Seat>,
    /// The turn for which the table was last drawn.
    drawn: Option<u32>,
    /// Has a person made a choice yet, or named a file? Before that nothing is saved.
    touched: bool,
    /// Did the latest attempt to save fail?
    unsaved: bool,
    /// Bots whose forfeit has been announced.
    forfeited: Vec<Seat>,
}

/// What follows a command.
enum Next {
    /// The game goes on.
    On,
    /// Ask the same person again without repeating the question.
    Again,
    /// The person leaves.
    Leave,
}

impl Session {
    /// Prepares a started game for play.
    pub fn new(started: Started, language: Language) -> Result<Session, Fault> {
        let Started { table, autosave, save_at_once, advice, note } = started;
        let words = texts::words(language).at_table(table.meta().id, table.players());
        for advice in advice {
            say(&format!("{} ({})", words.name(advice.message), advice.rule))?;
        }
        if let Some(note) = note {
            say(&words.say(&Message::new("table-unverified").text("reason", note)))?;
        }
        let file = autosave.path().display().to_string();
        say(&words.say(&Message::new("table-saves-to").text("file", file)))?;
        autosave::report_when_interrupted(&autosave, language);
        Ok(Session {
            painter: screen::painter(table.meta().id),
            read: vec![0; table.players().len()],
            table,
            words,
            autosave,
            console: Console::new(),
            holder: None,
            drawn: None,
            touched: save_at_once,
            unsaved: false,
            forfeited: Vec::new(),
        })
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(mut self) -> Done {
        while let Some(seat) = self.table.decider() {
            // The latest choice is on disk before anything else happens.
            self.autosave()?;
            if self.is_bot(seat) {
                if self.table.think().is_none() {
                    return Err(Fault::wrong("the computer player found nothing to do"));
                }
                self.announce_forfeit(seat)?;
                continue;
            }
            if let Next::Leave = self.ask_person(seat)? {
                return self.leave();
            }
        }
        self.autosave()?;
        self.end()
    }

    /// Announces once that a bot has forfeited, and why.
    fn announce_forfeit(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.forfeited.contains(&seat) {
            return Ok(());
        }
        let Some(why) = self.table.forfeit(seat) else { return Ok(()) };
        let message = Message::new("table-forfeit").seat("player", seat).text("reason", why.to_string());
        let text = self.words.say(&message);
        say(&paint::alarm(&paint::wrap(&text, "", 2, paint::WIDTH)))?;
        self.forfeited.push(seat);
        Ok(())
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.table.players()[seat.index()].bot.is_some()
    }

    fn people(&self) -> Vec<Seat> {
        Seat::all(self.read.len() as u8).filter(|seat| !self.is_bot(*seat)).collect()
    }

    /// Asks a person for one decision.
    fn ask_person(&mut self, seat: Seat) -> Result<Next, Fault> {
        if self.holder != Some(seat) {
            if self.people().len() > 1 && !self.hand_over(seat)? {
                return Ok(Next::Leave);
            }
            self.holder = Some(seat);
            self.drawn = None;
        }
        let viewer = Viewer::Seat(seat);
        if self.drawn != Some(self.table.turn()) || self.painter.redraws() {
            self.draw(viewer)?;
            self.drawn = Some(self.table.turn());
        }
        self.news(seat)?;
        let choices = self.table.choices();
        let menu = self.painter.menu(&*self.table, viewer, &choices, &self.words);
        show(&self.painter.question(&*self.table, viewer, &self.words))?;
        show(menu.text.trim_end())?;
        let name = self.words.say(&Message::new("result-name").seat("player", seat));
        let only = if choices.len() == 1 { Some(choices[0].action.clone()) } else { None };
        let hint = if only.is_some() { self.words.name("table-enter") } else { String::new() };
        loop {
            let Some(line) = self.console.ask(&format!("{}{hint} > ", paint::player(seat, &name)))? else {
                return Ok(Next::Leave);
            };
            let command = match (&only, line.trim()) {
                (Some(action), "") => Command::Choose(action.clone()),
                _ => Command::read(&line),
            };
            match self.execute(seat, &command, &menu)? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    fn execute(&mut self, seat: Seat, command: &Command, menu: &Menu) -> Result<Next, Fault> {
        match command {
            Command::Board => {
                self.drawn = None;
                return Ok(Next::On);
            }
            Command::Undo => match self.table.undo(seat) {
                Ok(_) => {
                    self.drawn = None;
                    return Ok(Next::On);
                }
                Err(why) => say(&self.words.say(&why))?,
            },
            Command::Redo => match self.table.redo(seat) {
                Ok(_) => return Ok(Next::On),
                Err(why) => say(&self.words.say(&why))?,
            },
            Command::Hint => show(&super::hint::text(&*self.table, &self.words))?,
            Command::Choose(text) => {
                let read = self.words.notation().read(text);
                let keyed = menu.keys.get(text).or_else(|| menu.keys.get(&read));
                let action = keyed.unwrap_or(&read).clone();
                match self.table.act(&action) {
                    Ok(()) => {
                        self.touched = true;
                        return Ok(Next::On);
                    }
                    Err(refused) => say(&self.refusal(&refused, text))?,
                }
            }
            Command::Quit => return Ok(Next::Leave),
            other => self.show_info(seat, other)?,
        }
        Ok(Next::Again)
    }

    /// Commands that do not change the game.
    fn show_info(&self, seat: Seat, command: &Command) -> Result<(), Fault> {
        match command {
            Command::Log(count) => {
                let entries = self.table.log(Viewer::Seat(seat), 0);
                let skip = count.map_or(0, |count| entries.len().saturating_sub(count));
                show(&screen::log::lines(&entries[skip..], &self.words))?;
            }
            Command::Save(name) => self.save(name.as_deref())?,
            Command::Rules(what) => match rules::look_up(what, &self.words) {
                Ok(text) => show(&text)?,
                Err(why) => say(&why)?,
            },
            _ => show(&self.help())?,
        }
        Ok(())
    }

    fn refusal(&self, refused: &Refused, typed: &str) -> String {
        match refused {
            Refused::Forbidden(refusal) => {
                format!("{} ({})", self.words.say(&refusal.message), paint::key(refusal.rule))
            }
            Refused::Unreadable(_) | Refused::AtRest => {
                self.words.say(&Message::new("table-not-understood").text("typed", typed.to_string()))
            }
        }
    }

    /// Clears the screen until the next person confirms; false at the end of input.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Fault> {
        if let Some(holder) = self.holder {
            // They see what followed from their own choice before the screen is cleared.
            self.news(holder)?;
            if self.console.ask(&self.words.name("table-cover"))?.is_none() {
                return Ok(false);
            }
        }
        clear()?;
        let text = self.words.say(&Message::new("table-pass-keyboard").seat("player", seat));
        Ok(self.console.ask(&format!("\n{} ", paint::player(seat, &text)))?.is_some())
    }

    /// Prints what happened since this person last looked.
    fn news(&mut self, seat: Seat) -> Result<(), Fault> {
        let entries = self.table.log(Viewer::Seat(seat), self.read[seat.index()]);
        self.read[seat.index()] += entries.len();
        let text = screen::log::news(&entries, &self.words);
        if !text.trim().is_empty() {
            show(&text)?;
        }
        Ok(())
    }

    fn draw(&self, viewer: Viewer) -> Result<(), Fault> {
        show(&format!("\n{}", self.painter.table(&*self.table, viewer, &self.words)))?;
        Ok(())
    }

    fn help(&self) -> String {
        let line = |key: &str, id: &str| {
            let first = format!("  {} ", paint::key(&paint::pad(key, 16)));
            paint::wrap(&self.words.name(id), &first, 19, paint::WIDTH)
        };
        let example = format!("rules {}", rulebook::example(self.words.language(), self.table.meta().id));
        let searched = format!("rules {}", self.words.name("rules-example-word"));
        let saved = format!("save {}", self.words.name("help-file"));
        let mut lines = vec![
            line("1, 2, 3 …", "help-number"),
            line("hint", "help-hint"),
            line("undo, redo", "help-undo"),
            line("board", "help-board"),
            line("log, log 20", "help-log"),
            line(&example, "help-rules"),
            line(&searched, "help-rules-word"),
            line(&saved, "help-save"),
            line("quit", "help-quit"),
            String::new(),
        ];
        let legend = self.painter.legend(&self.words);
        lines.extend(legend.lines().map(|line| paint::wrap(line, "  ", 2, paint::WIDTH)));
        lines.join("\n")
    }

    /// Saves the game, once a person has made a choice. If that fails the game goes on, and they are told.
    fn autosave(&mut self) -> Result<(), Fault> {
        if !self.touched {
            return Ok(());
        }
        match self.autosave.save(&*self.table) {
            Ok(()) => self.unsaved = false,
            Err(fault) => {
                if !std::mem::replace(&mut self.unsaved, true) {
                    say(&autosave::complaint(&fault, &self.words))?;
                }
            }
        }
        Ok(())
    }

    /// Saves on demand, also before the first choice.
    fn save(&self, name: Option<&str>) -> Result<(), Fault> {
        if let Some(name) = name {
            let path = PathBuf::from(name);
            if path.exists() {
                return Ok(say(&self
                    .words
                    .say(&Message::new("table-file-exists").text("file", name.to_string())))?);
            }
            self.autosave.save_to(path);
        }
        let said = match self.autosave.save(&*self.table) {
            Ok(()) => self.autosave.report(&self.words).unwrap_or_default(),
            Err(fault) => autosave::complaint(&fault, &self.words),
        };
        Ok(say(&said)?)
    }

    fn leave(&self) -> Done {
        if let Some(report) = self.autosave.report(&self.words) {
            say(&report)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Shows the last news, the table and the points.
    fn end(&mut self) -> Done {
        let person = self.people().first().copied();
        match person {
            Some(seat) => self.news(seat)?,
            None => show(&screen::log::news(&self.table.log(Viewer::Spectator, 0), &self.words))?,
        }
        self.draw(person.map_or(Viewer::Spectator, Viewer::Seat))?;
        if let Some(outcome) = self.table.outcome() {
            let (players, categories) = (self.table.players(), self.table.categories());
            show(&screen::result::table(players, categories, &outcome, &self.words))?;
            for seat in &self.forfeited {
                let text = self.words.say(&Message::new("result-forfeit").seat("player", *seat));
                say(&paint::alarm(&format!("  {text}")))?;
            }
        }
        self.leave()
    }
}
