//! The position: everything on the table, hidden things and who has seen what included.

use crate::adventures::ActionTile;
use crate::layout::Layout;
use crate::player::Player;
use crate::spots::Spot;
use game::Seat;

/// Everything there is to know about a game in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The tiles on the table.
    pub(crate) layout: Layout,
    /// What each player has; seats nobody takes have nothing.
    pub(crate) players: [Player; 4],
    /// The number of the turn, from 1; the choices of X2 belong to the first.
    pub(crate) turn: u16,
    /// X4: who began.
    pub(crate) first: Seat,
    /// Whose turn it is, or whose choice in X2.
    pub(crate) seat: Seat,
    /// What is to be decided.
    pub(crate) phase: Phase,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// X2: which tile to keep.
    Keep,
    /// X5: which tile to lay where, or to stop, after this many tiles.
    Lay {
        /// How many tiles were laid in this turn.
        laid: u8,
    },
    /// X7, X8: how adventurers come out of the camp just laid.
    Deploy {
        /// Where the camp lies.
        camp: Spot,
        /// How many tiles were laid in this turn, the camp included.
        laid: u8,
    },
    /// N2: which action tile to use, if any.
    Adventure,
    /// N2: from which mountain.
    From {
        /// The action tile chosen, no longer in hand.
        tile: ActionTile,
    },
    /// N3-N6: where to.
    To {
        /// The action tile chosen, no longer in hand.
        tile: ActionTile,
        /// The mountain chosen.
        from: Spot,
    },
    /// X12: nothing, the game has ended.
    Over,
}

impl State {
    /// What one player has.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What the player who decides has, to be changed.
    #[inline]
    pub(crate) fn mover(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        let size = std::mem::size_of::<State>();
        assert!(size <= 1024, "a state has {size} bytes");
        println!("a state has {size} bytes");
    }
}
