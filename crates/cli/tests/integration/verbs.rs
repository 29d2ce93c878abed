//! The verbs of the command line, except `play` and `serve`.

use crate::sandbox::Sandbox;
use serde_json::{Value, json};

#[test]
fn welcome_says_how_to_begin() {
    let run = Sandbox::new().luxor("welcome", "");
    assert_eq!(run.code, 0);
    assert!(run.out.contains("luxor play") && run.out.contains("Expedition Luxor"));
    assert!(run.out.lines().all(|line| line.chars().count() <= 80));
    for verb in [
        "play",
        "replay",
        "analyse",
        "learn",
        "position",
        "verify",
        "arena",
        "puzzles",
        "score",
        "rules",
        "components",
        "serve",
        "backup",
        "restore",
        "check",
        "copy-store",
        "stats",
        "delete",
        "purge",
        "export",
        "import",
    ] {
        assert_eq!(Sandbox::new().luxor(&format!("{verb} --help"), "").code, 0);
    }
}

#[test]
fn rules_are_found_by_number_and_word() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor("rules l23", "");
    assert!(run.out.contains("L23") && run.out.contains("Osiris"), "{}", run.out);
    assert!(sandbox.luxor("rules", "").out.contains("N6"));
    assert!(sandbox.luxor("rules talisman", "").out.contains("M6"));
    for (args, expected) in [("rules L99", "L1-L"), ("rules zeppelin", "No rule mentions")] {
        let run = sandbox.luxor(args, "");
        assert_eq!(run.code, 1);
        assert!(run.err.contains(expected), "{}", run.err);
    }
}

#[test]
fn components_are_shown_and_checked() {
    let sandbox = Sandbox::new();
    for game in ["luxor", "expedition"] {
        let shown = sandbox.luxor(&format!("components show --game {game}"), "");
        sandbox.write("box.toml", &shown.out);
        let run = sandbox.luxor(&format!("components check box.toml --game {game}"), "");
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("is good"));
        sandbox.write("broken.toml", &format!("nonsense = 1\n{}", shown.out));
        let run = sandbox.luxor(&format!("components check broken.toml --game {game}"), "");
        assert_eq!(run.code, 1);
        assert!(run.err.contains("line 1"), "{}", run.err);
    }
    assert_eq!(sandbox.luxor("components check nothing.toml", "").code, 1);
}

#[test]
fn arena_result_does_not_depend_on_threads() {
    let sandbox = Sandbox::new();
    for game in ["--game luxor --players 3", "--game expedition --players 2 --modules new-adventures"] {
        let figures = |threads: u32| {
            let run =
                sandbox.luxor(&format!("arena {game} --games 40 --seed 7 --threads {threads} --json"), "");
            assert_eq!(run.code, 0, "{}", run.err);
            let mut json: Value = serde_json::from_str(&run.out).unwrap();
            for name in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
                assert!(json.as_object_mut().unwrap().remove(name).unwrap().is_number());
            }
            json
        };
        let alone = figures(1);
        assert_eq!(alone["games"], 40);
        assert_eq!(figures(2), alone);
        assert_eq!(figures(5), alone);
    }
}

#[test]
fn arena_games_are_kept_and_verify() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor("arena --games 5 --players 2 --transcripts kept --modules mummy,characters", "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("victories"));
    let run = sandbox.luxor("verify kept", "");
    assert_eq!(run.code, 0);
    assert!(run.out.contains("5 games: 5 good, 0 not"), "{}", run.out);
    for (args, expected) in [
        ("arena --bots random,random --players 3", "names 2"),
        ("arena --bots oracle", "there is random"),
        ("arena --players 7", "2 to 5"),
        ("arena --threads 0", "at least 1"),
    ] {
        let run = sandbox.luxor(args, "");
        assert_eq!(run.code, 2, "{args}");
        assert!(run.err.contains(expected), "{args}: {}", run.err);
    }
}

#[test]
fn damaged_games_are_reported_with_their_line() {
    let sandbox = Sandbox::new();
    sandbox.luxor("arena --games 1 --players 2 --seed 4 --transcripts .", "");
    let good = sandbox.read(&sandbox.games()[0]);
    let lines: Vec<&str> = good.lines().collect();
    let half = lines.len() / 2;
    let cases = [
        ("empty", String::new(), 1, "unreadable", "empty"),
        ("foreign", "{\"hello\":1}\n".into(), 1, "unreadable", "line 1"),
        ("cut", good[..good.len() / 2].into(), 1, "unreadable", "line"),
        ("truncated", lines[..lines.len() - 1].join("\n"), 1, "diverged", "result"),
        ("unfinished", lines[..half].join("\n"), 0, "unfinished", ""),
        ("edited", good.replacen("play left", "play right", 1), 1, "diverged", "line"),
        ("newer", good.replacen("\"luxor\":1", "\"luxor\":99", 1), 1, "unreadable", "format 99"),
    ];
    for (name, text, code, verdict, reason) in cases {
        sandbox.write("case.jsonl", &text);
        let run = sandbox.luxor("verify case.jsonl --json", "");
        assert_eq!(run.code, code, "{name}: {}", run.out);
        let json: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(json["verdict"], verdict, "{name}: {}", run.out);
        assert!(json["reason"].as_str().unwrap_or("").contains(reason), "{name}: {}", run.out);
    }
    assert_eq!(sandbox.luxor("verify nothing.jsonl", "").code, 1);
}

#[test]
fn verify_descends_into_folders() {
    let sandbox = Sandbox::new();
    sandbox.luxor("arena --games 2 --players 2 --seed 4 --transcripts all/deep/deeper", "");
    let run = sandbox.luxor("verify all", "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("all/deep/deeper/luxor-4-000001.jsonl: exact"), "{}", run.out);
    std::fs::create_dir(sandbox.0.join("empty")).unwrap();
    assert!(sandbox.luxor("verify empty", "").err.contains("no saved game"));
}

/// The processes whose command line names this file.
#[cfg(target_os = "linux")]
fn running(file: &std::path::Path) -> usize {
    let processes = std::fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok());
    let lines = processes.filter_map(|entry| std::fs::read_to_string(entry.path().join("cmdline")).ok());
    // The arena itself names the file too.
    lines.filter(|line| line.starts_with("python3\0") && line.contains(file.to_str().unwrap())).count()
}

#[cfg(target_os = "linux")]
#[test]
fn interrupted_match_prints_results_and_ends_its_programs() {
    let sandbox = Sandbox::new();
    let bot = sandbox.0.join("bot.py");
    // It ignores the end of its input, as a careless program would.
    let program = "import sys, json, time\nfor line in sys.stdin:\n    \
                   print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)\ntime.sleep(600)\n";
    std::fs::write(&bot, program).unwrap();
    let name = format!("cmd:python3 {}", bot.display());
    let bots = format!("{name},random");
    let args = ["arena", "--bots", &bots, "--threads", "1", "--resume", "journal.jsonl", "--games"];
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_luxor"))
        .args(args)
        .arg("1000000")
        .current_dir(&sandbox.0)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let played =
        || std::fs::read_to_string(sandbox.0.join("journal.jsonl")).unwrap_or_default().lines().count();
    while played() < 4 {
        std::thread::yield_now();
    }
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(out.contains("victories"), "{out}");
    assert!(err.contains("of 1000000 games; the same command goes on from journal.jsonl"), "{err}");
    assert_eq!(running(&bot), 0);
    let run = sandbox.luxor_with(&[&args[..], &["3", "--json"]].concat(), "");
    assert_eq!(serde_json::from_str::<Value>(&run.out).unwrap()["games"], 3, "they were not played again");
}

#[test]
fn a_game_can_be_stepped_through() {
    let sandbox = Sandbox::new();
    sandbox.luxor("arena --games 1 --players 2 --seed 4 --transcripts .", "");
    let name = sandbox.games()[0].clone();
    let run = sandbox
        .luxor(&format!("replay {name}"), "\n\nback\nturn 5\nturn\nfly\nturn 9999\nend\nstart\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("turn 5 (") && run.out.contains("turn 6 ("), "{}", run.out);
    assert!(run.out.contains("There is no turn 9999"));
    assert!(run.out.contains("wins!") || run.out.contains("share the victory"));
    let run = sandbox.luxor(&format!("replay {name} --seat 2 --turn 3"), "");
    assert!(run.out.contains("turn 3 ("));
    assert_eq!(sandbox.luxor(&format!("replay {name} --seat 9"), "").code, 2);
    assert_eq!(sandbox.luxor(&format!("replay {name} --turn 9999"), "").code, 2);
}

/// A game in which Cleo takes the seat of Xenia after turn 5 begins.
#[test]
fn a_replay_names_those_who_played_at_the_time() {
    let sandbox = Sandbox::new();
    sandbox.luxor("arena --games 1 --players 2 --seed 4 --transcripts .", "");
    let name = sandbox.games()[0].clone();
    let text = std::fs::read_to_string(sandbox.0.join(&name)).unwrap();
    let (header, rest) = text.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["seats"][0] = json!({ "name": "Xenia" });
    let takeover = r#"{"seat":0,"from":{"name":"Xenia"},"to":{"name":"Cleo"}}"#;
    let lines = rest.lines().flat_map(|line| match line.starts_with("{\"turn\":5,") {
        true => vec![line, takeover],
        false => vec![line],
    });
    let changed = format!("{header}\n{}\n", lines.collect::<Vec<_>>().join("\n"));
    std::fs::write(sandbox.0.join("changed.jsonl"), changed).unwrap();
    assert!(sandbox.luxor("verify changed.jsonl", "").out.contains("exact"));
    let run = sandbox.luxor("replay changed.jsonl", "end\nturn 2\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    let (before, after) = run.out.split_once("Cleo takes the seat of Xenia.").expect(&run.out);
    assert!(before.contains("Xenia plays") && !before.contains("Cleo"), "{before}");
    let (last, second) = after.split_once("turn 2 (").expect(after);
    assert!(last.contains("Cleo plays") && !last.contains("Xenia plays"), "{last}");
    assert!(!second.contains("Cleo"), "the table of turn 2: {second}");
}

#[test]
fn points_of_a_real_table_are_counted() {
    let sandbox = Sandbox::new();
    let ann = "Ann: points=14, places=tomb 38 27 9 stairs, sarcophagi=5, keys=1, vases=3, statues=2, \
               jewellery=2, wild=2, scarabs=2 3 4";
    let run = sandbox.luxor_with(&["score", "--json", "--player", ann, "--player", "Ben: points=69"], "");
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["players"][0]["points"], 69);
    assert_eq!(json["players"][0]["rank"], 1, "the sarcophagus breaks the tie");
    assert_eq!(json["players"][1]["rank"], 2);

    let input = r#"{"Ann": {"points": 14, "places": ["tomb", 38], "scarabs": [2, 3]}}"#;
    let run = sandbox.luxor("score --json", input);
    assert_eq!(serde_json::from_str::<Value>(&run.out).unwrap()["players"][0]["points"], 14 + 13 + 8 + 5);

    let run = sandbox.luxor("score", "Ann\nmany\n14\ntomb 99\ntomb 38\n5\n1\n\n\n\n\n\nBen\n20\n");
    assert!(run.out.contains("a number from 0"), "{}", run.out);
    assert!(run.out.contains("1 to 40"));
    assert!(run.out.contains("Ann wins!"), "{}", run.out);
    let run = sandbox.luxor_with(&["score", "--player", ann], "");
    assert!(run.out.contains("Ann: 3 sets of treasures"), "{}", run.out);

    let run =
        sandbox.luxor_with(&["score", "--game", "expedition", "--player", "Ann: camps=4, pyramids=2"], "");
    assert!(run.out.contains("10"), "{}", run.out);
    for (args, input) in
        [("score --json", "nonsense"), ("score --json", "[1]"), ("score --json", "{\"Ann\":{\"gold\":1}}")]
    {
        assert_eq!(sandbox.luxor(args, input).code, 1);
    }
    assert_eq!(sandbox.luxor("score --player Ann", "").code, 2);
    assert!(sandbox.luxor("score --fields", "").out.contains("sarcophagi"));
}

#[test]
fn score_counts_a_sarcophagus_for_one_player_only() {
    let sandbox = Sandbox::new();
    let twice = ["score", "--player", "Ann: sarcophagi=5", "--player", "Ben: sarcophagi=5"];
    let run = sandbox.luxor_with(&twice, "");
    assert_eq!(run.code, 1, "{}", run.out);
    assert!(run.err.contains("“5” has been counted for another player"), "{}", run.err);
    let input = r#"{"Ann": {"sarcophagi": [5]}, "Ben": {"sarcophagi": [5]}}"#;
    assert_eq!(sandbox.luxor("score --json", input).code, 1);
    // Asked one by one, Ben is told at once, and then has the other one.
    let run = sandbox.luxor("score", "Ann\n\n\n5\n\n\n\n\n\n\nBen\n\n\n5\n3\n\n\n\n\n\n\n\n");
    assert!(run.out.contains("counted for another player"), "{}", run.out);
    assert!(run.out.contains("Ann wins!"), "{}", run.out);
}

#[test]
fn score_asks_again_after_going_back() {
    let sandbox = Sandbox::new();
    // Ann's points and name are corrected; from Ben's name one goes back to Anna's scarabs.
    let run = sandbox.luxor(
        "score",
        "Ann\n14\nback\nback\nAnna\n20\n\n\n\n\n\n\n\n1\nback\n4\nBen\n21\n\n\n\n\n\n\n\n\n\n",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    let total = run.out.lines().find(|line| line.trim().starts_with("total")).unwrap_or_default();
    assert_eq!(total.split_whitespace().collect::<Vec<_>>(), ["total", "24", "21"], "{}", run.out);
    assert!(run.out.contains("Anna wins!"), "{}", run.out);
}

#[test]
fn game_of_another_rules_version_is_refused_unchanged() {
    let sandbox = Sandbox::new();
    sandbox.luxor("arena --games 2 --players 2 --seed 4 --transcripts kept", "");
    let names: Vec<String> = std::fs::read_dir(sandbox.0.join("kept"))
        .unwrap()
        .map(|entry| format!("kept/{}", entry.unwrap().file_name().into_string().unwrap()))
        .collect();
    let good = sandbox.read(&names[0]);
    let header: Value = serde_json::from_str(good.lines().next().unwrap()).unwrap();
    let now = header["generation"].as_u64().unwrap();
    for (generation, said) in [
        (0, "made under earlier rules, generation 0; it cannot be checked by this program".to_string()),
        (now + 1, format!("made under later rules, generation {}; a newer program is needed", now + 1)),
    ] {
        let field = |generation: u64| format!("\"generation\":{generation},");
        // An unfinished game, so that it could be continued.
        let half: Vec<&str> = good.lines().take(good.lines().count() / 2).collect();
        let other = half.join("\n").replacen(&field(now), &field(generation), 1);
        sandbox.write("other.jsonl", &other);

        let run = sandbox.luxor("verify other.jsonl", "");
        assert_eq!(
            (run.code, run.out.trim()),
            (3, format!("other.jsonl: under other rules: {said}").as_str())
        );
        let run = sandbox.luxor("verify other.jsonl --json", "");
        let json: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(
            (&json["verdict"], &json["reason"]),
            (&"unsupported-generation".into(), &said.as_str().into())
        );
        let run = sandbox.luxor("verify kept other.jsonl", "");
        assert_eq!(run.code, 3);
        assert!(run.out.contains("3 games: 2 good, 0 not, 1 under other rules"), "{}", run.out);
        sandbox.write("damaged.jsonl", &good.replacen("play left", "play right", 1));
        assert_eq!(sandbox.luxor("verify other.jsonl damaged.jsonl", "").code, 1, "a damaged game is worse");

        let run = sandbox.luxor("replay other.jsonl", "");
        assert_eq!(run.code, 3);
        assert!(run.err.contains(&format!("other.jsonl cannot be shown: {said}")), "{}", run.err);
        let run = sandbox.luxor("play --resume other.jsonl", "1\n1\n");
        assert_eq!(run.code, 3);
        assert!(run.err.contains(&format!("other.jsonl cannot be continued: {said}")), "{}", run.err);
        let run = sandbox.luxor("import other.jsonl --data data", "");
        assert_ne!(run.code, 0);
        assert!(run.err.contains(&said), "{}", run.err);
        assert_eq!(sandbox.read("other.jsonl"), other);
    }
}

#[test]
fn positions_are_written_shown_and_played_on() {
    let sandbox = Sandbox::new();
    let game = sandbox.luxor("play --players 2 --bots random,random --seed 3 --save game.jsonl", "");
    assert_eq!(game.code, 0, "{}", game.err);
    let written = sandbox.luxor("replay game.jsonl --turn 5 --position", "");
    assert!(written.out.starts_with("position luxor\ngeneration "), "{}", written.out);
    sandbox.write("five.txt", &written.out);
    let typed = sandbox.luxor("replay game.jsonl --turn 5", "position\n");
    assert!(typed.out.contains(&written.out), "{}", typed.out);

    let shown = sandbox.luxor("position five.txt", "");
    assert_eq!(shown.code, 0, "{}", shown.err);
    let german = sandbox.luxor("position five.txt --language de", "");
    assert!(shown.out.contains("Player 1") && german.out.contains("Spieler 1"), "{}", german.out);

    let played = sandbox.luxor("play --position five.txt --bots random,random --seed 4 --save on.jsonl", "");
    assert_eq!(played.code, 0, "{}", played.err);
    let verified = sandbox.luxor("verify on.jsonl", "");
    assert!(verified.code == 0 && verified.out.contains("exact"), "{}", verified.out);

    let public = sandbox.luxor("replay game.jsonl --turn 5 --seat 1 --position", "");
    assert!(public.out.contains("known-to seat 0") && public.out.contains('?'), "{}", public.out);
    sandbox.write("public.txt", &public.out);
    sandbox.write("broken.txt", &written.out.replace("agenda end-turn", "agenda begin-turn"));
    for (file, expected) in [("public.txt", "only what seat 0 knows"), ("broken.txt", "line 7")] {
        let run = sandbox.luxor(&format!("position {file}"), "");
        assert_eq!(run.code, 1);
        assert!(run.err.contains(expected), "{}", run.err);
    }
}

#[test]
fn title_for_tests_is_not_offered() {
    let run = Sandbox::new().luxor("play --game toy", "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("there is no game \"toy\""), "{}", run.err);
}

#[test]
fn manual_describes_every_verb() {
    let sandbox = Sandbox::new();
    let run = sandbox.luxor("manual --to generated", "");
    assert_eq!(run.code, 0, "{}", run.err);
    let help = sandbox.luxor("--help", "").out;
    let verbs =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // A description that goes on in the next line is indented further than a verb.
    let first_lines = verbs.filter(|line| !line.starts_with("   "));
    let names: Vec<&str> = first_lines.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.contains(&"serve"), "{names:?}");
    for name in names.iter().filter(|name| **name != "help") {
        let page = sandbox.read(&format!("generated/man/luxor-{name}.1"));
        assert!(page.contains(".SH SYNOPSIS"), "{name}: {page}");
        assert!(sandbox.read("generated/completions/luxor.bash").contains(name), "{name}");
    }
    sandbox.write("occupied", "a file");
    let run = sandbox.luxor("manual --to occupied", "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("occupied"), "{}", run.err);
}
