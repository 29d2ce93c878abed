//! Keeping a game: on demand, when the input ends, and on Ctrl-C.

use crate::files;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The game as it would be written now, and where to.
#[derive(Clone)]
pub struct Keeper(Arc<Mutex<Kept>>);

struct Kept {
    /// Where it was told to go; nothing until somebody says so.
    path: Option<PathBuf>,
    text: Vec<u8>,
    /// Is there anything in it that is not in the file?
    fresh: bool,
}

impl Keeper {
    /// A keeper for a game that goes to `path`, or to a file named after today.
    pub fn new(path: Option<PathBuf>) -> Self {
        Keeper(Arc::new(Mutex::new(Kept { path, text: Vec::new(), fresh: false })))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Whoever panicked while holding it left a whole text behind.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game as it stands; `worth` saving or not.
    pub fn hold(&self, text: Vec<u8>, worth: bool) {
        let mut kept = self.kept();
        kept.fresh = worth && kept.text != text || kept.fresh && kept.text == text;
        kept.text = text;
    }

    /// Was a file named for it?
    pub fn is_named(&self) -> bool {
        self.kept().path.is_some()
    }

    /// From now on the game goes to this file.
    pub fn rename(&self, path: PathBuf) {
        let mut kept = self.kept();
        kept.path = Some(path);
        kept.fresh = true;
    }

    /// Saves the game if there is anything new in it; returns where.
    pub fn save(&self, stem: &str) -> Result<Option<PathBuf>, (PathBuf, io::Error)> {
        let mut kept = self.kept();
        if !kept.fresh {
            return Ok(None);
        }
        let path = kept
            .path
            .clone()
            .unwrap_or_else(|| files::unused(&format!("{stem}-{}", crate::calendar::stamp())));
        files::write(&path, &kept.text).map_err(|error| (path.clone(), error))?;
        kept.path = Some(path.clone());
        kept.fresh = false;
        Ok(Some(path))
    }
}
