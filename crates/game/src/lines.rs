//! The lines of a text, for faults found in it.

/// Where the lines of a text begin.
///
/// ```
/// use game::Lines;
/// let lines = Lines::of("keys = 20\nrings = 4\n");
/// assert_eq!((lines.at(0), lines.at(10)), (1, 2));
/// assert_eq!(lines.at(99), 2, "what is missing at the end is missing on the last line");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    /// Finds the lines of a text.
    pub fn of(text: &str) -> Lines {
        let after_breaks = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(i, _)| i + 1);
        // A line break at the very end starts no line.
        let starts = std::iter::once(0).chain(after_breaks.filter(|&start| start < text.len())).collect();
        Lines { starts }
    }

    /// The line of a byte, counted from 1; places after the end belong to the last line.
    pub fn at(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start <= offset).max(1)
    }
}
