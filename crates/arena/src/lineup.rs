//! The bots of one game, and the loop that plays it.

use crate::Progress;
use catalogue::{Bot, Listed, TypedBotFactory};
use game::{ChaCha8Rng, Game, Observation, Outcome, RngChance, Seat, Seed, SeedableRng, Silent, Table};
use std::sync::Arc;

/// The bots of one game, in seat order.
pub struct Lineup<G: Game>(Vec<Player<G>>);

enum Player<G: Game> {
    /// Uses the title's own random action, which is faster than listing the legal ones.
    Random,
    Bot(Box<dyn Bot<G>>),
    /// Gets an observation without hidden information, to measure luck.
    AllSeeing(Box<dyn Bot<G>>),
}

/// The prefix of a bot spec that lets the bot see all cards. Only the arena knows it, so no table can seat such a bot.
pub const ALL_SEEING: &str = "all-seeing:";

/// The result of one game.
#[derive(Clone, Copy)]
pub(crate) struct GameResult {
    pub outcome: Outcome,
    pub decisions: u64,
    pub turns: u64,
    /// The seats that forfeited, one bit each.
    pub forfeits: u8,
}

/// The seed of game number `index` of a match: the bytes of both numbers, zero-padded.
pub fn game_seed(seed: u64, index: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&index.to_le_bytes());
    Seed(bytes)
}

/// The random stream of random players, separate from that of cards and dice.
fn decisions_of(seed: &Seed) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    rng.set_stream(1);
    rng
}

impl<G: Listed> Lineup<G> {
    /// Creates the bots of a game from their specs; `None` if the factory does not know one of them.
    pub fn create(factory: &impl TypedBotFactory, names: &[String], seed: u64, index: u64) -> Option<Self> {
        let create = |(seat, name): (usize, &String)| {
            if name == "random" {
                return Some(Player::Random);
            }
            let own = seed ^ (index << 3 | seat as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            match name.strip_prefix(ALL_SEEING) {
                Some(name) => factory.typed_bot(name, own).ok().map(Player::AllSeeing),
                None => factory.typed_bot(name, own).ok().map(Player::Bot),
            }
        };
        names.iter().enumerate().map(create).collect::<Option<_>>().map(Lineup)
    }

    /// Whether all players are random; such a lineup can be reused for every game.
    pub fn all_random(&self) -> bool {
        self.0.iter().all(|player| matches!(player, Player::Random))
    }

    /// Why players forfeited, by seat.
    pub fn forfeit_reasons(&self) -> impl Iterator<Item = (usize, &str)> {
        let reason = |player| match player {
            &Player::Random => None,
            Player::Bot(bot) | Player::AllSeeing(bot) => bot.forfeit(),
        };
        self.0.iter().enumerate().filter_map(move |(seat, player)| Some((seat, reason(player)?)))
    }

    fn forfeits(&self) -> u8 {
        self.forfeit_reasons().fold(0, |seats, (seat, _)| seats | 1 << seat)
    }

    #[inline]
    fn decide(&mut self, setup: &G::Setup, state: &G::State, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        match &mut self.0[seat.index()] {
            Player::Random => G::random_action(setup, state, rng),
            Player::Bot(bot) => bot.decide(&Observation::new(setup, state, seat)),
            Player::AllSeeing(bot) => bot.decide(&Observation::all_seeing(setup, state, seat)),
        }
    }

    /// Plays a game without recording it; `None` if it was stopped.
    pub(crate) fn play(&mut self, setup: &G::Setup, seed: &Seed, progress: &Progress) -> Option<GameResult> {
        let mut chance = RngChance::seeded(seed);
        let mut rng = decisions_of(seed);
        let mut state = G::start(setup, &mut chance, &mut Silent);
        let mut decisions = 0;
        while let Some(seat) = G::decider(setup, &state) {
            if progress.stopped() {
                return None;
            }
            let action = self.decide(setup, &state, seat, &mut rng);
            G::play(setup, &mut state, action, &mut chance, &mut Silent);
            decisions += 1;
        }
        let outcome = G::outcome(setup, &state).expect("a game without a decider is over");
        let turns = u64::from(G::turn(&state));
        Some(GameResult { outcome, decisions, turns, forfeits: self.forfeits() })
    }

    /// Plays the same game on a table that records it; `None` if it was stopped.
    pub(crate) fn play_recorded(
        &mut self,
        setup: &Arc<G::Setup>,
        seed: &Seed,
        progress: &Progress,
    ) -> Option<(GameResult, Table<G>)> {
        let mut chance = RngChance::seeded(seed);
        let mut rng = decisions_of(seed);
        let mut table = Table::<G>::deal(setup.clone(), &mut chance);
        let mut decisions = 0;
        while let Some(seat) = table.decider() {
            if progress.stopped() {
                return None;
            }
            let action = self.decide(setup, table.state(), seat, &mut rng);
            table.act(action, &mut chance).expect("bots choose legal actions");
            decisions += 1;
        }
        let outcome = G::outcome(setup, table.state()).expect("a game without a decider is over");
        let turns = u64::from(G::turn(table.state()));
        Some((GameResult { outcome, decisions, turns, forfeits: self.forfeits() }, table))
    }
}
