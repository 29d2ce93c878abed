//! Choosing actions by their priors, without search: used by `greedy` and `gentle`, and for every move of a play-out.

use crate::{Evaluate, SplitMix64};
use game::{RngChance, Silent};

/// The legal actions of a decision and their priors, reused so that play-outs allocate nothing.
pub struct PolicyBuffer<G: Evaluate> {
    /// The legal actions.
    pub actions: Vec<G::Action>,
    /// The prior of each action, in points.
    pub priors: Vec<f32>,
}

impl<G: Evaluate> Default for PolicyBuffer<G> {
    fn default() -> Self {
        PolicyBuffer { actions: Vec::with_capacity(128), priors: Vec::with_capacity(128) }
    }
}

impl<G: Evaluate> PolicyBuffer<G> {
    /// Lists the decider's legal actions and their priors.
    #[inline]
    pub fn fill(&mut self, setup: &G::Setup, state: &G::State) {
        self.actions.clear();
        G::legal(setup, state, &mut self.actions);
        self.priors.clear();
        if self.actions.len() > 1 {
            G::policy(setup, state, &self.actions, &mut self.priors);
        } else {
            self.priors.resize(self.actions.len(), 0.0);
        }
    }

    /// The action with the highest prior after adding noise of up to `noise` points to each.
    #[inline]
    pub fn best(&self, noise: f32, rng: &mut SplitMix64) -> G::Action {
        let mut best = (0, f32::MIN);
        if self.actions.len() > 1 {
            for (index, &prior) in self.priors.iter().enumerate() {
                let prior = prior + noise * rng.unit_f32();
                if prior > best.1 {
                    best = (index, prior);
                }
            }
        }
        self.actions[best.0]
    }
}

/// How all players move in a play-out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlayOutPolicy {
    /// Uniformly at random.
    Random,
    /// By the highest prior, with noise of up to this many points.
    Greedy(f32),
}

/// Plays `turns` turns, or to the end of the game.
#[inline]
pub(crate) fn play_on<G: Evaluate>(
    setup: &G::Setup,
    state: &mut G::State,
    turns: u32,
    policy: PlayOutPolicy,
    chance: &mut RngChance<SplitMix64>,
    buffer: &mut PolicyBuffer<G>,
) {
    let end = G::turn(state).saturating_add(turns);
    while G::decider(setup, state).is_some() && G::turn(state) < end {
        let action = match policy {
            PlayOutPolicy::Random => G::random_action(setup, state, &mut chance.0),
            PlayOutPolicy::Greedy(noise) => {
                buffer.fill(setup, state);
                buffer.best(noise, &mut chance.0)
            }
        };
        G::play(setup, state, action, chance, &mut Silent);
    }
}
