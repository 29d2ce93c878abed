//! The board in eight lines: the same spiral, one line for each row of spaces.

use super::board::{self, cell, is_open_between};
use super::pieces;
use crate::view::SpaceView;
use crate::{Place, View};
use anstyle::{AnsiColor, Style};
use terminal::{Canvas, Words, paint};

/// Columns from one space to the next, the line between them included.
const ACROSS: usize = 11;
/// Columns for a tile.
const TILE: usize = 5;
/// The columns of the drawing.
pub const COLUMNS: usize = 7 * ACROSS + 1;
/// The lines of the drawing: the stairs, and seven rows.
pub const LINES: usize = 8;

/// The whole board.
pub fn draw(view: &View, words: &Words) -> String {
    let mut canvas = Canvas::new(COLUMNS, LINES);
    stairs(&mut canvas, view, words);
    walls(&mut canvas);
    for space in view.path.iter() {
        draw_space(&mut canvas, view, space, words);
    }
    statues(&mut canvas, view);
    tomb(&mut canvas, view, words);
    canvas.text()
}

/// The stairs, and who is not active yet at the statues, each by the space after which it stands.
fn stairs(canvas: &mut Canvas, view: &View, words: &Words) {
    let x = board::stairs(canvas, view, words);
    statues_waiting(canvas, view, x + 3);
}

/// Who lies at the statues, on the first line.
pub fn statues_waiting(canvas: &mut Canvas, view: &View, mut x: usize) {
    for (statue, after) in (1..).zip(&view.statues) {
        let lying = pieces::inactive(&view.players, statue);
        if lying.is_empty() {
            continue;
        }
        let label = format!("{after}▒{} ", after + 1);
        canvas.write(x, 0, &label, AnsiColor::Yellow.on_default());
        x += paint::width(&label);
        for (letter, style) in lying {
            canvas.write(x, 0, &letter.to_string(), style);
            x += 1;
        }
        x += 2;
    }
}

/// A line wherever one cannot step from a space to the one beside it.
fn walls(canvas: &mut Canvas) {
    for row in 0..7 {
        for column in 0..=7 {
            if !is_open_between(column, row) {
                canvas.write(column * ACROSS, row + 1, "│", Style::new().dimmed());
            }
        }
    }
}

/// Number, tile and who stands there.
fn draw_space(canvas: &mut Canvas, view: &View, space: &SpaceView, words: &Words) {
    let (column, row) = cell(space.number);
    let (x, y) = (column * ACROSS + 1, row + 1);
    let place = Place::space(space.number);
    canvas.write(x, y, &format!("{:>2}", space.number), Style::new().dimmed());
    let mut room = ACROSS - 3;
    if let Some(tile) = space.tile {
        let (text, style) = pieces::tiny_tile(tile, space, words);
        canvas.write(x + 2, y, &text, style);
        room -= TILE;
    }
    let mut people = pieces::crowd(&view.players, place, room);
    if view.mummy.as_ref().is_some_and(|mummy| mummy.place == place) {
        people.insert(0, ("M".into(), AnsiColor::Cyan.on_default().bold().invert()));
    }
    let wanted: usize = people.iter().map(|(text, _)| paint::width(text)).sum();
    let mut at = x + ACROSS - 1 - wanted.min(room);
    let end = x + ACROSS - 1;
    for (text, style) in people {
        // The last column says that there is not enough room for all.
        let text = if at + paint::width(&text) > end { "+".into() } else { text };
        canvas.write(at.min(end - 1), y, &text, style);
        at += paint::width(&text);
    }
}

/// A statue on the line between its two spaces, where they stand side by side.
fn statues(canvas: &mut Canvas, view: &View) {
    for &after in &view.statues {
        let ((x1, y1), (x2, y2)) = (cell(after), cell(after + 1));
        if y1 == y2 {
            canvas.write(x1.max(x2) * ACROSS, y1 + 1, "▒", AnsiColor::Yellow.on_default());
        }
    }
}

/// The tomb, the Horus cards and the piles, in the middle.
fn tomb(canvas: &mut Canvas, view: &View, words: &Words) {
    let (x, y) = (2 * ACROSS + 1, 3);
    let gold = AnsiColor::Yellow.on_default().bold();
    let label = words.numbered("luxor-tomb", view.tomb_value);
    canvas.write(x, y, &label, gold);
    let mut at = x + paint::width(&label) + 1;
    let left: Vec<String> = view.sarcophagi.iter().map(u8::to_string).collect();
    if !left.is_empty() {
        let text = format!("{} ", left.join("+"));
        canvas.write(at, y, &text, gold);
        at += paint::width(&text);
    }
    for (text, style) in pieces::crowd(&view.players, Place::TOMB, 3 * ACROSS - (at - x) - 1) {
        canvas.write(at, y, &text, style);
        at += paint::width(&text);
    }
    let face = |card: Option<crate::Card>| card.map_or("-".into(), |card| pieces::face(card, words));
    for (level, stack) in view.horus.iter().enumerate() {
        let text = paint::cut(&face(stack.top), ACROSS - 3);
        let at = x + level * ACROSS;
        canvas.write(at, y + 1, &(level + 1).to_string(), Style::new().dimmed());
        canvas.write(at + 2, y + 1, &text, AnsiColor::Blue.on_default().bold());
    }
    let discard: u32 = view.discard_pile.iter().map(|(_, count)| u32::from(*count)).sum();
    let piles = format!(
        "{} {} · {} {discard} · {} {}",
        words.name("tiny-draw-pile"),
        view.draw_pile,
        words.name("tiny-discard-pile"),
        words.name("luxor-keys"),
        view.keys
    );
    canvas.write(x, y + 2, &paint::cut(&piles, 3 * ACROSS - 1), Style::new().dimmed());
}
