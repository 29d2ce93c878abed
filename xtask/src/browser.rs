//! The browser for the page tests: the system's Chromium, without a window if it is installed, which is lighter.

use crate::step::{Step, install_package, succeeds};

/// The programs that the tests know (`web/scripts/browser.js`).
const KNOWN: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// The steps that install Chromium; none if it is there.
pub fn install() -> Vec<Step> {
    if KNOWN.iter().any(|name| succeeds(name, &["--version"])) {
        return Vec::new();
    }
    install_package("browser", "chromium-headless-shell")
}
