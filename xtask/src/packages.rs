//! Programs that tests need and the system's packages bring.

use crate::PACKAGES;
use xtask::step::{Step, succeeds};

/// A program that tests need.
#[derive(Clone, Copy)]
pub enum Package {
    /// The browser for the page: Chromium, without a window if it is installed, which is lighter.
    Browser,
    /// The database for the store.
    Postgres,
    /// It records what the program writes, for the tests of power loss.
    Strace,
}

impl Package {
    /// Its name in Debian.
    fn name(self) -> &'static str {
        match self {
            Package::Browser => "chromium-headless-shell",
            Package::Postgres => "postgresql",
            Package::Strace => "strace",
        }
    }

    fn is_missing(self) -> bool {
        match self {
            // The programs that the tests know (`web/scripts/browser.js`).
            Package::Browser => ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
                .iter()
                .all(|name| !succeeds(name, &["--version"])),
            Package::Postgres => {
                let mut versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
                !versions.any(|version| version.path().join("bin/initdb").exists())
            }
            // Power loss is tested on Linux only.
            Package::Strace => cfg!(target_os = "linux") && !succeeds("strace", &["-V"]),
        }
    }
}

/// The steps that install what is missing; none if nothing is.
pub fn install(wanted: &[Package]) -> Vec<Step> {
    const LIST: &str = "package list";
    let missing: Vec<&str> =
        wanted.iter().filter(|package| package.is_missing()).map(|package| package.name()).collect();
    if missing.is_empty() {
        return Vec::new();
    }
    vec![
        Step::new(LIST, "apt-get", &["update", "-qq"]),
        Step::new(PACKAGES, "apt-get", &[&["install", "-y", "-qq"], &missing[..]].concat()).after(&[LIST]),
    ]
}
