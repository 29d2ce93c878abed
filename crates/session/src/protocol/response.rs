//! Response bodies and WebSocket messages of the server.

use super::Raw;
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "schema")]
use {
    super::rules::{Choice, LogEntry, Message},
    ts_rs::TS,
    utoipa::ToSchema,
};

/// The game that was created or changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameId {
    /// Its id.
    pub game: String,
}

/// A command was executed and committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Ack {
    /// The sequence number of the change.
    pub seq: u64,
}

/// The outcome of a request that may need the votes of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Decision {
    /// Was it done? Otherwise it counts as a vote.
    pub done: bool,
    /// The votes so far; 0 if none were needed.
    pub votes: u8,
    /// The votes it takes; 0 if none were needed.
    pub needed: u8,
}

/// A one-time code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Code {
    /// The code.
    pub code: String,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct WhyNot {
    /// The id of the rule that forbids it; null if it is not a rule of the game.
    pub rule: Option<String>,
    /// The reason, and what would be allowed.
    #[cfg_attr(feature = "schema", ts(as = "Message"), schema(value_type = Message))]
    pub reason: game::Message,
}

/// A strong bot's evaluation of the choices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Hint {
    /// The chance before the choice, to compare with: the mean over all choices that the search tried, in steps of a
    /// hundredth; null if there is only one choice.
    pub now: Option<f32>,
    /// The best few choices, best first.
    pub advice: Vec<Advice>,
}

impl Hint {
    /// Maximum number of choices in a hint.
    pub const MAX_CHOICES: usize = 4;

    /// The hint that follows from advice about all choices, and from nothing else.
    pub fn from_advice(advice: Vec<catalogue::Advice>) -> Hint {
        let tried: Vec<f32> = advice.iter().filter_map(|advice| advice.chance).collect();
        let now = (!tried.is_empty())
            .then(|| (100.0 * tried.iter().sum::<f32>() / tried.len() as f32).round() / 100.0);
        Hint { now, advice: advice.into_iter().take(Self::MAX_CHOICES).map(Into::into).collect() }
    }
}

/// The evaluation of one choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Advice {
    /// The `action` of the choice.
    pub action: String,
    /// The estimated probability of winning after it, from 0 to 1 in steps of a hundredth; null if the search set it
    /// aside without trying it.
    pub chance: Option<f32>,
    /// Its expected gain.
    #[cfg_attr(feature = "schema", ts(as = "Message"), schema(value_type = Message))]
    pub reason: game::Message,
    /// If it is only half of a move, such as a card: the best choice that follows.
    #[cfg_attr(feature = "schema", ts(as = "Option<super::Choice>"), schema(value_type = Option<super::Choice>))]
    pub then: Option<serde_json::Value>,
}

impl From<catalogue::Advice> for Advice {
    fn from(advice: catalogue::Advice) -> Self {
        let catalogue::Advice { action, chance, reason, then } = advice;
        Advice { action, chance, reason, then }
    }
}

/// The game after this one.
pub type Again = GameId;

/// The guest and their games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Me {
    /// The name they used last.
    pub name: String,
    /// A page of their games: unfinished ones first, then those that changed last.
    pub games: Vec<GameSummary>,
    /// Asks for the next page, as `after`; `null` if this is the last one.
    pub next: Option<String>,
}

/// What became of the games of a guest who deleted themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Deletion {
    /// Games that were theirs alone and are deleted.
    pub deleted: u64,
    /// Games of others that stay, without their name.
    pub kept: u64,
}

/// An entry in the list of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameSummary {
    /// The game's id.
    pub game: String,
    /// The id of its title.
    pub title: String,
    /// Names by seat; empty for an open seat.
    pub players: Vec<String>,
    /// The guest's seats.
    pub seats: Vec<u8>,
    /// `waiting`, `running` or `over`.
    #[cfg_attr(feature = "schema", ts(type = "\"waiting\" | \"running\" | \"over\""))]
    pub state: String,
    /// The name of the player to decide.
    pub decider: Option<String>,
    /// Is it the guest's turn?
    pub your_turn: bool,
    /// When the game last changed, in milliseconds since 1970.
    pub updated: i64,
    /// When it will be deleted if nobody touches it, in milliseconds since 1970; `null` unless that is announced.
    pub expires: Option<i64>,
    /// The ids of its modules.
    pub modules: Vec<String>,
    /// What each seat reached, if the game was played here to its end; otherwise empty.
    pub result: Vec<PlaceInfo>,
}

/// What a player reached in a finished game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PlaceInfo {
    /// 1 for the winner.
    pub rank: i64,
    /// All points.
    pub points: i64,
    /// What its analysis says about luck and play; `null` if it was not analysed.
    pub rating: Option<RatingInfo>,
}

/// What the analysis of a game says about a player, as parts of a chance to win, from -1 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingInfo {
    /// What luck gave.
    pub luck: f64,
    /// What the own choices cost; not positive.
    pub play: f64,
}

/// The game an invitation leads to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Invitation {
    /// The game's id.
    pub game: String,
    /// The id of its title.
    pub title: String,
    /// The game's options.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, unknown>"), schema(value_type = Object))]
    pub options: Value,
    /// `waiting`, `running` or `over`.
    #[cfg_attr(feature = "schema", ts(type = "\"waiting\" | \"running\" | \"over\""))]
    pub state: String,
    /// The players by seat; open seats can be taken.
    pub players: Vec<PlayerInfo>,
    /// The guest's seats.
    pub your_seats: Vec<u8>,
    /// The seat of a running game that this invitation is for; `null` for open seats of a game that has not started.
    pub seat: Option<u8>,
}

/// A game as one viewer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Snapshot {
    /// The game's id.
    pub game: String,
    /// The sequence number of its latest change, which a command must name.
    pub seq: u64,
    /// The id of the title.
    pub title: String,
    /// The game's options: players, modules, starting seat.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, unknown>"), schema(value_type = Object))]
    pub options: Raw,
    /// `waiting`, `running` or `over`.
    #[cfg_attr(feature = "schema", ts(type = "\"waiting\" | \"running\" | \"over\""))]
    pub state: String,
    /// The players by seat.
    pub players: Vec<PlayerInfo>,
    /// The seats the viewer holds.
    pub your_seats: Vec<u8>,
    /// The seats the viewer gave up or lost and can take back from a computer.
    pub returnable: Vec<u8>,
    /// The seats that want to end the game.
    pub end_votes: Vec<u8>,
    /// How many seconds somebody may be away before others can give their seat to a computer.
    pub patience: u32,
    /// When the game will be deleted if nobody touches it, in milliseconds since 1970; `null` unless that is announced.
    pub expires: Option<i64>,
    /// The seat whose view this is; `null` for a spectator.
    pub seat: Option<u8>,
    /// Is the viewer the host?
    pub host: bool,
    /// What the texts of cards and tiles in views and events stand for, as the title's own data: the same throughout a
    /// game; `null` while seats are open.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Option<Object>))]
    pub pieces: Option<Raw>,
    /// The position as this viewer may know it, as the title's own data; `null` while seats are open.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Option<Object>))]
    pub view: Option<Raw>,
    /// The seat to decide; `null` before and after the game.
    pub decider: Option<u8>,
    /// The legal actions, if the viewing seat decides.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Choice>"), schema(value_type = Vec<Choice>))]
    pub choices: Raw,
    /// Can the viewing seat undo?
    pub undo: UndoInfo,
    /// Can the viewing seat redo?
    pub redo: bool,
    /// The number of log records: the largest `at` of a replay.
    pub records: u64,
    /// The number of entries in this viewer's log.
    pub log_length: u64,
    /// The result, once the game is over.
    pub outcome: Option<OutcomeInfo>,
    /// The invitation code; for the host, while seats are open.
    pub invite: Option<String>,
    /// The watch code; for players and the host.
    pub watch: Option<String>,
    /// SHA-256 of the seed, if all chance outcomes of the game come from it.
    pub commitment: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The game created from this one with "play again".
    pub again: Option<String>,
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PlayerInfo {
    /// Their name; empty for an open seat.
    pub name: String,
    /// The bot's id, if a bot sits there.
    pub bot: Option<String>,
    /// `person`, `open` or `bot`.
    #[cfg_attr(feature = "schema", ts(type = "\"person\" | \"open\" | \"bot\""))]
    pub kind: String,
    /// Is this seat connected? Always true for a bot.
    pub here: bool,
    /// Does a bot play for somebody who may come back?
    pub stand_in: bool,
    /// The seats that want a bot to play this one.
    pub votes: Vec<u8>,
}

/// Whether undo is possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct UndoInfo {
    /// Is undo possible?
    pub possible: bool,
    /// Why undo is not possible.
    #[cfg_attr(feature = "schema", ts(as = "Option<Message>"), schema(value_type = Option<Message>))]
    pub reason: Option<game::Message>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct OutcomeInfo {
    /// The message ids of the scoring categories.
    pub categories: Vec<String>,
    /// One for each seat.
    pub scores: Vec<ScoreInfo>,
    /// The winning seats.
    pub winners: Vec<u8>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ScoreInfo {
    /// Total points.
    pub total: i16,
    /// Points by category.
    pub parts: Vec<i16>,
    /// 1 for the winner.
    pub rank: u8,
}

/// An earlier position of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Replay {
    /// The number of records before this position.
    pub at: u64,
    /// The turn.
    pub turn: u32,
    /// Is nothing hidden? True once the game is over, unless it was asked for as the deciding player saw it.
    pub open: bool,
    /// The game at this position.
    pub snapshot: Snapshot,
}

/// The points over the turns of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Points {
    /// One entry for the start of each turn, and one for the end.
    pub turns: Vec<PointsAt>,
}

/// The points at one position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PointsAt {
    /// The turn that starts here.
    pub turn: u32,
    /// The number of records before this position.
    pub at: u64,
    /// Points by seat if the game ended here.
    pub points: Vec<i64>,
}

/// A message of the server over the WebSocket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    /// The game changed: the whole snapshot.
    Step {
        /// The sequence number of the change.
        seq: u64,
        /// The new log entries.
        #[cfg_attr(feature = "schema", ts(as = "Vec<LogEntry>"), schema(value_type = Vec<LogEntry>))]
        log: Raw,
        /// The current snapshot.
        snapshot: Box<Snapshot>,
    },
    /// The game changed: a patch, for clients that asked for changes and have the snapshot `since`.
    Change {
        /// The sequence number of the change.
        seq: u64,
        /// The sequence number of the snapshot to patch.
        since: u64,
        /// The new log entries.
        #[cfg_attr(feature = "schema", ts(as = "Vec<LogEntry>"), schema(value_type = Vec<LogEntry>))]
        log: Raw,
        /// The new values, by JSON pointer into the snapshot.
        #[cfg_attr(feature = "schema", ts(type = "Record<string, unknown>"), schema(value_type = Object))]
        changes: Raw,
    },
    /// A player connected or disconnected.
    Here {
        /// Whether each seat is connected.
        players: Vec<bool>,
    },
    /// A command of this connection was executed.
    Done {
        /// The command's id.
        id: String,
        /// The sequence number of the change it made.
        seq: u64,
    },
    /// A command of this connection was refused.
    Refused {
        /// The command's id; `null` if the message could not be parsed.
        id: Option<String>,
        /// Why undo is not possible.
        error: ErrorBody,
    },
}

/// The body of every error response.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ErrorResponse {
    /// The error.
    pub error: ErrorBody,
}

/// The error.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ErrorBody {
    /// The kind of error, for programs.
    pub code: ErrorCode,
    /// The id of the rule that forbids it.
    pub rule: Option<String>,
    /// The message to show to people.
    #[cfg_attr(feature = "schema", ts(as = "Message"), schema(value_type = Message))]
    pub message: game::Message,
    /// Details for client developers, in English.
    pub detail: String,
    /// With `conflict`: the current sequence number of the game.
    pub seq: Option<u64>,
}

/// The kinds of errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// 400: the request is malformed.
    BadRequest,
    /// 403: the guest may not do this.
    Forbidden,
    /// 404: the game, seat or code does not exist.
    NotFound,
    /// 405: the address does not support the method.
    BadMethod,
    /// 408: the request took too long.
    Timeout,
    /// 409: the command answers an outdated position.
    Conflict,
    /// 413: the request is too large.
    TooLarge,
    /// 422: a rule or the state of the game forbids it.
    Refused,
    /// 429: a rate limit or quota is exceeded.
    TooMany,
    /// 500: a failure of the server.
    Internal,
    /// 501: this server does not offer it.
    NotOffered,
    /// 503: temporarily unavailable; try again.
    Unavailable,
}
