//! The training loop: shuffled positions in batches, and metrics measured before each position is used.

use crate::positions::{Games, Position};
use crate::trainer::Trainer;
use bots::SplitMix64;
use bots::evaluate::{Evaluate, chances};
use bots::value_net::{Activations, POINTS_SCALE, Value, ValueNet};

/// Positions for each step.
pub const BATCH: usize = 64;
/// Positions in the shuffle pool, so that those of a batch come from different games.
const POOL: usize = 30_000;
/// The weight of the points in the loss, beside the win.
const POINTS: f32 = 0.1;

/// The parameters of a training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Training {
    /// How many positions are used.
    pub positions: u64,
    /// The seed of all randomness.
    pub seed: u64,
    /// The initial learning rate; it falls linearly towards 0.
    pub rate: f32,
    /// Positions between two reports.
    pub report_every: u64,
}

impl Default for Training {
    fn default() -> Self {
        Training { positions: 1_500_000, seed: 1, rate: 0.001, report_every: 100_000 }
    }
}

/// How good the predictions were, measured before the positions were used.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Metrics {
    positions: u64,
    entropy: f64,
    entropy_in_use: f64,
    seats: u64,
    squares: f64,
}

impl Training {
    /// Trains a network, reporting the number of positions used and the metrics since the last report.
    pub fn run<G: Evaluate>(&self, mut report: impl FnMut(u64, Metrics)) -> ValueNet {
        let mut rng = SplitMix64::new(self.seed);
        let mut games = Games::<G>::new(rng.word());
        let mut trainer = Trainer::new(G::value_net().features(), &mut rng);
        let mut pool = Vec::new();
        let (mut used, mut metrics) = (0, Metrics::default());
        while used < self.positions {
            while pool.len() < POOL.min(self.positions as usize).max(BATCH) {
                games.play(&mut pool);
            }
            for _ in 0..BATCH {
                let position = pool.swap_remove(rng.word() as usize % pool.len());
                train_on(&mut trainer, &position, &mut metrics);
            }
            used += BATCH as u64;
            trainer.step(self.rate * (1.0 - used as f32 / self.positions as f32).max(0.02));
            if metrics.positions >= self.report_every || used >= self.positions {
                report(used, std::mem::take(&mut metrics));
            }
        }
        trainer.value_net
    }
}

/// Evaluates a position, adds to the metrics, and accumulates its gradient.
fn train_on(trainer: &mut Trainer, position: &Position, metrics: &mut Metrics) {
    let forward = |sample: &crate::positions::SeatSample| trainer.value_net.forward(&sample.features);
    let activations: Vec<Activations> = position.seats.iter().map(forward).collect();
    let values: Vec<Value> = activations.iter().map(|activation| activation.value).collect();
    let chances = chances(&values);
    metrics.positions += 1;
    for (at, (sample, activation)) in position.seats.iter().zip(&activations).enumerate() {
        let error = activation.value.points / POINTS_SCALE - sample.tens;
        metrics.seats += 1;
        metrics.squares += f64::from(error * error);
        metrics.entropy += cross_entropy(sample.won, chances[at]);
        metrics.entropy_in_use += cross_entropy(sample.won, position.in_use[at]);
        let part = 1.0 / BATCH as f32;
        trainer.accumulate(
            sample,
            activation,
            [part * (chances[at] - sample.won), part * 2.0 * POINTS * error],
        );
    }
}

/// One seat's term of the cross-entropy.
fn cross_entropy(won: f32, chance: f32) -> f64 {
    f64::from(-won * chance.clamp(0.001, 1.0).ln())
}

impl Metrics {
    /// How many positions were measured.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The cross-entropy of who won.
    pub fn entropy(&self) -> f64 {
        self.entropy / self.positions.max(1) as f64
    }

    /// The cross-entropy of the current network.
    pub fn entropy_in_use(&self) -> f64 {
        self.entropy_in_use / self.positions.max(1) as f64
    }

    /// The root mean square error of the points.
    pub fn points_off(&self) -> f64 {
        f64::from(POINTS_SCALE) * (self.squares / self.seats.max(1) as f64).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expedition_rules::Expedition;
    use luxor_rules::Luxor;

    /// Metrics of a short training, quarter by quarter.
    fn short<G: Evaluate>(seed: u64) -> (ValueNet, Vec<Metrics>) {
        let training = Training { positions: 4096, seed, rate: 0.005, report_every: 1024 };
        let mut metrics = Vec::new();
        let value_net = training.run::<G>(|_, quarter| metrics.push(quarter));
        (value_net, metrics)
    }

    #[test]
    fn training_reduces_the_loss() {
        for metrics in [short::<Luxor>(1).1, short::<Expedition>(1).1] {
            let [first, .., last] = &metrics[..] else { panic!("{metrics:?}") };
            assert!(last.entropy() < 0.95 * first.entropy(), "{metrics:?}");
            assert!(last.points_off() < 0.5 * first.points_off(), "{metrics:?}");
        }
    }

    #[test]
    fn same_seed_trains_the_same_network() {
        assert_eq!(short::<Expedition>(2), short::<Expedition>(2));
        assert_ne!(short::<Expedition>(2).0, short::<Expedition>(3).0);
    }
}
