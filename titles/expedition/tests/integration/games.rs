//! Regression: every game in the folder must verify exactly with every later version.

use expedition_rules::{Expedition, Options};
use game::Game;
use game::transcript::{self, Verdict};
use std::collections::BTreeMap;
use std::sync::Arc;

#[test]
fn every_game_in_the_folder_is_exact() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/expedition");
    let mut cases: BTreeMap<(u8, bool), u32> = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "jsonl") {
            continue;
        }
        let name = path.display();
        let text = std::fs::read_to_string(&path).unwrap();
        let read = transcript::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults}"));
        let options: Options = serde_json::from_value(read.header.options.clone()).unwrap();
        let header = &read.header;
        let setup =
            Expedition::set_up_under(header.generation, header.components.as_deref(), &options).unwrap();
        let replay = transcript::replay::<Expedition>(Arc::new(setup), &read);
        assert_eq!(replay.verdict, Verdict::Exact, "{name}: {}", replay.verdict);
        assert!(read.finished(), "{name} is not finished");
        *cases.entry((options.players, options.new_adventures)).or_default() += 1;
    }
    for players in 2..=4 {
        for adventures in [false, true] {
            let games = cases.get(&(players, adventures)).copied().unwrap_or(0);
            assert!(games >= 10, "{games} games of {players} players, New Adventures: {adventures}");
        }
    }
}
