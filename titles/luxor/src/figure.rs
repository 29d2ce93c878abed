//! Adventurers.

use crate::place::Place;

/// How many adventurers a player has at most.
pub(crate) const FIGURES: usize = 5;

/// One adventurer, in one byte: its place, whether it lies, whether it is not active yet (at a statue). Those that can
/// move or have reached the tomb have the lowest numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Figure(u8);

impl Figure {
    const LYING: u8 = 64;
    const INACTIVE: u8 = 128;
    /// Became active in this round (L20): it stands on the stairs and cannot be moved before the next round. Nobody
    /// lies on the stairs (M5), so that value is free, and whatever looks for upright adventurers passes it over.
    pub const NEWCOMER: Figure = Figure(Self::LYING);
    /// No adventurer at all: there are editions with fewer than five.
    pub const NONE: Figure = Figure(u8::MAX);

    #[inline]
    pub const fn upright(place: Place) -> Figure {
        Figure(place.0)
    }

    #[inline]
    pub const fn lying(place: Place) -> Figure {
        Figure(place.0 | Self::LYING)
    }

    /// Not yet in play, at the statue with this index (L2).
    #[inline]
    pub const fn inactive(statue: usize) -> Figure {
        Figure(statue as u8 | Self::INACTIVE)
    }

    /// Its place as a set, if it stands upright.
    #[inline]
    pub const fn upright_bit(self) -> u64 {
        if self.is_upright() { 1 << self.0 } else { 0 }
    }

    /// Upright and not a newcomer.
    #[inline]
    pub const fn is_upright(self) -> bool {
        self.0 < Self::LYING
    }

    #[inline]
    pub const fn is_lying(self) -> bool {
        Self::LYING < self.0 && self.0 < Self::INACTIVE
    }

    /// The statue at which it is not active yet.
    #[inline]
    pub const fn statue(self) -> Option<usize> {
        if self.0 & Self::INACTIVE != 0 && self.0 != u8::MAX { Some((self.0 & 63) as usize) } else { None }
    }

    /// Where it is in play, upright, lying or newly active.
    #[inline]
    pub const fn place(self) -> Option<Place> {
        if self.0 & Self::INACTIVE == 0 { Some(Place(self.0 & 63)) } else { None }
    }
}
