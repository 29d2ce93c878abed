//! Steps that call cargo for the tests. All of them share one environment: a different one would make cargo compile the
//! workspace again.

use crate::step::{Step, output, succeeds};
use std::path::PathBuf;

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    std::path::absolute(&target).unwrap_or_else(|_| target.into())
}

/// The program as the tests build it.
pub fn program() -> String {
    target().join("debug/luxor").display().to_string()
}

/// Compiles everything with Clippy as the compiler: lints and build in one pass instead of two. Without Clippy this is
/// the plain command, which says what is missing.
pub fn build_with_lints() -> Step {
    match clippy_driver() {
        Some(_) => step("build and lints", &["build", "--workspace", "--all-targets"]),
        None => step("lints", &["clippy", "--workspace", "--all-targets"]),
    }
}

/// Every Rust test, those of the documentation too.
pub fn tests() -> Vec<Step> {
    if succeeds("cargo", &["nextest", "--version"]) {
        let nextest = ["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"];
        vec![
            step("tests", &nextest),
            step("documentation tests", &["test", "--workspace", "--doc", "--quiet"]),
        ]
    } else {
        vec![step("tests", &["test", "--workspace", "--no-fail-fast", "--quiet"])]
    }
}

/// The tests that are done within seconds: the rules by their numbers and the types everything stands on.
pub fn quick_tests() -> Step {
    step("quick tests", &["test", "--workspace", "--lib", "--quiet"])
}

/// The page is built by a step of its own, so the build script takes what it finds.
fn step(name: &str, arguments: &[&str]) -> Step {
    let step = Step::new(name, "cargo", arguments).with("LUXOR_SKIP_PAGE", "1".into());
    match clippy_driver() {
        Some(driver) => step
            .with("RUSTC_WORKSPACE_WRAPPER", driver)
            .with("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__".into()),
        None => step,
    }
}

/// Clippy's compiler, which lies beside rustc.
fn clippy_driver() -> Option<String> {
    let sysroot = output("rustc", &["--print", "sysroot"])?;
    let driver = PathBuf::from(sysroot.trim()).join("bin/clippy-driver");
    driver.exists().then(|| driver.display().to_string())
}
