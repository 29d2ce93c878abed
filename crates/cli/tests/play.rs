//! Games at the keyboard, from the first question to the saved file.

mod desk;

use desk::Desk;

/// Enough first choices for any game.
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
        let desk = Desk::new();
        let run = desk.luxor(&format!("play {args} --save game.jsonl"), ones());
        assert_eq!(run.code, 0, "{args}: {}", run.err);
        assert!(run.out.contains("wins!") || run.out.contains("share the victory"), "{args}");
        let widest = run.out.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 80, "{args}: {widest}");
        let verdict = desk.luxor("verify game.jsonl", "");
        assert_eq!(verdict.out.trim(), "game.jsonl: exact", "{args}");
    }
}

#[test]
fn whose_program_fails_is_named_as_the_loser() {
    let desk = Desk::new();
    let run = desk.luxor_with(&["play", "--people", "Ann", "--bots", "cmd:false", "--seed", "4"], ones());
    assert_eq!(run.code, 0, "{}", run.err);
    let told = run.out.matches("whatever the points say, and moves").count();
    assert_eq!(told, 1, "{}", run.out);
    let end =
        run.out.find("wins!").or(run.out.find("share the victory")).expect("the game is played to its end");
    assert!(run.out[end..].contains("has lost by forfeit"), "{}", &run.out[end..]);
}

#[test]
fn expedition_can_be_played_to_its_end_by_the_list_it_offers() {
    let desk = Desk::new();
    let mut input = String::new();
    // Laying always at the first cell offered needs the cell's name: ask for it, one decision at a time.
    for _ in 0..200 {
        let run = desk.luxor("play --game expedition --people Ann,Ben --seed 8 --save game.jsonl", &input);
        std::fs::remove_file(desk.0.join("game.jsonl")).ok();
        if run.out.contains("wins!") || run.out.contains("share the victory") {
            return;
        }
        let shown = run.out.rsplit("> ").nth(1).unwrap_or(&run.out);
        input.push_str(&match shown.split("such as ").nth(1) {
            _ if run.out.trim_end().ends_with("press Enter.") => "\n".into(),
            Some(example) => format!("{}\n", example.lines().next().unwrap().trim()),
            None => "1\n".into(),
        });
    }
    panic!("the game did not end");
}

#[test]
fn the_end_of_input_saves_and_resume_goes_on() {
    let desk = Desk::new();
    let run = desk.luxor("play --bots 2 --seed 6", "1\n1\n");
    assert_eq!(run.code, 0);
    let games = desk.games();
    assert_eq!(games.len(), 1);
    assert!(run.out.contains(&format!("luxor play --resume {}", games[0])), "{}", run.out);
    assert!(run.out.contains("hidden cards"));
    assert!(desk.luxor(&format!("verify {}", games[0]), "").out.contains("exact"));

    let before = desk.read(&games[0]);
    let run = desk.luxor(&format!("play --resume {} --seed 7", games[0]), "1\n1\n1\n");
    assert_eq!(run.code, 0, "{}", run.err);
    let after = desk.read(&games[0]);
    assert!(after.lines().count() > before.lines().count());
    assert!(
        before.contains("commitment") && !after.contains("commitment"),
        "two sources of chance, no commitment"
    );
    assert!(desk.luxor(&format!("verify {}", games[0]), "").out.contains("exact"));

    let run = desk.luxor(&format!("play --resume {} --seed 8", games[0]), ones());
    assert!(run.out.contains("wins!") || run.out.contains("share the victory"));
    let run = desk.luxor(&format!("play --resume {}", games[0]), "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("is over"), "{}", run.err);
}

#[test]
fn the_same_seed_continues_the_same_game() {
    let desk = Desk::new();
    desk.luxor("play --bots 1 --seed 5 --save a.jsonl", "1\n1\n");
    desk.luxor("play --resume a.jsonl --seed 5", "quit\n");
    assert!(desk.read("a.jsonl").contains("commitment"), "it still flows from one seed");
    assert!(desk.luxor("verify a.jsonl", "").out.contains("exact"));
}

#[test]
fn nothing_is_saved_before_anything_was_done() {
    let desk = Desk::new();
    assert_eq!(desk.luxor("play --seed 1", "").code, 0);
    assert_eq!(desk.luxor("play --seed 1", "help\nrules L23\nquit\n").code, 0);
    assert!(desk.games().is_empty());
}

#[test]
fn undo_goes_back_until_something_was_revealed() {
    let desk = Desk::new();
    let run = desk.luxor("play --bots 1 --seed 3 --first 1", "undo\n1\nundo\nredo\nredo\n1\nundo\n");
    assert!(run.out.contains("no choice to take back"), "{}", run.out);
    assert_eq!(run.out.matches("Which card do you play?").count(), 3, "{}", run.out);
    assert!(run.out.contains("nothing to redo"));
    assert!(run.out.contains("something has been revealed") || run.out.contains("no choice to take back"));
}

#[test]
fn bad_lines_are_answered_and_change_nothing() {
    let desk = Desk::new();
    let input = b"99\nfly to the moon\nplay middle\nmove 40 by 3\n\xff\xfe\nsave\nquit\n";
    let run = desk.luxor("play --bots 1 --seed 3 --first 1 --save game.jsonl", input);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("“99” is not possible here"));
    assert!(run.out.contains("“fly to the moon” is not possible here"));
    assert!(run.out.contains("(L11)"), "a refusal names its rule: {}", run.out);
    assert!(!desk.read("game.jsonl").contains("\"do\""));
}

#[test]
fn several_people_pass_the_keyboard_and_see_only_their_own_hand() {
    let desk = Desk::new();
    let input = format!("\n{}", "1\n".repeat(40));
    let run = desk.luxor("play --people Ann,Ben --seed 3 --first Ben", input);
    let scenes: Vec<&str> = run.out.split("Pass the keyboard to ").skip(1).collect();
    assert!(scenes.len() > 4 && scenes[0].starts_with("Ben"), "{}", run.out);
    for scene in scenes {
        let other = if scene.starts_with("Ann") { "Ben" } else { "Ann" };
        assert!(!scene.contains(&format!("{other}*")), "{scene}");
        assert!(!scene.contains(&format!("{other} draws")), "{scene}");
    }
}

#[test]
fn five_players_get_the_advice_of_the_book() {
    let desk = Desk::new();
    assert!(desk.luxor("play --players 5 --seed 1", "").out.contains("(F1)"));
    assert!(!desk.luxor("play --players 5 --modules equipment,artifacts --seed 1", "").out.contains("(F1)"));
}

#[test]
fn a_file_is_never_overwritten_by_accident() {
    let desk = Desk::new();
    desk.write("diary.txt", "dear diary");
    let run = desk.luxor("play --save diary.txt", "1\n");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("already exists"));
    let run = desk.luxor("play --bots 1 --seed 1", "1\nsave diary.txt\nquit\n");
    assert!(run.out.contains("already exists"));
    assert_eq!(desk.read("diary.txt"), "dear diary");
}

#[test]
fn what_cannot_be_played_is_said_with_exit_code_2() {
    let desk = Desk::new();
    for (args, expected) in [
        ("play --players 9", "2 to 5 players"),
        ("play --game chess", "there is luxor and expedition"),
        ("play --modules mumy", "it has mummy"),
        ("play --people Ann,Ben --first Cleo", "there are Ann, Ben"),
        ("play --bots oracle", "there is random"),
        ("play --people Ann --bots 1 --players 4", "--players says 4"),
        ("play --colour red", "unexpected argument"),
    ] {
        let run = desk.luxor(args, "");
        assert_eq!(run.code, 2, "{args}: {}", run.err);
        assert!(run.err.contains(expected), "{args}: {}", run.err);
    }
    assert_eq!(desk.luxor("play --resume nothing.jsonl", "").code, 1);
    assert_eq!(desk.luxor("play --components nothing.toml", "").code, 1);
}

#[cfg(unix)]
#[test]
fn an_interruption_saves_the_game() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let desk = Desk::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_luxor"))
        .args(["play", "--bots", "1", "--seed", "3"])
        .current_dir(&desk.0)
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
    assert_eq!(desk.games().len(), 1);
    assert!(desk.luxor(&format!("verify {}", desk.games()[0]), "").out.contains("exact"));
}
