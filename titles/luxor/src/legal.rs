//! What the decider may do, task by task.

use crate::action::{Action, End};
use crate::agenda::Task;
use crate::card::Level;
use crate::figure::FIGURES;
use crate::hand::NO_KIND;
use crate::moments;
use crate::place::{Place, Places};
use crate::setup::Setup;
use crate::state::State;
use crate::steps::free_steps;
use crate::{characters, equipment};
use arrayvec::ArrayVec;
use game::{ActionList, Rng, below};

/// No decision of Luxor has more choices: five places with every number of tiles.
const MOST_CHOICES: usize = 160;

/// Lists every legal action.
pub(crate) fn list(state: &State, setup: &Setup, list: &mut impl ActionList<Action>) {
    let Some(task) = state.agenda.top() else { return };
    match task {
        Task::Play => match playable(state, setup) {
            Playable::Both => End::BOTH.into_iter().for_each(|end| list.add(Action::Play(end))),
            Playable::Only(end) => list.add(Action::Play(end)),
        },
        Task::Use => characters::list_uses(state, setup, list),
        Task::Add => equipment::list_additions(state, setup, list),
        Task::Reroll => {
            list.add(Action::Keep);
            list.add(Action::Reroll);
        }
        Task::Move => list_moves(state, setup, list),
        Task::Act => candidates(state).for_each(|place| list.add(Action::Act(place))),
        Task::TurnedUp(place) => {
            list.add(Action::Act(place));
            list.add(Action::Decline);
        }
        Task::Prize(_) => {
            list.add(Action::TakePrize);
            list.add(Action::Decline);
        }
        Task::Horus(level) => {
            if state.keys > 0 {
                list.add(Action::TakeKey);
            }
            list_open(state, moments::horus_levels(state, setup, level), list);
        }
        Task::Favour(one, other) => list_open(state, [one, other].into_iter(), list),
        Task::AnyHorus => list_open(state, Level::ALL.into_iter(), list),
        Task::ScarabOrWild => {
            list.add(Action::TakeScarab);
            list.add(Action::TakeWild);
        }
        Task::Put => End::BOTH.into_iter().for_each(|end| list.add(Action::Put(end))),
        Task::Rearrange(seat, _) => {
            list.add(Action::Decline);
            characters::list_shifts(state, seat, list);
        }
        Task::MoveCard => characters::list_shifts(state, state.current, list),
        Task::ExtraTurn => {
            list.add(Action::ExtraTurn);
            list.add(Action::Decline);
        }
        Task::Raise => {
            list.add(Action::Roll);
            list.add(Action::Decline);
        }
        Task::RaiseOne | Task::RaiseAny => {
            let lying = state.raisable(state.current);
            if task == Task::RaiseAny && state.player(state.current).lying_at(lying) > 1 {
                list.add(Action::RaiseAll);
            }
            lying.for_each(|place| list.add(Action::StandUp(place)));
            list.add(Action::Decline);
        }
        Task::MummyTile => {
            state.list_mummy_tiles(setup, list);
            list.add(Action::Decline);
        }
        Task::TileMove(kind) => {
            state.list_tile_moves(setup, setup.components.mummy_tiles[kind as usize].0, list)
        }
        Task::Discard => (0..state.me().hand.len()).for_each(|index| list.add(Action::Discard(index))),
        Task::FreeChoice { taken, .. } => state.free_choices(taken).for_each(|choice| list.add(choice)),
        Task::PutOut => {
            state
                .me()
                .scarabs
                .iter()
                .for_each(|(kind, _)| list.add(Action::PutOut(setup.scarab_values[kind])));
        }
        Task::TileAction(_)
        | Task::Advance { .. }
        | Task::AdvanceByTile { .. }
        | Task::Draw
        | Task::OpenTile(_)
        | Task::EndTurn => unreachable!("{task:?} asks nobody"),
    }
}

/// The ends of the hand that may be played.
#[derive(Clone, Copy)]
enum Playable {
    Both,
    Only(End),
}

/// L12: a card that moves somebody only with help may be chosen too; if neither moves anybody by itself, both may
/// (L13).
#[inline]
fn playable(state: &State, setup: &Setup) -> Playable {
    let seat = state.current;
    let hand = state.player(seat).hand;
    let moves = |end| state.card_moves_by_itself(setup, seat, hand.get(hand.end(end)).kind);
    let (able, other) = match (moves(End::Left), moves(End::Right)) {
        (true, true) | (false, false) => return Playable::Both,
        (true, false) => (End::Left, End::Right),
        (false, true) => (End::Right, End::Left),
    };
    if moments::help_is_possible(state, setup, seat, other) { Playable::Both } else { Playable::Only(able) }
}

/// Who may move how far with the card in play. Keys are optional: if only they make a move possible it may be declined,
/// unless the card was chosen for it (L12).
fn list_moves(state: &State, setup: &Setup, list: &mut impl ActionList<Action>) {
    let seat = state.current;
    let player = state.player(seat);
    let steps = state.steps(setup, seat, state.in_play);
    let mut free = false;
    for (cost, set) in (0..).zip(steps.by_keys) {
        if set.is_empty() || cost > player.keys {
            continue;
        }
        for from in player.movable() {
            state.legal_steps(setup, from, set, player.keys - cost, |by| {
                list.add(Action::Move { from, by });
                free |= cost == 0;
                false
            });
        }
    }
    if !free && !state.is_obliged() {
        list.add(Action::Decline);
    }
}

/// Do the answers follow from what everybody may know? Not where the hand has a say: whether a move that costs keys may
/// be declined depends on the card at the other end (L12).
pub(crate) fn answers_are_open(state: &State, setup: &Setup) -> bool {
    match state.agenda.top() {
        Some(Task::Move) => {
            let mut actions = ArrayVec::<Action, MOST_CHOICES>::new();
            list_moves(state, setup, &mut actions);
            actions.iter().any(
                |&action| matches!(action, Action::Move { by, .. } if characters::keys_for(state, setup, by) == 0),
            )
        }
        Some(
            Task::Act
            | Task::Horus(_)
            | Task::Favour(..)
            | Task::AnyHorus
            | Task::ScarabOrWild
            | Task::FreeChoice { .. }
            | Task::TileMove(_),
        ) => true,
        _ => false,
    }
}

/// L36: who may act: all who stand on a tile.
fn candidates(state: &State) -> Places {
    Places(state.me().upright().0 & state.tiled())
}

fn list_open(state: &State, levels: impl Iterator<Item = Level>, list: &mut impl ActionList<Action>) {
    for level in levels.filter(|level| state.tops[level.index()] != NO_KIND) {
        list.add(Action::TakeCard(level));
    }
}

/// One legal action, each equally likely: the same as listing and choosing, only faster for what is asked most.
#[inline]
pub(crate) fn random(state: &State, setup: &Setup, rng: &mut impl Rng) -> Action {
    match state.agenda.top() {
        Some(Task::Play) => Action::Play(random_end(state, setup, rng)),
        Some(Task::Move) if !setup.modules.characters => random_move(state, setup, rng),
        _ => {
            let mut actions = ArrayVec::<Action, MOST_CHOICES>::new();
            list(state, setup, &mut actions);
            actions[pick(rng, actions.len())]
        }
    }
}

/// One of the ends that may be played: first a coin, then, only if that card may not be played, the other.
#[inline]
fn random_end(state: &State, setup: &Setup, rng: &mut impl Rng) -> End {
    let seat = state.current;
    let hand = state.player(seat).hand;
    let moves = |end| state.card_moves_by_itself(setup, seat, hand.get(hand.end(end)).kind);
    let end = End::BOTH[(rng.next_u32() >> 31) as usize];
    if moves(end) || moments::help_is_possible(state, setup, seat, end) || !moves(end.other()) {
        end
    } else {
        end.other()
    }
}

/// One of the moves, where nothing but moving is possible: without keys to give up there is always somebody who can.
/// Any place and any number, until one is tried that is legal.
#[inline]
fn random_move(state: &State, setup: &Setup, rng: &mut impl Rng) -> Action {
    let player = state.me();
    let mut places = [Place::STAIRS; FIGURES + 1];
    let mut count = 0;
    for place in player.movable() {
        places[count] = place;
        count += 1;
    }
    let steps = free_steps(setup, state.in_play);
    let only = steps.only();
    loop {
        let from = places[pick(rng, count)];
        let by = only.or_else(|| steps.clone().nth(pick(rng, steps.count()))).expect("there is a number");
        if state.destination(setup, from, by, player.keys).is_some() {
            return Action::Move { from, by };
        }
    }
}

/// A number below `count`; nothing is drawn where there is no choice.
#[inline]
fn pick(rng: &mut impl Rng, count: usize) -> usize {
    if count > 1 { below(rng, count as u32) as usize } else { 0 }
}

/// Is this place one an adventurer of the player stands on?
pub(crate) fn stands_there(state: &State, place: Place) -> bool {
    state.me().upright().0 & place.bit() != 0
}
