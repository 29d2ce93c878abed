//! Computer players at a distance from the table: they think about a copy of what they may know, so that nobody waits
//! for them.

use catalogue::{Adviser, AnyTable, Bot, BotFactory, TypedTable, Visit, visit};
use game::{Game, Observation, Published, Seat};
use std::any::Any;
use std::sync::Arc;

/// A computer player with a seat.
pub trait AnyBot: Send {
    /// Takes a look at the table; the thinking comes later.
    fn look(&mut self, table: &dyn AnyTable);
    /// Decides; nothing if it is not its turn in the position it saw.
    fn decide(&mut self) -> Option<String>;
}

/// Where computer players come from.
pub trait AnyBotFactory: Send + Sync {
    /// Their names for a title, gentlest first.
    fn names(&self, title: &str) -> Vec<&'static str>;
    /// One of them; the same seed makes the same decisions.
    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>>;
    /// Somebody who can advise the decider of this table; nobody where nobody can.
    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser>;
}

/// The bots of a factory.
pub struct FactoryBots<R>(pub R);

impl<R: BotFactory + Send> AnyBotFactory for FactoryBots<R> {
    fn names(&self, title: &str) -> Vec<&'static str> {
        self.0.names(title)
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        // A factory may make more than it lists, other programs even; a name out of somebody's file is no order to run one.
        if !self.0.names(title).contains(&name) {
            return None;
        }
        visit(title, Seating { factory: &self.0, name, seat, seed })?
    }

    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser> {
        self.0.adviser(table, seed)
    }
}

struct Seating<'a, R> {
    factory: &'a R,
    name: &'a str,
    seat: Seat,
    seed: u64,
}

impl<R: BotFactory> Visit for Seating<'_, R> {
    type Output = Option<Box<dyn AnyBot>>;

    fn visit<G: Published>(self) -> Self::Output {
        let bot = self.factory.bot::<G>(self.name, self.seed)?;
        Some(Box::new(Seated { seat: self.seat, bot, seen: None }))
    }
}

/// A bot of one title with the position it saw last. The position reaches the bot only as an observation.
struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    seen: Option<(Arc<G::Setup>, G::State)>,
}

impl<G: Published> AnyBot for Seated<G> {
    fn look(&mut self, table: &dyn AnyTable) {
        let table: &dyn Any = table;
        self.seen = table
            .downcast_ref::<TypedTable<G>>()
            .map(|live| (live.table().setup().clone(), *live.table().state()));
    }

    fn decide(&mut self) -> Option<String> {
        let (setup, state) = self.seen.as_ref()?;
        let observation = Observation::new(&**setup, state, self.seat);
        observation.decides().then(|| self.bot.decide(&observation).to_string())
    }
}
