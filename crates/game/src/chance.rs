//! Chance: the only source of randomness in a game.
//!
//! Face-down piles are multisets, not hidden orders: a card has no place in the pile before it is drawn. The rules ask a
//! [`Chance`] for a die roll or for one piece from a pile; each answer is a [`ChanceOutcome`] and goes into the transcript.

use crate::{Seat, Sight};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt;
use std::str::FromStr;

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

/// A source of chance outcomes.
pub trait Chance {
    /// Rolls a six-sided die.
    fn die(&mut self) -> u8;

    /// Draws from a pile that holds `counts[kind]` pieces of each kind (at least one, at most 65,535 in all) and returns
    /// the kind.
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

/// Takes one piece out of a multiset that is not empty, each with the same probability, and returns its kind. Kinds have
/// an order and pieces have none, so the result depends on the counts and the generator alone.
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

/// The kind of the `n`th piece of a pile sorted by kind. Play-outs draw a card every turn, so eight kinds are compared in
/// one word, without an unpredictable branch.
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

/// The secret seed of a game's random number generator. Its digest is published when the game starts (commitment), the
/// seed itself when it has ended, so that anyone can verify that the server did not cheat.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for reproducible games.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// A secret number for one seat at one position: from it comes what a bot or a hint does there by chance. It tells
    /// nothing about the seed, nor about the numbers of other seats, positions and purposes.
    pub fn secret_of(&self, purpose: &str, seat: Seat, position: u64) -> u64 {
        // The parts after the purpose have a fixed length, so no two inputs are written the same.
        let parts: [&[u8]; 5] =
            [b"luxor secret of a seat: ", purpose.as_bytes(), &self.0, &[seat.0], &position.to_le_bytes()];
        let digest = crate::digest::sha256(&parts.concat());
        digest.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// What is published at the start: SHA-256 of the 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        crate::sha256_hex(&self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret: it must never appear in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a seed is 64 hexadecimal digits, not {text:?}");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

/// Passes requests on to another source and records every outcome.
pub struct Recording<'a, C> {
    source: &'a mut C,
    /// The outcomes so far.
    pub chance_outcomes: Vec<ChanceOutcome>,
}

impl<'a, C: Chance> Recording<'a, C> {
    /// Records the outcomes of `source`.
    pub fn new(source: &'a mut C) -> Self {
        Recording { source, chance_outcomes: Vec::new() }
    }
}

impl<C: Chance> Chance for Recording<'_, C> {
    fn die(&mut self) -> u8 {
        let face = self.source.die();
        self.chance_outcomes.push(ChanceOutcome::Die(face));
        face
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize {
        let kind = self.source.draw(pile, counts, sight);
        self.chance_outcomes.push(ChanceOutcome::Drawn(pile, kind as u8, sight));
        kind
    }
}

/// Replays recorded outcomes. If one does not fit the request, the first such [`fault`](Replayed::fault) is kept and some
/// possible outcome is returned instead; the caller must then discard the game.
pub struct Replayed<'a> {
    chance_outcomes: std::slice::Iter<'a, ChanceOutcome>,
    fault: Option<String>,
}

impl<'a> Replayed<'a> {
    /// Replays these outcomes.
    pub fn new(chance_outcomes: &'a [ChanceOutcome]) -> Self {
        Replayed { chance_outcomes: chance_outcomes.iter(), fault: None }
    }

    /// What went wrong, if anything did; outcomes left over are a fault too.
    pub fn fault(self) -> Option<String> {
        let left = self.chance_outcomes.len();
        self.fault
            .or_else(|| (left > 0).then(|| format!("{left} chance outcomes more than the rules ask for")))
    }

    fn note(&mut self, fault: impl FnOnce() -> String) {
        self.fault.get_or_insert_with(fault);
    }
}

impl Chance for Replayed<'_> {
    fn die(&mut self) -> u8 {
        match self.chance_outcomes.next() {
            Some(&ChanceOutcome::Die(face @ 1..=6)) => face,
            other => {
                self.note(|| format!("the rules ask for a die here, the record has {}", name(other)));
                1
            }
        }
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], _: Sight) -> usize {
        match self.chance_outcomes.next() {
            Some(&ChanceOutcome::Drawn(from, kind, _))
                if from == pile && counts.get(kind as usize).is_some_and(|&n| n > 0) =>
            {
                kind as usize
            }
            other => {
                self.note(|| {
                    format!(
                        "the rules ask for a draw from pile {} here, the record has {}",
                        pile.0,
                        name(other)
                    )
                });
                counts.iter().position(|&n| n > 0).expect("nobody draws from an empty pile")
            }
        }
    }
}

fn name(outcome: Option<&ChanceOutcome>) -> String {
    match outcome {
        None => "no further outcome".into(),
        Some(ChanceOutcome::Die(face)) => format!("a die showing {face}"),
        Some(ChanceOutcome::Drawn(pile, kind, _)) => {
            format!("kind {kind} from pile {}, which is not possible", pile.0)
        }
    }
}

/// Outcomes scripted by a test, in order. When they run out or do not fit, a generator with a fixed seed takes over.
pub struct Scripted {
    script: std::collections::VecDeque<ChanceOutcome>,
    rest: RngChance<ChaCha8Rng>,
}

impl Scripted {
    /// A script for the requests to come.
    pub fn new(script: impl IntoIterator<Item = ChanceOutcome>) -> Self {
        Scripted { script: script.into_iter().collect(), rest: RngChance::seeded(&Seed::from_number(0)) }
    }

    /// A script of dice.
    pub fn dice(faces: impl IntoIterator<Item = u8>) -> Self {
        Self::new(faces.into_iter().map(ChanceOutcome::Die))
    }
}

impl Chance for Scripted {
    fn die(&mut self) -> u8 {
        match self.script.iter().position(|outcome| matches!(outcome, ChanceOutcome::Die(_))) {
            Some(at) => match self.script.remove(at) {
                Some(ChanceOutcome::Die(face)) => face,
                _ => unreachable!("a die was found there"),
            },
            None => self.rest.die(),
        }
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize {
        let wanted = |outcome: &ChanceOutcome| matches!(*outcome, ChanceOutcome::Drawn(from, kind, _) if from == pile && counts[kind as usize] > 0);
        match self.script.iter().position(wanted) {
            Some(at) => match self.script.remove(at) {
                Some(ChanceOutcome::Drawn(_, kind, _)) => kind as usize,
                _ => unreachable!("a draw was found there"),
            },
            None => self.rest.draw(pile, counts, sight),
        }
    }
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
    fn seed_round_trips_through_text() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap().commitment(), seed.commitment());
        assert!("7".parse::<Seed>().unwrap_err().contains("64 hexadecimal"));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }

    #[test]
    fn secrets_of_seats_positions_and_purposes_differ() {
        let seed = Seed::from_number(7);
        let mut secrets = Vec::new();
        for seat in 0..5 {
            for position in 0..50 {
                secrets.extend(["bot", "hint"].map(|purpose| seed.secret_of(purpose, Seat(seat), position)));
            }
        }
        assert_eq!(secrets[0], seed.secret_of("bot", Seat(0), 0), "the same every time");
        assert_ne!(secrets[0], Seed::from_number(8).secret_of("bot", Seat(0), 0));
        secrets.sort_unstable();
        secrets.dedup();
        assert_eq!(secrets.len(), 500);
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

    #[test]
    fn replay_reports_outcomes_that_do_not_fit() {
        let chance_outcomes = [ChanceOutcome::Die(3)];
        let mut replayed = Replayed::new(&chance_outcomes);
        assert_eq!(replayed.die(), 3);
        assert_eq!(replayed.fault(), None);

        let mut replayed = Replayed::new(&chance_outcomes);
        assert_eq!(replayed.draw(Pile(0), &[0, 2], Sight::All), 1);
        assert!(replayed.fault().unwrap().contains("draw from pile 0"));
        assert!(Replayed::new(&chance_outcomes).fault().unwrap().contains("1 chance outcomes more"));
    }
}
