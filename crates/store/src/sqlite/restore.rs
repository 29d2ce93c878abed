//! Putting a backup in place of the database.

use super::{Backup, file};
use crate::Fault;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of a restored database that is complete but not yet in place.
const RESTORING: &str = ".restoring";

/// Was a restore of this database interrupted? Then it must be [finished](replace) before the database is opened.
pub fn is_interrupted(database: &Path) -> bool {
    file::with_suffix(database, RESTORING).exists()
}

/// Replaces a database, which nobody may have open, by a backup. The replaced database is moved into the new folder
/// `aside` together with its log, which must not be applied to the restored one. `false` if there was none.
pub fn replace(database: &Path, backup: &mut Backup, aside: &Path) -> Result<bool, Fault> {
    let broken = |error: io::Error| Fault::Broken(format!("{}: {error}", database.display()));
    let restoring = file::with_suffix(database, RESTORING);
    // Until all of it is there, the replaced database is in a folder that an interrupted restore finds again.
    let replacing = file::with_suffix(database, ".replacing");
    if replacing.exists() && !restoring.exists() {
        // An earlier restore was interrupted when all but this was done.
        fs::rename(&replacing, file::with_suffix(aside, "-earlier")).map_err(broken)?;
    }
    let part = file::with_suffix(database, ".restoring.part");
    remove(&part).map_err(broken)?;
    backup.extract(&part).map_err(broken)?;
    // From here on an interrupted restore is noticed.
    fs::rename(&part, &restoring).map_err(broken)?;
    file::sync_folder_of(database).map_err(broken)?;
    move_aside(database, &replacing).map_err(broken)?;
    fs::rename(&restoring, database).map_err(broken)?;
    file::sync_folder_of(database).map_err(broken)?;
    let kept = replacing.exists();
    if kept {
        fs::rename(&replacing, aside).map_err(broken)?;
        file::sync_folder_of(database).map_err(broken)?;
    }
    Ok(kept)
}

fn move_aside(database: &Path, aside: &Path) -> io::Result<()> {
    let old: Vec<PathBuf> = std::iter::once(database.to_path_buf())
        .chain(file::beside(database))
        .filter(|path| path.exists())
        .collect();
    if old.is_empty() {
        return Ok(());
    }
    make_private_folder(aside)?;
    file::give_to_owner(aside)?;
    for path in old {
        let name = path.file_name().ok_or_else(|| io::Error::other("a database without a name"))?;
        fs::rename(&path, aside.join(name))?;
    }
    // Both folders, so that no log stays beside the restored database, whatever happens next.
    file::sync_folder(aside)?;
    file::sync_folder_of(database)
}

/// Creates a folder, and those above it, that only its owner may enter, and waits until they are on disk.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let new: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.exists()).collect();
    builder.create(folder)?;
    new.into_iter().filter(|folder| !folder.as_os_str().is_empty()).try_for_each(file::sync_folder_of)
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
