//! A judgement learned from games: a small network from what is seen of a seat to its chance and its points.
//!
//! Two hidden layers of rectified sums. Every seat is judged by the same network; the chances to win are the outputs
//! set against each other. The numbers stand in `data/`, with how they were made.

use std::str::FromStr;

/// Sums in the first and in the second hidden layer.
pub const WIDE: usize = 32;
/// See [`WIDE`].
pub const NARROW: usize = 16;
/// What is learned of a seat.
pub const OUTPUTS: usize = 2;

/// A learned judgement.
#[derive(Clone, Debug)]
pub struct Learned {
    first: Vec<[f32; WIDE]>,
    first_bias: [f32; WIDE],
    second: Vec<[f32; NARROW]>,
    second_bias: [f32; NARROW],
    last: Vec<[f32; OUTPUTS]>,
    last_bias: [f32; OUTPUTS],
}

/// What is learned of one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Verdict {
    /// The weight of its chance to win: chances are in the proportion of the exponentials.
    pub weight: f32,
    /// The points it will have at the end.
    pub points: f32,
}

/// Points are learned in tens.
pub const TEN: f32 = 10.0;

impl Learned {
    /// Judges a seat by its features.
    #[inline]
    pub fn judge(&self, features: &[f32]) -> Verdict {
        let mut wide = self.first_bias;
        for (&feature, weights) in features.iter().zip(&self.first) {
            if feature != 0.0 {
                wide.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += feature * weight);
            }
        }
        let mut narrow = self.second_bias;
        for (&sum, weights) in wide.iter().zip(&self.second) {
            if sum > 0.0 {
                narrow.iter_mut().zip(weights).for_each(|(next, weight)| *next += sum * weight);
            }
        }
        let mut out = self.last_bias;
        for (&sum, weights) in narrow.iter().zip(&self.last) {
            if sum > 0.0 {
                out.iter_mut().zip(weights).for_each(|(next, weight)| *next += sum * weight);
            }
        }
        Verdict { weight: out[0], points: TEN * out[1] }
    }

    /// How many features it was taught.
    pub fn features(&self) -> usize {
        self.first.len()
    }
}

/// Features as they are filled in, one after the other.
pub(crate) struct Numbers<'a> {
    numbers: &'a mut [f32],
    count: usize,
}

impl<'a> Numbers<'a> {
    pub fn new(numbers: &'a mut [f32]) -> Self {
        Numbers { numbers, count: 0 }
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

    /// How many there are so far.
    pub fn count(&self) -> usize {
        self.count
    }
}

impl FromStr for Learned {
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
        let mut numbers = numbers.into_iter();
        let mut next = || numbers.next().unwrap_or_default();
        let mut learned = Learned {
            first: vec![[0.0; WIDE]; features],
            first_bias: [0.0; WIDE],
            second: vec![[0.0; NARROW]; WIDE],
            second_bias: [0.0; NARROW],
            last: vec![[0.0; OUTPUTS]; NARROW],
            last_bias: [0.0; OUTPUTS],
        };
        learned.first.iter_mut().flatten().for_each(|weight| *weight = next());
        learned.first_bias.iter_mut().for_each(|weight| *weight = next());
        learned.second.iter_mut().flatten().for_each(|weight| *weight = next());
        learned.second_bias.iter_mut().for_each(|weight| *weight = next());
        learned.last.iter_mut().flatten().for_each(|weight| *weight = next());
        learned.last_bias.iter_mut().for_each(|weight| *weight = next());
        Ok(learned)
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
        let learned: Learned = constant(3, 0.5, 4.2).parse().unwrap();
        assert_eq!(learned.features(), 3);
        assert_eq!(learned.judge(&[1.0, 2.0, 3.0]), Verdict { weight: 0.5, points: 42.0 });
        let short = constant(3, 0.5, 4.2).replacen("0 ", "", 1);
        assert!(short.parse::<Learned>().unwrap_err().contains("do not fit"));
        assert!(constant(3, 0.5, 4.2).replacen("0 ", "x ", 1).parse::<Learned>().is_err());
    }

    #[test]
    fn negative_sums_are_cut_off() {
        // One feature into one sum into one sum into the weight; everything else is 0.
        let mut numbers = vec![0.0f32; WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS + OUTPUTS];
        numbers[0] = 2.0;
        numbers[2 * WIDE] = 3.0;
        numbers[2 * WIDE + WIDE * NARROW + NARROW] = 5.0;
        let text: Vec<String> = numbers.iter().map(f32::to_string).collect();
        let learned: Learned = text.join(" ").parse().unwrap();
        assert_eq!(learned.judge(&[0.5]).weight, 15.0);
        assert_eq!(learned.judge(&[-0.5]).weight, 0.0);
    }
}
