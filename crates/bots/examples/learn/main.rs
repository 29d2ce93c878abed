//! Trains the value network of a title (`titles/luxor/data/luxor.net`) from games of greedy bots:
//! `cargo xtask learn luxor`.
//!
//! Reports on the way the cross-entropy of who won, over positions before they are used, beside that of the current
//! network. The same title, number of positions and seed give the same parameters.

mod positions;
mod trainer;
mod training;

use bots::Evaluate;
use bots::value_net::{NARROW, WIDE};
use catalogue::{Listed, Visit, titles};
use std::process::ExitCode;
use training::{Metrics, Training};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../titles");

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((title, text)) = train(&words) else {
        let titles: Vec<&str> = titles().iter().map(|title| title.meta().id).collect();
        eprintln!("cargo xtask learn {} [POSITIONS [SEED]]", titles.join("|"));
        return ExitCode::from(2);
    };
    let path = format!("{FOLDER}/{title}/data/{title}.net");
    match std::fs::write(&path, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path} cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Trains what the arguments ask for and returns the title and the content of its file; `None` if they are invalid.
fn train(words: &[String]) -> Option<(&str, String)> {
    let (title, numbers) = words.split_first()?;
    let numbers: Vec<u64> = numbers.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let defaults = Training::default();
    let training = match numbers[..] {
        [] => defaults,
        [positions] => Training { positions, ..defaults },
        [positions, seed] => Training { positions, seed, ..defaults },
        _ => return None,
    };
    Some((title, catalogue::visit(title, training)?))
}

impl Visit for Training {
    type Output = String;

    fn visit<G: Listed>(self) -> String {
        file::<G>(&self)
    }
}

/// Trains a network and writes it as a file, with a header on how it was trained.
fn file<G: Evaluate>(training: &Training) -> String {
    let mut last = Metrics::default();
    let value_net = training.run::<G>(|used, metrics| {
        let (entropy, in_use) = (metrics.entropy(), metrics.entropy_in_use());
        eprintln!("{used}: {entropy:.4}, in use {in_use:.4}; points off by {:.1}", metrics.points_off());
        last = metrics;
    });
    format!(
        "\
# The value network: {features} features of a seat (features.rs), hidden layers of {WIDE} and {NARROW} units, then the
# logit of its win probability and its points in tens. Trained by `cargo xtask learn {title} {positions} {seed}`: so \
many
# positions at the beginning of a turn, each used once, from games of greedy bots (positions.rs); Adam, {batch}
# positions a step, rate {rate} falling towards 0; cross-entropy of who won, and a tenth of the squared error of
# the points in tens. The cross-entropy over the last {last} positions, before they were used, was {entropy:.3}.
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
