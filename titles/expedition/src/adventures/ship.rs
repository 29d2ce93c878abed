//! N3, the ship.

use crate::layout::Layout;
use crate::spots::{Spot, Spots};
use crate::state::State;
use game::Seat;

/// N3: a lake without ship or snakes.
pub fn targets(layout: &Layout) -> Spots {
    layout.lakes().but_not(layout.ships()).but_not(layout.snakes())
}

/// N3: the adventurer returns to the supply, the ship goes on the lake.
pub fn apply(state: &mut State, seat: Seat, from: Spot, to: Spot) {
    state.layout.take_topmost(from, seat);
    state.players[seat.index()].supply += 1;
    state.layout.put_ship(to, seat);
}
