//! A decision copied from its table, for bots of a server and for hints.

use crate::advice::advise;
use crate::evaluate::Evaluate;
use crate::factory::Bots;
use catalogue::{Advice, AnyObservation, AnyTable, Listed, Visit, visit};
use game::{OwnedObservation, Seat};

/// The pending decision of a table, copied from it: any thread can search it while the table goes on. Bots get only the
/// decider's observation of the position.
pub struct DetachedDecision(Box<dyn AnyDecision>);

impl DetachedDecision {
    /// Copies the pending decision of a table; `None` if the game is over.
    pub fn of(table: &dyn AnyTable) -> Option<DetachedDecision> {
        struct Detach(AnyObservation);

        impl Visit for Detach {
            type Output = Option<DetachedDecision>;

            fn visit<G: Listed>(self) -> Self::Output {
                Some(DetachedDecision(Box::new(self.0.downcast::<G>().ok()?)))
            }
        }

        visit(table.meta().id, Detach(table.observe(table.decider()?)))?
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
        let mut bot = bots.create::<G>(name, seed)?;
        Ok(bot.decide(&self.get()).to_string())
    }

    fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String> {
        advise(&self.get(), bots, name, seed)
    }
}
