//! Keeping a game: on demand, when the input ends, and on Ctrl-C.

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

/// The game as it would be written now, and where to.
#[derive(Clone)]
pub struct Keeper(Arc<Mutex<Kept>>);

struct Kept {
    /// Where it goes; nothing until somebody says so.
    path: Option<PathBuf>,
    text: Vec<u8>,
    /// Is the game over?
    over: bool,
    /// Is there anything in it that should be saved and is not?
    fresh: bool,
}

impl Keeper {
    /// A keeper for a game that goes to `path`, or to a file named after today.
    pub fn new(path: Option<PathBuf>) -> Self {
        Keeper(Arc::new(Mutex::new(Kept { path, text: Vec::new(), over: false, fresh: false })))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Whoever panicked while holding it left a whole text behind.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game as it stands; it is worth saving if a person has `touched` it, or if a file was named for it.
    pub fn hold(&self, table: &dyn AnyTable, touched: bool) -> io::Result<()> {
        let mut text = Vec::new();
        table.write(Knowledge::Full, &mut text)?;
        let mut kept = self.kept();
        if kept.text != text {
            kept.fresh = touched || kept.path.is_some();
            kept.over = table.decider().is_none();
            kept.text = text;
        }
        Ok(())
    }

    /// What is held shall be saved in any case.
    pub fn insist(&self) {
        self.kept().fresh = true;
    }

    /// Was a file named for it?
    pub fn is_named(&self) -> bool {
        self.kept().path.is_some()
    }

    /// From now on the game goes to this file.
    pub fn rename(&self, path: PathBuf) {
        self.kept().path = Some(path);
    }

    /// Saves the game if there is anything new in it; returns where.
    fn save(&self, stem: &str) -> Result<Option<PathBuf>, (PathBuf, io::Error)> {
        let mut kept = self.kept();
        if !kept.fresh {
            return Ok(None);
        }
        let today = || files::unused(&format!("{stem}-{}", crate::calendar::stamp()));
        let path = kept.path.clone().unwrap_or_else(today);
        files::write(&path, &kept.text).map_err(|error| (path.clone(), error))?;
        kept.path = Some(path.clone());
        kept.fresh = false;
        Ok(Some(path))
    }

    /// Saves, and says where and how to go on; says nothing if there was nothing to save.
    pub fn save_and_tell(&self, stem: &str, words: &Words) -> String {
        let over = self.kept().over;
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

/// Ctrl-C, a closed window and a request to end all save the game first.
pub fn save_when_interrupted(keeper: &Keeper, title: &'static str, language: Language) {
    let keeper = keeper.clone();
    // If there can be no handler, Ctrl-C ends the program as it always does.
    let _ = ctrlc::set_handler(move || {
        let text = keeper.save_and_tell(title, &Words::new(language, &[]));
        // Nobody may be there to read it any more.
        let _ = writeln!(anstream::stdout(), "\n{text}");
        std::process::exit(INTERRUPTED);
    });
}
