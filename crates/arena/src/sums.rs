//! Statistics over many games, as integers, so that the order of adding does not matter.

use crate::lineup::GameResult;
use game::MAX_SEATS;

/// The units of one win: divisible by every number of winners up to eight, so that shares are integers.
const WHOLE_WIN: u64 = 840;

/// Sums over some games, by entrant except where noted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Number of games.
    pub games: u64,
    /// Number of decisions.
    pub decisions: u64,
    /// Number of turns.
    pub turns: u64,
    /// Number of forfeits of each entrant.
    pub forfeits: [u64; MAX_SEATS],
    totals: [i64; MAX_SEATS],
    parts: [[i64; 8]; MAX_SEATS],
    wins: [u64; MAX_SEATS],
    seat_wins: [u64; MAX_SEATS],
}

impl Sums {
    /// Adds a game in which entrant `n` sat `rotation` seats before seat `n`.
    pub(crate) fn add(&mut self, played: &GameResult, rotation: usize) {
        self.games += 1;
        self.decisions += played.decisions;
        self.turns += played.turns;
        let scores = played.outcome.scores();
        let plays = |seat: usize| played.forfeits & 1 << seat == 0;
        let best =
            scores.iter().enumerate().filter(|&(seat, _)| plays(seat)).map(|(_, score)| score.rank).min();
        let wins = |seat: usize| plays(seat) && Some(scores[seat].rank) == best;
        let winners = (0..scores.len()).filter(|&seat| wins(seat)).count() as u64;
        for (seat, score) in scores.iter().enumerate() {
            let entrant = (seat + rotation) % scores.len();
            self.totals[entrant] += i64::from(score.total);
            for (sum, part) in self.parts[entrant].iter_mut().zip(score.parts) {
                *sum += i64::from(part);
            }
            if wins(seat) {
                self.wins[entrant] += WHOLE_WIN / winners;
                self.seat_wins[seat] += WHOLE_WIN / winners;
            }
            if !plays(seat) {
                self.forfeits[entrant] += 1;
            }
        }
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Sums) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        for seat in 0..MAX_SEATS {
            self.totals[seat] += other.totals[seat];
            self.wins[seat] += other.wins[seat];
            self.seat_wins[seat] += other.seat_wins[seat];
            self.forfeits[seat] += other.forfeits[seat];
            for (sum, part) in self.parts[seat].iter_mut().zip(other.parts[seat]) {
                *sum += part;
            }
        }
    }

    /// The wins of an entrant; a shared win counts as a fraction.
    pub fn wins(&self, entrant: usize) -> f64 {
        self.wins[entrant] as f64 / WHOLE_WIN as f64
    }

    /// The wins of a seat, regardless of the entrant in it.
    pub fn seat_wins(&self, seat: usize) -> f64 {
        self.seat_wins[seat] as f64 / WHOLE_WIN as f64
    }

    /// The mean points of an entrant.
    pub fn mean_total(&self, entrant: usize) -> f64 {
        self.mean(self.totals[entrant])
    }

    /// The mean points of an entrant in a category.
    pub fn mean_part(&self, entrant: usize, category: usize) -> f64 {
        self.mean(self.parts[entrant][category])
    }

    fn mean(&self, sum: i64) -> f64 {
        if self.games == 0 { 0.0 } else { sum as f64 / self.games as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Outcome;

    #[test]
    fn shared_win_counts_as_fractions() {
        let part = |points| [points, 0, 0, 0, 0, 0, 0, 0];
        let mut sums = Sums::default();
        for parts in [[part(3), part(3), part(1)], [part(5), part(3), part(1)]] {
            let outcome = Outcome::rank(&parts, &[0; 3]);
            sums.add(&GameResult { outcome, decisions: 10, turns: 5, forfeits: 0 }, 0);
        }
        assert_eq!([sums.wins(0), sums.wins(1), sums.wins(2)], [1.5, 0.5, 0.0]);
        assert_eq!(sums.mean_total(0), 4.0);
        assert_eq!(sums.decisions, 20);
    }

    #[test]
    fn wins_follow_the_entrant_when_seats_rotate() {
        let part = |points| [points, 0, 0, 0, 0, 0, 0, 0];
        let mut sums = Sums::default();
        let outcome = Outcome::rank(&[part(9), part(5), part(1)], &[0; 3]);
        for rotation in 0..3 {
            sums.add(&GameResult { outcome, decisions: 1, turns: 1, forfeits: 0 }, rotation);
        }
        assert_eq!([sums.wins(0), sums.wins(1), sums.wins(2)], [1.0, 1.0, 1.0]);
        assert_eq!([sums.seat_wins(0), sums.seat_wins(1)], [3.0, 0.0]);
    }

    #[test]
    fn forfeit_loses_regardless_of_points() {
        let part = |points| [points, 0, 0, 0, 0, 0, 0, 0];
        let mut sums = Sums::default();
        let outcome = Outcome::rank(&[part(9), part(5), part(1)], &[0; 3]);
        sums.add(&GameResult { outcome, decisions: 1, turns: 1, forfeits: 1 }, 0);
        assert_eq!([sums.wins(0), sums.wins(1), sums.wins(2)], [0.0, 1.0, 0.0]);
        assert_eq!(sums.forfeits[0], 1);
    }
}
