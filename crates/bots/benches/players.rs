//! Single-thread speed of tree iterations with full random play-outs, and of `greedy` decisions.

use bots::Bots;
use catalogue::{Listed, TypedBotFactory, Visit, titles};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{GameRequest, Observation, RngChance, Seed, Silent};

const ITERATIONS: u64 = 2000;

fn base<G: Listed>() -> G::Setup {
    let request = GameRequest { players: 4, ..GameRequest::default() };
    G::set_up(None, &G::options_for(&request)).expect("the box is in order")
}

fn plain_tree<G: Listed>(criterion: &mut Criterion) {
    let setup = base::<G>();
    let state = G::start(&setup, &mut RngChance::seeded(&Seed::from_number(1)), &mut Silent);
    let seat = G::decider(&setup, &state).expect("a new game has a decider");
    let plain_tree = format!("plain-tree:{ITERATIONS}i");
    // A new bot for each decision, so that all of them search with the same seed.
    let bot = || Bots::default().typed_bot::<G>(&plain_tree, 1).expect("plain-tree is known");
    let mut group = criterion.benchmark_group("tree with full random play-outs, opening, 4 players");
    group.throughput(Throughput::Elements(ITERATIONS)).sample_size(10);
    group.bench_function(G::TITLE, |bencher| {
        bencher.iter(|| bot().decide(&Observation::new(&setup, &state, seat)));
    });
    group.finish();
}

/// Plays a game of four greedy bots; returns the number of decisions.
fn greedy_game<G: Listed>(setup: &G::Setup, seed: u64) -> u64 {
    let mut chance = RngChance::seeded(&Seed::from_number(seed));
    let mut state = G::start(setup, &mut chance, &mut Silent);
    let mut bot = Bots::default().typed_bot::<G>("greedy", seed).expect("greedy is known");
    let mut decisions = 0;
    while let Some(seat) = G::decider(setup, &state) {
        let action = bot.decide(&Observation::new(setup, &state, seat));
        G::play(setup, &mut state, action, &mut chance, &mut Silent);
        decisions += 1;
    }
    decisions
}

fn greedy<G: Listed>(criterion: &mut Criterion) {
    let setup = base::<G>();
    let games = || (0..50).map(|seed| greedy_game::<G>(&setup, seed)).sum::<u64>();
    let mut group = criterion.benchmark_group("greedy decisions, 4 players");
    group.throughput(Throughput::Elements(games())).sample_size(10);
    group.bench_function(G::TITLE, |bencher| bencher.iter(games));
    group.finish();
}

struct Players<'a>(&'a mut Criterion);

impl Visit for Players<'_> {
    type Output = ();

    fn visit<G: Listed>(self) {
        plain_tree::<G>(self.0);
        greedy::<G>(self.0);
    }
}

fn bench(criterion: &mut Criterion) {
    for title in titles() {
        catalogue::visit(title.meta().id, Players(criterion));
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
