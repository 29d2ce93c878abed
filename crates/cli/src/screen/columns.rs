//! Players in rows: columns at least as wide as their headings, names in the room that is left.

use crate::paint;

/// How wide everything is.
pub struct Columns {
    headings: Vec<String>,
    widths: Vec<usize>,
    /// The room for a player's name and marks.
    label: usize,
}

impl Columns {
    /// Columns with their headings and least widths, beside labels of `label` columns if there is room.
    pub fn new(columns: impl Iterator<Item = (String, usize)>, label: usize) -> Self {
        let wide = |(heading, least): (String, usize)| {
            let width = least.max(paint::width(&heading) + 1);
            (heading, width)
        };
        let (headings, widths): (Vec<String>, Vec<usize>) = columns.map(wide).unzip();
        let left = (paint::WIDTH - 1).saturating_sub(widths.iter().sum());
        Columns { headings, widths, label: label.min(left) }
    }

    /// The heading of the whole, and those of the columns.
    pub fn headings(&self, label: &str) -> String {
        let cells = self.cells(self.headings.iter().cloned());
        format!(" {}{}\n", paint::pad(&paint::heading(label), self.label), paint::faint(&cells))
    }

    /// A label, and the cells beside it.
    pub fn row(&self, label: &str, cells: impl Iterator<Item = String>) -> String {
        format!("{}{}", paint::pad(label, self.label), self.cells(cells))
    }

    /// A name cut so that it fits beside its letter and marks.
    pub fn name(&self, name: &str) -> String {
        paint::cut(name, self.label.saturating_sub(5))
    }

    fn cells(&self, cells: impl Iterator<Item = String>) -> String {
        cells.zip(&self.widths).map(|(cell, width)| paint::right(&cell, *width)).collect()
    }
}
