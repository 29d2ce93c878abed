//! The error type of stores.

use std::fmt;

/// Why an operation failed. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game is not in the expected state, because another writer was first, or an id or code is taken.
    Conflict,
    /// The operation itself is invalid, so a retry fails too; other operations are not affected.
    Unfit(String),
    /// The store itself fails, for example because the disk is full.
    Broken(String),
    /// What is stored cannot be read. Other games may still be fine.
    Malformed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Conflict => f.write_str("the stored data changed meanwhile"),
            Fault::Unfit(why) => write!(f, "the store refuses this operation: {why}"),
            Fault::Broken(why) => write!(f, "the store failed: {why}"),
            Fault::Malformed(why) => write!(f, "the stored data is damaged: {why}"),
        }
    }
}

impl std::error::Error for Fault {}
