//! The viewers of a game in a fixed order.

use game::{Seat, Viewer};

/// All viewers of a game with this many seats, the spectator last.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats as u8).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The index of a viewer in [`viewers`].
pub fn index(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => seats,
    }
}
