//! Judging a position: what a title tells the minds about its positions, and what that is worth in victories.

use crate::search::Family;
use game::{Game, MAX_SEATS, Published, Seat};

/// So many things are told apart when a position is judged.
pub const ASPECTS: usize = 8;

/// What a seat may expect, by aspect; together the points it will have at the end.
pub type Hopes = [f32; ASPECTS];

/// A title whose positions can be judged.
///
/// A judge gets imagined positions only. It need not be exact: play-outs and trees rest on it, and where it errs in the
/// same way for everybody it does no harm.
pub trait Judged: Published {
    /// The message ids of the aspects, as reasons for an action; each takes the number `points`.
    const ASPECTS: [&'static str; ASPECTS];

    /// The points each seat may expect to have at the end.
    fn hopes(setup: &Self::Setup, state: &Self::State, seat: Seat, outlook: &Self::Prospect) -> Hopes;

    /// What is worked out once for a position before seats are judged.
    type Prospect;
    /// Works it out.
    fn prospect(setup: &Self::Setup, state: &Self::State) -> Self::Prospect;
    /// How far the points of two equal players may still drift apart, in points.
    fn spread(prospect: &Self::Prospect) -> f32;

    /// What each action promises to whoever decides, in points; a quick look, no search.
    fn weigh(setup: &Self::Setup, state: &Self::State, actions: &[Self::Action], promises: &mut Vec<f32>);

    /// How many turns a play-out looks ahead, by number of players.
    fn horizon(players: u8) -> u32;
    /// The family that was measured to play better, by number of players.
    fn better(players: u8) -> Family;
}

/// What a position is worth to each seat: the chance to win, and a little for the margin.
pub type Worth = [f32; MAX_SEATS];

/// A beaten player still plays on: so much can be had for points alone.
const MARGIN: f32 = 0.05;

/// The worth of a position, finished or not.
pub fn worth<G: Judged>(setup: &G::Setup, state: &G::State) -> Worth {
    if let Some(worth) = final_worth::<G>(setup, state) {
        return worth;
    }
    let seats = G::seats(setup) as usize;
    let prospect = G::prospect(setup, state);
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(seats as u8) {
        points[seat.index()] = G::hopes(setup, state, seat, &prospect).iter().sum();
    }
    shares(&points[..seats], G::spread(&prospect))
}

/// The worth of a finished game: the victory, shared among the winners.
pub fn final_worth<G: Game>(setup: &G::Setup, state: &G::State) -> Option<Worth> {
    let outcome = G::outcome(setup, state)?;
    let winners = outcome.winners().count() as f32;
    let scores = outcome.scores();
    let mut worth = [0.0; MAX_SEATS];
    for (seat, score) in scores.iter().enumerate() {
        let won = if score.rank == 1 { 1.0 / winners } else { 0.0 };
        let others = scores.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, score)| score.total).max().unwrap_or(0);
        worth[seat] = won + margin(f32::from(score.total - best));
    }
    Some(worth)
}

/// The chances of players who expect these points, when equal players may still drift apart by `spread`.
fn shares(points: &[f32], spread: f32) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (share, &own) in worth.iter_mut().zip(points) {
        *share = ((own - best) / spread).exp();
        sum += *share;
    }
    for (seat, share) in worth.iter_mut().enumerate().take(points.len()) {
        let others = points.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, &own)| own).fold(f32::MIN, f32::max);
        *share = *share / sum + margin(points[seat] - best);
    }
    worth
}

fn margin(ahead: f32) -> f32 {
    MARGIN * (ahead / 20.0).clamp(-1.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_ahead_has_the_better_chance() {
        let near = shares(&[30.0, 25.0, 25.0, 20.0], 5.0);
        assert!(near[0] > near[1] && (near[1] - near[2]).abs() < 1e-6 && near[2] > near[3]);
        let sum: f32 = near.iter().sum();
        assert!((sum - 1.0).abs() < 2.0 * MARGIN, "{sum}");
        assert!(shares(&[30.0, 25.0, 25.0, 20.0], 1.0)[0] > near[0]);
    }
}
