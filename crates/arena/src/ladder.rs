//! A ladder: ratings and a table from matches between every pair of bots.

use crate::{Report, wilson};
use std::fmt::Write;

/// The matches between every pair of some bots.
pub struct Ladder {
    /// The title's id.
    pub title: &'static str,
    /// The modules in play.
    pub modules: Vec<String>,
    /// Number of players in a game.
    pub players: u8,
    /// Games for each pair.
    pub games: u64,
    /// The seed of every match.
    pub seed: u64,
    /// Games played in parallel.
    pub threads: usize,
    /// The kind of machine it was measured on.
    pub machine: String,
    /// The bot specs.
    pub bots: Vec<String>,
    /// The matches.
    pub pairings: Vec<Pairing>,
}

/// A match between two bots that sit in alternate seats.
pub struct Pairing {
    /// Index of one bot.
    pub one: usize,
    /// Index of the other.
    pub other: usize,
    /// The match.
    pub report: Report,
}

/// An Elo rating with its interval; the lowest bot has 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub elo: f64,
    /// Half of the 95 % interval.
    pub half: f64,
}

impl Pairing {
    /// The share of games a bot wins, and its interval. If the bots have different numbers of seats (three players),
    /// the share is corrected for what equal bots would have.
    fn share(&self, name: &str) -> (f64, (f64, f64)) {
        let (share, _) = self.report.share_of(name);
        let seats = self.report.bots.iter().filter(|bot| *bot == name).count() as f64;
        let due = seats / self.report.bots.len() as f64;
        let fair = (share / due) / (share / due + (1.0 - share) / (1.0 - due)).max(1e-9);
        (fair, wilson(fair * self.report.sums.games as f64, self.report.sums.games))
    }
}

impl Ladder {
    /// Bradley-Terry ratings by iteration; each side gets half a win extra, so that no rating is infinite.
    pub fn ratings(&self) -> Vec<Rating> {
        let count = self.bots.len();
        let mut strength = vec![1.0f64; count];
        let wins = |pairing: &Pairing| {
            let games = pairing.report.sums.games as f64;
            let (share, _) = pairing.share(&self.bots[pairing.one]);
            (share * games + 0.5, (1.0 - share) * games + 0.5)
        };
        for _ in 0..2000 {
            let mut next = strength.clone();
            for (bot, next) in next.iter_mut().enumerate() {
                let (mut won, mut weight) = (0.0, 0.0);
                for pairing in
                    self.pairings.iter().filter(|pairing| pairing.one == bot || pairing.other == bot)
                {
                    let (one, other) = wins(pairing);
                    won += if pairing.one == bot { one } else { other };
                    weight += (one + other) / (strength[pairing.one] + strength[pairing.other]);
                }
                if weight > 0.0 {
                    *next = won / weight;
                }
            }
            let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / count as f64;
            strength = next.iter().map(|strength| strength / mean.exp()).collect();
        }
        let scale = 400.0 / std::f64::consts::LN_10;
        let lowest = strength.iter().copied().fold(f64::INFINITY, f64::min);
        (0..count)
            .map(|bot| {
                let known: f64 = self
                    .pairings
                    .iter()
                    .filter(|pairing| pairing.one == bot || pairing.other == bot)
                    .map(|pairing| {
                        let p = strength[pairing.one] / (strength[pairing.one] + strength[pairing.other]);
                        pairing.report.sums.games as f64 * p * (1.0 - p)
                    })
                    .sum();
                Rating {
                    elo: scale * (strength[bot] / lowest).ln(),
                    half: if known > 0.0 { 1.96 * scale / known.sqrt() } else { f64::INFINITY },
                }
            })
            .collect()
    }

    /// The mean points of a bot by category over all its games; the last is the total.
    pub fn points(&self, bot: usize) -> Vec<f64> {
        let name = &self.bots[bot];
        let mut means: Vec<f64> = Vec::new();
        let mut seen = 0.0;
        for pairing in self.pairings.iter().filter(|pairing| pairing.one == bot || pairing.other == bot) {
            let report = &pairing.report;
            means.resize(report.categories.len() + 1, 0.0);
            for entrant in (0..report.bots.len()).filter(|&at| report.bots[at] == *name) {
                for (category, mean) in means.iter_mut().enumerate() {
                    *mean += match category {
                        _ if category == report.categories.len() => report.sums.mean_total(entrant),
                        _ => report.sums.mean_part(entrant, category),
                    };
                }
                seen += 1.0;
            }
        }
        means.iter().map(|sum| sum / f64::max(seen, 1.0)).collect()
    }

    /// The share of wins of each seat over all games.
    pub fn seat_shares(&self) -> Vec<f64> {
        let games: f64 = self.pairings.iter().map(|pairing| pairing.report.sums.games as f64).sum();
        let wins = |seat: usize| {
            self.pairings.iter().map(|pairing| pairing.report.sums.seat_wins(seat)).sum::<f64>()
        };
        (0..self.players as usize).map(|seat| wins(seat) / games.max(1.0)).collect()
    }

    /// The lines that mark the beginning and end of the table in a document.
    pub fn marks(&self) -> (String, String) {
        let name = std::iter::once(self.title).chain(self.modules.iter().map(String::as_str));
        let name = format!("{} {}", name.collect::<Vec<_>>().join("+"), self.players);
        (format!("<!-- ladder {name} -->"), format!("<!-- end of ladder {name} -->"))
    }

    /// How the results were measured.
    pub fn origin(&self) -> String {
        let at_once = match self.threads {
            1 => "one game at a time".to_string(),
            threads => format!("{threads} games at the same time"),
        };
        format!(
            "{} games for each pair, {} at a table, every second seat each, all seatings of the same deals, seed {}; \
             {at_once} on {}",
            self.games, self.players, self.seed, self.machine
        )
    }

    /// A table in Markdown.
    pub fn table(&self) -> String {
        let mut out = String::new();
        let ratings = self.ratings();
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}.\n", self.origin());
        let names = self.bots.join(" | ");
        let _ = writeln!(out, "| player | rating (95 %) | mean points | {names} |");
        let _ = writeln!(out, "|---|---|---|{}", "---|".repeat(self.bots.len()));
        for (bot, name) in self.bots.iter().enumerate() {
            let points = self.points(bot).last().copied().unwrap_or(0.0);
            let _ =
                write!(out, "| {name} | {:.0} ± {:.0} | {points:.1} |", ratings[bot].elo, ratings[bot].half);
            for other in 0..self.bots.len() {
                let met = self.pairings.iter().find(|pairing| {
                    (pairing.one, pairing.other) == (bot, other)
                        || (pairing.one, pairing.other) == (other, bot)
                });
                let _ = match met {
                    Some(pairing) => {
                        let (share, (low, high)) = pairing.share(name);
                        write!(out, " {:.0} % ({:.0}-{:.0}) |", 100.0 * share, 100.0 * low, 100.0 * high)
                    }
                    None => write!(out, " |"),
                };
            }
            out.push('\n');
        }
        out.push('\n');
        out
    }
}
