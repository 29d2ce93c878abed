//! Why a store could not do what it was asked.

use std::fmt;

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Somebody else was quicker: what was to be changed is no longer as it was, or a name is taken.
    Conflict,
    /// This cannot be done as it was asked, now or later; others may have better luck. Nothing was changed.
    Unfit(String),
    /// The store itself is in trouble: nothing was changed.
    Broken(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Conflict => f.write_str("what was to be changed has changed meanwhile"),
            Fault::Unfit(why) => write!(f, "the store cannot do that: {why}"),
            Fault::Broken(why) => write!(f, "the store is in trouble: {why}"),
        }
    }
}

impl std::error::Error for Fault {}
