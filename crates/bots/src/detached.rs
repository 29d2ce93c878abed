//! A decision copied from its table, for bots of a server and for hints.

use crate::advice::advise;
use crate::evaluate::Evaluate;
use crate::factory::{Bots, for_each_title};
use catalogue::{Advice, AnyTable};
use game::{OwnedObservation, Seat};

/// The pending decision of a table, copied from it: any thread can search it while the table goes on. Bots get only the
/// decider's observation of the position.
pub struct DetachedDecision(Box<dyn AnyDecision>);

impl DetachedDecision {
    /// Copies the pending decision of a table; `None` if the game is over or the title has no evaluation.
    pub fn of(table: &dyn AnyTable) -> Option<DetachedDecision> {
        let mut observed = table.observe(table.decider()?);
        macro_rules! try_title {
            ($title:ty) => {
                match observed.downcast::<$title>() {
                    Ok(observation) => return Some(DetachedDecision(Box::new(observation))),
                    Err(other) => observed = other,
                }
            };
        }
        for_each_title!(try_title);
        drop(observed);
        None
    }

    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.0.seat()
    }

    /// The action the bot with this spec chooses, in its text form. The factory's [`Stop`](crate::Stop) ends the search
    /// early: give it a deadline, or keep a clone and stop it.
    pub fn decide(&self, bots: &Bots, name: &str, seed: u64) -> Result<String, String> {
        self.0.decide(bots, name, seed)
    }

    /// Ranks every legal action with a searching bot (`clever`, `master:2s`, `tree:500i`), best first.
    pub fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String> {
        self.0.advise(bots, name, seed)
    }
}

/// Hides the title of a decision.
trait AnyDecision: Send + Sync {
    fn seat(&self) -> Seat;
    fn decide(&self, bots: &Bots, name: &str, seed: u64) -> Result<String, String>;
    fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String>;
}

impl<G: Evaluate> AnyDecision for OwnedObservation<G> {
    fn seat(&self) -> Seat {
        self.get().seat()
    }

    fn decide(&self, bots: &Bots, name: &str, seed: u64) -> Result<String, String> {
        let mut bot = bots.evaluated_bot::<G>(name, seed)?;
        Ok(bot.decide(&self.get()).to_string())
    }

    fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String> {
        advise(&self.get(), bots, name, seed)
    }
}
