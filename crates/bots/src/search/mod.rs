//! Thinking: two families of search that share what they are made of.
//!
//! Both determinize a fresh position for every sample, with fresh chance, so neither ever knows its own next draw.

mod halving;
mod parallel;
mod tree;

use crate::budget::{Budget, Stop};
use crate::evaluate::{Evaluate, Utility, utility};
use crate::policy::{Lists, PlayOutPolicy, play_on};
use crate::split_mix::SplitMix64;
use game::{Observation, RngChance};

/// How a search searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// Which family.
    pub family: Family,
    /// How many turns a play-out looks ahead; nothing: to the end of the game.
    pub turns: Option<u32>,
    /// How everybody moves in a play-out.
    pub policy: PlayOutPolicy,
    /// How much a tree is drawn to what it has seen little of, in chances to win.
    pub exploration: f32,
    /// Where a tree looks only at one's own choices, the others move by policy, misjudged by up to so many points.
    pub opponent_noise: Option<f32>,
    /// The most memory of a tree, in bytes.
    pub memory: usize,
}

/// The families.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// All actions get the same samples; after each round the worse half is dropped.
    Halving,
    /// A tree over what everybody does, grown where it priors most.
    Tree,
    /// The same, without any rng look: every action is tried in the order of the list.
    PlainTree,
}

/// The memory of a tree unless somebody says otherwise: 256 megabytes for all threads together.
pub const MEMORY: usize = 256 << 20;

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// What it is utility: the chance to win, with a little for the margin.
    pub utility: f32,
    /// How many play-outs say so.
    pub samples: u64,
}

/// What a decision may use.
#[derive(Clone, Debug)]
pub struct SearchLimits {
    /// Time or play-outs.
    pub budget: Budget,
    /// How many threads.
    pub threads: usize,
    /// Everything follows from it.
    pub seed: u64,
    /// Who may stop it.
    pub stop: Stop,
}

/// No more actions than this are looked at in one position; the others looked worse at once.
const MOST: usize = 24;

/// A decision between at least two actions.
struct Decision<'a, G: Evaluate> {
    observation: &'a Observation<'a, G>,
    actions: &'a [G::Action],
    method: &'a Method,
    limits: &'a SearchLimits,
}

impl<G: Evaluate> Decision<'_, G> {
    /// Plays on from an determinized position, as far as the method looks ahead; what it is utility then.
    #[inline]
    fn play_out(
        &self,
        state: &mut G::State,
        chance: &mut RngChance<SplitMix64>,
        lists: &mut Lists<G>,
    ) -> Utility {
        let turns = self.method.turns.unwrap_or(u32::MAX);
        play_on::<G>(self.observation.setup(), state, turns, self.method.policy, chance, lists);
        utility::<G>(self.observation.setup(), state)
    }
}

/// Thinks about a decision. All legal actions are returned, best first; a stopped search returns what it has.
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
