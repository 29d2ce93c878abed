//! `luxor analyse`: how good the choices of a finished game were, and what was luck.

mod html;
mod report;
mod text;

use crate::cli::AnalyseArgs;
use crate::console::{say, show};
use crate::fault::{Done, Fault};
use crate::progress::DelayedBar;
use crate::{files, texts};
use bots::analysis::{Analysis, AnalysisSettings, analyst};
use catalogue::AnyTable;
use game::Message;
use game::transcript::Verdict;
use report::Report;
use std::process::ExitCode;
use terminal::{Language, Words};

/// `--deeper` multiplies the play-outs by this.
const DEEPER: u32 = 4;

/// Runs the verb.
pub fn run(args: &AnalyseArgs, language: Language) -> Done {
    let table = open(args, language)?;
    let words = texts::words(language).at_table(table.meta().id, table.players());
    let analysis = compute(&*table, args).ok_or_else(|| {
        let file = args.file.display().to_string();
        let next = format!("luxor play --resume {file}");
        Fault::wrong(words.say(&Message::new("analyse-running").text("file", file).text("next", next)))
    })?;
    if args.json {
        // The analysis is plain data, which always serialises.
        show(&format!("{}\n", serde_json::to_string_pretty(&analysis).unwrap_or_default()))?;
    }
    let report = Report { analysis: &analysis, table: &*table, words: &words };
    if let Some(path) = &args.html {
        let cannot = |error| Fault::wrong(format!("{} cannot be written: {error}", path.display()));
        files::write(path, html::page(&report).as_bytes()).map_err(cannot)?;
        if !args.json {
            let written = Message::new("analyse-written").text("file", path.display().to_string());
            say(&words.say(&written))?;
        }
    } else if !args.json {
        show(&text::text(&report))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn open(args: &AnalyseArgs, language: Language) -> Result<Box<dyn AnyTable>, Fault> {
    let words = texts::words(language);
    let said = |id, reason: String| {
        let file = args.file.display().to_string();
        words.say(&Message::new(id).text("file", file).text("reason", reason))
    };
    let opened = catalogue::open(&files::read(&args.file)?)
        .map_err(|faults| Fault::wrong(said("replay-unreadable", faults.to_string())))?;
    match (opened.verdict, opened.table) {
        (Verdict::UnsupportedGeneration(generation), _) => {
            let reason = Words::new(language, []).unsupported(generation);
            Err(Fault::UnsupportedGeneration(said("analyse-diverged", reason)))
        }
        // Half of a game that contradicts the rules would be judged as if it were the whole.
        (verdict @ Verdict::Diverged(_), _) | (verdict, None) => {
            Err(Fault::wrong(said("analyse-diverged", verdict.to_string())))
        }
        (_, Some(table)) => Ok(table),
    }
}

/// `None` if the game is not finished.
fn compute(table: &dyn AnyTable, args: &AnalyseArgs) -> Option<Analysis> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let settings = AnalysisSettings {
        depth: if args.deeper { DEEPER } else { args.depth },
        play_outs: args.play_outs,
        threads: args.threads.unwrap_or(cores),
        seed: args.seed,
        ..AnalysisSettings::default()
    };
    let mut bar: Option<DelayedBar> = None;
    let analysis = analyst(table)?(&settings, &mut |part| {
        bar.get_or_insert_with(|| DelayedBar::new(part.total.into())).set(part.done.into());
    });
    if let Some(bar) = bar {
        bar.finish();
    }
    analysis
}
