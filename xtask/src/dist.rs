//! `cargo xtask dist`: an archive with the program and everything a host needs to run it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};
use xtask::schedule::{Outcome, run_in_order};
use xtask::step::{Step, output};

/// The program as the profile `dist` leaves it.
const PROGRAM: &str = "target/dist/luxor";

/// Files of the project that go into the archive, and where.
const FILES: &[(&str, &str)] = &[
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("packaging/luxor.toml", "luxor.toml"),
    ("packaging/haproxy.cfg", "haproxy.cfg"),
    ("packaging/haproxy-database.cfg", "haproxy-database.cfg"),
    ("packaging/patroni.yml", "patroni.yml"),
    ("packaging/luxor.service", "systemd/luxor.service"),
    ("packaging/luxor@.service", "systemd/luxor@.service"),
    ("packaging/luxor-backup.service", "systemd/luxor-backup.service"),
    ("packaging/luxor-backup.timer", "systemd/luxor-backup.timer"),
];

/// Builds the program, optimised as a whole, and packs it. Each part needs the one before.
pub fn run() -> ExitCode {
    let build = Step::new("program", "cargo", &["build", "--profile", "dist", "--package", "luxor"]);
    if let Outcome::Failed = run_in_order(&[build]) {
        return ExitCode::FAILURE;
    }
    match collect() {
        Ok(steps) => run_in_order(&steps).into(),
        Err(error) => {
            eprintln!("the archive cannot be put together: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Copies the files; the steps that are left add manual and completions and pack everything.
fn collect() -> io::Result<Vec<Step>> {
    let name = format!("luxor-{}-{}", env!("CARGO_PKG_VERSION"), host());
    let folder = PathBuf::from("target/archive");
    let root = folder.join(&name);
    match fs::remove_dir_all(&root) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    fs::create_dir_all(&root)?;
    copy(Path::new(PROGRAM), &root.join("luxor"))?;
    for (from, to) in FILES {
        copy(Path::new(from), &root.join(to))?;
    }
    // README and the documents link to each other.
    for entry in fs::read_dir("docs")? {
        let document = entry?.path();
        if document.extension().is_some_and(|kind| kind == "md") {
            copy(&document, &root.join(&document))?;
        }
    }
    let root = root.display().to_string();
    let file = format!("{name}.tar.gz");
    let tar = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-czf", &file, &name];
    Ok(vec![
        Step::new("manual and completions", PROGRAM, &["manual", "--to", &root]),
        Step::new("archive", "tar", &tar).within("target/archive"),
        Step::new("checksum", "sh", &["-c", &format!("sha256sum {file} | tee {file}.sha256")])
            .within("target/archive"),
    ])
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", from.display()));
    fs::copy(from, to).map(|_| ()).map_err(named)
}

/// The platform the program was built for, such as `x86_64-unknown-linux-gnu`.
fn host() -> String {
    let version = output("rustc", &["-vV"]).unwrap_or_default();
    let line = version.lines().find_map(|line| line.strip_prefix("host: "));
    line.unwrap_or("unknown").to_string()
}
