//! Whole games in the terminal, from the first question to the saved file.

use crate::sandbox::Sandbox;

/// The first choice, often enough for any game.
fn ones() -> String {
    "1\n".repeat(3000)
}

#[test]
fn a_whole_game_is_played_saved_and_verified() {
    for args in [
        "--bots 1 --seed 1",
        "--bots 3 --seed 2",
        "--people Ann --bots 4 --seed 3 --modules mummy,equipment,artifacts,characters",
    ] {
        let sandbox = Sandbox::new();
        let run = sandbox.luxor(&format!("play {args} --save game.jsonl"), ones());
        assert_eq!(run.code, 0, "{args}: {}", run.err);
        assert!(run.out.contains("wins!") || run.out.contains("share the victory"), "{args}");
        let widest = run.out.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 80, "{args}: {widest}");
        let verdict = sandbox.luxor("verify game.jsonl", "");
        assert_eq!(verdict.out.trim(), "game.jsonl: exact", "{args}");
    }
}

#[test]
fn failing_bot_is_reported_as_forfeit() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor_with(&["play", "--people", "Ann", "--bots", "cmd:false", "--seed", "4"], ones());
    assert_eq!(run.code, 0, "{}", run.err);
    let told = run.out.matches("whatever the points say, and moves").count();
    assert_eq!(told, 1, "{}", run.out);
    let end =
        run.out.find("wins!").or(run.out.find("share the victory")).expect("the game is played to its end");
    assert!(run.out[end..].contains("has lost by forfeit"), "{}", &run.out[end..]);
}

#[test]
fn a_saved_game_starts_no_program_unasked() {
    let sandbox = Sandbox::new();
    let save =
        ["play", "--people", "Ann", "--bots", "cmd:touch started", "--first", "Ann", "--save", "game.jsonl"];
    assert_eq!(sandbox.luxor_with(&save, "1\nquit\n").code, 0);
    let started = sandbox.0.join("started");
    let _ = std::fs::remove_file(&started);
    let before = sandbox.read("game.jsonl");

    let refused = sandbox.luxor_with(&["play", "--resume", "game.jsonl"], ones());
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("touch started") && refused.err.contains("--programs"), "{}", refused.err);
    assert!(!started.exists());
    assert_eq!(sandbox.read("game.jsonl"), before);

    let run = sandbox.luxor_with(&["play", "--resume", "game.jsonl", "--programs"], ones());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(started.exists());
}

#[test]
fn expedition_can_be_played_to_the_end_from_its_menu() {
    let sandbox = Sandbox::new();
    let args = "play --game expedition --people Ann,Ben --seed 8 --save game.jsonl";
    // Laying a tile needs the name of a cell: the menu names one.
    let run = sandbox.luxor_answered(args, |shown| {
        let example = shown.rsplit_once("such as ").map(|(_, rest)| rest.lines().next().unwrap().trim());
        match example {
            _ if shown.ends_with("press Enter. ") => String::new(),
            Some(example) => example.to_string(),
            None => "1".into(),
        }
    });
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("wins!") || run.out.contains("share the victory"), "the game did not end");
}

#[test]
fn end_of_input_saves_and_resume_continues() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor("play --bots 2 --seed 6", "1\n1\n");
    assert_eq!(run.code, 0);
    let games = sandbox.games();
    assert_eq!(games.len(), 1);
    assert!(run.out.contains(&format!("luxor play --resume {}", games[0])), "{}", run.out);
    assert!(run.out.contains("hidden cards"));
    assert!(sandbox.luxor(&format!("verify {}", games[0]), "").out.contains("exact"));

    let before = sandbox.read(&games[0]);
    let run = sandbox.luxor(&format!("play --resume {} --seed 7", games[0]), "1\n1\n1\n");
    assert_eq!(run.code, 0, "{}", run.err);
    let after = sandbox.read(&games[0]);
    assert!(after.lines().count() > before.lines().count());
    assert!(
        before.contains("commitment") && !after.contains("commitment"),
        "two sources of chance, no commitment"
    );
    assert!(sandbox.luxor(&format!("verify {}", games[0]), "").out.contains("exact"));

    let run = sandbox.luxor(&format!("play --resume {} --seed 8", games[0]), ones());
    assert!(run.out.contains("wins!") || run.out.contains("share the victory"));
    let run = sandbox.luxor(&format!("play --resume {}", games[0]), "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("is over"), "{}", run.err);
}

#[test]
fn the_same_seed_continues_the_same_game() {
    let sandbox = Sandbox::new();
    sandbox.luxor("play --bots 1 --seed 5 --save a.jsonl", "1\n1\n");
    sandbox.luxor("play --resume a.jsonl --seed 5", "quit\n");
    assert!(sandbox.read("a.jsonl").contains("commitment"), "it still flows from one seed");
    assert!(sandbox.luxor("verify a.jsonl", "").out.contains("exact"));
}

#[test]
fn nothing_is_saved_before_the_first_choice() {
    let sandbox = Sandbox::new();
    assert_eq!(sandbox.luxor("play --seed 1", "").code, 0);
    assert_eq!(sandbox.luxor("play --seed 1", "help\nrules L23\nquit\n").code, 0);
    assert!(sandbox.games().is_empty());
}

#[test]
fn undo_goes_back_until_something_was_revealed() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor("play --bots 1 --seed 3 --first 1", "undo\n1\nundo\nredo\nredo\n1\nundo\n");
    assert!(run.out.contains("no choice to take back"), "{}", run.out);
    assert_eq!(run.out.matches("Which card do you play?").count(), 3, "{}", run.out);
    assert!(run.out.contains("nothing to redo"));
    assert!(run.out.contains("something has been revealed") || run.out.contains("no choice to take back"));
}

#[test]
fn invalid_lines_change_nothing() {
    let sandbox = Sandbox::new();
    let input = b"99\nfly to the moon\nplay middle\nmove 40 by 3\n\xff\xfe\nsave\nquit\n";
    let run = sandbox.luxor("play --bots 1 --seed 3 --first 1 --save game.jsonl", input);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("“99” is not possible here"));
    assert!(run.out.contains("“fly to the moon” is not possible here"));
    assert!(run.out.contains("(L11)"), "a refusal names its rule: {}", run.out);
    assert!(!sandbox.read("game.jsonl").contains("\"do\""));
}

#[test]
fn several_people_pass_the_keyboard_and_see_only_their_own_hand() {
    let sandbox = Sandbox::new();
    let input = format!("\n{}", "1\n".repeat(40));
    let run = sandbox.luxor("play --people Ann,Ben --seed 3 --first Ben", input);
    let scenes: Vec<&str> = run.out.split("Pass the keyboard to ").skip(1).collect();
    assert!(scenes.len() > 4 && scenes[0].starts_with("Ben"), "{}", run.out);
    for scene in scenes {
        let other = if scene.starts_with("Ann") { "Ben" } else { "Ann" };
        assert!(!scene.contains(&format!("{other}*")), "{scene}");
        assert!(!scene.contains(&format!("{other} draws")), "{scene}");
    }
}

#[test]
fn wrong_input_is_answered_with_what_is_right_there() {
    let sandbox = Sandbox::new();
    let play = "play --game expedition --people Ann --bots 1 --seed 8 --first Ann";
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let out = flat(&sandbox.luxor(play, "9\n").out);
    assert!(out.contains("“9” is not possible here. Type a number from 1 to 3"), "{out}");
    let out = flat(&sandbox.luxor(play, "1\n7\na a1\na f6\n").out);
    let right = out.split("“7” is not possible here. ").nth(1).unwrap_or_default();
    assert!(right.starts_with("Type the letter of a tile and a cell marked +, such as a "), "{out}");
    assert!(out.contains("A tile must share an edge with another tile"), "the referee answers: {out}");
    assert!(out.contains("There is already a tile on f6. (X6)"), "{out}");
}

#[test]
fn a_hint_on_a_forced_choice_says_that_there_is_none() {
    let sandbox = Sandbox::new();
    let mut input = String::new();
    // The first question with one answer has "(Enter: 1)" in its prompt.
    for _ in 0..100 {
        let run = sandbox.luxor("play --people Ann --bots 1 --seed 3 --first Ann", format!("{input}hint\n"));
        let prompt = run.out.rsplit("hint\n").nth(1).unwrap_or_default();
        if prompt.ends_with("(Enter: 1) > ") {
            assert!(run.out.contains("There is nothing to choose here"), "{}", run.out);
            return;
        }
        input.push_str("1\n");
    }
    panic!("no choice of a hundred was forced");
}

#[test]
fn five_players_get_the_rulebook_advice() {
    let sandbox = Sandbox::new();
    assert!(sandbox.luxor("play --players 5 --seed 1", "").out.contains("(F1)"));
    assert!(
        !sandbox.luxor("play --players 5 --modules equipment,artifacts --seed 1", "").out.contains("(F1)")
    );
}

#[test]
fn a_file_is_never_overwritten_by_accident() {
    let sandbox = Sandbox::new();
    sandbox.write("diary.txt", "dear diary");
    let run = sandbox.luxor("play --save diary.txt", "1\n");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("already exists"));
    let run = sandbox.luxor("play --bots 1 --seed 1", "1\nsave diary.txt\nquit\n");
    assert!(run.out.contains("already exists"));
    assert_eq!(sandbox.read("diary.txt"), "dear diary");
}

#[test]
fn impossible_games_exit_with_code_2() {
    let sandbox = Sandbox::new();
    for (args, expected) in [
        ("play --players 9", "2 to 5 players"),
        ("play --game chess", "there is luxor"),
        ("play --modules mumy", "it has mummy"),
        ("play --people Ann,Ben --first Cleo", "there are Ann, Ben"),
        ("play --bots oracle", "there is random"),
        ("play --people Ann --bots 1 --players 4", "--players says 4"),
        ("play --colour red", "unexpected argument"),
    ] {
        let run = sandbox.luxor(args, "");
        assert_eq!(run.code, 2, "{args}: {}", run.err);
        assert!(run.err.contains(expected), "{args}: {}", run.err);
    }
    assert_eq!(sandbox.luxor("play --resume nothing.jsonl", "").code, 1);
    assert_eq!(sandbox.luxor("play --components nothing.toml", "").code, 1);
}

#[cfg(unix)]
#[test]
fn interrupt_saves_the_game() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let sandbox = Sandbox::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_luxor"))
        .args(["play", "--bots", "1", "--seed", "3"])
        .current_dir(&sandbox.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"1\n").unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let mut seen = Vec::new();
    let mut buffer = [0; 4096];
    // The second question shows that the first was answered.
    while String::from_utf8_lossy(&seen).matches("> ").count() < 2 {
        let count = stdout.read(&mut buffer).unwrap();
        assert!(count > 0);
        seen.extend_from_slice(&buffer[..count]);
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(sandbox.games().len(), 1);
    assert!(sandbox.luxor(&format!("verify {}", sandbox.games()[0]), "").out.contains("exact"));
}

/// Plays until the second question, which shows that the first was answered.
#[cfg(unix)]
fn answered_once(sandbox: &Sandbox) -> std::process::Child {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_luxor"))
        .args(["play", "--bots", "1", "--seed", "3", "--save", "game.jsonl"])
        .current_dir(&sandbox.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Kept open in the child: end of input would end the game.
    child.stdin.as_mut().unwrap().write_all(b"1\n").unwrap();
    let mut seen = Vec::new();
    let mut buffer = [0; 4096];
    while String::from_utf8_lossy(&seen).matches("> ").count() < 2 {
        let count = child.stdout.as_mut().unwrap().read(&mut buffer).unwrap();
        assert!(count > 0);
        seen.extend_from_slice(&buffer[..count]);
    }
    child
}

#[cfg(unix)]
#[test]
fn a_killed_program_loses_no_choice() {
    for signal in ["-KILL", "-HUP"] {
        let sandbox = Sandbox::new();
        let mut child = answered_once(&sandbox);
        let id = child.id().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().unwrap().success());
        child.wait().unwrap();
        assert!(sandbox.read("game.jsonl").contains("\"do\""), "{signal}: the choice is saved");
        assert_eq!(sandbox.luxor("verify game.jsonl", "").code, 0);
        assert_eq!(sandbox.games(), ["game.jsonl"]);
    }
}

#[test]
fn a_game_that_could_not_be_saved_does_not_begin() {
    let sandbox = Sandbox::new();
    for path in ["nowhere/game.jsonl", "."] {
        let run = sandbox.luxor(&format!("play --bots 1 --seed 1 --save {path}"), "1\n");
        assert_eq!(run.code, 1, "{path}");
        assert!(!run.out.contains("> "), "nothing was asked: {}", run.out);
        assert!(run.err.contains("could not be saved") || run.err.contains("already exists"), "{}", run.err);
    }
}

#[test]
fn the_file_is_known_from_the_start() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor("play --bots 1 --seed 6", "1\n");
    let said = run.out.find("saved as you play").expect("it says where the game is saved");
    assert!(said < run.out.find("> ").unwrap(), "before the first question");
    assert!(run.out.contains(&sandbox.games()[0]));
}
