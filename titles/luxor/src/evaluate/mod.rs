//! Evaluation of Luxor positions.

mod features;
mod prior;
mod sets;

use crate::look::{Look, Standing};
use crate::{Action, Luxor, Place, Setup, State, Tile};
use evaluation::{ASPECTS, Evaluate, Family, Heuristic, SearchDefaults, ValueNet};
use game::Seat;
use sets::Sets;
use std::sync::LazyLock;

/// Estimates shared by all seats of a position.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The expected number of rounds left.
    rounds: f32,
    /// The points an adventurer on each place is expected to reach by the end: the stairs, the spaces, and last the
    /// tomb.
    positions: [f32; PLACES],
}

/// The stairs, 40 spaces and the tomb.
const PLACES: usize = 42;

/// Indices of the aspects.
const COLLECTED: usize = 0;
const POSITION: usize = 1;
const SARCOPHAGI: usize = 2;
const KEYS: usize = 3;
const SETS: usize = 4;
const SCARABS: usize = 5;
const TOGETHER: usize = 6;
const ACTIVE: usize = 7;

/// Tiles by which the end of the game comes nearer in a round. This and the other constants here were tuned over
/// thousands of games of one `greedy` against three with slightly different constants.
const END_PACE: f32 = 6.7;
/// Tiles each adventurer covers in a round when all of a player's take part.
const STRIDE: f32 = 0.62;

/// The trained network.
static VALUE_NET: LazyLock<ValueNet> =
    LazyLock::new(|| ValueNet::embedded(include_str!("../../data/luxor.net")));

impl Evaluate for Luxor {
    const ASPECTS: [&'static str; ASPECTS] = [
        "reason-luxor-collected",
        "reason-luxor-position",
        "reason-luxor-sarcophagi",
        "reason-luxor-keys",
        "reason-luxor-sets",
        "reason-luxor-scarabs",
        "reason-luxor-together",
        "reason-luxor-active",
    ];

    type Context = Context;

    fn context(setup: &Setup, state: &State) -> Context {
        context(Look::new(setup, state), setup_seats(setup))
    }

    fn heuristic(setup: &Setup, state: &State, seat: Seat, context: &Context) -> Heuristic {
        let look = Look::new(setup, state);
        let mut heuristic = [0.0; ASPECTS];
        heuristic[COLLECTED] = f32::from(look.points(seat)) + 0.45 * f32::from(look.talismans(seat));
        heuristic[SARCOPHAGI] = f32::from(look.sarcophagus_points(seat));
        heuristic[KEYS] = keys(look, seat, look.keys(seat), context);
        let sets = Sets::of(look, seat, context.rounds);
        heuristic[SETS] = sets.value;
        heuristic[SCARABS] = f32::from(look.scarab_points(seat));
        for adventurer in look.adventurers(seat) {
            match adventurer {
                Standing::Upright(place) => heuristic[POSITION] += position(place, context),
                Standing::Lying(place) => {
                    let upright = position(place, context);
                    let wall = f32::from(look.wall(place));
                    heuristic[POSITION] += wall + 0.45 * (upright - wall) - 0.4 * remaining(context, 4.0);
                }
                Standing::Inactive(_) => heuristic[ACTIVE] -= inactive(context),
            }
        }
        heuristic[TOGETHER] = together(look, seat, context, &sets);
        heuristic
    }

    fn policy(setup: &Setup, state: &State, actions: &[Action], priors: &mut Vec<f32>) {
        prior::policy(setup, state, actions, priors);
    }

    type Features = features::Features;

    fn features(setup: &Setup, state: &State, seat: Seat, context: &Context) -> Self::Features {
        features::features(setup, state, seat, context)
    }

    fn value_net() -> &'static ValueNet {
        &VALUE_NET
    }

    const SEARCH_DEFAULTS: SearchDefaults =
        SearchDefaults { family: Family::Tree, turns: 1, exploration: 0.15, opponent_noise: Some(0.5) };
}

fn setup_seats(setup: &Setup) -> u8 {
    <Luxor as game::Game>::seats(setup)
}

/// 1 while more than `rounds` rounds are left, then falling linearly to 0.
#[inline]
fn remaining(context: &Context, rounds: f32) -> f32 {
    (context.rounds / rounds).min(1.0)
}

/// L41: the second adventurer in the tomb brings the last round, so its distance gives the rounds left.
fn context(look: Look<'_>, seats: u8) -> Context {
    let (mut first, mut second) = (u32::MAX, u32::MAX);
    for seat in Seat::all(seats) {
        // A player without a key has to get one first.
        let detour = if look.keys(seat) == 0 { 6 } else { 0 };
        for place in look.movable(seat) {
            let steps = look.steps_to_tomb(place) + detour;
            if steps < first {
                second = first;
                first = steps;
            } else if steps < second {
                second = steps;
            }
        }
    }
    let this_round = f32::from(look.turns_left_in_round()) / f32::from(seats);
    let steps = match look.in_tomb() {
        0 => second,
        1 => first,
        _ => 0,
    };
    let rounds = match look.in_tomb() {
        0 | 1 => this_round + 0.3 + steps.min(45) as f32 / END_PACE,
        _ => this_round,
    };
    let positions = std::array::from_fn(|at| {
        let place = match at {
            0 => Place::STAIRS,
            _ if at == PLACES - 1 => Place::TOMB,
            _ => Place::space(at as u8),
        };
        position_from(look, place, rounds)
    });
    Context { rounds, positions }
}

/// The points an adventurer on `place` is expected to reach by the end.
#[inline]
fn position(place: Place, context: &Context) -> f32 {
    context.positions[(place.number() as usize).min(PLACES - 1)]
}

/// Computes [`position`] for one place.
#[inline]
fn position_from(look: Look<'_>, place: Place, rounds: f32) -> f32 {
    let wall = f32::from(look.wall(place));
    if place == Place::TOMB {
        return wall;
    }
    let steps = look.steps_to_tomb(place) as f32;
    let at = f32::from(place.number());
    let reach = at + (41.0 - at) * (STRIDE * rounds / steps).min(1.0);
    let expected = smooth(reach);
    let trust = (rounds / 2.2).min(1.0);
    wall + trust * (expected - wall).max(-0.5)
}

/// The points on the wall, interpolated between their steps (reconstructed board; others differ little).
#[inline]
fn smooth(at: f32) -> f32 {
    match at {
        _ if at < 20.0 => 0.15 * at,
        _ if at < 29.0 => 3.0 + (at - 20.0) * 0.24,
        _ if at < 36.0 => 5.2 + (at - 29.0) * 0.4,
        _ => 8.0 + (at - 36.0) * 0.5,
    }
}

/// The cost of an adventurer that is not active yet, beside the distance it has to walk.
#[inline]
fn inactive(context: &Context) -> f32 {
    1.6 * remaining(context, 14.4)
}

/// L21, L45: the value of keys, each a point and an entry to the tomb.
#[inline]
fn keys(look: Look<'_>, seat: Seat, count: u8, context: &Context) -> f32 {
    let nearest = look.movable(seat).map(|place| look.steps_to_tomb(place)).min().unwrap_or(99) as f32;
    // The chance that the nearest adventurer gets there in time.
    let chance = (1.25 - nearest / (END_PACE * context.rounds + 3.0)).clamp(0.0, 1.0);
    let tomb_access = match count {
        0 => 0.0,
        1 => 3.2,
        _ => 4.6,
    };
    f32::from(count) + chance * tomb_access
}

/// The expected value of the treasures on whose tiles the player already has adventurers.
fn together(look: Look<'_>, seat: Seat, context: &Context, sets: &Sets) -> f32 {
    let mut sum = 0.0;
    let mut seen = 0u64;
    for place in look.movable(seat) {
        if !place.is_space() || seen & 1 << place.number() != 0 {
            continue;
        }
        seen |= 1 << place.number();
        if let Some(tile) = look.tile(place) {
            let count = look.count_at(seat, place);
            sum += waiting(look, seat, place, tile, count, context) * sets.prize(look, tile);
        }
    }
    sum
}

/// The chance that `count` adventurers of a player on a tile get its treasure.
#[inline]
fn waiting(look: Look<'_>, seat: Seat, place: Place, tile: Tile, count: u8, context: &Context) -> f32 {
    let Some((demand, _)) = tile.prize() else { return 0.0 };
    if count == 0 {
        return 0.0;
    }
    let missing = demand.saturating_sub(count);
    let chance = match missing {
        // Enough stand there already: any move that ends there takes it.
        0 => 0.35,
        1 => match look.behind(seat, place).map(|other| look.steps_between(other, place)) {
            Some(1..=5) => 0.36,
            Some(6..=9) => 0.26,
            _ => 0.1,
        },
        _ => 0.1,
    };
    chance * remaining(context, 4.0)
}
