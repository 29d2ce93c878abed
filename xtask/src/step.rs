//! One command of a task: run in its folder, timed and reported.

use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// A command with a readable name.
#[derive(Clone)]
pub struct Step {
    name: String,
    program: String,
    arguments: Vec<String>,
    folder: &'static str,
    variables: Vec<(&'static str, String)>,
}

/// How a task ended.
pub enum Outcome {
    /// Every step succeeded.
    Passed,
    /// At least one failed; all were run.
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

impl Step {
    /// A command run in the project's root.
    pub fn new(name: &str, program: &str, arguments: &[&str]) -> Step {
        let arguments = arguments.iter().map(|argument| argument.to_string()).collect();
        Step { name: name.into(), program: program.into(), arguments, folder: ".", variables: Vec::new() }
    }

    /// The same, in a folder of the project.
    pub fn within(mut self, folder: &'static str) -> Step {
        self.folder = folder;
        self
    }

    /// The same, with an environment variable set.
    pub fn with(mut self, variable: &'static str, value: String) -> Step {
        self.variables.push((variable, value));
        self
    }

    fn run(&self) -> bool {
        println!("\n== {}", self.name);
        let started = Instant::now();
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(self.folder).envs(self.variables.iter().cloned());
        let status = command.status();
        let passed = match status {
            Ok(status) => status.success(),
            Err(error) => {
                println!("{} cannot be run: {error}", self.program);
                false
            }
        };
        let word = if passed { "ok" } else { "FAILED" };
        println!("== {}: {word} ({:.0} s)", self.name, started.elapsed().as_secs_f64());
        passed
    }
}

/// Runs all steps, also after a failed one, and lists the failed ones at the end.
pub fn run_all(steps: &[Step]) -> Outcome {
    let failed: Vec<&str> = steps.iter().filter(|step| !step.run()).map(|step| step.name.as_str()).collect();
    if failed.is_empty() {
        println!("\nall {} steps passed", steps.len());
        Outcome::Passed
    } else {
        println!("\n{} of {} steps failed: {}", failed.len(), steps.len(), failed.join(", "));
        Outcome::Failed
    }
}

/// The steps that install a package of Debian.
pub fn install_package(what: &str, package: &str) -> Vec<Step> {
    vec![
        Step::new(&format!("{what}: package list"), "apt-get", &["update", "-qq"]),
        Step::new(&format!("{what}: install"), "apt-get", &["install", "-y", "-qq", package]),
    ]
}

/// What a command prints, if it runs and succeeds.
pub fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Does this command run and succeed?
pub fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let command = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    command.is_ok_and(|status| status.success())
}
