//! L42: rounds in which nobody moves, and whether anybody could have.
//!
//! Until somebody moves in a round, the position keeps track of opportunities to move that were passed over. Most are
//! public: help that was declined, adventurers left lying, a mummy tile not used. Whether the card at the other end of
//! the hand would have moved somebody is known only to its owner until the round is complete.

use crate::action::End;
use crate::event::Event;
use crate::moments;
use crate::referee::Referee;
use crate::setup::Setup;
use crate::state::State;
use game::{Chance, EventSink, Seat};

/// After this many rounds in a row in which nobody moved the game ends, even if somebody could have moved.
const MOST_ROUNDS: u8 = 3;

/// The opportunities passed over in a round in which nobody has moved yet; meaningless once somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Idle {
    /// Complete rounds in a row in which nobody moved.
    rounds: u8,
    /// It is public that somebody could have moved.
    known: bool,
    /// The players who could have moved by a card only they know, as a bit set.
    hidden: u8,
    /// For each end of the hand, the players who left a card there instead of playing or adding it, as a bit set.
    left_at: [u8; 2],
}

impl Idle {
    pub const fn new() -> Idle {
        Idle { rounds: 0, known: false, hidden: 0, left_at: [0; 2] }
    }

    /// As the text of a position says.
    pub fn from_parts(rounds: u8, known: bool, hidden: &[Seat], left_at: [&[Seat]; 2]) -> Idle {
        let set = |seats: &[Seat]| seats.iter().fold(0, |set, &seat| set | bit(seat));
        Idle { rounds, known, hidden: set(hidden), left_at: left_at.map(set) }
    }

    /// Did this player leave a card at this end?
    pub fn left_at(&self, seat: Seat, end: End) -> bool {
        self.left_at[end as usize] & bit(seat) != 0
    }

    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    pub fn is_known(&self) -> bool {
        self.known
    }

    /// Could this player have moved by a card only they know?
    pub fn is_hidden(&self, seat: Seat) -> bool {
        self.hidden & bit(seat) != 0
    }

    /// It is public now that somebody could have moved.
    #[inline]
    pub fn set_known(&mut self) {
        self.known = true;
    }

    /// A card was left at this end of the hand.
    fn leave(&mut self, seat: Seat, end: End, would_move: bool) {
        self.left_at[end as usize] |= bit(seat);
        self.hidden |= if would_move { bit(seat) } else { 0 };
    }

    /// L42: the round is complete. Does the game end, because nobody could move or nobody has for too long?
    pub fn complete_round(&mut self, moved: bool) -> bool {
        let could = self.known || self.hidden != 0;
        *self = Idle { rounds: if moved { 0 } else { self.rounds + 1 }, ..Idle::new() };
        !moved && (!could || self.rounds == MOST_ROUNDS)
    }
}

fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

impl State {
    /// Would the card at this end of the hand move somebody, by itself or with help?
    fn could_move_by(&self, setup: &Setup, seat: Seat, end: End) -> bool {
        let hand = self.player(seat).hand;
        self.card_moves_by_itself(setup, seat, hand.get(hand.end(end)).kind)
            || moments::help_is_possible(self, setup, seat, end)
    }

    /// L49: recomputes the hidden flags of others from their determinized hands: from the cards now at the ends where
    /// they left one, and the current board, which has hardly changed if nobody moved.
    pub(crate) fn determinize_idle(&mut self, setup: &Setup, viewer: Seat) {
        self.beyond.idle.hidden &= bit(viewer);
        let others = (self.beyond.idle.left_at[0] | self.beyond.idle.left_at[1]) & !bit(viewer);
        if self.moved || others == 0 {
            return;
        }
        for seat in setup.all_seats().filter(|&seat| others & bit(seat) != 0) {
            let left = |end: &End| self.beyond.idle.left_at[*end as usize] & bit(seat) != 0;
            if End::BOTH.iter().filter(|end| left(end)).any(|&end| self.could_move_by(setup, seat, end)) {
                self.beyond.idle.hidden |= bit(seat);
            }
        }
    }
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// L42: a card is about to be played from one end that may turn out to move nobody: would the one at the other end?
    pub(crate) fn leave_other_end(&mut self, played: End) {
        let (seat, end) = (self.state.current, played.other());
        let would_move = self.state.could_move_by(self.setup, seat, end);
        self.state.beyond.idle.leave(seat, end, would_move);
    }

    /// L42, Q4: a card with a die is about to be added: would the other one have moved somebody, or none at all?
    pub(crate) fn leave_other_addition(&mut self, added: End) {
        let (seat, end) = (self.state.current, added.other());
        if self.somebody_can_move() {
            self.state.beyond.idle.set_known();
        } else if self.state.me().hand.len() > 1 {
            let would_move = self.may_add(end);
            self.state.beyond.idle.leave(seat, end, would_move);
        }
    }

    /// L42: help that was offered was passed over, as everybody sees; so the card has no effect.
    pub(crate) fn without_help(&mut self) {
        self.state.beyond.idle.set_known();
        self.without_effect();
    }
}
