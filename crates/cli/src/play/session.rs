//! The game loop in the terminal: whose turn it is, what is shown to whom, and executing what is typed.

use super::autosave::{self, Autosave};
use super::command::Command;
use super::display::{Display, Question};
use super::help;
use super::start::Started;
use crate::console::{INTERRUPTED, say, show};
use crate::fault::{Done, Fault};
use crate::full_screen::Answer;
use crate::screen::{self, Menu, Painter};
use crate::texts;
use crate::verbs::rules;
use catalogue::{AnyBot, AnyTable, Refused};
use game::{Message, Seat, Viewer};
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// A game in the terminal.
pub struct Session {
    table: Box<dyn AnyTable>,
    /// By seat.
    bots: Vec<Option<Box<dyn AnyBot>>>,
    painter: &'static dyn Painter,
    words: Words,
    autosave: Autosave,
    display: Display,
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
    /// The person interrupts the program.
    Interrupt,
}

impl Session {
    /// Prepares a started game for play.
    pub fn new(started: Started, language: Language) -> Result<Session, Fault> {
        let Started { table, bots, autosave, save_at_once, advice, note } = started;
        let words = texts::words(language).at_table(table.meta().id, table.players());
        let mut display = Display::open()?;
        for advice in advice {
            display.say(&format!("{} ({})", words.name(advice.message), advice.rule), &words)?;
        }
        if let Some(note) = note {
            display.say(&words.say(&Message::new("table-unverified").text("reason", note)), &words)?;
        }
        let file = autosave.path().display().to_string();
        display.say(&words.say(&Message::new("table-saves-to").text("file", file)), &words)?;
        autosave::report_when_interrupted(&autosave, language);
        Ok(Session {
            painter: screen::painter(&*table),
            read: vec![0; table.players().len()],
            table,
            bots,
            words,
            autosave,
            display,
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
                self.let_bot_play(seat)?;
                continue;
            }
            match self.ask_person(seat)? {
                Next::Leave => return self.leave(),
                Next::Interrupt => {
                    self.leave()?;
                    return Ok(ExitCode::from(INTERRUPTED as u8));
                }
                Next::On | Next::Again => {}
            }
        }
        self.autosave()?;
        self.end()
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<(), Fault> {
        let stuck = || Fault::wrong("the computer player found nothing to do");
        let bot = self.bots[seat.index()].as_mut().ok_or_else(stuck)?;
        bot.look(&*self.table);
        let action = bot.decide().ok_or_else(stuck)?;
        self.table.act(&action).map_err(|_| stuck())?;
        self.announce_forfeit(seat)
    }

    /// Announces once that a bot has forfeited, and why.
    fn announce_forfeit(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.forfeited.contains(&seat) {
            return Ok(());
        }
        let bot = self.bots[seat.index()].as_ref();
        let Some(why) = bot.and_then(|bot| bot.forfeit()) else { return Ok(()) };
        let message = Message::new("table-forfeit").seat("player", seat).text("reason", why.to_string());
        let text = self.words.say(&message);
        match self.display.is_full() {
            true => self.display.say(&paint::alarm(&text), &self.words)?,
            false => say(&paint::alarm(&paint::wrap(&text, "", 2, paint::WIDTH)))?,
        }
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
            if self.people().len() > 1
                && let Some(next) = self.hand_over(seat)?
            {
                return Ok(next);
            }
            self.holder = Some(seat);
            self.drawn = None;
        }
        let viewer = Viewer::Seat(seat);
        let full = self.display.is_full();
        if !full && (self.drawn != Some(self.table.turn()) || self.painter.redraws()) {
            self.draw(viewer)?;
            self.drawn = Some(self.table.turn());
        }
        self.news(seat)?;
        let menu = self.painter.menu(&*self.table, viewer, &self.words);
        if !full {
            show(&self.painter.question(&*self.table, seat, &self.words))?;
            show(menu.text.trim_end())?;
        }
        let name = self.words.say(&Message::new("result-name").seat("player", seat));
        let only = <[String; 1]>::try_from(self.table.legal()).ok().map(|[action]| action);
        let hint = if only.is_some() { self.words.name("table-enter") } else { String::new() };
        loop {
            let prompt = format!("{}{hint} > ", paint::player(seat, &name));
            let line = match self.ask(seat, Some(&menu), prompt)? {
                Answer::Line(line) => line,
                Answer::Ended => return Ok(Next::Leave),
                Answer::Interrupted => return Ok(Next::Interrupt),
            };
            let command = match (&only, line.trim()) {
                (Some(action), "") => Command::Choose(action.clone()),
                // The table is drawn all the time.
                (None, "") if full => continue,
                _ => Command::read(&line),
            };
            match self.execute(seat, &command, &menu)? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    fn ask(&mut self, seat: Seat, menu: Option<&Menu>, prompt: String) -> Result<Answer, Fault> {
        let (table, painter, words) = (&*self.table, self.painter, &self.words);
        Ok(self.display.ask(&Question { table, painter, words, seat, menu, prompt })?)
    }

    fn execute(&mut self, seat: Seat, command: &Command, menu: &Menu) -> Result<Next, Fault> {
        match command {
            Command::Board if self.display.is_full() => {
                let table = self.painter.table(&*self.table, Viewer::Seat(seat), &self.words);
                self.display.show(&table, &self.words)?;
            }
            Command::Board => {
                self.drawn = None;
                return Ok(Next::On);
            }
            Command::Undo => match self.table.undo(seat) {
                Ok(_) => {
                    self.drawn = None;
                    return Ok(Next::On);
                }
                Err(why) => self.say(&why)?,
            },
            Command::Redo => match self.table.redo(seat) {
                Ok(_) => return Ok(Next::On),
                Err(why) => self.say(&why)?,
            },
            Command::Hint => {
                let hint = super::hint::text(&*self.table, &self.words);
                match hint.lines().count() {
                    1 => self.display.say(&hint, &self.words)?,
                    _ => self.display.show(&hint, &self.words)?,
                }
            }
            Command::Choose(text) => {
                let read = self.words.notation().read(text);
                let action = menu.action(text).or_else(|| menu.action(&read)).unwrap_or(read);
                match self.table.act(&action) {
                    Ok(()) => {
                        self.touched = true;
                        return Ok(Next::On);
                    }
                    Err(refused) => {
                        let text = self.refusal(&refused, text, menu);
                        self.display.say(&text, &self.words)?;
                    }
                }
            }
            Command::Quit => return Ok(Next::Leave),
            other => self.show_info(seat, other)?,
        }
        Ok(Next::Again)
    }

    /// Commands that do not change the game.
    fn show_info(&mut self, seat: Seat, command: &Command) -> Result<(), Fault> {
        let words = &self.words;
        match command {
            Command::Log(count) => {
                let entries = self.log(Viewer::Seat(seat), 0);
                let skip = count.map_or(0, |count| entries.len().saturating_sub(count));
                self.display.show(&screen::log::lines(&entries[skip..], paint::WIDTH, words), words)?;
            }
            Command::Save(name) => {
                let said = self.save(name.as_deref());
                self.display.say(&said, &self.words)?;
            }
            Command::Rules(what) => match rules::look_up(what, words) {
                Ok(text) => self.display.show(&text, words)?,
                Err(why) => self.display.say(&why, words)?,
            },
            _ => {
                let help = help::text(&*self.table, self.painter, words);
                self.display.show(&help, words)?;
            }
        }
        Ok(())
    }

    /// Says a message.
    fn say(&mut self, message: &Message) -> Result<(), Fault> {
        Ok(self.display.say(&self.words.say(message), &self.words)?)
    }

    /// Why an action is refused, and what can be typed instead.
    fn refusal(&self, refused: &Refused, typed: &str, menu: &Menu) -> String {
        match refused {
            Refused::Forbidden(refusal) => {
                format!("{} ({})", self.words.say(&refusal.message), paint::key(refusal.rule))
            }
            Refused::Unreadable(_) | Refused::AtRest => {
                let message = Message::new("table-not-understood").text("typed", typed.to_string());
                self.words.say(&message.text("right", &menu.right))
            }
        }
    }

    /// Clears the screen until the next person confirms; what follows instead if they leave.
    fn hand_over(&mut self, seat: Seat) -> Result<Option<Next>, Fault> {
        let left = |answer| match answer {
            Answer::Line(_) => None,
            Answer::Ended => Some(Next::Leave),
            Answer::Interrupted => Some(Next::Interrupt),
        };
        if let Some(holder) = self.holder {
            // They see what followed from their own choice before the screen is cleared.
            self.news(holder)?;
            let prompt = self.words.name("table-cover");
            if let Some(next) = left(self.ask(holder, None, prompt)?) {
                return Ok(Some(next));
            }
        }
        let text = self.words.say(&Message::new("table-pass-keyboard").seat("player", seat));
        Ok(left(self.display.ask_covered(&format!("{} ", paint::player(seat, &text)))?))
    }

    /// Tells what happened since this person last looked.
    fn news(&mut self, seat: Seat) -> Result<(), Fault> {
        let entries = self.log(Viewer::Seat(seat), self.read[seat.index()]);
        self.read[seat.index()] += entries.len();
        Ok(self.display.news(entries, seat, self.table.turn(), &self.words)?)
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<Message> {
        self.painter.log(&*self.table, viewer, since)
    }

    fn draw(&self, viewer: Viewer) -> Result<(), Fault> {
        show(&format!("\n{}", self.painter.table(&*self.table, viewer, &self.words)))?;
        Ok(())
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
                    self.display.say(&autosave::complaint(&fault, &self.words), &self.words)?;
                }
            }
        }
        Ok(())
    }

    /// Saves on demand, also before the first choice; says how that went.
    fn save(&self, name: Option<&str>) -> String {
        if let Some(name) = name {
            let path = PathBuf::from(name);
            if path.exists() {
                return self.words.say(&Message::new("table-file-exists").text("file", name.to_string()));
            }
            self.autosave.save_to(path);
        }
        match self.autosave.save(&*self.table) {
            Ok(()) => self.autosave.report(&self.words).unwrap_or_default(),
            Err(fault) => autosave::complaint(&fault, &self.words),
        }
    }

    fn leave(&mut self) -> Done {
        self.display.close();
        if let Some(report) = self.autosave.report(&self.words) {
            say(&report)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Shows the last news, the table and the points.
    fn end(&mut self) -> Done {
        // The result stays on the terminal when the program has ended.
        self.display.close();
        let person = self.people().first().copied();
        match person {
            Some(seat) => self.news(seat)?,
            None => {
                let log = self.log(Viewer::Spectator, 0);
                show(&screen::log::news(&log, paint::WIDTH, &self.words))?;
            }
        }
        self.draw(person.map_or(Viewer::Spectator, Viewer::Seat))?;
        if let Some(outcome) = self.table.outcome() {
            let (players, categories) = (self.table.players(), self.table.title().categories());
            show(&screen::result::table(players, categories, &outcome, &self.words))?;
            for seat in &self.forfeited {
                let text = self.words.say(&Message::new("result-forfeit").seat("player", *seat));
                say(&paint::alarm(&format!("  {text}")))?;
            }
        }
        self.leave()
    }
}
