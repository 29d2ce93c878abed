//! The program: its verbs are the command line.

mod calendar;
mod cli;
mod console;
mod fault;
mod files;
mod paint;
mod play;
mod progress;
mod rulebook;
mod screen;
mod verbs;
mod welcome;
mod words;

use clap::Parser;
use cli::{Cli, Verb};
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        None => welcome::show(),
        Some(Verb::Play(args)) => play::run(&args),
        Some(Verb::Replay(args)) => verbs::replay::run(&args),
        Some(Verb::Verify(args)) => verbs::verify::run(&args),
        Some(Verb::Arena(args)) => verbs::arena::run(&args),
        Some(Verb::Score(args)) => verbs::score::run(&args),
        Some(Verb::Rules(args)) => verbs::rules::run(&args),
        Some(Verb::Components(args)) => verbs::components::run(&args),
    };
    match done {
        Ok(code) => code,
        Err(fault) => fault.report(),
    }
}
