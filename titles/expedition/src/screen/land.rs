//! The map as a grid: terrain, building, owner and height of the adventurer stack, and cells where a tile may go.

use crate::{Action, Building, Cell, Terrain, TileView, View};
use anstyle::{AnsiColor, Style};
use std::ops::RangeInclusive;
use terminal::{Canvas, Room, Words, paint};

/// Columns for one tile.
const ACROSS: usize = 6;
/// Columns for the names of the rows.
const LEFT: usize = 3;

/// The map with one free cell around it; `legal` cells are marked.
pub fn draw(view: &View, legal: &[String], words: &Words) -> String {
    draw_area(view, legal, &Area::around(view), 2, words)
}

/// The map in the room of a full screen: two lines for each row of tiles, or one. Cells where nothing can be laid any
/// more are left out.
pub fn draw_within(view: &View, legal: &[String], room: Room, words: &Words) -> String {
    let area = Area::of_use(view);
    let large = Room::new(LEFT + area.columns.clone().count() * ACROSS, 1 + area.rows.clone().count() * 2);
    draw_area(view, legal, &area, if room.holds(large) { 2 } else { 1 }, words)
}

/// The cells that are drawn.
struct Area {
    columns: RangeInclusive<u8>,
    rows: RangeInclusive<u8>,
}

impl Area {
    /// All tiles and one free cell around them.
    fn around(view: &View) -> Area {
        let layout = &view.layout;
        Area {
            columns: layout.column.saturating_sub(1)..=layout.column + layout.width,
            rows: layout.row.saturating_sub(1)..=layout.row + layout.height,
        }
    }

    /// Without free cells where the layout is as wide or high as it may be (X6).
    fn of_use(view: &View) -> Area {
        let (layout, mut area) = (&view.layout, Area::around(view));
        if layout.width == layout.limit {
            area.columns = layout.column..=layout.column + layout.width - 1;
        }
        if layout.height == layout.limit {
            area.rows = layout.row..=layout.row + layout.height - 1;
        }
        area
    }
}

/// The cells of an area, with so many lines for each row.
fn draw_area(view: &View, legal: &[String], area: &Area, down: usize, words: &Words) -> String {
    let marked = marked(legal);
    let layout = &view.layout;
    let Area { columns, rows } = area;
    let mut canvas = Canvas::new(LEFT + columns.clone().count() * ACROSS, 1 + rows.clone().count() * down);
    let at = |column: u8, row: u8| {
        let x = LEFT + usize::from(column - columns.start()) * ACROSS;
        (x, 1 + usize::from(row - rows.start()) * down)
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
        let (at, marked) = (at(tile.column, tile.row), marked.contains(&tile.cell));
        match down {
            1 => draw_small_tile(&mut canvas, at, tile, marked),
            _ => draw_tile(&mut canvas, at, tile, marked, words),
        }
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

/// Terrain and building in three columns, and the colour of the terrain.
fn face(tile: &TileView) -> (String, Style) {
    let (letter, style) = match tile.terrain {
        Terrain::Desert => ('d', AnsiColor::Yellow.on_default()),
        Terrain::Oasis => ('o', AnsiColor::Green.on_default()),
        Terrain::Mountains => ('^', AnsiColor::White.on_default()),
        Terrain::Lake => ('~', AnsiColor::Blue.on_default()),
    };
    let rest = match tile.building {
        Some(Building::Camp) => " C",
        Some(Building::Temple) => " T",
        Some(Building::Pyramid) => " P",
        None if matches!(tile.terrain, Terrain::Mountains) => "^^",
        None if matches!(tile.terrain, Terrain::Lake) => "~~",
        None => "  ",
    };
    (format!("{letter}{rest}"), style)
}

/// Brackets around so many columns.
fn brackets(canvas: &mut Canvas, (x, y): (usize, usize), inside: usize, marked: bool) {
    let style = if marked { AnsiColor::Cyan.on_default().bold() } else { Style::new().dimmed() };
    canvas.write(x, y, if marked { "{" } else { "[" }, style);
    canvas.write(x + 1 + inside, y, if marked { "}" } else { "]" }, style);
}

/// In one line: terrain and building in one or two letters, then whose adventurer lies on top of how many, a ship or
/// snakes.
fn draw_small_tile(canvas: &mut Canvas, (x, y): (usize, usize), tile: &TileView, marked: bool) {
    let (face, style) = face(tile);
    let face: String = face.chars().filter(|letter| *letter != ' ').take(2).collect();
    brackets(canvas, (x, y), 4, marked);
    canvas.write(x + 1, y, &face, style);
    let (text, style) = if let Some(owner) = tile.stack.last() {
        (format!("{}{}", paint::letter(*owner), tile.stack.len()), paint::player_style(*owner))
    } else if let Some(owner) = tile.ship {
        (format!("={}", paint::letter(owner)), paint::player_style(owner))
    } else if tile.snakes {
        ("§§".into(), AnsiColor::Red.on_default().bold())
    } else {
        return;
    };
    canvas.write(x + 3, y, &text, style);
}

fn draw_tile(canvas: &mut Canvas, (x, y): (usize, usize), tile: &TileView, marked: bool, words: &Words) {
    let (face, style) = face(tile);
    brackets(canvas, (x, y), 3, marked);
    canvas.write(x + 1, y, &face, style);
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
