//! The analysis of a finished game on the wire; what it consists of is in `catalogue`.

#[cfg(feature = "schema")]
use super::Analysis;
use super::Raw;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use {ts_rs::TS, utoipa::ToSchema};

/// Asks for the analysis of a finished game, or for a deeper one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskAnalysis {
    /// How many times the usual number of play-outs: 1 if missing. Nothing is computed if there is an analysis as deep.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub depth: Option<u32>,
}

/// Asks for the question that would have followed other actions than those that were played in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskTrial {
    /// The number of records before the position.
    pub at: u64,
    /// The actions of the player who decides there. Each must lead on to another question without chance, as a card
    /// does that is only half of a move.
    pub actions: Vec<String>,
}

/// The analysis of a game, and whether one is being computed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameAnalysis {
    /// `none`: nobody asked yet; `waiting`: for others that were asked for before; `computing`; `done`.
    #[cfg_attr(feature = "schema", ts(type = "\"none\" | \"waiting\" | \"computing\" | \"done\""))]
    pub state: String,
    /// The depth of what is being computed, otherwise of `analysis`; 0 if there is none.
    pub depth: u32,
    /// Decisions analysed so far by what is being computed.
    pub done: u32,
    /// All decisions it has to analyse.
    pub total: u32,
    /// The deepest depth this server offers; 0 if it offers no analysis.
    pub deepest: u32,
    /// The complete analysis, or what is known so far of the first one; `null` while nothing is known, and if the
    /// client asked for its progress only.
    #[cfg_attr(feature = "schema", ts(as = "Option<Analysis>"), schema(value_type = Option<Analysis>))]
    pub analysis: Option<Raw>,
}
