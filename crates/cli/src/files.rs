//! Reading user files with a size limit, and writing files atomically.

use crate::fault::Fault;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Larger files cannot be saved games or component files.
const LARGEST: u64 = 64 << 20;

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Fault> {
    let name = path.display();
    let wrong = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => Fault::wrong(format!("there is no file {name}")),
        io::ErrorKind::InvalidData => Fault::wrong(format!("{name} is not a text file")),
        _ => Fault::wrong(format!("{name} cannot be read: {error}")),
    };
    let size = fs::metadata(path).map_err(wrong)?;
    if size.is_dir() {
        return Err(Fault::wrong(format!("{name} is a folder, not a file")));
    }
    if size.len() > LARGEST {
        return Err(Fault::wrong(format!("{name} is too large: {} MB", size.len() >> 20)));
    }
    fs::read_to_string(path).map_err(wrong)
}

/// Writes to a temporary file and renames it, so that an existing file is either kept or replaced completely.
pub fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    let beside = part_of(path);
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        // Leave no temporary file behind.
        let _ = fs::remove_file(&beside);
    })
}

/// The same for a file with hidden cards: only its owner may read it, and it is on disk when this returns.
pub fn write_private(path: &Path, text: &[u8]) -> io::Result<()> {
    with_part(path, text, |part| fs::rename(part, path))
}

/// The same for a file that must not exist yet.
pub fn create_private(path: &Path, text: &[u8]) -> io::Result<()> {
    // Unlike a renamed file, a link never replaces another file.
    with_part(path, text, |part| match fs::hard_link(part, path) {
        Ok(()) => fs::remove_file(part),
        // Some file systems have no links.
        Err(_) if !path.exists() => fs::rename(part, path),
        Err(error) => Err(error),
    })
}

/// Fails if [`write_private`] would.
pub fn check_writable(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    with_part(path, b"", |part| fs::remove_file(part))
}

/// Writes a temporary file beside `path`, of which `place` makes the file itself.
fn with_part(path: &Path, text: &[u8], place: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let part = part_of(path);
    // Left behind by a program that was killed.
    if part.exists() {
        fs::remove_file(&part)?;
    }
    let mut file = store::create_private(&part)?;
    let written = file.write_all(text).and_then(|()| file.sync_all());
    written.and_then(|()| place(&part)).inspect_err(|_| {
        let _ = fs::remove_file(&part);
    })
}

fn part_of(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    beside.into()
}

/// The first of `stem.jsonl`, `stem-2.jsonl`, … that does not exist yet.
pub fn unused(stem: &str) -> PathBuf {
    let first = PathBuf::from(format!("{stem}.jsonl"));
    std::iter::once(first)
        .chain((2..).map(|n| PathBuf::from(format!("{stem}-{n}.jsonl"))))
        .find(|path| !path.exists())
        .unwrap_or_else(|| PathBuf::from("luxor.jsonl"))
}
