//! Regression: every game in the folder must verify exactly, whenever it was made.

use crate::common::{combinations, replayed};
use game::Seat;
use game::transcript::Verdict;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn games() -> Vec<(String, PathBuf)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/luxor");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| {
        panic!("{}: {error}; the example make_luxor_games makes the folder", folder.display())
    });
    let mut games: Vec<(String, PathBuf)> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), path))
        .collect();
    games.sort();
    games
}

#[test]
fn every_game_is_exact() {
    for (name, path) in games() {
        let text = std::fs::read_to_string(&path).unwrap();
        let (transcript, replay) = replayed(&text).unwrap_or_else(|faults| panic!("{name}: {faults}"));
        assert_eq!(replay.verdict, Verdict::Exact, "{name}: {}", replay.verdict);
        assert!(transcript.finished(), "{name} is not finished");
        let table = replay.table.unwrap();
        for seat in Seat::all(5) {
            assert!(table.can_undo(seat).is_err(), "{name}: what has ended stays as it is");
        }
        let options = &transcript.header.options;
        let modules: Vec<&str> = options["modules"]
            .as_array()
            .map(|modules| modules.iter().filter_map(|module| module.as_str()).collect())
            .unwrap_or_default();
        let kind = if modules.is_empty() { "base".into() } else { modules.join("+") };
        assert!(
            name.starts_with(&format!("{kind}-{}-", options["players"])),
            "{name} is a game of {options}"
        );
    }
}

#[test]
fn there_are_games_of_every_kind() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for (name, _) in games() {
        let kind = name.rsplit_once('-').unwrap().0;
        *kinds.entry(kind.to_string()).or_default() += 1;
    }
    for players in 2..=5 {
        let count = kinds.get(&format!("base-{players}")).copied().unwrap_or(0);
        assert!(count >= 25, "{count} base games for {players}");
    }
    for modules in combinations().iter().filter(|modules| !modules.is_empty()) {
        let names: Vec<&str> = modules.iter().map(|module| module.name()).collect();
        let count = |players: u8| kinds.get(&format!("{}-{players}", names.join("+"))).copied().unwrap_or(0);
        assert!((2..=5).map(count).sum::<usize>() >= 7, "{names:?}");
        assert!((2..=5).all(|players| count(players) > 0), "{names:?} for every number of players");
    }
}
