//! What the finished games of a guest say together.

use serde::Serialize;
#[cfg(feature = "schema")]
use {ts_rs::TS, utoipa::ToSchema};

/// What the guest's finished games say together. A game counts if it was played here to its end and it is known which
/// seat was the guest's: of several people at one device, the one with the guest's name. Nobody else can read it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Statistics {
    /// When the guest first came, in milliseconds since 1970; `null` if the server does not know them.
    pub since: Option<i64>,
    /// The victories in all games that count.
    pub all: Share,
    /// By title; also those that were not asked for.
    pub titles: Vec<Share>,
    /// By number of players.
    pub players: Vec<Share>,
    /// By the bot that played; empty text for games with different ones. Games without bots are not among them.
    pub levels: Vec<Share>,
    /// The most victories in a row.
    pub longest_run: u64,
    /// Whether the latest games were won, newest first; at most ten.
    pub latest: Vec<bool>,
    /// The points by category in the latest games of the title that was asked for or played last; `null` without any.
    pub points: Option<CategoryPoints>,
    /// What decisions cost in the latest analysed games of that title, oldest first; at most a hundred.
    pub losses: Vec<GameLoss>,
    /// The opponents, those of most games first.
    pub opponents: Vec<OpponentInfo>,
}

/// How many games were won.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Share {
    /// What they have in common: the id of a title, a number of players, the id of a bot.
    pub of: String,
    /// How many games.
    pub games: u64,
    /// How many of them the guest won, alone or with others.
    pub won: u64,
    /// The share that pure chance would win: one among the players, on average.
    pub chance: f64,
}

/// The points by category in the latest games of one title.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct CategoryPoints {
    /// The id of the title.
    pub title: String,
    /// The message ids of the scoring categories.
    pub categories: Vec<String>,
    /// The guest's points by category, one list for each game, oldest first; at most ten.
    pub games: Vec<Vec<i64>>,
    /// The mean of all opponents in these games, by category.
    pub opponents: Vec<f64>,
}

/// What the guest's decisions in a game cost, as its analysis says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameLoss {
    /// When the game ended, in milliseconds since 1970.
    pub ended: i64,
    /// Did the guest win?
    pub won: bool,
    /// The chance to win that each decision cost on average, from 0 to 1.
    pub loss: f64,
}

/// Somebody the guest played against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct OpponentInfo {
    /// The name that they had in those games; empty if they deleted themselves. `null` for a bot.
    pub name: Option<String>,
    /// The bot's id.
    pub bot: Option<String>,
    /// How many games.
    pub games: u64,
    /// In how many of them the guest had the better rank.
    pub ahead: u64,
}
