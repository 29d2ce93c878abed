//! A decision to be thought about away from its table: for a server, and for hints.

use crate::advice::advise;
use crate::evaluate::Evaluate;
use crate::factory::{Bots, for_each_judged};
use catalogue::{Advice, AnyTable, TypedTable};
use game::{Game, Observation, Seat};
use std::any::Any;
use std::sync::Arc;

/// A position as its decider knows it, cut loose from the table: it can go to any thread and be thought about while the
/// table serves others.
pub struct Question(Box<dyn Asked>);

impl Question {
    /// What the decider of a table has to decide; nothing if the game is over.
    pub fn of(table: &dyn AnyTable) -> Option<Question> {
        let table: &dyn Any = table;
        macro_rules! try_title {
            ($title:ty) => {
                if let Some(live) = table.downcast_ref::<TypedTable<$title>>() {
                    let seat = live.table().decider()?;
                    let (setup, state) = (live.table().setup().clone(), *live.table().state());
                    return Some(Question(Box::new(Kept::<$title> { setup, state, seat })));
                }
            };
        }
        for_each_judged!(try_title);
        None
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.0.seat()
    }

    /// What the player with this name would do, in the action's text form. The factory's [`Stop`](crate::Stop) ends
    /// thinking early: give it a deadline, or keep a copy and stop it.
    pub fn decide(&self, bots: &Bots, name: &str, seed: u64) -> Result<String, String> {
        self.0.decide(bots, name, seed)
    }

    /// What a searching player (`clever`, `master:2s`, `tree:500i`) thinks of every legal action, best first.
    pub fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String> {
        self.0.advise(bots, name, seed)
    }
}

trait Asked: Send + Sync {
    fn seat(&self) -> Seat;
    fn decide(&self, bots: &Bots, name: &str, seed: u64) -> Result<String, String>;
    fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String>;
}

/// The position stays in here: players get an observation on it.
struct Kept<G: Game> {
    setup: Arc<G::Setup>,
    state: G::State,
    seat: Seat,
}

impl<G: Evaluate> Asked for Kept<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn decide(&self, bots: &Bots, name: &str, seed: u64) -> Result<String, String> {
        let mut bot = bots.evaluated_bot::<G>(name, seed)?;
        Ok(bot.decide(&Observation::<G>::new(&self.setup, &self.state, self.seat)).to_string())
    }

    fn advise(&self, bots: &Bots, name: &str, seed: u64) -> Result<Vec<Advice>, String> {
        advise(&Observation::<G>::new(&self.setup, &self.state, self.seat), bots, name, seed)
    }
}
