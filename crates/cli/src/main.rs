//! The program: its verbs are the command line.

mod calendar;
mod cli;
mod console;
mod fault;
mod files;
mod language;
mod notation;
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
use language::Language;
use std::process::ExitCode;

/// Many small pieces of text are made and dropped on many threads: what the system brings along is slower at that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let language = cli.language.unwrap_or_else(Language::of_environment);
    let done = match cli.verb {
        None => verbs::serve::run(&ServeArgs::default()),
        Some(Verb::Welcome) => welcome::show(language),
        Some(Verb::Serve(args)) => verbs::serve::run(&args),
        Some(Verb::Play(args)) => play::run(&args, language),
        Some(Verb::Replay(args)) => verbs::replay::run(&args, language),
        Some(Verb::Verify(args)) => verbs::verify::run(&args, language),
        Some(Verb::Arena(args)) => verbs::arena::run(&args),
        Some(Verb::Score(args)) => verbs::score::run(&args, language),
        Some(Verb::Rules(args)) => verbs::rules::run(&args, language),
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
