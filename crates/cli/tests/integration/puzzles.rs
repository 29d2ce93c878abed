//! `luxor puzzles`: made, continued and checked.

use crate::sandbox::Sandbox;

/// Few samples of games of a quick bot.
const QUICK: &str = "--bot greedy --samples 100 --seed 3";

#[test]
fn puzzles_are_made_continued_and_checked() {
    let sandbox = Sandbox::new();
    let make = |to: &str| {
        let run = sandbox.luxor(&format!("puzzles make --game luxor --count 1 {QUICK} --to {to}"), "");
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.starts_with("puzzles found: 1 of 1 (games searched: "), "{}", run.out);
        sandbox.read(to)
    };
    let text = make("one.jsonl");
    assert_eq!(text.lines().count(), 2);
    // What is complete stays as it is.
    assert_eq!(make("one.jsonl"), text);
    // What an interrupted run has left is continued: here as if it had been stopped before the first game.
    let none = text.lines().next().unwrap().to_string() + "\n";
    let games = none.split("\"games\":").nth(1).unwrap().split('}').next().unwrap();
    sandbox.write("part.jsonl", &none.replace(&format!("\"games\":{games}"), "\"games\":0"));
    assert_eq!(make("part.jsonl"), text);

    let run = sandbox.luxor("puzzles check one.jsonl --samples 400", "");
    assert!(run.code <= 1 && run.out.contains("luxor: "), "{} {}", run.out, run.err);
    sandbox.write("wrong.jsonl", &text.replace("\\nround ", "\\nrounds "));
    let run = sandbox.luxor("puzzles check wrong.jsonl", "");
    assert_eq!(run.code, 1);
    assert!(run.out.contains("luxor, line 2: the position cannot be read"), "{} {}", run.out, run.err);
}

#[test]
fn what_cannot_be_meant_is_said_clearly_and_nothing_is_replaced() {
    let sandbox = Sandbox::new();
    sandbox.write("other.txt", "no puzzle\n");
    let run = sandbox.luxor(&format!("puzzles make --count 1 {QUICK} --to mine.jsonl"), "");
    assert_eq!(run.code, 0, "{}", run.err);
    let mine = sandbox.read("mine.jsonl");
    let no_game = catalogue::title("chess").err().unwrap();
    for (args, code, expected) in [
        ("make --to x --game chess", 2, no_game.as_str()),
        ("make --to x --count 0", 2, "--count"),
        ("make", 2, "--to"),
        ("make --to x --bot oracle", 2, "there is random"),
        ("make --to x --bot master:1s", 2, "name its play-outs instead, as in master:200i"),
        ("make --to x --bot cmd:mine", 2, "cannot play the games of puzzles"),
        ("make --to other.txt", 1, "other.txt is no file of puzzles: line 1"),
        ("make --to nowhere/x.jsonl", 1, "nowhere/x.jsonl cannot be written"),
        ("make --to mine.jsonl --seed 9", 1, "holds puzzles made with --game luxor --count 1 --seed 3"),
        ("check nowhere.jsonl", 1, "there is no file"),
        ("check other.txt", 1, "is no file of puzzles"),
        ("check --samples 5", 2, "--samples"),
    ] {
        let run = sandbox.luxor(&format!("puzzles {args}"), "");
        assert_eq!(run.code, code, "{args}: {}", run.err);
        assert!(run.err.contains(expected), "{args}: {}", run.err);
    }
    assert_eq!(sandbox.read("mine.jsonl"), mine);
    assert!(!sandbox.0.join("x").exists());
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_it_has_found() {
    let sandbox = Sandbox::new();
    let args = format!("puzzles make --game luxor --count 100000 {QUICK} --to many.jsonl --threads 1");
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_luxor"))
        .args(args.split(' '))
        .current_dir(&sandbox.0)
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while !sandbox.0.join("many.jsonl").exists() {
        std::thread::yield_now();
    }
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{err}");
    assert!(err.contains("of 100000 (games searched: ") && err.contains("the same command goes on"), "{err}");
    assert!(sandbox.read("many.jsonl").starts_with("{\"title\":\"luxor\""));
    assert!(!sandbox.0.join("many.jsonl.part").exists());
}
