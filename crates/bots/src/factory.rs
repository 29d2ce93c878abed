//! The factory that creates bots from their specs, for every title.

use crate::budget::{Budget, Stop};
use crate::compiled::compiled;
use crate::detached::DetachedDecision;
use crate::evaluate::Evaluate;
use crate::players::{PolicyBot, SearchBot, Skill};
use crate::search::SearchLimits;
use crate::spec::{BotSpec, Level, NAMES, Search};
use catalogue::analysis::Analyst;
use catalogue::{Adviser, AnyBot, AnyTable, Bot, BotFactory, Listed, RandomBot, TypedBotFactory, any_bot};
use game::Seat;

/// Creates the computer players of this crate.
#[derive(Clone, Debug)]
pub struct Bots {
    /// How many threads a `master` uses unless its spec says otherwise.
    pub threads: usize,
    /// If set, the budget of every search in play-outs, overriding its spec: the same seed then gives the same decision
    /// on any machine.
    pub playouts: Option<u64>,
    /// Stops every search of the bots this factory created.
    pub stop: Stop,
}

impl Default for Bots {
    /// One thread for each search, which suits many games at the same time.
    fn default() -> Self {
        Bots { threads: 1, playouts: None, stop: Stop::default() }
    }
}

impl Bots {
    /// The bot that gives advice: strong, and done within a second.
    pub const ADVISER: &str = "master:1s";

    /// All cores for one search, which suits a single game.
    pub fn with_all_cores() -> Bots {
        Bots { threads: std::thread::available_parallelism().map_or(1, |n| n.get()), ..Bots::default() }
    }

    /// The limits of a search by a bot of this factory.
    pub(crate) fn limits(&self, search: &Search, seed: u64) -> SearchLimits {
        let threads = search.threads.unwrap_or(match search.level {
            Level::Master => self.threads,
            _ => 1,
        });
        let budget = self.playouts.map_or(search.budget, Budget::Iterations);
        SearchLimits { budget, threads, seed, stop: self.stop.clone() }
    }

    /// Creates a bot for a title known by its type. Generic: call it only from what is compiled as part of this crate.
    pub(crate) fn create<G: Evaluate>(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
        Ok(match BotSpec::read(name)? {
            BotSpec::Random => Box::new(RandomBot::new(seed)),
            BotSpec::Gentle => Box::new(PolicyBot::<G>::new(seed, Skill::GENTLE)),
            BotSpec::Greedy => Box::new(PolicyBot::<G>::new(seed, Skill::GREEDY)),
            BotSpec::Search(search) => {
                Box::new(SearchBot::new(search.method::<G>(), self.limits(&search, seed)))
            }
            BotSpec::Command(command) => Box::new(crate::external::Program::<G>::new(&command)),
        })
    }
}

impl BotFactory for Bots {
    fn names(&self, _: &str) -> Vec<&'static str> {
        NAMES.to_vec()
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        any_bot(self, title, name, seat, seed)
    }

    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser> {
        let decision = DetachedDecision::of(table)?;
        let (seat, bots) = (decision.seat(), self.clone());
        // `advise` fails only for a spec that is no search, and this one is a search.
        let advise = move || decision.advise(&bots, Bots::ADVISER, seed).unwrap_or_default();
        Some(Adviser { seat, advise: Box::new(advise) })
    }

    fn analyst(&self, table: &dyn AnyTable) -> Option<Analyst> {
        crate::analysis::analyst(table)
    }

    fn check(&self, _: &str, name: &str) -> Result<(), String> {
        BotSpec::read(name).map(|_| ())
    }
}

impl TypedBotFactory for Bots {
    /// # Panics
    /// If the title is not in the list of titles.
    fn typed_bot<G: Listed>(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
        compiled().bot(self, name, seed)
    }
}
