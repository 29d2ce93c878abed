//! What clients get beside views and events: each choice as data with its rule and a sentence.

use crate::action::{Action, End};
use crate::agenda::Task;
use crate::attempt::{self, Attempt};
use crate::card::Card;
use crate::event::{Event, card_id, card_number, mummy_tile_id, mummy_tile_number, place_id, tile_id};
use crate::legal;
use crate::luxor::Luxor;
use crate::mummy_tile::MummyTile;
use crate::pieces::{self, Pieces};
use crate::place::Place;
use crate::question;
use crate::setup::Setup;
use crate::state::State;
use crate::tile::Tile;
use game::{Description, Message, Question, Refusal, Seat, Wire};
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// An action as data. Places in the hand and among the open mummy tiles are counted from 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The names of the fields say what they hold.
pub enum Details {
    /// Play the card at an end of the hand.
    Play { end: End, card: Card },
    /// Move an adventurer; 0 tiles is its tile's action.
    Move { from: Place, by: i8, to: Place },
    /// Perform the action of the tile there.
    Act { from: Place },
    /// Take the treasure or artifact.
    TakePrize { from: Place, tile: Option<Tile> },
    /// Take a key.
    TakeKey,
    /// Take the open Horus card with so many eyes.
    TakeCard { eyes: u8, card: Option<Card> },
    /// Take a scarab.
    TakeScarab,
    /// Take a wild treasure tile.
    TakeWild,
    /// Roll to raise those who lie.
    Roll,
    /// Raise all.
    RaiseAll,
    /// Raise one there.
    StandUp { from: Place },
    /// Use an open mummy tile.
    UseTile { slot: u8, tile: MummyTile, cost: u8 },
    /// Discard a hand card.
    Discard { slot: u8, card: Card },
    /// Move a hand card.
    Shift { from: u8, to: u8, card: Card },
    /// Put a scarab of this value out of the game.
    PutOut { value: u8 },
    /// Add the card at an end of the hand.
    Add { end: End, card: Card },
    /// Add no card.
    Alone,
    /// Put the new card second from this end.
    Put { end: End, card: Option<Card> },
    /// Use the card in play.
    Use { card: Option<Card> },
    /// Move 1 tile forward instead.
    Forward { from: Place, to: Place },
    /// Roll again.
    Reroll,
    /// Keep the roll.
    KeepRoll { face: u8 },
    /// Take an extra turn.
    ExtraTurn,
    /// None of what is offered.
    Decline,
}

impl Wire for Luxor {
    type Details = Details;
    type Attempt = Attempt;
    type Pieces = Pieces;

    fn describe(setup: &Setup, state: &State, action: Action, events: &[Event]) -> Description<Details> {
        let details = details(setup, state, action, events);
        let rule = rule(setup, state, &details);
        let effect = effect(state, &details);
        let leads_on = leads_on(&details);
        Description { details, rule, effect, leads_on }
    }

    fn why_not(setup: &Setup, state: &State, attempt: &Attempt) -> Option<Refusal> {
        attempt::why_not(state, setup, attempt)
    }

    fn question(setup: &Setup, state: &State) -> Option<Question> {
        question::question(state, setup)
    }

    fn answers_are_open(setup: &Setup, state: &State) -> bool {
        legal::answers_are_open(state, setup)
    }

    fn pieces(setup: &Setup) -> Pieces {
        pieces::pieces(setup)
    }
}

fn details(setup: &Setup, state: &State, action: Action, events: &[Event]) -> Details {
    let hand = state.player(state.decider().unwrap_or(Seat(0))).hand;
    let card_at = |slot: u8| setup.card(hand.get(slot).kind);
    let card_in_play =
        || (state.in_play.card != crate::hand::NO_KIND).then(|| setup.card(state.in_play.card));
    let target = |from| arrival(events).unwrap_or(from);
    match action {
        Action::Play(end) => Details::Play { end, card: card_at(hand.end(end)) },
        Action::Move { from, by } => Details::Move { from, by, to: target(from) },
        Action::Act(from) => Details::Act { from },
        Action::TakePrize => {
            let from = match state.agenda.top() {
                Some(Task::Prize(place)) => place,
                _ => Place::STAIRS,
            };
            Details::TakePrize { from, tile: state.tile_at(setup, from) }
        }
        Action::TakeKey => Details::TakeKey,
        Action::TakeCard(level) => {
            let top = state.tops[level.index()];
            Details::TakeCard {
                eyes: level.eyes(),
                card: (top != crate::hand::NO_KIND).then(|| setup.card(top)),
            }
        }
        Action::TakeScarab => Details::TakeScarab,
        Action::TakeWild => Details::TakeWild,
        Action::Roll => Details::Roll,
        Action::RaiseAll => Details::RaiseAll,
        Action::StandUp(from) => Details::StandUp { from },
        Action::UseTile(slot) => {
            let kind = state.beyond.mummy.open[slot as usize];
            let (tile, cost, ..) = setup.components.mummy_tiles[kind as usize];
            Details::UseTile { slot, tile, cost }
        }
        Action::Discard(slot) => Details::Discard { slot, card: card_at(slot) },
        Action::Shift { from, to } => Details::Shift { from, to, card: card_at(from) },
        Action::PutOut(value) => Details::PutOut { value },
        Action::Add(end) => Details::Add { end, card: card_at(hand.end(end)) },
        Action::Alone => Details::Alone,
        Action::Put(end) => {
            Details::Put { end, card: state.beyond.equipment.held().map(|slot| setup.card(slot.kind)) }
        }
        Action::Use => Details::Use { card: card_in_play() },
        Action::Forward(from) => Details::Forward { from, to: target(from) },
        Action::Reroll => Details::Reroll,
        Action::Keep => Details::KeepRoll { face: state.in_play.roll },
        Action::ExtraTurn => Details::ExtraTurn,
        Action::Decline => Details::Decline,
    }
}

/// Where the adventurer that moves first comes to stand.
fn arrival(events: &[Event]) -> Option<Place> {
    events.iter().find_map(|event| match event {
        Event::Moved { to, .. } => Some(*to),
        _ => None,
    })
}

/// The rule of a choice: of the card played, of what lies where somebody goes, otherwise of the question.
fn rule(setup: &Setup, state: &State, details: &Details) -> &'static str {
    match details {
        Details::Play { card, .. } | Details::Add { card, .. } => card.rule(),
        Details::Move { to: Place::TOMB, .. } | Details::Forward { to: Place::TOMB, .. } => "L21",
        Details::Move { to, .. } | Details::Forward { to, .. } => {
            state.tile_at(setup, *to).map_or("L33", Tile::rule)
        }
        Details::Act { .. }
        | Details::TakePrize { .. }
        | Details::TakeKey
        | Details::TakeCard { .. }
        | Details::TakeScarab
        | Details::TakeWild
        | Details::Roll
        | Details::RaiseAll
        | Details::StandUp { .. }
        | Details::UseTile { .. }
        | Details::Discard { .. }
        | Details::Shift { .. }
        | Details::PutOut { .. }
        | Details::Alone
        | Details::Put { .. }
        | Details::Use { .. }
        | Details::Reroll
        | Details::KeepRoll { .. }
        | Details::ExtraTurn
        | Details::Decline => question::rule(state, setup),
    }
}

/// A card, a roll or a decision about them is half of a move.
fn leads_on(details: &Details) -> bool {
    match details {
        Details::Play { .. }
        | Details::Add { .. }
        | Details::Alone
        | Details::Use { .. }
        | Details::KeepRoll { .. } => true,
        Details::Move { .. }
        | Details::Act { .. }
        | Details::TakePrize { .. }
        | Details::TakeKey
        | Details::TakeCard { .. }
        | Details::TakeScarab
        | Details::TakeWild
        | Details::Roll
        | Details::RaiseAll
        | Details::StandUp { .. }
        | Details::UseTile { .. }
        | Details::Discard { .. }
        | Details::Shift { .. }
        | Details::PutOut { .. }
        | Details::Put { .. }
        | Details::Forward { .. }
        | Details::Reroll
        | Details::ExtraTurn
        | Details::Decline => false,
    }
}

/// What a choice does, as one sentence.
fn effect(state: &State, details: &Details) -> Message {
    let with_card =
        |id, card: Card| Message::new(id).term("card", card_id(card)).number("number", card_number(card));
    match *details {
        Details::Play { card, .. } => with_card("luxor-do-play", card),
        Details::Move { from, by: 0, .. } => Message::new("luxor-do-stay").term("place", place_id(from)),
        Details::Move { from, to, .. } => between("luxor-do-move", from, to),
        Details::Forward { from, to } => between("luxor-do-forward", from, to),
        Details::Act { from } => Message::new("luxor-do-act").term("place", place_id(from)),
        Details::TakePrize { tile: Some(tile), .. } => {
            Message::new("luxor-do-take-prize").term("tile", tile_id(tile))
        }
        Details::TakePrize { tile: None, .. } => {
            Message::new("luxor-do-take-prize").term("tile", "card-hidden")
        }
        Details::TakeKey => Message::new("luxor-do-take-key"),
        Details::TakeCard { card: Some(card), .. } => with_card("luxor-do-take-card", card),
        Details::TakeCard { card: None, .. } => {
            Message::new("luxor-do-take-card").term("card", "card-hidden").number("number", 0)
        }
        Details::TakeScarab => Message::new("luxor-do-take-scarab"),
        Details::TakeWild => Message::new("luxor-do-take-wild"),
        Details::Roll => Message::new("luxor-do-roll"),
        Details::RaiseAll => Message::new("luxor-do-raise-all"),
        Details::StandUp { from } => Message::new("luxor-do-stand-up").term("place", place_id(from)),
        Details::UseTile { tile, cost, .. } => Message::new("luxor-do-use-tile")
            .term("tile", mummy_tile_id(tile))
            .number("number", mummy_tile_number(tile))
            .number("cost", cost),
        Details::Discard { card, .. } => with_card("luxor-do-discard", card),
        Details::Shift { to, card, .. } => with_card("luxor-do-shift", card).number("to", to + 1),
        Details::PutOut { value } => Message::new("luxor-do-put-out").number("value", value),
        Details::Add { card, .. } => with_card("luxor-do-add", card),
        Details::Alone => Message::new("luxor-do-alone"),
        Details::Put { end: End::Left, .. } => Message::new("luxor-do-put-left"),
        Details::Put { end: End::Right, .. } => Message::new("luxor-do-put-right"),
        Details::Use { .. } => Message::new("luxor-do-use"),
        Details::Reroll => Message::new("luxor-do-reroll"),
        Details::KeepRoll { face } => Message::new("luxor-do-keep-roll").number("face", face),
        Details::ExtraTurn => Message::new("luxor-do-extra-turn"),
        Details::Decline => Message::new(declining(state)),
    }
}

fn between(id: &'static str, from: Place, to: Place) -> Message {
    Message::new(id).term("from", place_id(from)).term("to", place_id(to))
}

/// What it means to decline depends on the question.
fn declining(state: &State) -> &'static str {
    match state.agenda.top() {
        Some(Task::Raise) => "luxor-do-not-roll",
        Some(Task::RaiseOne | Task::RaiseAny) => "luxor-do-leave-lying",
        Some(Task::Rearrange(..)) => "luxor-do-leave-hand",
        Some(Task::Prize(_)) => "luxor-do-leave-prize",
        Some(Task::MummyTile) => "luxor-do-use-no-tile",
        Some(Task::ExtraTurn) => "luxor-do-no-extra-turn",
        Some(Task::TurnedUp(_)) => "luxor-do-not-act",
        Some(Task::Use | Task::Move) => "luxor-do-move-nobody",
        _ => "luxor-do-decline",
    }
}
