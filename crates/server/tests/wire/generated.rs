//! Checks that generated files are up to date. `cargo xtask write` writes them.

use std::path::PathBuf;

fn check(path: &str, text: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("LUXOR_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{path} is out of date; regenerate it with `cargo xtask write`");
}

#[test]
fn typescript_is_up_to_date() {
    check("web/src/protocol/protocol.ts", &server::protocol::typescript());
}

#[test]
fn typescript_of_every_title_is_up_to_date() {
    for (title, text) in server::protocol::typescript_of_titles() {
        check(&format!("web/src/protocol/{title}.ts"), &text);
    }
}

#[test]
fn openapi_is_up_to_date() {
    check("docs/openapi.json", &(server::openapi() + "\n"));
}
