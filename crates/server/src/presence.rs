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
        let mut changed = false;
        for seat in seats {
            if let Some(count) = self.0.get_mut(*seat as usize) {
                *count += 1;
                changed |= *count == 1;
            }
        }
        changed
    }

    /// They went. Is anybody no longer here?
    pub fn went(&mut self, seats: &[u8]) -> bool {
        let mut changed = false;
        for seat in seats {
            if let Some(count) = self.0.get_mut(*seat as usize) {
                *count = count.saturating_sub(1);
                changed |= *count == 0;
            }
        }
        changed
    }
}
