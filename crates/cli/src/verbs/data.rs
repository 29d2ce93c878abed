//! The data folder of the server and the store in it.

use crate::fault::Fault;
use crate::store_args::StoreLocation;
use std::env;
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Durability, Postgres, Sqlite, Store, Upgrade, restore};

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
    let opened = match store::create_in_data_folder(&name) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => File::options().write(true).open(&name),
        created => created,
    };
    let file = opened.map_err(|error| Fault::wrong(format!("{}: {error}", name.display())))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some network file systems have no locks: then the operator has to take care.
        Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

/// A store that a server uses, or that is used as a server would.
pub struct Own {
    pub store: Arc<dyn Store>,
    /// Where it is, for people.
    pub place: String,
    /// Keeps other servers away from a folder for as long as it is held. Several may share a database.
    pub lock: Option<File>,
}

/// Opens or creates the store of a server, and migrates it if needed.
pub async fn open(location: &StoreLocation, durability: Durability) -> Result<Own, Fault> {
    match location {
        StoreLocation::Folder(given) => {
            let folder = create_folder(given.as_deref())?;
            let lock = Some(lock(&folder)?);
            let opened = Sqlite::open_with(&file(&folder), durability, Upgrade::Migrate).await;
            let store = Arc::new(about(&folder, opened)?);
            Ok(Own { store, place: folder.display().to_string(), lock })
        }
        StoreLocation::Postgres(url) => {
            let place = Postgres::place(url).map_err(Fault::usage)?;
            let wrong = |fault| Fault::wrong(format!("{place}: {fault}"));
            let store = Postgres::open(url).await.map_err(wrong)?;
            Ok(Own { store: Arc::new(store), place, lock: None })
        }
    }
}

/// Opens or creates a store that no server uses.
pub async fn open_unused(location: &StoreLocation) -> Result<Own, Fault> {
    let own = open(location, Durability::Power).await?;
    if let Some(shared) = own.store.shared()
        && !shared.nodes().await.map_err(|fault| Fault::wrong(format!("{}: {fault}", own.place)))?.is_empty()
    {
        return Err(Fault::wrong(format!(
            "{}: a server uses this database, or was killed a moment ago",
            own.place
        )));
    }
    Ok(own)
}

/// Opens an existing store that no server uses, to read all of it.
pub async fn open_source(location: &StoreLocation) -> Result<Own, Fault> {
    let StoreLocation::Folder(given) = location else { return open_unused(location).await };
    let store = Arc::new(open_folder_to_read(given.as_deref()).await?);
    let folder = folder(given.as_deref())?;
    let lock = Some(lock(&folder)?);
    Ok(Own { store, place: folder.display().to_string(), lock })
}

/// Opens or creates a store to write to it, perhaps beside a running server. The lock keeps a server from starting
/// meanwhile.
pub async fn open_beside_server(location: &StoreLocation) -> Result<(Box<dyn Store>, Option<File>), Fault> {
    match location {
        StoreLocation::Folder(given) => {
            let folder = create_folder(given.as_deref())?;
            let lock = try_lock(&folder)?;
            let upgrade = if lock.is_some() { Upgrade::Migrate } else { Upgrade::Refuse };
            let opened = Sqlite::open_with(&file(&folder), Durability::Power, upgrade).await;
            Ok((Box::new(about(&folder, opened)?), lock))
        }
        StoreLocation::Postgres(url) => Ok((Box::new(open_current(url).await?), None)),
    }
}

/// Opens a store without changing anything in it.
pub async fn open_to_read(location: &StoreLocation) -> Result<Box<dyn Store>, Fault> {
    match location {
        StoreLocation::Folder(given) => Ok(Box::new(open_folder_to_read(given.as_deref()).await?)),
        StoreLocation::Postgres(url) => Ok(Box::new(open_current(url).await?)),
    }
}

/// Opens the store of a folder without changing anything in it.
pub async fn open_folder_to_read(given: Option<&Path>) -> Result<Sqlite, Fault> {
    let folder = folder(given)?;
    let file = file(&folder);
    if !file.exists() {
        return Err(Fault::wrong(format!("there are no games in {}", folder.display())));
    }
    about(&folder, Sqlite::open_to_read(&file).await)
}

/// Opens a database that is not to be migrated.
async fn open_current(url: &str) -> Result<Postgres, Fault> {
    let place = Postgres::place(url).map_err(Fault::usage)?;
    let opened = Postgres::open_with(url, Upgrade::Refuse).await;
    opened.map_err(|fault| Fault::wrong(format!("{place}: {fault}")))
}

fn about(folder: &Path, opened: Result<Sqlite, store::Fault>) -> Result<Sqlite, Fault> {
    opened.map_err(|fault| Fault::wrong(format!("{}: {fault}", file(folder).display())))
}
