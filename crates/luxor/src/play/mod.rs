//! `luxor play`: a game in the terminal.

mod command;
mod hint;
mod keep;
mod seating;
mod session;
mod start;

use crate::cli::PlayArgs;
use crate::fault::Done;

/// Runs the verb.
pub fn run(args: &PlayArgs) -> Done {
    let started = start::start(args)?;
    session::Session::new(started)?.play()
}

pub use seating::find as find_seat;
