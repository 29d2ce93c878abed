//! Chance: the only source of randomness in a game.
//!
//! Face-down piles are multisets, not hidden orders: a card has no place in the pile before it is drawn. The rules ask
//! a [`Chance`] for a die roll or for one piece from a pile; each answer is a [`ChanceOutcome`] and goes into the
//! transcript.

mod recorded;
mod seed;

pub use recorded::{Recording, Replayed, Scripted};
pub use seed::Seed;

use crate::{Seat, Sight};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A face-down pile of a title, by its index in [`Game::PILES`](crate::Game::PILES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile(pub u8);

/// The outcome of one chance event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChanceOutcome {
    /// A six-sided die, rolled openly.
    Die(u8),
    /// A piece of this kind, drawn from a pile, and who saw it.
    Drawn(Pile, u8, Sight),
}

impl ChanceOutcome {
    /// May `viewer` know this outcome?
    pub fn seen_by(&self, viewer: crate::Viewer) -> bool {
        match *self {
            ChanceOutcome::Die(_) => true,
            ChanceOutcome::Drawn(_, _, sight) => sight.includes(viewer),
        }
    }

    /// The player who alone saw it, if one did.
    pub fn owner(&self) -> Option<Seat> {
        match *self {
            ChanceOutcome::Drawn(_, _, Sight::Only(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// A source of chance outcomes.
pub trait Chance {
    /// Rolls a six-sided die.
    fn die(&mut self) -> u8;

    /// Draws from a pile that holds `counts[kind]` pieces of each kind (at least one, at most 65,535 in all) and
    /// returns the kind.
    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize;
}

/// An exactly uniform number below `n` (Lemire's method on 32-bit words; `docs/transcript.md` specifies it).
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    debug_assert!(n > 0);
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Chance from a random number generator.
///
/// ```
/// use game::{Chance, Pile, RngChance, Seed, Sight};
/// let mut chance = RngChance::seeded(&Seed::from_number(7));
/// assert_eq!([chance.die(), chance.die(), chance.die()], [2, 5, 6]);
/// let pile = [0, 3, 0];
/// assert_eq!(chance.draw(Pile(0), &pile, Sight::All), 1, "only the second kind is left");
/// ```
#[derive(Clone, Debug)]
pub struct RngChance<R>(pub R);

impl RngChance<ChaCha8Rng> {
    /// The source used in play: ChaCha8 from a secret seed.
    pub fn seeded(seed: &Seed) -> Self {
        RngChance(ChaCha8Rng::from_seed(seed.0))
    }
}

impl<R: Rng> Chance for RngChance<R> {
    #[inline]
    fn die(&mut self) -> u8 {
        1 + below(&mut self.0, 6) as u8
    }

    #[inline(always)]
    fn draw(&mut self, _: Pile, counts: &[u8], _: Sight) -> usize {
        kind_of_nth(counts, below(&mut self.0, total(counts)))
    }
}

/// Takes one piece out of a multiset that is not empty, each with the same probability, and returns its kind. Kinds
/// have an order and pieces have none, so the result depends on the counts and the generator alone.
#[inline]
pub fn take_one(rng: &mut impl Rng, counts: &mut [u8]) -> usize {
    let kind = kind_of_nth(counts, below(rng, total(counts)));
    counts[kind] -= 1;
    kind
}

/// How many pieces a pile holds.
#[inline]
fn total(counts: &[u8]) -> u32 {
    let (eights, rest) = counts.as_chunks::<8>();
    eights.iter().map(|&eight| sum_of(u64::from_le_bytes(eight))).sum::<u32>() + sum_of(word(rest))
}

/// The kind of the `n`th piece of a pile sorted by kind. Play-outs draw a card every turn, so eight kinds are compared
/// in one word, without an unpredictable branch.
#[inline]
fn kind_of_nth(counts: &[u8], n: u32) -> usize {
    let (eights, rest) = counts.as_chunks::<8>();
    let (mut at, mut before, mut end) = (0, 0, 0);
    for &eight in eights {
        end += sum_of(u64::from_le_bytes(eight));
        at += usize::from(n >= end);
        before = if n >= end { end } else { before };
    }
    let eight = eights.get(at).map_or_else(|| word(rest), |&eight| u64::from_le_bytes(eight));
    8 * at + kind_of_nth_in(eight, n - before)
}

/// Fewer than eight counts in a word.
#[inline]
fn word(counts: &[u8]) -> u64 {
    counts.iter().rev().fold(0, |word, &count| word << 8 | u64::from(count))
}

/// The same among eight kinds that have more than `n` pieces in total.
#[inline]
fn kind_of_nth_in(eight: u64, n: u32) -> usize {
    if sum_of(eight) > 127 {
        return kind_of_nth_among_many(eight, n);
    }
    // Prefix sums, one per byte, below 128: the eighth bit is free to mark the sums that `n` has passed.
    let sums = eight.wrapping_mul(EACH);
    let passed = (((u64::from(n) * EACH) | (EACH << 7)) - sums) >> 7 & EACH;
    (passed.wrapping_mul(EACH) >> 56) as usize
}

#[cold]
fn kind_of_nth_among_many(eight: u64, mut n: u32) -> usize {
    let passed = eight.to_le_bytes().into_iter().take_while(|&count| {
        let passed = n >= u32::from(count);
        n = n.wrapping_sub(u32::from(count));
        passed
    });
    passed.count()
}

/// One in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The sum of eight bytes.
#[inline]
const fn sum_of(eight: u64) -> u32 {
    let pairs = (eight & 0x00ff_00ff_00ff_00ff) + (eight >> 8 & 0x00ff_00ff_00ff_00ff);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn die(&mut self) -> u8 {
        (**self).die()
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize {
        (**self).draw(pile, counts, sight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draw_is_weighted_by_count() {
        let mut chance = RngChance::seeded(&Seed::from_number(1));
        let mut seen = [0u32; 4];
        for _ in 0..60_000 {
            seen[chance.draw(Pile(0), &[1, 0, 2, 3], Sight::All)] += 1;
        }
        assert_eq!(seen[1], 0);
        for (kind, share) in [(0, 10_000i64), (2, 20_000), (3, 30_000)] {
            assert!((i64::from(seen[kind]) - share).abs() < 600, "{seen:?}");
        }
    }

    #[test]
    fn kind_of_nth_enumerates_the_pile() {
        let piles: [&[u8]; 6] = [
            &[3],
            &[0, 2, 0, 1],
            &[0, 0, 0, 5, 0, 0, 1, 2],
            &[1, 0, 9, 4, 15, 15, 15, 15, 0, 15, 7, 0, 2],
            &[255; 8],
            &[15, 200, 0, 0, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 0, 127, 128, 0, 0, 1],
        ];
        for counts in piles {
            let kinds = counts.iter().enumerate().flat_map(|(kind, &count)| (0..count).map(move |_| kind));
            for (n, kind) in (0..).zip(kinds) {
                assert_eq!(kind_of_nth(counts, n), kind, "number {n} of {counts:?}");
            }
        }
    }

    #[test]
    fn one_piece_is_taken_and_each_is_as_likely() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut seen = [0u32; 4];
        for _ in 0..60_000 {
            let mut counts = [1, 0, 2, 3];
            let kind = take_one(&mut rng, &mut counts);
            seen[kind] += 1;
            assert_eq!(counts.iter().sum::<u8>(), 5);
        }
        assert_eq!(seen[1], 0);
        for (kind, share) in [(0, 10_000i64), (2, 20_000), (3, 30_000)] {
            assert!((i64::from(seen[kind]) - share).abs() < 600, "{seen:?}");
        }
    }
}
