//! The analysis of one step: the ranking of its choices, and the chances in the true position.

use super::play_out::{Chances, NONE, PlayOuts, chances};
use super::rank::{RankLimits, Ranking, rank_choices};
use super::walk::Step;
use super::words;
use super::{AnalysisSettings, play_outs, samples};
use crate::evaluate::Evaluate;
use crate::split_mix::SplitMix64;
use game::{Message, Observation, RngChance, Seat, Silent};

/// What is known of a step.
pub(super) struct Analysed<A> {
    /// The ranking, if there was something to choose.
    pub ranking: Option<Ranking<A>>,
    /// The true chances after the played choice, before its chance; `None` if there is neither chance nor a better one.
    pub after_played: Option<Mean>,
    /// The true chances after the best choice, if the played one is clearly worse.
    pub after_best: Option<Mean>,
    /// What the better choice would have gained.
    pub reasons: Vec<Message>,
}

/// A mean of chances and its standard error for each seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mean {
    pub chances: Chances,
    pub errors: Chances,
}

/// Analyses a step; `None` if it was stopped.
pub(super) fn analyse_step<G: Evaluate>(
    setup: &G::Setup,
    step: &Step<G>,
    settings: &AnalysisSettings<'_>,
) -> Option<Analysed<G::Action>> {
    let seed = SplitMix64::stream(settings.seed, step.at as u64).word();
    let mut analysed = Analysed { ranking: None, after_played: None, after_best: None, reasons: Vec::new() };
    if step.is_decision() {
        let observation = Observation::<G>::new(setup, &step.state, step.seat);
        let limits = RankLimits { play_outs: play_outs(settings), seed, stopped: settings.stopped };
        let ranking = rank_choices(&observation, step.choices.clone(), Some(step.played), &limits)?;
        if ranking.is_clear() {
            let best = &ranking.choices[0].actions;
            analysed.after_best = Some(truth(setup, step, best, settings, seed)?);
            analysed.reasons = words::reasons(&observation, best, step.line(), seed);
        }
        analysed.ranking = Some(ranking);
    }
    if step.chance || analysed.after_best.is_some() {
        analysed.after_played = Some(truth(setup, step, step.line(), settings, seed)?);
    }
    Some(analysed)
}

/// The true chances after a choice, before its chance is known.
fn truth<G: Evaluate>(
    setup: &G::Setup,
    step: &Step<G>,
    choice: &[G::Action],
    settings: &AnalysisSettings<'_>,
    seed: u64,
) -> Option<Mean> {
    let mut runner = PlayOuts::<G>::new(setup);
    let run = |rng| chances::<G>(setup, &runner.run(step.state, step.seat, choice, rng));
    mean(samples(settings), !seed, settings, run)
}

/// The chances before the deal: means over new deals, which also average over who begins where chance decides it.
pub(super) fn before_the_deal<G: Evaluate>(
    setup: &G::Setup,
    settings: &AnalysisSettings<'_>,
) -> Option<Mean> {
    let mut runner = PlayOuts::<G>::new(setup);
    mean(samples(settings), settings.seed, settings, |rng| {
        let mut chance = RngChance(rng);
        let state = G::start(setup, &mut chance, &mut Silent);
        chances::<G>(setup, &runner.run(state, Seat(0), &[], chance.0))
    })
}

/// The chances in a position that was not played on.
pub(super) fn in_position<G: Evaluate>(
    setup: &G::Setup,
    state: &G::State,
    count: u64,
    settings: &AnalysisSettings<'_>,
) -> Option<Mean> {
    let mut runner = PlayOuts::<G>::new(setup);
    let run = |rng| chances::<G>(setup, &runner.run(*state, Seat(0), &[], rng));
    mean(count, settings.seed, settings, run)
}

/// The mean over so many samples; `None` if it was stopped.
fn mean(
    count: u64,
    seed: u64,
    settings: &AnalysisSettings<'_>,
    mut sample: impl FnMut(SplitMix64) -> Chances,
) -> Option<Mean> {
    let (mut sums, mut squares) = (NONE, NONE);
    for number in 0..count {
        if (settings.stopped)() {
            return None;
        }
        let chances = sample(SplitMix64::stream(seed, number));
        for (seat, chance) in chances.iter().enumerate() {
            sums[seat] += chance;
            squares[seat] += chance * chance;
        }
    }
    let count = count as f64;
    let chances = sums.map(|sum| sum / count);
    let error = |seat: usize| {
        let variance = (squares[seat] - count * chances[seat] * chances[seat]).max(0.0) / (count - 1.0);
        (variance / count).sqrt()
    };
    Some(Mean { chances, errors: std::array::from_fn(error) })
}
