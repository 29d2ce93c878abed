//! Sets of places on the table as bit sets on a torus.
//!
//! The layout never spans more than ten columns or rows, but where it lies is open (X6). On a torus of 11 by 11 cells
//! it can grow in every direction without being moved, there always is an empty line between its two ends, and a set of
//! cells is one word of 121 bits.

use crate::cell::{Cell, Direction};
use std::fmt;

/// Columns and rows of the torus: one more than the widest layout.
const SIDE: u8 = 11;
/// Cells of the torus.
pub const SPOTS: usize = SIDE as usize * SIDE as usize;
/// The widest layout this can hold.
pub const WIDEST: u8 = SIDE - 1;

/// One cell of the torus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    /// Where a cell lies.
    #[inline]
    pub const fn of(cell: Cell) -> Spot {
        Spot((cell.row % SIDE) * SIDE + cell.column % SIDE)
    }

    /// As an index into an array with one element for each spot.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next spot in a direction.
    #[inline]
    pub const fn step(self, direction: Direction) -> Spot {
        Spot(NEXT[direction as usize][self.0 as usize])
    }

    /// How far east and south of a cell's column and row this lies, from 0 to 10; 10 is one step west or north.
    #[inline]
    pub const fn offset_from(self, column: u8, row: u8) -> (u8, u8) {
        let east = (self.0 % SIDE + SIDE - column % SIDE) % SIDE;
        let south = (self.0 / SIDE + SIDE - row % SIDE) % SIDE;
        (east, south)
    }
}

const NEXT: [[u8; SPOTS]; 4] = {
    let mut next = [[0; SPOTS]; 4];
    let mut at = 0;
    while at < SPOTS {
        let (row, column) = (at as u8 / SIDE, at as u8 % SIDE);
        next[Direction::North as usize][at] = (row + SIDE - 1) % SIDE * SIDE + column;
        next[Direction::East as usize][at] = row * SIDE + (column + 1) % SIDE;
        next[Direction::South as usize][at] = (row + 1) % SIDE * SIDE + column;
        next[Direction::West as usize][at] = row * SIDE + (column + SIDE - 1) % SIDE;
        at += 1;
    }
    next
};

/// A set of spots.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Spots(u128);

const ALL: u128 = (1 << SPOTS) - 1;
/// The first column.
const COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < SIDE {
        bits |= 1 << (row * SIDE);
        row += 1;
    }
    bits
};

impl Spots {
    /// No spot at all.
    pub const NONE: Spots = Spots(0);

    /// One spot alone.
    #[inline]
    pub const fn just(spot: Spot) -> Spots {
        Spots(1 << spot.0)
    }

    /// Some columns, from one on eastward, over all rows.
    #[inline]
    pub const fn columns(from: u8, count: u8) -> Spots {
        let line = (1u128 << count) - 1;
        let shifted = line << (from % SIDE);
        let wrapped = (shifted | (shifted >> SIDE)) & ((1 << SIDE) - 1);
        Spots(COLUMN * wrapped)
    }

    /// Some rows, from one on southward, over all columns.
    #[inline]
    pub const fn rows(from: u8, count: u8) -> Spots {
        let block = (1u128 << (count * SIDE)) - 1;
        Spots(rotated(block, from % SIDE * SIDE))
    }

    /// Is this spot among them?
    #[inline]
    pub const fn has(self, spot: Spot) -> bool {
        (self.0 >> spot.0) & 1 == 1
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// With one more.
    #[inline]
    pub const fn with(self, spot: Spot) -> Spots {
        Spots(self.0 | (1 << spot.0))
    }

    /// Without this one.
    #[inline]
    pub const fn without(self, spot: Spot) -> Spots {
        Spots(self.0 & !(1 << spot.0))
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }

    /// Those in either set.
    #[inline]
    pub const fn or(self, other: Spots) -> Spots {
        Spots(self.0 | other.0)
    }

    /// Those not in the other set.
    #[inline]
    pub const fn but_not(self, other: Spots) -> Spots {
        Spots(self.0 & !other.0)
    }

    /// Every spot that shares an edge with one of these.
    #[inline]
    pub const fn neighbours(self) -> Spots {
        let first = COLUMN;
        let last = COLUMN << (SIDE - 1);
        let east = ((self.0 & !last) << 1) | ((self.0 & last) >> (SIDE - 1));
        let west = ((self.0 & !first) >> 1) | ((self.0 & first) << (SIDE - 1));
        let south = rotated(self.0, SIDE);
        let north = rotated(self.0, SIDE * (SIDE - 1));
        Spots(east | west | south | north)
    }

    /// The one with this number, counted from 0; there must be more than that.
    #[inline]
    pub const fn nth(self, number: u32) -> Spot {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        let (mut word, mut skip, base) =
            if number < in_low { (low, number, 0) } else { ((self.0 >> 64) as u64, number - in_low, 64) };
        while skip > 0 {
            word &= word - 1;
            skip -= 1;
        }
        Spot(base + word.trailing_zeros() as u8)
    }
}

/// Moved `by` places round the torus.
#[inline]
const fn rotated(bits: u128, by: u8) -> u128 {
    ((bits << by) | (bits >> (SPOTS as u8 - by))) & ALL
}

impl Iterator for Spots {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        if self.0 == 0 {
            return None;
        }
        let spot = Spot(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(spot)
    }
}

impl fmt::Debug for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|spot| spot.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_spot() -> impl Iterator<Item = Spot> {
        (0..SPOTS as u8).map(Spot)
    }

    #[test]
    fn neighbours_are_one_step_in_each_direction() {
        for spot in every_spot() {
            let steps = Direction::ALL.into_iter().fold(Spots::NONE, |set, way| set.with(spot.step(way)));
            assert_eq!(Spots::just(spot).neighbours(), steps);
            assert_eq!(steps.len(), 4);
        }
    }

    #[test]
    fn columns_and_rows_wrap() {
        for from in 0..2 * SIDE {
            for count in 1..SIDE {
                for spot in every_spot() {
                    let (east, south) = spot.offset_from(from, from);
                    assert_eq!(Spots::columns(from, count).has(spot), east < count);
                    assert_eq!(Spots::rows(from, count).has(spot), south < count);
                }
            }
        }
    }

    #[test]
    fn nth_enumerates_the_set() {
        let some: Spots = every_spot().filter(|spot| spot.0 % 3 == 1).fold(Spots::NONE, Spots::with);
        for (number, spot) in some.enumerate() {
            assert_eq!(some.nth(number as u32), spot);
        }
    }
}
