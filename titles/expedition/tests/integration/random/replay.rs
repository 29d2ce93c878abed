//! Transcripts replay exactly.

use super::{six_cases, table};
use expedition_rules::Expedition;
use game::transcript::{self, Knowledge, Player, Verdict};
use game::{Record, RngChance, Seed, Table};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn players(count: u8) -> Vec<Player> {
    (1..=count).map(|number| Player { name: format!("Player {number}"), bot: None }).collect()
}

fn written(table: &Table<Expedition>, seed: Option<&Seed>, knowledge: Knowledge) -> String {
    let mut out = Vec::new();
    transcript::write(table, &players(table.setup().options.players), seed, knowledge, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_game_written_and_read_is_the_same_game() {
    for setup in six_cases() {
        for (seed, decisions) in [(1, u32::MAX), (2, u32::MAX), (3, 1), (4, 40), (5, 77)] {
            let table = table(&setup, seed, decisions.min(1000));
            let text = written(&table, None, Knowledge::Full);
            let read = transcript::read(&text).unwrap();
            let replay = transcript::replay::<Expedition>(setup.clone(), &read);
            assert_eq!(replay.verdict, Verdict::Exact);
            let again = replay.table.unwrap();
            assert_eq!(again.state(), table.state());
            assert_eq!(written(&again, None, Knowledge::Full), text);
        }
    }
}

#[test]
fn a_game_from_a_published_seed_is_checked_against_it() {
    for setup in six_cases() {
        let seed = Seed::from_number(42);
        let mut chance = RngChance::seeded(&seed);
        let mut rng = super::rng(43);
        let mut table = Table::<Expedition>::deal(setup.clone(), &mut chance);
        while table.decider().is_some() {
            let action = <Expedition as game::Game>::random_action(&setup, table.state(), &mut rng);
            table.act(action, &mut chance).unwrap();
        }
        let text = written(&table, Some(&seed), Knowledge::Full);
        let verdict =
            transcript::replay::<Expedition>(setup.clone(), &transcript::read(&text).unwrap()).verdict;
        assert_eq!(verdict, Verdict::Exact);

        let (old, new) =
            if text.contains("keep desert\"") { ("desert", "mountains") } else { ("mountains", "desert") };
        let forged = text.replacen(&format!("keep {old}\""), &format!("keep {new}\""), 1);
        let verdict =
            transcript::replay::<Expedition>(setup.clone(), &transcript::read(&forged).unwrap()).verdict;
        assert!(matches!(verdict, Verdict::Diverged(_)), "{verdict}");
    }
}

#[test]
fn some_choices_are_taken_back_in_these_games() {
    let undone = six_cases().any(|setup| {
        table(&setup, 1, 1000).records().iter().any(|record| matches!(record, Record::Undo { .. }))
    });
    assert!(undone);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 120,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Positions and transcripts with pieces cut, doubled and overwritten: refused or read, never a panic.
    #[test]
    fn no_text_panics(
        seed in 0u64..20,
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0usize..30, "[ -~]{0,8}"), 1..4),
    ) {
        let setup = six_cases().nth(seed as usize % 6).unwrap();
        let table = table(&setup, seed, 3 * seed as u32);
        let damaged = |text: String| {
            let mut text = text;
            for (at, cut, new) in &edits {
                let at = at.index(text.len().max(1)).min(text.len());
                let end = (at + cut).min(text.len());
                text.replace_range(at..end, new);
            }
            text
        };
        let position = damaged(<Expedition as game::Game>::position(&setup, table.state()));
        if let Ok(state) = expedition_rules::position::read(&setup, &position) {
            let _ = state.check(&setup);
            let _ = <Expedition as game::Game>::position(&setup, &state);
        }
        let file = damaged(written(&table, None, Knowledge::Full));
        if let Ok(read) = transcript::read(&file) {
            let _ = transcript::replay::<Expedition>(setup.clone(), &read).verdict;
        }
    }
}
