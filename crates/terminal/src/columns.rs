//! Layout of a table with one row per player: columns at least as wide as their headings, names in the remaining
//! width. Where the width is not enough for all columns, those left over follow on a second line of each row.

use crate::paint;

/// The narrowest label: a letter, a few letters of a name, and marks.
const NARROWEST: usize = 9;

/// The widths of all columns.
pub struct Columns {
    headings: Vec<String>,
    widths: Vec<usize>,
    /// How many columns stand on the first line.
    first: usize,
    /// The width of a player's name and marks.
    label: usize,
    width: usize,
}

impl Columns {
    /// Columns with their headings and minimum widths, beside a label of `label` columns if it fits.
    pub fn new(columns: impl Iterator<Item = (String, usize)>, label: usize) -> Self {
        Columns::within(columns, label, paint::WIDTH)
    }

    /// The same in another width.
    pub fn within(columns: impl Iterator<Item = (String, usize)>, label: usize, width: usize) -> Self {
        let room = width - 1;
        let wide = |(heading, least): (String, usize)| {
            let width = least.max(paint::width(&heading) + 1);
            (heading, width)
        };
        let (headings, widths): (Vec<String>, Vec<usize>) = columns.map(wide).unzip();
        let fits = |count: usize| widths[..count].iter().sum::<usize>() + NARROWEST <= room;
        let first = (0..=widths.len()).rev().find(|&count| fits(count)).unwrap_or(0);
        let left = room.saturating_sub(widths[..first].iter().sum());
        Columns { headings, widths, first, label: label.min(left), width }
    }

    /// The heading row.
    pub fn headings(&self, label: &str) -> String {
        let cells = self.cells(self.headings.iter().cloned());
        let label = paint::heading(&paint::cut(label, self.label));
        format!(" {}{}\n", paint::pad(&label, self.label), paint::faint(&cells))
    }

    /// A row: a label and its cells.
    pub fn row(&self, label: &str, cells: impl Iterator<Item = String>) -> String {
        let cells: Vec<String> = cells.collect();
        let row = format!("{}{}", paint::pad(label, self.label), self.cells(cells.iter().cloned()));
        let left: Vec<(&String, &String)> = self.headings.iter().zip(&cells).skip(self.first).collect();
        if left.is_empty() {
            return row;
        }
        let line = |heading: fn(&str) -> String, gap: &str| {
            let left: Vec<String> =
                left.iter().map(|(head, cell)| format!("{} {cell}", heading(head))).collect();
            format!("   {}", left.join(gap))
        };
        // Whole headings if there is room for them at all.
        let wide = [line(str::to_string, "  "), line(str::to_string, " ")];
        let fits = wide.into_iter().find(|line| paint::width(line) <= self.width);
        let line = fits.unwrap_or_else(|| line(short, "  "));
        format!("{row}\n{}", paint::faint(&paint::cut(&line, self.width)))
    }

    /// A name cut to fit beside its letter and marks.
    pub fn name(&self, name: &str) -> String {
        paint::cut(name, self.label.saturating_sub(5))
    }

    fn cells(&self, cells: impl Iterator<Item = String>) -> String {
        cells.zip(&self.widths).take(self.first).map(|(cell, width)| paint::right(&cell, *width)).collect()
    }
}

/// The beginning of a heading, where there is little room.
fn short(heading: &str) -> String {
    heading.chars().take(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(width: usize) -> Vec<String> {
        let columns = ["points", "now", "keys", "treasures"].map(|heading| (heading.to_string(), 6));
        let table = Columns::within(columns.into_iter(), 18, width);
        let row = table.row("A Ann", ["12", "34", "1", "V2 S1 J0"].map(String::from).into_iter());
        format!("{}{row}", table.headings("Round 3")).lines().map(String::from).collect()
    }

    #[test]
    fn columns_that_do_not_fit_follow_on_a_second_line() {
        assert_eq!(table(80).len(), 2);
        let narrow = table(30);
        assert_eq!(narrow.len(), 3);
        assert!(narrow[2].contains("treasures V2 S1 J0"), "{narrow:?}");
        assert!(narrow.iter().all(|line| paint::width(line) <= 30), "{narrow:?}");
    }

    #[test]
    fn headings_of_the_second_line_are_whole_where_they_fit() {
        let narrow = table(20);
        assert!(narrow[2].contains("key 1"), "{narrow:?}");
        assert!(narrow.iter().all(|line| paint::width(line) <= 20), "{narrow:?}");
        let columns = ["points", "supply", "tiles"].map(|heading| (heading.to_string(), 6));
        let table = Columns::within(columns.into_iter(), 18, 23);
        let row = table.row("A Ann", ["1", "30", "4+20"].map(String::from).into_iter());
        assert!(row.contains("   supply 30 tiles 4+20"), "{row:?}");
    }
}
