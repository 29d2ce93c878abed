//! Uniformly random games, copying and determinizing, on one thread.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{ChaCha8Rng, Game, RngChance, Seat, SeedableRng, Silent};
use luxor_rules::{Luxor, Module, Options, Setup, State};
use std::hint::black_box;

const GAMES: u64 = 100;

/// Plays games to their end; how many decisions they took.
fn playouts(setup: &Setup) -> u64 {
    let mut decisions = 0;
    for seed in 0..GAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut chance = RngChance(ChaCha8Rng::seed_from_u64(seed + GAMES));
        let mut state = Luxor::start(setup, &mut chance, &mut Silent);
        while Luxor::decider(setup, &state).is_some() {
            let action = Luxor::random_action(setup, &state, &mut rng);
            Luxor::play(setup, &mut state, action, &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}

/// A position from the middle of a game.
fn middle_of_a_game(setup: &Setup) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut chance = RngChance(ChaCha8Rng::seed_from_u64(2));
    let mut state = Luxor::start(setup, &mut chance, &mut Silent);
    for _ in 0..160 {
        let action = Luxor::random_action(setup, &state, &mut rng);
        Luxor::play(setup, &mut state, action, &mut chance, &mut Silent);
    }
    state
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    for players in 2..=5 {
        for (name, modules) in [("base", &[][..]), ("all modules", &Module::ALL[..])] {
            let setup = Luxor::set_up(None, &Options::with(players, modules)).expect("the box is in order");
            group.throughput(Throughput::Elements(playouts(&setup)));
            group.bench_with_input(BenchmarkId::new(name, players), &setup, |bencher, setup| {
                bencher.iter(|| playouts(setup));
            });
        }
    }
    group.finish();
}

fn positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a position");
    group.throughput(Throughput::Elements(1));
    for (name, modules) in [("base", &[][..]), ("all modules", &Module::ALL[..])] {
        let setup = Luxor::set_up(None, &Options::with(4, modules)).expect("the box is in order");
        let state = middle_of_a_game(&setup);
        group.bench_function(BenchmarkId::new("copy", name), |bencher| bencher.iter(|| *black_box(&state)));
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        group.bench_function(BenchmarkId::new("determinize", name), |bencher| {
            bencher.iter(|| Luxor::determinize(&setup, black_box(&state), Seat(0), &mut rng));
        });
    }
    group.finish();
}

criterion_group!(benches, random_games, positions);
criterion_main!(benches);
