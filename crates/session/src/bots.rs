//! Bots for the seats of games.

pub use catalogue::{AnyBot, BotFactory};
use game::Seat;

/// A bot of the factory, if it lists the name: names come from imported files too, and a factory may accept others,
/// even external programs.
pub fn listed_bot(
    bots: &dyn BotFactory,
    title: &str,
    name: &str,
    seat: Seat,
    seed: u64,
) -> Option<Box<dyn AnyBot>> {
    bots.names(title).contains(&name).then(|| bots.bot(title, name, seat, seed))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::RandomOnly;

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
        let bot = |bots: &dyn BotFactory| listed_bot(bots, "luxor", "random", Seat(0), 1).is_some();
        assert!(Unlisted.bot("luxor", "cmd:anything", Seat(0), 1).is_some());
        assert_eq!([bot(&RandomOnly), bot(&Unlisted)], [true, false]);
    }
}
