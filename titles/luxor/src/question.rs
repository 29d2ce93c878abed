//! What the decider is asked: its name, its rule.

use crate::agenda::Task;
use crate::hand::NO_KIND;
use crate::setup::Setup;
use crate::state::State;
use game::{Question, Word};

/// The question of a position; nothing when the game is over.
pub(crate) fn question(state: &State, setup: &Setup) -> Option<Question> {
    let task = state.agenda.top()?;
    Some(Question { name: Word::new(asked_id(task).trim_start_matches("asked-")), rule: rule(state, setup) })
}

/// The id of the rule that asks: of a move the rule of the card that moves.
pub(crate) fn rule(state: &State, setup: &Setup) -> &'static str {
    match state.agenda.top() {
        None => "L41",
        Some(Task::Move) if state.in_play.card != NO_KIND => setup.card(state.in_play.card).rule(),
        Some(task) => rule_of(task),
    }
}

/// The id of the rule that asks this.
pub(crate) fn rule_of(task: Task) -> &'static str {
    match task {
        Task::Play => "L11",
        Task::Use => "C6",
        Task::Add => "Q4",
        Task::Reroll => "C2",
        Task::Move => "L14",
        Task::Act => "L36",
        Task::TurnedUp(_) => "C7",
        Task::Prize(_) => "L38",
        Task::Horus(_) => "L26",
        Task::Favour(..) => "L31",
        Task::ScarabOrWild => "L30",
        Task::Put => "Q6",
        Task::Rearrange(..) => "C3",
        Task::ExtraTurn => "C9",
        Task::Raise | Task::RaiseOne | Task::RaiseAny => "M9",
        Task::MummyTile => "M11",
        _ => "M12",
    }
}

/// The message id of the question.
pub(crate) fn asked_id(task: Task) -> &'static str {
    match task {
        Task::Play => "asked-play",
        Task::Use => "asked-use",
        Task::Add => "asked-add",
        Task::Reroll => "asked-reroll",
        Task::Move => "asked-move",
        Task::Act | Task::TurnedUp(_) => "asked-act",
        Task::Prize(_) => "asked-prize",
        Task::Horus(_) => "asked-horus",
        Task::Favour(..) => "asked-favour",
        Task::ScarabOrWild => "asked-scarab-or-wild",
        Task::Put => "asked-put",
        Task::Rearrange(..) => "asked-rearrange",
        Task::ExtraTurn => "asked-extra-turn",
        Task::Raise => "asked-raise",
        Task::RaiseOne => "asked-raise-one",
        Task::RaiseAny => "asked-raise-any",
        Task::MummyTile => "asked-mummy-tile",
        Task::TileMove(_) => "asked-tile-move",
        Task::Discard => "asked-discard",
        Task::AnyHorus => "asked-any-horus",
        Task::FreeChoice { .. } => "asked-free-choice",
        Task::MoveCard => "asked-move-card",
        Task::PutOut => "asked-put-out",
        _ => "asked-nothing",
    }
}
