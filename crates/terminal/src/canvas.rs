//! A grid of styled characters to draw on.

use crate::paint;
use anstyle::Style;

/// Marks the second cell of a double-width character.
const COVERED: char = '\0';

/// A grid of styled characters.
pub struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new(width: usize, height: usize) -> Self {
        Canvas { rows: vec![vec![(' ', Style::new()); width]; height] }
    }

    /// Writes a text to the right from a point; what exceeds the edge is cut off.
    pub fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        let Some(row) = self.rows.get_mut(y) else { return };
        let mut cells = row.iter_mut().skip(x);
        for char in text.chars().filter(|char| paint::columns(*char) > 0) {
            let Some(cell) = cells.next() else { return };
            *cell = (char, style);
            if paint::columns(char) == 2
                && let Some(covered) = cells.next()
            {
                *covered = (COVERED, style);
            }
        }
    }

    /// Draws walls as box characters wherever `wall` is true, joined with their neighbours.
    pub fn walls(&mut self, wall: impl Fn(usize, usize) -> bool, style: Style) {
        for (y, row) in self.rows.iter_mut().enumerate() {
            for (x, cell) in row.iter_mut().enumerate() {
                if wall(x, y) {
                    let up = y > 0 && wall(x, y - 1);
                    let left = x > 0 && wall(x - 1, y);
                    *cell = (joint(up, wall(x + 1, y), wall(x, y + 1), left), style);
                }
            }
        }
    }

    /// The canvas as text, without trailing spaces.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for row in &self.rows {
            let end = row.iter().rposition(|(char, _)| *char != ' ').map_or(0, |last| last + 1);
            for run in row[..end].chunk_by(|a, b| a.1 == b.1) {
                let style = run[0].1;
                let text: String =
                    run.iter().map(|(char, _)| char).filter(|char| **char != COVERED).collect();
                out.push_str(&format!("{style}{text}{style:#}"));
            }
            out.push('\n');
        }
        out
    }
}

fn joint(up: bool, right: bool, down: bool, left: bool) -> char {
    match (up, right, down, left) {
        (false, true, true, false) => '┏',
        (false, false, true, true) => '┓',
        (true, true, false, false) => '┗',
        (true, false, false, true) => '┛',
        (true, true, true, false) => '┣',
        (true, false, true, true) => '┫',
        (false, true, true, true) => '┳',
        (true, true, false, true) => '┻',
        (true, true, true, true) => '╋',
        (false, _, false, _) => '━',
        _ => '┃',
    }
}
