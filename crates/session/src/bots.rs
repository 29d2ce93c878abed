//! Type-erased bots. A bot decides on its own copy of the position, so the game's lock is not held while it computes.

use catalogue::{Adviser, AnyTable, Bot, BotFactory, Listed, Visit, visit};
use core::time::Duration;
use game::{Game, OwnedObservation, Published, Seat};

/// A bot at a seat, of any title.
pub trait AnyBot: Send {
    /// Copies the current position; `decide` runs later, without the lock.
    fn look(&mut self, table: &dyn AnyTable);
    /// Chooses an action; `None` if it is not this seat's turn in the copied position.
    fn decide(&mut self) -> Option<String>;
    /// Does it decide without searching (see [`Bot::is_quick`])?
    fn is_quick(&self) -> bool {
        false
    }
    /// How long each decision takes, if that is fixed (see [`Bot::pace`]).
    fn pace(&self) -> Duration {
        Duration::ZERO
    }
}

/// Creates bots and advisers for any title.
pub trait AnyBotFactory: Send + Sync {
    /// The names of a title's bots, weakest first.
    fn names(&self, title: &str) -> Vec<&'static str>;
    /// Creates a bot; the same seed makes the same decisions.
    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>>;
    /// Creates an adviser for the player who decides at this table, if the title has one.
    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser>;
}

/// Adapts a typed [`BotFactory`] to [`AnyBotFactory`].
pub struct FactoryBots<R>(pub R);

impl<R: BotFactory + Send> AnyBotFactory for FactoryBots<R> {
    fn names(&self, title: &str) -> Vec<&'static str> {
        self.0.names(title)
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        // A factory may accept names it does not list, even external programs. Names come from imported files too, so only
        // listed ones are allowed.
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

    fn visit<G: Listed>(self) -> Self::Output {
        let bot = self.factory.bot::<G>(self.name, self.seed)?;
        Some(Box::new(Seated { seat: self.seat, bot, seen: None }))
    }
}

/// A bot of one title with what it observed last.
struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    seen: Option<OwnedObservation<G>>,
}

impl<G: Published> AnyBot for Seated<G> {
    fn look(&mut self, table: &dyn AnyTable) {
        self.seen = table.observe(self.seat).downcast().ok();
    }

    fn decide(&mut self) -> Option<String> {
        let observation = self.seen.as_ref()?.get();
        observation.decides().then(|| self.bot.decide(&observation).to_string())
    }

    fn is_quick(&self) -> bool {
        self.bot.is_quick()
    }

    fn pace(&self) -> Duration {
        self.bot.pace()
    }
}
