//! The analysis of finished games: it adds up, it judges by what could be known, and its numbers are what they say.

mod identity;
mod judgement;
mod knowledge;

use bots::Bots;
use bots::analysis::{Analysis, AnalysisSettings, analyse};
use catalogue::{Listed, TypedBotFactory};
use game::{ChaCha8Rng, GameRequest, Observation, RngChance, SeedableRng, Table};
use std::sync::Arc;

/// Every module of a title.
fn all_modules<G: Listed>() -> Vec<&'static str> {
    G::META.modules.iter().map(|module| module.id).collect()
}

/// Deals a game.
fn deal<G: Listed>(players: u8, modules: &[&str], seed: u64) -> (Table<G>, RngChance<ChaCha8Rng>) {
    let modules = modules.iter().map(|id| id.to_string()).collect();
    let setup = G::set_up(None, &G::options_for(&GameRequest { players, modules, first: None })).unwrap();
    let mut chance = RngChance(ChaCha8Rng::seed_from_u64(seed));
    let table = Table::<G>::deal(Arc::new(setup), &mut chance);
    (table, chance)
}

/// A game of these bots by seat, undoing something now and then.
fn played<G: Listed>(bots: &[&str], modules: &[&str], seed: u64) -> Table<G> {
    let (mut table, mut chance) = deal::<G>(bots.len() as u8, modules, seed);
    let factory = Bots::default();
    let mut bots: Vec<_> = bots.iter().map(|name| factory.typed_bot::<G>(name, seed).unwrap()).collect();
    while let Some(seat) = table.decider() {
        if seed.is_multiple_of(2) && table.records().len() % 7 == 3 && table.undo(seat).is_ok() {
            continue;
        }
        let action = bots[seat.index()].decide(&Observation::new(&**table.setup(), table.state(), seat));
        table.act(action, &mut chance).unwrap();
    }
    table
}

/// An analysis with few play-outs.
fn quick<G: Listed>(table: &Table<G>, play_outs: u64) -> Analysis {
    let settings = AnalysisSettings { play_outs: Some(play_outs), seed: 7, ..AnalysisSettings::default() };
    analyse(table, &settings, &mut |_| {}).unwrap()
}
