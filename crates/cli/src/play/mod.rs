//! `luxor play`: a game in the terminal.

mod autosave;
mod command;
mod display;
mod frame;
mod help;
mod hint;
mod seating;
mod session;
mod start;

use crate::cli::PlayArgs;
use crate::fault::Done;
use terminal::Language;

/// Runs the verb.
pub fn run(args: &PlayArgs, language: Language) -> Done {
    let started = start::start(args, language)?;
    session::Session::new(started, language)?.play()
}

pub use seating::find as find_seat;
