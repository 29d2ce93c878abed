//! Who is connected.

use std::sync::Mutex;
use tokio::sync::watch;

/// How many connections each seat has.
pub struct Presence {
    counts: Mutex<Vec<u32>>,
    here: watch::Sender<Vec<bool>>,
}

impl Presence {
    /// Nobody at a table of so many.
    pub fn new(seats: usize) -> Self {
        Presence { counts: Mutex::new(vec![0; seats]), here: watch::Sender::new(vec![false; seats]) }
    }

    /// Who is here, now and whenever it changes.
    pub fn watch(&self) -> watch::Receiver<Vec<bool>> {
        self.here.subscribe()
    }

    /// Who is here.
    pub fn here(&self) -> Vec<bool> {
        self.here.borrow().clone()
    }

    fn change(&self, seats: &[u8], by: impl Fn(u32) -> u32) {
        let mut counts = self.counts.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        for seat in seats {
            if let Some(count) = counts.get_mut(*seat as usize) {
                *count = by(*count);
            }
        }
        let here: Vec<bool> = counts.iter().map(|count| *count > 0).collect();
        self.here.send_if_modified(|old| {
            let changed = *old != here;
            *old = here;
            changed
        });
    }

    /// Somebody came for these seats.
    pub fn came(&self, seats: &[u8]) {
        self.change(seats, |count| count + 1);
    }

    /// They went.
    pub fn went(&self, seats: &[u8]) {
        self.change(seats, |count| count.saturating_sub(1));
    }
}
