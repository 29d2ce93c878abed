//! The crate does no input or output: it compiles for a browser, where none of this exists.

use std::path::Path;
use std::process::Command;

/// Crates that need an operating system.
const FORBIDDEN: [&str; 10] =
    ["axum", "getrandom", "hyper", "mio", "rayon", "socket2", "sqlx", "store", "tokio", "tracing-subscriber"];

/// Modules of the standard library that need one.
const FORBIDDEN_MODULES: [&str; 6] =
    ["std::env", "std::fs", "std::net", "std::process", "std::thread", "std::time"];

#[test]
fn no_dependency_needs_an_operating_system() {
    let tree = ["tree", "--package", "session", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
    let output = Command::new(env!("CARGO"))
        .args(tree)
        .args(["--target", "wasm32-unknown-unknown", "--offline", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let names: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.contains(&"luxor-rules"), "the tree is not complete: {names:?}");
    for name in FORBIDDEN {
        assert!(!names.contains(&name), "session depends on {name}");
    }
}

#[test]
fn no_source_uses_the_operating_system() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            for module in FORBIDDEN_MODULES {
                assert!(!source.contains(module), "{} uses {module}", path.display());
            }
            files += 1;
        }
    }
    assert!(files > 10, "only {files} files were found");
}
