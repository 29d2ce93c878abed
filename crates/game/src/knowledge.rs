//! How much of a game a text contains.

use crate::{ChanceOutcome, Seat, Viewer};

/// How much of a game a transcript, a position or a standing contains.
///
/// ```
/// use game::{Knowledge, Seat, Viewer};
/// let ann = Knowledge::Of(Viewer::Seat(Seat(0)));
/// assert!(ann.includes(Seat(0)) && !ann.includes(Seat(1)));
/// assert!(Knowledge::Full.includes(Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowledge {
    /// Everything: for storage, and for everybody once the game is over.
    Full,
    /// What one viewer may know.
    Of(Viewer),
}

impl Knowledge {
    /// Does it include what only this player knows?
    pub fn includes(self, owner: Seat) -> bool {
        self == Knowledge::Full || self == Knowledge::Of(Viewer::Seat(owner))
    }

    /// Does it include this outcome?
    pub(crate) fn includes_outcome(self, outcome: &ChanceOutcome) -> bool {
        match self {
            Knowledge::Full => true,
            Knowledge::Of(viewer) => outcome.seen_by(viewer),
        }
    }

    /// Whose knowledge it is, as files write it, unless it is everything.
    pub(crate) fn label(self) -> Option<String> {
        match self {
            Knowledge::Full => None,
            Knowledge::Of(Viewer::Seat(seat)) => Some(format!("seat {}", seat.0)),
            Knowledge::Of(Viewer::Spectator) => Some("spectator".into()),
        }
    }
}
