//! Runs the steps of a task: one after the other, or each as soon as those it needs have passed.

use crate::step::Step;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::{ExitCode, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

/// How a task ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every step succeeded.
    Passed,
    /// At least one failed.
    Failed,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Passed => ExitCode::SUCCESS,
            Outcome::Failed => ExitCode::FAILURE,
        }
    }
}

/// Runs all steps in their order, also after a failed one; what they print is seen at once.
pub fn run_in_order(steps: &[Step]) -> Outcome {
    let mut ran = Report::new(io::stdout());
    for step in steps {
        ran.line(&format!("\n== {}", step.name));
        let started = Instant::now();
        let passed = step.run(Stdio::inherit(), Stdio::inherit());
        ran.ended(step, started, passed);
    }
    ran.outcome(steps.len())
}

/// Runs each step as soon as those it needs have passed, and those it is behind have ended. A step that needs a
/// failed one is not run, and counts as failed. What a step prints is kept in a file of the folder, and printed as a
/// whole when the step ends.
pub fn run_together(steps: &[Step], folder: &Path, out: impl Write) -> Outcome {
    let mut report = Report::new(out);
    let mut waiting: Vec<&Step> = steps.iter().collect();
    let (mut passed, mut ended): (Vec<&str>, Vec<&str>) = Default::default();
    let known = |need: &&&str| steps.iter().any(|step| step.name == **need);
    thread::scope(|scope| {
        let (sender, endings) = mpsc::channel();
        let mut running = 0;
        loop {
            let is_named = |names: &[&str], by: &[&'static str]| {
                by.iter().filter(known).all(|name| names.contains(name))
            };
            let can_run = |step: &Step| is_named(&passed, &step.needs);
            let mut ready: Vec<&Step> =
                waiting.extract_if(.., |step| can_run(step) && is_named(&ended, &step.behind)).collect();
            if ready.is_empty() && running == 0 {
                // What they are behind is not run.
                ready.extend(waiting.extract_if(.., |step| can_run(step)));
            }
            for step in ready {
                running += 1;
                let (file, sender) = (folder.join(step.name.replace([':', ' '], "-")), sender.clone());
                report.line(&format!("== {}: begun", step.name));
                scope.spawn(move || {
                    let started = Instant::now();
                    let result = run_into(step, &file);
                    sender.send((step, started, file, result)).expect("the task waits for every step");
                });
            }
            if running == 0 {
                break;
            }
            let (step, started, file, result) = endings.recv().expect("every step tells when it ends");
            running -= 1;
            report.line(&format!("\n== {}", step.name));
            report.bytes(&fs::read(file).unwrap_or_default());
            ended.push(&step.name);
            if report.ended(step, started, result) {
                passed.push(&step.name);
            }
        }
    });
    for step in waiting {
        let missing: Vec<_> = step.needs.iter().filter(known).filter(|need| !passed.contains(need)).collect();
        report.not_run(step, &missing);
    }
    report.outcome(steps.len())
}

fn run_into(step: &Step, file: &Path) -> io::Result<bool> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let output = File::create(file)?;
    step.run(output.try_clone()?.into(), output.into())
}

/// Prints how steps end, and remembers which failed.
struct Report<W> {
    out: W,
    failed: Vec<String>,
}

impl<W: Write> Report<W> {
    fn new(out: W) -> Report<W> {
        Report { out, failed: Vec::new() }
    }

    /// A task goes on if nobody reads what it prints.
    fn bytes(&mut self, bytes: &[u8]) {
        let _ = self.out.write_all(bytes).and_then(|()| self.out.flush());
    }

    fn line(&mut self, line: &str) {
        self.bytes(format!("{line}\n").as_bytes());
    }

    fn ended(&mut self, step: &Step, started: Instant, result: io::Result<bool>) -> bool {
        let passed = result.unwrap_or_else(|error| {
            self.line(&error.to_string());
            false
        });
        let word = if passed { "ok" } else { "FAILED" };
        self.line(&format!("== {}: {word} ({:.0} s)", step.name, started.elapsed().as_secs_f64()));
        if !passed {
            self.failed.push(step.name.clone());
        }
        passed
    }

    fn not_run(&mut self, step: &Step, missing: &[&&str]) {
        self.line(&format!("== {}: NOT RUN, needs {missing:?}", step.name));
        self.failed.push(step.name.clone());
    }

    fn outcome(mut self, steps: usize) -> Outcome {
        if self.failed.is_empty() {
            self.line(&format!("\nall {steps} steps passed"));
            return Outcome::Passed;
        }
        self.line(&format!("\n{} of {steps} steps failed: {}", self.failed.len(), self.failed.join(", ")));
        Outcome::Failed
    }
}
