//! Places on the table, as people name them.

use game::Word;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A place for a tile: column and row, both counted from 0, rows southward.
///
/// It reads like a place on a chess board: `c4` is the third column, the fourth row from the north. `a1` is as far
/// north-west as the layout could ever reach, so names never change while a game lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
pub struct Cell {
    /// Counted eastward from 0 (`a`).
    pub column: u8,
    /// Counted southward from 0 (`1`).
    pub row: u8,
}

/// No column or row of any game is this far out.
const BEYOND: u8 = 20;

impl Cell {
    /// Its text: `c4`.
    pub fn word(self) -> Word {
        let columns = "abcdefghijklmnopqrstuvwxyz";
        let column = usize::from(self.column);
        Word::new(&columns[column..=column]).number(self.row + 1)
    }
}

game::written_as_word!(Cell);
game::read_from_text!(Cell);

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a cell reads like c4, a column and a row, not {text:?}");
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase).ok_or_else(wrong)?;
        let column = letter - b'a';
        // The only way to write a number: no sign, no zero in front.
        let row =
            text[1..].parse::<u8>().ok().filter(|row| row.to_string() == text[1..]).ok_or_else(wrong)?;
        if column < BEYOND && (1..=BEYOND).contains(&row) {
            Ok(Cell { column, row: row - 1 })
        } else {
            Err(wrong())
        }
    }
}

/// A straight way across the layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Toward row 1.
    North,
    /// Away from column a.
    East,
    /// Away from row 1.
    South,
    /// Toward column a.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Its name: `east`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::North => "north",
            Direction::East => "east",
            Direction::South => "south",
            Direction::West => "west",
        }
    }

    /// The id of its name in `locales/`.
    pub const fn term(self) -> &'static str {
        match self {
            Direction::North => "expedition-north",
            Direction::East => "expedition-east",
            Direction::South => "expedition-south",
            Direction::West => "expedition-west",
        }
    }

    /// The direction with this name.
    pub fn named(name: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_reads_back() {
        for column in 0..BEYOND {
            for row in 0..BEYOND {
                let cell = Cell { column, row };
                assert_eq!(cell.to_string().parse(), Ok(cell));
            }
        }
        for wrong in ["", "c", "4", "c0", "c04", "c+4", "C4", "z3", "c21", "c4 ", "é4"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }
}
