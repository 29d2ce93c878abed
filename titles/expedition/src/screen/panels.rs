//! The players' panels and the question to the decider.

use crate::{ActionTile, Expedition, HeldView, PhaseView, SeatView, View};
use game::Seat;
use terminal::{Columns, Room, Seen, Words, paint};

/// One column: its heading, its width, its cell for a player.
type Column = (&'static str, usize, fn(&SeatView) -> String);

const COLUMNS: [Column; 6] = [
    ("expedition-column-points", 8, |seat| seat.standing.total.to_string()),
    ("expedition-camps", 7, |seat| seat.standing.parts[0].to_string()),
    ("expedition-temples", 9, |seat| seat.standing.parts[1].to_string()),
    ("expedition-pyramids", 10, |seat| seat.standing.parts[2].to_string()),
    ("expedition-column-supply", 8, |seat| seat.supply.to_string()),
    ("expedition-column-tiles", 7, tiles),
];
const ADVENTURES: [Column; 2] = [
    ("expedition-column-ships", 6, |seat| seat.standing.parts[3].to_string()),
    ("expedition-column-captured", 6, |seat| seat.standing.parts[4].to_string()),
];

/// Tiles in hand and in the stack.
fn tiles(seat: &SeatView) -> String {
    let left: u8 = seat.stack.iter().map(|left| left.count).sum();
    format!("{}+{left}", seat.hand.len())
}

/// The players and what is known of their hands; the decider is marked.
pub fn draw(seen: &Seen<'_, Expedition>, words: &Words) -> String {
    format!("{}{}", table(seen, paint::WIDTH, words), hands(seen, words))
}

/// The same for a full screen; hands only where lines are left.
pub fn draw_within(seen: &Seen<'_, Expedition>, room: Room, words: &Words) -> String {
    let mut out = table(seen, room.columns, words);
    let hands: Vec<String> = hands(seen, words).lines().map(|line| line.trim().to_string()).collect();
    let hands = paint::wrap(&hands.join("; "), " ", 1, room.columns);
    if !hands.trim().is_empty() && out.lines().count() + hands.lines().count() <= room.lines {
        out.push_str(&hands);
        out.push('\n');
    }
    out
}

/// A heading, and a line or two for each player.
fn table(seen: &Seen<'_, Expedition>, width: usize, words: &Words) -> String {
    let Seen { view, players, .. } = *seen;
    let mut columns = COLUMNS.to_vec();
    if view.new_adventures {
        columns.extend(ADVENTURES);
    }
    let turn = words.numbered("expedition-turn-number", view.turn);
    let table = Columns::within(columns.iter().map(|(id, width, _)| (words.name(id), *width)), 16, width);
    let mut out = table.headings(&turn);
    for seat in &view.seats {
        let mark = if view.decider == Some(seat.seat) { "▸" } else { " " };
        let you = if view.viewer == Some(seat.seat) { "*" } else { "" };
        let name = table.name(&players[seat.seat.index()].name);
        let label = format!("{} {name}{you}", paint::letter(seat.seat));
        let cells = columns.iter().map(|(.., cell)| cell(seat));
        out.push_str(&format!("{mark}{}\n", table.row(&paint::player(seat.seat, &label), cells)));
    }
    out
}

/// What everybody knows of the tiles in the others' hands, one line for each.
fn hands(seen: &Seen<'_, Expedition>, words: &Words) -> String {
    let view = seen.view;
    let mut out = String::new();
    let keeping = view.phase == PhaseView::Keep;
    for seat in view.seats.iter().filter(|seat| !keeping && view.viewer != Some(seat.seat)) {
        let backs: Vec<String> = seat.hand.iter().map(|held| held_name(held, words)).collect();
        if !backs.is_empty() {
            let label = paint::player(seat.seat, &paint::letter(seat.seat).to_string());
            out.push_str(&format!(" {label} {} {}\n", words.name("expedition-holds"), backs.join(" · ")));
        }
    }
    out
}

fn held_name(held: &HeldView, words: &Words) -> String {
    match held.tile {
        Some(tile) => format!("{} {}", held.back, words.name(tile.term())),
        None => format!("{} ?", held.back),
    }
}

/// The tiles in hand and the question.
pub fn question(view: &View, seat: Seat, words: &Words) -> String {
    let mut out = hand(view, seat, paint::WIDTH, words);
    if view.new_adventures {
        out.push_str(&format!("\n {}", actions(view, seat, words)));
    }
    out.push_str(&format!("\n {}", paint::heading(&asked(view, words))));
    out
}

/// The tiles and action tiles in hand, in one line if they fit.
pub fn hand_within(view: &View, seat: Seat, room: Room, words: &Words) -> String {
    let mut out = hand(view, seat, room.columns, words);
    if view.new_adventures {
        let actions = actions(view, seat, words);
        let beside = paint::width(out.lines().last().unwrap_or_default()) + paint::width(&actions) + 3;
        match beside <= room.columns {
            true => out.push_str(&format!("   {actions}")),
            false => out.push_str(&format!("\n{}", paint::wrap(&actions, " ", 1, room.columns))),
        }
    }
    out
}

fn hand(view: &View, seat: Seat, width: usize, words: &Words) -> String {
    let held: Vec<String> = view.seats[seat.index()].hand.iter().map(|held| held_name(held, words)).collect();
    let first = format!(" {} ", words.name("expedition-hand"));
    paint::wrap(&held.join(" · "), &first, paint::width(&first), width)
}

fn actions(view: &View, seat: Seat, words: &Words) -> String {
    let name = |tile: &Option<ActionTile>| tile.map_or("?".into(), |tile| words.name(tile.term()));
    let actions: Vec<String> = view.seats[seat.index()].actions.iter().map(name).collect();
    format!("{} {}", words.name("expedition-actions"), actions.join(" · "))
}

/// The question.
pub fn asked(view: &View, words: &Words) -> String {
    let id = match view.phase {
        PhaseView::Keep => "expedition-asked-keep",
        PhaseView::Lay { laid: 0 } => "expedition-asked-lay",
        PhaseView::Lay { .. } => "expedition-asked-lay-more",
        PhaseView::Deploy { .. } => "expedition-asked-deploy",
        PhaseView::Adventure => "expedition-asked-adventure",
        PhaseView::From { .. } => "expedition-asked-from",
        PhaseView::To { .. } => "expedition-asked-to",
        PhaseView::Over => "expedition-refused-over",
    };
    words.name(id)
}
