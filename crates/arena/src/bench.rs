//! One game between computer players, at the speed of the rules.

use catalogue::{Bot, BotFactory};
use game::{ChaCha8Rng, Game, Observation, Outcome, RngChance, Seat, Seed, SeedableRng, Silent, Table};
use std::sync::Arc;

/// The computer players of one game, in the order of the seats.
pub struct Benched<G: Game>(Vec<Player<G>>);

enum Player<G: Game> {
    /// Asks the title itself, which is faster than listing.
    Random,
    Thinking(Box<dyn Bot<G>>),
    /// Sees what is hidden: the measure of luck, never at a table.
    AllSeeing(Box<dyn Bot<G>>),
}

/// Before the name of a computer player: the same one, seeing all cards. The factory does not know it, so no table does.
pub const ALL_SEEING: &str = "all-seeing:";

/// What is counted of one game.
#[derive(Clone, Copy)]
pub(crate) struct Played {
    pub outcome: Outcome,
    pub decisions: u64,
    pub turns: u64,
    /// The seats that lost whatever the points say, one bit each.
    pub forfeits: u8,
}

/// The seed of game number `index` of a match: both numbers one after the other, and nothing else.
pub fn game_seed(seed: u64, index: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&index.to_le_bytes());
    Seed(bytes)
}

/// The random words for decisions flow apart from those for cards and dice.
fn decisions_of(seed: &Seed) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    rng.set_stream(1);
    rng
}

impl<G: Game> Benched<G> {
    /// Calls the players of a game by name; nothing if the factory does not know one of them.
    pub fn call(factory: &impl BotFactory, names: &[String], seed: u64, index: u64) -> Option<Self> {
        let call = |(seat, name): (usize, &String)| {
            if name == "random" {
                return Some(Player::Random);
            }
            let own = seed ^ (index << 3 | seat as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            match name.strip_prefix(ALL_SEEING) {
                Some(name) => factory.bot(name, own).map(Player::AllSeeing),
                None => factory.bot(name, own).map(Player::Thinking),
            }
        };
        names.iter().enumerate().map(call).collect::<Option<_>>().map(Benched)
    }

    /// Do all of them play at random? Then they are the same for every game.
    pub fn all_random(&self) -> bool {
        self.0.iter().all(|player| matches!(player, Player::Random))
    }

    /// Why players have lost whatever the points say, by seat.
    pub fn reasons(&self) -> impl Iterator<Item = (usize, &str)> {
        let reason = |player| match player {
            &Player::Random => None,
            Player::Thinking(bot) | Player::AllSeeing(bot) => bot.forfeit(),
        };
        self.0.iter().enumerate().filter_map(move |(seat, player)| Some((seat, reason(player)?)))
    }

    fn forfeits(&self) -> u8 {
        self.reasons().fold(0, |seats, (seat, _)| seats | 1 << seat)
    }

    #[inline]
    fn decide(&mut self, setup: &G::Setup, state: &G::State, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        match &mut self.0[seat.index()] {
            Player::Random => G::random_action(setup, state, rng),
            Player::Thinking(bot) => bot.decide(&Observation::new(setup, state, seat)),
            Player::AllSeeing(bot) => bot.decide(&Observation::all_seeing(setup, state, seat)),
        }
    }

    /// Plays a game; nothing is kept but the figures.
    pub(crate) fn play(&mut self, setup: &G::Setup, seed: &Seed) -> Played {
        let mut chance = RngChance::seeded(seed);
        let mut rng = decisions_of(seed);
        let mut state = G::start(setup, &mut chance, &mut Silent);
        let mut decisions = 0;
        while let Some(seat) = G::decider(setup, &state) {
            let action = self.decide(setup, &state, seat, &mut rng);
            G::play(setup, &mut state, action, &mut chance, &mut Silent);
            decisions += 1;
        }
        let outcome = G::outcome(setup, &state).expect("nobody decides only when the game is over");
        Played { outcome, decisions, turns: u64::from(G::turn(&state)), forfeits: self.forfeits() }
    }

    /// Plays the same game on a table that remembers it.
    pub(crate) fn play_recorded(&mut self, setup: &Arc<G::Setup>, seed: &Seed) -> (Played, Table<G>) {
        let mut chance = RngChance::seeded(seed);
        let mut rng = decisions_of(seed);
        let mut table = Table::<G>::deal(setup.clone(), &mut chance);
        let mut decisions = 0;
        while let Some(seat) = table.decider() {
            let action = self.decide(setup, table.state(), seat, &mut rng);
            table.act(action, &mut chance).expect("a computer player decides only for what is legal");
            decisions += 1;
        }
        let outcome = G::outcome(setup, table.state()).expect("nobody decides only when the game is over");
        let turns = u64::from(G::turn(table.state()));
        (Played { outcome, decisions, turns, forfeits: self.forfeits() }, table)
    }
}
