//! What can be asked of the server.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A new game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskGame {
    /// The id of the title.
    pub title: String,
    /// How many play.
    pub players: u8,
    /// The ids of the modules.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub modules: Vec<String>,
    /// Options of the title beyond its modules; no title has any yet.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<Value>,
    /// The seat that begins; drawn by lot if nobody is named.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub first: Option<u8>,
    /// Who sits where, clockwise: one for each player.
    pub seats: Vec<AskSeat>,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum AskSeat {
    /// Whoever asks.
    You {
        /// How they are called.
        name: String,
    },
    /// Somebody else at the same device.
    Local {
        /// How they are called.
        name: String,
    },
    /// A friend who follows the invitation.
    Open {},
    /// A computer player.
    Bot {
        /// Which.
        bot: String,
    },
}

/// What the host makes of a seat before the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum AskSeatChange {
    /// Free for a friend.
    Open {},
    /// A computer player.
    Bot {
        /// Which.
        bot: String,
    },
}

/// A seat at a table one was invited to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskJoin {
    /// The code of the invitation.
    pub invite: String,
    /// Which seat.
    pub seat: u8,
    /// How the guest is called.
    pub name: String,
}

/// Begin, with computer players on the open seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskStart {
    /// Which computer player; `greedy` if none is named.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub bot: Option<String>,
}

/// One choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskAction {
    /// Made by the client, different for every command; a repeat is answered, not repeated.
    pub id: String,
    /// The `seq` of the snapshot that is answered.
    pub seq: u64,
    /// Who decides.
    pub seat: u8,
    /// The text of one of the choices.
    pub action: String,
}

/// Taking back, doing again, beginning the turn again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskChange {
    /// Made by the client, different for every command.
    pub id: String,
    /// The `seq` of the snapshot that is answered.
    pub seq: u64,
    /// Who.
    pub seat: u8,
}

/// A command over the WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ClientMessage {
    /// Makes a choice.
    Act(AskAction),
    /// Takes back the latest choice.
    Undo(AskChange),
    /// Does again what was taken back.
    Redo(AskChange),
    /// Takes back everything of this turn that can be taken back.
    Restart(AskChange),
}

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// For whom.
    pub seat: u8,
}

/// Going on with somebody's seats on this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskClaim {
    /// The one-time code.
    pub code: String,
}
