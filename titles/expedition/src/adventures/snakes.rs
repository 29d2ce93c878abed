//! N5, the snakes.

use crate::layout::Layout;
use crate::spots::{Spot, Spots};
use crate::state::State;
use game::Seat;

/// N5: any tile without adventurer, ship or snakes; the mountain just left too, if nobody else lies there.
pub fn targets(layout: &Layout, from: Spot) -> Spots {
    let free = layout.taken().but_not(layout.peopled()).but_not(layout.ships()).but_not(layout.snakes());
    if layout.stack(from).height() == 1 { free.with(from) } else { free }
}

/// N5: the adventurer returns to the supply, the snakes go on the tile.
pub fn apply(state: &mut State, seat: Seat, from: Spot, to: Spot) {
    state.layout.take_topmost(from, seat);
    state.players[seat.index()].supply += 1;
    state.layout.put_snakes(to);
}
