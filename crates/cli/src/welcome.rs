//! `luxor welcome`: what the program can do, and how to begin.

use crate::fault::Done;
use crate::texts;
use std::io::Write;
use std::process::ExitCode;
use terminal::Language;
use terminal::paint;

/// Prints it.
pub fn show(language: Language) -> Done {
    let words = texts::words(language);
    let mut out = anstream::stdout();
    writeln!(out, "\n  {}\n", paint::gold("L U X O R"))?;
    writeln!(out, "  {}", words.name("welcome-what"))?;
    writeln!(out, "  {}\n", paint::faint(&words.name("welcome-unofficial")))?;
    for title in catalogue::titles() {
        let meta = title.meta();
        let players = format!("{}-{}", meta.players.start(), meta.players.end());
        writeln!(out, "  {}  {players}", paint::heading(&words.name(meta.name)))?;
        writeln!(out, "{}\n", paint::wrap(&words.name(meta.about), "    ", 4, paint::WIDTH))?;
    }
    writeln!(out, "  {}\n", words.name("welcome-begin"))?;
    let mut begin = |command: &str, id: &str| {
        let first = format!("    {} ", paint::key(&paint::pad(command, 29)));
        writeln!(out, "{}", paint::wrap(&words.name(id), &first, 34, paint::WIDTH))
    };
    begin("luxor play", "welcome-play")?;
    begin("luxor play --people Ann,Ben", "welcome-people")?;
    for meta in catalogue::titles().iter().skip(1).map(|title| title.meta()) {
        begin(&format!("luxor play --game {}", meta.id), meta.name)?;
    }
    begin("luxor rules", "welcome-rules")?;
    begin("luxor score", "welcome-score")?;
    begin("luxor --help", "welcome-help")?;
    writeln!(out)?;
    Ok(ExitCode::SUCCESS)
}
