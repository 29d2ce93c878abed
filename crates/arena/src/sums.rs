//! What is added up over many games: integers only, so that the order of adding does not matter.

use crate::bench::Played;
use game::MAX_SEATS;

/// Divisible by every number of winners up to eight, so that a shared victory is a whole number of parts.
const WHOLE_WIN: u64 = 840;

/// The sums over some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Games.
    pub games: u64,
    /// Decisions.
    pub decisions: u64,
    /// Turns.
    pub turns: u64,
    totals: [i64; MAX_SEATS],
    parts: [[i64; 8]; MAX_SEATS],
    wins: [u64; MAX_SEATS],
}

impl Sums {
    /// One more game.
    pub(crate) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions;
        self.turns += played.turns;
        let winners = played.outcome.winners().count() as u64;
        for (seat, score) in played.outcome.scores().iter().enumerate() {
            self.totals[seat] += i64::from(score.total);
            for (sum, part) in self.parts[seat].iter_mut().zip(score.parts) {
                *sum += i64::from(part);
            }
            if score.rank == 1 {
                self.wins[seat] += WHOLE_WIN / winners;
            }
        }
    }

    /// Some more games.
    pub fn merge(&mut self, other: &Sums) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        for seat in 0..MAX_SEATS {
            self.totals[seat] += other.totals[seat];
            self.wins[seat] += other.wins[seat];
            for (sum, part) in self.parts[seat].iter_mut().zip(other.parts[seat]) {
                *sum += part;
            }
        }
    }

    /// The victories of a seat; a shared one counts as a share.
    pub fn wins(&self, seat: usize) -> f64 {
        self.wins[seat] as f64 / WHOLE_WIN as f64
    }

    /// The mean points of a seat.
    pub fn mean_total(&self, seat: usize) -> f64 {
        self.mean(self.totals[seat])
    }

    /// The mean points of a seat in a category.
    pub fn mean_part(&self, seat: usize, category: usize) -> f64 {
        self.mean(self.parts[seat][category])
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
    fn a_shared_victory_counts_as_shares() {
        let part = |points| [points, 0, 0, 0, 0, 0, 0, 0];
        let mut sums = Sums::default();
        for parts in [[part(3), part(3), part(1)], [part(5), part(3), part(1)]] {
            let outcome = Outcome::rank(&parts, &[0; 3]);
            sums.add(&Played { outcome, decisions: 10, turns: 5 });
        }
        assert_eq!([sums.wins(0), sums.wins(1), sums.wins(2)], [1.5, 0.5, 0.0]);
        assert_eq!(sums.mean_total(0), 4.0);
        assert_eq!(sums.decisions, 20);
    }
}
