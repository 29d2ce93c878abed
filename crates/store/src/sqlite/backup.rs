//! Backups: a complete SQLite file, followed by one line with the checksum of everything before it. SQLite ignores what
//! follows its last page, so a backup is also an ordinary database.

use super::{Sqlite, file};
use crate::Fault;
use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqlitePool;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// What stands before the checksum.
const MARK: &str = "\nluxor-backup 1 sha256 ";

/// The length of the last line: mark, 64 hexadecimal digits, line feed.
const SEAL: u64 = MARK.len() as u64 + 64 + 1;

/// A backup whose checksum was verified.
pub struct Backup {
    file: File,
    /// The length of the database in it.
    length: u64,
}

impl Backup {
    /// Opens a backup and verifies its checksum.
    pub fn open(path: &Path) -> Result<Backup, Fault> {
        let name = path.display();
        let read = |error: io::Error| Fault::Broken(format!("{name} cannot be read: {error}"));
        let mut file = File::open(path).map_err(read)?;
        let Some(length) = file.metadata().map_err(read)?.len().checked_sub(SEAL) else {
            return Err(Fault::Malformed(format!("{name} is no backup: it has no checksum at its end")));
        };
        let found = digest(&mut file, length).map_err(read)?;
        let mut seal = String::new();
        // A last line that is not text is no checksum either.
        let _ = file.read_to_string(&mut seal);
        let Some(stated) = seal.strip_prefix(MARK).and_then(|digits| digits.strip_suffix('\n')) else {
            return Err(Fault::Malformed(format!(
                "{name} is no backup, or not a whole one: it has no checksum at its end"
            )));
        };
        if stated != found {
            return Err(Fault::Malformed(format!("{name} was changed or damaged: its checksum is wrong")));
        }
        Ok(Backup { file, length })
    }

    /// Writes the database to a new file of a data folder, and waits until it is on disk.
    pub fn extract(&mut self, to: &Path) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        let mut out = file::create_in_data_folder(to)?;
        let copied = io::copy(&mut (&mut self.file).take(self.length), &mut out)?;
        if copied != self.length {
            return Err(io::Error::other("the backup became shorter while it was read"));
        }
        out.sync_all()?;
        file::sync_folder_of(to)
    }
}

/// Writes everything to a new file, with its checksum.
pub async fn write(readers: &SqlitePool, to: &Path) -> Result<(), Fault> {
    let fault = |error: io::Error| Fault::Broken(format!("{} cannot be written: {error}", to.display()));
    let name = to.to_str().ok_or_else(|| Fault::Broken("the name of the file is no text".into()))?;
    // SQLite writes into an empty file, which keeps its permissions.
    drop(file::create_private(to).map_err(fault)?);
    // Safe from injection: quotes in the name are doubled, so it cannot end the literal.
    let sql = format!("VACUUM INTO '{}'", name.replace('\'', "''"));
    let written = match sqlx::query(AssertSqlSafe(sql)).execute(readers).await {
        Ok(_) => seal(to).map_err(fault),
        Err(error) => Err(error.into()),
    };
    written.inspect_err(|_| {
        // A part of a backup is worse than none.
        let _ = std::fs::remove_file(to);
    })
}

/// Adds the checksum to a complete database file.
pub fn seal(path: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).append(true).open(path)?;
    let length = file.metadata()?.len();
    let digest = digest(&mut file, length)?;
    writeln!(file, "{MARK}{digest}")?;
    file.sync_all()?;
    file::sync_folder_of(path)
}

/// The checksum of the next `length` bytes.
fn digest(file: &mut File, length: u64) -> io::Result<String> {
    let mut hasher = Sha256::new();
    let mut rest = file.take(length);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = rest.read(&mut buffer)?;
        if count == 0 {
            break;
        }
        hasher.update(&buffer[..count]);
    }
    let mut text = String::new();
    for byte in hasher.finalize() {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    Ok(text)
}

impl Sqlite {
    /// Every fault that SQLite finds in the file; empty if there is none.
    pub async fn integrity(&self) -> Result<Vec<String>, Fault> {
        let mut faults = Vec::new();
        for row in sqlx::query("PRAGMA integrity_check").fetch_all(&self.readers).await? {
            let text: String = sqlx::Row::try_get(&row, 0)?;
            if text != "ok" {
                faults.push(text);
            }
        }
        for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.readers).await? {
            let (table, parent): (String, String) =
                (sqlx::Row::try_get(&row, 0)?, sqlx::Row::try_get(&row, 2)?);
            faults.push(format!("a row of {table} names a row of {parent} that does not exist"));
        }
        Ok(faults)
    }
}
