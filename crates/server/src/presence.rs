//! Who is connected.

/// How many connections each seat has.
#[derive(Clone, Debug)]
pub struct Presence(Vec<u32>);

impl Presence {
    /// Nobody at a table of so many.
    pub fn new(seats: usize) -> Self {
        Presence(vec![0; seats])
    }

    /// Who is here, by seat.
    pub fn here(&self) -> impl Iterator<Item = bool> {
        self.0.iter().map(|count| *count > 0)
    }

    /// Somebody came for these seats. Is anybody here who was not?
    pub fn came(&mut self, seats: &[u8]) -> bool {
        self.count(seats, |count| {
            *count += 1;
            *count == 1
        })
    }

    /// They went. Is anybody no longer here?
    pub fn went(&mut self, seats: &[u8]) -> bool {
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
