//! Every message id in the code has an English text, and none is unused.

use std::collections::BTreeSet;

/// The rules themselves.
const RULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
/// The program that draws them in the terminal.
const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/cli/src");

/// The ids in the sources of a folder: whatever looks like one in quotes.
fn used(folder: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut folders = vec![std::path::PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            ids.extend(text.split('"').filter(|word| is_id(word)).map(String::from));
        }
    }
    ids
}

/// The ids that a file with English messages defines.
fn defined(file: &str) -> BTreeSet<String> {
    let path = format!("{}/locales/en/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let ids = text.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_string()));
    ids.filter(|id| is_id(id)).collect()
}

fn is_id(word: &str) -> bool {
    word.starts_with("expedition-")
        && word.len() > "expedition-".len()
        && word.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase())
}

#[test]
fn every_message_has_its_words_and_no_words_are_unused() {
    let defined = defined("game.ftl");
    let mut ids = used(RULES);
    assert!(ids.len() > 60, "{ids:?}");
    ids.extend(used(PROGRAM));
    let with_words = &defined | &self::defined("terminal.ftl");
    assert_eq!(ids.difference(&with_words).collect::<Vec<_>>(), Vec::<&String>::new(), "without words");
    assert_eq!(defined.difference(&ids).collect::<Vec<_>>(), Vec::<&String>::new(), "without use");
}
