//! Where an adventurer can be.

use game::Word;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A place to stand: the stairs, a numbered space, or the tomb.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(type = "\"stairs\" | \"tomb\" | `${number}`"))]
pub struct Place(pub(crate) u8);

impl Place {
    /// The start.
    pub const STAIRS: Place = Place(0);
    /// The end. Its number lies beyond every space, so that it is the step after the last tile.
    pub const TOMB: Place = Place(63);

    /// A space by its number.
    #[inline]
    pub const fn space(number: u8) -> Place {
        debug_assert!(number > 0 && number < 63);
        Place(number)
    }

    /// Its number; 0 for the stairs.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// As the only member of a set of places.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Its text: `stairs`, `17`, `tomb`.
    pub fn word(self) -> Word {
        match self {
            Place::STAIRS => Word::new("stairs"),
            Place::TOMB => Word::new("tomb"),
            Place(number) => Word::default().number(number),
        }
    }

    /// Is it a numbered space?
    #[inline]
    pub const fn is_space(self) -> bool {
        self.0 != 0 && self.0 != 63
    }
}

game::written_as_word!(Place);

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "stairs" => Ok(Place::STAIRS),
            "tomb" => Ok(Place::TOMB),
            _ => match text.parse() {
                Ok(number @ 1..=62) if !text.starts_with(['0', '+']) => Ok(Place(number)),
                _ => Err(format!("{text:?} is no place; a place is stairs, tomb, or the number of a space")),
            },
        }
    }
}

/// A set of places, walked through from the stairs to the tomb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places(pub u64);

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}
