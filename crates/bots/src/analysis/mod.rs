//! Analysis of finished games: how good each choice was as far as the player could know, and what was luck.
//!
//! `docs/analysis.md` defines every number and says how it is estimated. The steps of a game are analysed independently
//! of each other, on several threads, and put together by a ledger in which nothing is lost: for every seat, starting
//! chance + luck + own play + play of the others = result.

pub(crate) mod choices;
mod finished;
mod ledger;
mod play_out;
pub(crate) mod rank;
pub(crate) mod rounding;
mod step;
pub(crate) mod walk;
pub(crate) mod words;

pub use catalogue::analysis::{Analysis, AnalysisSettings};
pub use finished::analyst;
pub use play_out::Chances;
pub use rank::{RankLimits, RankedChoice, Ranking, VERDICT, rank};

use crate::compiled::compiled;
use crate::evaluate::Evaluate;
use catalogue::Listed;
use game::Table;
use ledger::Ledger;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use step::{Analysed, analyse_step, before_the_deal, in_position};
use walk::{Step, steps};

/// Play-outs for the choices of one decision at depth 1.
const PLAY_OUTS: u64 = 3000;
/// Play-outs for the value of one true position at depth 1.
const SAMPLES: u64 = 500;
/// How often progress is reported at most.
const REPORTS: usize = 40;

/// Play-outs for the choices of a decision.
fn play_outs(settings: &AnalysisSettings<'_>) -> u64 {
    settings.play_outs.unwrap_or(PLAY_OUTS) * u64::from(settings.depth.max(1))
}

/// Play-outs for the value of a true position.
fn samples(settings: &AnalysisSettings<'_>) -> u64 {
    (play_outs(settings) * SAMPLES / PLAY_OUTS).max(2)
}

/// Analyses a finished game and reports what is known so far now and then; `None` if it was stopped, or if the game
/// still goes on: an analysis of a running game would tell what is hidden.
///
/// # Panics
/// If the title is not in the list of titles.
pub fn analyse<G: Listed>(
    table: &Table<G>,
    settings: &AnalysisSettings<'_>,
    progress: &mut dyn FnMut(Analysis),
) -> Option<Analysis> {
    compiled().analyse(table, settings, progress)
}

pub(crate) fn analyse_table<G: Evaluate>(
    table: &Table<G>,
    settings: &AnalysisSettings<'_>,
    progress: &mut dyn FnMut(Analysis),
) -> Option<Analysis> {
    if table.decider().is_some() {
        return None;
    }
    let setup = &**table.setup();
    let steps = steps(table);
    let start = match table.began_from_position() {
        true => None,
        false => Some(before_the_deal::<G>(setup, settings)?),
    };
    let end = match play_out::result::<G>(setup, table.state()) {
        Some(_) => None,
        None => Some(in_position::<G>(setup, table.state(), samples(settings), settings)?),
    };
    let ledger = Ledger { setup, state: table.state(), steps: &steps, start, end, settings };
    let mut analysed: Vec<Option<Analysed<G::Action>>> = steps.iter().map(|_| None).collect();
    let mut reported = 0;
    let mut known = 0;
    let complete = on_threads(setup, &steps, settings, |at, result| {
        analysed[at] = Some(result);
        while analysed.get(known).is_some_and(Option::is_some) {
            known += 1;
        }
        if known < steps.len() && (known - reported) * REPORTS > steps.len() {
            reported = known;
            progress(ledger.balance(&analysed[..known]));
        }
    });
    complete.then(|| ledger.balance(&analysed))
}

/// The chances in a position as *what was*: everything known that is there, nothing that is drawn later.
///
/// # Panics
/// If the title is not in the list of titles.
pub fn chances_in<G: Listed>(setup: &G::Setup, state: &G::State, samples: u64, seed: u64) -> Chances {
    compiled::<G>().chances_in(setup, state, samples, seed)
}

pub(crate) fn chances_at<G: Evaluate>(
    setup: &G::Setup,
    state: &G::State,
    samples: u64,
    seed: u64,
) -> Chances {
    let settings = AnalysisSettings { seed, ..AnalysisSettings::default() };
    in_position::<G>(setup, state, samples, &settings).map_or([0.0; game::MAX_SEATS], |mean| mean.chances)
}

/// Analyses all steps, the first ones first; false if it was stopped.
fn on_threads<G: Evaluate>(
    setup: &G::Setup,
    steps: &[Step<G>],
    settings: &AnalysisSettings<'_>,
    mut receive: impl FnMut(usize, Analysed<G::Action>),
) -> bool {
    if settings.threads <= 1 {
        return steps.iter().enumerate().all(|(at, step)| {
            let analysed = analyse_step(setup, step, settings);
            analysed.map(|analysed| receive(at, analysed)).is_some()
        });
    }
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut received = 0;
    std::thread::scope(|scope| {
        for _ in 0..settings.threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some((at, step)) =
                    steps.iter().enumerate().nth(next.fetch_add(1, Ordering::Relaxed))
                {
                    let Some(analysed) = analyse_step(setup, step, settings) else { return };
                    if sender.send((at, analysed)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (at, analysed) in receiver {
            received += 1;
            receive(at, analysed);
        }
    });
    received == steps.len()
}
