//! Wire format of data that the rules crates serialise themselves. The server passes it on unparsed; these types
//! document it, and a test checks that they match.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "schema")]
use {ts_rs::TS, utoipa::ToSchema};

/// A translatable message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The message id in `locales/`.
    pub id: String,
    /// Its arguments by name.
    pub args: Vec<(String, Arg)>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase", tag = "type", content = "value", deny_unknown_fields)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// The id of another message.
    Term(String),
    /// A player, shown by name.
    Seat(u8),
    /// A text that is not translated.
    Text(String),
}

/// One entry of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// Its index in this viewer's log, from 0.
    pub number: u64,
    /// The turn in which it happened; 0 during setup.
    pub turn: u32,
    /// The number of records after which it had happened; `replay?at=` with it shows that position.
    pub at: u64,
    /// What happened, as text.
    pub message: Message,
    /// The id of the rule it follows; `null` for an undo.
    pub rule: Option<String>,
    /// What happened, as the title's own data.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Object))]
    pub event: Value,
    /// The turn that begins with it; absent if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub begins: Option<TurnStart>,
}

/// A turn that begins: the entries after it happened in it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TurnStart {
    /// Whose turn.
    pub seat: u8,
    /// Its number, from 1.
    pub turn: u32,
    /// The number of its round, from 1; absent in a title that does not count rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub round: Option<u16>,
}

/// A legal action with its certain effects.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The text to send as `action`.
    pub action: String,
    /// The action as the title's own data: its `kind`, and the places, cards or numbers it names.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Object))]
    pub details: Value,
    /// The id of the rule it follows.
    pub rule: String,
    /// What it does, as one sentence. The message's attribute `label`, if it has one, is the text of a button.
    pub effect: Message,
    /// Its immediate effects, as far as the player can know them.
    pub effects: Vec<Message>,
    /// The effects as the title's own data.
    #[cfg_attr(feature = "schema", ts(type = "unknown[]"), schema(value_type = Vec<Object>))]
    pub events: Vec<Value>,
    /// Does a chance outcome follow these effects?
    pub chance: bool,
    /// If it changes nothing by itself and leads on to another question: the answers to that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<Choice>>", optional), schema(no_recursion))]
    pub then: Vec<Choice>,
    /// Is it the only one, and can everybody tell? Then it need not be asked for: a client may show it and make it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>", optional))]
    pub forced: bool,
}

/// A title, for setting up a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TitleInfo {
    /// Its id.
    pub id: String,
    /// Message id of its name.
    pub name: String,
    /// Message id of one sentence about it.
    pub about: String,
    /// The possible numbers of players.
    pub players: PlayersRange,
    /// Its modules, which can be combined freely.
    pub modules: Vec<ModuleInfo>,
    /// The rule book's advice on setup.
    pub advice: Vec<TitleAdvice>,
    /// `complete` or `trial`.
    pub stage: String,
    /// The names of the bots, weakest first.
    pub bots: Vec<String>,
    /// The message ids of the scoring categories.
    pub categories: Vec<String>,
}

/// A range of player counts, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayersRange {
    /// The fewest.
    pub start: u8,
    /// The most.
    pub end: u8,
}

/// An optional part of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ModuleInfo {
    /// Its id.
    pub id: String,
    /// Message id of its name.
    pub name: String,
    /// Message id of one sentence about it.
    pub about: String,
}

/// Advice on which modules to use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TitleAdvice {
    /// For this number of players.
    pub players: u8,
    /// The advised modules.
    pub modules: Vec<String>,
    /// Message id of the advice.
    pub message: String,
    /// The rule it comes from.
    pub rule: String,
}
