//! Builds the web page and copies it to where the server embeds it from. Without Node.js or the page's sources, the
//! server embeds `fallback.html`, which says what is missing.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// Set this to skip building the page; an existing build in `web/dist` is still embedded.
const SKIP: &str = "LUXOR_SKIP_PAGE";

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("page");
    let web = here.join("../../web");
    println!("cargo::rerun-if-env-changed={SKIP}");
    println!("cargo::rerun-if-changed=fallback.html");
    let parts = [
        "src",
        "public",
        "index.html",
        "package.json",
        "package-lock.json",
        "scripts/build.js",
        "vite.config.ts",
    ];
    for path in parts.map(|part| web.join(part)).into_iter().chain(texts(&here.join("../.."))) {
        // For a path that does not exist Cargo would rerun this script every time.
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    if env::var_os(SKIP).is_some() {
        // The page is built separately then, perhaps again without changed sources.
        println!("cargo::rerun-if-changed={}", web.join("dist").display());
    } else if web.join("package.json").exists() {
        build(&web);
    }
    fs::remove_dir_all(&out)
        .or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
        .expect("the old page can be removed");
    if web.join("dist/index.html").exists() {
        copy(&web.join("dist"), &out).expect("the page can be copied");
    } else {
        println!("cargo::warning=the page was not built; the server shows a notice instead");
        fs::create_dir_all(&out).expect("the folder can be made");
        fs::copy(here.join("fallback.html"), out.join("index.html")).expect("the page can be copied");
    }
}

/// The texts on the page: of the project, and of each title.
fn texts(project: &Path) -> Vec<PathBuf> {
    let titles = fs::read_dir(project.join("titles")).into_iter().flatten().flatten();
    let of_title = |title: fs::DirEntry| ["locales", "rules"].map(|name| title.path().join(name));
    titles.flat_map(of_title).chain([project.join("locales")]).collect()
}

fn build(web: &Path) {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if Command::new(npm).arg("--version").output().is_err() {
        println!(
            "cargo::warning=Node.js is missing: install it from https://nodejs.org (20 or newer) to build the page"
        );
        return;
    }
    let fresh = |path: &Path| fs::metadata(path).and_then(|found| found.modified()).ok();
    let installed = fresh(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < fresh(&web.join("package-lock.json")) {
        run(Command::new(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(web));
    }
    run(Command::new(npm).args(["run", "build"]).current_dir(web));
}

fn run(command: &mut Command) {
    let output = command.output().expect("npm was there a moment ago");
    if !output.status.success() {
        let said = [output.stdout, output.stderr].concat();
        panic!(
            "{command:?} failed:\n{}\nTo build the server without the page, set {SKIP}=1.",
            String::from_utf8_lossy(&said)
        );
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
