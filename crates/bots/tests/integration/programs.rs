//! External programs: well-behaved ones play, all others forfeit with a reason.

use bots::external::{Program, Timeouts};
use catalogue::Bot;
use game::{Game, GameRequest, Observation, Published, RngChance, Seed, Silent};
use luxor_rules::Luxor;
use std::time::Duration;

/// Far longer than any response takes, so that only a hanging program times out.
const NEVER: Duration = Duration::from_secs(60);

/// Lets a program decide three times at the beginning of a game; returns why it forfeited, if it did.
fn ask(command: &str) -> Option<String> {
    ask_within(NEVER, command)
}

fn ask_within(timeout: Duration, command: &str) -> Option<String> {
    let setup =
        Luxor::set_up(None, &Luxor::options_for(&GameRequest { players: 2, ..GameRequest::default() }))
            .unwrap();
    let mut chance = RngChance::seeded(&Seed::from_number(3));
    let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
    let timeouts = Timeouts { start: timeout, answer: timeout };
    let mut program = Program::<Luxor>::new(command).with_timeouts(timeouts);
    for _ in 0..3 {
        let seat = Luxor::decider(&setup, &state).unwrap();
        let action = program.decide(&Observation::new(&setup, &state, seat));
        // Even after a forfeit the bot plays legal actions.
        Luxor::apply(&setup, &mut state, action, &mut chance, &mut Silent).unwrap();
    }
    program.forfeit().map(str::to_string)
}

#[test]
fn well_behaved_program_plays() {
    let program = r#"import sys, json
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)"#;
    let file = std::env::temp_dir().join(format!("luxor-program-{}.py", std::process::id()));
    std::fs::write(&file, program).unwrap();
    assert_eq!(ask(&format!("python3 {}", file.display())), None);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn misbehaving_program_forfeits_with_a_reason() {
    for (command, why) in [
        ("no-such-program-anywhere", "could not be started"),
        ("false", "ended before it answered"),
        ("echo nonsense", "which is no JSON"),
        ("sh -c 'read x; echo [1, 2]; sleep 1000'", "names no \"action\""),
        ("sh -c 'read x; echo {\\\"action\\\":\\\"fly\\\"}; sleep 1000'", "not in the list of legal actions"),
        ("sh -c \"read x; echo '{}'; sleep 1000\"", "names no \"action\""),
        ("yes x", "which is no JSON"),
        ("sh -c 'tr -d \"\\n\" < /dev/zero'", "too long"),
    ] {
        let said = ask(command).unwrap_or_else(|| panic!("{command} has not lost"));
        assert!(said.contains(why), "{command}: {said}");
    }
}

#[test]
fn hanging_program_forfeits() {
    let said = ask_within(Duration::from_millis(50), "sleep 1000").unwrap();
    assert!(said.contains("gave no answer within"), "{said}");
}

#[test]
fn illegal_action_forfeits() {
    let file = std::env::temp_dir().join(format!("luxor-illegal-{}.json", std::process::id()));
    std::fs::write(&file, "{\"action\": \"move 40 by 6\"}\n").unwrap();
    let said = ask(&format!("cat {}", file.display())).unwrap();
    assert!(said.contains("not in the list of legal actions"), "{said}");
    std::fs::remove_file(file).unwrap();
}

/// A forfeit kills the program and its children: the background child never writes to the pipe.
#[cfg(unix)]
#[test]
fn child_processes_are_killed_with_the_program() {
    let pipe = std::env::temp_dir().join(format!("luxor-pipe-{}", std::process::id()));
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let heard = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read_to_string(pipe).unwrap()
    });
    let command = format!(
        "sh -c 'exec 3> {}; (sleep 60; echo alive >&3) & read x; echo nonsense; wait'",
        pipe.display()
    );
    assert!(ask(&command).unwrap().contains("which is no JSON"));
    assert_eq!(heard.join().unwrap(), "");
    std::fs::remove_file(pipe).unwrap();
}
