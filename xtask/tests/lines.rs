//! No line of source code is longer than 120 characters. Formatters leave alone what they cannot break.

use std::path::Path;
use std::process::Command;

const LONGEST: usize = 120;
/// Kinds of files that people write.
const KINDS: [&str; 5] = ["rs", "ts", "svelte", "js", "css"];
/// Generated.
const PROTOCOL: &str = "web/src/protocol/";

#[test]
fn lines_are_not_too_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let listed = Command::new("git").arg("ls-files").current_dir(root).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let of_a_kind = |file: &&str| {
        file.rsplit_once('.').is_some_and(|(_, kind)| KINDS.contains(&kind)) && !file.starts_with(PROTOCOL)
    };
    let (mut files, mut long) = (0, Vec::new());
    for file in listed.lines().filter(of_a_kind) {
        // One that was just deleted is still tracked.
        let Ok(text) = std::fs::read_to_string(root.join(file)) else { continue };
        files += 1;
        let too_long = (1..).zip(text.lines()).filter(|(_, line)| line.chars().count() > LONGEST);
        long.extend(too_long.map(|(number, line)| format!("{file}:{number}: {}", line.chars().count())));
    }
    assert!(files > 400, "only {files} files were found");
    assert!(long.is_empty(), "lines of more than {LONGEST} characters:\n{}", long.join("\n"));
}
