//! The points of a player if the game ended now.

use crate::diff_by_member;
use arrayvec::ArrayVec;
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// The points of one player if the game ended now, as far as somebody knows them.
///
/// ```
/// use game::Standing;
/// let standing = Standing::new([12, 5], 2);
/// assert_eq!((standing.total, standing.unknown), (17, 2), "and two pieces that only their owner knows");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Standing {
    /// All points together.
    pub total: i16,
    /// The points by category, in the order of [`Game::CATEGORIES`](crate::Game::CATEGORIES).
    pub parts: ArrayVec<i16, 8>,
    /// How many pieces the player has whose points are not known and not counted.
    pub unknown: u8,
}

diff_by_member! {
    Standing { total, parts, unknown }
}

impl Standing {
    /// The points by category, and how many pieces are not counted.
    pub fn new(parts: impl IntoIterator<Item = i16>, unknown: u8) -> Standing {
        let parts: ArrayVec<i16, 8> = parts.into_iter().collect();
        Standing { total: parts.iter().sum(), parts, unknown }
    }
}
