//! Makes the value_net judgement of a title, `data/luxor.net` say, from games of rng players: `cargo xtask learn luxor`.
//!
//! How it goes is said on the way: the cross-entropy of who won, over positions that were not used yet, beside that of
//! the judgement in use. The same title, number of positions and seed make the same numbers.

mod gradient;
mod positions;
mod training;

use bots::Evaluate;
use bots::value_net::{NARROW, WIDE};
use expedition_rules::Expedition;
use game::Game;
use luxor_rules::Luxor;
use std::process::ExitCode;
use training::{Marks, Training};

const HELP: &str = "cargo xtask learn luxor|expedition [POSITIONS [SEED]]";
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data");

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((title, text)) = made(&words) else {
        eprintln!("{HELP}");
        return ExitCode::from(2);
    };
    let path = format!("{FOLDER}/{title}.net");
    match std::fs::write(&path, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path} cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The title that was asked for and its file; nothing if it was not asked properly.
fn made(words: &[String]) -> Option<(&'static str, String)> {
    let (title, numbers) = words.split_first()?;
    let numbers: Vec<u64> = numbers.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let usual = Training::default();
    let training = match numbers[..] {
        [] => usual,
        [positions] => Training { positions, ..usual },
        [positions, seed] => Training { positions, seed, ..usual },
        _ => return None,
    };
    match title.as_str() {
        Luxor::TITLE => Some((Luxor::TITLE, file::<Luxor>(&training))),
        Expedition::TITLE => Some((Expedition::TITLE, file::<Expedition>(&training))),
        _ => None,
    }
}

/// The numbers, and above them how they were made.
fn file<G: Evaluate>(training: &Training) -> String {
    let mut last = Marks::default();
    let value_net = training.give::<G>(|used, marks| {
        let (entropy, in_use) = (marks.entropy(), marks.entropy_in_use());
        eprintln!("{used}: {entropy:.4}, in use {in_use:.4}; points off by {:.1}", marks.points_off());
        last = marks;
    });
    format!(
        "\
# The value_net judgement: {features} features of a seat (features.rs), then layers of {WIDE} and {NARROW} sums, then the
# weight of its chance and its points in tens. Made by `cargo xtask learn {title} {positions} {seed}`: so many positions at the
# beginning of a turn, each used once, from games of greedy players (positions.rs); Adam, {batch} positions a step, rate
# {rate} falling to nothing; cross-entropy of who won, and a tenth of the squared error of the points in tens. The
# cross-entropy over the last {last} positions, before they were used, was {entropy:.3}.
{value_net}",
        features = value_net.features(),
        title = G::TITLE,
        positions = training.positions,
        seed = training.seed,
        batch = training::BATCH,
        rate = training.rate,
        last = last.positions(),
        entropy = last.entropy(),
    )
}
