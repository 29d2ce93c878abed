//! What the decider is asked: its name, its rule.

use crate::agenda::Task;
use crate::hand::NO_KIND;
use crate::setup::Setup;
use crate::state::State;
use crate::view::Asked;
use game::{Question, Word};

/// The question of a position; nothing when the game is over.
pub(crate) fn question(state: &State, setup: &Setup) -> Option<Question> {
    let asked = Asked::of(state.agenda.top()?);
    Some(Question { name: Word::new(asked.message().trim_start_matches("asked-")), rule: rule(state, setup) })
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
        Task::TileMove(_)
        | Task::Discard
        | Task::AnyHorus
        | Task::FreeChoice { .. }
        | Task::MoveCard
        | Task::PutOut => "M12",
        Task::TileAction(_)
        | Task::Advance { .. }
        | Task::AdvanceByTile { .. }
        | Task::Draw
        | Task::OpenTile(_)
        | Task::EndTurn => unreachable!("the referee never rests on {task:?}"),
    }
}

impl Asked {
    /// What somebody is asked by this task.
    pub(crate) const fn of(task: Task) -> Asked {
        match task {
            Task::Play => Asked::Play,
            Task::Use => Asked::Use,
            Task::Add => Asked::Add,
            Task::Reroll => Asked::Reroll,
            Task::Move => Asked::Move,
            Task::Act | Task::TurnedUp(_) => Asked::Act,
            Task::Prize(_) => Asked::Prize,
            Task::Horus(_) => Asked::Horus,
            Task::Favour(..) => Asked::Favour,
            Task::ScarabOrWild => Asked::ScarabOrWild,
            Task::Put => Asked::Put,
            Task::Rearrange(..) => Asked::Rearrange,
            Task::ExtraTurn => Asked::ExtraTurn,
            Task::Raise => Asked::Raise,
            Task::RaiseOne => Asked::RaiseOne,
            Task::RaiseAny => Asked::RaiseAny,
            Task::MummyTile => Asked::MummyTile,
            Task::TileMove(_) => Asked::TileMove,
            Task::Discard => Asked::Discard,
            Task::AnyHorus => Asked::AnyHorus,
            Task::FreeChoice { .. } => Asked::FreeChoice,
            Task::MoveCard => Asked::MoveCard,
            Task::PutOut => Asked::PutOut,
            Task::TileAction(_)
            | Task::Advance { .. }
            | Task::AdvanceByTile { .. }
            | Task::Draw
            | Task::OpenTile(_)
            | Task::EndTurn => Asked::Nothing,
        }
    }

    /// The id of the message that asks it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Asked::Play => "asked-play",
            Asked::Use => "asked-use",
            Asked::Add => "asked-add",
            Asked::Reroll => "asked-reroll",
            Asked::Move => "asked-move",
            Asked::Act => "asked-act",
            Asked::Prize => "asked-prize",
            Asked::Horus => "asked-horus",
            Asked::Favour => "asked-favour",
            Asked::ScarabOrWild => "asked-scarab-or-wild",
            Asked::Put => "asked-put",
            Asked::Rearrange => "asked-rearrange",
            Asked::ExtraTurn => "asked-extra-turn",
            Asked::Raise => "asked-raise",
            Asked::RaiseOne => "asked-raise-one",
            Asked::RaiseAny => "asked-raise-any",
            Asked::MummyTile => "asked-mummy-tile",
            Asked::TileMove => "asked-tile-move",
            Asked::Discard => "asked-discard",
            Asked::AnyHorus => "asked-any-horus",
            Asked::FreeChoice => "asked-free-choice",
            Asked::MoveCard => "asked-move-card",
            Asked::PutOut => "asked-put-out",
            Asked::Nothing => "asked-nothing",
        }
    }
}
