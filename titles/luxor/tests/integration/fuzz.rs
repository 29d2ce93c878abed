//! Damaged, truncated, edited and foreign transcripts: never a panic, never a false "exact", always a reason.

use crate::common::{Regret, names, random_game, replayed, setup};
use game::transcript::{self, Knowledge, Verdict};
use game::{Game, Table};
use luxor_rules::{Luxor, Module};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use serde_json::Value;
use std::sync::LazyLock;

/// Some finished games as text, with their seed and their choices taken back.
static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let kinds: [(u8, &[Module]); 6] = [
        (2, &[]),
        (3, &[]),
        (5, &[]),
        (2, &Module::ALL),
        (4, &[Module::Mummy]),
        (3, &[Module::Equipment, Module::Characters]),
    ];
    let game = |(i, (players, modules)): (u64, (u8, &[Module]))| {
        let (table, seed) = random_game(&setup(players, modules), i, Regret::Sometimes);
        crate::common::written(&table, Some(&seed), Knowledge::Full)
    };
    (0..).zip(kinds).map(game).collect()
});

fn config(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() }
}

/// Reads and plays; a fault names its line unless it is one of the whole file.
fn survives(text: &str) -> Option<Verdict> {
    match replayed(text) {
        Ok((_, replay)) => {
            if let Verdict::Diverged(fault) = &replay.verdict {
                let cut_off = fault.what.contains("without its result");
                assert!(fault.line.is_some() || cut_off, "{fault}");
                assert!(!fault.what.is_empty());
            }
            Some(replay.verdict)
        }
        Err(faults) => {
            assert!(!faults.0.is_empty());
            for fault in &faults.0 {
                let whole = [
                    "the file is empty",
                    "ends after its header",
                    "and perhaps more",
                    "Luxor is for",
                    "the first player",
                    "is named twice",
                ];
                assert!(
                    fault.line.is_some() || whole.iter().any(|what| fault.what.contains(what)),
                    "{fault}"
                );
            }
            None
        }
    }
}

/// One change of a text, by lines or by bytes.
#[derive(Clone, Debug)]
enum Damage {
    Cut(prop::sample::Index),
    Delete(prop::sample::Index),
    Repeat(prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
    Byte(prop::sample::Index, u8),
    Insert(prop::sample::Index, String),
    Splice(prop::sample::Index, prop::sample::Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    use prop::sample::Index;
    prop_oneof![
        any::<Index>().prop_map(Damage::Cut),
        any::<Index>().prop_map(Damage::Delete),
        any::<Index>().prop_map(Damage::Repeat),
        any::<(Index, Index)>().prop_map(|(a, b)| Damage::Swap(a, b)),
        (any::<Index>(), 32..127u8).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        (any::<Index>(), "[ -~]{0,40}").prop_map(|(at, text)| Damage::Insert(at, text)),
        any::<(Index, Index)>().prop_map(|(game, at)| Damage::Splice(game, at)),
    ]
}

fn apply(text: &str, damage: &Damage) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    if lines.is_empty() {
        return String::new();
    }
    let count = lines.len();
    match damage {
        Damage::Cut(at) => {
            let mut end = at.index(text.len().max(1));
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            return text[..end].to_string();
        }
        Damage::Byte(at, byte) => {
            let mut bytes = text.as_bytes().to_vec();
            let at = at.index(bytes.len().max(1));
            if let Some(old) = bytes.get_mut(at) {
                *old = *byte;
            }
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        Damage::Delete(at) => drop(lines.remove(at.index(count))),
        Damage::Repeat(at) => lines.insert(at.index(count), lines[at.index(count)].clone()),
        Damage::Swap(a, b) => lines.swap(a.index(count), b.index(count)),
        Damage::Insert(at, line) => lines.insert(at.index(count), line.clone()),
        Damage::Splice(game, at) => {
            let other: Vec<&str> = game.get(&GAMES).lines().collect();
            let from = at.index(other.len());
            lines.truncate(from.min(count));
            lines.extend(other[from..].iter().map(|line| line.to_string()));
        }
    }
    lines.join("\n")
}

proptest! {
    #![proptest_config(config(800))]

    #[test]
    fn a_damaged_transcript_is_refused_or_verified_but_never_panics(
        game in any::<prop::sample::Index>(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let text = damages.iter().fold(game.get(&GAMES).clone(), |text, damage| apply(&text, damage));
        survives(&text);
    }

    #[test]
    fn anything_at_all_is_no_transcript(text in "\\PC{0,200}") {
        prop_assert!(!matches!(survives(&text), Some(Verdict::Exact)));
    }
}

/// The parts of a line whose change makes it another game.
fn tampered(line: &Value, with: &Value) -> Option<Value> {
    let mut changed = line.clone();
    let fields = changed.as_object_mut()?;
    for field in ["do", "chance", "position", "seat", "undo", "turn", "result", "deal", "seed"] {
        if let (Some(old), Some(new)) = (fields.get(field), with.get(field))
            && old != new
        {
            fields.insert(field.into(), new.clone());
            return Some(changed);
        }
    }
    None
}

proptest! {
    #![proptest_config(config(800))]

    /// An action, a chance outcome, a fingerprint, a seat or a result of another line in place of the true one.
    #[test]
    fn a_tampered_transcript_is_never_exact(
        game in any::<prop::sample::Index>(),
        line in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
    ) {
        let text = game.get(&GAMES);
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        let at = 1 + line.index(lines.len() - 1);
        let true_line: Value = serde_json::from_str(&lines[at]).unwrap();
        let from = 1 + other.index(lines.len() - 1);
        let with: Value = serde_json::from_str(&lines[from]).unwrap();
        let Some(changed) = tampered(&true_line, &with) else { return Ok(()) };
        lines[at] = changed.to_string();
        let tampered = lines.join("\n");
        if survives(&tampered) == Some(Verdict::Exact) {
            // Then it must be a true game all the same: another choice that made no difference.
            prop_assert!(changed.get("do") != true_line.get("do"), "{changed} for {true_line}");
            let (_, replay) = replayed(&tampered).unwrap();
            let (_, truth) = replayed(text).unwrap();
            let (table, truth) = (replay.table.unwrap(), truth.table.unwrap());
            let position = |table: &Table<Luxor>| Luxor::position(table.setup(), table.state());
            prop_assert_eq!(position(&table), position(&truth));
        }
    }

    /// Fingerprints, chance outcomes and points changed slightly.
    #[test]
    fn a_changed_number_is_never_exact(
        game in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        digit in 0..10u8,
    ) {
        let text = game.get(&GAMES);
        let header = text.find('\n').unwrap();
        let digits: Vec<usize> =
            text.bytes().enumerate().skip(header).filter(|(_, byte)| byte.is_ascii_digit()).map(|(i, _)| i).collect();
        let at = *place.get(&digits);
        let mut bytes = text.clone().into_bytes();
        prop_assume!(bytes[at] != b'0' + digit);
        bytes[at] = b'0' + digit;
        let changed = String::from_utf8(bytes).unwrap();
        if survives(&changed) == Some(Verdict::Exact) {
            let line = changed[..at].matches('\n').count();
            let value: Value = serde_json::from_str(changed.lines().nth(line).unwrap()).unwrap();
            let action = value["do"].as_str().unwrap_or_else(|| panic!("{value} was not noticed"));
            prop_assert!(action.starts_with("act") || action.starts_with("move") || action.starts_with("shift"),
                "{action} was not noticed");
        }
    }
}

#[test]
fn player_names_do_not_matter() {
    let text = &GAMES[0];
    let (_, replay) = replayed(&text.replace("Player 1", "Nefertari")).unwrap();
    assert_eq!(replay.verdict, Verdict::Exact);
    let mut bytes = Vec::new();
    let table = replay.table.unwrap();
    transcript::write(&table, &names(2), None, Knowledge::Full, &mut bytes).unwrap();
    assert!(!bytes.is_empty());
}

#[test]
fn unmodified_games_are_exact() {
    for text in GAMES.iter() {
        assert_eq!(survives(text), Some(Verdict::Exact));
    }
}

#[test]
fn missing_lines_are_detected() {
    let game = &GAMES[0];
    let without = |part: &str| -> String {
        let at = game.lines().position(|line| line.starts_with(part)).unwrap();
        let kept = game.lines().enumerate().filter(|&(i, _)| i != at).map(|(_, line)| format!("{line}\n"));
        kept.collect()
    };
    match survives(&without("{\"turn\":3,")) {
        Some(Verdict::Diverged(fault)) => assert!(fault.what.contains("turn 3 begins here"), "{fault}"),
        other => panic!("{other:?}"),
    }
    let (head, seed) = game.split_once(",\"seed\"").unwrap();
    assert!(!seed.is_empty());
    match survives(&format!("{head}}}\n")) {
        Some(Verdict::Unverified(why)) => assert!(why.contains("seed was promised"), "{why}"),
        other => panic!("{other:?}"),
    }
    match survives(&game.replacen("\"edition\":\"", "\"edition\":\"Another ", 1)) {
        Some(Verdict::Diverged(fault)) => {
            assert!(fault.what.contains("the edition with this digest"), "{fault}")
        }
        other => panic!("{other:?}"),
    }
}
