//! Project tasks: `cargo xtask test` runs every test, installing what it needs.

mod cargo;
mod cluster;
mod dist;
mod packages;
mod page;

use packages::Package::{Browser, Postgres, Strace};
use std::process::ExitCode;
use xtask::schedule::{run_in_order, run_together};
use xtask::step::Step;

// Steps that others need.
const BUILD: &str = "build and lints";
const PACKAGES: &str = "packages";

const HELP: &str = "\
cargo xtask test         every test: format, lints, Rust, page, browser
cargo xtask test quick   within a minute: format, unit tests of Rust and of the page
cargo xtask test rust    only the Rust part
cargo xtask test page    only the page and the browser
cargo xtask test cluster only the tests of several nodes; for a longer one: \
                         --games 60 --kills 40 --rounds 5 --failovers 4
cargo xtask doc          the documentation of all crates, without a warning
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
    match words.as_slice() {
        ["test"] => test(&all_steps()),
        ["test", "quick"] => test(&quick_steps()),
        ["test", "rust"] => test(&rust_steps()),
        ["test", "page"] => test(&page_steps()),
        ["test", "cluster", options @ ..] => match cluster::steps(options) {
            Ok(steps) => run_in_order(&steps).into(),
            Err(what) => {
                eprintln!("{what}");
                ExitCode::from(2)
            }
        },
        ["doc"] => run_in_order(&[cargo::documentation()]).into(),
        ["bench"] => run_in_order(&[Step::new("benchmarks", "cargo", &["bench", "--workspace"])]).into(),
        ["dist"] => dist::run(),
        ["write"] => run_in_order(&cargo::write()).into(),
        ["learn", title @ ..] => run_in_order(&[learn(title)]).into(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        other => {
            eprintln!("there is no task {:?}; there are:\n{HELP}", other.join(" "));
            ExitCode::from(2)
        }
    }
}

/// What does not need each other runs side by side.
fn test(steps: &[Step]) -> ExitCode {
    run_together(steps, &cargo::target().join("steps"), std::io::stdout()).into()
}

fn all_steps() -> Vec<Step> {
    let install = packages::install(&[Browser, Postgres, Strace]);
    [install, page::build(), cargo::checks(), page::checks(), page::browser_tests(), cargo::tests()].concat()
}

fn rust_steps() -> Vec<Step> {
    [packages::install(&[Postgres, Strace]), page::build(), cargo::checks(), cargo::tests()].concat()
}

fn page_steps() -> Vec<Step> {
    let build = vec![cargo::build_with_lints()];
    [packages::install(&[Browser]), page::build(), build, page::checks(), page::browser_tests()].concat()
}

/// For the inner loop: finds most mistakes within a minute.
fn quick_steps() -> Vec<Step> {
    [vec![cargo::format(), cargo::quick_tests()], page::checks()].concat()
}

/// Trains the value network of a title.
fn learn(title: &[&str]) -> Step {
    let example = ["run", "--release", "--package", "bots", "--example", "learn", "--"];
    Step::new("train value network", "cargo", &[&example, title].concat())
}
