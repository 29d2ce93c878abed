//! The chores of the project: `cargo xtask test` runs every test there is, installing what it needs.

mod browser;
mod step;

use std::process::ExitCode;
use step::{Outcome, Step, run_all};

const HELP: &str = "\
cargo xtask test         every test there is: format, lints, Rust, page, browser
cargo xtask test rust    only the Rust part
cargo xtask test page    only the page and the browser
cargo xtask bench        all benchmarks
cargo xtask learn luxor  what the computer players judge positions by, anew from games
";

fn main() -> ExitCode {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    if let Err(error) = std::env::set_current_dir(root) {
        eprintln!("the project's root cannot be entered: {error}");
        return ExitCode::FAILURE;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let steps = match words.as_slice() {
        ["test"] => [rust_steps(), page_steps()].concat(),
        ["test", "rust"] => rust_steps(),
        ["test", "page"] => page_steps(),
        ["bench"] => vec![Step::new("benchmarks", "cargo", &["bench", "--workspace"])],
        ["learn", title @ ..] => vec![learn(title)],
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => {
            eprintln!("there is no chore {:?}; there are:\n{HELP}", other.join(" "));
            return ExitCode::from(2);
        }
    };
    match run_all(&steps) {
        Outcome::Passed => ExitCode::SUCCESS,
        Outcome::Failed => ExitCode::FAILURE,
    }
}

fn rust_steps() -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", "cargo", &["fmt", "--all", "--check"]),
        Step::new(
            "lints",
            "cargo",
            &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
        ),
    ];
    if step::succeeds("cargo", &["nextest", "--version"]) {
        let nextest = ["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"];
        steps.push(Step::new("tests", "cargo", &nextest));
        steps.push(Step::new("documentation tests", "cargo", &["test", "--workspace", "--doc", "--quiet"]));
    } else {
        steps.push(Step::new("tests", "cargo", &["test", "--workspace", "--no-fail-fast", "--quiet"]));
    }
    steps
}

/// Makes the learned judgement of a title.
fn learn(title: &[&str]) -> Step {
    let example = ["run", "--release", "--package", "bots", "--example", "learn", "--"];
    Step::new("learned judgement", "cargo", &[&example, title].concat())
}

/// The page has its own tools; they come with Node.
fn page_steps() -> Vec<Step> {
    if !std::path::Path::new("web/package.json").exists() {
        return Vec::new();
    }
    let mut steps = vec![
        Step::new("page: install", "npm", &["ci", "--no-audit", "--no-fund"]).within("web"),
        Step::new("page: types", "npm", &["run", "check"]).within("web"),
        Step::new("page: unit tests", "npm", &["run", "test:unit"]).within("web"),
        Step::new("page: build", "npm", &["run", "build"]).within("web"),
    ];
    steps.extend(browser::install());
    steps.push(Step::new("program for the browser tests", "cargo", &["build", "--package", "luxor"]));
    let browser_tests = Step::new("browser tests", "npm", &["run", "test:browser"]).within("web");
    steps.push(browser_tests.with("LUXOR_PROGRAM", program()));
    steps
}

/// Where cargo puts the program the browser tests play with.
fn program() -> String {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    let target = std::path::absolute(target).unwrap_or_else(|_| "target".into());
    target.join("debug/luxor").display().to_string()
}
