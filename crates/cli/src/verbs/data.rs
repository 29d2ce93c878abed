//! The data folder of the server and the store in it.

use crate::fault::Fault;
use std::env;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use store::{Durability, Sqlite};

/// The database file.
const FILE: &str = "luxor.db";

/// The given folder or the default one; created if missing.
pub fn folder(given: Option<&Path>) -> Result<PathBuf, Fault> {
    let folder = match given {
        Some(folder) => folder.to_path_buf(),
        None => default_folder()
            .ok_or_else(|| Fault::usage("there is no home folder; name one with --data DIR"))?,
    };
    std::fs::create_dir_all(&folder)
        .map_err(|error| Fault::wrong(format!("{} cannot be made: {error}", folder.display())))?;
    Ok(folder)
}

/// The data folder of the operating system's conventions.
fn default_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || set("HOME");
    let folder = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| home().map(|home| home.join(".local/share")))
    };
    folder.map(|folder| folder.join("luxor"))
}

/// Locks a folder against other servers for as long as the file is held.
pub fn lock(folder: &Path) -> Result<File, Fault> {
    let name = folder.join("luxor.lock");
    let wrong = |why: String| Fault::wrong(format!("{}: {why}", name.display()));
    let file = File::create(&name).map_err(|error| wrong(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(wrong("another server uses this folder; name another with --data".into()))
        }
        // Some network file systems have no locks: then the operator has to take care.
        Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// Opens or creates the store of a folder.
pub async fn open(folder: &Path, durability: Durability) -> Result<Sqlite, Fault> {
    let file = folder.join(FILE);
    Sqlite::open_with(&file, durability)
        .await
        .map_err(|fault| Fault::wrong(format!("{}: {fault}", file.display())))
}

/// Opens the store of a folder, which must exist.
pub async fn open_existing(given: Option<&Path>) -> Result<Sqlite, Fault> {
    let folder = folder(given)?;
    if !folder.join(FILE).exists() {
        return Err(Fault::wrong(format!("there are no games in {}", folder.display())));
    }
    open(&folder, Durability::Power).await
}
