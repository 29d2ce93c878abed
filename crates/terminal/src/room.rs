//! The room a drawing has on a full screen.

/// Columns and lines of a screen or of a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Its width.
    pub columns: usize,
    /// Its height.
    pub lines: usize,
}

impl Room {
    /// The smallest window in which a table is shown.
    pub const LEAST: Room = Room { columns: 80, lines: 24 };

    /// Of this width and height.
    pub const fn new(columns: usize, lines: usize) -> Room {
        Room { columns, lines }
    }

    /// Is there room for so many columns and lines?
    pub const fn holds(self, least: Room) -> bool {
        self.columns >= least.columns && self.lines >= least.lines
    }
}
