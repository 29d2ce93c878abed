//! Versions of games.

use crate::{Fault, GameRecord};

/// Checks what a writer wants to save.
pub(crate) trait CheckNext {
    /// Fails unless this is the version after `after`.
    fn check_next(&self, after: u64) -> Result<(), Fault>;
}

impl CheckNext for GameRecord {
    fn check_next(&self, after: u64) -> Result<(), Fault> {
        if self.version() == after + 1 {
            return Ok(());
        }
        Err(Fault::Unfit(format!("version {} cannot follow {after}", self.version())))
    }
}
