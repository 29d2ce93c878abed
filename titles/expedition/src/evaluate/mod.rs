//! Evaluation of Expedition Luxor positions: who holds which buildings, and who can still take them.

mod features;
mod lines;
mod prior;

use crate::{Action, Expedition, Setup, State, Tile};
use evaluation::{ASPECTS, Evaluate, Family, Heuristic, SearchDefaults, ValueNet};
use game::Seat;
use lines::lines_to;
use std::sync::LazyLock;

const HELD: usize = 0;
const CAMPS: usize = 1;
const REACH: usize = 2;
const SHIPS: usize = 3;
const CAPTURED: usize = 4;
const SUPPLY: usize = 5;
const TEMPO: usize = 6;

/// The rate at which one future camp takes a building along one line, for each point of the building.
const RISK: f32 = 0.03;
/// The expected points of a future action tile (N1).
const ACTION: f32 = 0.45;

/// Estimates shared by all seats of a position.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    players: usize,
    /// Camps each player still has to lay.
    camps: [f32; 4],
    /// Tiles each player still has to lay.
    tiles: [f32; 4],
    /// Each player's share of all that can still be taken.
    share: [f32; 4],
    /// The expected points of the buildings each player holds now.
    held: [f32; 4],
    /// The expected points each player will still take, beyond those it holds.
    open: [f32; 4],
    /// Tiles all players still have to lay.
    to_come: f32,
    /// The number of buildings each player holds, by kind and by the sides they can be reached from: none, one, more.
    kept: [[[u8; 3]; 3]; 4],
    /// The points of reachable buildings nobody holds.
    unclaimed: f32,
}

/// The trained network.
static VALUE_NET: LazyLock<ValueNet> =
    LazyLock::new(|| ValueNet::embedded(include_str!("../../data/expedition.net")));

impl Evaluate for Expedition {
    const ASPECTS: [&'static str; ASPECTS] = [
        "reason-expedition-held",
        "reason-expedition-camps",
        "reason-expedition-reach",
        "reason-expedition-ships",
        "reason-expedition-captured",
        "reason-expedition-supply",
        "reason-expedition-tempo",
        "reason-expedition-other",
    ];

    type Context = Context;

    fn context(setup: &Setup, state: &State) -> Context {
        let mut context = resources(setup, state);
        evaluate_buildings(setup, state, &mut context);
        context
    }

    fn heuristic(setup: &Setup, state: &State, seat: Seat, context: &Context) -> Heuristic {
        let at = seat.index();
        let mut heuristic = [0.0; ASPECTS];
        heuristic[HELD] = context.held[at];
        heuristic[CAMPS] = 0.85 * context.camps[at];
        heuristic[REACH] = context.open[at];
        heuristic[SHIPS] = ships(setup, state, seat);
        heuristic[CAPTURED] = f32::from(setup.components.captured_points) * f32::from(state.captured(seat));
        heuristic[SUPPLY] = 0.01 * f32::from(state.supply(seat));
        if !state.layout().mountains_of(seat).is_empty() {
            let chances = f32::from(state.action_tiles_left(seat)).min(0.4 * context.tiles[at]);
            heuristic[TEMPO] = ACTION * chances;
        }
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
        SearchDefaults { family: Family::Tree, turns: 1, exploration: 0.4, opponent_noise: None };
}

/// N3: ships score for the buildings beside them.
fn ships(setup: &Setup, state: &State, seat: Seat) -> f32 {
    let layout = state.layout();
    let mut points = 0.0;
    for ship in layout.ships_of(seat) {
        for beside in crate::Spots::just(ship).neighbours() {
            points += match layout.tile(beside) {
                Some(tile) if tile.building().is_some() => 1.0,
                Some(_) => 0.0,
                None => 0.35,
            };
        }
    }
    points * f32::from(setup.components.beside_ship_points)
}

/// Counts what each player has left to play with.
fn resources(setup: &Setup, state: &State) -> Context {
    let players = setup.options.players as usize;
    let mut context = Context {
        players,
        camps: [0.0; 4],
        tiles: [0.0; 4],
        share: [0.0; 4],
        held: [0.0; 4],
        open: [0.0; 4],
        to_come: 0.0,
        kept: [[[0; 3]; 3]; 4],
        unclaimed: 0.0,
    };
    for seat in Seat::all(players as u8) {
        let at = seat.index();
        let stack = state.in_stack(seat);
        for tile in Tile::ALL {
            let count = f32::from(stack[tile.index()]);
            context.tiles[at] += count;
            if tile.is_camp() {
                context.camps[at] += count;
            }
        }
        for held in state.held(seat) {
            context.tiles[at] += 1.0;
            if held.tile.is_camp() {
                context.camps[at] += 1.0;
            }
        }
        context.to_come += context.tiles[at];
    }
    let mean = context.to_come / players as f32;
    let mut all = 0.0;
    for at in 0..players {
        let camps = context.camps[at];
        let people = f32::from(state.supply(Seat(at as u8)));
        let force = people.min(4.3 * camps) + 0.3 * camps;
        // A player with more tiles left moves last and cannot be answered.
        let later = (0.11 * (context.tiles[at] - mean)).clamp(-0.5, 0.6);
        context.share[at] = force * (1.0 + later);
        all += context.share[at];
    }
    if all > 0.0 {
        context.share.iter_mut().for_each(|share| *share /= all);
    }
    context
}

/// Adds the expected points of every building to the seats' estimates.
fn evaluate_buildings(setup: &Setup, state: &State, context: &mut Context) {
    let layout = state.layout();
    let camps: f32 = context.camps.iter().sum();
    let mut pool = 0.0;
    for spot in layout.taken() {
        let Some(building) = layout.tile(spot).and_then(Tile::building) else { continue };
        let points = f32::from(setup.components.building_points[building as usize]);
        let owner = layout.stack(spot).top();
        let attackers = owner.map_or(camps, |owner| camps - context.camps[owner.index()]);
        let lines = if attackers > 0.0 { lines_to(setup, layout, spot) } else { 0.0 };
        let lost = lost(points, lines, attackers);
        match owner {
            Some(owner) => {
                let sides = if lines == 0.0 { 0 } else { 1 + usize::from(lines > 1.0) };
                context.kept[owner.index()][building as usize][sides] += 1;
                context.held[owner.index()] += points * (1.0 - lost);
                let others = 1.0 - context.share[owner.index()];
                for at in 0..context.players {
                    if at != owner.index() && others > 0.01 {
                        context.open[at] += points * lost * context.share[at] / others;
                    }
                }
            }
            None => {
                pool += points * lost;
                context.unclaimed += if lines > 0.0 { points } else { 0.0 };
            }
        }
    }
    for seat in Seat::all(context.players as u8) {
        let stack = state.in_stack(seat);
        let mut coming = 0.0;
        for tile in Tile::ALL {
            coming += f32::from(stack[tile.index()]) * building_points(setup, tile);
        }
        coming += state.held(seat).map(|held| building_points(setup, held.tile)).sum::<f32>();
        // A player lays a building where it helps themselves.
        context.open[seat.index()] += 0.3 * coming;
        pool += 0.55 * coming;
    }
    for at in 0..context.players {
        context.open[at] += pool * context.share[at];
    }
}

/// The points of a temple or pyramid tile; 0 for camps, which are counted separately.
fn building_points(setup: &Setup, tile: Tile) -> f32 {
    match tile.building() {
        Some(building) if !tile.is_camp() => f32::from(setup.components.building_points[building as usize]),
        _ => 0.0,
    }
}

/// The probability that a building changes hands before the end.
fn lost(points: f32, lines: f32, attackers: f32) -> f32 {
    if lines == 0.0 { 0.0 } else { 1.0 - (-RISK * (points + 0.7) * lines * attackers).exp() }
}
