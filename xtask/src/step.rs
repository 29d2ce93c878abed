//! One command of a task: its name, how it is run, and what must have passed before.

use std::io;
use std::process::{Command, Stdio};

/// A command with a readable name.
#[derive(Clone)]
pub struct Step {
    pub(crate) name: String,
    program: String,
    arguments: Vec<String>,
    folder: &'static str,
    variables: Vec<(&'static str, String)>,
    pub(crate) needs: Vec<&'static str>,
    pub(crate) behind: Vec<&'static str>,
}

impl Step {
    /// A command run in the project's root.
    pub fn new(name: &str, program: &str, arguments: &[&str]) -> Step {
        let arguments = arguments.iter().map(|argument| argument.to_string()).collect();
        let (name, program) = (name.into(), program.into());
        Step {
            name,
            program,
            arguments,
            folder: ".",
            variables: Vec::new(),
            needs: Vec::new(),
            behind: Vec::new(),
        }
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

    /// The same, run only when the steps of these names have passed, as far as the task has them.
    pub fn after(mut self, names: &[&'static str]) -> Step {
        self.needs.extend(names);
        self
    }

    /// The same, begun only when the steps of these names have ended, passed or not, as far as the task has them.
    pub fn behind(mut self, names: &[&'static str]) -> Step {
        self.behind.extend(names);
        self
    }

    /// Runs the command until it ends; what it prints goes to the two places. Did it succeed?
    pub(crate) fn run(&self, stdout: Stdio, stderr: Stdio) -> io::Result<bool> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(self.folder).envs(self.variables.iter().cloned());
        // What `cargo run` says of this program is not for other commands: the build script of a dependency looks at
        // it, so it would be compiled again whenever cargo is called by hand in between.
        let of_this = ["CARGO_PKG_", "CARGO_MANIFEST_"];
        for (name, _) in std::env::vars_os() {
            if name.to_str().is_some_and(|name| of_this.iter().any(|start| name.starts_with(start))) {
                command.env_remove(name);
            }
        }
        let status = command.stdout(stdout).stderr(stderr).status();
        let named = |error: io::Error| {
            io::Error::new(error.kind(), format!("{} cannot be run: {error}", self.program))
        };
        status.map(|status| status.success()).map_err(named)
    }
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_step_does_not_get_what_cargo_says_of_this_program() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "cargo runs the test");
        let step = Step::new("variables", "sh", &["-c", "test -z \"$CARGO_PKG_NAME$CARGO_MANIFEST_DIR\""]);
        assert!(step.run(Stdio::null(), Stdio::null()).unwrap());
    }
}
