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
use cli::{Cli, ServeArgs, Verb};
use std::process::ExitCode;

/// Many small pieces of text are made and dropped on many threads: what the system brings along is slower at that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match Cli::parse().verb {
        None => verbs::serve::run(&ServeArgs::default()),
        Some(Verb::Welcome) => welcome::show(),
        Some(Verb::Serve(args)) => verbs::serve::run(&args),
        Some(Verb::Play(args)) => play::run(&args),
        Some(Verb::Replay(args)) => verbs::replay::run(&args),
        Some(Verb::Verify(args)) => verbs::verify::run(&args),
        Some(Verb::Arena(args)) => verbs::arena::run(&args),
        Some(Verb::Score(args)) => verbs::score::run(&args),
        Some(Verb::Rules(args)) => verbs::rules::run(&args),
        Some(Verb::Components(args)) => verbs::components::run(&args),
        Some(Verb::Backup(args)) => verbs::keep::backup(&args),
        Some(Verb::Export(args)) => verbs::keep::export(&args),
        Some(Verb::Import(args)) => verbs::keep::import(&args),
    };
    match done {
        Ok(code) => code,
        Err(fault) => fault.report(),
    }
}
