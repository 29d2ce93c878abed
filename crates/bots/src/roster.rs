//! The roster: minds by name, for every title that can be judged.

use crate::budget::{Budget, Stop};
use crate::judge::Judged;
use crate::minds::{Instinctive, Temper, Thinker};
use crate::named::{Level, NAMES, Named, Search};
use crate::question::Question;
use crate::search::Means;
use catalogue::{Adviser, AnyTable, Mind, RandomMind, Roster};
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
    /// Stops every mind this roster made, whenever it thinks.
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

    /// What a search of this roster may use.
    pub(crate) fn means(&self, search: &Search, seed: u64) -> Means {
        let threads = search.threads.unwrap_or(match search.level {
            Level::Master => self.threads,
            _ => 1,
        });
        let budget = self.playouts.map_or(search.budget, Budget::Iterations);
        Means { budget, threads, seed, stop: self.stop.clone() }
    }

    /// A mind for a title known by its type.
    pub fn judged_mind<G: Judged>(&self, name: &str, seed: u64) -> Result<Box<dyn Mind<G>>, String> {
        Ok(match Named::read(name)? {
            Named::Random => Box::new(RandomMind::new(seed)),
            Named::Gentle => Box::new(Instinctive::<G>::new(seed, Temper::GENTLE)),
            Named::Greedy => Box::new(Instinctive::<G>::new(seed, Temper::GREEDY)),
            Named::Search(search) => Box::new(Thinker::new(search.method::<G>(), self.means(&search, seed))),
            Named::Command(command) => Box::new(crate::external::Program::<G>::new(&command)),
        })
    }
}

/// The titles whose positions can be judged. A new title is one more line here.
macro_rules! for_each_judged {
    ($call:ident) => {
        $call!(temple::Luxor);
        $call!(expedition::Expedition);
    };
}
pub(crate) use for_each_judged;

impl Roster for Bots {
    fn names(&self, _: &str) -> Vec<&'static str> {
        NAMES.to_vec()
    }

    fn mind<G: Game>(&self, name: &str, seed: u64) -> Option<Box<dyn Mind<G>>> {
        macro_rules! try_title {
            ($title:ty) => {
                if TypeId::of::<$title>() == TypeId::of::<G>() {
                    let mind: Box<dyn Any> = Box::new(self.judged_mind::<$title>(name, seed).ok()?);
                    return mind.downcast::<Box<dyn Mind<G>>>().ok().map(|mind| *mind);
                }
            };
        }
        for_each_judged!(try_title);
        // Titles nobody has taught the minds to judge can be played at random.
        (name == "random").then(|| Box::new(RandomMind::new(seed)) as Box<dyn Mind<G>>)
    }

    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser> {
        let question = Question::of(table)?;
        let (seat, bots) = (question.seat(), self.clone());
        // Only a name nobody knows has no advice, and this one is known.
        let advise = move || question.advise(&bots, Bots::ADVISER, seed).unwrap_or_default();
        Some(Adviser { seat, advise: Box::new(advise) })
    }

    fn check(&self, _: &str, name: &str) -> Result<(), String> {
        Named::read(name).map(|_| ())
    }
}
