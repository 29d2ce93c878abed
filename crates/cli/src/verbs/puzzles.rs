//! `luxor puzzles`: finds puzzles in games of bots, and checks them.

use super::interrupt::{INTERRUPTED, catch_interrupts, interrupted};
use crate::console::say;
use crate::fault::{Done, Fault};
use crate::files;
use crate::progress::DelayedBar;
use crate::puzzle_args::{CheckPuzzlesArgs, MakeArgs, PuzzlesArgs, PuzzlesVerb};
use bots::puzzle::{CheckResult, PuzzleSettings, check, make};
use bots::spec::BotSpec;
use bots::{Budget, SplitMix64};
use catalogue::puzzle::{METHOD, Origin, PuzzleFile};
use catalogue::titles;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

/// A check takes so many times the samples that a puzzle was made with.
const DEEPER: u64 = 4;

/// Runs the verb.
pub fn run(args: &PuzzlesArgs) -> Done {
    match &args.verb {
        PuzzlesVerb::Make(args) => make_puzzles(args),
        PuzzlesVerb::Check(args) => check_puzzles(args),
    }
}

fn make_puzzles(args: &MakeArgs) -> Done {
    catalogue::title(&args.game).map_err(Fault::usage)?;
    check_bot(&args.bot)?;
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let failed: OnceLock<io::Error> = OnceLock::new();
    let settings = PuzzleSettings {
        title: &args.game,
        seed: args.seed,
        count: args.count,
        bot: &args.bot,
        samples: args.samples,
        threads: args.threads.map_or(cores, usize::from),
        stopped: &|| interrupted() || failed.get().is_some(),
    };
    let begun = begun(&args.to, &settings.origin())?;
    files::check_writable(&args.to)
        .map_err(|error| Fault::wrong(format!("{} cannot be written: {error}", args.to.display())))?;
    catch_interrupts();
    let bar = DelayedBar::new(args.count);
    let mut progress = |file: &PuzzleFile| {
        bar.set(file.puzzles.len() as u64);
        // After every game, so that nothing is lost however the program ends.
        if let Err(error) = files::write(&args.to, file.write().as_bytes()) {
            let _ = failed.set(error);
        }
    };
    let file = make(&settings, begun, &mut progress).map_err(Fault::usage)?;
    bar.finish();
    if let Some(error) = failed.get() {
        return Err(Fault::wrong(format!("{} cannot be written: {error}", args.to.display())));
    }
    let (found, games, to) = (file.puzzles.len(), file.origin.games, args.to.display());
    let done = format!("puzzles found: {found} of {} (games searched: {games}), in {to}", args.count);
    if file.is_complete() {
        say(&done)?;
        return Ok(ExitCode::SUCCESS);
    }
    anstream::eprintln!("interrupted; {done}; the same command goes on from there");
    Ok(ExitCode::from(INTERRUPTED))
}

/// Only a bot that decides by a number of play-outs decides the same each time.
fn check_bot(name: &str) -> Result<(), Fault> {
    match BotSpec::read(name).map_err(Fault::usage)? {
        BotSpec::Search(search) if !matches!(search.budget, Budget::Iterations(_)) => {
            let what =
                format!("{name:?} thinks for a time, so the same seed would not give the same puzzles");
            Err(Fault::usage(format!("{what}; name its play-outs instead, as in master:200i")))
        }
        BotSpec::Command(_) => Err(Fault::usage("programs of others cannot play the games of puzzles")),
        _ => Ok(()),
    }
}

/// What an earlier run of the same command has left in the file.
fn begun(path: &Path, wanted: &Origin) -> Result<Option<PuzzleFile>, Fault> {
    if !path.exists() {
        return Ok(None);
    }
    let file = read(path)?;
    let games = file.origin.games;
    if file.origin != (Origin { games, ..wanted.clone() }) {
        let Origin { title, seed, count, bot, samples, method, .. } = &file.origin;
        let mut made =
            format!("--game {title} --count {count} --seed {seed} --samples {samples} --bot {bot}");
        if *method != METHOD {
            made.push_str(&format!(" by method {method} of another version"));
        }
        return Err(Fault::wrong(format!(
            "{} holds puzzles made with {made}; name another file, or remove it",
            path.display()
        )));
    }
    Ok(Some(file))
}

fn read(path: &Path) -> Result<PuzzleFile, Fault> {
    PuzzleFile::read(&files::read(path)?)
        .map_err(|faults| Fault::wrong(format!("{} is no file of puzzles: {faults}", path.display())))
}

fn check_puzzles(args: &CheckPuzzlesArgs) -> Done {
    let files = match &args.file {
        Some(path) => vec![read(path)?],
        None => titles()
            .iter()
            .filter_map(|title| title.puzzles())
            .map(|puzzles| PuzzleFile::read(puzzles.file).map_err(Fault::wrong))
            .collect::<Result<_, _>>()?,
    };
    catch_interrupts();
    let mut code = ExitCode::SUCCESS;
    for file in &files {
        let (doubtful, checked) = check_file(file, args)?;
        let Origin { title, .. } = &file.origin;
        if interrupted() {
            anstream::eprintln!("interrupted after {checked} of {} puzzles", file.puzzles.len());
            return Ok(ExitCode::from(INTERRUPTED));
        }
        say(&format!("{title}: {} of {checked} puzzles are confirmed", checked - doubtful))?;
        if doubtful > 0 {
            code = ExitCode::from(1);
        }
    }
    Ok(code)
}

/// How many puzzles of a file are doubtful, and how many were checked before it was interrupted.
fn check_file(file: &PuzzleFile, args: &CheckPuzzlesArgs) -> Result<(usize, usize), Fault> {
    let samples = args.samples.unwrap_or(DEEPER * file.origin.samples);
    let bar = DelayedBar::new(file.puzzles.len() as u64);
    let mut doubtful = 0;
    for (at, puzzle) in file.puzzles.iter().enumerate() {
        // The first line says how they were made.
        let line = at + 2;
        let seed = SplitMix64::stream(args.seed, at as u64).word();
        let what = match check(&file.origin.title, puzzle, samples, seed, &interrupted) {
            Ok(Some(CheckResult::Confirmed { .. })) => None,
            Ok(Some(CheckResult::Doubtful(why))) | Err(why) => Some(why),
            Ok(None) => {
                bar.finish();
                return Ok((doubtful, at));
            }
        };
        if let Some(why) = what {
            doubtful += 1;
            bar.suspend(|| say(&format!("{}, line {line}: {why}", file.origin.title)))?;
        }
        bar.step();
    }
    bar.finish();
    Ok((doubtful, file.puzzles.len()))
}
