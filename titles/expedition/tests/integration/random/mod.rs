//! Random games: conservation of pieces, legality, exact replay, no leaks, uniform determinization.

mod conservation;
mod even;
mod leak;
mod listed;
mod replay;

use expedition_rules::{Adventures, Expedition, Options, Setup};
use game::{ChaCha8Rng, Game, RngChance, Seed, Table};
use std::sync::Arc;

/// 2, 3 and 4 players, with and without New Adventures.
pub fn six_cases() -> impl Iterator<Item = Arc<Setup>> {
    let options = (2..=4).flat_map(|players| {
        [Adventures::None, Adventures::New].map(|adventures| Options::new(players, adventures))
    });
    options.map(|options| Arc::new(Expedition::set_up(None, &options).unwrap()))
}

/// A generator of its own for each number.
pub fn rng(seed: u64) -> ChaCha8Rng {
    RngChance::seeded(&Seed::from_number(seed)).0
}

/// A table after this many random decisions, some of them undone, or at its end.
pub fn table(setup: &Arc<Setup>, seed: u64, decisions: u32) -> Table<Expedition> {
    let mut chance = RngChance(rng(2 * seed));
    let mut rng = rng(2 * seed + 1);
    let mut table = Table::deal(setup.clone(), &mut chance);
    for _ in 0..decisions {
        let Some(seat) = table.decider() else { break };
        let action = Expedition::random_action(setup, table.state(), &mut rng);
        table.act(action, &mut chance).unwrap();
        if game::below(&mut rng, 4) == 0 && table.can_undo(seat).is_ok() {
            table.undo(seat).unwrap();
        }
    }
    table
}
