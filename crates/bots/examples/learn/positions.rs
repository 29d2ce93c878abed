//! Positions to learn from: the beginnings of turns in games of quick players, and how those games ended.

use bots::Quick;
use bots::instinct::Lists;
use bots::judge::{Judged, Worth, chances};
use bots::learned::{TEN, Verdict};
use game::{Lottery, Seat, Silent, Wish};
use std::collections::HashMap;

/// One position as it is told to the pupil.
pub struct Position {
    /// Each seat.
    pub seats: Vec<Told>,
    /// The chances the judgement in use gives them.
    pub in_use: Worth,
}

/// What is told of a seat, and what became of it.
pub struct Told {
    /// What is seen of it.
    pub features: Vec<f32>,
    /// Its share of the victory.
    pub won: f32,
    /// Its points in tens.
    pub tens: f32,
}

/// Games without end.
pub struct Games<G: Judged> {
    quick: Quick,
    setups: HashMap<(u8, Vec<String>), G::Setup>,
    lists: Lists<G>,
}

/// Of every game so many of a hundred turns are kept: those of one game are much alike.
const KEPT: u64 = 25;

impl<G: Judged> Games<G> {
    /// The same seed gives the same games.
    pub fn new(seed: u64) -> Self {
        Games { quick: Quick::new(seed), setups: HashMap::new(), lists: Lists::default() }
    }

    /// Plays one game and keeps some of its positions.
    pub fn play(&mut self, kept: &mut Vec<Position>) {
        let wish = wish::<G>(&mut self.quick);
        let quick = &mut self.quick;
        let setup = self.setups.entry((wish.players, wish.modules.clone())).or_insert_with(|| {
            G::set_up(None, &G::options_for(&wish)).unwrap_or_else(|faults| panic!("{faults}"))
        });
        let mut chance = Lottery(Quick::new(quick.word()));
        let mut state = G::start(setup, &mut chance, &mut Silent);
        let wobble = [0.02, 0.02, 0.5, 1.5][quick.word() as usize % 4];
        let lapses = [0, 0, 0, 3][quick.word() as usize % 4];
        let from = kept.len();
        let mut turn = G::turn(&state);
        while G::decider(setup, &state).is_some() {
            if G::turn(&state) != turn {
                turn = G::turn(&state);
                if happens(KEPT, quick) {
                    kept.push(told::<G>(setup, &state));
                }
            }
            let action = if happens(lapses, quick) {
                G::random_action(setup, &state, quick)
            } else {
                self.lists.weigh(setup, &state);
                self.lists.best(wobble, quick)
            };
            G::play(setup, &mut state, action, &mut chance, &mut Silent);
        }
        let Some(outcome) = G::outcome(setup, &state) else { return };
        let share = 1.0 / outcome.winners().count() as f32;
        for position in &mut kept[from..] {
            for (seat, score) in position.seats.iter_mut().zip(outcome.scores()) {
                seat.won = if score.rank == 1 { share } else { 0.0 };
                seat.tens = f32::from(score.total) / TEN;
            }
        }
    }
}

/// A position before anybody knows how its game ends.
fn told<G: Judged>(setup: &G::Setup, state: &G::State) -> Position {
    let prospect = G::prospect(setup, state);
    let tell = |seat| Told {
        features: G::features(setup, state, seat, &prospect).as_ref().to_vec(),
        won: 0.0,
        tens: 0.0,
    };
    let seats: Vec<Told> = Seat::all(G::seats(setup)).map(tell).collect();
    let verdicts: Vec<Verdict> = seats.iter().map(|told| G::learned().judge(&told.features)).collect();
    Position { seats, in_use: chances(&verdicts) }
}

/// A kind of game: mostly four players without modules, but every number and every module comes up.
fn wish<G: Judged>(quick: &mut Quick) -> Wish {
    let most = *G::META.players.end();
    let plain = happens(70, quick);
    let players = match (plain, quick.word() % 20) {
        (true, 0..12) | (false, 0..8) => 4,
        (true, 12..15) | (false, 8..12) => 2,
        (true, 15..18) | (false, 12..16) => 3,
        _ => most,
    };
    let all = happens(40, quick);
    let mut chosen = |_: &&game::ModuleMeta| !plain && (all || happens(50, quick));
    let modules = G::META.modules.iter().filter(&mut chosen).map(|module| module.id.into()).collect();
    Wish { players, modules, first: None }
}

/// Comes true in so many of a hundred cases.
fn happens(of_hundred: u64, quick: &mut Quick) -> bool {
    quick.word() % 100 < of_hundred
}
