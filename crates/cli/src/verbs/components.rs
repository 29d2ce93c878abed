//! `luxor components`: prints or checks a component file.

use crate::cli::{ComponentsArgs, ComponentsVerb};
use crate::fault::{Done, Fault};
use crate::files;
use std::io::Write;
use std::process::ExitCode;

/// Runs the verb.
pub fn run(args: &ComponentsArgs) -> Done {
    let mut out = anstream::stdout();
    match &args.verb {
        ComponentsVerb::Show { game } => {
            let title = catalogue::title(game).map_err(Fault::usage)?;
            write!(out, "{}", title.components())?;
        }
        ComponentsVerb::Check { file, game } => {
            let title = catalogue::title(game).map_err(Fault::usage)?;
            let text = files::read(file)?;
            let edition = title.check_components(&text).map_err(|faults| {
                let count = faults.0.len();
                let faults: Vec<String> = faults.0.iter().map(|fault| format!("  {fault}")).collect();
                let many = if count == 1 { "one fault".into() } else { format!("{count} faults") };
                Fault::wrong(format!("{} has {many}:\n{}", file.display(), faults.join("\n")))
            })?;
            writeln!(
                out,
                "{} is good: edition {:?}, digest {}",
                file.display(),
                edition.name,
                &edition.digest[..16]
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
