//! Puzzles on the wire.

use super::{AnalysedChoice, Raw, Snapshot};
use catalogue::puzzle::Difficulty;
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "schema")]
use {super::LogEntry, ts_rs::TS, utoipa::ToSchema};

/// The days of a month that have a puzzle by now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleMonth {
    /// The first day that has a puzzle, as `2026-11-01`.
    pub first: String,
    /// The last day whose puzzle can be asked for now: somewhere on earth it is that day.
    pub last: String,
    /// The days of the month, in order.
    pub days: Vec<PuzzleDay>,
}

/// What may be known of the puzzle of a day before it is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleDay {
    /// The day, as `2026-11-18`.
    pub date: String,
    /// The id of its title.
    pub title: String,
    /// How hard it is.
    pub difficulty: Difficulty,
}

/// Asks for the position of a puzzle, after the first parts of a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskPuzzle {
    /// The name of who answers, as the table shows it.
    pub name: String,
    /// The parts of a choice that were chosen so far.
    #[serde(default)]
    pub actions: Vec<String>,
}

/// Asks why something is not possible in the position of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskPuzzleWhyNot {
    /// The parts of a choice that were chosen so far.
    #[serde(default)]
    pub actions: Vec<String>,
    /// What is tried, as an `Attempt` of the title.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub attempt: Value,
}

/// Answers a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerPuzzle {
    /// The choice: one of `choices` of the puzzle.
    pub actions: Vec<String>,
}

/// The position of a puzzle, as the seat that decides may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleState {
    /// Which one.
    pub day: PuzzleDay,
    /// All choices, each as the actions it consists of, in an order that means nothing.
    pub choices: Vec<Vec<String>>,
    /// The parts of a choice that were chosen so far.
    pub actions: Vec<String>,
    /// The log since the position of the puzzle.
    #[cfg_attr(feature = "schema", ts(type = "Array<LogEntry>"), schema(value_type = Vec<LogEntry>))]
    pub log: Raw,
    /// The table.
    pub snapshot: Snapshot,
}

/// How good an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The best choice.
    Best,
    /// It loses less than 5 % against the best.
    Half,
    /// It loses more.
    Missed,
}

/// The answer of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleAnswer {
    /// Which one.
    pub day: PuzzleDay,
    /// How good the choice was.
    pub mark: Mark,
    /// What it loses against the best: the difference of their chances to win.
    pub loss: f64,
    /// The standard error of `loss`.
    pub error: f64,
    /// The choice that was answered, as an index of `choices`.
    pub chosen: u32,
    /// The choice that looks natural, as an index of `choices`; `null` if it is not among them.
    pub natural: Option<u32>,
    /// The four best choices, best first, and the one that was answered.
    pub choices: Vec<AnalysedChoice>,
    /// The number of all choices.
    pub count: u32,
    /// What the best choice gains against the natural one, the largest gain first.
    #[cfg_attr(feature = "schema", ts(type = "Array<Message>"), schema(value_type = Vec<Object>))]
    pub reasons: Vec<Value>,
    /// Where it comes from.
    pub origin: PuzzleOrigin,
}

/// The game that a puzzle comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PuzzleOrigin {
    /// The bot that played it in all seats.
    pub bot: String,
    /// The seed of all games.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
    /// The turn.
    pub turn: u32,
}
