//! The program `luxor`: parses the command line and runs one verb.

mod arena_args;
mod cli;
mod console;
mod fault;
mod files;
mod full_screen;
mod help;
mod line_editor;
mod play;
mod progress;
mod puzzle_args;
mod rulebook;
mod screen;
mod serve_args;
mod settings;
mod store_args;
mod texts;
mod timestamp;
mod verbs;
mod welcome;

use cli::Verb;
use std::process::ExitCode;
use terminal::Language;

/// Bots allocate many small objects on many threads: mimalloc is faster at that than the system allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match settings::parse() {
        Ok(cli) => cli,
        Err(fault) => return fault.report(),
    };
    let language = cli.language.unwrap_or_else(Language::of_environment);
    let done = match cli.verb {
        // `settings::parse` reads no verb as `serve`.
        None | Some(Verb::Welcome) => welcome::show(language),
        Some(Verb::Serve(args)) => verbs::serve::run(&args),
        Some(Verb::Play(args)) => play::run(&args, language),
        Some(Verb::Learn(args)) => verbs::learn::run(&args, language),
        Some(Verb::Replay(args)) => verbs::replay::run(&args, language),
        Some(Verb::Analyse(args)) => verbs::analyse::run(&args, language),
        Some(Verb::Position(args)) => verbs::position::run(&args, language),
        Some(Verb::Verify(args)) => verbs::verify::run(&args, language),
        Some(Verb::Puzzles(args)) => verbs::puzzles::run(&args),
        Some(Verb::Arena(args)) => verbs::arena::run(&args),
        Some(Verb::Score(args)) => verbs::score::run(&args, language),
        Some(Verb::Rules(args)) => verbs::rules::run(&args, language),
        Some(Verb::Components(args)) => verbs::components::run(&args),
        Some(Verb::Manual(args)) => verbs::manual::run(&args),
        Some(Verb::Backup(args)) => verbs::transfer::backup(&args),
        Some(Verb::Restore(args)) => verbs::restore::run(&args),
        Some(Verb::Check(args)) => verbs::check::run(&args, language),
        Some(Verb::Stats(args)) => verbs::cleaning::stats(&args),
        Some(Verb::Delete(args)) => verbs::cleaning::delete(&args),
        Some(Verb::Purge(args)) => verbs::cleaning::purge(&args),
        Some(Verb::CopyStore(args)) => verbs::copy_store::run(&args),
        Some(Verb::Export(args)) => verbs::transfer::export(&args),
        Some(Verb::Import(args)) => verbs::transfer::import(&args),
    };
    match done {
        Ok(code) => code,
        Err(fault) => fault.report(),
    }
}
