//! `luxor arena`: many games between bots.

use super::interrupt::{INTERRUPTED, catch_interrupts, interrupted};
use crate::cli::{ArenaArgs, ArenaVerb, MatchArgs};
use crate::fault::{Done, Fault};
use crate::files;
use crate::progress::DelayedBar;
use crate::texts;
use arena::{ArenaFault, Contest, Keep, Progress, Report};
use game::GameRequest;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;
use terminal::Language;
use terminal::paint;

/// Runs the verb.
pub fn run(args: &ArenaArgs) -> Done {
    match &args.verb {
        Some(ArenaVerb::Ladder(args)) => super::ladder::run(args),
        None => one_match(&args.single),
    }
}

fn one_match(args: &MatchArgs) -> Done {
    let title = catalogue::title(&args.what.game).map_err(Fault::usage)?;
    let contest = contest(args)?;
    title.meta().check(&contest.request).map_err(Fault::usage)?;
    let progress = Progress::default();
    catch_interrupts();
    let report = play(&args.what.game, &contest, &progress)?;
    for note in progress.notes() {
        anstream::eprintln!("{}", paint::alarm(&note));
    }
    let mut out = anstream::stdout();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        write!(out, "{}", as_text(&report))?;
    }
    if !interrupted() {
        return Ok(ExitCode::SUCCESS);
    }
    let (played, games) = (report.sums.games, contest.games);
    let on = match &args.resume {
        Some(file) => format!("the same command goes on from {}", file.display()),
        None => "with --resume FILE a match can go on where it was interrupted".into(),
    };
    anstream::eprintln!("interrupted after {played} of {games} games; {on}");
    Ok(ExitCode::from(INTERRUPTED))
}

/// Plays a match with a progress bar.
pub(super) fn play(game: &str, contest: &Contest, progress: &Progress) -> Result<Report, Fault> {
    let report = std::thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(progress, contest.games));
        let report = arena::play(game, contest, progress);
        progress.stop();
        watcher.thread().unpark();
        report
    });
    report.map_err(|fault| match fault {
        ArenaFault::Contest(_) => Fault::usage(fault),
        fault => Fault::wrong(fault),
    })
}

fn contest(args: &MatchArgs) -> Result<Contest, Fault> {
    let players = match (args.players, args.bots.len()) {
        (Some(players), _) => players,
        (None, 1) => 4,
        (None, bots) => u8::try_from(bots).map_err(|_| Fault::usage("that is too many computer players"))?,
    };
    let bots = match args.bots.as_slice() {
        [one] => vec![one.clone(); players as usize],
        named if named.len() == players as usize => named.to_vec(),
        named => {
            let count = named.len();
            return Err(Fault::usage(format!(
                "--bots names {count} computer players for a game of {players}; name one for each seat, or one for all"
            )));
        }
    };
    let components = args.components.as_deref().map(files::read).transpose()?;
    let threads = args.series.threads();
    if threads == 0 {
        return Err(Fault::usage("--threads must be at least 1"));
    }
    Ok(Contest {
        request: GameRequest { players, modules: args.what.modules.clone(), first: None },
        components,
        bots,
        games: args.games,
        seed: args.series.seed,
        threads,
        keep: args.transcripts.clone().map_or(Keep::Statistics, Keep::Transcripts),
        journal: args.resume.clone(),
    })
}

/// Updates the progress bar until the match ends, and stops it when it is interrupted.
fn watch(progress: &Progress, games: u64) {
    let bar = DelayedBar::new(games);
    while !progress.stopped() {
        if interrupted() {
            progress.stop();
        }
        bar.set(progress.done());
        std::thread::park_timeout(Duration::from_millis(200));
    }
    bar.finish();
}

fn as_text(report: &Report) -> String {
    let words = texts::words(Language::En);
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    let modules = if report.modules.is_empty() {
        String::new()
    } else {
        format!(" with {}", report.modules.join(", "))
    };
    line(paint::heading(&format!(
        "{} games of {}{modules}, seed {}",
        grouped(report.sums.games as f64),
        report.title,
        report.seed
    )));
    line(format!("  {:<22}{:>14.2}", "seconds", report.seconds));
    line(format!("  {:<22}{:>14}", "games a second", grouped(report.games_per_second())));
    line(format!("  {:<22}{:>14}", "decisions a second", grouped(report.decisions_per_second())));
    line(format!("  {:<22}{:>14.1}", "decisions a game", report.decisions_per_game()));
    line(format!("  {:<22}{:>14.1}", "turns a game", report.turns_per_game()));
    line(format!("  {:<22}{:>14.1}", "rounds a game", report.rounds_per_game()));
    line(String::new());

    let seats = 0..report.bots.len();
    let row = |name: String, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>12}")).collect();
        format!("  {}{cells}", paint::pad(&name, 18))
    };
    let heading = if report.rotations > 1 { "entrant" } else { "seat" };
    line(paint::heading(&row(heading.into(), seats.clone().map(|seat| (seat + 1).to_string()).collect())));
    line(row(
        "computer player".into(),
        seats.clone().map(|seat| paint::cut(&report.bots[seat], 11)).collect(),
    ));
    let wins = |seat: usize| {
        let share = if report.sums.games > 0 {
            100.0 * report.sums.wins(seat) / report.sums.games as f64
        } else {
            0.0
        };
        format!("{share:.1} %")
    };
    line(row("victories".into(), seats.clone().map(wins).collect()));
    let interval = |seat: usize| {
        let (low, high) = arena::wilson(report.sums.wins(seat), report.sums.games);
        format!("{:.1}-{:.1}", 100.0 * low, 100.0 * high)
    };
    line(row("  95 % interval".into(), seats.clone().map(interval).collect()));
    line(row(
        "points".into(),
        seats.clone().map(|seat| format!("{:.2}", report.sums.mean_total(seat))).collect(),
    ));
    for (category, id) in report.categories.iter().enumerate() {
        let cells =
            seats.clone().map(|seat| format!("{:.2}", report.sums.mean_part(seat, category))).collect();
        line(row(format!("  {}", paint::cut(&words.name(id), 15)), cells));
    }
    out
}

/// 1234567 as 1 234 567.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}
