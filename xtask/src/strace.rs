//! strace for the tests of power loss, which exist on Linux only.

use crate::step::{Step, install_package, succeeds};

/// The steps that install strace; none if it is there.
pub fn install() -> Vec<Step> {
    match cfg!(target_os = "linux") && !succeeds("strace", &["-V"]) {
        true => install_package("strace", "strace"),
        false => Vec::new(),
    }
}
