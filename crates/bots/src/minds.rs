//! The minds themselves.

use crate::budget::Stop;
use crate::instinct::Lists;
use crate::judge::Judged;
use crate::quick::Quick;
use crate::search::{Means, Method, search};
use catalogue::Mind;
use game::Outlook;

/// Acts on a quick look at an imagined position, averaged over a few.
pub struct Instinctive<G: Judged> {
    quick: Quick,
    lists: Lists<G>,
    sums: Vec<f32>,
    temper: Temper,
}

/// How sure somebody's eye is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// How many positions are imagined.
    pub looks: u32,
    /// Promises are misjudged by up to so many points.
    pub wobble: f32,
    /// In so many of a hundred decisions the eye is elsewhere.
    pub lapses: u64,
}

impl Temper {
    /// One ply and a good eye.
    pub const GREEDY: Temper = Temper { looks: 1, wobble: 0.02, lapses: 0 };
    /// Sensible, with human mistakes: leaves room for children.
    pub const GENTLE: Temper = Temper { looks: 1, wobble: 3.0, lapses: 12 };
}

impl<G: Judged> Instinctive<G> {
    /// The same seed makes the same decisions.
    pub fn new(seed: u64, temper: Temper) -> Self {
        Instinctive { quick: Quick::new(seed), lists: Lists::default(), sums: Vec::new(), temper }
    }
}

impl<G: Judged> Mind<G> for Instinctive<G> {
    fn decide(&mut self, outlook: &Outlook<'_, G>) -> G::Action {
        self.sums.clear();
        for look in 0..self.temper.looks.max(1) {
            let state = outlook.imagine(&mut self.quick);
            self.lists.weigh(outlook.setup(), &state);
            if self.lists.actions.len() == 1 {
                return self.lists.actions[0];
            }
            if look == 0 {
                self.sums.extend(&self.lists.promises);
            } else {
                self.sums.iter_mut().zip(&self.lists.promises).for_each(|(sum, promise)| *sum += promise);
            }
        }
        if self.temper.lapses > 0 && self.quick.word() % 100 < self.temper.lapses {
            let any = self.quick.word() as usize % self.lists.actions.len();
            return self.lists.actions[any];
        }
        self.lists.promises.copy_from_slice(&self.sums);
        self.lists.best(self.temper.wobble * self.temper.looks.max(1) as f32, &mut self.quick)
    }
}

/// Searches.
pub struct Thinker {
    method: Method,
    means: Means,
    quick: Quick,
}

impl Thinker {
    /// A mind that searches with these means in every decision; their seed makes it repeatable.
    pub fn new(method: Method, means: Means) -> Self {
        Thinker { method, quick: Quick::new(means.seed), means }
    }

    /// Who may stop it.
    pub fn stop(&self) -> Stop {
        self.means.stop.clone()
    }
}

impl<G: Judged> Mind<G> for Thinker {
    fn decide(&mut self, outlook: &Outlook<'_, G>) -> G::Action {
        self.means.seed = self.quick.word();
        let ranked = search(outlook, &self.method, &self.means);
        ranked.first().expect("whoever decides has something to do").action
    }
}
