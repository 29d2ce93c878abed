//! A choice is judged by what its player could know: in two positions that look the same to the player, every choice
//! has the same chance and the same error, to the last digit.

use super::{all_modules, deal, played};
use bots::analysis::{AnalysisSettings, RankLimits, analyse, rank};
use catalogue::Listed;
use expedition_rules::Expedition;
use game::{ChaCha8Rng, Observation, SeedableRng};
use luxor_rules::Luxor;

fn twins_rank_alike<G: Listed>(modules: &[&str]) {
    let mut different = 0;
    for seed in 0..20 {
        let (mut table, mut chance) = deal::<G>(3, modules, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..15 + 11 * (seed % 7) {
            if table.decider().is_none() {
                break;
            }
            let action = G::random_action(table.setup(), table.state(), &mut rng);
            table.act(action, &mut chance).unwrap();
        }
        let Some(seat) = table.decider() else { continue };
        let limits = RankLimits { play_outs: 60, seed, stopped: &|| false };
        let ranked =
            |state: &G::State| rank(&Observation::<G>::new(table.setup(), state, seat), &limits).unwrap();
        let truth = ranked(table.state());
        for _ in 0..3 {
            let twin = G::determinize(table.setup(), table.state(), seat, &mut rng);
            different += u32::from(twin != *table.state());
            assert_eq!(ranked(&twin), truth, "{} seed {seed}", G::TITLE);
        }
    }
    assert!(different > 25, "{}: only {different} pairs were different", G::TITLE);
}

#[test]
fn positions_that_look_alike_are_ranked_alike() {
    twins_rank_alike::<Luxor>(&[]);
    twins_rank_alike::<Luxor>(&all_modules::<Luxor>());
    twins_rank_alike::<Expedition>(&[]);
    twins_rank_alike::<Expedition>(&all_modules::<Expedition>());
}

#[test]
fn a_running_game_is_not_analysed() {
    let settings = AnalysisSettings { play_outs: Some(8), ..AnalysisSettings::default() };
    let (running, _) = deal::<Luxor>(3, &[], 1);
    assert!(analyse(&running, &settings, &mut |_| {}).is_none());
    let over = played::<Luxor>(&["random", "random"], &[], 1);
    for records in [0, over.records().len() / 2, over.records().len() - 1] {
        assert!(analyse(&over.after(records), &settings, &mut |_| {}).is_none());
    }
    assert!(analyse(&over, &settings, &mut |_| {}).is_some());
}
