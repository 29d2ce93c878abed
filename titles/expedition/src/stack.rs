//! The adventurers that lie on a tile.

use game::Seat;
use std::fmt;

/// Adventurers on one tile, bottom to top: height and order matter (X11, X13, N6).
///
/// The owners stand in two bits each, the lowest adventurer in the highest bits, after a leading one that marks where
/// they begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack(u16);

const EACH: u16 = 0b0101_0101_0101_0101;

impl Stack {
    /// Nobody lies here.
    pub const EMPTY: Stack = Stack(1);
    /// The greatest height that can be represented.
    pub const HIGHEST: u8 = 7;

    /// How many lie here.
    #[inline]
    pub const fn height(self) -> u8 {
        (self.0.ilog2() / 2) as u8
    }

    /// Does nobody lie here?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// X13: the owner of the topmost adventurer.
    #[inline]
    pub const fn top(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat((self.0 & 3) as u8)) }
    }

    /// X11: with another `count` of one player on top.
    #[inline]
    pub const fn with(self, seat: Seat, count: u8) -> Stack {
        debug_assert!(self.height() + count <= Stack::HIGHEST);
        let new = (EACH * seat.0 as u16) & ((1 << (2 * count)) - 1);
        Stack((self.0 << (2 * count)) | new)
    }

    /// How many of them belong to one player.
    #[inline]
    pub const fn count(self, seat: Seat) -> u8 {
        (self.of(seat)).count_ones() as u8
    }

    /// N2: without the topmost adventurer of one player, who has one here.
    #[inline]
    pub const fn without_topmost_of(self, seat: Seat) -> Stack {
        let found = self.of(seat);
        debug_assert!(found != 0);
        let below = found & found.wrapping_neg();
        let upper = self.0 & (below - 1);
        Stack(((self.0 >> 2) & !(below - 1)) | upper)
    }

    /// The owners, bottom to top.
    pub fn owners(self) -> impl Iterator<Item = Seat> {
        (0..self.height()).rev().map(move |at| Seat(((self.0 >> (2 * at)) & 3) as u8))
    }

    /// The lower bit of each pair that names this player.
    #[inline]
    const fn of(self, seat: Seat) -> u16 {
        let differs = self.0 ^ (EACH * seat.0 as u16);
        let filled = (1u16 << (2 * self.height())) - 1;
        !(differs | (differs >> 1)) & EACH & filled
    }
}

impl FromIterator<Seat> for Stack {
    fn from_iter<I: IntoIterator<Item = Seat>>(owners: I) -> Stack {
        owners.into_iter().fold(Stack::EMPTY, |stack, seat| stack.with(seat, 1))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stack(")?;
        self.owners().try_for_each(|owner| write!(f, "{owner}"))?;
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use proptest::test_runner::RngSeed;

    fn stack(owners: &[u8]) -> Stack {
        owners.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn x11_new_adventurers_lie_on_top() {
        let pile = stack(&[0, 3]).with(Seat(1), 2);
        assert_eq!(pile, stack(&[0, 3, 1, 1]));
        assert_eq!(pile.height(), 4);
        assert_eq!(pile.top(), Some(Seat(1)));
        assert_eq!(Stack::EMPTY.top(), None);
    }

    #[test]
    fn n2_the_topmost_adventurer_of_a_player_leaves_from_under_others() {
        assert_eq!(stack(&[2, 1, 2, 0, 0]).without_topmost_of(Seat(2)), stack(&[2, 1, 0, 0]));
        assert_eq!(stack(&[3]).without_topmost_of(Seat(3)), Stack::EMPTY);
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            rng_seed: RngSeed::Fixed(1),
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn stack_behaves_like_a_list(owners in prop::collection::vec(0u8..4, 0..=7), seat in 0u8..4) {
            let packed = stack(&owners);
            prop_assert_eq!(packed.owners().map(|seat| seat.0).collect::<Vec<_>>(), owners.clone());
            prop_assert_eq!(packed.height() as usize, owners.len());
            prop_assert_eq!(packed.count(Seat(seat)) as usize, owners.iter().filter(|&&o| o == seat).count());
            if let Some(at) = owners.iter().rposition(|&owner| owner == seat) {
                let mut rest = owners;
                rest.remove(at);
                prop_assert_eq!(packed.without_topmost_of(Seat(seat)), stack(&rest));
            }
        }
    }
}
