//! How many tiles a card lets somebody move, and what that costs.

use crate::card::Effect;
use crate::hand::{Kind, NO_KIND};
use crate::moments;
use crate::setup::Setup;
use crate::state::{InPlay, State};
use game::Seat;

/// Numbers of tiles, from -1 up, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct StepSet(u32);

impl StepSet {
    const OFFSET: i8 = 1;

    #[inline]
    pub const fn one(by: i8) -> StepSet {
        StepSet(1 << (by + Self::OFFSET))
    }

    /// Every number from `low` to `high`.
    #[inline]
    pub const fn range(low: i8, high: i8) -> StepSet {
        StepSet((2 << (high + Self::OFFSET)) - (1 << (low + Self::OFFSET)))
    }

    #[inline]
    pub const fn or(self, other: StepSet) -> StepSet {
        StepSet(self.0 | other.0)
    }

    /// All numbers raised by `n`.
    #[inline]
    const fn raised(self, n: u8) -> StepSet {
        StepSet(self.0 << n)
    }

    /// All numbers lowered by 1; what would be below -1 is gone.
    #[inline]
    const fn lowered(self) -> StepSet {
        StepSet(self.0 >> 1)
    }

    #[inline]
    const fn without(self, other: StepSet) -> StepSet {
        StepSet(self.0 & !other.0)
    }

    /// Only what is not below 0.
    #[inline]
    const fn not_negative(self) -> StepSet {
        StepSet(self.0 & !1)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fewest tiles forward.
    #[inline]
    pub const fn least_forward(self) -> Option<i8> {
        let forward = self.0 >> (Self::OFFSET + 1);
        if forward == 0 { None } else { Some(1 + forward.trailing_zeros() as i8) }
    }

    /// The number, if there is just one.
    #[inline]
    pub const fn only(self) -> Option<i8> {
        if self.0 != 0 && self.0 & (self.0 - 1) == 0 {
            Some(self.0.trailing_zeros() as i8 - Self::OFFSET)
        } else {
            None
        }
    }

    /// How many numbers.
    #[inline]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn contains(self, by: i8) -> bool {
        by >= -Self::OFFSET && by < 30 && self.0 & Self::one(by).0 != 0
    }
}

impl Iterator for StepSet {
    type Item = i8;

    #[inline]
    fn next(&mut self) -> Option<i8> {
        if self.0 == 0 {
            return None;
        }
        let by = self.0.trailing_zeros() as i8 - Self::OFFSET;
        self.0 &= self.0 - 1;
        Some(by)
    }
}

/// The numbers of tiles a play allows: for nothing, for one key and for two (C8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Steps {
    pub by_keys: [StepSet; 3],
}

impl Steps {
    #[inline]
    pub fn free(free: StepSet) -> Steps {
        Steps { by_keys: [free, StepSet::default(), StepSet::default()] }
    }

    /// What moving `by` tiles costs, if it is possible at all. Nobody gives up more keys than it takes.
    pub fn cost(&self, by: i8) -> Option<u8> {
        (0..).zip(self.by_keys).find(|(_, steps)| steps.contains(by)).map(|(keys, _)| keys)
    }
}

/// What the die shows, or any face while it is not rolled.
fn faces(roll: u8) -> StepSet {
    if roll == 0 { StepSet::range(1, 6) } else { StepSet::one(roll as i8) }
}

/// The numbers a single card stands for (L14 to L16, L34, L35, L38, Q2 to Q4, Q7).
#[inline]
pub(crate) fn card_steps(effect: Effect, roll: u8) -> StepSet {
    match effect {
        Effect::Number(n) | Effect::Less(n) | Effect::Plus(n) => StepSet::one(n as i8),
        Effect::PlusMinus => StepSet::one(-1).or(StepSet::one(1)),
        Effect::Die => faces(roll),
        Effect::UpTo(n) => StepSet::range(1, n as i8),
        Effect::UpToDie => StepSet::range(1, if roll == 0 { 6 } else { roll as i8 }),
        Effect::DiePlusMinus => {
            let faces = faces(roll);
            faces.or(faces.lowered()).or(faces.raised(1))
        }
        Effect::All(_) | Effect::Last => StepSet::default(),
    }
}

/// What the card in play, with whatever was added to it, allows without keys.
#[inline]
pub(crate) fn free_steps(setup: &Setup, in_play: InPlay) -> StepSet {
    if in_play.added != NO_KIND {
        let (card, added) = (setup.card(in_play.card), setup.card(in_play.added));
        return crate::equipment::sum(card.effect, added.effect, in_play.roll);
    }
    match in_play.roll {
        0 => setup.steps(in_play.card),
        roll => card_steps(setup.card(in_play.card).effect, roll),
    }
}

impl State {
    /// What the card in play, with whatever was added to it, allows.
    pub(crate) fn steps(&self, setup: &Setup, seat: Seat, in_play: InPlay) -> Steps {
        let card = setup.card(in_play.card);
        let added = (in_play.added != NO_KIND).then(|| (setup.card(in_play.added), in_play.roll));
        moments::numbers_of_play(self, setup, seat, card, added, free_steps(setup, in_play))
    }

    /// Does a play allow somebody of `seat` to move, for the keys it costs?
    pub(crate) fn any_step(&self, setup: &Setup, seat: Seat, steps: Steps) -> bool {
        let keys = self.player(seat).keys;
        (0..).zip(steps.by_keys).any(|(cost, set)| {
            cost <= keys && !set.is_empty() && self.anybody_moves(setup, seat, set, keys - cost, 0)
        })
    }

    /// L12: does this card by itself allow somebody of `seat` to move?
    #[inline]
    pub(crate) fn card_moves_by_itself(&self, setup: &Setup, seat: Seat, kind: Kind) -> bool {
        self.card_moves_without(setup, seat, kind, moments::about_to_fall(self, setup, kind))
    }

    /// The same, without the adventurers in `fallen` places.
    #[inline]
    pub(crate) fn card_moves_without(&self, setup: &Setup, seat: Seat, kind: Kind, fallen: u64) -> bool {
        let steps = match (setup.steps(kind), setup.card(kind).effect) {
            (steps, _) if !steps.is_empty() => steps,
            (_, Effect::All(n)) => StepSet::one(n as i8),
            (_, Effect::Last) => return self.last_to_second_to_last(seat, fallen).is_some(),
            (
                _,
                Effect::Number(_)
                | Effect::PlusMinus
                | Effect::Die
                | Effect::UpTo(_)
                | Effect::UpToDie
                | Effect::Less(_)
                | Effect::Plus(_)
                | Effect::DiePlusMinus,
            ) => return false,
        };
        self.anybody_moves(setup, seat, steps, self.player(seat).keys, fallen)
    }
}

impl StepSet {
    /// For C8: every number one more and one less, but none below 0.
    pub(crate) fn changed(self) -> StepSet {
        self.raised(1).or(self.lowered()).without(self).not_negative()
    }

    /// For sums: raised by the number of the plus card; sums do not fall below 0.
    pub(crate) fn plus(self, n: u8) -> StepSet {
        self.raised(n).not_negative()
    }

    /// Without these.
    pub(crate) fn except(self, other: StepSet) -> StepSet {
        self.without(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(steps: StepSet) -> Vec<i8> {
        steps.collect()
    }

    #[test]
    fn each_card_has_its_numbers() {
        assert_eq!(list(card_steps(Effect::Number(3), 0)), [3]);
        assert_eq!(list(card_steps(Effect::PlusMinus, 0)), [-1, 1]);
        assert_eq!(list(card_steps(Effect::UpTo(4), 0)), [1, 2, 3, 4]);
        assert_eq!(list(card_steps(Effect::UpToDie, 2)), [1, 2]);
        assert_eq!(list(card_steps(Effect::Die, 0)), [1, 2, 3, 4, 5, 6]);
        assert_eq!(list(card_steps(Effect::DiePlusMinus, 1)), [0, 1, 2]);
        assert_eq!(list(card_steps(Effect::DiePlusMinus, 0)), [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn c8_a_changed_number_is_never_negative() {
        assert_eq!(list(card_steps(Effect::PlusMinus, 0).changed()), [0, 2]);
        assert_eq!(list(StepSet::one(0).changed()), [1]);
        assert_eq!(list(StepSet::one(3).changed()), [2, 4]);
        assert_eq!(list(card_steps(Effect::DiePlusMinus, 1).changed()), [3]);
    }
}
