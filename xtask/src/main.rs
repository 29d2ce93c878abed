//! Project tasks: `cargo xtask test` runs every test, installing what it needs.

mod browser;
mod cargo;
mod cluster;
mod dist;
mod postgres;
mod step;
mod strace;

use std::process::ExitCode;
use step::{Step, run_all};

const HELP: &str = "\
cargo xtask test         every test: format, lints, Rust, page, browser
cargo xtask test quick   within a minute: format, unit tests of Rust and of the page
cargo xtask test rust    only the Rust part
cargo xtask test page    only the page and the browser
cargo xtask test cluster only the tests of several nodes; for a longer one: --games 60 --kills 40 --rounds 5 --failovers 4
cargo xtask bench        all benchmarks
cargo xtask dist         an archive with the program, its manual, units for systemd and documents
cargo xtask write        every generated file: TypeScript, OpenAPI, positions of the page's tests, examples in docs/
cargo xtask learn luxor  trains the value network of the computer players from new games
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
        ["test"] => all_steps(),
        ["test", "quick"] => quick_steps(),
        ["test", "rust"] => [page_build_steps(), rust_steps()].concat(),
        ["test", "page"] => {
            [page_build_steps(), vec![cargo::build_with_lints()], page_test_steps(), browser_steps()].concat()
        }
        ["test", "cluster", options @ ..] => match cluster::steps(options) {
            Ok(steps) => steps,
            Err(what) => {
                eprintln!("{what}");
                return ExitCode::from(2);
            }
        },
        ["bench"] => vec![Step::new("benchmarks", "cargo", &["bench", "--workspace"])],
        ["dist"] => return dist::run(),
        ["write"] => cargo::write(),
        ["learn", title @ ..] => vec![learn(title)],
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => {
            eprintln!("there is no task {:?}; there are:\n{HELP}", other.join(" "));
            return ExitCode::from(2);
        }
    };
    run_all(&steps).into()
}

/// The page comes first, because the server embeds it.
fn all_steps() -> Vec<Step> {
    [page_build_steps(), rust_steps(), page_test_steps(), browser_steps()].concat()
}

fn rust_steps() -> Vec<Step> {
    let mut steps = vec![format(), cargo::build_with_lints()];
    steps.extend(cargo::deny());
    steps.extend(postgres::install());
    steps.extend(strace::install());
    steps.extend(cargo::tests());
    steps
}

fn format() -> Step {
    Step::new("format", "cargo", &["fmt", "--all", "--check"])
}

/// For the inner loop: finds most mistakes within a minute.
fn quick_steps() -> Vec<Step> {
    let mut steps = vec![format(), cargo::quick_tests()];
    steps.extend(page_test_steps());
    steps
}

/// Trains the value network of a title.
fn learn(title: &[&str]) -> Step {
    let example = ["run", "--release", "--package", "bots", "--example", "learn", "--"];
    Step::new("train value network", "cargo", &[&example, title].concat())
}

fn page_build_steps() -> Vec<Step> {
    vec![
        Step::new("page: install", "npm", &["ci", "--no-audit", "--no-fund"]).within("web"),
        Step::new("page: build", "npm", &["run", "build"]).within("web"),
    ]
}

fn page_test_steps() -> Vec<Step> {
    vec![
        Step::new("page: format", "npm", &["run", "format"]).within("web"),
        Step::new("page: lints", "npm", &["run", "lint"]).within("web"),
        Step::new("page: types", "npm", &["run", "check"]).within("web"),
        Step::new("page: unit tests", "npm", &["run", "test:unit"]).within("web"),
    ]
}

/// The browser tests run against the program that was built for the Rust tests.
fn browser_steps() -> Vec<Step> {
    let mut steps = browser::install();
    steps.push(Step::new("page: build with the title for tests", "npm", &["run", "build:toy"]).within("web"));
    let tests = Step::new("browser tests", "npm", &["run", "test:browser"]).within("web");
    steps.push(tests.with("LUXOR_PROGRAM", cargo::program()).with("LUXOR_TOY_PROGRAM", cargo::program()));
    steps
}
