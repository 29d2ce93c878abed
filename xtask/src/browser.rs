//! The browser for the page tests: the system's Chromium.

use crate::step::{Step, install_package, succeeds};

/// The steps that install Chromium; none if it is there.
pub fn install() -> Vec<Step> {
    if ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| succeeds(name, &["--version"])) {
        return Vec::new();
    }
    install_package("browser", "chromium")
}
