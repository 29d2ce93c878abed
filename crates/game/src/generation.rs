//! Generations (versions) of a title's rules.

use crate::Game;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The generation of a title's rules, as the header of a transcript states it. A program plays a range of them.
///
/// ```
/// use game::{Generation, UnsupportedGeneration};
/// let newer = UnsupportedGeneration::Later(Generation(3));
/// assert_eq!(newer.to_string(), "made under later rules, generation 3; a newer program is needed");
/// assert!(Generation(2) < Generation(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Generation(pub u16);

impl Generation {
    /// Can this program play a game of `G` under this generation?
    pub fn check<G: Game>(self) -> Result<(), UnsupportedGeneration> {
        if self < G::OLDEST_GENERATION {
            Err(UnsupportedGeneration::Earlier(self))
        } else if self > G::GENERATION {
            Err(UnsupportedGeneration::Later(self))
        } else {
            Ok(())
        }
    }
}

impl fmt::Display for Generation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "generation {}", self.0)
    }
}

/// A generation of the rules that this program cannot play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnsupportedGeneration {
    /// Older than the oldest supported one.
    Earlier(Generation),
    /// Newer than this program.
    Later(Generation),
}

impl fmt::Display for UnsupportedGeneration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnsupportedGeneration::Earlier(generation) => {
                write!(f, "made under earlier rules, {generation}; it cannot be checked by this program")
            }
            UnsupportedGeneration::Later(generation) => {
                write!(f, "made under later rules, {generation}; a newer program is needed")
            }
        }
    }
}
