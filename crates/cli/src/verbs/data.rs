//! The data folder of the server and the store in it.

use crate::fault::Fault;
use std::env;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use store::{Durability, Sqlite, Upgrade, restore};

/// The database file.
const FILE: &str = "luxor.db";

/// The given folder or the default one.
pub fn folder(given: Option<&Path>) -> Result<PathBuf, Fault> {
    match given {
        Some(folder) => Ok(folder.to_path_buf()),
        None => {
            default_folder().ok_or_else(|| Fault::usage("there is no home folder; name one with --data DIR"))
        }
    }
}

/// The same; created if missing, for its owner alone.
pub fn create_folder(given: Option<&Path>) -> Result<PathBuf, Fault> {
    let folder = folder(given)?;
    restore::make_private_folder(&folder)
        .map_err(|error| Fault::wrong(format!("{} cannot be made: {error}", folder.display())))?;
    Ok(folder)
}

/// The database in a folder.
pub fn file(folder: &Path) -> PathBuf {
    folder.join(FILE)
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
    let in_use =
        || format!("{}: a server uses this folder; stop it, or name another with --data", folder.display());
    try_lock(folder)?.ok_or_else(|| Fault::wrong(in_use()))
}

/// The same; `None` if a server uses the folder.
fn try_lock(folder: &Path) -> Result<Option<File>, Fault> {
    let name = folder.join("luxor.lock");
    let file = File::create(&name).map_err(|error| Fault::wrong(format!("{}: {error}", name.display())))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some network file systems have no locks: then the operator has to take care.
        Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

/// Opens or creates the store of a folder that this process has locked.
pub async fn open(folder: &Path, durability: Durability) -> Result<Sqlite, Fault> {
    about(folder, Sqlite::open_with(&file(folder), durability, Upgrade::Migrate).await)
}

/// Opens or creates the store of a folder to write to it, perhaps beside a running server. The lock keeps a server
/// from starting meanwhile.
pub async fn open_beside_server(given: Option<&Path>) -> Result<(Sqlite, Option<File>), Fault> {
    let folder = create_folder(given)?;
    let lock = try_lock(&folder)?;
    let upgrade = if lock.is_some() { Upgrade::Migrate } else { Upgrade::Refuse };
    let store = about(&folder, Sqlite::open_with(&file(&folder), Durability::Power, upgrade).await)?;
    Ok((store, lock))
}

/// Opens the store of a folder without changing anything in it.
pub async fn open_to_read(given: Option<&Path>) -> Result<Sqlite, Fault> {
    let folder = folder(given)?;
    let file = file(&folder);
    if !file.exists() {
        return Err(Fault::wrong(format!("there are no games in {}", folder.display())));
    }
    about(&folder, Sqlite::open_to_read(&file).await)
}

fn about(folder: &Path, opened: Result<Sqlite, store::Fault>) -> Result<Sqlite, Fault> {
    opened.map_err(|fault| Fault::wrong(format!("{}: {fault}", file(folder).display())))
}
