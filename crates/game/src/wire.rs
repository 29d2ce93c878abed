//! What a title gives to clients beside its views and events: actions as data, what its pieces are, and all of it as
//! TypeScript.

use crate::{Game, Message, Refusal, Word};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Debug;
use ts_rs::{Config, TS, TypeVisitor};

/// A title whose choices and pieces clients can understand without parsing texts.
pub trait Wire: Game {
    /// An action as data: its `kind`, and the places, cards or numbers it names.
    type Details: Clone + Debug + PartialEq + Serialize + TS + Send;
    /// What somebody can try although no choice stands for it, such as tapping a card that cannot be played.
    type Attempt: Clone + Debug + DeserializeOwned + TS;
    /// What the texts of cards and tiles in views and events stand for, with their rules and points.
    type Pieces: Serialize + TS;

    /// Describes a legal action of the decider. `state` is a position that looks the same to the decider as the true one
    /// ([`Game::determinize`]), so nothing hidden can get into the description. `events` are those that are certain.
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
    /// Do the answers to the question follow from what everybody may know? Then a single one need not be asked for: making
    /// it at once tells nobody anything.
    fn answers_are_open(_setup: &Self::Setup, _state: &Self::State) -> bool {
        false
    }
    /// The pieces of a game.
    fn pieces(setup: &Self::Setup) -> Self::Pieces;
    /// The TypeScript of everything the title sends.
    fn typescript() -> TypeScript;
}

/// A legal action, for people and programs.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[ts(rename = "Attempt")]
pub enum NoAttempt {}

/// What the decider is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// A name for the kind of question, the same in every game.
    pub name: Word,
    /// The id of the rule that asks it.
    pub rule: &'static str,
}

/// TypeScript declarations: each type once, then the constants.
#[derive(Clone, Debug, Default)]
pub struct TypeScript {
    visited: HashSet<TypeId>,
    /// By name, because the order in which a type names those it needs differs from one compilation to the next.
    types: BTreeMap<String, String>,
    constants: String,
}

impl TypeScript {
    /// Declares a type and all types it needs.
    pub fn with<T: TS + 'static>(mut self) -> TypeScript {
        self.visit::<T>();
        self
    }

    /// Declares a constant of a type that was declared.
    pub fn constant(mut self, name: &str, of: &str, value: &impl Serialize) -> TypeScript {
        let value = serde_json::to_string(value).unwrap_or_default();
        self.constants.push_str(&format!("\nexport const {name}: {of} = {value};\n"));
        self
    }

    /// The declarations.
    pub fn into_text(self) -> String {
        self.types.into_values().chain([self.constants]).collect()
    }

    fn config() -> Config {
        Config::new().with_large_int("number")
    }
}

impl TypeVisitor for TypeScript {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the language, such as numbers and lists, have no file of their own and need no declaration.
        if T::output_path().is_none() || !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        let config = Self::config();
        let (name, docs, declaration) = (T::ident(&config), T::docs().unwrap_or_default(), T::decl(&config));
        // Two types of one name would both be there, and the page's type check would say so.
        self.types.entry(name).or_default().push_str(&format!("\n{docs}export {declaration}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Shared};

    /// A hand.
    #[derive(Serialize, TS)]
    #[allow(dead_code)]
    struct Hand {
        owner: Seat,
        cards: Shared<Vec<Card>>,
    }

    #[derive(Serialize, TS)]
    #[ts(type = "string")]
    #[allow(dead_code)]
    struct Card(u8);

    #[test]
    fn every_type_is_declared_once_by_name_before_the_constants() {
        let text =
            TypeScript::default().constant("MOST", "Seat", &4).with::<Hand>().with::<Card>().into_text();
        let declared: Vec<&str> = text.lines().filter(|line| line.starts_with("export ")).collect();
        assert_eq!(
            declared,
            [
                "export type Card = string;",
                "export type Hand = { owner: Seat, cards: Array<Card>, };",
                "export type Seat = number;",
                "export const MOST: Seat = 4;"
            ]
        );
        assert!(text.contains("A hand."));
    }
}
