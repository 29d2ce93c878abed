use super::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn faults(text: &str) -> Vec<String> {
    Components::read(text).expect_err("something is wrong").0.iter().map(ToString::to_string).collect()
}

/// The line of the default file that begins like this.
fn line(beginning: &str) -> usize {
    1 + DEFAULT.lines().position(|line| line.starts_with(beginning)).unwrap()
}

#[test]
fn x1_each_player_has_24_tiles_and_30_adventurers() {
    let read = Components::read(DEFAULT).unwrap();
    assert_eq!(read.adventurers, 30);
    let count = |tile: Tile| read.faces.iter().map(|kinds| kinds[tile.index()]).sum::<u8>();
    assert_eq!(Tile::ALL.map(count), [3, 6, 3, 3, 0, 2, 3, 1, 2, 1]);
    assert_eq!(read.faces.map(|kinds| kinds.iter().sum::<u8>()), [4, 5, 5, 5, 5]);
    assert_eq!(read.first_camp(), Tile::DesertCamp);
    assert_eq!(read.keepable().collect::<Vec<_>>(), [Tile::Desert, Tile::DesertTemple, Tile::Mountains]);
}

#[test]
fn every_fault_is_reported_with_its_line() {
    let broken = DEFAULT
        .replace("count = 30", "count = 0")
        .replace("camp = 5", "camp = 5.5\ncolour = 3")
        .replace("\"lake\", ", "\"sea\", ");
    let found = faults(&broken);
    assert_eq!(found.len(), 4, "{found:#?}");
    let camp = line("camp = 5");
    for (found, line, what) in [
        (&found[0], line("count"), "`count` is 0; it must be a number from 1 to 120"),
        (&found[1], camp, "`camp` is a fraction; it must be a number from 1 to 5"),
        (&found[2], camp + 1, "[capacity] has no `colour`; it has camp, entered"),
        (&found[3], line("faces = [\"lake") + 1, "there is no tile \"sea\"; there are desert, "),
    ] {
        assert!(found.starts_with(&format!("line {line}: {what}")), "{found}");
    }
}

#[test]
fn inconsistent_components_are_reported() {
    for (old, new, expected) in [
        ("limit = 7", "limit = 6", "48 tiles do not fit into 6 by 6"),
        ("columns = 3, rows = 2", "columns = 2, rows = 2", "has 6 tiles, not 2 times 2"),
        ("\"desert-camp\", \"mountains\"] #", "\"desert\", \"mountains\"] #", "exactly one tile with back 1"),
        ("in_hand = 3", "in_hand = 9", "cannot hold 9 action tiles"),
        ("back = 5", "back = 4", "back 4 are listed twice"),
        ("players = 3", "players = 2", "2 players is described twice"),
        ("camp = 2 # known", "", "[terrain.oasis] does not say"),
        ("left_behind = 3", "left_behind = 5", "mountains demands more than the 4"),
        ("[terrain.lake]", "[terrain.lake]\nleft_behind = 1", "a lake cannot be entered"),
        (
            "edition = \"Expedition Luxor\"",
            "edition = \"\"",
            "the edition's name must be one line of 1 to 80",
        ),
        ("[points]", "[point]", "the file lacks `points`; add the section [points]"),
        ("sandstorm = 2", "", "[action_tiles] lacks `sandstorm`; add a number from 0 to 20"),
    ] {
        let found = faults(&DEFAULT.replacen(old, new, 1));
        assert!(found.iter().any(|fault| fault.contains(expected)), "{new}: {found:#?}");
        // Only a section that is nowhere has no line.
        let placed = |fault: &String| fault.starts_with("line ") || fault.starts_with("the file lacks");
        assert!(found.iter().all(placed), "{new}: {found:#?}");
    }
}

#[test]
fn broken_syntax_is_reported_with_its_line() {
    let found = faults("edition = \"x\n[adventurers\n");
    assert!(found[0].starts_with("line 1: "), "{found:#?}");
    assert!(!faults("").is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 600,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Cut, doubled and overwritten pieces: never a panic, and every fault has a text.
    #[test]
    fn no_file_panics(edits in prop::collection::vec((any::<prop::sample::Index>(), 0usize..40, ".{0,12}"), 1..4)) {
        let mut text: Vec<char> = DEFAULT.chars().collect();
        for (at, cut, new) in edits {
            let at = at.index(text.len().max(1)).min(text.len());
            let end = (at + cut).min(text.len());
            text.splice(at..end, new.chars());
        }
        let text: String = text.into_iter().collect();
        if let Err(faults) = Components::read(&text) {
            prop_assert!(faults.0.iter().all(|fault| !fault.what.is_empty()));
        }
    }

    /// Lines removed, moved or with another number.
    #[test]
    fn no_rearranged_file_panics(lines in prop::collection::vec((0usize..100, prop::option::of(-5i64..300)), 1..100)) {
        let all: Vec<&str> = DEFAULT.lines().collect();
        let text: String = lines.into_iter().map(|(at, number)| {
            let line = all[at % all.len()];
            match (number, line.split_once(" = ")) {
                (Some(number), Some((key, _))) => format!("{key} = {number}\n"),
                _ => format!("{line}\n"),
            }
        }).collect();
        let _ = Components::read(&text);
    }
}
