//! The database for the store's tests: the system's PostgreSQL.

use crate::step::{Step, install_package};

/// The steps that install PostgreSQL; none if it is there.
pub fn install() -> Vec<Step> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    if versions.into_iter().any(|version| version.path().join("bin/initdb").exists()) {
        return Vec::new();
    }
    install_package("database", "postgresql")
}
