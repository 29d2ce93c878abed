//! Licences and sources of all dependencies are those that `deny.toml` allows. `cargo deny check` knows more
//! (advisories, duplicates); this needs nothing installed.

use serde_json::Value;
use spdx::{Expression, ParseMode};
use std::collections::BTreeSet;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// Where packages of the default registry come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

struct Allowed {
    licences: BTreeSet<String>,
    /// More licences for single packages.
    exceptions: Vec<(String, String)>,
}

fn allowed() -> Allowed {
    let text = std::fs::read_to_string(format!("{ROOT}/deny.toml")).unwrap();
    let file: toml::Table = text.parse().unwrap();
    let texts = |value: &toml::Value| -> Vec<String> {
        value.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_string()).collect()
    };
    let licences = &file["licenses"];
    let exceptions = licences["exceptions"].as_array().unwrap().iter().flat_map(|exception| {
        let package = exception["crate"].as_str().unwrap().to_string();
        texts(&exception["allow"]).into_iter().map(move |licence| (package.clone(), licence))
    });
    Allowed { licences: texts(&licences["allow"]).into_iter().collect(), exceptions: exceptions.collect() }
}

/// Every package of the lock file, for any platform.
fn packages() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
        .current_dir(ROOT)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

impl Allowed {
    fn allows(&self, package: &str, licence: &str) -> bool {
        // "MIT/Apache-2.0" is how old packages write "OR".
        let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else { return false };
        expression.evaluate(|requirement| {
            let name = requirement.license.to_string();
            let excepted =
                |(other, allowed): &(String, String)| other == package && name.starts_with(allowed.as_str());
            self.licences.contains(&name) || self.exceptions.iter().any(excepted)
        })
    }
}

#[test]
fn every_dependency_has_an_allowed_licence_and_source() {
    let allowed = allowed();
    let mut faults = Vec::new();
    let mut seen = 0;
    for package in packages() {
        let [name, version] = ["name", "version"].map(|field| package[field].as_str().unwrap().to_string());
        // Packages of the workspace have no source.
        if let Some(source) = package["source"].as_str() {
            seen += 1;
            if source != REGISTRY {
                faults.push(format!("{name} {version} comes from {source}"));
            }
        }
        let licence = package["license"].as_str().unwrap_or("");
        if !allowed.allows(&name, licence) {
            faults.push(format!("{name} {version} has the licence {licence:?}"));
        }
    }
    assert!(seen > 100, "the list of packages is not complete");
    assert!(faults.is_empty(), "deny.toml does not allow:\n{}", faults.join("\n"));
}

#[test]
fn licences_are_read_as_expressions() {
    let allowed = Allowed {
        licences: ["MIT", "Unicode-3.0"].map(String::from).into(),
        exceptions: vec![("embed".into(), "MPL-2.0".into())],
    };
    for licence in ["MIT", "MIT OR GPL-3.0-only", "GPL-3.0/MIT", "(GPL-3.0-only OR MIT) AND Unicode-3.0"] {
        assert!(allowed.allows("any", licence), "{licence}");
    }
    for licence in ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "MPL-2.0"] {
        assert!(!allowed.allows("any", licence), "{licence}");
    }
    assert!(allowed.allows("embed", "MPL-2.0"));
}
