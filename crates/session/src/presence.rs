//! Which seats are connected, and since when the others are not.

/// Connections by seat.
#[derive(Clone, Debug)]
pub struct Presence(Vec<SeatPresence>);

#[derive(Clone, Copy, Debug)]
struct SeatPresence {
    connections: u32,
    /// Is there a connection to another node?
    remote: bool,
    /// When the last connection ended, in milliseconds since 1970.
    left: i64,
}

impl SeatPresence {
    fn is_here(&self) -> bool {
        self.connections > 0 || self.remote
    }
}

impl Presence {
    /// No connections, from now on.
    pub fn new(seats: usize, now: i64) -> Self {
        Presence(vec![SeatPresence { connections: 0, remote: false, left: now }; seats])
    }

    /// Whether each seat is connected.
    pub fn here(&self) -> impl Iterator<Item = bool> {
        self.0.iter().map(SeatPresence::is_here)
    }

    /// The seats that are connected to this node.
    pub fn connected(&self) -> impl Iterator<Item = u8> {
        (0u8..).zip(&self.0).filter(|(_, seat)| seat.connections > 0).map(|(number, _)| number)
    }

    /// Since when a seat has no connection; `None` if it has one.
    pub fn away_since(&self, seat: u8) -> Option<i64> {
        self.0.get(usize::from(seat)).filter(|seat| !seat.is_here()).map(|seat| seat.left)
    }

    /// Adds a connection for these seats. Returns whether a seat became connected.
    pub fn connect(&mut self, seats: &[u8]) -> bool {
        self.count(seats, |seat| {
            seat.connections += 1;
            seat.connections == 1
        })
    }

    /// Removes a connection. Returns whether a seat became disconnected.
    pub fn disconnect(&mut self, seats: &[u8], now: i64) -> bool {
        self.count(seats, |seat| {
            seat.connections = seat.connections.saturating_sub(1);
            seat.left = now;
            seat.connections == 0
        })
    }

    /// When seats were left, as it was known before this count began.
    pub fn set_departures(&mut self, departed: &[(u8, i64)]) {
        for (seat, time) in departed {
            if let Some(seat) = self.0.get_mut(usize::from(*seat)) {
                seat.left = *time;
            }
        }
    }

    /// Sets which seats are connected to other nodes, and when seats were left there. Returns whether that is new.
    pub fn set_remote(&mut self, connected: &[u8], departed: &[(u8, i64)]) -> bool {
        for (seat, time) in departed {
            if let Some(seat) = self.0.get_mut(usize::from(*seat)) {
                seat.left = seat.left.max(*time);
            }
        }
        let mut changed = false;
        for (number, seat) in (0u8..).zip(&mut self.0) {
            let remote = connected.contains(&number);
            changed |= std::mem::replace(&mut seat.remote, remote) != remote;
        }
        changed
    }

    fn count(&mut self, seats: &[u8], change: impl Fn(&mut SeatPresence) -> bool) -> bool {
        let mut changed = false;
        for seat in seats {
            changed |= self.0.get_mut(usize::from(*seat)).is_some_and(&change);
        }
        changed
    }
}
