//! Exclusions: kinds that a hidden hand card is publicly known not to be.
//!
//! Playing a card without effect shows that neither end of the hand could move anybody (L12, L13), which excludes kinds
//! for the card at the other end. Without rearranging at most one card of a hand has exclusions; if rearranging makes
//! it two, only the later is kept.

use crate::action::End;
use crate::hand::Hand;
use crate::setup::SEATS;
use game::Seat;

const NONE: u8 = u8::MAX;

/// For each hand the one card with exclusions: its place, and the excluded kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exclusions {
    excluded: [u32; SEATS],
    /// The kinds that will be excluded if the current play turns out to have no effect: those that would have moved
    /// somebody by themselves.
    pending: u32,
    place: [u8; SEATS],
    pending_end: End,
}

impl Exclusions {
    pub const fn new() -> Exclusions {
        Exclusions { excluded: [0; SEATS], pending: 0, place: [NONE; SEATS], pending_end: End::Left }
    }

    /// The card of a hand that has exclusions: its place, and the excluded kinds.
    pub fn of(&self, seat: Seat) -> Option<(u8, u32)> {
        let place = self.place[seat.index()];
        (place != NONE).then_some((place, self.excluded[seat.index()]))
    }

    /// The kinds that will be excluded if the current play has no effect, and for which end.
    pub fn pending(&self) -> Option<(End, u32)> {
        (self.pending != 0).then_some((self.pending_end, self.pending))
    }

    /// As the text of a position says.
    pub fn restore(&mut self, seat: Seat, place: u8, kinds: u32) {
        self.forget(seat);
        self.rule_out(seat, place, kinds);
    }

    /// If the current play has no effect, these kinds will be excluded for the card at this end.
    pub fn set_pending(&mut self, end: End, kinds: u32) {
        self.pending = kinds;
        // Normalised if nothing is pending: equal positions must have equal bytes.
        self.pending_end = if kinds == 0 { End::Left } else { end };
    }

    /// L12: does the card at the other end oblige its player to use the help the card in play was chosen with? Computed
    /// from the hand each time, so that it is right for determinized hands too.
    pub fn oblige(&self, hand: Hand) -> bool {
        self.pending != 0
            && hand.len() > 0
            && self.pending & 1 << hand.get(hand.end(self.pending_end)).kind != 0
    }

    /// Is the card at this end the one that may oblige?
    pub fn concern(&self, end: End) -> bool {
        self.pending != 0 && self.pending_end == end
    }

    /// The current play legally had no effect: the pending kinds are excluded.
    pub fn confirm(&mut self, seat: Seat, hand: Hand) {
        if self.pending != 0 && hand.len() > 0 {
            self.rule_out(seat, hand.end(self.pending_end), self.pending);
        }
        self.dismiss();
    }

    /// The current play excludes nothing.
    pub fn dismiss(&mut self) {
        self.pending = 0;
        self.pending_end = End::Left;
    }

    /// Excludes these kinds for this card.
    fn rule_out(&mut self, seat: Seat, place: u8, kinds: u32) {
        if self.place[seat.index()] != place {
            self.forget(seat);
        }
        if kinds != 0 {
            self.place[seat.index()] = place;
            self.excluded[seat.index()] |= kinds;
        }
    }

    pub fn forget(&mut self, seat: Seat) {
        self.excluded[seat.index()] = 0;
        self.place[seat.index()] = NONE;
    }

    #[inline]
    pub fn inserted(&mut self, seat: Seat, index: u8) {
        let place = &mut self.place[seat.index()];
        if *place != NONE && *place >= index {
            *place += 1;
        }
    }

    #[inline]
    pub fn removed(&mut self, seat: Seat, index: u8) {
        let place = self.place[seat.index()];
        if place == NONE {
            return;
        }
        if place == index {
            self.forget(seat);
        } else if place > index {
            self.place[seat.index()] -= 1;
        }
    }

    pub fn shifted(&mut self, seat: Seat, from: u8, to: u8) {
        let place = &mut self.place[seat.index()];
        if *place == NONE {
            return;
        }
        if *place == from {
            *place = to;
        } else {
            let without = *place - u8::from(*place > from);
            *place = without + u8::from(without >= to);
        }
    }
}
