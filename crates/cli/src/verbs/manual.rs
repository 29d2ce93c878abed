//! Manual pages and shell completions, made from the command line itself.

use crate::cli::{Cli, ManualArgs};
use crate::fault::{Done, Fault};
use clap::{CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Writes a manual page for every verb and completions for every shell into a folder.
pub fn run(args: &ManualArgs) -> Done {
    let at = |folder: &Path| {
        let folder = folder.to_owned();
        move |error: std::io::Error| Fault::wrong(format!("{}: {error}", folder.display()))
    };
    let pages = args.to.join("man");
    fs::create_dir_all(&pages).map_err(at(&pages))?;
    clap_mangen::generate_to(Cli::command(), &pages).map_err(at(&pages))?;
    let completions = args.to.join("completions");
    fs::create_dir_all(&completions).map_err(at(&completions))?;
    for &shell in Shell::value_variants() {
        clap_complete::generate_to(shell, &mut Cli::command(), "luxor", &completions)
            .map_err(at(&completions))?;
    }
    Ok(ExitCode::SUCCESS)
}
