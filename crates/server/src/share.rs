//! A node's share of the limits, which hold for the whole host.

use std::sync::atomic::{AtomicU64, Ordering};

/// How many nodes share a limit, and which of them this one is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// How many nodes are alive.
    pub nodes: u32,
    /// How many of them come before this one.
    pub rank: u32,
}

impl Share {
    /// Of a node that is alone.
    pub const ALL: Share = Share { nodes: 1, rank: 0 };

    /// This node's part of a number. The parts of all nodes add up to it, unless there are more nodes than that: each
    /// has at least one.
    pub fn of(self, limit: usize) -> usize {
        let (nodes, rank) = (self.nodes.max(1) as usize, self.rank as usize);
        (limit / nodes + usize::from(rank < limit % nodes)).max(1)
    }
}

/// A share that changes with the nodes that are alive.
pub struct CurrentShare(AtomicU64);

impl Default for CurrentShare {
    fn default() -> Self {
        let share = CurrentShare(AtomicU64::default());
        share.set(Share::ALL);
        share
    }
}

impl CurrentShare {
    /// What it is now.
    pub fn get(&self) -> Share {
        let both = self.0.load(Ordering::Relaxed);
        Share { nodes: (both >> 32) as u32, rank: both as u32 }
    }

    /// What it is from now on.
    pub fn set(&self, share: Share) {
        self.0.store(u64::from(share.nodes) << 32 | u64::from(share.rank), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_to_the_limit() {
        for nodes in 1..9 {
            let of_all = |limit| (0..nodes).map(|rank| Share { nodes, rank }.of(limit)).sum::<usize>();
            for limit in nodes as usize..40 {
                assert_eq!(of_all(limit), limit, "{nodes} nodes");
            }
            assert_eq!(of_all(1), nodes as usize, "one each, however little there is");
        }
        let current = CurrentShare::default();
        assert_eq!(current.get(), Share::ALL);
        current.set(Share { nodes: 7, rank: 5 });
        assert_eq!(current.get(), Share { nodes: 7, rank: 5 });
    }
}
