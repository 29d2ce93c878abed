//! The work of a server for every move, by part; times are per move.

use catalogue::{AnyTable, Reader, title};
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main, measurement::WallTime};
use game::transcript::Player;
use game::{ChaCha8Rng, Changeset, GameRequest, Seat, Seed, SeedableRng, Viewer, below};
use std::hint::black_box;
use std::time::{Duration, Instant};

const PLAYERS: u8 = 4;
const GAMES: u64 = 4;
/// Every ninth move of a game is measured, so that all of them fit into the cache as one game would.
const STRIDE: usize = 9;

/// A random game, with its table before and after some of the moves.
struct Played {
    seed: u64,
    actions: Vec<String>,
    moments: Vec<[Box<dyn AnyTable>; 2]>,
}

fn deal(id: &str, modules: &[&str], seed: u64) -> Box<dyn AnyTable> {
    let modules = modules.iter().map(|module| module.to_string()).collect();
    let request = GameRequest { players: PLAYERS, modules, first: None };
    let players = (0..PLAYERS).map(|seat| Player { name: seat.to_string(), bot: None }).collect();
    let title = title(id).expect("the title is known");
    title.deal(&request, None, players, Seed::from_number(seed)).expect("such a game can be dealt")
}

fn play(id: &str, modules: &[&str], seed: u64) -> Played {
    let mut table = deal(id, modules, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    while table.decider().is_some() {
        let mut legal = table.legal();
        let action = legal.swap_remove(below(&mut rng, legal.len() as u32) as usize);
        table.act(&action).expect("listed is legal");
        actions.push(action);
    }
    let moment = |records: usize| [table.after(records), table.after(records + 1)];
    let moments = (0..actions.len() - 1).step_by(STRIDE).map(moment).collect();
    Played { seed, actions, moments }
}

fn seats() -> impl Iterator<Item = Viewer> {
    Seat::all(PLAYERS).map(Viewer::Seat)
}

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// Measures what is done once for each move; `run` does it for all of them and says how long it took.
fn for_each_move(group: &mut Group<'_>, name: &str, moves: usize, mut run: impl FnMut() -> Duration) {
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|times| {
            let rounds = times.div_ceil(moves as u64);
            let spent: Duration = (0..rounds).map(|_| run()).sum();
            spent.mul_f64(times as f64 / (rounds * moves as u64) as f64)
        });
    });
}

fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

fn broadcast(criterion: &mut Criterion) {
    let metas = catalogue::titles().iter().map(|title| title.meta());
    let with_everything = metas.flat_map(|meta| [(meta, false), (meta, true)]);
    for (meta, everything) in with_everything {
        let id = meta.id;
        let name = &if everything { format!("{id} with everything") } else { id.to_string() };
        let modules: Vec<&str> = meta.modules.iter().map(|module| module.id).filter(|_| everything).collect();
        let modules = &modules[..];
        let games: Vec<Played> = (0..GAMES).map(|seed| play(id, modules, seed)).collect();
        let moments: Vec<&[Box<dyn AnyTable>; 2]> = games.iter().flat_map(|game| &game.moments).collect();
        let group = &mut criterion.benchmark_group(name);

        let moves = games.iter().map(|game| game.actions.len()).sum();
        for_each_move(group, "act and append", moves, || {
            let one = |game: &Played| {
                let mut table = deal(id, modules, game.seed);
                timed(|| {
                    for action in &game.actions {
                        table.act(action).expect("it was legal before");
                        black_box(table.latest_lines().expect("memory takes everything"));
                    }
                })
            };
            games.iter().map(one).sum()
        });
        for_each_move(group, "choices", moments.len(), || {
            timed(|| {
                for [_, after] in &moments {
                    black_box(after.choices_text());
                }
            })
        });
        for_each_move(group, "changes of 4 views", moments.len(), || {
            let viewers: Vec<Viewer> = seats().collect();
            let before: Vec<_> = moments.iter().map(|[before, _]| before.views(&viewers)).collect();
            timed(|| {
                for ([_, after], before) in moments.iter().zip(before) {
                    let mut changes = Changeset::default();
                    for (now, before) in after.views(&viewers).iter().zip(before) {
                        changes.start(Vec::with_capacity(1024));
                        now.diff_since(&*before, &mut changes);
                        black_box(changes.finish());
                    }
                }
            })
        });
        for_each_move(group, "log of 4 readers", moments.len(), || {
            timed(|| {
                for [_, after] in &moments {
                    let reader = |viewer| Reader::new(viewer, 0, 0, Vec::new());
                    let mut readers: Vec<Reader> = seats().map(reader).collect();
                    after.write_log(Some(after.record_count() - 1), &mut readers);
                    black_box(readers);
                }
            })
        });
        for_each_move(group, "length of 5 logs", moments.len(), || {
            timed(|| {
                for [_, after] in &moments {
                    let all = seats().chain([Viewer::Spectator]);
                    let mut readers: Vec<Reader> = all.map(|viewer| Reader::counting(viewer, 0)).collect();
                    after.write_log(Some(after.record_count() - 1), &mut readers);
                    black_box(readers);
                }
            })
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = broadcast
}
criterion_main!(benches);
