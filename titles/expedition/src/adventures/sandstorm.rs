//! N6, the sandstorm.

use crate::layout::Layout;
use crate::options::Setup;
use crate::spots::{Spot, Spots};
use crate::stack::Stack;
use crate::state::State;
use game::Seat;

/// N6: a tile where he has more than each other player, not the mountain it came from, and with room for one more of
/// his own. (No snakes lie where adventurers do.)
pub fn targets(setup: &Setup, layout: &Layout, seat: Seat, from: Spot) -> Spots {
    layout
        .present(seat)
        .without(from)
        .filter(|&to| {
            let stack = layout.stack(to);
            stack.count(seat) < setup.components.entered_capacity && has_most(stack, seat)
        })
        .fold(Spots::NONE, Spots::with)
}

/// N6: at least one adventurer, and more than each other player.
pub fn has_most(stack: Stack, seat: Seat) -> bool {
    let own = stack.count(seat);
    own > 0 && Seat::all(4).filter(|&other| other != seat).all(|other| stack.count(other) < own)
}

/// N6: the adventurer moves there, and everybody else there is his.
pub fn apply(state: &mut State, seat: Seat, from: Spot, to: Spot) -> [u8; 4] {
    let captured = state.layout.take_all_but(to, seat);
    state.layout.take_topmost(from, seat);
    state.layout.put(to, seat, 1);
    let own = &mut state.players[seat.index()].captured;
    own.iter_mut().zip(captured).for_each(|(count, new)| *count += new);
    captured
}
