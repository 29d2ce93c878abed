//! Small multisets: a count of at most 15 for each kind, two kinds in a byte: the first `N` kinds in the low halves,
//! the others in the high halves, so that unpacking is two sweeps.

/// Counts of `2 * N` kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts<const N: usize>([u8; N]);

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Counts([0; N])
    }
}

impl<const N: usize> Counts<N> {
    /// From one count for each kind.
    pub fn from_slice(counts: &[u8]) -> Self {
        let mut packed = Counts::default();
        for (kind, &count) in counts.iter().enumerate() {
            packed.add(kind, count);
        }
        packed
    }

    /// From one count for each kind, all of them.
    #[inline]
    pub fn packed<const M: usize>(counts: &[u8; M]) -> Self {
        const { assert!(M == 2 * N) };
        let (low, high) = counts.split_at(N);
        let mut packed = Counts::default();
        for ((byte, low), high) in packed.0.iter_mut().zip(low).zip(high) {
            debug_assert!(*low < 16 && *high < 16);
            *byte = low | high << 4;
        }
        packed
    }

    /// How many of this kind.
    #[inline]
    pub fn get(&self, kind: usize) -> u8 {
        (self.0[kind % N] >> (kind / N * 4)) & 15
    }

    /// Puts some in.
    #[inline]
    pub fn add(&mut self, kind: usize, count: u8) {
        debug_assert!(self.get(kind) + count <= 15);
        self.0[kind % N] += count << (kind / N * 4);
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        debug_assert!(self.get(kind) > 0);
        self.0[kind % N] -= 1 << (kind / N * 4);
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().map(|byte| (byte & 15) + (byte >> 4)).sum()
    }

    /// Is nothing left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Counts::default()
    }

    /// One count for each kind, as chance wants them.
    #[inline]
    pub fn unpacked<const M: usize>(&self) -> [u8; M] {
        const { assert!(M == 2 * N) };
        let mut counts = [0; M];
        let (low, high) = counts.split_at_mut(N);
        for ((low, high), byte) in low.iter_mut().zip(high).zip(self.0) {
            *low = byte & 15;
            *high = byte >> 4;
        }
        counts
    }

    /// The kinds that are there, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        (0..2 * N).map(|kind| (kind, self.get(kind))).filter(|&(_, count)| count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_in_and_out() {
        let mut counts = Counts::<2>::from_slice(&[3, 15, 0, 1]);
        counts.take(1);
        counts.add(2, 7);
        assert_eq!(counts.unpacked::<4>(), [3, 14, 7, 1]);
        assert_eq!(counts.total(), 25);
        assert_eq!(counts.iter().collect::<Vec<_>>(), [(0, 3), (1, 14), (2, 7), (3, 1)]);
        assert!(!counts.is_empty());
    }
}
