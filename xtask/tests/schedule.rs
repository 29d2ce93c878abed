//! Steps that run side by side: order, output, failure.

use std::fs;
use std::path::PathBuf;
use xtask::schedule::{Outcome, run_together};
use xtask::step::Step;

/// A step that runs a line of shell.
fn shell(name: &str, line: &str) -> Step {
    Step::new(name, "sh", &["-c", line])
}

/// A folder of the test's own.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs steps: how it ended and what was printed.
fn run(test: &str, steps: &[Step]) -> (Outcome, String) {
    let mut printed = Vec::new();
    let outcome = run_together(steps, &folder(test).join("steps"), &mut printed);
    (outcome, String::from_utf8(printed).unwrap())
}

#[test]
fn steps_run_side_by_side() {
    // Each waits for the other, so one after the other they would never end.
    let place = folder("meeting").display().to_string();
    let meet = |own, other| format!("touch {place}/{own}; until [ -e {place}/{other} ]; do sleep 0.01; done");
    let (outcome, printed) = run("side", &[shell("one", &meet("a", "b")), shell("two", &meet("b", "a"))]);
    assert_eq!(outcome, Outcome::Passed);
    assert!(printed.ends_with("\nall 2 steps passed\n"), "{printed}");
}

#[test]
fn a_step_begins_when_those_it_needs_have_passed() {
    let file = folder("order").join("made").display().to_string();
    let steps = [
        shell("second", &format!("cat {file}")).after(&["first", "not part of this task"]),
        shell("first", &format!("echo made > {file}")),
    ];
    let (outcome, printed) = run("needs", &steps);
    assert_eq!(outcome, Outcome::Passed, "{printed}");
    assert!(printed.contains("\n== second\nmade\n== second: ok ("), "{printed}");
}

#[test]
fn a_step_begins_when_those_it_is_behind_have_ended_passed_or_not() {
    let file = folder("behind").join("made").display().to_string();
    let steps = [
        shell("second", &format!("cat {file}")).behind(&["first", "not part of this task"]),
        shell("first", &format!("sleep 0.05; echo made > {file}; exit 1")),
        shell("fourth", "echo runs all the same").behind(&["third"]),
        shell("third", "echo is not run").after(&["first"]),
    ];
    let (outcome, printed) = run("ended", &steps);
    assert_eq!(outcome, Outcome::Failed);
    assert!(printed.contains("\n== second\nmade\n== second: ok ("), "{printed}");
    assert!(printed.contains("\nruns all the same\n== fourth: ok ("), "{printed}");
    assert!(printed.ends_with("2 of 4 steps failed: first, third\n"), "{printed}");
}

#[test]
fn what_a_step_prints_stays_together() {
    let talk = |word| format!("for i in 1 2 3; do echo {word}; sleep 0.01; echo {word} >&2; done");
    let (_, printed) = run("output", &[shell("one", &talk("left")), shell("two", &talk("right"))]);
    for (name, word) in [("one", "left"), ("two", "right")] {
        let whole = format!("\n== {name}\n{}== {name}: ok (", format!("{word}\n").repeat(6));
        assert!(printed.contains(&whole), "{printed}");
    }
}

#[test]
fn a_failed_step_is_named_and_what_needs_it_is_not_run() {
    let steps = [
        shell("build", "echo broken; exit 1"),
        shell("tests", "echo tested").after(&["build"]),
        shell("report", "echo reported").after(&["tests"]),
        Step::new("lints", "no-such-program", &[]),
        shell("format", "echo formatted"),
    ];
    let (outcome, printed) = run("failure", &steps);
    assert_eq!(outcome, Outcome::Failed);
    assert!(printed.contains("\n== build\nbroken\n== build: FAILED ("), "{printed}");
    assert!(printed.contains("== tests: NOT RUN, needs [\"build\"]"), "{printed}");
    assert!(printed.contains("no-such-program cannot be run"), "{printed}");
    assert!(printed.contains("formatted") && !printed.contains("tested\n"), "{printed}");
    let last = printed.lines().last().unwrap();
    let failed = last.strip_prefix("4 of 5 steps failed: ").unwrap_or_else(|| panic!("{printed}"));
    let mut failed: Vec<_> = failed.split(", ").collect();
    failed.sort();
    assert_eq!(failed, ["build", "lints", "report", "tests"]);
}

#[test]
fn steps_that_need_each_other_fail() {
    let steps = [shell("one", "true").after(&["two"]), shell("two", "true").after(&["one"])];
    let (outcome, printed) = run("circle", &steps);
    assert_eq!(outcome, Outcome::Failed);
    assert!(printed.ends_with("2 of 2 steps failed: one, two\n"), "{printed}");
}
