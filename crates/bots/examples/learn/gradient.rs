//! A judgement that is being taught: it is told where it was wrong, and changes its numbers a little (Adam).

use crate::positions::Told;
use bots::SplitMix64;
use bots::value_net::{NARROW, OUTPUTS, Thought, ValueNet, WIDE};

/// How long the memory for the direction of changes is, and for their size.
const MEMORY: [f32; 2] = [0.9, 0.999];

/// What it knows, and how it has been changing.
pub struct Gradient {
    /// What it knows.
    pub value_net: ValueNet,
    /// How much each number is to blame since the last change.
    blame: ValueNet,
    /// The blame of late, number by number.
    direction: Vec<f32>,
    /// The square of it.
    size: Vec<f32>,
    /// What is left of the very first memories.
    fading: [f32; 2],
}

impl Gradient {
    /// A gradient with small random numbers.
    pub fn new(features: usize, rng: &mut SplitMix64) -> Gradient {
        let mut value_net = ValueNet::blank(features);
        let mut fill = |numbers: &mut [f32], spread: f32| {
            numbers.iter_mut().for_each(|number| *number = spread * about_normal(rng));
        };
        fill(value_net.first.as_flattened_mut(), (1.0 / features as f32).sqrt());
        fill(value_net.second.as_flattened_mut(), (2.0 / WIDE as f32).sqrt());
        fill(value_net.last.as_flattened_mut(), 0.3 * (1.0 / NARROW as f32).sqrt());
        let numbers = value_net.numbers().count();
        let zeros = vec![0.0; numbers];
        let blame = ValueNet::blank(features);
        Gradient { value_net, blame, direction: zeros.clone(), size: zeros, fading: [1.0; 2] }
    }

    /// Says how far each output of one thought was off: every number that led there gets its part of the blame.
    pub fn correct(&mut self, told: &Told, thought: &Thought, off: [f32; OUTPUTS]) {
        let (value_net, blame) = (&self.value_net, &mut self.blame);
        let narrow_off = passed_back(&thought.narrow, off, &value_net.last, &mut blame.last);
        let wide_off = passed_back(&thought.wide, narrow_off, &value_net.second, &mut blame.second);
        blame_weights(&told.features, wide_off, &mut blame.first);
        add(&mut blame.last_bias, off, 1.0);
        add(&mut blame.second_bias, narrow_off, 1.0);
        add(&mut blame.first_bias, wide_off, 1.0);
    }

    /// Changeset its numbers, and forgets the blame.
    pub fn change(&mut self, rate: f32) {
        for (left, memory) in self.fading.iter_mut().zip(MEMORY) {
            *left *= memory;
        }
        let [direction_known, size_known] = self.fading.map(|left| 1.0 - left);
        let past = self.direction.iter_mut().zip(&mut self.size);
        for ((number, blame), (direction, size)) in
            self.value_net.numbers_mut().zip(self.blame.numbers_mut()).zip(past)
        {
            *direction += (1.0 - MEMORY[0]) * (*blame - *direction);
            *size += (1.0 - MEMORY[1]) * (*blame * *blame - *size);
            *number -= rate * (*direction / direction_known) / ((*size / size_known).sqrt() + 1e-7);
            *blame = 0.0;
        }
    }
}

/// Blames the weights between two layers, and tells how far the sums before them were off. A sum that was cut off at 0 led
/// nowhere.
fn passed_back<const FROM: usize, const TO: usize>(
    sums: &[f32; FROM],
    off: [f32; TO],
    weights: &[[f32; TO]],
    blame: &mut [[f32; TO]],
) -> [f32; FROM] {
    blame_weights(sums, off, blame);
    let mut before = [0.0; FROM];
    for ((before, &sum), weights) in before.iter_mut().zip(sums).zip(weights) {
        if sum > 0.0 {
            *before = weights.iter().zip(off).map(|(weight, off)| weight * off).sum();
        }
    }
    before
}

fn blame_weights<const TO: usize>(from: &[f32], off: [f32; TO], blame: &mut [[f32; TO]]) {
    for (&number, blame) in from.iter().zip(blame) {
        if number != 0.0 {
            add(blame, off, number);
        }
    }
}

fn add<const TO: usize>(sums: &mut [f32; TO], off: [f32; TO], times: f32) {
    sums.iter_mut().zip(off).for_each(|(sum, off)| *sum += times * off);
}

/// A random number whose square is 1 on average.
fn about_normal(rng: &mut SplitMix64) -> f32 {
    let sum: f32 = (0..6).map(|_| rng.share()).sum();
    (sum - 3.0) * 2f32.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::value_net::TEN;

    /// The blame of each number is how much what comes out changes with it.
    #[test]
    fn blame_is_what_a_small_change_does() {
        let mut rng = SplitMix64::new(5);
        let mut gradient = Gradient::new(7, &mut rng);
        let told = Told { features: (0..7).map(|_| rng.share()).collect(), won: 0.0, tens: 0.0 };
        let off = [0.7, -0.4];
        let outcome = |value_net: &ValueNet| {
            let value = value_net.evaluate(&told.features);
            off[0] * value.weight + off[1] * value.points / TEN
        };
        let thought = gradient.value_net.think(&told.features);
        gradient.correct(&told, &thought, off);
        let blame: Vec<f32> = gradient.blame.numbers().copied().collect();
        assert!(blame.iter().filter(|blame| **blame != 0.0).count() > 100);
        let step = 1e-3;
        for (at, blame) in blame.into_iter().enumerate() {
            let changed = |by: f32| {
                let mut value_net = gradient.value_net.clone();
                *value_net.numbers_mut().nth(at).unwrap() += by;
                outcome(&value_net)
            };
            let slope = (changed(step) - changed(-step)) / (2.0 * step);
            assert!((slope - blame).abs() < 2e-3, "number {at}: {slope}, {blame}");
        }
    }
}
