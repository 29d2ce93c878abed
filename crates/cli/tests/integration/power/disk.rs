//! A disk that keeps what was synced, and of the rest whatever it likes.

use super::trace::Step;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What is on a disk for certain, and what was asked of it since.
#[derive(Default)]
pub struct Disk {
    /// Names, and the number of the file; `None` is a folder.
    names: BTreeMap<PathBuf, Option<usize>>,
    /// Changes of names that may be lost, in order.
    renamed: Vec<Naming>,
    files: Vec<File>,
    /// Names as running programs see them.
    seen: BTreeMap<PathBuf, Option<usize>>,
}

#[derive(Clone)]
struct Naming {
    from: Option<PathBuf>,
    to: Option<PathBuf>,
    file: Option<usize>,
    /// Folders that are to be synced before it is certain.
    unsynced: Vec<PathBuf>,
}

#[derive(Default)]
struct File {
    bytes: Vec<u8>,
    written: Vec<Written>,
}

enum Written {
    Bytes(usize, Vec<u8>),
    Length(usize),
}

/// What a power failure leaves of what was not synced.
#[derive(Clone, Copy, Debug)]
pub enum Left {
    Nothing,
    Everything,
    /// Any sectors, and changes of names up to any of them.
    Some(u64),
    /// Any sectors, and any changes of names.
    Any(u64),
}

/// The smallest part that a disk writes as a whole.
const SECTOR: usize = 512;

impl Disk {
    /// A disk that holds these files for certain, besides nothing.
    pub fn with(paths: impl IntoIterator<Item = PathBuf>) -> Disk {
        let mut disk = Disk::default();
        for path in paths {
            let file = path.is_file().then(|| {
                disk.files.push(File { bytes: fs::read(&path).unwrap(), written: Vec::new() });
                disk.files.len() - 1
            });
            disk.names.insert(path, file);
        }
        disk.seen = disk.names.clone();
        disk
    }

    /// The disk after this step.
    pub fn run(&mut self, step: &Step) {
        match step {
            Step::Create { path, folder } => {
                if self.seen.contains_key(path) {
                    return;
                }
                let file = (!folder).then(|| {
                    self.files.push(File::default());
                    self.files.len() - 1
                });
                self.name(None, Some(path), file);
            }
            Step::Rename { from, to } => {
                let Some(file) = self.seen.get(from).copied() else { return };
                self.name(Some(from), Some(to), file);
            }
            Step::Remove { path } => {
                let Some(file) = self.seen.get(path).copied() else { return };
                self.name(Some(path), None, file);
            }
            Step::Write { path, at, bytes } => {
                if let Some(file) = self.file(path) {
                    file.written.push(Written::Bytes(*at, bytes.clone()));
                }
            }
            Step::Copy { from, to, at, length } => {
                let Some(bytes) = self.file(from).map(|file| file.bytes[*at..at + length].to_vec()) else {
                    return;
                };
                self.run(&Step::Write { path: to.clone(), at: *at, bytes });
            }
            Step::Truncate { path, length } => {
                if let Some(file) = self.file(path) {
                    file.written.push(Written::Length(*length));
                }
            }
            Step::Sync { path } => self.sync(path),
            Step::Send { .. } => {}
        }
    }

    fn name(&mut self, from: Option<&PathBuf>, to: Option<&PathBuf>, file: Option<usize>) {
        let mut unsynced: Vec<PathBuf> = from.into_iter().chain(to).map(|path| parent(path)).collect();
        unsynced.dedup();
        let naming = Naming { from: from.cloned(), to: to.cloned(), file, unsynced };
        naming.apply(&mut self.seen);
        self.renamed.push(naming);
    }

    fn file(&mut self, path: &Path) -> Option<&mut File> {
        let file = self.seen.get(path).copied().flatten()?;
        self.files.get_mut(file)
    }

    fn sync(&mut self, path: &Path) {
        if let Some(file) = self.file(path) {
            for written in std::mem::take(&mut file.written) {
                written.apply(&mut file.bytes);
            }
            return;
        }
        // A folder: a change of names is certain when both folders that it concerns were synced.
        for naming in &mut self.renamed {
            naming.unsynced.retain(|folder| folder != path);
        }
        for naming in std::mem::take(&mut self.renamed) {
            // It cannot be there before an earlier change of the same name.
            if naming.unsynced.is_empty() && !self.renamed.iter().any(|earlier| earlier.concerns(&naming)) {
                naming.apply(&mut self.names);
            } else {
                self.renamed.push(naming);
            }
        }
    }

    /// Writes what a power failure leaves at this moment: the files in `from` go to `to`.
    pub fn fail(&self, left: Left, from: &Path, to: &Path) {
        let mut dice = Dice(match left {
            Left::Some(seed) | Left::Any(seed) => seed,
            _ => 0,
        });
        let mut names = self.names.clone();
        let first = dice.below(self.renamed.len() + 1);
        for (at, naming) in self.renamed.iter().enumerate() {
            let kept = match left {
                Left::Nothing => false,
                Left::Everything => true,
                Left::Some(_) => at < first,
                Left::Any(_) => dice.below(2) == 0,
            };
            if kept {
                naming.apply(&mut names);
            }
        }
        for (path, file) in names {
            let Ok(name) = path.strip_prefix(from) else { continue };
            // A name in a folder that is lost is lost, too.
            let target = to.join(name);
            match file {
                None => {
                    let _ = fs::create_dir(&target);
                }
                Some(file) => {
                    let _ = fs::write(&target, self.files[file].left(left, &mut dice));
                }
            }
        }
    }
}

impl Naming {
    fn concerns(&self, other: &Naming) -> bool {
        let own = [&self.from, &self.to].into_iter().flatten();
        own.into_iter().any(|path| [&other.from, &other.to].into_iter().flatten().any(|other| other == path))
    }

    fn apply(&self, names: &mut BTreeMap<PathBuf, Option<usize>>) {
        if let Some(from) = &self.from {
            names.remove(from);
        }
        let Some(to) = &self.to else { return };
        names.insert(to.clone(), self.file);
        // What is in a folder goes with it.
        let Some(from) = &self.from else { return };
        let within: Vec<PathBuf> = names.keys().filter(|name| name.starts_with(from)).cloned().collect();
        for name in within {
            if let (Some(file), Ok(rest)) = (names.remove(&name), name.strip_prefix(from)) {
                names.insert(to.join(rest), file);
            }
        }
    }
}

impl File {
    fn left(&self, left: Left, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for written in &self.written {
            match (left, written) {
                (Left::Nothing, _) => {}
                (Left::Everything, written) => written.apply(&mut bytes),
                (_, Written::Length(_)) if dice.below(2) == 0 => written.apply(&mut bytes),
                (_, Written::Length(_)) => {}
                (_, Written::Bytes(at, new)) => {
                    let mut at = *at;
                    for sector in new.chunks(SECTOR) {
                        if dice.below(2) == 0 {
                            Written::Bytes(at, sector.to_vec()).apply(&mut bytes);
                        }
                        at += sector.len();
                    }
                }
            }
        }
        bytes
    }
}

impl Written {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Written::Bytes(at, new) => {
                bytes.resize(bytes.len().max(at + new.len()), 0);
                bytes[*at..at + new.len()].copy_from_slice(new);
            }
            Written::Length(length) => bytes.resize(*length, 0),
        }
    }
}

fn parent(path: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new("/")).into()
}

/// A deterministic pseudo-random generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }
}
