//! `luxor verify`: checks saved games against the rules, move by move.

use crate::cli::VerifyArgs;
use crate::fault::{Done, Fault, UNSUPPORTED_GENERATION};
use crate::files;
use crate::progress::DelayedBar;
use crate::texts;
use game::Message;
use game::transcript::Verdict;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// The result for one game.
pub(super) enum Finding {
    Read(Verdict),
    /// Exact so far, but the game is not over.
    Unfinished,
    Unreadable(String),
}

/// How many games were good, damaged, and made under another version of the rules.
#[derive(Default)]
pub(super) struct Tally {
    good: i64,
    bad: i64,
    other: i64,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, finding: &Finding) {
        if finding.is_good() {
            self.good += 1;
        } else if finding.is_of_another_generation() {
            self.other += 1;
        } else {
            self.bad += 1;
        }
    }

    /// A sentence about several games.
    pub fn sum(&self, words: &Words) -> String {
        let id = if self.other == 0 { "verify-sum" } else { "verify-sum-unsupported-generation" };
        let games = self.good + self.bad + self.other;
        let sum = Message::new(id).number("games", games).number("good", self.good).number("bad", self.bad);
        words.say(&sum.number("other", self.other))
    }

    /// How many games there were.
    pub fn games(&self) -> i64 {
        self.good + self.bad + self.other
    }

    /// The exit code of a verb that found this.
    pub fn exit_code(&self) -> ExitCode {
        match (self.bad, self.other) {
            (0, 0) => ExitCode::SUCCESS,
            (0, _) => ExitCode::from(UNSUPPORTED_GENERATION),
            _ => ExitCode::from(1),
        }
    }
}

impl Finding {
    /// The result for the text of a game.
    pub fn of(text: &str) -> Finding {
        match catalogue::open(text) {
            Ok(opened) => {
                let over = opened.table.is_none_or(|table| table.decider().is_none());
                match opened.verdict {
                    Verdict::Exact if !over => Finding::Unfinished,
                    verdict => Finding::Read(verdict),
                }
            }
            Err(faults) => Finding::Unreadable(faults.to_string()),
        }
    }

    /// For programs: not translated.
    fn word(&self) -> &'static str {
        match self {
            Finding::Read(Verdict::Exact) => "exact",
            Finding::Unfinished => "unfinished",
            Finding::Read(Verdict::Unverified(_)) => "unverified",
            Finding::Read(Verdict::Diverged(_)) => "diverged",
            Finding::Read(Verdict::UnsupportedGeneration(_)) => "unsupported-generation",
            Finding::Unreadable(_) => "unreadable",
        }
    }

    /// For people: translated.
    fn name(&self, words: &Words) -> String {
        words.name(&format!("verify-{}", self.word()))
    }

    pub fn is_good(&self) -> bool {
        matches!(self, Finding::Unfinished | Finding::Read(Verdict::Exact | Verdict::Unverified(_)))
    }

    fn is_of_another_generation(&self) -> bool {
        matches!(self, Finding::Read(Verdict::UnsupportedGeneration(_)))
    }

    /// For people: translated where a player can meet it. What is wrong with a file is told in English.
    fn reason_in(&self, words: &Words) -> Option<String> {
        match self {
            Finding::Read(Verdict::UnsupportedGeneration(generation)) => Some(words.unsupported(*generation)),
            _ => self.reason(),
        }
    }

    /// For programs: not translated.
    fn reason(&self) -> Option<String> {
        match self {
            Finding::Read(Verdict::Exact) | Finding::Unfinished => None,
            Finding::Read(Verdict::Unverified(why)) => Some(why.clone()),
            Finding::Read(Verdict::Diverged(fault)) => Some(fault.to_string()),
            Finding::Read(Verdict::UnsupportedGeneration(generation)) => Some(generation.to_string()),
            Finding::Unreadable(why) => Some(why.clone()),
        }
    }

    /// A line for people about the game with this name.
    pub fn line_about(&self, game: &str, words: &Words) -> String {
        let name = self.name(words);
        let name = if self.is_good() { name } else { paint::alarm(&name) };
        let told = match self.reason_in(words) {
            None => name,
            Some(reason) => words.label(name, reason.replace('\n', "\n    ")),
        };
        // As compilers do, in every language: editors find the file by it.
        format!("{game}: {told}")
    }

    fn line(&self) -> Option<usize> {
        match self {
            Finding::Read(Verdict::Diverged(fault)) => fault.line,
            _ => None,
        }
    }
}

/// Runs the verb.
pub fn run(args: &VerifyArgs, language: Language) -> Done {
    let words = texts::words(language);
    let paths = expand(&args.files)?;
    let mut out = anstream::stdout();
    let bar = DelayedBar::new(paths.len() as u64);
    let mut tally = Tally::default();
    for path in &paths {
        let finding = examine(path);
        tally.add(&finding);
        let line = match args.json {
            true => as_json(path, &finding),
            false => finding.line_about(&path.display().to_string(), &words),
        };
        bar.suspend(|| writeln!(out, "{line}"))?;
        bar.step();
    }
    bar.finish();
    if tally.games() > 1 && !args.json {
        writeln!(out, "{}", tally.sum(&words))?;
    }
    Ok(tally.exit_code())
}

fn examine(path: &Path) -> Finding {
    match files::read(path) {
        Ok(text) => Finding::of(&text),
        Err(Fault::Wrong(what) | Fault::Usage(what) | Fault::UnsupportedGeneration(what)) => {
            Finding::Unreadable(what)
        }
        Err(Fault::NobodyListens) => Finding::Unreadable("it cannot be read".into()),
    }
}

/// A verdict and its reason as a sentence.
pub fn verdict(verdict: &Verdict, words: &Words) -> String {
    let finding = Finding::Read(verdict.clone());
    match finding.reason_in(words) {
        None => finding.name(words),
        Some(reason) => words.label(finding.name(words), reason),
    }
}

fn as_json(path: &Path, finding: &Finding) -> String {
    json!({
        "file": path.display().to_string(),
        "verdict": finding.word(),
        "line": finding.line(),
        "reason": finding.reason(),
    })
    .to_string()
}

/// The given files, and those in the given folders and the folders within, in a stable order.
fn expand(named: &[PathBuf]) -> Result<Vec<PathBuf>, Fault> {
    let mut paths = Vec::new();
    for path in named {
        if !path.is_dir() {
            paths.push(path.clone());
            continue;
        }
        let before = paths.len();
        descend(path, &mut paths)?;
        if paths.len() == before {
            return Err(Fault::wrong(format!("there is no saved game (*.jsonl) in {}", path.display())));
        }
        paths[before..].sort();
    }
    Ok(paths)
}

fn descend(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Fault> {
    let wrong = |error| Fault::wrong(format!("{} cannot be read: {error}", folder.display()));
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let path = entry.path();
        // A link to a folder is not followed: it could lead back here.
        if entry.file_type().map_err(wrong)?.is_dir() {
            descend(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            found.push(path);
        }
    }
    Ok(())
}
