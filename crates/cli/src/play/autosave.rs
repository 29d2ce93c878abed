//! Saves the game: on demand, when the input ends, and on Ctrl-C.

use crate::language::Language;
use crate::words::Words;
use crate::{files, paint};
use catalogue::AnyTable;
use game::Message;
use game::transcript::Knowledge;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// The serialised game and the file it is saved to, shared with the signal handler.
#[derive(Clone)]
pub struct Autosave(Arc<Mutex<Pending>>);

struct Pending {
    /// The file; chosen at the first save if none was given.
    path: Option<PathBuf>,
    text: Vec<u8>,
    /// Is the game over?
    over: bool,
    /// Is there anything unsaved that should be saved?
    unsaved: bool,
}

impl Autosave {
    /// Saves to `path`, or to a file named after the current date.
    pub fn new(path: Option<PathBuf>) -> Self {
        Autosave(Arc::new(Mutex::new(Pending { path, text: Vec::new(), over: false, unsaved: false })))
    }

    fn pending(&self) -> MutexGuard<'_, Pending> {
        // A poisoned lock is fine: the text is replaced as a whole, never in parts.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes over the current state; it needs saving if a person has `touched` the game or a file was named.
    pub fn update(&self, table: &dyn AnyTable, touched: bool) -> io::Result<()> {
        let mut text = Vec::new();
        table.write(Knowledge::Full, &mut text)?;
        let mut pending = self.pending();
        if pending.text != text {
            pending.unsaved = touched || pending.path.is_some();
            pending.over = table.decider().is_none();
            pending.text = text;
        }
        Ok(())
    }

    /// Saves at the next opportunity even if no person has made a choice yet.
    pub fn mark_unsaved(&self) {
        self.pending().unsaved = true;
    }

    /// Was a file named?
    pub fn is_named(&self) -> bool {
        self.pending().path.is_some()
    }

    /// Saves to this file from now on.
    pub fn save_to(&self, path: PathBuf) {
        self.pending().path = Some(path);
    }

    /// Saves if anything is unsaved; returns the path.
    fn save(&self, stem: &str) -> Result<Option<PathBuf>, (PathBuf, io::Error)> {
        let mut pending = self.pending();
        if !pending.unsaved {
            return Ok(None);
        }
        let today = || files::unused(&format!("{stem}-{}", crate::timestamp::now()));
        let path = pending.path.clone().unwrap_or_else(today);
        files::write(&path, &pending.text).map_err(|error| (path.clone(), error))?;
        pending.path = Some(path.clone());
        pending.unsaved = false;
        Ok(Some(path))
    }

    /// Saves and returns a message with the path and how to resume; empty if there was nothing to save.
    pub fn save_and_report(&self, stem: &str, words: &Words) -> String {
        let over = self.pending().over;
        match self.save(stem) {
            Ok(None) => String::new(),
            Ok(Some(path)) => {
                let id = if over { "table-saved-over" } else { "table-saved" };
                words.say(&Message::new(id).text("file", path.display().to_string()))
            }
            Err((path, error)) => {
                let message = Message::new("table-not-saved").text("file", path.display().to_string());
                paint::alarm(&words.say(&message.text("reason", error.to_string())))
            }
        }
    }
}

/// Saves the game on Ctrl-C, SIGTERM and when the terminal closes.
pub fn save_when_interrupted(autosave: &Autosave, title: &'static str, language: Language) {
    let autosave = autosave.clone();
    // Without a handler Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(move || {
        let text = autosave.save_and_report(title, &Words::new(language, &[]));
        // The terminal may be gone.
        let _ = writeln!(anstream::stdout(), "\n{text}");
        std::process::exit(INTERRUPTED);
    });
}
