//! Root sequential halving: every action meets the same determinized positions and the same luck, and after each round the
//! worse half is dropped.

use super::parallel::on_threads;
use super::{Decision, MOST, Ranked};
use crate::budget::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::policy::Lists;
use crate::split_mix::SplitMix64;
use game::{RngChance, Silent};

/// What is known of one action.
#[derive(Clone, Copy)]
struct Trial<A> {
    action: A,
    sum: f64,
    samples: u64,
}

impl<A> Trial<A> {
    fn mean(&self) -> f64 {
        if self.samples == 0 { 0.0 } else { self.sum / self.samples as f64 }
    }
}

pub(super) fn search<G: Evaluate>(decision: &Decision<'_, G>) -> Vec<Ranked<G::Action>> {
    let limits = decision.limits;
    let trial = |action| Trial { action, sum: 0.0, samples: 0 };
    let mut trials: Vec<_> = by_promise(decision).into_iter().map(trial).collect();
    let mut left = trials.len().min(MOST);
    let mut rounds = (usize::BITS - (left - 1).leading_zeros()).max(1);
    let mut spent = 0;
    let mut budget = limits.budget;
    while left > 1 {
        let part = budget.scaled(1, rounds);
        let started = std::time::Instant::now();
        let sums = sample(decision, &trials[..left], part, spent);
        spent += sums.samples_taken;
        for (trial, (sum, samples)) in trials.iter_mut().zip(sums.of) {
            trial.sum += sum;
            trial.samples += samples;
        }
        trials[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        if limits.stop.is_stopped() {
            break;
        }
        budget = match budget {
            Budget::Time(time) => Budget::Time(time.saturating_sub(started.elapsed())),
            Budget::Iterations(count) => Budget::Iterations(count.saturating_sub(sums.play_outs).max(1)),
        };
        left = left.div_ceil(2);
        rounds = rounds.saturating_sub(1).max(1);
        if left == 1 {
            break;
        }
    }
    // Each round sorted only those that were left, so the trials stand in the order in which they lasted.
    let ranked = |trial: &Trial<G::Action>| Ranked {
        action: trial.action,
        utility: trial.mean() as f32,
        samples: trial.samples,
    };
    trials.iter().map(ranked).collect()
}

/// The most promising first.
fn by_promise<G: Evaluate>(decision: &Decision<'_, G>) -> Vec<G::Action> {
    let Decision { observation, actions, limits, .. } = decision;
    let mut rng = SplitMix64::stream(limits.seed, u64::MAX);
    let state = observation.determinize(&mut rng);
    let mut priors = Vec::new();
    G::policy(observation.setup(), &state, actions, &mut priors);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&one, &other| priors[other].total_cmp(&priors[one]));
    order.into_iter().map(|index| actions[index]).collect()
}

/// What a round brought.
struct Sums {
    of: Vec<(f64, u64)>,
    samples_taken: u64,
    play_outs: u64,
}

/// Every action left meets the same samples.
fn sample<G: Evaluate>(
    decision: &Decision<'_, G>,
    trials: &[Trial<G::Action>],
    budget: Budget,
    from: u64,
) -> Sums {
    let limits = decision.limits;
    let threads = limits.threads.max(1);
    let each = match budget {
        // At least one sample, so that a tiny budget still tells actions apart.
        Budget::Iterations(count) => Budget::Iterations((count / threads as u64).max(trials.len() as u64)),
        time => time,
    };
    let parts = on_threads(threads, |thread| {
        let mut clock = Clock::start(each, &limits.stop);
        let mut lists = Lists::<G>::default();
        let mut sums = vec![0.0f64; trials.len()];
        let mut samples = 0u64;
        while clock.allows(trials.len() as u64) {
            let number = from + samples * threads as u64 + thread as u64;
            let rng = SplitMix64::stream(limits.seed, number);
            for (sum, trial) in sums.iter_mut().zip(trials) {
                *sum += f64::from(try_out(decision, trial.action, rng, &mut lists));
            }
            samples += 1;
        }
        (sums, samples)
    });
    let samples: u64 = parts.iter().map(|(_, samples)| samples).sum();
    let mut of = vec![(0.0, samples); trials.len()];
    for (sums, _) in &parts {
        of.iter_mut().zip(sums).for_each(|((sum, _), part)| *sum += part);
    }
    Sums { of, samples_taken: samples, play_outs: samples * trials.len() as u64 }
}

/// One action in one determinized position: what it is utility to whoever decides.
fn try_out<G: Evaluate>(
    decision: &Decision<'_, G>,
    action: G::Action,
    mut rng: SplitMix64,
    lists: &mut Lists<G>,
) -> f32 {
    let mut state = decision.observation.determinize(&mut rng);
    let mut chance = RngChance(rng);
    G::play(decision.observation.setup(), &mut state, action, &mut chance, &mut Silent);
    decision.play_out(&mut state, &mut chance, lists)[decision.observation.seat().index()]
}
