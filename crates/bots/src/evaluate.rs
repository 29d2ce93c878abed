//! Judging a position: what a title tells the players about its positions, and what that is utility in victories.

use crate::search::Family;
use crate::value_net::{Value, ValueNet};
use game::{Game, MAX_SEATS, Published, Seat};

/// So many things are told apart when a position is judged.
pub const ASPECTS: usize = 8;

/// What a seat may expect, by aspect; together the points it will have at the end.
pub type Heuristic = [f32; ASPECTS];

/// A title whose positions can be judged.
///
/// A evaluate gets determinized positions only. It need not be exact: play-outs and trees rest on it, and where it errs in the
/// same way for everybody it does no harm.
pub trait Evaluate: Published {
    /// The message ids of the aspects, as reasons for an action; each takes the number `points`.
    const ASPECTS: [&'static str; ASPECTS];

    /// The points each seat may expect to have at the end.
    fn heuristic(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        observation: &Self::Context,
    ) -> Heuristic;

    /// What is worked out once for a position before seats are judged.
    type Context;
    /// Works it out.
    fn context(setup: &Self::Setup, state: &Self::State) -> Self::Context;

    /// What the value_net judgement is told of a seat.
    type Features: AsRef<[f32]>;
    /// Fills it in.
    fn features(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        context: &Self::Context,
    ) -> Self::Features;
    /// What was value_net from games.
    fn value_net() -> &'static ValueNet;

    /// What each action priors to whoever decides, in points; a rng look, no search.
    fn policy(setup: &Self::Setup, state: &Self::State, actions: &[Self::Action], priors: &mut Vec<f32>);

    /// How to search, as it was measured to play best with every number of players.
    const SEARCH_DEFAULTS: SearchDefaults;
}

/// How a search goes about a title.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchDefaults {
    /// The family that plays better.
    pub family: Family,
    /// How many turns a play-out looks ahead.
    pub turns: u32,
    /// How much a tree is drawn to what it has seen little of, in chances to win.
    pub exploration: f32,
    /// Where a tree looks only at one's own choices, the others move by policy, misjudged by up to so many points.
    pub opponent_noise: Option<f32>,
}

/// What a position is utility to each seat: the chance to win, and a little for the margin.
pub type Utility = [f32; MAX_SEATS];

/// A beaten player still plays on: so much can be had for points alone.
const MARGIN: f32 = 0.05;

/// The utility of a position, finished or not.
pub fn utility<G: Evaluate>(setup: &G::Setup, state: &G::State) -> Utility {
    if let Some(utility) = final_utility::<G>(setup, state) {
        return utility;
    }
    let seats = G::seats(setup) as usize;
    let context = G::context(setup, state);
    let value_net = G::value_net();
    let mut values = [Value::default(); MAX_SEATS];
    for (value, seat) in values.iter_mut().zip(Seat::all(seats as u8)) {
        *value = value_net.evaluate(G::features(setup, state, seat, &context).as_ref());
    }
    expected_utility(&values[..seats])
}

/// The utility of a finished game: the victory, shared among the winners.
pub fn final_utility<G: Game>(setup: &G::Setup, state: &G::State) -> Option<Utility> {
    let outcome = G::outcome(setup, state)?;
    let winners = outcome.winners().count() as f32;
    let scores = outcome.scores();
    let mut utility = [0.0; MAX_SEATS];
    for (seat, score) in scores.iter().enumerate() {
        let won = if score.rank == 1 { 1.0 / winners } else { 0.0 };
        let others = scores.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, score)| score.total).max().unwrap_or(0);
        utility[seat] = won + margin(f32::from(score.total - best));
    }
    Some(utility)
}

/// The chances to win of players judged so: set against each other, all together 1.
pub fn chances(values: &[Value]) -> Utility {
    let mut chances = [0.0; MAX_SEATS];
    let best = values.iter().map(|value| value.weight).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (chance, value) in chances.iter_mut().zip(values) {
        *chance = (value.weight - best).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// What a position is utility to players judged so.
fn expected_utility(values: &[Value]) -> Utility {
    let mut utility = chances(values);
    for (seat, utility) in utility.iter_mut().enumerate().take(values.len()) {
        let others = values.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, value)| value.points).fold(f32::MIN, f32::max);
        *utility += margin(values[seat].points - best);
    }
    utility
}

fn margin(ahead: f32) -> f32 {
    MARGIN * (ahead / 20.0).clamp(-1.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_ahead_has_the_better_chance() {
        let value = |(weight, points)| Value { weight, points };
        let values = [(1.0, 30.0), (0.0, 25.0), (0.0, 25.0), (-1.0, 20.0)].map(value);
        let utility = expected_utility(&values);
        assert!(utility[0] > utility[1] && (utility[1] - utility[2]).abs() < 1e-6 && utility[2] > utility[3]);
        let sum: f32 = chances(&values).iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
        // Of two who are as likely to win the one with more points is better off.
        let even = expected_utility(&[(0.0, 30.0), (0.0, 20.0)].map(value));
        assert!(even[0] > even[1]);
    }
}
