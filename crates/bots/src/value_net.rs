//! A judgement value_net from games: a small network from what is seen of a seat to its chance and its points.
//!
//! Two hidden layers of rectified sums. Every seat is judged by the same network; the chances to win are the outputs
//! set against each other. The numbers stand in `data/`, with how they were made; `examples/learn` makes them.

use std::fmt;
use std::str::FromStr;

/// Sums in the first and in the second hidden layer.
pub const WIDE: usize = 32;
/// See [`WIDE`].
pub const NARROW: usize = 16;
/// What is value_net of a seat.
pub const OUTPUTS: usize = 2;

/// A value_net judgement: what each number of a layer adds to each sum of the next.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNet {
    /// From the features to the wide layer.
    pub first: Vec<[f32; WIDE]>,
    /// Where the sums of the wide layer begin.
    pub first_bias: [f32; WIDE],
    /// From the wide layer to the narrow one.
    pub second: Vec<[f32; NARROW]>,
    /// Where the sums of the narrow layer begin.
    pub second_bias: [f32; NARROW],
    /// From the narrow layer to what is value_net.
    pub last: Vec<[f32; OUTPUTS]>,
    /// Where that begins.
    pub last_bias: [f32; OUTPUTS],
}

/// How a seat was judged: the sums of the layers, cut off at 0, and what they come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    /// The wide layer.
    pub wide: [f32; WIDE],
    /// The narrow layer.
    pub narrow: [f32; NARROW],
    /// What it comes to.
    pub value: Value,
}

/// What is value_net of one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// The weight of its chance to win: chances are in the proportion of the exponentials.
    pub weight: f32,
    /// The points it will have at the end.
    pub points: f32,
}

/// Points are value_net in tens.
pub const TEN: f32 = 10.0;

impl ValueNet {
    /// Nothing value_net yet: all numbers are 0.
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

    /// Judges a seat by its features.
    #[inline]
    pub fn evaluate(&self, features: &[f32]) -> Value {
        self.think(features).value
    }

    /// The same, with the way there.
    #[inline]
    pub fn think(&self, features: &[f32]) -> Thought {
        let wide = cut_off(layer(features, &self.first, self.first_bias));
        let narrow = cut_off(layer(&wide, &self.second, self.second_bias));
        let [weight, tens] = layer(&narrow, &self.last, self.last_bias);
        Thought { wide, narrow, value: Value { weight, points: TEN * tens } }
    }

    /// How many features it was taught.
    pub fn features(&self) -> usize {
        self.first.len()
    }

    /// All numbers, layer by layer, weights before biases.
    pub fn numbers(&self) -> impl Iterator<Item = &f32> {
        let (first, second) = (self.first.as_flattened(), self.second.as_flattened());
        let last = self.last.as_flattened();
        let layers = [first, &self.first_bias, second, &self.second_bias, last, &self.last_bias];
        layers.into_iter().flatten()
    }

    /// The same, to be changed.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let (first, second) = (self.first.as_flattened_mut(), self.second.as_flattened_mut());
        let last = self.last.as_flattened_mut();
        let layers = [first, &mut self.first_bias, second, &mut self.second_bias, last, &mut self.last_bias];
        layers.into_iter().flatten()
    }
}

/// The sums of a layer.
#[inline]
fn layer<const SUMS: usize>(from: &[f32], weights: &[[f32; SUMS]], bias: [f32; SUMS]) -> [f32; SUMS] {
    let mut sums = bias;
    for (&number, weights) in from.iter().zip(weights) {
        if number != 0.0 {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += number * weight);
        }
    }
    sums
}

/// Sums below 0 say nothing.
#[inline]
fn cut_off<const SUMS: usize>(sums: [f32; SUMS]) -> [f32; SUMS] {
    sums.map(|sum| sum.max(0.0))
}

/// Features as they are filled in, one after the other.
pub(crate) struct Numbers<const COUNT: usize> {
    numbers: [f32; COUNT],
    count: usize,
}

impl<const COUNT: usize> Numbers<COUNT> {
    pub fn new() -> Self {
        Numbers { numbers: [0.0; COUNT], count: 0 }
    }

    #[inline]
    pub fn add(&mut self, number: f32) {
        self.numbers[self.count] = number;
        self.count += 1;
    }

    #[inline]
    pub fn flag(&mut self, is: bool) {
        self.add(if is { 1.0 } else { 0.0 });
    }

    /// All of them.
    #[inline]
    pub fn filled(self) -> [f32; COUNT] {
        debug_assert_eq!(self.count, COUNT);
        self.numbers
    }
}

impl ValueNet {
    /// What stands in a file of `data/`.
    pub(crate) fn brought_along(text: &str) -> ValueNet {
        text.parse().expect("the numbers that are brought along fit")
    }
}

impl FromStr for ValueNet {
    type Err = String;

    /// Lines that begin with `#` are remarks; then all numbers, layer by layer, weights before biases.
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
        value_net.numbers_mut().zip(numbers).for_each(|(place, number)| *place = number);
        Ok(value_net)
    }
}

impl fmt::Display for ValueNet {
    /// As it is read, in lines of [`WIDE`] numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.numbers().map(|number| format!("{number:.4}")).collect();
        for line in words.chunks(WIDE) {
            writeln!(f, "{}", line.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that all are 0 but the last biases.
    fn constant(features: usize, weight: f32, points: f32) -> String {
        let zeros = features * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS;
        format!("# made by hand\n{}\n{weight} {points}\n", "0 ".repeat(zeros))
    }

    #[test]
    fn numbers_are_read_layer_by_layer() {
        let value_net: ValueNet = constant(3, 0.5, 4.2).parse().unwrap();
        assert_eq!(value_net.features(), 3);
        assert_eq!(value_net.evaluate(&[1.0, 2.0, 3.0]), Value { weight: 0.5, points: 42.0 });
        let short = constant(3, 0.5, 4.2).replacen("0 ", "", 1);
        assert!(short.parse::<ValueNet>().unwrap_err().contains("do not fit"));
        assert!(constant(3, 0.5, 4.2).replacen("0 ", "x ", 1).parse::<ValueNet>().is_err());
    }

    #[test]
    fn negative_sums_are_cut_off() {
        // One feature into one sum into one sum into the weight; everything else is 0.
        let mut numbers = vec![0.0f32; WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS + OUTPUTS];
        numbers[0] = 2.0;
        numbers[2 * WIDE] = 3.0;
        numbers[2 * WIDE + WIDE * NARROW + NARROW] = 5.0;
        let text: Vec<String> = numbers.iter().map(f32::to_string).collect();
        let value_net: ValueNet = text.join(" ").parse().unwrap();
        assert_eq!(value_net.evaluate(&[0.5]).weight, 15.0);
        assert_eq!(value_net.evaluate(&[-0.5]).weight, 0.0);
    }

    #[test]
    fn what_is_brought_along_is_written_as_it_is_read() {
        for text in [include_str!("../data/luxor.net"), include_str!("../data/expedition.net")] {
            let numbers = text.lines().skip_while(|line| line.starts_with('#'));
            let numbers: String = numbers.flat_map(|line| [line, "\n"]).collect();
            assert_eq!(text.parse::<ValueNet>().unwrap().to_string(), numbers);
        }
    }
}
