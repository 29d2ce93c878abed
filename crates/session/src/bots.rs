//! Bots for any title, as a server is given them.

pub use catalogue::AnyBot;
use catalogue::analysis::Analyst;
use catalogue::{Adviser, AnyTable, BotFactory, any_bot};
use game::Seat;

/// Creates bots and advisers for any title.
pub trait AnyBotFactory: Send + Sync {
    /// The names of a title's bots, weakest first.
    fn names(&self, title: &str) -> Vec<&'static str>;
    /// Creates a bot; the same seed makes the same decisions.
    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>>;
    /// Creates an adviser for the player who decides at this table, if the title has one.
    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser>;
    /// The analyst of a finished game, if the title has one.
    fn analyst(&self, _table: &dyn AnyTable) -> Option<Analyst> {
        None
    }
}

/// Adapts a typed [`BotFactory`] to [`AnyBotFactory`].
pub struct FactoryBots<R>(pub R);

impl<R: BotFactory + Send> AnyBotFactory for FactoryBots<R> {
    fn names(&self, title: &str) -> Vec<&'static str> {
        self.0.names(title)
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        // A factory may accept names it does not list, even external programs. Names come from imported files too, so
        // only listed ones are allowed.
        if !self.0.names(title).contains(&name) {
            return None;
        }
        any_bot(&self.0, title, name, seat, seed).ok()
    }

    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser> {
        self.0.adviser(table, seed)
    }

    fn analyst(&self, table: &dyn AnyTable) -> Option<Analyst> {
        self.0.analyst(table)
    }
}
