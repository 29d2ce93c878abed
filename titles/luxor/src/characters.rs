//! Module 4, characters: what each ability does at its moment (C1 to C9).

use crate::action::Action;
use crate::agenda::Task;
use crate::card::{Card, Effect};
use crate::character::Character;
use crate::event::{Cause, Event};
use crate::hand::{Kind, NO_KIND};
use crate::moments;
use crate::piles;
use crate::place::Place;
use crate::referee::Referee;
use crate::setup::{SEATS, Setup};
use crate::state::{InPlay, State};
use crate::steps::{StepSet, Steps, card_steps};
use crate::tile::{Temple, Tile};
use game::{ActionList, Chance, EventSink, Seat, Sight};

/// What the module adds to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Characters {
    /// Everybody's character.
    who: [Option<Character>; SEATS],
    /// Sets each player has used for an extra turn (C9).
    pub used_sets: [u8; SEATS],
}

impl Characters {
    pub const fn new() -> Characters {
        Characters { who: [None; SEATS], used_sets: [0; SEATS] }
    }

    pub fn of(&self, seat: Seat) -> Option<Character> {
        self.who[seat.index()]
    }

    pub fn set(&mut self, seat: Seat, character: Option<Character>) {
        self.who[seat.index()] = character;
    }
}

/// Is this the player's character?
#[inline]
pub(crate) fn has(state: &State, setup: &Setup, seat: Seat, character: Character) -> bool {
    setup.modules.characters && state.beyond.characters.of(seat) == Some(character)
}

/// C6: is there anybody to move 1 tile instead of using the card?
#[inline]
pub(crate) fn may_go_forward(state: &State, setup: &Setup, seat: Seat, fallen: u64) -> bool {
    has(state, setup, seat, Character::Forward)
        && state.anybody_moves(setup, seat, StepSet::one(1), state.player(seat).keys, fallen)
}

/// C8: what keys make of the numbers of a play; one key for each card. No card and no sum falls below 0 by it, so a
/// +/-1 card becomes 0 or 2 forward, also when it is added (Q5).
pub(crate) fn with_keys(
    state: &State,
    setup: &Setup,
    seat: Seat,
    card: Card,
    added: Option<(Card, u8)>,
    free: StepSet,
) -> Steps {
    if card.is_horus() || !has(state, setup, seat, Character::SpecialKey) {
        return Steps::free(free);
    }
    let (Some((added, roll)), Effect::Plus(n)) = (added, card.effect) else {
        return Steps { by_keys: [free, free.changed(), StepSet::default()] };
    };
    let second = card_steps(added.effect, roll);
    let changed = second.changed();
    let one = second.plus(n - 1).or(second.plus(n + 1)).or(changed.plus(n)).except(free);
    let two = changed.plus(n - 1).or(changed.plus(n + 1)).except(one).except(free);
    Steps { by_keys: [free, one, two] }
}

/// C8: the keys it takes to move this far with the card in play. Nobody gives up more than that.
#[inline]
pub(crate) fn keys_for(state: &State, setup: &Setup, by: i8) -> u8 {
    if !setup.modules.characters {
        return 0;
    }
    state.steps(setup, state.current, state.in_play).cost(by).unwrap_or(0)
}

/// L12: would a key help this card to move somebody?
pub(crate) fn keys_could_help(state: &State, setup: &Setup, seat: Seat, card: Kind) -> bool {
    if setup.card(card).is_horus() || !has(state, setup, seat, Character::SpecialKey) {
        return false;
    }
    let alone = InPlay { card, added: NO_KIND, roll: 0, obliged: false };
    state.any_step(setup, seat, state.steps(setup, seat, alone))
}

/// C6, L12: use the card, go forward instead, or do without.
pub(crate) fn list_uses(state: &State, setup: &Setup, list: &mut impl ActionList<Action>) {
    let seat = state.current;
    let alone = state.card_moves_without(setup, seat, state.in_play.card, 0);
    let usable = alone || moments::help_in_using_it(state, setup, seat);
    if usable {
        list.add(Action::Use);
    }
    let mut none = !usable;
    if has(state, setup, seat, Character::Forward) {
        let player = state.player(seat);
        for from in player.movable().filter(|&from| state.destination(setup, from, 1, player.keys).is_some())
        {
            list.add(Action::Forward(from));
            none = false;
        }
    }
    // In a determinized hand the help that the card was chosen for may be missing.
    if none || !alone && !state.is_obliged() {
        list.add(Action::Decline);
    }
}

/// C3, M12: every other order one card can bring about. Neighbours that change places are one choice.
pub(crate) fn list_shifts(state: &State, seat: Seat, list: &mut impl ActionList<Action>) {
    let len = state.player(seat).hand.len();
    for from in 0..len {
        for to in (0..len).filter(|&to| to != from && to + 1 != from) {
            list.add(Action::Shift { from, to });
        }
    }
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// C1: one at random for each player, open; C8 begins with keys.
    pub(crate) fn deal_characters(&mut self) {
        let all = &self.setup.components.characters;
        let mut left = [0u8; 8];
        left[..all.len()].fill(1);
        for seat in self.setup.all_seats() {
            let kind = self.chance.draw(piles::CHARACTERS, &left[..all.len()], Sight::All);
            left[kind] = 0;
            let character = all[kind];
            self.state.beyond.characters.set(seat, Some(character));
            self.events.emit(|| Event::CharacterDealt { seat, character });
            if character == Character::SpecialKey {
                let keys = self.setup.components.special_keys.min(self.state.keys);
                self.state.keys -= keys;
                self.state.players[seat.index()].keys += keys;
            }
        }
    }

    /// C2: a die rolled because of a card may be rolled once more.
    pub(crate) fn offer_reroll(&mut self) -> bool {
        let offered = has(self.state, self.setup, self.state.current, Character::Reroll);
        if offered {
            self.state.agenda.push(Task::Reroll);
        }
        offered
    }

    /// C2: the second roll counts.
    pub(crate) fn reroll(&mut self) {
        let seat = self.state.current;
        let face = self.chance.die();
        self.state.in_play.roll = face;
        self.events.emit(|| Event::Rolled { seat, face });
        self.ask_move();
    }

    /// C3: the player with this character is asked, in anybody's turn.
    pub(crate) fn offer_to_rearrange(&mut self, count: u8) {
        let who =
            self.setup.all_seats().find(|&seat| has(self.state, self.setup, seat, Character::Rearrange));
        if let Some(seat) = who
            && self.state.player(seat).hand.len() > 1
        {
            self.state.agenda.push(Task::Rearrange(seat, count));
        }
    }

    /// C3: once for each adventurer.
    pub(crate) fn rearrange(&mut self, seat: Seat, left: u8, action: Action) {
        if left > 1 {
            self.state.agenda.push(Task::Rearrange(seat, left - 1));
        }
        if let Action::Shift { from, to } = action {
            self.shift(seat, from, to);
        }
    }

    /// One card to another place in its hand.
    pub(crate) fn shift(&mut self, seat: Seat, from: u8, to: u8) {
        self.state.shift_card(seat, from, to);
        self.events.emit(|| Event::CardShifted { seat, from, to });
    }

    /// C6, L42: the card is used, and going forward passed over.
    pub(crate) fn use_card_instead(&mut self) {
        if may_go_forward(self.state, self.setup, self.state.current, 0) {
            self.state.beyond.idle.set_known();
        }
        self.use_card();
    }

    /// C6: 1 tile forward instead of the card.
    pub(crate) fn go_forward(&mut self, from: Place) {
        self.state.in_play = InPlay::NOTHING;
        self.state.beyond.exclusions.dismiss();
        self.walk_by(from, 1, Cause::Forward);
    }

    /// C8: the keys leave the game.
    pub(crate) fn give_up_keys(&mut self, count: u8) {
        let seat = self.state.current;
        self.state.players[seat.index()].keys -= count;
        self.events.emit(|| Event::KeysGivenUp { seat, count });
    }

    /// C7 and C9 follow a prize.
    pub(crate) fn use_prize(&mut self, place: Place, taken: Tile, turned: Option<Tile>) {
        let seat = self.state.current;
        match self.state.beyond.characters.of(seat) {
            Some(Character::TempleAction) => {
                if let Some(Tile::Temple(temple)) = turned
                    && self.would_act(place, temple)
                {
                    self.state.agenda.push(Task::TurnedUp(place));
                }
            }
            Some(Character::ExtraTurn) if matches!(taken, Tile::Treasure { .. }) => {
                let used = self.state.beyond.characters.used_sets[seat.index()];
                if self.state.me().treasures.iter().all(|&count| count > used) {
                    self.state.agenda.push(Task::ExtraTurn);
                }
            }
            _ => {}
        }
    }

    /// C7: offered only if the action would do something; like every ability, it may be declined (C1).
    fn would_act(&self, place: Place, temple: Temple) -> bool {
        let (scarab, wild) = (!self.state.scarabs.is_empty(), self.state.wild > 0);
        match temple {
            Temple::Scarab => scarab,
            Temple::Wild => wild,
            Temple::ScarabOrWild => scarab || wild,
            Temple::Favour(one, other) => self.is_open(one) || self.is_open(other),
            Temple::Tunnel => self.state.next_tunnel(self.setup, place).is_some(),
        }
    }

    /// C9: the set is marked as used, and another turn follows; or it stays unmarked.
    pub(crate) fn decide_extra_turn(&mut self, action: Action) {
        if action == Action::ExtraTurn {
            let seat = self.state.current;
            self.state.beyond.characters.used_sets[seat.index()] += 1;
            self.win_extra_turn();
        }
    }

    /// Another turn right after this one; they add up.
    pub(crate) fn win_extra_turn(&mut self) {
        let seat = self.state.current;
        self.state.extra_turns += 1;
        self.events.emit(|| Event::ExtraTurnWon { seat });
    }
}
