//! The map as a grid: terrain, building, owner and height of the adventurer stack, and cells where a tile may go.

use crate::{Action, Building, Cell, Terrain, TileView, View};
use anstyle::{AnsiColor, Style};
use terminal::{Canvas, Words, paint};

/// Columns for one tile.
const ACROSS: usize = 6;
/// Columns for the names of the rows.
const LEFT: usize = 3;

/// The map with one free cell around it; `legal` cells are marked.
pub fn draw(view: &View, legal: &[String], words: &Words) -> String {
    let marked = marked(legal);
    let layout = &view.layout;
    let columns = layout.column.saturating_sub(1)..=layout.column + layout.width;
    let rows = layout.row.saturating_sub(1)..=layout.row + layout.height;
    let mut canvas = Canvas::new(LEFT + columns.clone().count() * ACROSS, 1 + rows.clone().count() * 2);
    let at = |column: u8, row: u8| {
        let x = LEFT + usize::from(column - columns.start()) * ACROSS;
        (x, 1 + usize::from(row - rows.start()) * 2)
    };
    for column in columns.clone() {
        let (x, _) = at(column, *rows.start());
        canvas.write(x + 2, 0, &char::from(b'a' + column).to_string(), Style::new().dimmed());
    }
    for row in rows.clone() {
        let (_, y) = at(*columns.start(), row);
        canvas.write(0, y, &format!("{:>2}", row + 1), Style::new().dimmed());
    }
    for cell in &marked {
        if columns.contains(&cell.column) && rows.contains(&cell.row) {
            let (x, y) = at(cell.column, cell.row);
            canvas.write(x + 2, y, "+", AnsiColor::Cyan.on_default().bold());
        }
    }
    for tile in &layout.tiles {
        let (x, y) = at(tile.column, tile.row);
        draw_tile(&mut canvas, (x, y), tile, marked.contains(&tile.cell), words);
    }
    canvas.text()
}

/// The cells that legal actions name.
fn marked(legal: &[String]) -> Vec<Cell> {
    let cell = |text: &String| match text.parse() {
        Ok(Action::Lay(_, _, cell) | Action::From(cell) | Action::To(cell)) => Some(cell),
        _ => None,
    };
    legal.iter().filter_map(cell).collect()
}

fn draw_tile(canvas: &mut Canvas, (x, y): (usize, usize), tile: &TileView, marked: bool, words: &Words) {
    let (mut face, style) = match tile.terrain {
        Terrain::Desert => ("d  ".to_string(), AnsiColor::Yellow.on_default()),
        Terrain::Oasis => ("o  ".to_string(), AnsiColor::Green.on_default()),
        Terrain::Mountains => ("^^^".to_string(), AnsiColor::White.on_default()),
        Terrain::Lake => ("~~~".to_string(), AnsiColor::Blue.on_default()),
    };
    if let Some(building) = tile.building {
        face.truncate(1);
        face.push_str(match building {
            Building::Camp => " C",
            Building::Temple => " T",
            Building::Pyramid => " P",
        });
    }
    let brackets = if marked { AnsiColor::Cyan.on_default().bold() } else { Style::new().dimmed() };
    canvas.write(x, y, if marked { "{" } else { "[" }, brackets);
    canvas.write(x + 1, y, &face, style);
    canvas.write(x + 4, y, if marked { "}" } else { "]" }, brackets);
    if let Some(owner) = tile.stack.last() {
        let text = format!("{}{}", paint::letter(*owner), tile.stack.len());
        canvas.write(x + 1, y + 1, &text, paint::player_style(*owner));
    }
    if let Some(owner) = tile.ship {
        canvas.write(
            x,
            y + 1,
            &format!("{}{}", words.name("mark-ship"), paint::letter(owner)),
            paint::player_style(owner),
        );
    }
    if tile.snakes {
        canvas.write(x, y + 1, &words.name("mark-snakes"), AnsiColor::Red.on_default().bold());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Expedition;
    use terminal::Language;

    #[test]
    fn marks_fit_into_their_columns() {
        for words in Language::ALL.map(Words::of::<Expedition>) {
            assert!(paint::width(&words.name("mark-ship")) <= 4, "{:?}", words.language());
            assert!(paint::width(&words.name("mark-snakes")) <= 5, "{:?}", words.language());
        }
    }
}
