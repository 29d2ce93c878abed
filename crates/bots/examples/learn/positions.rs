//! Training positions: the beginnings of turns in games of greedy bots, labelled with how those games ended.

use bots::SplitMix64;
use bots::evaluate::{Evaluate, Utility, chances};
use bots::policy::PolicyBuffer;
use bots::value_net::{POINTS_SCALE, Value};
use game::{GameRequest, RngChance, Seat, Silent};
use std::collections::HashMap;

/// One training position.
pub struct Position {
    /// A sample for each seat.
    pub seats: Vec<SeatSample>,
    /// The win probabilities according to the current network.
    pub in_use: Utility,
}

/// The features and labels of one seat.
pub struct SeatSample {
    /// The input of the network.
    pub features: Vec<f32>,
    /// Label: its share of the win.
    pub won: f32,
    /// Label: its final points in tens.
    pub tens: f32,
}

/// An endless supply of games.
pub struct Games<G: Evaluate> {
    rng: SplitMix64,
    setups: HashMap<(u8, Vec<String>), G::Setup>,
    buffer: PolicyBuffer<G>,
}

/// How many of a hundred turns are kept; positions of one game are much alike.
const KEPT: u64 = 25;

impl<G: Evaluate> Games<G> {
    /// Creates a supply; the same seed gives the same games.
    pub fn new(seed: u64) -> Self {
        Games { rng: SplitMix64::new(seed), setups: HashMap::new(), buffer: PolicyBuffer::default() }
    }

    /// Plays one game and keeps some of its positions.
    pub fn play(&mut self, kept: &mut Vec<Position>) {
        let request = request::<G>(&mut self.rng);
        let rng = &mut self.rng;
        let setup = self.setups.entry((request.players, request.modules.clone())).or_insert_with(|| {
            G::set_up(None, &G::options_for(&request)).unwrap_or_else(|faults| panic!("{faults}"))
        });
        let mut chance = RngChance(SplitMix64::new(rng.word()));
        let mut state = G::start(setup, &mut chance, &mut Silent);
        let noise = [0.02, 0.02, 0.5, 1.5][rng.word() as usize % 4];
        let blunders = [0, 0, 0, 3][rng.word() as usize % 4];
        let from = kept.len();
        let mut turn = G::turn(&state);
        while G::decider(setup, &state).is_some() {
            if G::turn(&state) != turn {
                turn = G::turn(&state);
                if happens(KEPT, rng) {
                    kept.push(sample::<G>(setup, &state));
                }
            }
            let action = if happens(blunders, rng) {
                G::random_action(setup, &state, rng)
            } else {
                self.buffer.fill(setup, &state);
                self.buffer.best(noise, rng)
            };
            G::play(setup, &mut state, action, &mut chance, &mut Silent);
        }
        let Some(outcome) = G::outcome(setup, &state) else { return };
        let share = 1.0 / outcome.winners().count() as f32;
        for position in &mut kept[from..] {
            for (seat, score) in position.seats.iter_mut().zip(outcome.scores()) {
                seat.won = if score.rank == 1 { share } else { 0.0 };
                seat.tens = f32::from(score.total) / POINTS_SCALE;
            }
        }
    }
}

/// A position whose labels are not known yet.
fn sample<G: Evaluate>(setup: &G::Setup, state: &G::State) -> Position {
    let context = G::context(setup, state);
    let seat_sample = |seat| SeatSample {
        features: G::features(setup, state, seat, &context).as_ref().to_vec(),
        won: 0.0,
        tens: 0.0,
    };
    let seats: Vec<SeatSample> = Seat::all(G::seats(setup)).map(seat_sample).collect();
    let values: Vec<Value> = seats.iter().map(|sample| G::value_net().evaluate(&sample.features)).collect();
    Position { seats, in_use: chances(&values) }
}

/// Draws the options of a game: mostly four players without modules, but every number of players and module occurs.
fn request<G: Evaluate>(rng: &mut SplitMix64) -> GameRequest {
    let most = *G::META.players.end();
    let plain = happens(70, rng);
    let players = match (plain, rng.word() % 20) {
        (true, 0..12) | (false, 0..8) => 4,
        (true, 12..15) | (false, 8..12) => 2,
        (true, 15..18) | (false, 12..16) => 3,
        _ => most,
    };
    let all = happens(40, rng);
    let mut chosen = |_: &&game::ModuleMeta| !plain && (all || happens(50, rng));
    let modules = G::META.modules.iter().filter(&mut chosen).map(|module| module.id.into()).collect();
    GameRequest { players, modules, first: None }
}

/// True with a probability of `of_hundred` percent.
fn happens(of_hundred: u64, rng: &mut SplitMix64) -> bool {
    rng.word() % 100 < of_hundred
}
