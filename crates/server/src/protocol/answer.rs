//! What the server answers.

use super::told::{Choice, LogEntry, Message};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::{Arc, LazyLock};
use ts_rs::TS;
use utoipa::ToSchema;

/// JSON that was written once and is sent many times.
#[derive(Clone, Debug)]
pub struct Raw(pub Arc<RawValue>);

impl Raw {
    /// From anything that can be written.
    pub fn of(value: &impl Serialize) -> Raw {
        let raw = serde_json::value::to_raw_value(value);
        // Only a map with odd keys or a failing `Serialize` cannot be written; ours are neither.
        Raw(raw.unwrap_or_default().into())
    }

    /// A list of what was written already, with commas between.
    pub fn list(mut values: Vec<u8>) -> Raw {
        values.insert(0, b'[');
        values.push(b']');
        let raw = String::from_utf8(values).ok().and_then(|text| RawValue::from_string(text).ok());
        raw.map_or_else(Raw::empty_list, Raw::from)
    }

    /// `[]`.
    pub fn empty_list() -> Raw {
        static EMPTY: LazyLock<Raw> = LazyLock::new(|| Raw::of(&[(); 0]));
        EMPTY.clone()
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.get() == other.0.get()
    }
}

impl From<Box<RawValue>> for Raw {
    fn from(raw: Box<RawValue>) -> Raw {
        Raw(raw.into())
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// A game was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct GameId {
    /// Its id.
    pub game: String,
}

/// A command was carried out and committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Ack {
    /// The number of the change.
    pub seq: u64,
}

/// A one-time code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Code {
    /// The code.
    pub code: String,
}

/// What a strong computer player thinks of the choices.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Hint {
    /// Of the best few, best first.
    pub advice: Vec<Advice>,
}

impl Hint {
    /// So many choices are spoken of.
    pub const MOST: usize = 4;
}

/// What is thought of one choice.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Advice {
    /// The text of one of the choices.
    pub action: String,
    /// The estimated chance to win after it, from 0 to 1.
    pub chance: f32,
    /// How many determinized games say so; few for what was soon put aside.
    pub samples: u64,
    /// What it is expected to gain.
    #[ts(as = "Message")]
    #[schema(value_type = Message)]
    pub reason: game::Message,
}

impl From<catalogue::Advice> for Advice {
    fn from(advice: catalogue::Advice) -> Self {
        let catalogue::Advice { action, chance, samples, reason } = advice;
        Advice { action, chance, samples, reason }
    }
}

/// The game after this one.
pub type Again = GameId;

/// Who asks, and their games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// How they called themselves last.
    pub name: String,
    /// The latest first.
    pub games: Vec<GameSummary>,
}

/// A line in the list of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct GameSummary {
    /// The game.
    pub game: String,
    /// The id of its title.
    pub title: String,
    /// The names by seat; empty for an open seat.
    pub players: Vec<String>,
    /// The seats of whoever asks.
    pub seats: Vec<u8>,
    /// `waiting`, `running` or `over`.
    #[ts(type = "\"waiting\" | \"running\" | \"over\"")]
    pub state: String,
    /// The name of the player who decides.
    pub decider: Option<String>,
    /// Does the one who asks decide?
    pub your_turn: bool,
    /// When the game last changed, in milliseconds since 1970.
    pub updated: i64,
}

/// A table one is invited to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// The game.
    pub game: String,
    /// The id of its title.
    pub title: String,
    /// What it is played with.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// `waiting`, `running` or `over`.
    #[ts(type = "\"waiting\" | \"running\" | \"over\"")]
    pub state: String,
    /// Who sits where; the open seats can be taken.
    pub players: Vec<PlayerInfo>,
    /// The seats of whoever asks.
    pub your_seats: Vec<u8>,
}

/// A game as one viewer may know it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Snapshot {
    /// The game.
    pub game: String,
    /// The number of its latest change: a command answers it.
    pub seq: u64,
    /// The id of the title.
    pub title: String,
    /// What it is played with: players, modules, who begins.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Raw,
    /// `waiting`, `running` or `over`.
    #[ts(type = "\"waiting\" | \"running\" | \"over\"")]
    pub state: String,
    /// Who sits where.
    pub players: Vec<PlayerInfo>,
    /// The seats of whoever looks.
    pub your_seats: Vec<u8>,
    /// The seat through whose eyes this is seen; nobody for a spectator.
    pub seat: Option<u8>,
    /// Is the viewer the host?
    pub host: bool,
    /// What they may know, as the title's own data; nothing while seats are open.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Raw>,
    /// Who decides; nobody before and after the game.
    pub decider: Option<u8>,
    /// What the viewing seat may do, if it decides.
    #[ts(as = "Vec<Choice>")]
    #[schema(value_type = Vec<Choice>)]
    pub choices: Raw,
    /// Can the viewing seat take something back?
    pub undo: UndoInfo,
    /// Can the viewing seat do again what it took back?
    pub redo: bool,
    /// How many records there were: the last place a replay can go to.
    pub records: u64,
    /// How many lines this viewer's log has.
    pub log_length: u64,
    /// The result.
    pub outcome: Option<OutcomeInfo>,
    /// The code of the invitation, for the host, while seats are open.
    pub invite: Option<String>,
    /// The code for watching, for whoever plays.
    pub watch: Option<String>,
    /// SHA-256 of the seed, if all chance of the game flows from it.
    pub commitment: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The game that was begun after this one with "play again".
    pub again: Option<String>,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PlayerInfo {
    /// Their name; empty for an open seat.
    pub name: String,
    /// The computer player, if one sits there.
    pub bot: Option<String>,
    /// `person`, `open` or `bot`.
    #[ts(type = "\"person\" | \"open\" | \"bot\"")]
    pub kind: String,
    /// Is somebody connected for this seat?
    pub here: bool,
}

/// Whether something can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct UndoInfo {
    /// It can.
    pub possible: bool,
    /// Why not.
    #[ts(as = "Option<Message>")]
    #[schema(value_type = Option<Message>)]
    pub reason: Option<game::Message>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct OutcomeInfo {
    /// The message ids of the categories.
    pub categories: Vec<String>,
    /// One for each seat.
    pub scores: Vec<ScoreInfo>,
    /// Who won.
    pub winners: Vec<u8>,
}

/// How one player did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ScoreInfo {
    /// All points.
    pub total: i16,
    /// By category.
    pub parts: Vec<i16>,
    /// 1 for the winner.
    pub rank: u8,
}

/// A position of a game that was played.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// After so many records.
    pub at: u64,
    /// The turn.
    pub turn: u32,
    /// Is everything open? So it is once the game is over.
    pub open: bool,
    /// The game as it stood.
    pub snapshot: Snapshot,
}

/// The points over a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Points {
    /// When each turn began, and at the end.
    pub turns: Vec<PointsAt>,
}

/// The points at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PointsAt {
    /// The turn that begins.
    pub turn: u32,
    /// After so many records.
    pub at: u64,
    /// By seat, as if the game ended here.
    pub points: Vec<i64>,
}

/// What comes over the WebSocket.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    /// Something changed.
    Step {
        /// The number of the change.
        seq: u64,
        /// What the log says about it.
        #[ts(as = "Vec<LogEntry>")]
        #[schema(value_type = Vec<LogEntry>)]
        log: Raw,
        /// The game now.
        snapshot: Box<Snapshot>,
    },
    /// Something changed, told to whoever asked for changes and knows the number before.
    Change {
        /// The number of the change.
        seq: u64,
        /// The number of the snapshot in which this has changed.
        since: u64,
        /// What the log says about it.
        #[ts(as = "Vec<LogEntry>")]
        #[schema(value_type = Vec<LogEntry>)]
        log: Raw,
        /// Places in the snapshot, as JSON pointers, and what stands there now.
        #[ts(type = "Record<string, unknown>")]
        #[schema(value_type = Object)]
        changes: Raw,
    },
    /// Somebody came or went.
    Here {
        /// Who is connected, by seat.
        players: Vec<bool>,
    },
    /// A command that came over this connection was carried out.
    Done {
        /// Which.
        id: String,
        /// The number of the change it made.
        seq: u64,
    },
    /// A command that came over this connection was not carried out.
    Refused {
        /// Which; nothing where it could not be read.
        id: Option<String>,
        /// Why not.
        error: ErrorBody,
    },
}

/// Every error.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AnyFault {
    /// What is wrong.
    pub error: ErrorBody,
}

/// What is wrong.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ErrorBody {
    /// For programs.
    pub code: ErrorCode,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// For people.
    #[ts(as = "Message")]
    #[schema(value_type = Message)]
    pub message: game::Message,
    /// For whoever writes a client.
    pub detail: String,
    /// With `conflict`: the number the game is at.
    pub seq: Option<u64>,
}

/// The kinds of errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// 400: this cannot be understood.
    BadRequest,
    /// 403: not yours.
    Forbidden,
    /// 404: there is no such thing.
    NotFound,
    /// 405: not in this way.
    BadMethod,
    /// 408: it took too long.
    Timeout,
    /// 409: it answers a position that is over.
    Conflict,
    /// 413: too much at once.
    TooLarge,
    /// 422: a rule forbids it.
    Refused,
    /// 429: too often.
    TooMany,
    /// 500: our fault.
    Internal,
    /// 501: not offered here.
    NotOffered,
    /// 503: not now.
    Unavailable,
}
