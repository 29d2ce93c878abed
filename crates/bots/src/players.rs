//! The bots of this crate: one that follows a title's policy, and one that searches.

use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::policy::PolicyBuffer;
use crate::search::{Method, SearchLimits, search};
use crate::split_mix::SplitMix64;
use catalogue::Bot;
use game::Observation;
use std::time::Duration;

/// Plays the action with the highest prior, averaged over a few determinized positions; no search.
pub struct PolicyBot<G: Evaluate> {
    rng: SplitMix64,
    buffer: PolicyBuffer<G>,
    sums: Vec<f32>,
    skill: Skill,
}

/// How well a [`PolicyBot`] plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many determinized positions are averaged.
    pub samples: u32,
    /// The noise on priors, in points.
    pub noise: f32,
    /// How many of a hundred decisions are random.
    pub blunders: u64,
}

impl Skill {
    /// Always the best prior; the noise only breaks ties.
    pub const GREEDY: Skill = Skill { samples: 1, noise: 0.02, blunders: 0 };
    /// Makes human mistakes, so that children can win.
    pub const GENTLE: Skill = Skill { samples: 1, noise: 3.0, blunders: 12 };
}

impl<G: Evaluate> PolicyBot<G> {
    /// Creates the bot; the same seed gives the same decisions.
    pub fn new(seed: u64, skill: Skill) -> Self {
        PolicyBot { rng: SplitMix64::new(seed), buffer: PolicyBuffer::default(), sums: Vec::new(), skill }
    }
}

impl<G: Evaluate> Bot<G> for PolicyBot<G> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action {
        self.sums.clear();
        for sample in 0..self.skill.samples.max(1) {
            let state = observation.determinize(&mut self.rng);
            self.buffer.fill(observation.setup(), &state);
            if self.buffer.actions.len() == 1 {
                return self.buffer.actions[0];
            }
            if sample == 0 {
                self.sums.extend(&self.buffer.priors);
            } else {
                self.sums.iter_mut().zip(&self.buffer.priors).for_each(|(sum, prior)| *sum += prior);
            }
        }
        if self.skill.blunders > 0 && self.rng.word() % 100 < self.skill.blunders {
            let any = self.rng.word() as usize % self.buffer.actions.len();
            return self.buffer.actions[any];
        }
        self.buffer.priors.copy_from_slice(&self.sums);
        self.buffer.best(self.skill.noise * self.skill.samples.max(1) as f32, &mut self.rng)
    }

    fn is_quick(&self) -> bool {
        true
    }
}

/// Searches every decision.
pub struct SearchBot {
    method: Method,
    limits: SearchLimits,
    rng: SplitMix64,
}

impl SearchBot {
    /// Creates the bot; each decision gets these limits, with a new seed derived from theirs.
    pub fn new(method: Method, limits: SearchLimits) -> Self {
        SearchBot { method, rng: SplitMix64::new(limits.seed), limits }
    }
}

impl<G: Evaluate> Bot<G> for SearchBot {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action {
        self.limits.seed = self.rng.word();
        let ranked = search(observation, &self.method, &self.limits);
        ranked.first().expect("the decider always has a legal action").action
    }

    fn pace(&self) -> Duration {
        match self.limits.budget {
            Budget::Time(time) => time,
            Budget::Iterations(_) => Duration::ZERO,
        }
    }
}
