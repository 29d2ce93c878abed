//! Steps that call cargo for the tests. They share one environment: a different one would make cargo recompile the
//! workspace.

use crate::{BUILD, PACKAGES, page};
use std::path::PathBuf;
use xtask::step::{Step, output, succeeds};

// A step that others are behind.
pub const TESTS: &str = "tests";

/// Cargo's target folder.
pub fn target() -> PathBuf {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    std::path::absolute(&target).unwrap_or_else(|_| target.into())
}

/// The program as built for the tests.
pub fn program() -> String {
    target().join("debug/luxor").display().to_string()
}

/// What is checked without running anything.
pub fn checks() -> Vec<Step> {
    [format(), build_with_lints()].into_iter().chain(deny()).collect()
}

pub fn format() -> Step {
    Step::new("format", "cargo", &["fmt", "--all", "--check"])
}

/// Compiles everything with Clippy as the compiler: lints and build in one pass. Without Clippy this is the plain
/// command, which says what is missing. The server embeds the page.
pub fn build_with_lints() -> Step {
    let verb = if clippy_driver().is_some() { "build" } else { "clippy" };
    step(BUILD, &[verb, "--workspace", "--all-targets"]).after(&[page::BUILD])
}

/// Every Rust test, doc tests included.
pub fn tests() -> Vec<Step> {
    let steps = if succeeds("cargo", &["nextest", "--version"]) {
        // Some tests mostly wait, for leases and timeouts (`.config/nextest.toml`): more than one for each processor
        // keep all of them busy.
        let threads = (3 * std::thread::available_parallelism().map_or(1, usize::from)).to_string();
        let nextest = ["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"];
        let nextest = [&nextest[..], &["--test-threads", &threads]].concat();
        vec![step(TESTS, &nextest), step("documentation tests", &["test", "--workspace", "--doc", "--quiet"])]
    } else {
        vec![step(TESTS, &["test", "--workspace", "--no-fail-fast", "--quiet"])]
    };
    steps.into_iter().map(|step| step.after(&[BUILD, PACKAGES])).collect()
}

/// The documentation, without a warning. It is no part of the tests, because it checks all dependencies once more.
pub fn documentation() -> Step {
    let doc = ["doc", "--workspace", "--no-deps", "--features", "luxor/toy"];
    let step = Step::new("documentation", "cargo", &doc).with("LUXOR_SKIP_PAGE", "1".into());
    step.with("RUSTDOCFLAGS", "-Dwarnings".into())
}

/// Licences, sources and duplicates of dependencies, if cargo-deny is installed; a test checks the first two anyway.
fn deny() -> Option<Step> {
    let check = ["deny", "--all-features", "check", "bans", "licenses", "sources"];
    succeeds("cargo", &["deny", "--version"]).then(|| Step::new("dependencies", "cargo", &check))
}

/// The tests of several nodes, one after the other, with what they report.
pub fn cluster_tests() -> Step {
    let tests = ["test", "--workspace", "--test", "cluster", "--", "--nocapture", "--test-threads", "1"];
    step("tests of several nodes", &tests)
}

/// The tests that take seconds: the rules and the basic types.
pub fn quick_tests() -> Step {
    step("quick tests", &["test", "--workspace", "--lib", "--quiet"])
}

/// Writes every generated file again: the tests that compare them with their sources do it.
pub fn write() -> Vec<Step> {
    let tests = [
        ("TypeScript and OpenAPI", "wire", "generated"),
        ("positions of the page's tests", "wire", "fixtures"),
        ("examples in the documents", "integration", "documents"),
    ];
    // The whole workspace, so that dependencies have the features they were compiled with.
    let write = |(name, test, filter)| {
        step(name, &["test", "--quiet", "--workspace", "--test", test, filter])
            .with("LUXOR_WRITE", "1".into())
    };
    tests.map(write).into()
}

/// The page is built by its own step, so the build script must not build it again. The program has the title for tests,
/// which it lists only if it is asked to.
fn step(name: &str, arguments: &[&str]) -> Step {
    let (verb, rest) = arguments.split_at(1 + usize::from(arguments[0] == "nextest"));
    let arguments = [verb, &["--features", "luxor/toy"], rest].concat();
    let mut step = Step::new(name, "cargo", &arguments).with("LUXOR_SKIP_PAGE", "1".into());
    // Where everything is compiled once, what is kept for compiling it again is work for nothing.
    if std::env::var_os("CI").is_some() {
        step = step.with("CARGO_INCREMENTAL", "0".into());
    }
    match clippy_driver() {
        Some(driver) => step
            .with("RUSTC_WORKSPACE_WRAPPER", driver)
            .with("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__".into()),
        None => step,
    }
}

/// Clippy's compiler, which is installed beside rustc.
fn clippy_driver() -> Option<String> {
    let sysroot = output("rustc", &["--print", "sysroot"])?;
    let driver = PathBuf::from(sysroot.trim()).join("bin/clippy-driver");
    driver.exists().then(|| driver.display().to_string())
}
