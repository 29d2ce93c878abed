//! The value network: from the features of a seat to the logit of its win probability and its final points.
//!
//! Two hidden layers with ReLU. The same network evaluates every seat; the win probabilities are the softmax of the
//! seats' logits. The parameters are in `data/` of each title, with a note on how they were trained;
//! `cargo xtask learn` trains them.

use std::fmt;
use std::str::FromStr;

/// Units in the first hidden layer.
pub const WIDE: usize = 32;
/// Units in the second hidden layer.
pub const NARROW: usize = 16;
/// Outputs for each seat: logit and points.
pub const OUTPUTS: usize = 2;

/// The parameters of the network; weights are stored by input unit.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNet {
    /// Weights from the features to the wide layer.
    pub first: Vec<[f32; WIDE]>,
    /// Biases of the wide layer.
    pub first_bias: [f32; WIDE],
    /// Weights from the wide layer to the narrow one.
    pub second: Vec<[f32; NARROW]>,
    /// Biases of the narrow layer.
    pub second_bias: [f32; NARROW],
    /// Weights from the narrow layer to the outputs.
    pub last: Vec<[f32; OUTPUTS]>,
    /// Biases of the outputs.
    pub last_bias: [f32; OUTPUTS],
}

/// The result of a forward pass with the hidden activations, which training needs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Activations {
    /// The wide layer after ReLU.
    pub wide: [f32; WIDE],
    /// The narrow layer after ReLU.
    pub narrow: [f32; NARROW],
    /// The output.
    pub value: Value,
}

/// What the network says about one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// The logit of its win probability, among the logits of the other seats.
    pub logit: f32,
    /// The points it is expected to have at the end.
    pub points: f32,
}

/// The network works with points divided by this.
pub const POINTS_SCALE: f32 = 10.0;

impl ValueNet {
    /// A network whose parameters are all 0.
    pub fn blank(features: usize) -> ValueNet {
        ValueNet {
            first: vec![[0.0; WIDE]; features],
            first_bias: [0.0; WIDE],
            second: vec![[0.0; NARROW]; WIDE],
            second_bias: [0.0; NARROW],
            last: vec![[0.0; OUTPUTS]; NARROW],
            last_bias: [0.0; OUTPUTS],
        }
    }

    /// Evaluates a seat by its features.
    #[inline]
    pub fn evaluate(&self, features: &[f32]) -> Value {
        self.forward(features).value
    }

    /// Evaluates a seat and keeps the hidden activations.
    #[inline]
    pub fn forward(&self, features: &[f32]) -> Activations {
        let wide = relu(layer(features, &self.first, self.first_bias));
        let narrow = relu(layer(&wide, &self.second, self.second_bias));
        let [logit, tens] = layer(&narrow, &self.last, self.last_bias);
        Activations { wide, narrow, value: Value { logit, points: POINTS_SCALE * tens } }
    }

    /// The number of input features.
    pub fn features(&self) -> usize {
        self.first.len()
    }

    /// All parameters, layer by layer, weights before biases.
    pub fn parameters(&self) -> impl Iterator<Item = &f32> {
        let (first, second) = (self.first.as_flattened(), self.second.as_flattened());
        let last = self.last.as_flattened();
        let layers = [first, &self.first_bias, second, &self.second_bias, last, &self.last_bias];
        layers.into_iter().flatten()
    }

    /// All parameters, mutable, in the order of [`Self::parameters`].
    pub fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let (first, second) = (self.first.as_flattened_mut(), self.second.as_flattened_mut());
        let last = self.last.as_flattened_mut();
        let layers = [first, &mut self.first_bias, second, &mut self.second_bias, last, &mut self.last_bias];
        layers.into_iter().flatten()
    }
}

/// One linear layer; zero inputs are skipped for speed.
#[inline]
fn layer<const UNITS: usize>(from: &[f32], weights: &[[f32; UNITS]], bias: [f32; UNITS]) -> [f32; UNITS] {
    let mut sums = bias;
    for (&number, weights) in from.iter().zip(weights) {
        if number != 0.0 {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += number * weight);
        }
    }
    sums
}

#[inline]
fn relu<const UNITS: usize>(sums: [f32; UNITS]) -> [f32; UNITS] {
    sums.map(|sum| sum.max(0.0))
}

/// Collects features one by one into a fixed-size array.
pub struct FeatureVec<const COUNT: usize> {
    numbers: [f32; COUNT],
    count: usize,
}

impl<const COUNT: usize> Default for FeatureVec<COUNT> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const COUNT: usize> FeatureVec<COUNT> {
    /// No features yet.
    #[inline]
    pub fn new() -> Self {
        FeatureVec { numbers: [0.0; COUNT], count: 0 }
    }

    /// Appends one.
    #[inline]
    pub fn add(&mut self, number: f32) {
        self.numbers[self.count] = number;
        self.count += 1;
    }

    /// Appends 1 or 0.
    #[inline]
    pub fn flag(&mut self, is: bool) {
        self.add(if is { 1.0 } else { 0.0 });
    }

    /// The features, once all are added.
    #[inline]
    pub fn filled(self) -> [f32; COUNT] {
        debug_assert_eq!(self.count, COUNT);
        self.numbers
    }
}

impl ValueNet {
    /// Parses a file compiled into the program.
    pub fn embedded(text: &str) -> ValueNet {
        text.parse().expect("the embedded parameters are valid")
    }
}

impl FromStr for ValueNet {
    type Err = String;

    /// Lines that begin with `#` are comments; the rest are all parameters in the order of [`Self::parameters`].
    fn from_str(text: &str) -> Result<Self, String> {
        let words = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let numbers: Vec<f32> = words
            .map(|word| word.parse().map_err(|_| format!("{word:?} is no number")))
            .collect::<Result<_, _>>()?;
        let rest = WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS + OUTPUTS;
        let features = match numbers.len().checked_sub(rest) {
            Some(first) if first > 0 && first % WIDE == 0 => first / WIDE,
            _ => return Err(format!("{} numbers do not fit the layers", numbers.len())),
        };
        let mut value_net = ValueNet::blank(features);
        value_net.parameters_mut().zip(numbers).for_each(|(place, number)| *place = number);
        Ok(value_net)
    }
}

impl fmt::Display for ValueNet {
    /// The format that is parsed, in lines of [`WIDE`] numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.parameters().map(|number| format!("{number:.4}")).collect();
        for line in words.chunks(WIDE) {
            writeln!(f, "{}", line.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network file whose parameters are 0 except the output biases.
    fn constant(features: usize, weight: f32, points: f32) -> String {
        let zeros = features * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS;
        format!("# made by hand\n{}\n{weight} {points}\n", "0 ".repeat(zeros))
    }

    #[test]
    fn parameters_parse_layer_by_layer() {
        let value_net: ValueNet = constant(3, 0.5, 4.2).parse().unwrap();
        assert_eq!(value_net.features(), 3);
        assert_eq!(value_net.evaluate(&[1.0, 2.0, 3.0]), Value { logit: 0.5, points: 42.0 });
        let short = constant(3, 0.5, 4.2).replacen("0 ", "", 1);
        assert!(short.parse::<ValueNet>().unwrap_err().contains("do not fit"));
        assert!(constant(3, 0.5, 4.2).replacen("0 ", "x ", 1).parse::<ValueNet>().is_err());
    }

    #[test]
    fn negative_activations_are_cut_to_zero() {
        // One feature feeds one wide unit, one narrow unit and the logit; every other weight is 0.
        let mut numbers = vec![0.0f32; WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS + OUTPUTS];
        numbers[0] = 2.0;
        numbers[2 * WIDE] = 3.0;
        numbers[2 * WIDE + WIDE * NARROW + NARROW] = 5.0;
        let text: Vec<String> = numbers.iter().map(f32::to_string).collect();
        let value_net: ValueNet = text.join(" ").parse().unwrap();
        assert_eq!(value_net.evaluate(&[0.5]).logit, 15.0);
        assert_eq!(value_net.evaluate(&[-0.5]).logit, 0.0);
    }

    #[test]
    fn written_parameters_parse_back() {
        let mut value_net = ValueNet::blank(3);
        let places = value_net.parameters_mut().enumerate();
        places.for_each(|(at, place)| *place = at as f32 / 8.0 - 40.0);
        assert_eq!(value_net.to_string().parse::<ValueNet>().unwrap(), value_net);
    }
}
