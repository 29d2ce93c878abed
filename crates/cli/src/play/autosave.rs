//! Saves the game as it goes: after every choice, to a file that is known from the start.

use crate::console::INTERRUPTED;
use crate::files;
use crate::full_screen;
use crate::texts;
use catalogue::AnyTable;
use game::Message;
use game::transcript::Knowledge;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// The game's file, shared with the signal handler.
#[derive(Clone)]
pub struct Autosave(Arc<Mutex<SavedGame>>);

struct SavedGame {
    path: PathBuf,
    /// Is the file this game's? Otherwise it must not exist yet.
    owned: bool,
    /// What the file holds.
    text: Vec<u8>,
    /// Is the game over?
    over: bool,
}

/// Why a game is not saved: the file, and what is wrong with it.
pub type SaveFault = (PathBuf, io::Error);

impl Autosave {
    /// Saves to a new file.
    pub fn to_new(path: PathBuf) -> Result<Self, SaveFault> {
        Autosave::checked(path, false)
    }

    /// Goes on saving to the file of this game.
    pub fn to_own(path: PathBuf) -> Result<Self, SaveFault> {
        Autosave::checked(path, true)
    }

    /// Fails if the file could not be written later.
    fn checked(path: PathBuf, owned: bool) -> Result<Self, SaveFault> {
        files::check_writable(&path).map_err(|error| (path.clone(), error))?;
        Ok(Autosave(Arc::new(Mutex::new(SavedGame { path, owned, text: Vec::new(), over: false }))))
    }

    fn saved(&self) -> MutexGuard<'_, SavedGame> {
        // A poisoned lock is fine: the text is replaced as a whole, never in parts.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Saves the game as it is now, unless the file already holds that.
    pub fn save(&self, table: &dyn AnyTable) -> Result<(), SaveFault> {
        let mut saved = self.saved();
        let mut text = Vec::new();
        table.write(Knowledge::Full, &mut text).map_err(|error| (saved.path.clone(), error))?;
        if saved.owned && saved.text == text {
            return Ok(());
        }
        let written = match saved.owned {
            true => files::write_private(&saved.path, &text),
            // Another program may have created it meanwhile.
            false => files::create_private(&saved.path, &text),
        };
        written.map_err(|error| (saved.path.clone(), error))?;
        (saved.owned, saved.text, saved.over) = (true, text, table.decider().is_none());
        Ok(())
    }

    /// Saves to this new file from now on.
    pub fn save_to(&self, path: PathBuf) {
        let mut saved = self.saved();
        (saved.path, saved.owned) = (path, false);
    }

    /// The file.
    pub fn path(&self) -> PathBuf {
        self.saved().path.clone()
    }

    /// Says where the game is saved and how to go on; `None` if nothing was saved.
    pub fn report(&self, words: &Words) -> Option<String> {
        let saved = self.saved();
        let id = if saved.over { "table-saved-over" } else { "table-saved" };
        saved.owned.then(|| words.say(&about(id, &saved.path)))
    }
}

/// Says why the game is not saved.
pub fn complaint((path, error): &SaveFault, words: &Words) -> String {
    paint::alarm(&words.say(&about("table-not-saved", path).text("reason", error.to_string())))
}

fn about(id: &'static str, path: &Path) -> Message {
    Message::new(id).text("file", path.display().to_string())
}

/// Says where the game is saved on Ctrl-C, SIGTERM and when the terminal closes.
pub fn report_when_interrupted(autosave: &Autosave, language: Language) {
    let autosave = autosave.clone();
    // Without a handler Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(move || {
        full_screen::restore();
        let text = autosave.report(&texts::words(language)).unwrap_or_default();
        // The terminal may be gone.
        let _ = writeln!(anstream::stdout(), "\n{text}");
        std::process::exit(INTERRUPTED);
    });
}
