//! What leaves a bot depends on what its seat may know and on its seed alone: in two positions that look the same to
//! the seat, every bot chooses the same action, and advice is the same byte for byte.

use bots::{Bots, DetachedDecision};
use catalogue::{Bot, BotFactory, Listed, TypedBotFactory, TypedTable};
use expedition_rules::Expedition;
use game::transcript::Player;
use game::{ChaCha8Rng, GameRequest, Observation, RngChance, Seat, SeedableRng, Table};
use luxor_rules::Luxor;
use std::sync::Arc;
use std::time::Duration;

/// Play-outs of a search: enough that it answers by what it sampled.
const PLAY_OUTS: u64 = 24;

/// A random game for three after some decisions, if it still goes on.
fn middle<G: Listed>(modules: &[&str], seed: u64) -> Option<Table<G>> {
    let modules = modules.iter().map(|id| id.to_string()).collect();
    let setup = G::set_up(None, &G::options_for(&GameRequest { players: 3, modules, first: None })).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut chance = RngChance(ChaCha8Rng::seed_from_u64(!seed));
    let mut table = Table::<G>::deal(Arc::new(setup), &mut chance);
    for _ in 0..20 + 13 * (seed % 7) {
        table.decider()?;
        let action = G::random_action(table.setup(), table.state(), &mut rng);
        table.act(action, &mut chance).unwrap();
    }
    table.decider().map(|_| table)
}

/// All a bot may tell about a decision.
fn told<G: Listed>(setup: &G::Setup, state: &G::State, seat: Seat, seed: u64) -> Vec<String> {
    let bots = Bots { playouts: Some(PLAY_OUTS), ..Bots::default() };
    let observation = Observation::<G>::new(setup, state, seat);
    let decide = |name: &&str| {
        let mut bot = bots.typed_bot::<G>(name, seed).unwrap();
        let actions = [bot.decide(&observation), bot.decide(&observation)];
        format!("{name}: {} {}", actions[0], actions[1])
    };
    bots.names(G::TITLE).iter().map(decide).collect()
}

fn same_for_twins<G: Listed>(modules: &[&str]) {
    let mut different = 0;
    for seed in 0..28 {
        let Some(table) = middle::<G>(modules, seed) else { continue };
        let (setup, state) = (table.setup(), table.state());
        let seat = table.decider().unwrap();
        for other in 0..3 {
            let mut rng = ChaCha8Rng::seed_from_u64(100 * seed + other);
            let twin = G::determinize(setup, state, seat, &mut rng);
            different += u32::from(twin != *state);
            assert_eq!(told::<G>(setup, state, seat, seed), told::<G>(setup, &twin, seat, seed));
        }
    }
    assert!(different > 30, "{}: only {different} pairs were different", G::TITLE);
}

#[test]
fn bots_decide_alike_in_positions_that_look_alike() {
    same_for_twins::<Luxor>(&[]);
    same_for_twins::<Luxor>(&["mummy", "equipment", "artifacts", "characters"]);
    same_for_twins::<Expedition>(&[]);
    same_for_twins::<Expedition>(&["new-adventures"]);
}

#[test]
fn advice_is_rounded() {
    let players = (0..3).map(|seat| Player { name: format!("P{seat}"), bot: None });
    let table = TypedTable::at_rest(middle::<Luxor>(&[], 1).unwrap(), players.collect());
    let decision = DetachedDecision::of(&table).unwrap();
    for advice in decision.advise(&Bots::default(), "master:100i", 1).unwrap() {
        let percent = 100.0 * advice.chance.unwrap_or_default();
        assert!((percent - percent.round()).abs() < 1e-4, "{advice:?}");
        assert!(!serde_json::to_string(&advice).unwrap().contains("samples"));
    }
}

#[test]
fn a_search_by_time_takes_its_time_and_one_by_play_outs_none() {
    let pace = |name: &str| {
        let bot: Box<dyn Bot<Luxor>> = Bots::default().typed_bot(name, 1).unwrap();
        bot.pace()
    };
    assert_eq!(pace("master:3s"), Duration::from_secs(3));
    assert_eq!(pace("clever:20i"), Duration::ZERO);
    assert_eq!(pace("greedy"), Duration::ZERO);
}
