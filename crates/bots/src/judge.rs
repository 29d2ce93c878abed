//! Judging a position: what a title tells the minds about its positions, and what that is worth in victories.

use crate::learned::{Learned, Verdict};
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

    /// What the learned judgement is told of a seat.
    type Features: AsRef<[f32]>;
    /// Fills it in.
    fn features(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        prospect: &Self::Prospect,
    ) -> Self::Features;
    /// What was learned from games.
    fn learned() -> &'static Learned;

    /// What each action promises to whoever decides, in points; a quick look, no search.
    fn weigh(setup: &Self::Setup, state: &Self::State, actions: &[Self::Action], promises: &mut Vec<f32>);

    /// How to search, as it was measured to play best with every number of players.
    const HABITS: Habits;
}

/// How a search goes about a title.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// The family that plays better.
    pub family: Family,
    /// How many turns a play-out looks ahead.
    pub turns: u32,
    /// How much a tree is drawn to what it has seen little of, in chances to win.
    pub pull: f32,
    /// Where a tree looks only at one's own choices, the others move by instinct, misjudged by up to so many points.
    pub rivals: Option<f32>,
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
    let learned = G::learned();
    let mut verdicts = [Verdict::default(); MAX_SEATS];
    for (verdict, seat) in verdicts.iter_mut().zip(Seat::all(seats as u8)) {
        *verdict = learned.judge(G::features(setup, state, seat, &prospect).as_ref());
    }
    expected_worth(&verdicts[..seats])
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

/// The chances to win of players judged so: set against each other, all together 1.
pub fn chances(verdicts: &[Verdict]) -> Worth {
    let mut chances = [0.0; MAX_SEATS];
    let best = verdicts.iter().map(|verdict| verdict.weight).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (chance, verdict) in chances.iter_mut().zip(verdicts) {
        *chance = (verdict.weight - best).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// What a position is worth to players judged so.
fn expected_worth(verdicts: &[Verdict]) -> Worth {
    let mut worth = chances(verdicts);
    for (seat, worth) in worth.iter_mut().enumerate().take(verdicts.len()) {
        let others = verdicts.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, verdict)| verdict.points).fold(f32::MIN, f32::max);
        *worth += margin(verdicts[seat].points - best);
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
        let verdict = |(weight, points)| Verdict { weight, points };
        let verdicts = [(1.0, 30.0), (0.0, 25.0), (0.0, 25.0), (-1.0, 20.0)].map(verdict);
        let worth = expected_worth(&verdicts);
        assert!(worth[0] > worth[1] && (worth[1] - worth[2]).abs() < 1e-6 && worth[2] > worth[3]);
        let sum: f32 = chances(&verdicts).iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
        // Of two who are as likely to win the one with more points is better off.
        let even = expected_worth(&[(0.0, 30.0), (0.0, 20.0)].map(verdict));
        assert!(even[0] > even[1]);
    }
}
