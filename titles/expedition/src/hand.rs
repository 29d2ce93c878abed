//! The terrain tiles a player holds.

use crate::tile::{Back, Tile};

/// X5: how many tiles a player holds while the stack lasts.
pub const HAND: usize = 2;

/// A terrain tile in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The number on its back, which everybody sees (X15).
    pub back: Back,
    /// Its face.
    pub tile: Tile,
    /// Does everybody know the face? The camp kept in X2, and a tile that was laid and taken back.
    pub known: bool,
}

/// At most two tiles, the one held longer first.
///
/// Which of two equal tiles is laid must not leak information about the other. So there are no fixed places: the
/// remaining tile moves up, and a drawn one comes last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand([Option<Held>; HAND]);

impl Hand {
    /// No tile.
    pub const NONE: Hand = Hand([None; HAND]);

    /// The tiles, the one held longer first.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Held> + '_ {
        self.0.iter().copied().flatten()
    }

    /// The tiles that may be laid; two that are the same are one choice.
    #[inline]
    pub fn choices(&self) -> [Option<Held>; HAND] {
        match self.0 {
            [Some(one), Some(other)] if (one.back, one.tile) == (other.back, other.tile) => [Some(one), None],
            both => both,
        }
    }

    /// Has the player no tile at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Are there fewer tiles than a player holds?
    #[inline]
    pub fn has_room(&self) -> bool {
        self.0[HAND - 1].is_none()
    }

    /// Is there such a tile?
    #[inline]
    pub fn has(&self, back: Back, tile: Tile) -> bool {
        self.find(back, tile).is_some()
    }

    /// Takes in one more; there must be room.
    #[inline]
    pub fn add(&mut self, held: Held) {
        debug_assert!(self.has_room());
        let at = usize::from(self.0[0].is_some());
        self.0[at] = Some(held);
    }

    /// Takes out a tile that is there; of two that are the same the one everybody knows.
    #[inline]
    pub fn remove(&mut self, back: Back, tile: Tile) {
        if self.find(back, tile) == Some(0) {
            self.0[0] = self.0[1];
        }
        self.0[1] = None;
    }

    /// The hand `self` with what everybody knows of it after `tile` was laid and taken back; `after` is what remained.
    pub fn shown(mut self, back: Back, tile: Tile, after: &Hand) -> Hand {
        if let Some(at) = self.find(back, tile) {
            let rest = after.0[0].is_some_and(|held| held.known);
            for (place, held) in self.0.iter_mut().enumerate() {
                if let Some(held) = held {
                    held.known = place == at || rest;
                }
            }
        }
        self
    }

    /// Every tile, to be changed in place.
    pub fn tiles_mut(&mut self) -> impl Iterator<Item = &mut Held> {
        self.0.iter_mut().flatten()
    }

    #[inline]
    fn find(&self, back: Back, tile: Tile) -> Option<usize> {
        let same = |held: &Option<Held>| held.is_some_and(|held| held.back == back && held.tile == tile);
        match [same(&self.0[0]), same(&self.0[1])] {
            [true, true] if self.0[1].is_some_and(|held| held.known) => Some(1),
            [true, _] => Some(0),
            [false, true] => Some(1),
            [false, false] => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(back: u8, tile: Tile, known: bool) -> Held {
        Held { back: Back::new(back).unwrap(), tile, known }
    }

    fn hand(tiles: &[Held]) -> Hand {
        let mut hand = Hand::default();
        tiles.iter().for_each(|&tile| hand.add(tile));
        hand
    }

    #[test]
    fn x15_which_of_two_equal_tiles_is_laid_tells_nothing() {
        let known = held(2, Tile::Lake, true);
        let hidden = held(2, Tile::Lake, false);
        for mut both in [hand(&[known, hidden]), hand(&[hidden, known])] {
            both.remove(known.back, Tile::Lake);
            assert_eq!(both, hand(&[hidden]));
        }
    }

    #[test]
    fn x15_a_tile_taken_back_is_known_and_the_other_is_not() {
        let before = hand(&[held(2, Tile::Lake, false), held(3, Tile::Desert, false)]);
        let mut after = before;
        after.remove(Back::new(3).unwrap(), Tile::Desert);
        let back = before.shown(Back::new(3).unwrap(), Tile::Desert, &after);
        assert_eq!(back, hand(&[held(2, Tile::Lake, false), held(3, Tile::Desert, true)]));
    }
}
