//! `luxor arena ladder`: a round robin of bots.

use super::arena::play;
use super::interrupt::{INTERRUPTED, catch_interrupts, interrupted};
use crate::cli::LadderArgs;
use crate::fault::{Done, Fault};
use crate::files;
use crate::texts;
use arena::{Contest, Keep, Ladder, Pairing, Progress};
use catalogue::BotFactory;
use game::GameRequest;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use terminal::Language;

/// Runs the verb.
pub fn run(args: &LadderArgs) -> Done {
    let title = catalogue::title(&args.what.game).map_err(Fault::usage)?;
    let request = GameRequest { players: args.players, modules: args.what.modules.clone(), first: None };
    title.meta().check(&request).map_err(Fault::usage)?;
    if args.bots.len() < 2 {
        return Err(Fault::usage("a ladder needs at least two computer players"));
    }
    let factory = bots::Bots::default();
    args.bots.iter().try_for_each(|name| factory.check(&args.what.game, name)).map_err(Fault::usage)?;
    if let Some(folder) = &args.resume {
        std::fs::create_dir_all(folder)?;
    }
    let threads = args.series.threads();
    let mut ladder = Ladder {
        title: title.meta().id,
        modules: args.what.modules.clone(),
        players: args.players,
        games: args.games,
        seed: args.series.seed,
        threads,
        machine: machine(),
        bots: args.bots.clone(),
        pairings: Vec::new(),
    };
    catch_interrupts();
    for one in 0..args.bots.len() {
        for other in one + 1..args.bots.len() {
            if interrupted() {
                continue;
            }
            let (a, b) = (&args.bots[one], &args.bots[other]);
            anstream::eprintln!("{a} - {b}");
            let contest = Contest {
                request: request.clone(),
                components: None,
                bots: (0..args.players)
                    .map(|seat| if seat % 2 == 0 { a.clone() } else { b.clone() })
                    .collect(),
                games: args.games,
                seed: args.series.seed,
                threads,
                keep: Keep::Statistics,
                journal: args
                    .resume
                    .as_ref()
                    .map(|folder| folder.join(format!("{}-{one}-{other}.jsonl", args.what.game))),
            };
            let progress = Progress::default();
            let report = play(&args.what.game, &contest, &progress)?;
            progress.notes().iter().for_each(|note| anstream::eprintln!("{note}"));
            if report.sums.games > 0 {
                ladder.pairings.push(Pairing { one, other, report });
            }
        }
    }
    if interrupted() {
        // A part of a ladder is shown, but replaces no table.
        write!(anstream::stdout(), "{}", ladder.table())?;
        anstream::eprintln!("interrupted; with --resume DIR the same command goes on where it was");
        return Ok(ExitCode::from(INTERRUPTED));
    }
    let table = ladder.table();
    match &args.table {
        Some(path) => keep_table(path, &ladder, &table)?,
        None => write!(anstream::stdout(), "{table}")?,
    }
    if let Some(path) = &args.page {
        let words = texts::words(Language::En);
        files::write(path, ladder.page(|id| words.name(id)).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Replaces the table between the markers of its ladder, or appends it to the file.
fn keep_table(path: &Path, ladder: &Ladder, table: &str) -> Result<(), Fault> {
    let (open, close) = ladder.marks();
    let before = if path.exists() { files::read(path)? } else { String::new() };
    let block = format!("{open}\n{table}{close}");
    let after = match (before.find(&open), before.find(&close)) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{block}{}", &before[..from], &before[to + close.len()..])
        }
        _ => format!("{}\n\n{block}\n", before.trim_end()),
    };
    files::write(path, after.as_bytes())?;
    Ok(())
}

/// A description of this machine, as far as it matters for time budgets.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    format!("{} {}, {cores} cores", std::env::consts::OS, std::env::consts::ARCH)
}
