//! Computer players by name: `greedy`, `master:1s`, `tree:2000i/turns=12`.

use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::policy::PlayOutPolicy;
use crate::search::{Family, MEMORY, Method};

/// A computer player as a name describes it.
#[derive(Clone, PartialEq, Debug)]
pub enum BotSpec {
    /// Every legal action is as good as any other.
    Random,
    /// Sensible, with human mistakes.
    Gentle,
    /// A rng look and a good eye.
    Greedy,
    /// Searches.
    Search(Search),
    /// Somebody else's program.
    Command(String),
}

/// A search, and what was said about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    /// Which one.
    pub level: Level,
    /// What a decision may cost.
    pub budget: Budget,
    /// How many turns a play-out looks ahead, if not as usual.
    pub turns: Option<u32>,
    /// How far priors are misjudged in play-outs, in tenths of a point, if not as usual.
    pub noise: Option<u32>,
    /// How much a tree is drawn to what it has seen little of, in hundredths, if not as usual.
    pub exploration: Option<u32>,
    /// How far the others' priors are misjudged where a tree looks only at one's own choices, in tenths of a point.
    pub opponent_noise: Option<u32>,
    /// Threads, if not as many as the factory gives.
    pub threads: Option<usize>,
    /// The most memory of a tree in megabytes.
    pub megabytes: Option<usize>,
}

/// The searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The better family, a short while.
    Clever,
    /// The better family, a long while and on all threads.
    Master,
    /// Sequential halving.
    Halving,
    /// Tree search.
    Tree,
    /// Tree search with full random play-outs.
    PlainTree,
}

/// The names, gentlest first.
pub const NAMES: [&str; 8] =
    ["random", "gentle", "greedy", "plain-tree", "halving", "tree", "clever", "master"];

impl BotSpec {
    /// Reads a name; if there is no such player, says which there are.
    pub fn read(text: &str) -> Result<BotSpec, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            return match command.trim() {
                "" => Err("cmd: needs a program, such as cmd:\"python3 my_bot.py\"".into()),
                command => Ok(BotSpec::Command(command.into())),
            };
        }
        let (name, how) = text.split_once(':').map_or((text, None), |(name, how)| (name, Some(how)));
        let level = match name {
            "clever" => Level::Clever,
            "master" => Level::Master,
            "halving" => Level::Halving,
            "tree" => Level::Tree,
            "plain-tree" => Level::PlainTree,
            _ => {
                let plain = match name {
                    "random" => BotSpec::Random,
                    "gentle" => BotSpec::Gentle,
                    "greedy" => BotSpec::Greedy,
                    _ => {
                        return Err(format!(
                            "there is no computer player {text:?}; there is {} and cmd:PROGRAM",
                            NAMES.join(", ")
                        ));
                    }
                };
                return match how {
                    None => Ok(plain),
                    Some(_) => Err(format!("{name} does not think, so {text:?} limits nothing; say {name}")),
                };
            }
        };
        let mut search = Search::usual(level);
        for (at, word) in how.into_iter().flat_map(|how| how.split('/')).enumerate() {
            search.set(word, at).map_err(|why| format!("{text:?}: {why}"))?;
        }
        Ok(BotSpec::Search(search))
    }
}

impl Search {
    fn usual(level: Level) -> Search {
        let budget = Budget::millis(if level == Level::Master { 1000 } else { 200 });
        Search {
            level,
            budget,
            turns: None,
            noise: None,
            exploration: None,
            opponent_noise: None,
            threads: None,
            megabytes: None,
        }
    }

    fn set(&mut self, word: &str, at: usize) -> Result<(), String> {
        let Some((name, value)) = word.split_once('=') else {
            if at > 0 {
                return Err(format!(
                    "{word:?} limits nothing; after the budget comes turns=, threads= or memory="
                ));
            }
            self.budget = word.parse()?;
            return Ok(());
        };
        let value: u32 = value.parse().map_err(|_| format!("{value:?} is no number"))?;
        match name {
            "turns" => self.turns = Some(value),
            "noise" => self.noise = Some(value),
            "exploration" => self.exploration = Some(value),
            "opponent-noise" => self.opponent_noise = Some(value),
            "threads" if value > 0 => self.threads = Some(value as usize),
            "memory" if value > 0 => self.megabytes = Some(value as usize),
            _ => {
                return Err(format!(
                    "{name:?} limits nothing; there is turns, noise, exploration, opponent_noise, threads and memory"
                ));
            }
        }
        Ok(())
    }

    /// The method for a title.
    pub fn method<G: Evaluate>(&self) -> Method {
        let defaults = G::SEARCH_DEFAULTS;
        let family = match self.level {
            Level::Halving => Family::Halving,
            Level::Tree => Family::Tree,
            Level::PlainTree => Family::PlainTree,
            Level::Clever | Level::Master => defaults.family,
        };
        let memory = self.megabytes.map_or(MEMORY, |megabytes| megabytes << 20);
        if family == Family::PlainTree {
            let policy = PlayOutPolicy::Random;
            return Method { family, turns: None, policy, exploration: 0.0, opponent_noise: None, memory };
        }
        let noise = self.noise.map_or(1.0, |tenths| tenths as f32 / 10.0);
        let turns = Some(self.turns.unwrap_or(defaults.turns));
        let exploration =
            self.exploration.map_or(defaults.exploration, |hundredths| hundredths as f32 / 100.0);
        let opponent_noise = match self.level {
            Level::Clever | Level::Master => defaults.opponent_noise,
            // The family as it is: a tree of everybody's choices.
            _ => None,
        };
        let opponent_noise = self.opponent_noise.map(|tenths| tenths as f32 / 10.0).or(opponent_noise);
        Method { family, turns, policy: PlayOutPolicy::Greedy(noise), exploration, opponent_noise, memory }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_as_they_are_meant() {
        assert_eq!(BotSpec::read("greedy"), Ok(BotSpec::Greedy));
        assert_eq!(BotSpec::read("cmd:python3 a.py"), Ok(BotSpec::Command("python3 a.py".into())));
        let Ok(BotSpec::Search(search)) = BotSpec::read("tree:2000i/turns=12/threads=2") else { panic!() };
        assert_eq!((search.level, search.budget), (Level::Tree, Budget::Iterations(2000)));
        assert_eq!((search.turns, search.threads), (Some(12), Some(2)));
        for (wrong, says) in [
            ("oracle", "there is random"),
            ("greedy:1s", "does not think"),
            ("master:soon", "is no budget"),
            ("master:1s/depth=3", "limits nothing"),
            ("cmd:", "needs a program"),
        ] {
            assert!(BotSpec::read(wrong).unwrap_err().contains(says), "{wrong}");
        }
    }
}
