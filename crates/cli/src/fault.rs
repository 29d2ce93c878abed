//! How the program says that something is wrong.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a verb could not do its work.
#[derive(Debug)]
pub enum Fault {
    /// Something is wrong with a file or with what was asked for: exit code 1.
    Wrong(String),
    /// The command line itself cannot be meant so: exit code 2.
    Usage(String),
    /// A game was made under rules that this program does not know: exit code 3.
    UnsupportedGeneration(String),
    /// Nobody reads our output any more, as when it is piped into `head`.
    NobodyListens,
}

/// What a verb returns: its exit code, or why it could not do its work.
pub type Done = Result<ExitCode, Fault>;

/// The exit code for a game made under rules that this program does not know.
pub const OTHER_LAW: u8 = 3;

impl Fault {
    /// Something is wrong with the input.
    pub fn wrong(what: impl Display) -> Self {
        Fault::Wrong(what.to_string())
    }

    /// The command line cannot be meant so.
    pub fn usage(what: impl Display) -> Self {
        Fault::Usage(what.to_string())
    }

    /// Tells the person, and the shell.
    pub fn report(&self) -> ExitCode {
        match self {
            Fault::Wrong(what) => {
                anstream::eprintln!("{}: {what}", crate::paint::alarm("luxor"));
                ExitCode::from(1)
            }
            Fault::Usage(what) => {
                anstream::eprintln!("{}: {what}", crate::paint::alarm("luxor"));
                ExitCode::from(2)
            }
            Fault::UnsupportedGeneration(what) => {
                anstream::eprintln!("{}: {what}", crate::paint::alarm("luxor"));
                ExitCode::from(OTHER_LAW)
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
