//! The traits of bots and of the factories that create them, and a bot that plays at random.

use crate::analysis::Analyst;
use crate::{AnyTable, Listed, Visit, visit};
use game::{ChaCha8Rng, Game, Message, Observation, OwnedObservation, Seat, SeedableRng, below};
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;

/// Decides for one player. It gets only an [`Observation`], so it cannot read hidden information.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions. Called only when it is this player's decision.
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action;

    /// Does it decide without searching, within a millisecond? Such a bot need not wait for others that think.
    fn is_quick(&self) -> bool {
        false
    }

    /// How long each of its decisions takes, if that is fixed. The publisher of decisions waits as long, even for a bot
    /// with a single choice: an early answer would tell the others something about what it holds.
    fn pace(&self) -> Duration {
        Duration::ZERO
    }

    /// Why this bot has forfeited the game, if it has: an external program crashed, timed out or played an illegal
    /// action.
    fn forfeit(&self) -> Option<&str> {
        None
    }
}

/// The estimate for one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The action in its text form.
    pub action: String,
    /// The estimated winning probability after it, from 0 to 1 in steps of a hundredth; `None` if the search set it
    /// aside without trying it. An exact number of samples or an exact chance would be a fingerprint of the search.
    pub chance: Option<f32>,
    /// Where it is expected to gain most by the end of the turn.
    pub reason: Message,
    /// If it is only half of a move ([`FollowUp`](crate::FollowUp)): the best continuation, as a
    /// [`Choice`](crate::Choice) in JSON, for the first few actions.
    pub then: Option<Value>,
}

/// A pending analysis of one position: estimates for every legal action, best first.
pub struct Adviser {
    /// Who decides.
    pub seat: Seat,
    /// Runs the analysis; on any thread.
    pub advise: Box<dyn FnOnce() -> Vec<Advice> + Send>,
}

/// Creates bots by name, for titles that are known by their ids.
pub trait BotFactory: Send + Sync {
    /// The bots it has for a title, weakest first.
    fn names(&self, title: &str) -> Vec<&'static str>;

    /// A bot with this name at a seat; decisions are deterministic for a seed. Also creates bots that `names` does not
    /// list, even external programs: names from files and requests go through [`listed_bot`](Self::listed_bot).
    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>>;

    /// The same, if the name is listed.
    fn listed_bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        self.names(title).contains(&name).then(|| self.bot(title, name, seat, seed))?
    }

    /// An analysis of this table for its decider; `None` if the game is over or no bot can analyse it.
    fn adviser(&self, _table: &dyn AnyTable, _seed: u64) -> Option<Adviser> {
        None
    }

    /// The analyst of a finished game; `None` if the game goes on or nobody can analyse it.
    fn analyst(&self, _table: &dyn AnyTable) -> Option<Analyst> {
        None
    }

    /// Checks that a bot exists for a title; the error lists those that do.
    fn check(&self, title: &str, name: &str) -> Result<(), String> {
        let names = self.names(title);
        if names.contains(&name) {
            return Ok(());
        }
        Err(format!("there is no computer player {name:?}; there is {}", names.join(", ")))
    }
}

/// Creates bots by name, for titles that are known by their types.
pub trait TypedBotFactory: BotFactory {
    /// A bot with this name; decisions are deterministic for a seed. The error says which bots there are.
    fn typed_bot<G: Listed>(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String>;
}

/// A factory with only the bot `random`.
pub struct RandomOnly;

impl BotFactory for RandomOnly {
    fn names(&self, _: &str) -> Vec<&'static str> {
        vec!["random"]
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        any_bot(self, title, name, seat, seed)
    }
}

impl TypedBotFactory for RandomOnly {
    fn typed_bot<G: Listed>(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
        self.check(G::TITLE, name)?;
        Ok(Box::new(RandomBot::new(seed)))
    }
}

/// Plays uniformly random legal actions.
pub struct RandomBot(ChaCha8Rng);

impl RandomBot {
    /// Decisions are deterministic for a seed.
    pub fn new(seed: u64) -> Self {
        RandomBot(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action {
        let mut list: Vec<G::Action> = Vec::new();
        observation.legal(&mut list);
        list[below(&mut self.0, list.len() as u32) as usize]
    }

    fn is_quick(&self) -> bool {
        true
    }
}

/// A bot at a seat, of any title. It decides on its own copy of the position, so nobody waits for it at the table.
pub trait AnyBot: Send {
    /// Copies the current position; `decide` runs later.
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
    /// Why it has forfeited the game, if it has (see [`Bot::forfeit`]).
    fn forfeit(&self) -> Option<&str> {
        None
    }
}

/// Implements [`BotFactory::bot`] by typed bots. Generic: call it only there, so that the bots of all titles are
/// compiled once, as part of the crate of their factory.
pub fn any_bot(
    factory: &impl TypedBotFactory,
    title: &str,
    name: &str,
    seat: Seat,
    seed: u64,
) -> Option<Box<dyn AnyBot>> {
    struct Seating<'a, R> {
        factory: &'a R,
        name: &'a str,
        seat: Seat,
        seed: u64,
    }

    impl<R: TypedBotFactory> Visit for Seating<'_, R> {
        type Output = Option<Box<dyn AnyBot>>;

        fn visit<G: Listed>(self) -> Self::Output {
            let bot = self.factory.typed_bot::<G>(self.name, self.seed).ok()?;
            Some(Box::new(Seated { seat: self.seat, bot, seen: None }))
        }
    }

    visit(title, Seating { factory, name, seat, seed })?
}

/// A bot of one title with what it observed last.
struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    seen: Option<OwnedObservation<G>>,
}

impl<G: Game> AnyBot for Seated<G> {
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

    fn forfeit(&self) -> Option<&str> {
        self.bot.forfeit()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Accepts any name, and lists none.
    struct Unlisted;

    impl BotFactory for Unlisted {
        fn names(&self, _: &str) -> Vec<&'static str> {
            Vec::new()
        }

        fn bot(&self, title: &str, _: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
            RandomOnly.bot(title, "random", seat, seed)
        }
    }

    #[test]
    fn a_bot_that_is_not_listed_is_not_created() {
        let ask = ("luxor", "cmd:anything", Seat(0), 1);
        assert!(Unlisted.bot(ask.0, ask.1, ask.2, ask.3).is_some());
        assert!(Unlisted.listed_bot(ask.0, ask.1, ask.2, ask.3).is_none());
        assert!(RandomOnly.listed_bot("luxor", "random", Seat(0), 1).is_some());
    }
}
