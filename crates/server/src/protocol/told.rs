//! What the rules crates tell, as it looks on the wire. The server passes it on as it is; these types are for whoever
//! reads it, and a test sees to it that they fit.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence by its id in `locales/`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The message id.
    pub id: String,
    /// Its arguments by name.
    pub args: Vec<(String, Arg)>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase", tag = "type", content = "value", deny_unknown_fields)]
pub enum Arg {
    /// A number, shown as it is.
    Number(i64),
    /// The id of another message.
    Term(String),
    /// A player, shown by name.
    Seat(u8),
    /// A text that is the same in all languages.
    Text(String),
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// Its place in this viewer's log, from 0.
    pub number: u64,
    /// The turn in which it happened; 0 while the game was laid out.
    pub turn: u32,
    /// After so many records it had happened: where a replay shows it.
    pub at: u64,
    /// What happened, for people.
    pub message: Message,
    /// What happened, as the title's own data.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Value,
}

/// A legal action with what is certain to follow from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// What to send back.
    pub action: String,
    /// What would happen at once, as far as the player can know it.
    pub effects: Vec<Message>,
    /// The same as the title's own data.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// Does chance come in after these effects?
    pub chance: bool,
}

/// A title, for whoever sets up a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TitleInfo {
    /// The word for it.
    pub id: String,
    /// Message id of its name.
    pub name: String,
    /// Message id of one sentence about it.
    pub about: String,
    /// How many can play.
    pub players: PlayersRange,
    /// What can be added, in any combination.
    pub modules: Vec<ModuleInfo>,
    /// What the book advises.
    pub advice: Vec<TitleAdvice>,
    /// `complete` or `trial`.
    pub stage: String,
    /// The computer players, gentlest first.
    pub bots: Vec<String>,
    /// The message ids of the scoring categories.
    pub categories: Vec<String>,
}

/// From the fewest to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayersRange {
    /// The fewest.
    pub start: u8,
    /// The most.
    pub end: u8,
}

/// A part of the rules that can be switched on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ModuleInfo {
    /// The word for it.
    pub id: String,
    /// Message id of its name.
    pub name: String,
    /// Message id of one sentence about it.
    pub about: String,
}

/// A piece of advice for whoever sets up a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TitleAdvice {
    /// For this number of players.
    pub players: u8,
    /// These modules should be in play.
    pub modules: Vec<String>,
    /// Message id of the advice.
    pub message: String,
    /// The rule it comes from.
    pub rule: String,
}
