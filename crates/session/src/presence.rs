//! Which seats are connected, and since when the others are not.

/// Connections by seat.
#[derive(Clone, Debug)]
pub struct Presence(Vec<SeatPresence>);

#[derive(Clone, Copy, Debug)]
struct SeatPresence {
    connections: u32,
    /// When the last connection ended, in milliseconds since 1970.
    left: i64,
}

impl Presence {
    /// No connections, from now on.
    pub fn new(seats: usize, now: i64) -> Self {
        Presence(vec![SeatPresence { connections: 0, left: now }; seats])
    }

    /// Whether each seat is connected.
    pub fn here(&self) -> impl Iterator<Item = bool> {
        self.0.iter().map(|seat| seat.connections > 0)
    }

    /// Since when a seat has no connection; `None` if it has one.
    pub fn away_since(&self, seat: u8) -> Option<i64> {
        self.0.get(usize::from(seat)).filter(|seat| seat.connections == 0).map(|seat| seat.left)
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

    fn count(&mut self, seats: &[u8], change: impl Fn(&mut SeatPresence) -> bool) -> bool {
        let mut changed = false;
        for seat in seats {
            changed |= self.0.get_mut(usize::from(*seat)).is_some_and(&change);
        }
        changed
    }
}
