//! A training: positions in random order, a change after every few, and marks for what the gradient said before it was told.

use crate::gradient::Gradient;
use crate::positions::{Games, Position};
use bots::SplitMix64;
use bots::evaluate::{Evaluate, chances};
use bots::value_net::{TEN, Thought, Value, ValueNet};

/// So many positions before each change.
pub const BATCH: usize = 64;
/// So many positions wait, so that neighbours were not of the same game.
const POOL: usize = 30_000;
/// The points policy so much beside the victory.
const POINTS: f32 = 0.1;

/// What is to be value_net from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Training {
    /// So many positions.
    pub positions: u64,
    /// Everything follows from it.
    pub seed: u64,
    /// How fast it changes at first; it falls to nothing.
    pub rate: f32,
    /// So many positions are marked together.
    pub marked: u64,
}

impl Default for Training {
    fn default() -> Self {
        Training { positions: 1_500_000, seed: 1, rate: 0.001, marked: 100_000 }
    }
}

/// How good what was said about positions was, before anybody told.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Marks {
    positions: u64,
    entropy: f64,
    entropy_in_use: f64,
    seats: u64,
    squares: f64,
}

impl Training {
    /// Teaches; every now and then says how many positions were used and how it goes.
    pub fn give<G: Evaluate>(&self, mut report: impl FnMut(u64, Marks)) -> ValueNet {
        let mut rng = SplitMix64::new(self.seed);
        let mut games = Games::<G>::new(rng.word());
        let mut gradient = Gradient::new(G::value_net().features(), &mut rng);
        let mut pool = Vec::new();
        let (mut used, mut marks) = (0, Marks::default());
        while used < self.positions {
            while pool.len() < POOL.min(self.positions as usize).max(BATCH) {
                games.play(&mut pool);
            }
            for _ in 0..BATCH {
                let position = pool.swap_remove(rng.word() as usize % pool.len());
                teach(&mut gradient, &position, &mut marks);
            }
            used += BATCH as u64;
            gradient.change(self.rate * (1.0 - used as f32 / self.positions as f32).max(0.02));
            if marks.positions >= self.marked || used >= self.positions {
                report(used, std::mem::take(&mut marks));
            }
        }
        gradient.value_net
    }
}

/// Lets the gradient evaluate a position, marks it, and tells it.
fn teach(gradient: &mut Gradient, position: &Position, marks: &mut Marks) {
    let think = |told: &crate::positions::Told| gradient.value_net.think(&told.features);
    let thoughts: Vec<Thought> = position.seats.iter().map(think).collect();
    let values: Vec<Value> = thoughts.iter().map(|thought| thought.value).collect();
    let chances = chances(&values);
    marks.positions += 1;
    for (at, (told, thought)) in position.seats.iter().zip(&thoughts).enumerate() {
        let off = thought.value.points / TEN - told.tens;
        marks.seats += 1;
        marks.squares += f64::from(off * off);
        marks.entropy += surprise(told.won, chances[at]);
        marks.entropy_in_use += surprise(told.won, position.in_use[at]);
        let part = 1.0 / BATCH as f32;
        gradient.correct(told, thought, [part * (chances[at] - told.won), part * 2.0 * POINTS * off]);
    }
}

/// How surprising a victory is that was given this chance.
fn surprise(won: f32, chance: f32) -> f64 {
    f64::from(-won * chance.clamp(0.001, 1.0).ln())
}

impl Marks {
    /// How many positions were marked.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The cross-entropy of who won.
    pub fn entropy(&self) -> f64 {
        self.entropy / self.positions.max(1) as f64
    }

    /// That of the judgement in use.
    pub fn entropy_in_use(&self) -> f64 {
        self.entropy_in_use / self.positions.max(1) as f64
    }

    /// How far the points were off: the root of the mean square.
    pub fn points_off(&self) -> f64 {
        f64::from(TEN) * (self.squares / self.seats.max(1) as f64).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expedition_rules::Expedition;
    use luxor_rules::Luxor;

    /// Marks of a short training, quarter by quarter.
    fn short<G: Evaluate>(seed: u64) -> (ValueNet, Vec<Marks>) {
        let training = Training { positions: 4096, seed, rate: 0.005, marked: 1024 };
        let mut marks = Vec::new();
        let value_net = training.give::<G>(|_, quarter| marks.push(quarter));
        (value_net, marks)
    }

    #[test]
    fn what_is_taught_is_learned() {
        for marks in [short::<Luxor>(1).1, short::<Expedition>(1).1] {
            let [first, .., last] = &marks[..] else { panic!("{marks:?}") };
            assert!(last.entropy() < 0.95 * first.entropy(), "{marks:?}");
            assert!(last.points_off() < 0.5 * first.points_off(), "{marks:?}");
        }
    }

    #[test]
    fn the_same_seed_teaches_the_same() {
        assert_eq!(short::<Expedition>(2), short::<Expedition>(2));
        assert_ne!(short::<Expedition>(2).0, short::<Expedition>(3).0);
    }
}
