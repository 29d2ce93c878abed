//! The full position, including hidden information and who has seen what.

use crate::adventures::ActionTile;
use crate::hand::Held;
use crate::layout::Layout;
use crate::options::Setup;
use crate::player::Player;
use crate::spots::Spot;
use crate::tile::{Back, KINDS, Tile};
use game::Seat;

/// The full position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The tiles on the table.
    pub(crate) layout: Layout,
    /// What each player has; unused seats have nothing.
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

/// Read access for evaluation functions. Bots hold only determinized positions, never the true one, so nothing is
/// hidden here.
impl State {
    /// The tiles on the table and everything on them.
    #[inline]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What is to be decided.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The terrain tiles a player holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Held> + '_ {
        self.players[seat.index()].hand.tiles()
    }

    /// The terrain tiles in a player's stack, by face.
    #[inline]
    pub fn in_stack(&self, seat: Seat) -> [u8; KINDS] {
        let player = &self.players[seat.index()];
        let mut faces = [0; KINDS];
        for back in Back::all().skip(1) {
            faces.iter_mut().zip(player.pile(back)).for_each(|(sum, &count)| *sum += count);
        }
        faces
    }

    /// The adventurers a player has in supply.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.players[seat.index()].supply
    }

    /// The adventurers of others a player has captured (N6).
    #[inline]
    pub fn captured(&self, seat: Seat) -> u8 {
        self.players[seat.index()].captured.iter().sum()
    }

    /// The action tiles a player holds or may still draw (N1).
    #[inline]
    pub fn action_tiles_left(&self, seat: Seat) -> u8 {
        let player = &self.players[seat.index()];
        player.actions_held() + player.actions_left()
    }
}

impl State {
    /// Is every component there exactly once? For tests and for positions from outside.
    pub fn check(&self, setup: &Setup) -> Result<(), String> {
        self.check_tiles(setup)?;
        for seat in setup.seats() {
            self.check_adventurers(setup, seat)?;
            self.check_hand(seat)?;
            if setup.options.new_adventures {
                self.check_actions(setup, seat)?;
            }
        }
        Ok(())
    }

    /// N1: the action tiles one player holds and those left to draw, by kind: hidden information, never shown.
    pub fn action_tiles(&self, seat: Seat) -> ([u8; 4], [u8; 4]) {
        (self.player(seat).actions, self.player(seat).action_pile)
    }

    /// X1: the tiles of all players together are what the box says, face by face.
    fn check_tiles(&self, setup: &Setup) -> Result<(), String> {
        let mut faces = [0u32; KINDS];
        for spot in self.layout.taken() {
            let tile = self.layout.tile(spot).ok_or("a spot is taken by no tile")?;
            faces[tile.index()] += 1;
        }
        for player in setup.seats().map(|seat| self.player(seat)) {
            player.hand.tiles().for_each(|held| faces[held.tile.index()] += 1);
            for back in Back::all() {
                // While players choose, they hold all their ones.
                let pile = match back {
                    Back::ONE if self.phase == Phase::Keep => setup.components.ones(),
                    Back::ONE => continue,
                    _ => player.pile(back),
                };
                faces.iter_mut().zip(pile).for_each(|(sum, &count)| *sum += u32::from(count));
            }
        }
        for tile in Tile::ALL {
            let each: u32 = setup.components.faces.iter().map(|kinds| u32::from(kinds[tile.index()])).sum();
            let (found, wanted) = (faces[tile.index()], each * u32::from(setup.options.players));
            if found != wanted {
                return Err(format!("there are {found} tiles {tile}, not {wanted}"));
            }
        }
        let (frame, limit) = (self.layout.frame(), setup.table.limit);
        if frame.width > limit || frame.height > limit {
            return Err(format!("the layout is {} by {}, more than {limit}", frame.width, frame.height));
        }
        Ok(())
    }

    /// X1: adventurers are in supply, on the table, or captured.
    fn check_adventurers(&self, setup: &Setup, seat: Seat) -> Result<(), String> {
        let on_table: u32 =
            self.layout.present(seat).map(|spot| u32::from(self.layout.stack(spot).count(seat))).sum();
        let captured: u32 = self.players.iter().map(|player| u32::from(player.captured[seat.index()])).sum();
        let found = u32::from(self.player(seat).supply) + on_table + captured;
        let wanted = u32::from(setup.components.adventurers);
        if found == wanted {
            Ok(())
        } else {
            Err(format!("seat {seat} has {found} adventurers, not {wanted}"))
        }
    }

    /// X5: a player with a stack holds a full hand, except between laying a camp and drawing.
    fn check_hand(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let drawing = match self.phase {
            Phase::Keep => true,
            Phase::Deploy { .. } => self.seat == seat,
            _ => false,
        };
        if player.top().is_some() && player.hand.has_room() && !drawing {
            return Err(format!("seat {seat} should have drawn a tile"));
        }
        Ok(())
    }

    /// N1: no more action tiles of a kind than there are, and ships on the table were used.
    fn check_actions(&self, setup: &Setup, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let chosen = match self.phase {
            Phase::From { tile } | Phase::To { tile, .. } if self.seat == seat => Some(tile),
            _ => None,
        };
        for tile in ActionTile::ALL {
            let at = tile.index();
            let used = if tile == ActionTile::Ship { self.layout.ships_of(seat).len() as u8 } else { 0 };
            let found = player.actions[at] + player.action_pile[at] + used + u8::from(chosen == Some(tile));
            let wanted = setup.components.action_tiles[at];
            if found > wanted || (tile == ActionTile::Ship && found != wanted) {
                return Err(format!("seat {seat} has {found} action tiles {tile}, not {wanted}"));
            }
            if player.actions_known[at] > player.actions[at] {
                return Err(format!("more action tiles {tile} of seat {seat} are known than he holds"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_is_small() {
        let size = std::mem::size_of::<State>();
        assert!(size <= 1024, "a state has {size} bytes");
        println!("a state has {size} bytes");
    }
}
