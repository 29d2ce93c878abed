//! The database file: only its owner may read it, because it holds hidden cards and the seeds of unfinished games.

use crate::Fault;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The files that SQLite keeps beside the database: its write-ahead log and the index of it.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// The files that SQLite may keep beside this one.
pub fn beside(file: &Path) -> impl Iterator<Item = PathBuf> {
    BESIDE.into_iter().map(|suffix| with_suffix(file, suffix))
}

/// The path with something added to the file name.
pub fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Creates a file that only its owner may read. It must not exist.
pub fn create_private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Creates a file of a data folder, as [`create_private`] does. If root creates it, for example by `luxor restore`, it
/// belongs to the owner of the folder: the user of the server must be able to open it.
pub fn create_in_data_folder(path: &Path) -> io::Result<File> {
    let file = create_private(path)?;
    #[cfg(unix)]
    if let Some((user, group)) = owner_for(file.metadata()?, path)? {
        std::os::unix::fs::fchown(&file, Some(user), Some(group))?;
    }
    Ok(file)
}

/// The same for a new folder in a data folder.
pub fn give_to_owner(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some((user, group)) = owner_for(fs::symlink_metadata(folder)?, folder)? {
        // A link that somebody puts there meanwhile is not followed.
        std::os::unix::fs::lchown(folder, Some(user), Some(group))?;
    }
    Ok(())
}

/// Who should own what root created here, if that is somebody else.
#[cfg(unix)]
fn owner_for(new: fs::Metadata, path: &Path) -> io::Result<Option<(u32, u32)>> {
    use std::os::unix::fs::MetadataExt;
    let folder = fs::metadata(folder_of(path))?;
    Ok((new.uid() == 0 && folder.uid() != 0).then(|| (folder.uid(), folder.gid())))
}

/// Creates the database file if it is missing, and takes away what others may do with it. SQLite creates the files
/// beside it with the same permissions.
pub fn make_private(file: &Path) -> Result<(), Fault> {
    match create_in_data_folder(file) {
        Ok(_) => return Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(Fault::Broken(format!("{} cannot be created: {error}", file.display()))),
    }
    for path in std::iter::once(file.to_path_buf()).chain(beside(file)) {
        if let Err(error) = tighten(&path) {
            tracing::warn!(file = %path.display(), %error, "others may read this file");
        }
    }
    Ok(())
}

#[cfg(unix)]
fn tighten(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = match fs::metadata(file) {
        Ok(found) => found.permissions().mode() & 0o777,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if mode & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(file, fs::Permissions::from_mode(mode & 0o700))?;
    tracing::info!(file = %file.display(), "others could read this file; now only its owner can");
    Ok(())
}

/// Other systems decide by the folder who may read a file.
#[cfg(not(unix))]
fn tighten(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Waits until the entries of the folder of this file are on disk.
pub fn sync_folder_of(file: &Path) -> io::Result<()> {
    sync_folder(folder_of(file))
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Waits until the entries of this folder are on disk.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    // Only Unix lets a folder be opened and synced.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
