//! `luxor replay`: steps through a saved game.

use crate::cli::ReplayArgs;
use crate::console::{Console, say, show};
use crate::fault::{Done, Fault};
use crate::files;
use crate::play::find_seat;
use crate::screen::{self, Painter};
use crate::texts;
use catalogue::{AnyTable, RecordView};
use game::transcript::Verdict;
use game::{Knowledge, Message, Seat, Viewer};
use std::process::ExitCode;
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// Runs the verb.
pub fn run(args: &ReplayArgs, language: Language) -> Done {
    let said = |id, reason: String| {
        let file = args.file.display().to_string();
        texts::words(language).say(&Message::new(id).text("file", file).text("reason", reason))
    };
    let wrong = |id, reason| Fault::wrong(said(id, reason));
    let opened = catalogue::open(&files::read(&args.file)?)
        .map_err(|faults| wrong("replay-unreadable", faults.to_string()))?;
    if let Verdict::UnsupportedGeneration(generation) = &opened.verdict {
        let reason = Words::new(language, []).unsupported(*generation);
        return Err(Fault::UnsupportedGeneration(said("replay-impossible", reason)));
    }
    let Some(table) = opened.table else {
        return Err(wrong("replay-impossible", opened.verdict.to_string()));
    };
    let words = texts::words(language).at_table(table.meta().id, table.players());
    let viewer = match &args.seat {
        Some(who) => Viewer::Seat(find_seat(table.players(), who, &words).map_err(Fault::usage)?),
        None => Viewer::Spectator,
    };
    let open = args.seat.is_none() && table.decider().is_none();
    let show = ReplayScreen {
        open,
        records: if open { all_records(&*table) } else { table.records(viewer) },
        painter: screen::painter(&*table),
        table,
        viewer,
        words,
        language,
    };
    let start = match args.turn {
        Some(turn) => show.turn(turn).map_err(Fault::usage)?,
        None => 0,
    };
    if args.position {
        crate::console::show(&show.position(start))?;
        return Ok(ExitCode::SUCCESS);
    }
    if opened.verdict != Verdict::Exact {
        say(&paint::alarm(&super::verify::verdict(&opened.verdict, &show.words)))?;
    }
    show.run(start)?;
    match opened.verdict {
        Verdict::Diverged(_) => Ok(ExitCode::from(1)),
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// Every record as its own player sees it.
fn all_records(table: &dyn AnyTable) -> Vec<RecordView> {
    let seats = table.players().len() as u8;
    let known: Vec<Vec<RecordView>> =
        Seat::all(seats).map(|seat| table.records(Viewer::Seat(seat))).collect();
    let records = table.records(Viewer::Spectator);
    records.iter().enumerate().map(|(at, record)| known[record.seat.index()][at].clone()).collect()
}

struct ReplayScreen {
    table: Box<dyn AnyTable>,
    records: Vec<RecordView>,
    viewer: Viewer,
    /// Is the decider's hand shown at every position? So it is when the game is over and nothing is secret.
    open: bool,
    painter: &'static dyn Painter,
    /// With the names of those who played last.
    words: Words,
    language: Language,
}

impl ReplayScreen {
    fn run(&self, start: usize) -> Result<(), Fault> {
        let mut console = Console::new();
        let mut at = start;
        self.draw(at, at)?;
        while let Some(line) = console.ask(&self.prompt(at))? {
            if line.trim() == "position" {
                show(&self.position(at))?;
                continue;
            }
            match self.step(line.trim(), at) {
                Ok(Some(next)) => {
                    self.draw(at, next)?;
                    at = next;
                }
                Ok(None) => return Ok(()),
                Err(why) => say(&why)?,
            }
        }
        Ok(())
    }

    /// The position as text, as far as the viewer may know it.
    fn position(&self, at: usize) -> String {
        let knowledge = if self.open { Knowledge::Full } else { Knowledge::Of(self.viewer) };
        self.table.after(at).write_position(knowledge)
    }

    /// The position a command leads to; `None` to quit.
    fn step(&self, line: &str, at: usize) -> Result<Option<usize>, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        Ok(Some(match words.as_slice() {
            [] | ["n" | "next"] => (at + 1).min(self.records.len()),
            ["p" | "prev" | "back"] => at.saturating_sub(1),
            ["t" | "turn"] => self.next_turn(at),
            ["t" | "turn", number] => {
                let not_a_turn = || Message::new("replay-not-a-turn").text("typed", *number);
                let number = number.parse().map_err(|_| self.words.say(&not_a_turn()))?;
                self.turn(number)?
            }
            ["s" | "start"] => 0,
            ["e" | "end"] => self.records.len(),
            ["q" | "quit"] => return Ok(None),
            _ => return Err(self.words.name("replay-help")),
        }))
    }

    /// The first record of a turn.
    fn turn(&self, number: u32) -> Result<usize, String> {
        self.records.iter().position(|record| record.turn == number).ok_or_else(|| {
            let last = self.records.last().map_or(0, |record| record.turn);
            self.words.say(&Message::new("replay-no-turn").number("number", number).number("last", last))
        })
    }

    fn next_turn(&self, at: usize) -> usize {
        let now = self.records.get(at).map(|record| record.turn);
        let later = (at..self.records.len()).find(|&i| Some(self.records[i].turn) != now);
        later.unwrap_or(self.records.len())
    }

    fn draw(&self, before: usize, at: usize) -> Result<(), Fault> {
        let table = self.table.after(at);
        let viewer = match (self.open, table.decider()) {
            (true, Some(seat)) => Viewer::Seat(seat),
            _ => self.viewer,
        };
        self.tell(viewer, before, at)?;
        let words = self.words_after(at);
        show(&format!("\n{}", self.painter.table(&*table, viewer, &words)))?;
        if let (Some(_), Viewer::Seat(seat)) = (table.decider(), viewer) {
            show(&self.painter.question(&*table, seat, &words))?;
        }
        if let Some(outcome) = table.outcome() {
            show(&screen::result::table(table.players(), table.title().categories(), &outcome, &words))?;
        }
        if let Some(notice) = self.records.get(at).and_then(|record| record.notice.as_ref()) {
            show(&words.say(notice))?;
        } else if let Some(record) = self.records.get(at) {
            let id = if record.undone { "replay-takes-back" } else { "replay-next" };
            let action = match &record.action {
                Some(action) => words.notation().show(action),
                None => words.name("replay-hidden"),
            };
            show(&words.say(&Message::new(id).seat("player", record.seat).text("action", action)))?;
        }
        Ok(())
    }

    /// What happened between two positions, in the names of that time: a part of it ends where a seat changes hands.
    fn tell(&self, viewer: Viewer, before: usize, at: usize) -> Result<(), Fault> {
        let changes = (before..at).filter(|&record| self.records[record].notice.is_some());
        let mut from = before;
        for to in changes.map(|record| record + 1).chain([at]).filter(|&to| to > before) {
            let known = self.painter.log(&*self.table.after(from), viewer, 0).len();
            let entries = self.painter.log(&*self.table.after(to), viewer, known);
            if !entries.is_empty() {
                show(&screen::log::lines(&entries, paint::WIDTH, &self.words_after(from)))?;
            }
            from = to;
        }
        Ok(())
    }

    /// With the names of those who played after this many records.
    fn words_after(&self, records: usize) -> Words {
        texts::words(self.language).at_table(self.table.meta().id, self.table.after(records).players())
    }

    fn prompt(&self, at: usize) -> String {
        let place = Message::new("replay-place")
            .number("at", at as i64)
            .number("all", self.records.len() as i64)
            .number("turn", self.records.get(at).or(self.records.last()).map_or(0, |record| record.turn));
        format!("{} > ", paint::faint(&self.words.say(&place)))
    }
}
