//! `luxor verify`: checks saved games against the rules, move by move.

use crate::cli::VerifyArgs;
use crate::fault::{Done, Fault, UNSUPPORTED_GENERATION};
use crate::language::Language;
use crate::progress::DelayedBar;
use crate::words::Words;
use crate::{files, paint};
use game::Message;
use game::transcript::Verdict;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The result for one file.
enum Finding {
    Read(Verdict),
    Unreadable(String),
}

impl Finding {
    /// For programs: not translated.
    fn word(&self) -> &'static str {
        match self {
            Finding::Read(Verdict::Exact) => "exact",
            Finding::Read(Verdict::Unverified(_)) => "unverified",
            Finding::Read(Verdict::Diverged(_)) => "diverged",
            Finding::Read(Verdict::UnsupportedGeneration(_)) => "other-law",
            Finding::Unreadable(_) => "unreadable",
        }
    }

    /// For people: translated.
    fn name(&self, words: &Words) -> String {
        words.name(&format!("verify-{}", self.word()))
    }

    fn is_good(&self) -> bool {
        matches!(self, Finding::Read(Verdict::Exact | Verdict::Unverified(_)))
    }

    fn is_of_another_generation(&self) -> bool {
        matches!(self, Finding::Read(Verdict::UnsupportedGeneration(_)))
    }

    fn reason(&self) -> Option<String> {
        match self {
            Finding::Read(Verdict::Exact) => None,
            Finding::Read(Verdict::Unverified(why)) => Some(why.clone()),
            Finding::Read(Verdict::Diverged(fault)) => Some(fault.to_string()),
            Finding::Read(Verdict::UnsupportedGeneration(generation)) => Some(generation.to_string()),
            Finding::Unreadable(why) => Some(why.clone()),
        }
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
    let words = Words::new(language, &[]);
    let paths = expand(&args.files)?;
    let mut out = anstream::stdout();
    let bar = DelayedBar::new(paths.len() as u64);
    let (mut good, mut bad, mut other) = (0, 0, 0);
    for path in &paths {
        let finding = examine(path);
        if finding.is_good() {
            good += 1;
        } else if finding.is_of_another_generation() {
            other += 1;
        } else {
            bad += 1;
        }
        let line = if args.json { as_json(path, &finding) } else { as_text(path, &finding, &words) };
        bar.suspend(|| writeln!(out, "{line}"))?;
        bar.step();
    }
    bar.finish();
    if paths.len() > 1 && !args.json {
        let id = if other == 0 { "verify-sum" } else { "verify-sum-other-law" };
        let sum =
            Message::new(id).number("games", paths.len() as i64).number("good", good).number("bad", bad);
        writeln!(out, "{}", words.say(&sum.number("other", other)))?;
    }
    Ok(match (bad, other) {
        (0, 0) => ExitCode::SUCCESS,
        (0, _) => ExitCode::from(UNSUPPORTED_GENERATION),
        _ => ExitCode::from(1),
    })
}

fn examine(path: &Path) -> Finding {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(Fault::Wrong(what) | Fault::Usage(what) | Fault::UnsupportedGeneration(what)) => {
            return Finding::Unreadable(what);
        }
        Err(Fault::NobodyListens) => return Finding::Unreadable("it cannot be read".into()),
    };
    match catalogue::open(&text) {
        Ok(opened) => Finding::Read(opened.verdict),
        Err(faults) => Finding::Unreadable(faults.to_string()),
    }
}

fn as_text(path: &Path, finding: &Finding, words: &Words) -> String {
    let name = finding.name(words);
    let name = if finding.is_good() { name } else { paint::alarm(&name) };
    match finding.reason() {
        None => format!("{}: {name}", path.display()),
        Some(reason) => format!("{}: {name}: {}", path.display(), reason.replace('\n', "\n    ")),
    }
}

/// A verdict and its reason as a sentence.
pub fn verdict(verdict: &Verdict, words: &Words) -> String {
    let finding = Finding::Read(verdict.clone());
    let reason = finding.reason().map(|reason| format!(": {reason}"));
    format!("{}{}", finding.name(words), reason.unwrap_or_default())
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

/// The given files, and those in the given folders, in a stable order.
fn expand(named: &[PathBuf]) -> Result<Vec<PathBuf>, Fault> {
    let mut paths = Vec::new();
    for path in named {
        if !path.is_dir() {
            paths.push(path.clone());
            continue;
        }
        let entries = std::fs::read_dir(path)
            .map_err(|error| Fault::wrong(format!("{} cannot be read: {error}", path.display())))?;
        let mut inside: Vec<PathBuf> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
            .collect();
        if inside.is_empty() {
            return Err(Fault::wrong(format!("there is no saved game (*.jsonl) in {}", path.display())));
        }
        inside.sort();
        paths.extend(inside);
    }
    Ok(paths)
}
