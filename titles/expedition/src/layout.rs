//! The tiles on the table and everything that lies on them.

use crate::cell::{Cell, Direction};
use crate::spots::{SPOTS, Spot, Spots};
use crate::stack::Stack;
use crate::tile::Tile;
use game::Seat;

/// The smallest rectangle around all tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The westernmost column.
    pub column: u8,
    /// The northernmost row.
    pub row: u8,
    /// How many columns it has.
    pub width: u8,
    /// How many rows it has.
    pub height: u8,
}

impl Frame {
    /// Does the cell lie in it?
    pub const fn has(self, cell: Cell) -> bool {
        cell.column >= self.column
            && cell.column < self.column + self.width
            && cell.row >= self.row
            && cell.row < self.row + self.height
    }

    /// As large as it must be to hold the cell too.
    pub fn around(self, cell: Cell) -> Frame {
        let column = self.column.min(cell.column);
        let row = self.row.min(cell.row);
        Frame {
            column,
            row,
            width: (self.column + self.width).max(cell.column + 1) - column,
            height: (self.row + self.height).max(cell.row + 1) - row,
        }
    }

    /// Its cells, row by row from the north-west.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let row = move |row| (0..self.width).map(move |east| Cell { column: self.column + east, row });
        (0..self.height).flat_map(move |south| row(self.row + south))
    }
}

/// The tiles on the table, the adventurers, ships and snakes on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    taken: Spots,
    mountains: Spots,
    lakes: Spots,
    snakes: Spots,
    ships: [Spots; 4],
    /// Where each player has adventurers.
    present: [Spots; 4],
    stacks: [Stack; SPOTS],
    tiles: [Option<Tile>; SPOTS],
    frame: Frame,
}

impl Layout {
    /// A table without tiles; `frame` is where the first ones will lie.
    pub fn empty(frame: Frame) -> Layout {
        Layout {
            taken: Spots::NONE,
            mountains: Spots::NONE,
            lakes: Spots::NONE,
            snakes: Spots::NONE,
            ships: [Spots::NONE; 4],
            present: [Spots::NONE; 4],
            stacks: [Stack::EMPTY; SPOTS],
            tiles: [None; SPOTS],
            frame,
        }
    }

    /// The smallest rectangle around all tiles.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Every tile.
    #[inline]
    pub fn taken(&self) -> Spots {
        self.taken
    }

    /// The lake tiles.
    #[inline]
    pub fn lakes(&self) -> Spots {
        self.lakes
    }

    /// The tiles with snakes on them (N5).
    #[inline]
    pub fn snakes(&self) -> Spots {
        self.snakes
    }

    /// The tiles with a ship on them (N3).
    #[inline]
    pub fn ships(&self) -> Spots {
        self.ships.into_iter().fold(Spots::NONE, Spots::or)
    }

    /// The ships of one player.
    #[inline]
    pub fn ships_of(&self, seat: Seat) -> Spots {
        self.ships[seat.index()]
    }

    /// The tiles on which one player has adventurers.
    #[inline]
    pub fn present(&self, seat: Seat) -> Spots {
        self.present[seat.index()]
    }

    /// The tiles on which anybody has adventurers.
    #[inline]
    pub fn peopled(&self) -> Spots {
        self.present.into_iter().fold(Spots::NONE, Spots::or)
    }

    /// N2: the mountain tiles on which one player has adventurers.
    #[inline]
    pub fn mountains_of(&self, seat: Seat) -> Spots {
        self.mountains.and(self.present[seat.index()])
    }

    /// Is there a tile of mountains here?
    pub fn is_mountains(&self, spot: Spot) -> bool {
        self.mountains.has(spot)
    }

    /// The tile on a spot.
    #[inline]
    pub fn tile(&self, spot: Spot) -> Option<Tile> {
        self.tiles[spot.index()]
    }

    /// The adventurers on a spot.
    #[inline]
    pub fn stack(&self, spot: Spot) -> Stack {
        self.stacks[spot.index()]
    }

    /// Who has a ship on a spot.
    pub fn ship(&self, spot: Spot) -> Option<Seat> {
        Seat::all(4).find(|seat| self.ships[seat.index()].has(spot))
    }

    /// The spot of a cell that has a tile.
    pub fn spot(&self, cell: Cell) -> Option<Spot> {
        let spot = Spot::of(cell);
        (self.frame.has(cell) && self.taken.has(spot)).then_some(spot)
    }

    /// The cell of a spot that has a tile, or where one may be laid.
    #[inline]
    pub fn cell(&self, spot: Spot) -> Cell {
        let (east, south) = spot.offset_from(self.frame.column, self.frame.row);
        // Ten steps east on the torus is one step west, and the frame is never wider than ten. In a game there is room
        // to the west and north as long as the layout may grow.
        let cell_at = |offset, from: u8| {
            if offset == crate::spots::WIDEST { from.saturating_sub(1) } else { from + offset }
        };
        Cell { column: cell_at(east, self.frame.column), row: cell_at(south, self.frame.row) }
    }

    /// X6: where a tile may be laid: edge to edge with another, and within the largest frame.
    #[inline]
    pub fn open_spots(&self, limit: u8) -> Spots {
        let mut open = self.taken.neighbours().but_not(self.taken);
        if self.frame.width == limit {
            open = open.and(Spots::columns(self.frame.column, limit));
        }
        if self.frame.height == limit {
            open = open.and(Spots::rows(self.frame.row, limit));
        }
        open
    }

    /// Lays a tile on an empty cell beside the frame or in it.
    #[inline]
    pub fn lay(&mut self, tile: Tile, cell: Cell) -> Spot {
        let spot = Spot::of(cell);
        self.frame = self.frame.around(cell);
        self.taken = self.taken.with(spot);
        self.tiles[spot.index()] = Some(tile);
        match tile {
            Tile::Mountains => self.mountains = self.mountains.with(spot),
            Tile::Lake => self.lakes = self.lakes.with(spot),
            Tile::Desert
            | Tile::DesertCamp
            | Tile::DesertTemple
            | Tile::DesertPyramid
            | Tile::Oasis
            | Tile::OasisCamp
            | Tile::OasisTemple
            | Tile::OasisPyramid => {}
        }
        spot
    }

    /// X11: puts adventurers of one player on top of a tile.
    #[inline]
    pub fn put(&mut self, spot: Spot, seat: Seat, count: u8) {
        let stack = &mut self.stacks[spot.index()];
        *stack = stack.with(seat, count);
        self.present[seat.index()] = self.present[seat.index()].with(spot);
    }

    /// N2: takes the topmost adventurer of one player from a tile where they have one.
    pub fn take_topmost(&mut self, spot: Spot, seat: Seat) {
        let stack = &mut self.stacks[spot.index()];
        *stack = stack.without_topmost_of(seat);
        if stack.count(seat) == 0 {
            self.present[seat.index()] = self.present[seat.index()].without(spot);
        }
    }

    /// N6: takes everybody else from a tile; how many of each player.
    pub fn take_all_but(&mut self, spot: Spot, seat: Seat) -> [u8; 4] {
        let stack = self.stacks[spot.index()];
        let own = stack.count(seat);
        let mut taken = [0; 4];
        for other in Seat::all(4).filter(|&other| other != seat) {
            taken[other.index()] = stack.count(other);
            self.present[other.index()] = self.present[other.index()].without(spot);
        }
        self.stacks[spot.index()] = Stack::EMPTY.with(seat, own);
        taken
    }

    /// N3: puts a ship on a lake.
    pub fn put_ship(&mut self, spot: Spot, seat: Seat) {
        self.ships[seat.index()] = self.ships[seat.index()].with(spot);
    }

    /// N5: puts snakes on a tile.
    pub fn put_snakes(&mut self, spot: Spot) {
        self.snakes = self.snakes.with(spot);
    }

    /// X8: the tiles straight on from a spot, up to the first gap.
    pub fn straight_on(&self, from: Spot, direction: Direction) -> impl Iterator<Item = (Spot, Tile)> + '_ {
        let mut spot = from;
        std::iter::from_fn(move || {
            spot = spot.step(direction);
            self.tile(spot).map(|tile| (spot, tile))
        })
    }
}
