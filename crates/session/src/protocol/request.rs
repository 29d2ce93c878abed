//! Request bodies and WebSocket messages of clients.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "schema")]
use {ts_rs::TS, utoipa::ToSchema};

/// Creates a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskGame {
    /// The id of the title.
    pub title: String,
    /// The number of players.
    pub players: u8,
    /// The ids of the modules.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub modules: Vec<String>,
    /// Options of the title other than modules; no title has any yet.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, unknown> | null"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub options: Option<Value>,
    /// The starting seat; random if missing.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub first: Option<u8>,
    /// How many seconds somebody may be away before others can give their seat to a computer; 120 if missing.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub patience: Option<u32>,
    /// One entry for each player, clockwise.
    pub seats: Vec<AskSeat>,
}

/// Who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum AskSeat {
    /// The guest who creates the game.
    You {
        /// Their name.
        name: String,
    },
    /// Another person on the same device.
    Local {
        /// Their name.
        name: String,
    },
    /// A guest who follows the invitation.
    Open {},
    /// A bot.
    Bot {
        /// The bot's id.
        bot: String,
    },
}

/// How a seat changes: by the host before the game starts; in a running game see `docs/protocol.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum AskSeatChange {
    /// Opens it for a guest, before the game starts.
    Open {},
    /// A bot plays it.
    Bot {
        /// The bot's id; `greedy` if missing.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional = nullable))]
        bot: Option<String>,
    },
    /// Its former player takes it back from a bot, in a running game.
    Back {
        /// The player's name.
        name: String,
    },
}

/// Takes an open seat, or in a running game the seat the invitation is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskJoin {
    /// The code of the invitation.
    pub invite: String,
    /// The seat to take.
    pub seat: u8,
    /// The guest's name.
    pub name: String,
}

/// Starts the game, with bots on the open seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskStart {
    /// The bot for open seats; `greedy` if missing.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub bot: Option<String>,
}

/// Plays an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskAction {
    /// Chosen by the client, unique for every command. A retry with the same id gets the same answer and changes
    /// nothing.
    pub id: String,
    /// The `seq` of the snapshot the command answers.
    pub seq: u64,
    /// The acting seat.
    pub seat: u8,
    /// The `action` of one of the choices.
    pub action: String,
}

/// Undo, redo or restart of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskChange {
    /// Chosen by the client, unique for every command.
    pub id: String,
    /// The `seq` of the snapshot the command answers.
    pub seq: u64,
    /// The acting seat.
    pub seat: u8,
}

/// A command over the WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ClientMessage {
    /// Plays an action.
    Act(AskAction),
    /// Undoes the latest action.
    Undo(AskChange),
    /// Redoes what was undone.
    Redo(AskChange),
    /// Undoes as much of the latest turn as the rules allow.
    Restart(AskChange),
}

/// Asks why something is not possible.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskWhyNot {
    /// The `seq` of the snapshot that was looked at.
    pub seq: u64,
    /// The seat that tries it.
    pub seat: u8,
    /// What is tried, as an `Attempt` of the title.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub attempt: Value,
}

/// Asks for a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// The seat to advise.
    pub seat: u8,
}

/// Moves seats to this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskClaim {
    /// The one-time code.
    pub code: String,
}
