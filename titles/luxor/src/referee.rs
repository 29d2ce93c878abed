//! The referee: applies an action, then everything that needs no decision, until a player has to decide again.

use crate::action::{Action, End};
use crate::agenda::Task;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::State;
use game::{Chance, EventSink};

/// A position being changed, with its setup, chance and event sink.
pub(crate) struct Referee<'a, C, T> {
    pub setup: &'a Setup,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut T,
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// Applies a legal action.
    #[inline]
    pub fn apply(&mut self, action: Action) {
        let asked = self.state.agenda.top().expect("somebody was asked");
        self.state.agenda.pop();
        match (asked, action) {
            (Task::Play, Action::Play(end)) => self.play_card(end),
            (Task::Move, Action::Move { from, by }) => self.move_by_card(from, by),
            (Task::Move, _) => self.without_help(),
            (Task::Act, Action::Act(place)) => self.state.agenda.push(Task::TileAction(place)),
            (Task::TurnedUp(place), Action::Act(_)) => self.state.agenda.push(Task::TileAction(place)),
            (Task::TurnedUp(_), _) => {}
            (Task::Prize(place), Action::TakePrize) => self.take_prize_at(place),
            (Task::Prize(_), _) => {}
            (Task::Horus(_), Action::TakeKey) => self.take_keys(1),
            (Task::Horus(_) | Task::Favour(..), Action::TakeCard(level)) => self.take_horus_card(level),
            (Task::ScarabOrWild, Action::TakeScarab) => self.take_scarab(),
            (Task::ScarabOrWild, _) => self.take_wild(),
            (Task::Use, Action::Use) => self.use_card_instead(),
            (Task::Use, Action::Forward(from)) => self.go_forward(from),
            (Task::Use, _) => self.without_help(),
            (Task::Add, Action::Add(end)) => self.add_card(end),
            (Task::Add, _) => self.play_alone(),
            (Task::Put, Action::Put(end)) => self.put_held(end),
            (Task::Reroll, Action::Reroll) => self.reroll(),
            (Task::Reroll, _) => self.ask_move(),
            (Task::Rearrange(seat, left), action) => self.rearrange(seat, left, action),
            (Task::ExtraTurn, action) => self.decide_extra_turn(action),
            (Task::Raise, Action::Roll) => self.roll_to_raise(),
            (Task::Raise, _) => {}
            (Task::RaiseOne, Action::StandUp(place)) => self.raise_at(place),
            (Task::RaiseAny, Action::StandUp(place)) => self.raise_one_of_any(place),
            (Task::RaiseAny, Action::RaiseAll) => self.raise_all(),
            (Task::RaiseOne | Task::RaiseAny, _) => {}
            (Task::MummyTile, Action::UseTile(slot)) => self.use_mummy_tile(slot),
            (Task::MummyTile, _) => {}
            (Task::TileMove(_), Action::Move { from, by }) => self.move_by_mummy_tile(from, by),
            (Task::Discard, Action::Discard(index)) => self.discard_for_horus(index),
            (Task::AnyHorus, Action::TakeCard(level)) => self.take_horus_card_quietly(level),
            (Task::FreeChoice { taken, left }, action) => self.choose_freely(taken, left, action),
            (Task::MoveCard, Action::Shift { from, to }) => self.shift(self.state.current, from, to),
            (Task::PutOut, Action::PutOut(value)) => self.exchange_scarab(value),
            (asked, action) => unreachable!("{action:?} was listed for {asked:?}"),
        }
        self.run();
    }

    /// Does everything that needs no decision.
    #[inline]
    pub fn run(&mut self) {
        while let Some(task) = self.state.agenda.top() {
            if task.asks() {
                return;
            }
            self.state.agenda.pop();
            match task {
                Task::TileAction(place) => self.tile_action(place),
                Task::Advance { by, left } => self.advance(by, left),
                Task::AdvanceByTile { by, left } => self.advance_by_tile(by, left),
                Task::Draw => self.draw_up(),
                Task::OpenTile(slot) => self.open_mummy_tile(slot),
                Task::EndTurn => self.end_turn(),
                _ => unreachable!("{task:?} asks"),
            }
        }
    }

    /// The card at an end of the hand.
    pub(crate) fn kind_at(&self, end: End) -> crate::hand::Kind {
        let hand = self.state.me().hand;
        hand.get(hand.end(end)).kind
    }
}
