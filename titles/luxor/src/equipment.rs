//! Module 2, equipment: each player's own cards, plus cards, drawing two (Q1 to Q7).

use crate::action::{Action, End};
use crate::agenda::Task;
use crate::card::Effect;
use crate::event::Event;
use crate::hand::{HAND, Kind, NO_KIND, Origin, Slot};
use crate::piles;
use crate::referee::Referee;
use crate::setup::{CARDS, SEATS, Setup};
use crate::state::{InPlay, State};
use crate::steps::{StepSet, card_steps};
use game::{ActionList, Chance, EventSink, Seat, Sight};

/// What the module adds to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Equipment {
    /// The cards each player put away unseen (Q1).
    away: [[Kind; 2]; SEATS],
    /// The first of two new cards, until its place is chosen (Q6).
    held: Kind,
    held_origin: Origin,
}

impl Equipment {
    pub const fn new() -> Equipment {
        Equipment { away: [[NO_KIND; 2]; SEATS], held: NO_KIND, held_origin: Origin::OPEN }
    }

    /// The cards a player put away at the start.
    #[inline]
    pub fn put_away(&self, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
        self.away[seat.index()].iter().copied().filter(|&kind| kind != NO_KIND)
    }

    /// Replaces what a player put away, for determinization.
    pub fn determinize_put_away(&mut self, seat: Seat, kinds: impl Iterator<Item = Kind>) {
        for (slot, kind) in self.away[seat.index()].iter_mut().zip(kinds) {
            *slot = kind;
        }
    }

    /// The card whose place is being chosen.
    #[inline]
    pub fn held(&self) -> Option<Slot> {
        (self.held != NO_KIND).then_some(Slot { kind: self.held, origin: self.held_origin })
    }

    /// Replaces the card being held, for determinization.
    pub fn determinize_held(&mut self, kind: Kind) {
        self.held = kind;
    }

    /// Holds a card until its place is chosen.
    pub fn hold(&mut self, slot: Slot) {
        self.held = slot.kind;
        self.held_origin = slot.origin;
    }

    fn release(&mut self) -> Option<Slot> {
        let slot = self.held();
        self.held = NO_KIND;
        self.held_origin = Origin::OPEN;
        slot
    }
}

/// Q4, Q5: the sums of a plus card and the card added to it.
pub(crate) fn sum(plus: Effect, added: Effect, roll: u8) -> StepSet {
    let Effect::Plus(n) = plus else { return StepSet::default() };
    card_steps(added, roll).plus(n)
}

/// Q4: may this card be added, that is, would some result be legal?
pub(crate) fn may_add(state: &State, setup: &Setup, seat: Seat, plus: Kind, added: Kind) -> bool {
    if setup.card(added).is_horus() {
        return false;
    }
    let with_it = InPlay { card: plus, added, roll: 0, obliged: false };
    state.any_step(setup, seat, state.steps(setup, seat, with_it))
}

/// L12: could adding one of these end cards help this card to move somebody?
pub(crate) fn could_help(
    state: &State,
    setup: &Setup,
    seat: Seat,
    plus: Kind,
    ends: [Option<Kind>; 2],
) -> bool {
    matches!(setup.card(plus).effect, Effect::Plus(_))
        && ends.into_iter().flatten().any(|added| may_add(state, setup, seat, plus, added))
}

/// Q4: what may be added to the card in play.
pub(crate) fn list_additions(state: &State, setup: &Setup, list: &mut impl ActionList<Action>) {
    let seat = state.current;
    let hand = state.player(seat).hand;
    let ends = if hand.len() > 1 { &End::BOTH[..] } else { &End::BOTH[..hand.len() as usize] };
    let mut none = true;
    for &end in ends {
        if may_add(state, setup, seat, state.in_play.card, hand.get(hand.end(end)).kind) {
            list.add(Action::Add(end));
            none = false;
        }
    }
    let alone = state.steps(setup, seat, state.in_play);
    // In a determinized hand the help that the card was chosen for may be missing.
    if none || !state.is_obliged() || state.any_step(setup, seat, alone) {
        list.add(Action::Alone);
    }
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// Q1: five of their own seven, in the order they come; the others are put away unseen.
    pub(crate) fn deal_equipment(&mut self, seat: Seat) {
        let mut own: [u8; CARDS] = self.setup.equipment;
        for index in 0..HAND {
            let kind = self.chance.draw(piles::EQUIPMENT, &own, Sight::Only(seat));
            own[kind] -= 1;
            self.state.insert_card(
                seat,
                index,
                Slot { kind: kind as Kind, origin: Origin::equipment(seat.index()) },
            );
        }
        let rest = (0..CARDS).flat_map(|kind| std::iter::repeat_n(kind as Kind, own[kind] as usize));
        self.state.beyond.equipment.determinize_put_away(seat, rest);
    }

    /// Q4: a plus card is used: with another card, or alone.
    pub(crate) fn add_card(&mut self, end: End) {
        let seat = self.state.current;
        if self.state.beyond.exclusions.concern(end) {
            // The card that may oblige leaves the hand in the open.
            self.state.in_play.obliged = self.state.is_obliged();
            self.state.beyond.exclusions.dismiss();
        }
        if !self.state.moved && self.setup.card(self.kind_at(end)).effect.rolls() {
            self.leave_other_addition(end);
        }
        let index = self.state.player(seat).hand.end(end);
        let slot = self.state.remove_card(seat, index);
        self.state.in_play.added = slot.kind;
        self.events.emit(|| Event::CardAdded { seat, card: self.setup.card(slot.kind), end });
        self.refill_draw_pile();
        if self.setup.card(slot.kind).effect.rolls() {
            self.roll_for_card();
        } else {
            self.ask_move();
        }
    }

    /// Q4: no card is added.
    pub(crate) fn play_alone(&mut self) {
        if self.somebody_can_move() {
            self.state.agenda.push(Task::Move);
        } else {
            // It was chosen for a card that could have been added.
            self.without_help();
        }
    }

    /// Q4: may the card at this end be added to the one in play?
    pub(crate) fn may_add(&self, end: End) -> bool {
        may_add(self.state, self.setup, self.state.current, self.state.in_play.card, self.kind_at(end))
    }

    /// Q6: two cards are missing; the first new one is seen, then its place is chosen.
    pub(crate) fn hold_card(&mut self, slot: Slot) {
        self.state.beyond.equipment.hold(slot);
        self.state.agenda.push(Task::Put);
    }

    /// Q6: second from the left or second from the right.
    pub(crate) fn put_held(&mut self, end: End) {
        let seat = self.state.current;
        let Some(slot) = self.state.beyond.equipment.release() else { return };
        let len = self.state.player(seat).hand.len();
        let index = match end {
            End::Left => 1.min(len),
            End::Right => len.saturating_sub(1),
        };
        self.state.insert_card(seat, index, slot);
        self.events.emit(|| Event::CardPut { seat, slot: index });
    }
}
