//! `luxor welcome`: what the program can do, and how to begin.

use crate::fault::Done;
use crate::language::Language;
use crate::paint;
use crate::words::Words;
use std::io::Write;
use std::process::ExitCode;

/// Prints it.
pub fn show(language: Language) -> Done {
    let words = Words::new(language, &[]);
    let mut out = anstream::stdout();
    writeln!(out, "\n  {}\n", paint::gold("L U X O R"))?;
    writeln!(out, "  {}", words.name("welcome-what"))?;
    writeln!(out, "  {}\n", paint::faint(&words.name("welcome-unofficial")))?;
    for title in catalogue::TITLES {
        let meta = title.meta();
        let players = format!("{}-{}", meta.players.start(), meta.players.end());
        writeln!(out, "  {}  {players}", paint::heading(&words.name(meta.name)))?;
        writeln!(out, "{}\n", paint::wrap(&words.name(meta.about), "    ", 4, paint::WIDTH))?;
    }
    writeln!(out, "  {}\n", words.name("welcome-begin"))?;
    for (command, id) in [
        ("luxor play", "welcome-play"),
        ("luxor play --people Ann,Ben", "welcome-people"),
        ("luxor play --game expedition", "welcome-expedition"),
        ("luxor rules", "welcome-rules"),
        ("luxor score", "welcome-score"),
        ("luxor --help", "welcome-help"),
    ] {
        let first = format!("    {} ", paint::key(&paint::pad(command, 29)));
        writeln!(out, "{}", paint::wrap(&words.name(id), &first, 34, paint::WIDTH))?;
    }
    writeln!(out)?;
    Ok(ExitCode::SUCCESS)
}
