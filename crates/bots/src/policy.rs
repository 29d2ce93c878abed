//! Acting on a rng look: the whole of `greedy` and `gentle`, and the hand that moves everybody in a play-out.

use crate::{Evaluate, SplitMix64};
use game::{RngChance, Silent};

/// Lists kept from one decision to the next, so that none is allocated in a play-out.
pub struct Lists<G: Evaluate> {
    /// What may be done.
    pub actions: Vec<G::Action>,
    /// What each action priors.
    pub priors: Vec<f32>,
}

impl<G: Evaluate> Default for Lists<G> {
    fn default() -> Self {
        Lists { actions: Vec::with_capacity(128), priors: Vec::with_capacity(128) }
    }
}

impl<G: Evaluate> Lists<G> {
    /// Lists and weighs what the decider may do.
    #[inline]
    pub fn policy(&mut self, setup: &G::Setup, state: &G::State) {
        self.actions.clear();
        G::legal(setup, state, &mut self.actions);
        self.priors.clear();
        if self.actions.len() > 1 {
            G::policy(setup, state, &self.actions, &mut self.priors);
        } else {
            self.priors.resize(self.actions.len(), 0.0);
        }
    }

    /// The most promising action, when every prior is misjudged by up to `noise` points.
    #[inline]
    pub fn best(&self, noise: f32, rng: &mut SplitMix64) -> G::Action {
        let mut best = (0, f32::MIN);
        if self.actions.len() > 1 {
            for (index, &prior) in self.priors.iter().enumerate() {
                let prior = prior + noise * rng.share();
                if prior > best.1 {
                    best = (index, prior);
                }
            }
        }
        self.actions[best.0]
    }
}

/// How everybody moves in a play-out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlayOutPolicy {
    /// Every action is as good as any other.
    Random,
    /// By prior, misjudged by up to so many points.
    Greedy(f32),
}

/// Plays on for so many turns, or to the end.
#[inline]
pub fn play_on<G: Evaluate>(
    setup: &G::Setup,
    state: &mut G::State,
    turns: u32,
    policy: PlayOutPolicy,
    chance: &mut RngChance<SplitMix64>,
    lists: &mut Lists<G>,
) {
    let end = G::turn(state).saturating_add(turns);
    while G::decider(setup, state).is_some() && G::turn(state) < end {
        let action = match policy {
            PlayOutPolicy::Random => G::random_action(setup, state, &mut chance.0),
            PlayOutPolicy::Greedy(noise) => {
                lists.policy(setup, state);
                lists.best(noise, &mut chance.0)
            }
        };
        G::play(setup, state, action, chance, &mut Silent);
    }
}
