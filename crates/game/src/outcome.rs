//! The result of a finished game.

use crate::{MAX_SEATS, Seat};

/// The points of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// All points together.
    pub total: i16,
    /// The points by category, in the order of [`Game::CATEGORIES`](crate::Game::CATEGORIES); their sum is the total.
    pub parts: [i16; 8],
    /// 1 for the winner; players who share a place share the number.
    pub rank: u8,
}

/// The result of a finished game:
///
/// ```
/// use game::{Outcome, Seat};
/// let points = |collected, bonus| [collected, bonus, 0, 0, 0, 0, 0, 0];
/// let outcome = Outcome::rank(&[points(9, 3), points(12, 0), points(7, 1)], &[0, 1, 0]);
/// assert_eq!(outcome.scores()[0].rank, 2, "12 points too, but the tie goes to the other");
/// assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
/// ```
///
/// `Copy` and without heap, because every play-out makes one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    scores: [Score; MAX_SEATS],
    seats: u8,
}

impl Outcome {
    /// Ranks players by total, and equal totals by what the title says breaks the tie (more is better).
    pub fn rank(parts: &[[i16; 8]], tie_break: &[i32]) -> Outcome {
        let seats = parts.len();
        let mut scores = [Score::default(); MAX_SEATS];
        for (score, parts) in scores.iter_mut().zip(parts) {
            *score = Score { total: parts.iter().sum(), parts: *parts, rank: 1 };
        }
        let key = |scores: &[Score; MAX_SEATS], seat: usize| (scores[seat].total, tie_break[seat]);
        for seat in 0..seats {
            scores[seat].rank =
                1 + (0..seats).filter(|&other| key(&scores, other) > key(&scores, seat)).count() as u8;
        }
        Outcome { scores, seats: seats as u8 }
    }

    /// The scores, one for each seat.
    pub fn scores(&self) -> &[Score] {
        &self.scores[..self.seats as usize]
    }

    /// Who won; several when they share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(|seat| self.scores[seat.index()].rank == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_go_to_the_tie_break_and_are_shared_otherwise() {
        let part = |n| [n, 0, 0, 0, 0, 0, 0, 0];
        let outcome = Outcome::rank(&[part(10), part(12), part(12), part(10)], &[0, 0, 3, 0]);
        let ranks: Vec<u8> = outcome.scores().iter().map(|score| score.rank).collect();
        assert_eq!(ranks, [3, 2, 1, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(2)]);
    }
}
