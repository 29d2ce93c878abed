//! The board as text: a spiral on a grid of seven by seven, the tomb in its middle.

use super::{compact, pieces};
use crate::event::{mummy_tile_id, mummy_tile_number};
use crate::mummy_tile::MummyTile;
use crate::view::{MummyView, SpaceView};
use crate::{Place, View};
use anstyle::{AnsiColor, Style};
use game::Message;
use terminal::{Canvas, Words, paint};

/// Columns from one grid line to the next, the line included.
const ACROSS: usize = 11;
/// Rows from one grid line to the next, the line included.
const DOWN: usize = 3;
/// The first row of the grid; the stairs are above it.
const TOP: usize = 1;
/// The wall as one line through the grid's crossings.
const WALL: [(usize, usize); 13] =
    [(1, 0), (7, 0), (7, 7), (0, 7), (0, 1), (6, 1), (6, 6), (1, 6), (1, 2), (5, 2), (5, 5), (2, 5), (2, 3)];

/// The columns of the drawing.
pub const COLUMNS: usize = 7 * ACROSS + 1;
/// The lines of the drawing.
pub const LINES: usize = TOP + 7 * DOWN + 1;

/// The tomb is in the middle of the grid.
const TOMB: std::ops::Range<usize> = 2..5;

/// Column and row of a space in the grid.
pub fn cell(number: u8) -> (usize, usize) {
    let n = number as usize;
    match n {
        1..=7 => (n - 1, 0),
        8..=13 => (6, n - 7),
        14..=19 => (19 - n, 6),
        20..=24 => (0, 25 - n),
        25..=29 => (n - 24, 1),
        30..=33 => (5, n - 28),
        34..=37 => (38 - n, 5),
        _ => (1, 42 - n.min(40)),
    }
}

/// Can one step from the grid's column before this one to this one, in a row? Into the tomb from the last space.
pub fn is_open_between(column: usize, row: usize) -> bool {
    let Some(before) = column.checked_sub(1) else { return false };
    let number = |column, row| (1..=40).find(|&number| cell(number) == (column, row));
    match (number(before, row), number(column, row)) {
        (Some(one), Some(other)) => one.abs_diff(other) == 1,
        (Some(last), None) => last == 40,
        (None, None) => TOMB.contains(&before) && TOMB.contains(&column),
        (None, Some(_)) => false,
    }
}

/// The whole board.
pub fn draw(view: &View, words: &Words) -> String {
    let mut canvas = Canvas::new(COLUMNS, LINES);
    stairs(&mut canvas, view, words);
    draw_on(canvas, view, words)
}

/// The whole board and who lies at the statues, for a full screen, which has no lines for that below.
pub fn draw_alone(view: &View, words: &Words) -> String {
    let mut canvas = Canvas::new(COLUMNS, LINES);
    let x = stairs(&mut canvas, view, words);
    compact::statues_waiting(&mut canvas, view, x + 3);
    draw_on(canvas, view, words)
}

fn draw_on(mut canvas: Canvas, view: &View, words: &Words) -> String {
    canvas.walls(is_wall, Style::new().dimmed());
    for space in view.path.iter() {
        draw_space(&mut canvas, view, space, words);
    }
    for &after in &view.statues {
        draw_statue(&mut canvas, after);
    }
    draw_tomb(&mut canvas, view, words);
    canvas.text()
}

fn is_wall(x: usize, y: usize) -> bool {
    if y < TOP {
        return false;
    }
    WALL.windows(2).any(|ends| {
        let [(x1, y1), (x2, y2)] = [ends[0], ends[1]].map(|(x, y)| (x * ACROSS, TOP + y * DOWN));
        (x1.min(x2)..=x1.max(x2)).contains(&x) && (y1.min(y2)..=y1.max(y2)).contains(&y)
    })
}

/// Who stands on the stairs, on the first line; the column behind them.
pub fn stairs(canvas: &mut Canvas, view: &View, words: &Words) -> usize {
    let label = words.name("luxor-stairs");
    canvas.write(1, 0, &label, Style::new().bold());
    write_crowd(canvas, view, Place::STAIRS, 2 + paint::width(&label), 0, 30)
}

/// Writes who is on a place; the column behind them.
fn write_crowd(canvas: &mut Canvas, view: &View, place: Place, mut x: usize, y: usize, room: usize) -> usize {
    for (text, style) in pieces::crowd(&view.players, place, room) {
        canvas.write(x, y, &text, style);
        x += text.chars().count();
    }
    x
}

/// Two rows: number, tile and icon; who stands there and the value on the wall.
fn draw_space(canvas: &mut Canvas, view: &View, space: &SpaceView, words: &Words) {
    let (column, row) = cell(space.number);
    let (x, y) = (column * ACROSS + 1, TOP + row * DOWN + 1);
    let place = Place::space(space.number);
    canvas.write(x, y, &format!("{:>2}", space.number), Style::new().dimmed());
    match space.tile {
        Some(tile) => {
            let (text, style) = pieces::tile(tile, words);
            canvas.write(x + 3, y, &text, style);
        }
        None => canvas.write(x + 3, y, "·", Style::new().dimmed()),
    }
    let prize = space.tile.is_some_and(|tile| tile.prize().is_some());
    if prize {
        canvas.write(x + 9, y, pieces::icon_mark(space), Style::new().dimmed());
    }
    let mummy = view.mummy.as_ref().is_some_and(|mummy| mummy.place == place);
    let start = if mummy { x + 3 } else { x + 1 };
    if mummy {
        canvas.write(x, y + 1, "MU", AnsiColor::Cyan.on_default().bold().invert());
    }
    write_crowd(canvas, view, place, start, y + 1, if mummy { 5 } else { 7 });
    canvas.write(x + 9, y + 1, &space.value.to_string(), Style::new().dimmed());
}

/// A statue stands between its space and the next.
fn draw_statue(canvas: &mut Canvas, after: u8) {
    let ((x1, y1), (x2, y2)) = (cell(after), cell(after + 1));
    let style = AnsiColor::Yellow.on_default();
    if y1 == y2 {
        let x = x1.max(x2) * ACROSS;
        canvas.write(x, TOP + y1 * DOWN + 1, "▒", style);
        canvas.write(x, TOP + y1 * DOWN + 2, "▒", style);
    } else {
        canvas.write(x1 * ACROSS + 1, TOP + y1.max(y2) * DOWN, "▒▒▒▒▒▒▒▒▒▒", style);
    }
}

/// The tomb cell also shows what lies around the board.
fn draw_tomb(canvas: &mut Canvas, view: &View, words: &Words) {
    let (x, y) = (2 * ACROSS + 2, TOP + 2 * DOWN + 1);
    let gold = AnsiColor::Yellow.on_default().bold();
    let plain = Style::new();
    let sarcophagi: Vec<String> = view.sarcophagi.iter().map(u8::to_string).collect();
    let label = words.numbered("luxor-tomb", view.tomb_value);
    canvas.write(x, y, &label, gold);
    if !sarcophagi.is_empty() {
        let text = format!("{} {}", words.name("luxor-sarcophagi-left"), sarcophagi.join(", "));
        canvas.write(x + 12.max(paint::width(&label) + 1), y, &text, plain);
    }
    write_crowd(canvas, view, Place::TOMB, x, y + 1, 25);
    for (level, stack) in view.horus.iter().enumerate() {
        let top = stack.top.map_or("-".into(), |card| pieces::face(card, words));
        let line = format!("{} {} {top}", words.name("luxor-horus"), level + 1);
        canvas.write(x, y + 2 + level, &line, AnsiColor::Blue.on_default().bold());
        canvas.write(x + 22, y + 2 + level, &format!("({})", stack.count), Style::new().dimmed());
    }
    let temple: Vec<String> =
        view.temple.iter().map(|(icon, count)| format!("{}{count}", &icon.name()[..1])).collect();
    let discard: u32 = view.discard_pile.iter().map(|(_, count)| u32::from(*count)).sum();
    let supply = [
        ("luxor-draw-pile", view.draw_pile.to_string()),
        ("luxor-keys", view.keys.to_string()),
        ("luxor-scarabs", view.scarabs.to_string()),
        ("luxor-discard-pile", discard.to_string()),
        ("luxor-wild", view.wild.to_string()),
        ("luxor-temple", temple.join(" ")),
    ]
    .map(|(id, value)| format!("{} {value}", words.name(id)));
    let (left, right) = supply.split_at(3);
    for (i, (left, right)) in left.iter().zip(right).enumerate() {
        canvas.write(x, y + 5 + i, left, Style::new().dimmed());
        canvas.write(x + 14.max(paint::width(left) + 1), y + 5 + i, right, Style::new().dimmed());
    }
}

/// What does not fit on the board: inactive adventurers at the statues, the newcomer mark, and the mummy's
/// components.
pub fn around(view: &View, words: &Words) -> String {
    let mut out = String::new();
    let statues: Vec<String> = (1..)
        .zip(&view.statues)
        .filter_map(|(statue, after)| {
            let lying = pieces::inactive(&view.players, statue);
            let letters: String =
                lying.iter().map(|(letter, style)| format!("{style}{letter}{style:#}")).collect();
            (!lying.is_empty()).then(|| format!("{after}|{} {letters}", after + 1))
        })
        .collect();
    if !statues.is_empty() {
        out.push_str(&format!(" {}  {}\n", words.name("luxor-not-active"), statues.join("   ")));
    }
    if view.players.iter().any(|player| player.newcomers > 0) {
        out.push_str(&format!(" {} {}\n", pieces::NEWCOMER, words.name("luxor-newcomers")));
    }
    if let Some(mummy) = &view.mummy {
        let name = |tile| words.numbered(&mummy_tile_id(tile), mummy_tile_number(tile));
        let first = format!(" {} ", words.name("luxor-mummy-tiles"));
        let tiles = open_tiles(mummy, name, words);
        out.push_str(&paint::wrap(&tiles, &first, paint::width(&first), paint::WIDTH));
        out.push('\n');
    }
    out
}

/// The open mummy tiles with their numbers and prices.
pub fn open_tiles(mummy: &MummyView, name: impl Fn(MummyTile) -> String, words: &Words) -> String {
    let tile = |(number, (tile, cost)): (usize, &(MummyTile, u8))| {
        let price = Message::new("luxor-tile-price").text("tile", name(*tile)).number("cost", *cost);
        format!("{} {}", paint::key(&number.to_string()), words.say(&price))
    };
    (1..).zip(&mummy.open).map(tile).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_goes_from_cell_to_cell_and_never_crosses_itself() {
        let cells: Vec<(usize, usize)> = (1..=40).map(cell).collect();
        for pair in cells.windows(2) {
            assert_eq!(pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1), 1, "{pair:?}");
        }
        let mut sorted = cells.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), 40);
        assert!(cells.iter().all(|&(x, y)| !((2..5).contains(&x) && (2..5).contains(&y))));
    }
}
