//! The results of a match.

use crate::{Contest, Sums, wilson};
use game::Meta;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::time::Duration;

/// The results of a match.
#[derive(Clone, Debug)]
pub struct Report {
    /// The title's id.
    pub title: &'static str,
    /// The bot specs, in the order of the contest.
    pub bots: Vec<String>,
    /// The modules in play.
    pub modules: Vec<String>,
    /// The seed of the match.
    pub seed: u64,
    /// The number of seatings in which each deal was played.
    pub rotations: u64,
    /// Number of threads.
    pub threads: usize,
    /// The message ids of the scoring categories.
    pub categories: &'static [&'static str],
    /// The statistics, which are the same for the same seed.
    pub sums: Sums,
    /// How long the match took.
    pub seconds: f64,
}

impl Report {
    pub(crate) fn new(
        meta: &Meta,
        categories: &'static [&'static str],
        contest: &Contest,
        sums: Sums,
        took: Duration,
    ) -> Self {
        Report {
            title: meta.id,
            bots: contest.bots.clone(),
            modules: contest.request.modules.clone(),
            seed: contest.seed,
            rotations: contest.rotations(),
            threads: contest.threads.max(1),
            categories,
            sums,
            seconds: took.as_secs_f64(),
        }
    }

    /// Games per second.
    pub fn games_per_second(&self) -> f64 {
        self.per_second(self.sums.games)
    }

    /// Decisions per second.
    pub fn decisions_per_second(&self) -> f64 {
        self.per_second(self.sums.decisions)
    }

    fn per_second(&self, count: u64) -> f64 {
        if self.seconds > 0.0 { count as f64 / self.seconds } else { 0.0 }
    }

    /// Mean decisions of all players in a game.
    pub fn decisions_per_game(&self) -> f64 {
        self.per_game(self.sums.decisions)
    }

    /// Mean turns of all players in a game.
    pub fn turns_per_game(&self) -> f64 {
        self.per_game(self.sums.turns)
    }

    /// Mean turns of each player in a game.
    pub fn rounds_per_game(&self) -> f64 {
        self.turns_per_game() / self.bots.len().max(1) as f64
    }

    fn per_game(&self, count: u64) -> f64 {
        if self.sums.games > 0 { count as f64 / self.sums.games as f64 } else { 0.0 }
    }

    /// The share of games won by all entrants with this spec together, and its 95 % interval.
    pub fn share_of(&self, name: &str) -> (f64, (f64, f64)) {
        let entrants = (0..self.bots.len()).filter(|&entrant| self.bots[entrant] == name);
        let wins: f64 = entrants.map(|entrant| self.sums.wins(entrant)).sum();
        let share = if self.sums.games > 0 { wins / self.sums.games as f64 } else { 0.0 };
        (share, wilson(wins, self.sums.games))
    }

    fn by_bot(&self) -> Vec<Value> {
        let mut names: Vec<&String> = Vec::new();
        self.bots.iter().for_each(|name| {
            if !names.contains(&name) {
                names.push(name)
            }
        });
        let entry = |name: &&String| {
            let (share, (low, high)) = self.share_of(name);
            let entrants: Vec<usize> = (0..self.bots.len()).filter(|&at| self.bots[at] == **name).collect();
            let points: f64 = entrants.iter().map(|&at| self.sums.mean_total(at)).sum();
            let forfeits: u64 = entrants.iter().map(|&at| self.sums.forfeits[at]).sum();
            json!({
                "bot": name,
                "share": number(share),
                "interval": [number(low), number(high)],
                "mean_points": number(points / entrants.len() as f64),
                "forfeits": forfeits,
            })
        };
        names.iter().map(entry).collect()
    }

    /// The report as JSON.
    pub fn json(&self) -> Value {
        let seat = |seat: usize| {
            let mut parts = Map::new();
            for (category, name) in self.categories.iter().enumerate() {
                parts.insert(name.to_string(), number(self.sums.mean_part(seat, category)));
            }
            parts.insert("total".into(), number(self.sums.mean_total(seat)));
            Value::Object(parts)
        };
        json!({
            "title": self.title,
            "players": self.bots.len(),
            "bots": self.bots,
            "modules": self.modules,
            "seed": self.seed,
            "threads": self.threads,
            "games": self.sums.games,
            "seconds": number(self.seconds),
            "games_per_second": number(self.games_per_second()),
            "decisions_per_second": number(self.decisions_per_second()),
            "decisions_per_game": number(self.decisions_per_game()),
            "turns_per_game": number(self.turns_per_game()),
            "rounds_per_game": number(self.rounds_per_game()),
            "mean_scores": (0..self.bots.len()).map(seat).collect::<Vec<_>>(),
            "wins": (0..self.bots.len()).map(|seat| number(self.sums.wins(seat))).collect::<Vec<_>>(),
            "rotations": self.rotations,
            "by_bot": self.by_bot(),
            "seat_wins":
                (0..self.bots.len()).map(|seat| number(self.sums.seat_wins(seat))).collect::<Vec<_>>(),
        })
    }
}

/// Rounds to six decimals.
fn number(value: f64) -> Value {
    json!((value * 1e6).round() / 1e6)
}

impl Serialize for Report {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}
