//! The data folder of the server.

use crate::fault::Fault;
use std::env;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use store::{Durability, Sqlite};

/// The file with all games.
const FILE: &str = "luxor.db";

/// The folder that was named, or the usual one; it is made if it does not exist.
pub fn folder(named: Option<&Path>) -> Result<PathBuf, Fault> {
    let folder = match named {
        Some(folder) => folder.to_path_buf(),
        None => usual().ok_or_else(|| Fault::usage("there is no home folder; name one with --data DIR"))?,
    };
    std::fs::create_dir_all(&folder)
        .map_err(|error| Fault::wrong(format!("{} cannot be made: {error}", folder.display())))?;
    Ok(folder)
}

/// Where programs keep their data on this system.
fn usual() -> Option<PathBuf> {
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

/// Keeps other servers away from a folder for as long as it is held.
pub fn keep(folder: &Path) -> Result<File, Fault> {
    let name = folder.join("luxor.lock");
    let wrong = |why: String| Fault::wrong(format!("{}: {why}", name.display()));
    let file = File::create(&name).map_err(|error| wrong(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(wrong("another server uses this folder; name another with --data".into()))
        }
        // Some network folders know no locks: then whoever runs the server has to see to it.
        Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// The store in a folder.
pub async fn open(folder: &Path, durability: Durability) -> Result<Sqlite, Fault> {
    let file = folder.join(FILE);
    Sqlite::open_with(&file, durability)
        .await
        .map_err(|fault| Fault::wrong(format!("{}: {fault}", file.display())))
}

/// The store in a folder where there must be one.
pub async fn open_existing(named: Option<&Path>) -> Result<Sqlite, Fault> {
    let folder = folder(named)?;
    if !folder.join(FILE).exists() {
        return Err(Fault::wrong(format!("there are no games in {}", folder.display())));
    }
    open(&folder, Durability::Power).await
}
