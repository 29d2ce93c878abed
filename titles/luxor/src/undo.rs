//! Undo: the position is restored, but revealed cards stay known.

use crate::action::Action;
use crate::hand::{Hand, Origin, Slot};
use crate::state::State;

/// The position before `action`, with every card that has been shown since known to all.
pub(crate) fn after_undo(before: &State, action: Action, after: &State) -> State {
    let mut restored = *before;
    let actor = before.decider().map_or(0, |seat| seat.index());
    for (seat, player) in restored.players.iter_mut().enumerate() {
        let now = after.players[seat].hand;
        for index in 0..player.hand.len() {
            let shown = if seat == actor {
                shown_by(before.players[seat].hand, action, index, now)
            } else {
                is_open(now, index)
            };
            if shown {
                let slot = player.hand.get(index);
                player.hand.set(index, Slot { origin: Origin::OPEN, ..slot });
                if restored
                    .beyond
                    .exclusions
                    .of(game::Seat(seat as u8))
                    .is_some_and(|(place, _)| place == index)
                {
                    restored.beyond.exclusions.forget(game::Seat(seat as u8));
                }
            }
        }
    }
    restored
}

fn is_open(hand: Hand, index: u8) -> bool {
    index < hand.len() && hand.get(index).origin == Origin::OPEN
}

/// Is the card that was at `index` before the actor's action known to all now?
fn shown_by(before: Hand, action: Action, index: u8, now: Hand) -> bool {
    // How many cards of before are still in the hand, and where the one at `index` went; `None` if it was that one
    // which left the hand.
    let without = |gone: u8| (gone != index).then(|| (before.len() - 1, index - u8::from(index > gone)));
    let kept = match action {
        Action::Play(end) | Action::Add(end) => without(before.end(end)),
        Action::Discard(gone) => without(gone),
        Action::Shift { from, to } => Some((before.len(), shifted(index, from, to))),
        Action::Move { .. }
        | Action::Act(_)
        | Action::TakePrize
        | Action::TakeKey
        | Action::TakeCard(_)
        | Action::TakeScarab
        | Action::TakeWild
        | Action::Roll
        | Action::RaiseAll
        | Action::StandUp(_)
        | Action::UseTile(_)
        | Action::PutOut(_)
        | Action::Alone
        | Action::Put(_)
        | Action::Use
        | Action::Forward(_)
        | Action::Reroll
        | Action::Keep
        | Action::ExtraTurn
        | Action::Decline => Some((before.len(), index)),
    };
    let Some((kept, moved_to)) = kept else { return true };
    // A Horus card that came with the action, without anything else being turned up, went into the middle.
    let makes_room = now.len() > kept && moved_to >= kept / 2;
    is_open(now, moved_to + u8::from(makes_room))
}

/// Where the card at `index` is after the one at `from` went to `to`.
fn shifted(index: u8, from: u8, to: u8) -> u8 {
    if index == from {
        return to;
    }
    let without = index - u8::from(index > from);
    without + u8::from(without >= to)
}
