//! Bot specs, the names of computer players with their options: `greedy`, `master:1s`, `tree:2000i/turns=12`.

use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::policy::PlayOutPolicy;
use crate::search::{Family, MEMORY, Method};

/// A parsed bot spec.
#[derive(Clone, PartialEq, Debug)]
pub enum BotSpec {
    /// Plays a random legal action.
    Random,
    /// Follows the policy with strong noise and occasional blunders.
    Gentle,
    /// Plays the action with the highest prior.
    Greedy,
    /// Searches before it decides.
    Search(Search),
    /// An external program, by its command line.
    Command(String),
}

/// A search and its options; an option that is `None` has its default.
#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    /// Which search.
    pub level: Level,
    /// What a decision may cost.
    pub budget: Budget,
    /// How many turns a play-out lasts.
    pub turns: Option<u32>,
    /// The noise on priors in play-outs, in tenths of a point.
    pub noise: Option<u32>,
    /// The exploration constant of a tree, in hundredths of a win.
    pub exploration: Option<u32>,
    /// The noise on opponents' priors in tenths of a point; the tree then branches on the decider's own choices only.
    pub opponent_noise: Option<u32>,
    /// Number of threads; by default the factory decides.
    pub threads: Option<usize>,
    /// The memory limit of a tree, in megabytes.
    pub megabytes: Option<usize>,
}

/// The searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The title's stronger family, with a short budget.
    Clever,
    /// The title's stronger family, with a long budget and all threads of the factory.
    Master,
    /// Sequential halving.
    Halving,
    /// Tree search.
    Tree,
    /// Tree search with full random play-outs.
    PlainTree,
}

/// The names, weakest first.
pub const NAMES: [&str; 8] =
    ["random", "gentle", "greedy", "plain-tree", "halving", "tree", "clever", "master"];

impl BotSpec {
    /// Parses a spec; the error lists what would be allowed.
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
                    Some(_) => Err(format!("{name} does not think, so {text:?} means nothing; say {name}")),
                };
            }
        };
        let mut search = Search::defaults(level);
        for (at, word) in how.into_iter().flat_map(|how| how.split('/')).enumerate() {
            search.set(word, at).map_err(|why| format!("{text:?}: {why}"))?;
        }
        Ok(BotSpec::Search(search))
    }
}

impl Search {
    fn defaults(level: Level) -> Search {
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
                    "{word:?} means nothing; after the budget comes turns=, threads= or memory="
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
                    "{name:?} means nothing; there is turns, noise, exploration, opponent-noise, threads and memory"
                ));
            }
        }
        Ok(())
    }

    /// The search method for a title, with the title's defaults filled in.
    pub(crate) fn method<G: Evaluate>(&self) -> Method {
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
            // The plain family: a tree over every player's choices.
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
    fn specs_parse_and_errors_explain() {
        assert_eq!(BotSpec::read("greedy"), Ok(BotSpec::Greedy));
        assert_eq!(BotSpec::read("cmd:python3 a.py"), Ok(BotSpec::Command("python3 a.py".into())));
        let Ok(BotSpec::Search(search)) = BotSpec::read("tree:2000i/turns=12/threads=2") else { panic!() };
        assert_eq!((search.level, search.budget), (Level::Tree, Budget::Iterations(2000)));
        assert_eq!((search.turns, search.threads), (Some(12), Some(2)));
        for (wrong, says) in [
            ("oracle", "there is random"),
            ("greedy:1s", "does not think"),
            ("master:soon", "is no budget"),
            ("master:1s/depth=3", "means nothing"),
            ("tree:1s/opponent_noise=5", "opponent-noise"),
            ("cmd:", "needs a program"),
        ] {
            assert!(BotSpec::read(wrong).unwrap_err().contains(says), "{wrong}");
        }
    }
}
