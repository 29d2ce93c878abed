//! A turn: play a card, move, act, draw, pass on (L11 to L16, L34 to L42).

use crate::action::End;
use crate::agenda::{Agenda, Task};
use crate::card::Effect;
use crate::counts::Counts;
use crate::event::{Cause, Event};
use crate::figure::Figure;
use crate::hand::{HAND, Kind, NO_KIND, Slot};
use crate::moments;
use crate::piles;
use crate::place::{Place, Places};
use crate::referee::Referee;
use crate::setup::CARDS;
use crate::state::InPlay;
use game::{Chance, EventSink, Seat, Sight};

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// A player's turn begins.
    pub(crate) fn begin_turn(&mut self) {
        let state = &mut *self.state;
        state.turn = state.turn.saturating_add(1);
        state.in_play = InPlay::NOTHING;
        state.agenda = Agenda::of_a_turn();
        let (seat, round, turn) = (state.current, state.round, u32::from(state.turn));
        self.events.emit(|| Event::TurnBegan { seat, round, turn });
        moments::turn_begins(self);
    }

    /// L11: a card from an end of the hand.
    #[inline]
    pub(crate) fn play_card(&mut self, end: End) {
        let seat = self.state.current;
        let played = self.kind_at(end);
        let alone = self.state.card_moves_by_itself(self.setup, seat, played);
        let helped = !alone && moments::help_is_possible(self.state, self.setup, seat, end);
        let kinds_that_move = if alone { 0 } else { self.kinds_that_move(seat) };
        let surely_moves = alone && self.setup.card(played).effect.is_certain();
        if !self.state.moved && !surely_moves {
            self.leave_other_end(end);
        }

        let index = self.state.me().hand.end(end);
        self.state.remove_card(seat, index);
        self.state.in_play = InPlay { card: played, added: NO_KIND, roll: 0, obliged: false };
        self.events.emit(|| Event::CardPlayed { seat, card: self.setup.card(played), end });
        self.refill_draw_pile();
        // L12: if the other card is one of these it needs no help, and then this one must be used with its help. Set
        // for every play, because the pending kinds of an earlier one may still be there.
        self.state.beyond.exclusions.set_pending(end.other(), kinds_that_move);
        moments::card_played(self, self.setup.card(played));

        if moments::use_is_a_choice(self.state, self.setup, seat, helped) {
            self.state.agenda.push(Task::Use);
        } else if alone {
            self.use_card();
        } else {
            self.without_effect();
        }
    }

    /// The kinds of cards that would by themselves have moved somebody (L12).
    fn kinds_that_move(&self, seat: Seat) -> u32 {
        let moves = |&kind: &usize| self.state.card_moves_by_itself(self.setup, seat, kind as Kind);
        self.setup.card_kinds().filter(moves).fold(0, |kinds, kind| kinds | 1 << kind)
    }

    /// L13: the card is played without effect. That is allowed only if the card at the other end moves nobody either,
    /// so everybody learns that much of it.
    pub(crate) fn without_effect(&mut self) {
        let seat = self.state.current;
        self.state.beyond.exclusions.confirm(seat, self.state.player(seat).hand);
        self.nobody_moves();
    }

    /// L16: nobody moves, nothing happens.
    fn nobody_moves(&mut self) {
        let seat = self.state.current;
        self.events.emit(|| Event::NobodyMoved { seat });
    }

    /// The card is used as it is.
    #[inline]
    pub(crate) fn use_card(&mut self) {
        let seat = self.state.current;
        match self.setup.card(self.state.in_play.card).effect {
            Effect::Die | Effect::UpToDie | Effect::DiePlusMinus => self.roll_for_card(),
            Effect::Plus(_) => self.state.agenda.push(Task::Add),
            Effect::All(by) => {
                let left = self.movable_figures(seat);
                self.state.agenda.push(Task::Advance { by, left });
            }
            Effect::Last => {
                if let Some((from, to)) = self.state.last_to_second_to_last(seat, 0) {
                    self.events.emit(|| Event::Moved { seat, from, to, way: vec![to], cause: Cause::Last });
                    self.walk(from, to);
                } else {
                    self.without_effect();
                }
            }
            Effect::Number(_) | Effect::PlusMinus | Effect::UpTo(_) | Effect::Less(_) => {
                self.state.agenda.push(Task::Move);
            }
        }
    }

    /// L16, L35, Q7: the die is rolled for a card.
    pub(crate) fn roll_for_card(&mut self) {
        let seat = self.state.current;
        let face = self.chance.die();
        self.state.in_play.roll = face;
        self.events.emit(|| Event::Rolled { seat, face });
        if !moments::rolled(self) {
            self.ask_move();
        }
    }

    /// Asks who moves, if anybody can.
    pub(crate) fn ask_move(&mut self) {
        if self.somebody_can_move() {
            self.state.agenda.push(Task::Move);
        } else {
            self.nobody_moves();
        }
    }

    /// Does the play as it stands move anybody, for whatever keys it costs?
    pub(crate) fn somebody_can_move(&self) -> bool {
        let seat = self.state.current;
        let steps = self.state.steps(self.setup, seat, self.state.in_play);
        self.state.any_step(self.setup, seat, steps)
    }

    /// L14, L15, L34, L38: one adventurer moves by the card.
    #[inline]
    pub(crate) fn move_by_card(&mut self, from: Place, by: i8) {
        let seat = self.state.current;
        moments::about_to_move(self, by);
        if by == 0 {
            self.state.moved = true;
            self.events.emit(|| Event::Stayed { seat, place: from });
            self.state.agenda.push(Task::TileAction(from));
            return;
        }
        self.walk_by(from, by, Cause::Card);
    }

    /// One adventurer walks a number of tiles, pushes included, and acts where it ends.
    pub(crate) fn walk_by(&mut self, from: Place, by: i8, cause: Cause) {
        let keys = self.state.me().keys;
        let to = self.state.destination(self.setup, from, by, keys).expect("the move is legal");
        self.tell_move(from, to, by, cause);
        self.walk(from, to);
    }

    fn tell_move(&mut self, from: Place, to: Place, by: i8, cause: Cause) {
        let (state, setup) = (&*self.state, self.setup);
        let seat = state.current;
        self.events.emit(|| Event::Moved { seat, from, to, way: state.way(setup, from, by), cause });
    }

    /// An adventurer goes from one place to another; where it ends, its tile's action follows.
    #[inline]
    fn walk(&mut self, from: Place, to: Place) {
        let mover = self.state.me().standing_on(from).expect("an adventurer stands there");
        let activated = self.relocate(mover, from, to);
        let acts = to.is_space() && !moments::move_ended(self, to);
        match (acts, activated) {
            (false, 0) => {}
            (true, 0) => self.tile_action(to),
            (acts, _) => {
                if acts {
                    self.state.agenda.push(Task::TileAction(to));
                }
                moments::activated(self, activated);
            }
        }
    }

    /// Moves a figure: those it passes become active (L20), and it may enter the tomb (L21, L22). Returns how many
    /// became active.
    #[inline]
    pub(crate) fn relocate(&mut self, mover: usize, from: Place, to: Place) -> u8 {
        let seat = self.state.current;
        self.state.moved = true;
        self.state.players[seat.index()].figures[mover] = Figure::upright(to);
        let activated = self.activate_passed(seat, from, to);
        if to == Place::TOMB {
            self.enter_tomb(seat);
        }
        activated
    }

    /// L20: the player's own adventurers at the statues that were passed stand on the stairs, to move from the next
    /// round on.
    #[inline]
    fn activate_passed(&mut self, seat: Seat, from: Place, to: Place) -> u8 {
        let mut activated = 0;
        for index in self.setup.statues_between(from, to) {
            let figures = &mut self.state.players[seat.index()].figures;
            if let Some(inactive) = figures.iter_mut().find(|figure| **figure == Figure::inactive(index)) {
                *inactive = Figure::NEWCOMER;
                activated += 1;
                self.events.emit(|| Event::Activated { seat, statue: index as u8 + 1 });
            }
        }
        activated
    }

    /// L21, L22: a key for the entry; the first two take the sarcophagi.
    fn enter_tomb(&mut self, seat: Seat) {
        let entered = self.state.in_tomb as usize;
        let sarcophagus = self.setup.components.sarcophagi.get(entered).copied();
        self.state.in_tomb += 1;
        let player = &mut self.state.players[seat.index()];
        player.keys -= 1;
        if sarcophagus.is_some() {
            player.sarcophagi |= 1 << entered;
        }
        self.events.emit(|| Event::EnteredTomb { seat, sarcophagus });
    }

    /// The adventurers that can move now, one bit for each.
    pub(crate) fn movable_figures(&self, seat: Seat) -> u8 {
        let figures = self.state.player(seat).figures.iter().enumerate();
        let movable =
            figures.filter(|(_, figure)| figure.is_upright() && figure.place() != Some(Place::TOMB));
        movable.fold(0, |set, (index, _)| set | 1 << index)
    }

    /// L36: of those left, the one nearest the tomb moves next; when all have moved, one acts.
    pub(crate) fn advance(&mut self, by: u8, left: u8) {
        if let Some(index) = self.foremost(left) {
            self.state.agenda.push(Task::Advance { by, left: left & !(1 << index) });
            return self.advance_figure(index, by, Cause::Card);
        }
        let candidates = Places(self.state.me().upright().0 & self.state.tiled());
        match candidates.0.count_ones() {
            0 => {}
            1 => candidates.for_each(|only| self.state.agenda.push(Task::TileAction(only))),
            _ => self.state.agenda.push(Task::Act),
        }
    }

    /// Of these figures the one nearest the tomb.
    pub(crate) fn foremost(&self, left: u8) -> Option<usize> {
        let figures = self.state.me().figures;
        (0..figures.len()).filter(|index| left & 1 << index != 0).max_by_key(|&index| figures[index])
    }

    /// This figure moves, if it can.
    pub(crate) fn advance_figure(&mut self, index: usize, by: u8, cause: Cause) {
        let player = self.state.me();
        let Some(from) = player.figures[index].place() else { return };
        if let Some(to) = self.state.destination(self.setup, from, by as i8, player.keys) {
            self.tell_move(from, to, by as i8, cause);
            let activated = self.relocate(index, from, to);
            if to.is_space() {
                moments::move_ended(self, to);
            }
            moments::activated(self, activated);
        }
    }

    /// L40: back to five cards.
    #[inline]
    pub(crate) fn draw_up(&mut self) {
        let seat = self.state.current;
        let hand = self.state.player(seat).hand;
        match HAND - hand.len() {
            0 => {}
            1 => {
                let slot = self.draw_card(seat);
                self.state.insert_card(seat, hand.middle(), slot);
                self.refill_draw_pile();
            }
            _ => {
                // Q6: then the other one.
                self.state.agenda.push(Task::Draw);
                let slot = self.draw_card(seat);
                self.hold_card(slot);
                return self.refill_draw_pile();
            }
        }
        moments::hand_is_full(self);
    }

    /// One card from the draw pile. It must be in its place before [`Self::refill_draw_pile`] is called: whatever is
    /// nowhere else counts as discarded.
    #[inline]
    pub(crate) fn draw_card(&mut self, seat: Seat) -> Slot {
        let kind = self.chance.draw(piles::CARDS, &self.state.pile.unpacked::<CARDS>(), Sight::Only(seat));
        self.state.pile.take(kind);
        self.events.emit(|| Event::CardDrawn { seat, card: Some(self.setup.card(kind as Kind)) });
        Slot { kind: kind as Kind, origin: self.state.origin }
    }

    /// L40: as soon as the draw pile is used up the shuffled discard pile replaces it; if nothing is discarded, as soon
    /// as something is. So this follows every draw and every discard.
    #[inline]
    pub(crate) fn refill_draw_pile(&mut self) {
        if self.state.pile.is_empty() {
            self.reshuffle();
        }
    }

    #[cold]
    fn reshuffle(&mut self) {
        let discarded = self.state.discarded(self.setup);
        if discarded == [0; CARDS] {
            return;
        }
        self.state.pile = Counts::packed(&discarded);
        self.state.origin = self.state.fresh_origin(self.setup);
        self.events.emit(|| Event::Reshuffled);
    }

    /// L20: the round is over, so those who became active in it can move from now on.
    #[inline]
    fn release_newcomers(&mut self) {
        for figure in self.state.players.iter_mut().flat_map(|player| &mut player.figures) {
            if *figure == Figure::NEWCOMER {
                *figure = Figure::upright(Place::STAIRS);
            }
        }
    }

    /// The next player's turn, or an extra one; after a round perhaps the end (L41, L42).
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        if self.state.extra_turns > 0 {
            self.state.extra_turns -= 1;
            return self.begin_turn();
        }
        self.state.current = self.state.current.next(self.setup.seats);
        if self.state.current == self.state.first {
            self.release_newcomers();
            let idle = self.state.beyond.idle.complete_round(self.state.moved);
            if self.state.in_tomb >= 2 || idle {
                self.state.in_play = InPlay::NOTHING;
                self.events.emit(|| Event::Ended);
                return;
            }
            self.state.round = self.state.round.saturating_add(1);
            self.state.moved = false;
        }
        self.begin_turn();
    }
}
