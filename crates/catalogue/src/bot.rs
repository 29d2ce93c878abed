//! Computer players: what a bot is, and how one is called by name.

use crate::{AnyTable, TypedTable, Visit, visit};
use game::{ChaCha8Rng, Game, Message, Observation, Published, Seat, SeedableRng, below};
use serde::Serialize;

/// Somebody who decides from what one player may know. The type system sees to it: an observation does not let the
/// position out.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions. Asked only when this player decides.
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action;

    /// Why this bot has lost the game whatever the points say, if it has: a program that crashed, was silent too long,
    /// or answered with something that is not allowed.
    fn forfeit(&self) -> Option<&str> {
        None
    }
}

/// What is thought of one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The action in its text form.
    pub action: String,
    /// The estimated chance to win after it, from 0 to 1.
    pub chance: f32,
    /// How many play-outs say so; few for what was soon put aside.
    pub samples: u64,
    /// What it is expected to gain most by the end of the turn.
    pub reason: Message,
}

/// Somebody with a position in bot, who will say what they think of every legal action, best first.
pub struct Adviser {
    /// Who decides.
    pub seat: Seat,
    /// Thinks; on any thread.
    pub advise: Box<dyn FnOnce() -> Vec<Advice> + Send>,
}

/// Makes bots by name, for any title.
pub trait BotFactory: Sync {
    /// The names it knows for a title, gentlest first.
    fn names(&self, title: &str) -> Vec<&'static str>;
    /// A bot with this name; the same seed makes the same decisions.
    fn bot<G: Game>(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>>;

    /// Somebody who can advise the decider of this table; nobody if the game is over or nobody here can.
    fn adviser(&self, _table: &dyn AnyTable, _seed: u64) -> Option<Adviser> {
        None
    }

    /// Is this name known for a title? If not, says which are.
    fn check(&self, title: &str, name: &str) -> Result<(), String> {
        let names = self.names(title);
        if names.contains(&name) {
            return Ok(());
        }
        Err(format!("there is no computer player {name:?}; there is {}", names.join(", ")))
    }
}

/// The factory that knows only `random`.
pub struct RandomOnly;

impl BotFactory for RandomOnly {
    fn names(&self, _: &str) -> Vec<&'static str> {
        vec!["random"]
    }

    fn bot<G: Game>(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        (name == "random").then(|| Box::new(RandomBot::new(seed)) as Box<dyn Bot<G>>)
    }
}

/// Every legal action is as good as any other.
pub struct RandomBot(ChaCha8Rng);

impl RandomBot {
    /// The same seed makes the same decisions.
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
}

/// Lets a bot of the factory decide for a seat from now on.
pub fn seat_bot(
    table: &mut dyn AnyTable,
    factory: &impl BotFactory,
    seat: Seat,
    name: &str,
    seed: u64,
) -> Result<(), String> {
    struct SeatMind<'a, R> {
        table: &'a mut dyn AnyTable,
        factory: &'a R,
        seat: Seat,
        name: &'a str,
        seed: u64,
    }

    impl<R: BotFactory> Visit for SeatMind<'_, R> {
        type Output = bool;

        fn visit<G: Published>(self) -> bool {
            let table: &mut dyn std::any::Any = self.table;
            match (table.downcast_mut::<TypedTable<G>>(), self.factory.bot(self.name, self.seed)) {
                (Some(live), Some(bot)) => {
                    live.seat_bot(self.seat, bot);
                    true
                }
                _ => false,
            }
        }
    }

    let title = table.meta().id;
    factory.check(title, name)?;
    match visit(title, SeatMind { table, factory, seat, name, seed }) {
        Some(true) => Ok(()),
        _ => Err(format!("{name:?} cannot play {title}")),
    }
}
