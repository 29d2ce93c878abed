//! Thinking: two families of search that share what they are made of.
//!
//! Both imagine a fresh position for every sample, with fresh chance, so neither ever knows its own next draw.

mod halving;
mod parallel;
mod tree;

use crate::budget::{Budget, Stop};
use crate::instinct::{Lists, Manner, play_on};
use crate::judge::{Judged, Worth, worth};
use crate::quick::Quick;
use game::{Lottery, Outlook};

/// How a search searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// Which family.
    pub family: Family,
    /// How many turns a play-out looks ahead; nothing: to the end of the game.
    pub turns: Option<u32>,
    /// How everybody moves in a play-out.
    pub manner: Manner,
    /// How much a tree is drawn to what it has seen little of, in chances to win.
    pub pull: f32,
    /// Where a tree looks only at one's own choices, the others move by instinct, misjudged by up to so many points.
    pub rivals: Option<f32>,
    /// The most memory of a tree, in bytes.
    pub memory: usize,
}

/// The families.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// All actions get the same samples; after each round the worse half is dropped.
    Halving,
    /// A tree over what everybody does, grown where it promises most.
    Tree,
    /// The same, without any quick look: every action is tried in the order of the list.
    PlainTree,
}

/// The memory of a tree unless somebody says otherwise: 256 megabytes for all threads together.
pub const MEMORY: usize = 256 << 20;

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// What it is worth: the chance to win, with a little for the margin.
    pub worth: f32,
    /// How many play-outs say so.
    pub samples: u64,
}

/// What a decision may use.
#[derive(Clone, Debug)]
pub struct Means {
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
struct Decision<'a, G: Judged> {
    outlook: &'a Outlook<'a, G>,
    actions: &'a [G::Action],
    method: &'a Method,
    means: &'a Means,
}

impl<G: Judged> Decision<'_, G> {
    /// Plays on from an imagined position, as far as the method looks ahead; what it is worth then.
    #[inline]
    fn play_out(&self, state: &mut G::State, chance: &mut Lottery<Quick>, lists: &mut Lists<G>) -> Worth {
        let turns = self.method.turns.unwrap_or(u32::MAX);
        play_on::<G>(self.outlook.setup(), state, turns, self.method.manner, chance, lists);
        worth::<G>(self.outlook.setup(), state)
    }
}

/// Thinks about a decision. All legal actions are returned, best first; a stopped search returns what it has.
pub fn search<G: Judged>(outlook: &Outlook<'_, G>, method: &Method, means: &Means) -> Vec<Ranked<G::Action>> {
    let mut actions = Vec::new();
    outlook.legal(&mut actions);
    if actions.len() < 2 {
        return actions.into_iter().map(|action| Ranked { action, worth: 0.0, samples: 0 }).collect();
    }
    let decision = Decision { outlook, actions: &actions, method, means };
    match method.family {
        Family::Halving => halving::search(&decision),
        Family::Tree | Family::PlainTree => tree::search(&decision),
    }
}
