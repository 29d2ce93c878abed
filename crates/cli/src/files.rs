//! Reading user files with a size limit, and writing files atomically.

use crate::fault::Fault;
use std::fs;
use std::io;
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
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    fs::write(&beside, text)?;
    fs::rename(&beside, path).inspect_err(|_| {
        // Leave no temporary file behind.
        let _ = fs::remove_file(&beside);
    })
}

/// The first of `stem.jsonl`, `stem-2.jsonl`, … that does not exist yet.
pub fn unused(stem: &str) -> PathBuf {
    let first = PathBuf::from(format!("{stem}.jsonl"));
    std::iter::once(first)
        .chain((2..).map(|n| PathBuf::from(format!("{stem}-{n}.jsonl"))))
        .find(|path| !path.exists())
        .unwrap_or_else(|| PathBuf::from("luxor.jsonl"))
}
