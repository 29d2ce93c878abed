//! Errors of the program and their exit codes.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a verb could not do its work.
#[derive(Debug)]
pub enum Fault {
    /// The input or a file is wrong: exit code 1.
    Wrong(String),
    /// The command line is wrong: exit code 2.
    Usage(String),
    /// The game was made under a version of the rules that this program does not have: exit code 3.
    UnsupportedGeneration(String),
    /// Standard output is closed, as when it is piped into `head`.
    NobodyListens,
}

/// The result of a verb: an exit code or an error.
pub type Done = Result<ExitCode, Fault>;

/// The exit code for a game made under another version of the rules.
pub const UNSUPPORTED_GENERATION: u8 = 3;

impl Fault {
    /// Something is wrong with the input.
    pub fn wrong(what: impl Display) -> Self {
        Fault::Wrong(what.to_string())
    }

    /// The command line is wrong.
    pub fn usage(what: impl Display) -> Self {
        Fault::Usage(what.to_string())
    }

    /// Prints the error and returns its exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Fault::Wrong(what) => {
                anstream::eprintln!("{}: {what}", terminal::paint::alarm("luxor"));
                ExitCode::from(1)
            }
            Fault::Usage(what) => {
                anstream::eprintln!("{}: {what}", terminal::paint::alarm("luxor"));
                ExitCode::from(2)
            }
            Fault::UnsupportedGeneration(what) => {
                anstream::eprintln!("{}: {what}", terminal::paint::alarm("luxor"));
                ExitCode::from(UNSUPPORTED_GENERATION)
            }
            Fault::NobodyListens => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fault::NobodyListens,
            _ => Fault::Wrong(error.to_string()),
        }
    }
}
