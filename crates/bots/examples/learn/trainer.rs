//! Backpropagation through the value network, and Adam steps.

use crate::positions::SeatSample;
use bots::SplitMix64;
use bots::value_net::{Activations, NARROW, OUTPUTS, ValueNet, WIDE};

/// Adam's decay rates for the first and the second moment.
const BETAS: [f32; 2] = [0.9, 0.999];

/// A network in training, with the state of Adam.
pub struct Trainer {
    /// The network.
    pub value_net: ValueNet,
    /// The gradient accumulated since the last step.
    gradient: ValueNet,
    /// Adam's first moment, by parameter.
    first_moment: Vec<f32>,
    /// Adam's second moment, by parameter.
    second_moment: Vec<f32>,
    /// The powers of the decay rates, for bias correction.
    decay: [f32; 2],
}

impl Trainer {
    /// Starts from small random weights.
    pub fn new(features: usize, rng: &mut SplitMix64) -> Trainer {
        let mut value_net = ValueNet::blank(features);
        let mut fill = |numbers: &mut [f32], spread: f32| {
            numbers.iter_mut().for_each(|number| *number = spread * about_normal(rng));
        };
        fill(value_net.first.as_flattened_mut(), (1.0 / features as f32).sqrt());
        fill(value_net.second.as_flattened_mut(), (2.0 / WIDE as f32).sqrt());
        fill(value_net.last.as_flattened_mut(), 0.3 * (1.0 / NARROW as f32).sqrt());
        let numbers = value_net.parameters().count();
        let zeros = vec![0.0; numbers];
        let gradient = ValueNet::blank(features);
        Trainer { value_net, gradient, first_moment: zeros.clone(), second_moment: zeros, decay: [1.0; 2] }
    }

    /// Adds the gradient of one sample, given the derivative of the loss by each output.
    pub fn accumulate(&mut self, sample: &SeatSample, activation: &Activations, error: [f32; OUTPUTS]) {
        let (value_net, gradient) = (&self.value_net, &mut self.gradient);
        let narrow_error = backward(&activation.narrow, error, &value_net.last, &mut gradient.last);
        let wide_error = backward(&activation.wide, narrow_error, &value_net.second, &mut gradient.second);
        accumulate_weights(&sample.features, wide_error, &mut gradient.first);
        add(&mut gradient.last_bias, error, 1.0);
        add(&mut gradient.second_bias, narrow_error, 1.0);
        add(&mut gradient.first_bias, wide_error, 1.0);
    }

    /// Takes one Adam step and clears the gradient.
    pub fn step(&mut self, rate: f32) {
        for (decay, beta) in self.decay.iter_mut().zip(BETAS) {
            *decay *= beta;
        }
        let [first_correction, second_correction] = self.decay.map(|decay| 1.0 - decay);
        let past = self.first_moment.iter_mut().zip(&mut self.second_moment);
        for ((number, gradient), (first_moment, second_moment)) in
            self.value_net.parameters_mut().zip(self.gradient.parameters_mut()).zip(past)
        {
            *first_moment += (1.0 - BETAS[0]) * (*gradient - *first_moment);
            *second_moment += (1.0 - BETAS[1]) * (*gradient * *gradient - *second_moment);
            *number -= rate * (*first_moment / first_correction)
                / ((*second_moment / second_correction).sqrt() + 1e-7);
            *gradient = 0.0;
        }
    }
}

/// Backpropagates through one layer: accumulates the gradient of its weights and returns the derivatives by its inputs,
/// which are 0 where ReLU cut off.
fn backward<const FROM: usize, const TO: usize>(
    sums: &[f32; FROM],
    error: [f32; TO],
    weights: &[[f32; TO]],
    gradient: &mut [[f32; TO]],
) -> [f32; FROM] {
    accumulate_weights(sums, error, gradient);
    let mut before = [0.0; FROM];
    for ((before, &sum), weights) in before.iter_mut().zip(sums).zip(weights) {
        if sum > 0.0 {
            *before = weights.iter().zip(error).map(|(weight, error)| weight * error).sum();
        }
    }
    before
}

fn accumulate_weights<const TO: usize>(from: &[f32], error: [f32; TO], gradient: &mut [[f32; TO]]) {
    for (&number, gradient) in from.iter().zip(gradient) {
        if number != 0.0 {
            add(gradient, error, number);
        }
    }
}

fn add<const TO: usize>(sums: &mut [f32; TO], error: [f32; TO], times: f32) {
    sums.iter_mut().zip(error).for_each(|(sum, error)| *sum += times * error);
}

/// A roughly normal random number with mean 0 and variance 1.
fn about_normal(rng: &mut SplitMix64) -> f32 {
    let sum: f32 = (0..6).map(|_| rng.unit_f32()).sum();
    (sum - 3.0) * 2f32.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::value_net::POINTS_SCALE;

    #[test]
    fn gradient_matches_finite_differences() {
        let mut rng = SplitMix64::new(5);
        let mut trainer = Trainer::new(7, &mut rng);
        let sample = SeatSample { features: (0..7).map(|_| rng.unit_f32()).collect(), won: 0.0, tens: 0.0 };
        let error = [0.7, -0.4];
        let outcome = |value_net: &ValueNet| {
            let value = value_net.evaluate(&sample.features);
            error[0] * value.logit + error[1] * value.points / POINTS_SCALE
        };
        let activation = trainer.value_net.forward(&sample.features);
        trainer.accumulate(&sample, &activation, error);
        let gradient: Vec<f32> = trainer.gradient.parameters().copied().collect();
        assert!(gradient.iter().filter(|gradient| **gradient != 0.0).count() > 100);
        let step = 1e-3;
        for (at, gradient) in gradient.into_iter().enumerate() {
            let changed = |by: f32| {
                let mut value_net = trainer.value_net.clone();
                *value_net.parameters_mut().nth(at).unwrap() += by;
                outcome(&value_net)
            };
            let slope = (changed(step) - changed(-step)) / (2.0 * step);
            assert!((slope - gradient).abs() < 2e-3, "number {at}: {slope}, {gradient}");
        }
    }
}
