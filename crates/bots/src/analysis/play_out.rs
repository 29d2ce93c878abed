//! One play-out: a choice, the title's policy for everybody up to a horizon, and the chances there.

use crate::evaluate::Evaluate;
use crate::policy::{PlayOutPolicy, PolicyBuffer, play_on};
use crate::split_mix::SplitMix64;
use evaluation::Value;
use game::{Game, MAX_SEATS, RngChance, Seat, Silent};

/// The win chance of each seat; they add up to 1.
pub type Chances = [f64; MAX_SEATS];

/// Nobody's chances: where sums begin.
pub(super) const NONE: Chances = [0.0; MAX_SEATS];

/// The noise on priors, in points, so that play-outs of one position differ.
const NOISE: f32 = 1.0;

/// Runs play-outs; it allocates nothing for each of them.
pub(super) struct PlayOuts<'a, G: Evaluate> {
    pub setup: &'a G::Setup,
    buffer: PolicyBuffer<G>,
}

impl<'a, G: Evaluate> PlayOuts<'a, G> {
    pub fn new(setup: &'a G::Setup) -> Self {
        PlayOuts { setup, buffer: PolicyBuffer::default() }
    }

    /// Where a position leads if `seat` makes this choice and everybody follows the policy up to the horizon, which
    /// depends on the position alone: all its choices are compared at the same time of the game.
    #[inline]
    pub fn run(
        &mut self,
        mut state: G::State,
        seat: Seat,
        choice: &[G::Action],
        rng: SplitMix64,
    ) -> G::State {
        let horizon = G::turn(&state).saturating_add(horizon::<G>(self.setup));
        let mut chance = RngChance(rng);
        for (part, &action) in choice.iter().enumerate() {
            // What follows the first part was legal in a sample of positions; the rules have the last word.
            if part > 0 && !self.is_legal(&state, seat, action) {
                break;
            }
            G::play(self.setup, &mut state, action, &mut chance, &mut Silent);
        }
        let turns = horizon.saturating_sub(G::turn(&state));
        play_on::<G>(
            self.setup,
            &mut state,
            turns,
            PlayOutPolicy::Greedy(NOISE),
            &mut chance,
            &mut self.buffer,
        );
        state
    }

    fn is_legal(&mut self, state: &G::State, seat: Seat, action: G::Action) -> bool {
        self.buffer.actions.clear();
        if G::decider(self.setup, state) == Some(seat) {
            G::legal(self.setup, state, &mut self.buffer.actions);
        }
        self.buffer.actions.contains(&action)
    }
}

/// How many turns a play-out lasts: until the player to move has had another turn, so that what a choice prepares, and
/// what it leaves to the others, is on the table.
fn horizon<G: Evaluate>(setup: &G::Setup) -> u32 {
    G::SEARCH_DEFAULTS.turns.saturating_add(u32::from(G::seats(setup)))
}

/// The chances in a position: the result if the game is over, the value network's estimate otherwise.
///
/// The exponential is calculated in Rust instead of by the system, so that an analysis is the same on every machine.
#[inline]
pub(super) fn chances<G: Evaluate>(setup: &G::Setup, state: &G::State) -> Chances {
    if let Some(result) = result::<G>(setup, state) {
        return result;
    }
    let seats = G::seats(setup);
    let context = G::context(setup, state);
    let value_net = G::value_net();
    let mut values = [Value::default(); MAX_SEATS];
    let mut best = f32::MIN;
    for seat in Seat::all(seats) {
        let value = value_net.evaluate(G::features(setup, state, seat, &context).as_ref());
        best = best.max(value.logit);
        values[seat.index()] = value;
    }
    let mut chances = NONE;
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        let weight = f64::from(libm::expf(values[seat.index()].logit - best));
        chances[seat.index()] = weight;
        sum += weight;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// The result of a finished game: 1 for the winner, shared if several won.
pub(super) fn result<G: Game>(setup: &G::Setup, state: &G::State) -> Option<Chances> {
    let outcome = G::outcome(setup, state)?;
    let share = 1.0 / outcome.winners().count() as f64;
    let mut result = NONE;
    outcome.winners().for_each(|seat| result[seat.index()] = share);
    Some(result)
}

/// `one - other`, seat by seat.
pub(super) fn difference(one: &Chances, other: &Chances) -> Chances {
    std::array::from_fn(|seat| one[seat] - other[seat])
}
