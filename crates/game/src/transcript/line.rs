//! The lines of a transcript, as serialised.

use crate::{Generation, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first line: which game this is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the file format.
    pub luxor: u16,
    /// The title.
    pub title: String,
    /// The generation of its rules.
    pub generation: Generation,
    /// The edition's name.
    pub edition: String,
    /// SHA-256 of the edition's component file.
    pub digest: String,
    /// The title's options.
    pub options: Value,
    /// Who plays, clockwise.
    pub seats: Vec<Player>,
    /// SHA-256 of the secret seed, if chance came from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whose view this file holds, if it is not the full game: `"seat 2"` or `"spectator"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_to: Option<String>,
    /// The component file itself, if it is not a built-in edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The position the game began from, without its header, if it was not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A player at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Display name.
    pub name: String,
    /// The bot that plays this seat, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Every line after the first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    /// The chance outcomes of the setup.
    Deal(Deal),
    /// A turn begins.
    Turn(Turn),
    /// A player acted.
    Act(Act),
    /// A player undid their latest action.
    Undo(Undo),
    /// A seat changed hands.
    Takeover(Takeover),
    /// The players ended the game.
    End(End),
    /// The game is over by the rules.
    Result(Result),
}

/// `{"deal":["first 2","cards 3",…]}`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The chance outcomes, in the order the rules ask for them.
    pub deal: Vec<String>,
}

/// `{"turn":5,"position":"0123456789abcdef"}`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Its number, from 1.
    pub turn: u32,
    /// The fingerprint of the position, in full transcripts only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// `{"seat":0,"do":"play left","chance":["die 4"]}`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Who, counted from 0.
    pub seat: Seat,
    /// The action in its text form, or `?` if it is hidden from this file's viewer.
    #[serde(rename = "do")]
    pub action: String,
    /// Its chance outcomes, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
}

/// `{"seat":0,"undo":"play left"}`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Who.
    pub seat: Seat,
    /// What was undone.
    pub undo: String,
}

/// `{"seat":1,"from":{"name":"Ben"},"to":{"name":"Ben","bot":"greedy"}}`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Takeover {
    /// Which seat.
    pub seat: Seat,
    /// Who played it so far.
    pub from: Player,
    /// Who plays it from here on.
    pub to: Player,
}

/// `{"end":"agreed","position":"0123456789abcdef","seed":"…"}`: the last line of a game that its players ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Why.
    pub end: Reason,
    /// The fingerprint of the final position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The seed, which is public once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// Why a game ended before the rules ended it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// All people at the table wanted it.
    Agreed,
}

/// The last line of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// The scores, one for each seat.
    pub result: Vec<ResultSeat>,
    /// The fingerprint of the final position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The seed, which is public once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultSeat {
    /// 1 for the winner.
    pub rank: u8,
    /// All points.
    pub points: i16,
    /// The points by category.
    pub parts: std::collections::BTreeMap<String, i16>,
}
