//! Sequential halving at the root: all actions get the same determinized positions and chance (common random numbers),
//! and after each round the worse half is dropped.

use super::parallel::on_threads;
use super::{Decision, MAX_ACTIONS, Ranked};
use crate::budget::{Budget, Clock};
use crate::evaluate::Evaluate;
use crate::policy::PolicyBuffer;
use crate::split_mix::SplitMix64;
use game::{RngChance, Silent};

/// An action and its samples so far.
#[derive(Clone, Copy)]
struct Candidate<A> {
    action: A,
    sum: f64,
    samples: u64,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        if self.samples == 0 { 0.0 } else { self.sum / self.samples as f64 }
    }
}

pub(super) fn search<G: Evaluate>(decision: &Decision<'_, G>) -> Vec<Ranked<G::Action>> {
    let limits = decision.limits;
    let candidate = |action| Candidate { action, sum: 0.0, samples: 0 };
    let mut candidates: Vec<_> = by_prior(decision).into_iter().map(candidate).collect();
    let mut left = candidates.len().min(MAX_ACTIONS);
    let mut rounds = (usize::BITS - (left - 1).leading_zeros()).max(1);
    let mut spent = 0;
    let mut budget = limits.budget;
    while left > 1 {
        let part = budget.scaled(1, rounds);
        let started = std::time::Instant::now();
        let round = sample(decision, &candidates[..left], part, spent);
        spent += round.samples_taken;
        for (candidate, (sum, samples)) in candidates.iter_mut().zip(round.candidates) {
            candidate.sum += sum;
            candidate.samples += samples;
        }
        candidates[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        if limits.stop.is_stopped() {
            break;
        }
        budget = match budget {
            Budget::Time(time) => Budget::Time(time.saturating_sub(started.elapsed())),
            Budget::Iterations(count) => Budget::Iterations(count.saturating_sub(round.play_outs).max(1)),
        };
        left = left.div_ceil(2);
        rounds = rounds.saturating_sub(1).max(1);
        if left == 1 {
            break;
        }
    }
    // Each round sorted only the remaining candidates, so those that lasted longer come first.
    let ranked = |candidate: &Candidate<G::Action>| Ranked {
        action: candidate.action,
        utility: candidate.mean() as f32,
        samples: candidate.samples,
    };
    candidates.iter().map(ranked).collect()
}

/// The actions by descending prior.
fn by_prior<G: Evaluate>(decision: &Decision<'_, G>) -> Vec<G::Action> {
    let Decision { observation, actions, limits, .. } = decision;
    let mut rng = SplitMix64::stream(limits.seed, u64::MAX);
    let state = observation.determinize(&mut rng);
    let mut priors = Vec::new();
    G::policy(observation.setup(), &state, actions, &mut priors);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&one, &other| priors[other].total_cmp(&priors[one]));
    order.into_iter().map(|index| actions[index]).collect()
}

/// The result of one round.
struct Round {
    /// Sum and number of samples for each candidate.
    candidates: Vec<(f64, u64)>,
    samples_taken: u64,
    play_outs: u64,
}

/// Plays one round: every remaining action gets the same samples.
fn sample<G: Evaluate>(
    decision: &Decision<'_, G>,
    candidates: &[Candidate<G::Action>],
    budget: Budget,
    from: u64,
) -> Round {
    let limits = decision.limits;
    let threads = limits.threads.max(1);
    let each = match budget {
        // At least one sample for each candidate, however small the budget.
        Budget::Iterations(count) => {
            Budget::Iterations((count / threads as u64).max(candidates.len() as u64))
        }
        time => time,
    };
    let parts = on_threads(threads, |thread| {
        let mut clock = Clock::start(each, &limits.stop);
        let mut buffer = PolicyBuffer::<G>::default();
        let mut sums = vec![0.0f64; candidates.len()];
        let mut samples = 0u64;
        while clock.allows(candidates.len() as u64) {
            let number = from + samples * threads as u64 + thread as u64;
            let rng = SplitMix64::stream(limits.seed, number);
            for (sum, candidate) in sums.iter_mut().zip(candidates) {
                *sum += f64::from(sample_action(decision, candidate.action, rng, &mut buffer));
            }
            samples += 1;
        }
        (sums, samples)
    });
    let samples: u64 = parts.iter().map(|(_, samples)| samples).sum();
    let mut totals = vec![(0.0, samples); candidates.len()];
    for (sums, _) in &parts {
        totals.iter_mut().zip(sums).for_each(|((sum, _), part)| *sum += part);
    }
    Round { candidates: totals, samples_taken: samples, play_outs: samples * candidates.len() as u64 }
}

/// The decider's utility of one action in one determinized position.
fn sample_action<G: Evaluate>(
    decision: &Decision<'_, G>,
    action: G::Action,
    mut rng: SplitMix64,
    buffer: &mut PolicyBuffer<G>,
) -> f32 {
    let mut state = decision.observation.determinize(&mut rng);
    let mut chance = RngChance(rng);
    G::play(decision.observation.setup(), &mut state, action, &mut chance, &mut Silent);
    decision.play_out(&mut state, &mut chance, buffer)[decision.observation.seat().index()]
}
