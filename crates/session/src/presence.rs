//! Which seats are connected.

/// Number of connections by seat.
#[derive(Clone, Debug)]
pub struct Presence(Vec<u32>);

impl Presence {
    /// No connections.
    pub fn new(seats: usize) -> Self {
        Presence(vec![0; seats])
    }

    /// Whether each seat is connected.
    pub fn here(&self) -> impl Iterator<Item = bool> {
        self.0.iter().map(|count| *count > 0)
    }

    /// Adds a connection for these seats. Returns whether a seat became connected.
    pub fn connect(&mut self, seats: &[u8]) -> bool {
        self.count(seats, |count| {
            *count += 1;
            *count == 1
        })
    }

    /// Removes a connection. Returns whether a seat became disconnected.
    pub fn disconnect(&mut self, seats: &[u8]) -> bool {
        self.count(seats, |count| {
            *count = count.saturating_sub(1);
            *count == 0
        })
    }

    fn count(&mut self, seats: &[u8], change: impl Fn(&mut u32) -> bool) -> bool {
        let mut changed = false;
        for seat in seats {
            changed |= self.0.get_mut(*seat as usize).is_some_and(&change);
        }
        changed
    }
}
