//! The utility of a position for each seat, from the evaluation of its title.

use evaluation::Value;
pub use evaluation::{ASPECTS, Evaluate, Heuristic, SearchDefaults};
use game::{Game, MAX_SEATS, Seat};

/// The utility of a position for each seat: its win probability plus a small term for the margin.
pub type Utility = [f32; MAX_SEATS];

/// The weight of the margin, so that a player who can no longer win still plays for points.
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

/// The utility of a finished game, the win shared among the winners; `None` while it goes on.
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

/// The win probabilities of seats with these values: the softmax of their logits.
pub fn chances(values: &[Value]) -> Utility {
    let mut chances = [0.0; MAX_SEATS];
    let best = values.iter().map(|value| value.logit).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (chance, value) in chances.iter_mut().zip(values) {
        *chance = (value.logit - best).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// The utility of an unfinished position whose seats have these values.
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
    fn better_value_gives_higher_utility() {
        let value = |(logit, points)| Value { logit, points };
        let values = [(1.0, 30.0), (0.0, 25.0), (0.0, 25.0), (-1.0, 20.0)].map(value);
        let utility = expected_utility(&values);
        assert!(utility[0] > utility[1] && (utility[1] - utility[2]).abs() < 1e-6 && utility[2] > utility[3]);
        let sum: f32 = chances(&values).iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
        // With equal win probabilities, more points are better.
        let even = expected_utility(&[(0.0, 30.0), (0.0, 20.0)].map(value));
        assert!(even[0] > even[1]);
    }
}
