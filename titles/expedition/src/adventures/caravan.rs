//! N4, the caravan.

use crate::layout::Layout;
use crate::options::Setup;
use crate::spots::{Spot, Spots};
use crate::state::State;
use game::Seat;

/// N4: an adjacent tile, not a lake, without snakes, not full.
pub fn targets(setup: &Setup, layout: &Layout, from: Spot) -> Spots {
    Spots::just(from)
        .neighbours()
        .and(layout.taken())
        .but_not(layout.lakes())
        .but_not(layout.snakes())
        .filter(|&to| layout.stack(to).height() < setup.components.entered_capacity)
        .fold(Spots::NONE, Spots::with)
}

/// N4: the adventurer moves on top of the next tile.
pub fn apply(state: &mut State, seat: Seat, from: Spot, to: Spot) {
    state.layout.take_topmost(from, seat);
    state.layout.put(to, seat, 1);
}
