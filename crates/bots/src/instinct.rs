//! Acting on a quick look: the whole of `greedy` and `gentle`, and the hand that moves everybody in a play-out.

use crate::{Judged, Quick};
use game::{Lottery, Silent};

/// Lists kept from one decision to the next, so that none is allocated in a play-out.
pub struct Lists<G: Judged> {
    /// What may be done.
    pub actions: Vec<G::Action>,
    /// What each action promises.
    pub promises: Vec<f32>,
}

impl<G: Judged> Default for Lists<G> {
    fn default() -> Self {
        Lists { actions: Vec::with_capacity(128), promises: Vec::with_capacity(128) }
    }
}

impl<G: Judged> Lists<G> {
    /// Lists and weighs what the decider may do.
    #[inline]
    pub fn weigh(&mut self, setup: &G::Setup, state: &G::State) {
        self.actions.clear();
        G::legal(setup, state, &mut self.actions);
        self.promises.clear();
        if self.actions.len() > 1 {
            G::weigh(setup, state, &self.actions, &mut self.promises);
        } else {
            self.promises.resize(self.actions.len(), 0.0);
        }
    }

    /// The most promising action, when every promise is misjudged by up to `wobble` points.
    #[inline]
    pub fn best(&self, wobble: f32, quick: &mut Quick) -> G::Action {
        let mut best = (0, f32::MIN);
        if self.actions.len() > 1 {
            for (index, &promise) in self.promises.iter().enumerate() {
                let promise = promise + wobble * quick.share();
                if promise > best.1 {
                    best = (index, promise);
                }
            }
        }
        self.actions[best.0]
    }
}

/// How everybody moves in a play-out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// Every action is as good as any other.
    Random,
    /// By promise, misjudged by up to so many points.
    Instinct(f32),
}

/// Plays on for so many turns, or to the end.
#[inline]
pub fn play_on<G: Judged>(
    setup: &G::Setup,
    state: &mut G::State,
    turns: u32,
    manner: Manner,
    chance: &mut Lottery<Quick>,
    lists: &mut Lists<G>,
) {
    let end = G::turn(state).saturating_add(turns);
    while G::decider(setup, state).is_some() && G::turn(state) < end {
        let action = match manner {
            Manner::Random => G::random_action(setup, state, &mut chance.0),
            Manner::Instinct(wobble) => {
                lists.weigh(setup, state);
                lists.best(wobble, &mut chance.0)
            }
        };
        G::play(setup, state, action, chance, &mut Silent);
    }
}
