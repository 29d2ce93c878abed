//! Layout of a table with one row per player: columns at least as wide as their headings, names in the remaining
//! width.

use crate::paint;

/// The widths of all columns.
pub struct Columns {
    headings: Vec<String>,
    widths: Vec<usize>,
    /// The width of a player's name and marks.
    label: usize,
}

impl Columns {
    /// Columns with their headings and minimum widths, beside a label of `label` columns if it fits.
    pub fn new(columns: impl Iterator<Item = (String, usize)>, label: usize) -> Self {
        let wide = |(heading, least): (String, usize)| {
            let width = least.max(paint::width(&heading) + 1);
            (heading, width)
        };
        let (headings, widths): (Vec<String>, Vec<usize>) = columns.map(wide).unzip();
        let left = (paint::WIDTH - 1).saturating_sub(widths.iter().sum());
        Columns { headings, widths, label: label.min(left) }
    }

    /// The heading row.
    pub fn headings(&self, label: &str) -> String {
        let cells = self.cells(self.headings.iter().cloned());
        format!(" {}{}\n", paint::pad(&paint::heading(label), self.label), paint::faint(&cells))
    }

    /// A row: a label and its cells.
    pub fn row(&self, label: &str, cells: impl Iterator<Item = String>) -> String {
        format!("{}{}", paint::pad(label, self.label), self.cells(cells))
    }

    /// A name cut to fit beside its letter and marks.
    pub fn name(&self, name: &str) -> String {
        paint::cut(name, self.label.saturating_sub(5))
    }

    fn cells(&self, cells: impl Iterator<Item = String>) -> String {
        cells.zip(&self.widths).map(|(cell, width)| paint::right(&cell, *width)).collect()
    }
}
