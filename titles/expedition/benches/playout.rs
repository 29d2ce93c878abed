//! Uniformly random games: decisions a second, one thread.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use expedition_rules::{Adventures, Expedition, Options};
use game::{ChaCha8Rng, Game, RngChance, SeedableRng, Silent};

const GAMES: u64 = 200;

/// Plays games to their end; how many decisions they took.
fn playouts(setup: &<Expedition as Game>::Setup) -> u64 {
    let mut decisions = 0;
    for seed in 0..GAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut chance = RngChance(ChaCha8Rng::seed_from_u64(seed + GAMES));
        let mut state = Expedition::start(setup, &mut chance, &mut Silent);
        while Expedition::decider(setup, &state).is_some() {
            let action = Expedition::random_action(setup, &state, &mut rng);
            Expedition::play(setup, &mut state, action, &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    for players in 2..=4 {
        for (name, adventures) in [("base", Adventures::None), ("new adventures", Adventures::New)] {
            let setup =
                Expedition::set_up(None, &Options::new(players, adventures)).expect("the box is in order");
            group.throughput(Throughput::Elements(playouts(&setup)));
            group.bench_function(format!("{players} players, {name}"), |bencher| {
                bencher.iter(|| playouts(&setup));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
