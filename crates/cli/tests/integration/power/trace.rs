//! What a process did to its files and said to its clients, as `strace` writes it down.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// One step of the process, in the order in which the system saw them.
#[derive(Clone, Debug)]
pub enum Step {
    /// A file or folder has a name that did not exist before.
    Create { path: PathBuf, folder: bool },
    /// A file or folder has another name.
    Rename { from: PathBuf, to: PathBuf },
    /// A name is gone.
    Remove { path: PathBuf },
    /// Bytes of a file changed.
    Write { path: PathBuf, at: usize, bytes: Vec<u8> },
    /// So many bytes of one file were copied to the same place of another.
    Copy { from: PathBuf, to: PathBuf, at: usize, length: usize },
    /// A file became this long.
    Truncate { path: PathBuf, length: usize },
    /// A file or folder is on disk.
    Sync { path: PathBuf },
    /// A client got these bytes.
    Send { bytes: Vec<u8> },
}

/// The calls that `strace` is to write down.
pub const CALLS: &str =
    "trace=openat,mkdir,rename,unlink,pwrite64,write,copy_file_range,ftruncate,fsync,fdatasync,sendto,writev";

/// A line of the trace, without the process in front.
struct Call<'a> {
    name: &'a str,
    /// Texts and paths of descriptors, in order.
    texts: Vec<Vec<u8>>,
    /// What stands between them.
    words: &'a str,
    result: &'a str,
}

/// Reads a trace. Paths that are not in `folder` are left out.
pub fn read(trace: &str, folder: &Path) -> Vec<Step> {
    let mut steps = Vec::new();
    // Calls of other processes can stand between the two halves of one: a write counts from its beginning, a sync from
    // its end.
    let mut begun: HashMap<&str, String> = HashMap::new();
    let mut offsets: HashMap<PathBuf, usize> = HashMap::new();
    for line in trace.lines() {
        let Some((process, rest)) = line.split_once(' ') else { continue };
        let rest = rest.trim_start();
        let whole = if let Some(first) = rest.strip_suffix(" <unfinished ...>") {
            let is_late = ["fsync", "fdatasync", "openat", "mkdir", "rename", "unlink"].iter();
            if is_late.clone().any(|call| first.starts_with(call)) {
                begun.insert(process, first.to_string());
                continue;
            }
            format!("{first}) = ?")
        } else if rest.starts_with("<... ") {
            let Some((first, (_, last))) = begun.remove(process).zip(rest.split_once("resumed>")) else {
                continue;
            };
            format!("{first}{last}")
        } else {
            rest.to_string()
        };
        let Some(call) = parse(&whole) else { continue };
        steps.extend(step(&call, folder, &mut offsets));
    }
    steps
}

fn parse(line: &str) -> Option<Call<'_>> {
    let (name, rest) = line.split_once('(')?;
    let (words, result) = rest.rsplit_once(" = ")?;
    // Everything that is text is hexadecimal, in quotes or in angle brackets.
    let texts = words.split(['"', '<', '>']).filter(|part| part.starts_with("\\x")).map(bytes).collect();
    Some(Call { name, texts, words, result })
}

fn bytes(text: &str) -> Vec<u8> {
    text.split("\\x").skip(1).map(|digits| u8::from_str_radix(&digits[..2], 16).unwrap()).collect()
}

fn step(call: &Call, folder: &Path, offsets: &mut HashMap<PathBuf, usize>) -> Option<Step> {
    if call.result.starts_with("-1") {
        return None;
    }
    let path = |at: usize| {
        let path = folder.join(String::from_utf8(call.texts.get(at)?.clone()).ok()?);
        path.starts_with(folder).then_some(path)
    };
    // Sockets, pipes and the like have no absolute path.
    let opened = |at: usize| path(at).filter(|_| call.texts[at].starts_with(b"/"));
    let number = |from_end: usize| {
        let words = call.words.trim_end_matches(')').rsplit(", ");
        words.into_iter().nth(from_end)?.parse::<usize>().ok()
    };
    match call.name {
        // The texts are the folder it is relative to, and the path.
        "openat" if call.words.contains("O_CREAT") => Some(Step::Create { path: path(1)?, folder: false }),
        "mkdir" => Some(Step::Create { path: path(0)?, folder: true }),
        "rename" => Some(Step::Rename { from: path(0)?, to: path(1)? }),
        "unlink" => Some(Step::Remove { path: path(0)? }),
        "pwrite64" => {
            Some(Step::Write { path: opened(0)?, at: number(0)?, bytes: call.texts.get(1)?.clone() })
        }
        "write" => {
            let (path, bytes) = (opened(0)?, call.texts.get(1)?.clone());
            let at = offsets.entry(path.clone()).or_default();
            *at += bytes.len();
            Some(Step::Write { path, at: *at - bytes.len(), bytes })
        }
        "copy_file_range" => {
            let (from, to) = (path(0)?, path(1)?);
            let length = call.result.parse().ok()?;
            let at = offsets.entry(to.clone()).or_default();
            *at += length;
            Some(Step::Copy { from, to, at: *at - length, length })
        }
        "ftruncate" => Some(Step::Truncate { path: path(0)?, length: number(0)? }),
        "fsync" | "fdatasync" => Some(Step::Sync { path: opened(0)? }),
        "sendto" | "writev" => {
            Some(Step::Send { bytes: call.texts.iter().skip(1).flatten().copied().collect() })
        }
        _ => None,
    }
}
