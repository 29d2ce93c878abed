//! What the others know of a hidden card: that it cannot be of certain kinds.
//!
//! Who plays a card without effect shows that neither end of the hand could move anybody (L12, L13), so everybody
//! learns something of the card at the other end. Without rearranging at most one card of a hand can be doubted; where
//! rearranging makes it two, the later is remembered.

use crate::action::End;
use crate::hand::Hand;
use crate::setup::SEATS;
use game::Seat;

const NONE: u8 = u8::MAX;

/// One doubted card for each hand: its place, and the kinds it cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exclusions {
    impossible: [u32; SEATS],
    /// The kinds that would by themselves have moved somebody when the card in play was chosen that does not: what the
    /// play under way will rule out if it turns out to have no effect.
    suspected: u32,
    place: [u8; SEATS],
    suspect: End,
}

impl Exclusions {
    pub const fn new() -> Exclusions {
        Exclusions { impossible: [0; SEATS], suspected: 0, place: [NONE; SEATS], suspect: End::Left }
    }

    /// The doubted card of a hand.
    pub fn of(&self, seat: Seat) -> Option<(u8, u32)> {
        let place = self.place[seat.index()];
        (place != NONE).then_some((place, self.impossible[seat.index()]))
    }

    /// If the play under way has no effect, the card at this end is of none of these kinds.
    pub fn suspect(&mut self, end: End, kinds: u32) {
        self.suspected = kinds;
        // Without a suspicion the end means nothing: equal positions have equal bytes.
        self.suspect = if kinds == 0 { End::Left } else { end };
    }

    /// L12: does the card at the other end oblige its player to use the help the card in play was chosen with? This is
    /// asked of the hand and not remembered, so that whoever determinizes another hand gets another answer.
    pub fn oblige(&self, hand: Hand) -> bool {
        self.suspected != 0
            && hand.len() > 0
            && self.suspected & 1 << hand.get(hand.end(self.suspect)).kind != 0
    }

    /// Is the card at this end the one that may oblige?
    pub fn concern(&self, end: End) -> bool {
        self.suspected != 0 && self.suspect == end
    }

    /// The play under way had no effect, and need not have had one.
    pub fn confirm(&mut self, seat: Seat, hand: Hand) {
        if self.suspected != 0 && hand.len() > 0 {
            self.rule_out(seat, hand.end(self.suspect), self.suspected);
        }
        self.dismiss();
    }

    /// The play under way tells nothing of the other card.
    pub fn dismiss(&mut self) {
        self.suspected = 0;
        self.suspect = End::Left;
    }

    /// Everybody has learned that this card is of none of these kinds.
    fn rule_out(&mut self, seat: Seat, place: u8, kinds: u32) {
        if self.place[seat.index()] != place {
            self.forget(seat);
        }
        if kinds != 0 {
            self.place[seat.index()] = place;
            self.impossible[seat.index()] |= kinds;
        }
    }

    pub fn forget(&mut self, seat: Seat) {
        self.impossible[seat.index()] = 0;
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
