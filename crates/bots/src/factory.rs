//! The factory: players by name, for every title that can be judged.

use crate::budget::{Budget, Stop};
use crate::evaluate::Evaluate;
use crate::players::{PolicyBot, SearchBot, Skill};
use crate::question::Question;
use crate::search::SearchLimits;
use crate::spec::{BotSpec, Level, NAMES, Search};
use catalogue::{Adviser, AnyTable, Bot, BotFactory, RandomBot};
use game::Game;
use std::any::{Any, TypeId};

/// Makes the computer players of this crate.
#[derive(Clone, Debug)]
pub struct Bots {
    /// How many threads a `master` uses unless its name says otherwise.
    pub threads: usize,
    /// Every search costs so many play-outs, whatever its name says: the same seed then makes the same decision on any
    /// machine.
    pub playouts: Option<u64>,
    /// Stops every bot this factory made, whenever it thinks.
    pub stop: Stop,
}

impl Default for Bots {
    /// One thread each: for whoever plays many games at the same time.
    fn default() -> Self {
        Bots { threads: 1, playouts: None, stop: Stop::default() }
    }
}

impl Bots {
    /// Whom to ask for advice: strong enough, and soon done.
    pub const ADVISER: &str = "master:1s";

    /// Every processor for one thinker: for whoever plays one game.
    pub fn with_all_cores() -> Bots {
        Bots { threads: std::thread::available_parallelism().map_or(1, |n| n.get()), ..Bots::default() }
    }

    /// What a search of this factory may use.
    pub(crate) fn limits(&self, search: &Search, seed: u64) -> SearchLimits {
        let threads = search.threads.unwrap_or(match search.level {
            Level::Master => self.threads,
            _ => 1,
        });
        let budget = self.playouts.map_or(search.budget, Budget::Iterations);
        SearchLimits { budget, threads, seed, stop: self.stop.clone() }
    }

    /// A bot for a title known by its type.
    pub fn evaluated_bot<G: Evaluate>(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
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

/// The titles whose positions can be judged. A new title is one more line here.
macro_rules! for_each_judged {
    ($call:ident) => {
        $call!(luxor_rules::Luxor);
        $call!(expedition_rules::Expedition);
    };
}
pub(crate) use for_each_judged;

impl BotFactory for Bots {
    fn names(&self, _: &str) -> Vec<&'static str> {
        NAMES.to_vec()
    }

    fn bot<G: Game>(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        macro_rules! try_title {
            ($title:ty) => {
                if TypeId::of::<$title>() == TypeId::of::<G>() {
                    let bot: Box<dyn Any> = Box::new(self.evaluated_bot::<$title>(name, seed).ok()?);
                    return bot.downcast::<Box<dyn Bot<G>>>().ok().map(|bot| *bot);
                }
            };
        }
        for_each_judged!(try_title);
        // Titles nobody has taught the players to evaluate can be played at random.
        (name == "random").then(|| Box::new(RandomBot::new(seed)) as Box<dyn Bot<G>>)
    }

    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser> {
        let question = Question::of(table)?;
        let (seat, bots) = (question.seat(), self.clone());
        // Only a name nobody knows has no advice, and this one is known.
        let advise = move || question.advise(&bots, Bots::ADVISER, seed).unwrap_or_default();
        Some(Adviser { seat, advise: Box::new(advise) })
    }

    fn check(&self, _: &str, name: &str) -> Result<(), String> {
        BotSpec::read(name).map(|_| ())
    }
}
