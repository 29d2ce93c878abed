//! What the finished games of a guest say together.

use std::collections::BTreeMap;

/// What the finished games of a guest say together. A game counts if it was played here to its end, and if it is known
/// which seat was the guest's: of several people at one device, the one with the guest's name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// How many games there were and how many were won. Those of all titles, whatever was asked for.
    pub groups: Vec<Group>,
    /// The most victories in a row.
    pub longest_run: u64,
    /// The latest games of each title, newest first.
    pub latest: Vec<Finished>,
    /// The latest analysed games of the title that was asked for or played last, oldest first.
    pub losses: Vec<Loss>,
    /// The opponents, those of most games first.
    pub opponents: Vec<Opponent>,
}

impl Statistics {
    /// The most games that are counted: the latest ones.
    pub const MOST_GAMES: u32 = 10_000;
    /// The most games of each title in [`latest`](Statistics::latest).
    pub const LATEST: u32 = 10;
    /// The most games in [`losses`](Statistics::losses).
    pub const MOST_LOSSES: u32 = 100;
    /// The most opponents that are listed.
    pub const MOST_OPPONENTS: u32 = 12;
}

/// Games of one title with one number of players against one kind of bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The id of the title.
    pub title: String,
    /// The number of players.
    pub players: u64,
    /// The bot that played; `None` without any, empty if there were different ones.
    pub level: Option<String>,
    /// How many games.
    pub games: u64,
    /// How many of them the guest won, alone or with others.
    pub won: u64,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The game's id.
    pub game: String,
    /// The id of the title.
    pub title: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The guest's seat.
    pub seat: usize,
    /// The ranks by seat.
    pub ranks: Vec<i64>,
    /// The points by category, by seat.
    pub parts: Vec<BTreeMap<String, i64>>,
}

/// Somebody the guest played against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The name that they had in those games; empty if they deleted themselves. `None` for a bot.
    pub name: Option<String>,
    /// The bot's id.
    pub bot: Option<String>,
    /// How many games.
    pub games: u64,
    /// In how many of them the guest had the better rank.
    pub ahead: u64,
}

/// What the guest's decisions in a game cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Loss {
    /// When the game ended, in milliseconds since 1970.
    pub ended: i64,
    /// Did the guest win?
    pub won: bool,
    /// The chance to win that each decision cost, on average.
    pub loss: f64,
}

/// What the analysis of a game found for a seat, as parts of a chance to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// What luck gave.
    pub luck: f64,
    /// What the own choices cost; not positive.
    pub play: f64,
    /// What each decision cost, on average.
    pub loss: f64,
}
