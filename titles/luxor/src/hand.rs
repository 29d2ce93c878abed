//! A hand: at most five cards whose order nobody may change (L3).

use crate::action::End;

/// The number of a card's kind in the setup.
pub(crate) type Kind = u8;

/// No kind at all.
pub(crate) const NO_KIND: Kind = u8::MAX;

/// How many cards a hand holds at the end of a turn (L39).
pub(crate) const HAND: u8 = 5;

/// Where a card in a hand came from, as public knowledge: hidden cards of one origin are exchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin(pub u8);

impl Origin {
    /// Everybody has seen it.
    pub const OPEN: Origin = Origin(0);
    /// The first of the labels for what was the draw pile between two reshuffles.
    pub const FIRST_PILE: Origin = Origin(6);

    /// One of a player's own equipment cards, dealt at the start (Q1).
    pub const fn equipment(seat: usize) -> Origin {
        Origin(1 + seat as u8)
    }
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    pub kind: Kind,
    pub origin: Origin,
}

impl Slot {
    const BITS: u32 = 12;

    #[inline]
    const fn packed(self) -> u64 {
        self.kind as u64 | (self.origin.0 as u64) << 6
    }

    #[inline]
    const fn unpacked(bits: u64) -> Slot {
        Slot { kind: (bits & 63) as u8, origin: Origin((bits >> 6 & 63) as u8) }
    }
}

/// Five slots of 12 bits, leftmost lowest, and the number of cards in the top bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hand(u64);

impl Hand {
    const LEN: u32 = 60;

    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> Self::LEN) as u8
    }

    #[inline]
    pub const fn get(self, index: u8) -> Slot {
        debug_assert!(index < self.len());
        Slot::unpacked(self.0 >> (Slot::BITS * index as u32))
    }

    /// The place of the card at an end.
    #[inline]
    pub const fn end(self, end: End) -> u8 {
        match end {
            End::Left => 0,
            End::Right => self.len() - 1,
        }
    }

    #[inline]
    pub fn insert(&mut self, index: u8, slot: Slot) {
        let len = self.len();
        debug_assert!(index <= len && len < HAND);
        let at = Slot::BITS * u32::from(index);
        let cards = self.0 & ((1 << Self::LEN) - 1);
        let below = cards & ((1 << at) - 1);
        let above = (cards >> at) << at;
        self.0 = below | slot.packed() << at | above << Slot::BITS | u64::from(len + 1) << Self::LEN;
    }

    #[inline]
    pub fn remove(&mut self, index: u8) -> Slot {
        let slot = self.get(index);
        let len = self.len();
        let at = Slot::BITS * u32::from(index);
        let cards = self.0 & ((1 << Self::LEN) - 1);
        let below = cards & ((1 << at) - 1);
        let above = (cards >> at >> Slot::BITS) << at;
        self.0 = below | above | u64::from(len - 1) << Self::LEN;
        slot
    }

    #[inline]
    pub fn set(&mut self, index: u8, slot: Slot) {
        let at = Slot::BITS * u32::from(index);
        self.0 = self.0 & !(((1 << Slot::BITS) - 1) << at) | slot.packed() << at;
    }

    /// The cards from left to right.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator {
        (0..self.len()).map(move |index| self.get(index))
    }

    /// The middle: where a new card goes.
    #[inline]
    pub const fn middle(self) -> u8 {
        self.len() / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(kinds: &[u8]) -> Hand {
        let mut hand = Hand::default();
        for (i, &kind) in kinds.iter().enumerate() {
            hand.insert(i as u8, Slot { kind, origin: Origin(kind + 1) });
        }
        hand
    }

    #[test]
    fn cards_keep_their_order() {
        let mut cards = hand(&[1, 2, 3, 4, 5]);
        assert_eq!(cards.remove(cards.end(End::Left)).kind, 1);
        cards.insert(cards.middle(), Slot { kind: 9, origin: Origin(10) });
        assert_eq!(cards, hand(&[2, 3, 9, 4, 5]));
        assert_eq!(cards.remove(cards.end(End::Right)), Slot { kind: 5, origin: Origin(6) });
        assert_eq!(cards, hand(&[2, 3, 9, 4]));
        cards.set(1, Slot { kind: 63, origin: Origin(63) });
        assert_eq!(cards.iter().map(|slot| slot.kind).collect::<Vec<_>>(), [2, 63, 9, 4]);
    }
}
