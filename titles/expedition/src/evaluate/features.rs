//! The input features of the value network for a seat of Expedition Luxor, each scaled to the order of 1.

use super::Context;
use crate::{Expedition, Setup, State, Tile};
use evaluation::Evaluate;
use game::Seat;

/// The features of a seat.
pub(super) type Features = [f32; 47];
type FeatureVec = evaluation::FeatureVec<47>;

/// Computes the features of a seat.
pub(super) fn features(setup: &Setup, state: &State, seat: Seat, context: &Context) -> Features {
    let mut list = FeatureVec::new();
    let players = context.players as u8;
    let at = seat.index();
    // Progress of the game, and when this seat is next.
    list.flag(players == 2);
    list.flag(players == 3);
    list.flag(setup.options.new_adventures);
    list.add(context.to_come / 96.0);
    list.add(context.to_come / (24.0 * f32::from(players)));
    list.add(f32::from((seat.0 + players - state.seat().0) % players) / 4.0);
    // Tiles, camps and adventurers left, and how they compare with the others'.
    let tiles = context.tiles[at];
    let others = (0..context.players).filter(|&other| other != at);
    let longest = others.clone().map(|other| context.tiles[other]).fold(0.0, f32::max);
    let camps = context.camps[at];
    let supply = f32::from(state.supply(seat));
    list.add(supply / 30.0);
    list.add(camps / 8.0);
    list.add(tiles / 24.0);
    list.add((tiles - context.to_come / f32::from(players)) / 4.0);
    list.add((tiles - longest) / 4.0);
    list.flag(tiles > longest);
    list.flag(tiles == 0.0);
    list.flag(tiles == 1.0);
    list.flag(tiles == 2.0);
    list.add(context.share[at] * f32::from(players) / 4.0);
    list.add(if camps > 0.0 { (supply / camps / 5.0).min(1.5) } else { 0.0 });
    list.add(others.map(|other| context.camps[other]).sum::<f32>() / 24.0);
    // The buildings held, and how safely.
    context.kept[at].iter().flatten().for_each(|&count| list.add(f32::from(count) / 3.0));
    let all: f32 = context.kept.iter().map(|kept| points(setup, kept)).sum();
    let own = points(setup, &context.kept[at]);
    list.add(own / 20.0);
    let loose = |kept: &[[u8; 3]; 3]| points(setup, &kept.map(|[_, few, many]| [0, few, many]));
    let open: f32 = context.kept.iter().map(loose).sum();
    list.add((open - loose(&context.kept[at])) / 20.0);
    list.add((all - own) / 40.0);
    list.add(context.unclaimed / 10.0);
    let heuristic = Expedition::heuristic(setup, state, seat, context);
    list.add(context.held[at] / 20.0);
    list.add(context.open[at] / 15.0);
    list.add(heuristic.iter().sum::<f32>() / 30.0);
    // The tiles in hand and in the stack.
    let mut hand = [0u8; 7];
    state.held(seat).for_each(|held| hand[kind(held.tile)] += 1);
    hand.iter().for_each(|&count| list.add(f32::from(count) / 2.0));
    let stack = state.in_stack(seat);
    let left = |wanted: [Tile; 2]| wanted.iter().map(|tile| f32::from(stack[tile.index()])).sum::<f32>();
    list.add(left([Tile::DesertTemple, Tile::OasisTemple]) / 6.0);
    list.add(left([Tile::DesertPyramid, Tile::OasisPyramid]) / 4.0);
    // New Adventures.
    list.add(heuristic[super::SHIPS] / 4.0);
    list.add(heuristic[super::CAPTURED] / 4.0);
    let mountain = !state.layout().mountains_of(seat).is_empty();
    list.flag(mountain);
    list.add(f32::from(state.action_tiles_left(seat)) / 8.0);
    list.filled()
}

/// The points of the counted buildings.
fn points(setup: &Setup, kept: &[[u8; 3]; 3]) -> f32 {
    let of = |(counts, &points): (&[u8; 3], &u8)| f32::from(counts.iter().sum::<u8>() * points);
    kept.iter().zip(&setup.components.building_points).map(of).sum()
}

/// The kinds of tiles in hand that are distinguished.
fn kind(tile: Tile) -> usize {
    match tile {
        Tile::DesertCamp => 0,
        Tile::OasisCamp => 1,
        Tile::DesertTemple | Tile::OasisTemple => 2,
        Tile::DesertPyramid | Tile::OasisPyramid => 3,
        Tile::Lake => 4,
        Tile::Mountains => 5,
        _ => 6,
    }
}
