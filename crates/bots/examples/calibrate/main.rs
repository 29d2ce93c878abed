//! Compares the chances of the analysis with what happened, over games of bots of mixed strength, and measures what
//! choices of each of them lose.
//!
//! `cargo run --release -p bots --example calibrate -- luxor --games 2000 --plot docs/images/calibration-luxor.svg`

mod bins;
mod plot;

use bins::Bins;
use bots::analysis::{AnalysisSettings, analyse, chances_in};
use bots::{Bots, SplitMix64};
use catalogue::{Listed, TypedBotFactory, Visit, visit};
use game::{ChaCha8Rng, Game, GameRequest, Observation, RngChance, Seat, SeedableRng, Table};
use std::process::ExitCode;
use std::sync::Arc;

/// The bots of the games whose chances are compared with results: at each seat one of them, drawn by lot.
const MIXED: [&str; 5] = ["random", "gentle", "greedy", "clever:20i", "master:60i"];
/// The bots whose loss is measured, each in games among equals: who has no chance left has nothing to lose.
const EQUALS: [&str; 4] = ["random", "greedy", "clever:40i", "master:200i"];

struct Args {
    title: String,
    /// Games whose chances are compared with their results.
    games: u64,
    /// Games of each kind of bot that are analysed for the loss of a decision.
    analysed: u64,
    /// Play-outs for the chances in a position.
    samples: u64,
    /// Play-outs for each decision of an analysed game.
    play_outs: u64,
    players: u8,
    seed: u64,
    plot: Option<String>,
}

const USAGE: &str = "calibrate TITLE [--games N] [--analysed N] [--samples N] [--play-outs N] [--players N] [--seed N] \
                     [--plot FILE]";

impl Args {
    fn read() -> Result<Args, String> {
        let mut words = std::env::args().skip(1);
        let title = words.next().ok_or(USAGE)?;
        catalogue::title(&title)?;
        let mut args = Args {
            title,
            games: 2000,
            analysed: 20,
            samples: 12,
            play_outs: 400,
            players: 4,
            seed: 1,
            plot: None,
        };
        while let Some(name) = words.next() {
            let value = words.next().ok_or_else(|| format!("{name} needs a value; {USAGE}"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{name} {value} is no number; {USAGE}"));
            match name.as_str() {
                "--games" => args.games = number()?,
                "--analysed" => args.analysed = number()?,
                "--samples" => args.samples = number()?.max(2),
                "--play-outs" => args.play_outs = number()?.max(1),
                "--players" => args.players = number()? as u8,
                "--seed" => args.seed = number()?,
                "--plot" => args.plot = Some(value),
                _ => return Err(format!("{name} means nothing; {USAGE}")),
            }
        }
        Ok(args)
    }
}

fn main() -> ExitCode {
    let done = Args::read().and_then(|args| {
        let title = args.title.clone();
        visit(&title, Calibration { args }).unwrap_or_else(|| Err(format!("there is no title {title}")))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

struct Calibration {
    args: Args,
}

impl Visit for Calibration {
    type Output = Result<(), String>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Args { games, samples, players, seed, .. } = self.args;
        let mut bins = Bins::default();
        for number in 0..games {
            let game_seed = SplitMix64::stream(seed, number).word();
            let mut lot = SplitMix64::new(game_seed);
            let names: Vec<&str> = (0..players).map(|_| MIXED[lot.word() as usize % MIXED.len()]).collect();
            add_chances(&mut bins, &play::<G>(&names, game_seed)?, samples, game_seed);
            if number % 20 == 19 {
                eprintln!("{} of {games} games", number + 1);
            }
        }
        println!("{}", bins.table());
        println!("{}", losses::<G>(&self.args)?);
        if let Some(path) = &self.args.plot {
            std::fs::write(path, plot::svg(&bins)).map_err(|error| format!("{path}: {error}"))?;
        }
        Ok(())
    }
}

/// A game of these bots.
fn play<G: Listed>(names: &[&str], seed: u64) -> Result<Table<G>, String> {
    let options = G::options_for(&GameRequest { players: names.len() as u8, ..GameRequest::default() });
    let setup = G::set_up(None, &options).map_err(|faults| faults.to_string())?;
    let factory = Bots::default();
    let bot = |(seat, name): (u64, &&str)| factory.typed_bot::<G>(name, seed ^ seat);
    let mut bots = (0..).zip(names).map(bot).collect::<Result<Vec<_>, _>>()?;
    let mut chance = RngChance(ChaCha8Rng::seed_from_u64(seed));
    let mut table = Table::<G>::deal(Arc::new(setup), &mut chance);
    while let Some(seat) = table.decider() {
        let action = bots[seat.index()].decide(&Observation::new(&**table.setup(), table.state(), seat));
        table.act(action, &mut chance).map_err(|refusal| format!("{action} is illegal: {refusal:?}"))?;
    }
    Ok(table)
}

/// The chances at the start of each turn against the result.
fn add_chances<G: Listed>(bins: &mut Bins, table: &Table<G>, samples: u64, seed: u64) {
    let Some(outcome) = G::outcome(table.setup(), table.state()) else { return };
    let share = 1.0 / outcome.winners().count() as f64;
    let won = |seat: Seat| if outcome.scores()[seat.index()].rank == 1 { share } else { 0.0 };
    let mut turn = 0;
    let mut forecasts = Vec::new();
    for moment in table.moments() {
        let now = <G as Game>::turn(&moment.state);
        if now == turn || moment.next.is_none() {
            continue;
        }
        turn = now;
        let chances = chances_in::<G>(table.setup(), &moment.state, samples, seed ^ u64::from(now));
        forecasts.extend(Seat::all(G::seats(table.setup())).map(|seat| (chances[seat.index()], won(seat))));
    }
    bins.add_game(&forecasts);
}

/// What a decision of each kind of bot loses, with the standard error over games.
fn losses<G: Listed>(args: &Args) -> Result<String, String> {
    let mut text = String::from("| player | decisions | loss of a decision |\n|---|---|---|\n");
    for name in EQUALS {
        let mut decisions = 0;
        let mut by_game = Vec::new();
        for number in 0..args.analysed {
            let seed = SplitMix64::stream(!args.seed, number).word();
            let table = play::<G>(&vec![name; usize::from(args.players)], seed)?;
            let settings =
                AnalysisSettings { play_outs: Some(args.play_outs), seed, ..AnalysisSettings::default() };
            let analysis = analyse(&table, &settings, &mut |_| {}).ok_or("a game is not over")?;
            let lost: f64 = analysis.seats.iter().map(|seat| -seat.play).sum();
            decisions += analysis.total;
            by_game.push(100.0 * lost / f64::from(analysis.total.max(1)));
        }
        let games = by_game.len().max(1) as f64;
        let mean = by_game.iter().sum::<f64>() / games;
        let squares: f64 = by_game.iter().map(|loss| (loss - mean).powi(2)).sum();
        let error = (squares / (games - 1.0).max(1.0) / games).sqrt();
        text.push_str(&format!("| `{name}` | {decisions} | {mean:.2} % ± {error:.2} |\n"));
        eprintln!("{name}: {mean:.2} ± {error:.2}");
    }
    Ok(text)
}
