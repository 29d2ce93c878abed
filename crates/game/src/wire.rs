//! What a title gives to clients beside its views and events: actions as data, and what its pieces are.

use crate::{Game, Message, Refusal, Word};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A title whose choices and pieces clients can understand without parsing texts.
pub trait Wire: Game {
    /// An action as data: its `kind`, and the places, cards or numbers it names.
    type Details: Clone + Debug + PartialEq + Serialize + Send;
    /// What somebody can try although no choice stands for it, such as tapping a card that cannot be played.
    type Attempt: Clone + Debug + DeserializeOwned;
    /// What the texts of cards and tiles in views and events stand for, with their rules and points.
    type Pieces: Serialize;

    /// Describes a legal action of the decider. `state` is a position that looks the same to the decider as the true
    /// one ([`Game::determinize`]), so nothing hidden can get into the description. `events` are those that are
    /// certain.
    fn describe(
        setup: &Self::Setup,
        state: &Self::State,
        action: Self::Action,
        events: &[Self::Event],
    ) -> Description<Self::Details>;
    /// Why an attempt of the decider is not possible; `None` if one of the choices stands for it. `state` is a position
    /// that looks the same to the decider, as in [`describe`](Wire::describe).
    fn why_not(setup: &Self::Setup, state: &Self::State, attempt: &Self::Attempt) -> Option<Refusal>;
    /// What the decider is asked; `None` when the game is over.
    fn question(setup: &Self::Setup, state: &Self::State) -> Option<Question>;
    /// Do the answers to the question follow from what everybody may know? Then a single one need not be asked for:
    /// making it at once tells nobody anything.
    fn answers_are_open(_setup: &Self::Setup, _state: &Self::State) -> bool {
        false
    }
    /// The pieces of a game.
    fn pieces(setup: &Self::Setup) -> Self::Pieces;
}

/// A legal action, for people and programs.
///
/// ```
/// use game::{Description, Message};
/// let take = Description {
///     details: ("take", 3),
///     rule: "D2",
///     effect: Message::new("dice-do-take").number("count", 3),
///     leads_on: true,
/// };
/// assert_eq!(take.effect.id, "dice-do-take", "a client makes a sentence in its own language of it");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Description<D> {
    /// The action as data.
    pub details: D,
    /// The id of the rule it follows.
    pub rule: &'static str,
    /// What it does, as one sentence; its attribute `label`, if it has one, is the text of a button.
    pub effect: Message,
    /// Is it only half of what a player has in mind, such as a card before the move it makes? Then what comes next
    /// belongs to it: clients offer both at once, and advice names both.
    pub leads_on: bool,
}

/// The [`Wire::Attempt`] of a title whose clients offer nothing but choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(rename = "Attempt"))]
pub enum NoAttempt {}

/// What the decider is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// A name for the kind of question, the same in every game.
    pub name: Word,
    /// The id of the rule that asks it.
    pub rule: &'static str,
}
