//! Addresses as limits count them, and a count of what each has open.

use crate::share::{CurrentShare, Share};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};

/// What one network customer has: an IPv4 address, or an IPv6 network of 64 bits, within which anybody can change the
/// address at will.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => Network(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Network(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
        }
    }
}

/// Counts what each network has open, up to a limit.
pub struct PerNetwork {
    /// 0 means no limit.
    most: usize,
    /// This node's part of the limit.
    share: CurrentShare,
    open: Mutex<HashMap<Network, usize>>,
}

/// Something that is open; dropping it counts it as closed.
pub struct Counted {
    by: Arc<PerNetwork>,
    network: Network,
}

impl PerNetwork {
    /// A count with this limit; 0 means no limit.
    pub fn new(most: usize) -> Arc<PerNetwork> {
        Arc::new(PerNetwork { most, share: CurrentShare::default(), open: Mutex::default() })
    }

    /// This node has this part of the limit.
    pub fn share(&self, share: Share) {
        self.share.set(share);
    }

    /// Counts one more; `None` if the network has as many as it may.
    pub fn open(self: &Arc<Self>, from: IpAddr) -> Option<Counted> {
        let network = Network::from(from);
        let mut open = self.counts();
        let count = open.entry(network).or_default();
        if self.most > 0 && *count >= self.share.get().of(self.most) {
            return None;
        }
        *count += 1;
        Some(Counted { by: self.clone(), network })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        // No panic can leave the counts half changed.
        self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.by.counts();
        if let Some(count) = open.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_ipv6_network_of_64_bits_counts_as_one() {
        let network = |text| Network::from(address(text));
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"), "the same machine over IPv6 sockets");
    }

    #[test]
    fn what_is_closed_makes_room() {
        let open = PerNetwork::new(2);
        let first = open.open(address("2001:db8::1")).unwrap();
        let _second = open.open(address("2001:db8::2")).unwrap();
        assert!(open.open(address("2001:db8::3")).is_none());
        assert!(open.open(address("192.0.2.1")).is_some(), "others are not concerned");
        drop(first);
        assert!(open.open(address("2001:db8::3")).is_some());
        assert!(PerNetwork::new(0).open(address("192.0.2.1")).is_some(), "no limit");
    }

    #[test]
    fn each_node_has_its_part() {
        let open = PerNetwork::new(5);
        open.share(Share { nodes: 2, rank: 0 });
        let held: Vec<_> = (0..3).filter_map(|_| open.open(address("192.0.2.1"))).collect();
        assert!(held.len() == 3 && open.open(address("192.0.2.1")).is_none());
        open.share(Share::ALL);
        assert!(open.open(address("192.0.2.1")).is_some(), "the other node is gone");
    }

    #[test]
    fn networks_with_nothing_open_are_forgotten() {
        let open = PerNetwork::new(1);
        drop(open.open(address("192.0.2.1")));
        assert!(open.counts().is_empty());
    }
}
