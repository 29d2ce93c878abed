//! `luxor learn`: lessons in the terminal, without a server.

use crate::cli::LearnArgs;
use crate::console::{Console, say, show};
use crate::fault::{Done, Fault};
use crate::{screen, texts};
use game::{Message, Viewer};
use session::lesson::{self, At, Chosen, Lesson, Progress, SEAT};
use std::process::ExitCode;
use terminal::{Language, Words, paint};

/// Runs the verb.
pub fn run(args: &LearnArgs, language: Language) -> Done {
    let words = texts::words(language);
    let Some(named) = &args.lesson else { return list(&words) };
    let (title, id) = named.split_once('/').unwrap_or((named.as_str(), "first"));
    let lesson = lesson::lesson(title, id).map_err(|fault| Fault::usage(fault.into_body().detail))?;
    let station = match &args.from {
        None => 0,
        Some(wanted) => {
            lesson.stations.iter().position(|station| station.id == *wanted).ok_or_else(|| {
                let known: Vec<&str> = lesson.stations.iter().map(|station| station.id.as_str()).collect();
                Fault::usage(format!("the lesson has no station {wanted:?}; it has {}", known.join(", ")))
            })?
        }
    };
    Learner { lesson, words, console: Console::new() }.learn(lesson.first_step_of(station))
}

/// All lessons, with what to type for each and where it can be entered.
fn list(words: &Words) -> Done {
    for lesson in lesson::lessons().map_err(|fault| Fault::wrong(fault.into_body().detail))? {
        let name = format!("lesson-{}-{}", lesson.title, lesson.id);
        let about = words.attribute(&name, "about", 0).unwrap_or_default();
        let command = format!("luxor learn {}/{}", lesson.title, lesson.id);
        show(&format!("{}  {}", paint::key(&command), words.label(words.name(&name), about)))?;
        let stations: Vec<&str> = lesson.stations.iter().map(|station| station.id.as_str()).collect();
        show(&paint::faint(&format!("    --from {}", stations.join(", "))))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Somebody who learns.
struct Learner {
    lesson: &'static Lesson,
    words: Words,
    console: Console,
}

impl Learner {
    fn learn(mut self, step: usize) -> Done {
        let mut progress = Progress { step, ..Progress::default() };
        loop {
            let name = self.words.name("lesson-you");
            let at = self.lesson.at(progress.clone(), &name).map_err(broken)?;
            self.words = texts::words(self.words.language()).at_table(self.lesson.title, at.table.players());
            self.show(&at)?;
            match self.ask(&at)? {
                Some(next) => progress = next,
                None => return Ok(ExitCode::SUCCESS),
            }
        }
    }

    /// The table, and what there is to see, to do and to know.
    fn show(&self, at: &At<'_>) -> Result<(), Fault> {
        let painter = screen::painter(&*at.table);
        show(&painter.table(&*at.table, Viewer::Seat(SEAT), &self.words))?;
        let id = format!("lesson-{}-{}-{}", self.lesson.title, self.lesson.id, at.step.id);
        let station = &self.lesson.stations[at.station].id;
        let station =
            self.words.name(&format!("lesson-{}-{}-at-{station}", self.lesson.title, self.lesson.id));
        show(&format!("\n{} {}", paint::faint(&station), paint::heading(&self.words.name(&id))))?;
        for (part, label) in [("see", "lesson-see"), ("do", "lesson-do"), ("why", "lesson-why")] {
            if let Some(text) = self.words.attribute(&id, part, 0) {
                let text = self.words.label(self.words.name(label), text);
                say(&if part == "do" { paint::gold(&text) } else { text })?;
            }
        }
        let rules: Vec<&str> = at.step.rules.iter().chain(&at.step.about).map(String::as_str).collect();
        if !rules.is_empty() {
            show(&paint::faint(&rules.join(" ")))?;
        }
        if let Some(outcome) = at.table.outcome() {
            let categories = at.table.title().categories();
            show(&screen::result::table(at.table.players(), categories, &outcome, &self.words))?;
        }
        Ok(())
    }

    /// Waits for what leads on; `None` to leave.
    fn ask(&mut self, at: &At<'_>) -> Result<Option<Progress>, Fault> {
        let menu = (!at.step.accept.is_empty()).then(|| {
            let painter = screen::painter(&*at.table);
            painter.menu(&*at.table, Viewer::Seat(SEAT), &self.words)
        });
        if let Some(menu) = &menu {
            show(menu.text.trim_end())?;
        }
        show(&paint::faint(&self.words.name("learn-keys")))?;
        let step = |step: usize| Progress { step, ..at.progress.clone() };
        loop {
            let Some(line) = self.console.ask("> ")? else { return Ok(None) };
            let typed = line.trim().to_lowercase();
            let next = match typed.as_str() {
                "quit" | "q" => return Ok(None),
                "back" | "b" => return Ok(Some(step(at.progress.step.saturating_sub(1)))),
                "skip" => self.lesson.first_step_of(at.station + 1),
                "show" | "" => match (at.step.accept.first(), typed.as_str()) {
                    (Some(play), "show") => return Ok(self.chosen(at, &play.action)),
                    // Enter alone is no choice where one is asked for.
                    (Some(_), _) => {
                        self.put_off(at)?;
                        continue;
                    }
                    (None, _) => at.progress.step + 1,
                },
                _ => {
                    let read = self.words.notation().read(&typed);
                    let keys = menu.as_ref().map(|menu| &menu.keys);
                    let action = keys.and_then(|keys| keys.get(&typed).or_else(|| keys.get(&read)));
                    match self.chosen(at, action.unwrap_or(&read)) {
                        Some(next) => return Ok(Some(next)),
                        None => {
                            self.put_off(at)?;
                            continue;
                        }
                    }
                }
            };
            if next >= self.lesson.steps().count() {
                return Ok(None);
            }
            return Ok(Some(step(next)));
        }
    }

    fn chosen(&self, at: &At<'_>, action: &str) -> Option<Progress> {
        match at.choose(action) {
            Chosen::Next(next) => Some(next),
            Chosen::Later => None,
        }
    }

    /// Another choice is put off, with a reason if the step has one.
    fn put_off(&self, at: &At<'_>) -> Result<(), Fault> {
        let id = format!("lesson-{}-{}-{}", self.lesson.title, self.lesson.id, at.step.id);
        let later = self.words.attribute(&id, "later", 0);
        say(&later.unwrap_or_else(|| self.words.say(&Message::new("lesson-later"))))?;
        Ok(())
    }
}

/// A lesson that cannot be shown is a fault of the program.
fn broken(fault: session::Fault) -> Fault {
    Fault::wrong(fault.into_body().detail)
}
