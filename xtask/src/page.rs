//! Steps that call npm: the page, its checks, and the tests in a browser.

use crate::{PACKAGES, cargo};
use xtask::step::Step;

// Steps that others need.
const INSTALL: &str = "page: install";
pub const BUILD: &str = "page: build";
const BUILD_WITH_TOY: &str = "page: build with the title for tests";

/// The page that the server embeds.
pub fn build() -> Vec<Step> {
    vec![npm(INSTALL, &["ci", "--no-audit", "--no-fund"]), script(BUILD, "build").after(&[INSTALL])]
}

/// What needs no browser and no build.
pub fn checks() -> Vec<Step> {
    let checks = [
        ("page: format", "format"),
        ("page: lints", "lint"),
        ("page: types", "check"),
        ("page: unit tests", "test:unit"),
    ];
    checks.map(|(name, verb)| script(name, verb).after(&[INSTALL])).into()
}

/// The tests in a browser run against the program that is built for the Rust tests, and not beside them: both keep all
/// processors busy, and a browser that waits for its turn draws more frames.
pub fn browser_tests() -> Vec<Step> {
    let tests = script("browser tests", "test:browser").after(&[crate::BUILD, BUILD_WITH_TOY, PACKAGES]);
    let tests = tests.behind(&[cargo::TESTS]);
    vec![
        script(BUILD_WITH_TOY, "build:toy").after(&[BUILD]),
        tests.with("LUXOR_PROGRAM", cargo::program()).with("LUXOR_TOY_PROGRAM", cargo::program()),
    ]
}

fn script(name: &str, script: &str) -> Step {
    npm(name, &["run", script])
}

fn npm(name: &str, arguments: &[&str]) -> Step {
    Step::new(name, "npm", arguments).within("web")
}
