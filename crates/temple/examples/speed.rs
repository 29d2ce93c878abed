//! Speed.
use game::{ChaCha8Rng, Game, Lottery, Seat, SeedableRng, Silent};
use std::time::Instant;
use temple::{Luxor, Module, Options};
fn run(options: &Options, games: u64) {
    let setup = Luxor::set_up(None, options).unwrap_or_else(|e| panic!("{e}"));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut chance = Lottery(ChaCha8Rng::seed_from_u64(8));
    let (mut n, mut total, mut rounds) = (0u64, 0i64, 0u64);
    let t = Instant::now();
    for _ in 0..games {
        let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
        while Luxor::decider(&setup, &state).is_some() {
            let a = Luxor::random_action(&setup, &state, &mut rng);
            Luxor::play(&setup, &mut state, a, &mut chance, &mut Silent);
            n += 1;
        }
        rounds += Luxor::turn(&state) as u64;
        total += Luxor::outcome(&setup, &state).unwrap().scores()[0].total as i64;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:?} {} games {:.2} M decisions/s, {:.1} decisions/game, turns {:.1}, mean {:.1}",
        options.modules,
        options.players,
        n as f64 / s / 1e6,
        n as f64 / games as f64,
        rounds as f64 / games as f64,
        total as f64 / games as f64
    );
}
fn main() {
    if let Some(n) = std::env::args().nth(1) {
        let m = std::env::args().nth(2).is_some();
        run(&Options::with(4, if m { &Module::ALL } else { &[] }), n.parse().unwrap());
        return;
    }
    println!("state {}", size_of::<temple::State>());
    for players in 2..=5 {
        run(&Options::base(players), 20000);
    }
    run(&Options::with(4, &Module::ALL), 10000);
    for m in Module::ALL {
        run(&Options::with(4, &[m]), 5000);
    }
    run(&Options::with(5, &Module::ALL), 5000);
    let setup = Luxor::set_up(None, &Options::base(4)).unwrap();
    let mut chance = Lottery(ChaCha8Rng::seed_from_u64(8));
    let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
    for _ in 0..150 {
        let a = Luxor::random_action(&setup, &state, &mut chance.0.clone());
        Luxor::play(&setup, &mut state, a, &mut chance, &mut Silent);
    }
    let t = Instant::now();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..1_000_000 {
        std::hint::black_box(Luxor::resample(&setup, std::hint::black_box(&state), Seat(0), &mut rng));
    }
    println!("resample {:.2} M/s", 1.0 / t.elapsed().as_secs_f64());
    let t = Instant::now();
    for _ in 0..10_000_000 {
        std::hint::black_box(*std::hint::black_box(&state));
    }
    println!("copy {:.2} M/s", 10.0 / t.elapsed().as_secs_f64());
}
