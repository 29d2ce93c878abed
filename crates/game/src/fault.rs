//! Errors found in a file, with line numbers.

use std::fmt;

/// One fault, with its line where there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl Fault {
    /// A fault on a line.
    pub fn at(line: usize, what: impl Into<String>) -> Self {
        Fault { line: Some(line), what: what.into() }
    }

    /// A fault of the whole file.
    pub fn whole(what: impl Into<String>) -> Self {
        Fault { line: None, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// All faults that were found, not only the first.
///
/// ```
/// use game::{Fault, Faults};
/// let faults = Faults(vec![Fault::at(3, "there is no tile \"sea\""), Fault::whole("the file lacks `points`")]);
/// assert_eq!(faults.to_string(), "line 3: there is no tile \"sea\"\nthe file lacks `points`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// The same in a text that has `lines` lines more before them.
    pub fn after_lines(mut self, lines: usize) -> Faults {
        self.0.iter_mut().for_each(|fault| fault.line = fault.line.map(|line| line + lines));
        self
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Self {
        Faults(vec![fault])
    }
}
