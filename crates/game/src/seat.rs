//! Who sits at a table, and who may see what.

use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// No title seats more people than this.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
///
/// ```
/// use game::Seat;
/// assert_eq!(Seat(3).next(4), Seat(0));
/// assert_eq!(Seat(0).to_string(), "1", "people count from 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of `count`.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// This seat as an index into an array with one element for each seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour whose turn comes next at a table of `count`.
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 == count { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    /// People count from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Whose view of a table is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who also sees their own hidden information.
    Seat(Seat),
    /// Anybody else: sees only public information.
    Spectator,
}

/// Who sees a piece when it is drawn.
///
/// ```
/// use game::{Seat, Sight, Viewer};
/// assert!(Sight::Only(Seat(1)).includes(Viewer::Seat(Seat(1))));
/// assert!(!Sight::Only(Seat(1)).includes(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sight {
    /// Everybody, spectators included.
    All,
    /// Only this player.
    Only(Seat),
    /// Nobody; it is put away face down.
    Nobody,
}

impl Sight {
    /// Does `viewer` see it?
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Sight::All => true,
            Sight::Only(seat) => viewer == Viewer::Seat(seat),
            Sight::Nobody => false,
        }
    }
}
