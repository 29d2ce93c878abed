//! Search under hidden information: sequential halving and tree search, which share play-outs and evaluation.
//!
//! Both determinize a new position with new chance for every sample, so no search can know its own next draw.

mod halving;
mod parallel;
mod tree;

use crate::budget::{Budget, Stop};
use crate::evaluate::{Evaluate, Utility, utility};
use crate::policy::{PlayOutPolicy, PolicyBuffer, play_on};
use crate::split_mix::SplitMix64;
pub use evaluation::Family;
use game::{Observation, RngChance};

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// The algorithm.
    pub family: Family,
    /// How many turns a play-out lasts; `None`: to the end of the game.
    pub turns: Option<u32>,
    /// How all players move in a play-out.
    pub policy: PlayOutPolicy,
    /// The exploration constant of the tree, on the scale of a win probability.
    pub exploration: f32,
    /// If set, the tree branches on the decider's own choices only; opponents follow the policy with noise of up to
    /// this many points.
    pub opponent_noise: Option<f32>,
    /// The memory limit of all trees together, in bytes.
    pub memory: usize,
}

/// The default memory limit: 256 megabytes for the trees of all threads together.
pub const MEMORY: usize = 256 << 20;

/// What a search found for one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// The mean utility: the win probability with a small term for the margin.
    pub utility: f32,
    /// The number of play-outs it is averaged over.
    pub samples: u64,
}

/// The resources of one decision.
#[derive(Clone, Debug)]
pub struct SearchLimits {
    /// Time or play-outs.
    pub budget: Budget,
    /// Number of threads.
    pub threads: usize,
    /// The seed of all randomness.
    pub seed: u64,
    /// Cancels the search.
    pub stop: Stop,
}

/// The most actions searched in one position, chosen by prior.
const MAX_ACTIONS: usize = 24;

/// A decision between at least two actions, with the search to use.
struct Decision<'a, G: Evaluate> {
    observation: &'a Observation<'a, G>,
    actions: &'a [G::Action],
    method: &'a Method,
    limits: &'a SearchLimits,
}

impl<G: Evaluate> Decision<'_, G> {
    /// Plays out a determinized position as far as the method says, and evaluates the result.
    #[inline]
    fn play_out(
        &self,
        state: &mut G::State,
        chance: &mut RngChance<SplitMix64>,
        buffer: &mut PolicyBuffer<G>,
    ) -> Utility {
        let turns = self.method.turns.unwrap_or(u32::MAX);
        play_on::<G>(self.observation.setup(), state, turns, self.method.policy, chance, buffer);
        utility::<G>(self.observation.setup(), state)
    }
}

/// Searches a decision and returns all legal actions, best first; a stopped search returns what it has.
pub fn search<G: Evaluate>(
    observation: &Observation<'_, G>,
    method: &Method,
    limits: &SearchLimits,
) -> Vec<Ranked<G::Action>> {
    let mut actions = Vec::new();
    observation.legal(&mut actions);
    if actions.len() < 2 {
        return actions.into_iter().map(|action| Ranked { action, utility: 0.0, samples: 0 }).collect();
    }
    let decision = Decision { observation, actions: &actions, method, limits };
    match method.family {
        Family::Halving => halving::search(&decision),
        Family::Tree | Family::PlainTree => tree::search(&decision),
    }
}
