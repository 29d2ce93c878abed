//! `luxor analyse`: a finished game as text, as JSON and as a page, in every language.

use crate::sandbox::Sandbox;
use serde_json::Value;
use std::path::PathBuf;

/// The kept games of a title, by name.
fn kept(title: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(title);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.sort();
    files
}

#[test]
fn a_finished_game_is_analysed_in_every_language() {
    let sandbox = Sandbox::new();
    for (title, language) in [("luxor", "en"), ("expedition", "nl"), ("luxor", "fr"), ("expedition", "de")] {
        let file = kept(title)[0].display().to_string();
        let args = format!("--language {language} analyse {file} --play-outs 8");
        let text = sandbox.luxor(&args, "");
        assert_eq!(text.code, 0, "{}", text.err);
        assert!(!text.out.contains('‹') && text.out.lines().count() > 8, "{}", text.out);
        let page = sandbox.luxor(&format!("{args} --html report.html"), "");
        assert!(page.code == 0 && page.out.contains("report.html"), "{}", page.err);
        let report = std::fs::read_to_string(sandbox.0.join("report.html")).unwrap();
        for part in [&format!("<html lang=\"{language}\">"), "<svg ", "<table>", "</html>"] {
            assert!(report.contains(part), "{part}");
        }
        assert!(!report.contains('‹') && !report.contains("<script"));
    }
}

#[test]
fn json_is_the_same_again_and_adds_up() {
    let sandbox = Sandbox::new();
    let file = kept("luxor")[0].display().to_string();
    let json = |more: &str| {
        let run = sandbox.luxor(&format!("analyse {file} --json --play-outs 8 {more}"), "");
        assert_eq!(run.code, 0, "{}", run.err);
        serde_json::from_str::<Value>(&run.out).unwrap()
    };
    let analysis = json("--threads 1");
    assert_eq!(json("--threads 3"), analysis);
    assert_ne!(json("--seed 2"), analysis);
    assert_eq!(json("--deeper")["depth"], 4);
    for seat in analysis["seats"].as_array().unwrap() {
        let part = |name: &str| seat["shown"][name].as_i64().unwrap();
        assert_eq!(part("start") + part("luck") + part("play") + part("others"), part("result"));
    }
}

#[test]
fn what_cannot_be_analysed_is_said_clearly() {
    let sandbox = Sandbox::new();
    let whole = std::fs::read_to_string(&kept("luxor")[0]).unwrap();
    let half: Vec<&str> = whole.lines().take(whole.lines().count() / 2).collect();
    sandbox.write("half.jsonl", &(half.join("\n") + "\n"));
    sandbox.write("other.txt", "no game\n");
    for (args, code, expected) in [
        ("analyse half.jsonl", 1, "not finished"),
        ("analyse other.txt", 1, "not a saved game"),
        ("analyse nowhere.jsonl", 1, "there is no file"),
        ("analyse half.jsonl --depth 0", 2, "--depth"),
        ("analyse half.jsonl --deeper --depth 2", 2, "cannot be used with"),
    ] {
        let run = sandbox.luxor(args, "");
        assert_eq!(run.code, code, "{args}: {}", run.err);
        assert!(run.err.contains(expected), "{args}: {}", run.err);
    }
}
