//! Why something is not allowed: the rule, and what would be.

use crate::action::Action;
use crate::agenda::Task;
use crate::legal::stands_there;
use crate::place::Place;
use crate::question::rule_of;
use crate::setup::Setup;
use crate::state::State;
use crate::view::Asked;
use game::{Message, Refusal};

/// Explains why an action that is not listed is refused.
pub(crate) fn explain(state: &State, setup: &Setup, action: Action) -> Refusal {
    let Some(task) = state.agenda.top() else {
        return refuse("L41", Message::new("refused-game-over"));
    };
    match (task, action) {
        (Task::Play, Action::Play(_)) => refuse("L12", Message::new("refused-other-card-moves")),
        (Task::Move | Task::TileMove(_), Action::Move { from, by }) => explain_move(state, setup, from, by),
        (Task::Move, Action::Decline) => refuse("L14", Message::new("refused-must-move")),
        (Task::Use, Action::Use) => refuse("L12", Message::new("refused-card-moves-nobody")),
        (Task::Use, Action::Decline) => refuse("L12", Message::new("refused-must-use")),
        (Task::Use, Action::Forward(from)) => explain_move(state, setup, from, 1),
        (Task::Add, Action::Add(_)) => refuse("Q4", Message::new("refused-card-cannot-be-added")),
        (Task::Add, Action::Alone) => refuse("L12", Message::new("refused-must-use")),
        (Task::Act, Action::Act(_)) => refuse("L36", Message::new("refused-nobody-to-act")),
        (Task::Horus(_), Action::TakeKey) => refuse("L26", Message::new("refused-no-key-left")),
        (Task::Horus(_), Action::TakeCard(_)) => refuse("L26", Message::new("refused-no-card-of-level")),
        (Task::Favour(..), Action::TakeCard(_)) => refuse("L31", Message::new("refused-no-card-of-level")),
        (Task::AnyHorus, Action::TakeCard(_)) => refuse("M12", Message::new("refused-no-card-of-level")),
        (Task::RaiseOne | Task::RaiseAny, Action::StandUp(_)) => {
            refuse("M10", Message::new("refused-cannot-be-raised"))
        }
        (Task::MummyTile, Action::UseTile(_)) => refuse("M11", Message::new("refused-mummy-tile")),
        (Task::Discard, Action::Discard(_)) => refuse("M12", Message::new("refused-no-such-card")),
        (Task::Rearrange(..), Action::Shift { .. }) => refuse("C3", Message::new("refused-no-such-shift")),
        (Task::MoveCard, Action::Shift { .. }) => refuse("M12", Message::new("refused-no-such-shift")),
        (Task::FreeChoice { .. }, Action::TakeKey | Action::TakeScarab | Action::TakeWild) => {
            refuse("M12", Message::new("refused-not-twice"))
        }
        (Task::PutOut, Action::PutOut(_)) => refuse("M12", Message::new("refused-no-such-scarab")),
        _ => {
            refuse(rule_of(task), Message::new("refused-not-asked").term("asked", Asked::of(task).message()))
        }
    }
}

fn explain_move(state: &State, setup: &Setup, from: Place, by: i8) -> Refusal {
    if from == Place::TOMB {
        return refuse("L21", Message::new("refused-tomb-is-final"));
    }
    if !stands_there(state, from) {
        if from == Place::STAIRS && state.me().newcomers() > 0 {
            return refuse("L20", Message::new("refused-newcomer"));
        }
        let lies = state.me().figures.iter().any(|figure| figure.is_lying() && figure.place() == Some(from));
        return match lies {
            true => refuse("M8", Message::new("refused-lying").term("place", crate::event::place_id(from))),
            false => refuse(
                "L14",
                Message::new("refused-nobody-there").term("place", crate::event::place_id(from)),
            ),
        };
    }
    let seat = state.current;
    let allowed = match state.agenda.top() {
        Some(Task::Move) => state.steps(setup, seat, state.in_play).cost(by),
        Some(Task::Use) => Some(0),
        _ => None,
    };
    let keys = state.player(seat).keys;
    match allowed {
        None => refuse(step_rule(state), Message::new("refused-number-of-tiles").number("by", by)),
        Some(cost) if cost > keys => refuse("C8", Message::new("refused-no-key-to-give-up")),
        Some(_) if by == 0 => refuse("Q3", Message::new("refused-not-on-a-tile")),
        Some(cost) => match state.destination(setup, from, by, u8::MAX) {
            Some(Place::TOMB) if keys == cost => refuse("L21", Message::new("refused-tomb-needs-key")),
            None if by < 0 => refuse("L19", Message::new("refused-no-tile-behind")),
            None if state.tile_ahead(from, by as u8).is_none() => {
                refuse("L21", Message::new("refused-beyond-tomb"))
            }
            _ => refuse("L23", Message::new("refused-push-impossible")),
        },
    }
}

fn step_rule(state: &State) -> &'static str {
    match state.agenda.top() {
        Some(Task::TileMove(_)) => "M12",
        _ => "L14",
    }
}

pub(crate) fn refuse(rule: &'static str, message: Message) -> Refusal {
    Refusal { rule, message }
}
