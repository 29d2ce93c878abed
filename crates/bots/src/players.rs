//! The players themselves.

use crate::budget::Stop;
use crate::evaluate::Evaluate;
use crate::policy::Lists;
use crate::search::{Method, SearchLimits, search};
use crate::split_mix::SplitMix64;
use catalogue::Bot;
use game::Observation;

/// Acts on a rng look at an determinized position, averaged over a few.
pub struct PolicyBot<G: Evaluate> {
    rng: SplitMix64,
    lists: Lists<G>,
    sums: Vec<f32>,
    skill: Skill,
}

/// How sure somebody's eye is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many positions are determinized.
    pub looks: u32,
    /// Promises are misjudged by up to so many points.
    pub noise: f32,
    /// In so many of a hundred decisions the eye is elsewhere.
    pub lapses: u64,
}

impl Skill {
    /// One ply and a good eye.
    pub const GREEDY: Skill = Skill { looks: 1, noise: 0.02, lapses: 0 };
    /// Sensible, with human mistakes: leaves room for children.
    pub const GENTLE: Skill = Skill { looks: 1, noise: 3.0, lapses: 12 };
}

impl<G: Evaluate> PolicyBot<G> {
    /// The same seed makes the same decisions.
    pub fn new(seed: u64, skill: Skill) -> Self {
        PolicyBot { rng: SplitMix64::new(seed), lists: Lists::default(), sums: Vec::new(), skill }
    }
}

impl<G: Evaluate> Bot<G> for PolicyBot<G> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action {
        self.sums.clear();
        for look in 0..self.skill.looks.max(1) {
            let state = observation.determinize(&mut self.rng);
            self.lists.policy(observation.setup(), &state);
            if self.lists.actions.len() == 1 {
                return self.lists.actions[0];
            }
            if look == 0 {
                self.sums.extend(&self.lists.priors);
            } else {
                self.sums.iter_mut().zip(&self.lists.priors).for_each(|(sum, prior)| *sum += prior);
            }
        }
        if self.skill.lapses > 0 && self.rng.word() % 100 < self.skill.lapses {
            let any = self.rng.word() as usize % self.lists.actions.len();
            return self.lists.actions[any];
        }
        self.lists.priors.copy_from_slice(&self.sums);
        self.lists.best(self.skill.noise * self.skill.looks.max(1) as f32, &mut self.rng)
    }
}

/// Searches.
pub struct SearchBot {
    method: Method,
    limits: SearchLimits,
    rng: SplitMix64,
}

impl SearchBot {
    /// A bot that searches with these limits in every decision; their seed makes it repeatable.
    pub fn new(method: Method, limits: SearchLimits) -> Self {
        SearchBot { method, rng: SplitMix64::new(limits.seed), limits }
    }

    /// Who may stop it.
    pub fn stop(&self) -> Stop {
        self.limits.stop.clone()
    }
}

impl<G: Evaluate> Bot<G> for SearchBot {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action {
        self.limits.seed = self.rng.word();
        let ranked = search(observation, &self.method, &self.limits);
        ranked.first().expect("whoever decides has something to do").action
    }
}
