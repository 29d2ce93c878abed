//! The README names every crate in the words of its manifest.

use std::fs;
use std::path::{Path, PathBuf};

/// The text of a key in a manifest's first table.
fn value<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let line = manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
    line.strip_prefix('"')?.strip_suffix('"')
}

/// The folders of the crates, as the manifest of the workspace lists them.
fn folders(root: &Path) -> Vec<PathBuf> {
    let within = |folder: &str| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let all = ["crates", "titles", "tests"].into_iter().flat_map(within).chain([root.join("xtask")]);
    all.filter(|folder| folder.join("Cargo.toml").exists()).collect()
}

#[test]
fn every_crate_has_a_line_with_its_description() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let folders = folders(root);
    assert!(folders.len() > 12, "{folders:?}");
    for folder in folders {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let place = folder.strip_prefix(root).unwrap().display().to_string();
        let name = value(&manifest, "name").unwrap();
        let description =
            value(&manifest, "description").unwrap_or_else(|| panic!("{place} has no description"));
        let line = format!("| `{place}` | `{name}` | {description} |");
        assert!(readme.contains(&line), "the README lacks the line\n{line}");
    }
}
