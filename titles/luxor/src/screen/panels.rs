//! The players' panels, one line each.

use super::{board, pieces};
use crate::Luxor;
use crate::event::mummy_tile_number;
use crate::mummy_tile::MummyTile;
use crate::view::PlayerView;
use game::{Seat, Shared, Viewer};
use terminal::{Columns, Room, Seen, Words, paint};

/// One column: its heading, its width, its cell for a player.
struct Column {
    heading: &'static str,
    width: usize,
    cell: fn(&PlayerView) -> String,
}

const BASE: [Column; 8] = [
    Column { heading: "column-points", width: 7, cell: |player| player.points.to_string() },
    Column { heading: "column-now", width: 5, cell: |player| player.standing.total.to_string() },
    Column { heading: "column-keys", width: 6, cell: |player| player.keys.to_string() },
    Column { heading: "column-treasures", width: 10, cell: treasures },
    Column { heading: "column-wild", width: 6, cell: |player| player.wild.to_string() },
    Column { heading: "column-scarabs", width: 9, cell: scarabs },
    Column { heading: "column-sarcophagi", width: 6, cell: |player| list(&player.sarcophagi) },
    Column { heading: "column-artifacts", width: 5, cell: |player| player.artifacts.to_string() },
];
const TALISMANS: Column =
    Column { heading: "column-talismans", width: 5, cell: |player| player.talismans.to_string() };

/// The players; the one whose turn it is is marked.
pub fn draw(seen: &Seen<'_, Luxor>, words: &Words) -> String {
    let mut out = table(seen, paint::WIDTH, words);
    for (seat, player) in (0..).map(Seat).zip(&seen.view.players) {
        out.push_str(&more(seat, player, seen.viewer, words));
    }
    out
}

/// The same for a full screen. Where lines are left: the open mummy tiles, the characters, what has been seen of hands.
pub fn draw_within(seen: &Seen<'_, Luxor>, room: Room, words: &Words) -> String {
    let mut out = table(seen, room.columns, words);
    let mut add = |text: String| {
        if out.lines().count() + text.lines().count() <= room.lines {
            out.push_str(&text);
        }
    };
    if let Some(mummy) = &seen.view.mummy {
        let name = |tile: MummyTile| {
            words.numbered(&format!("tiny-mummy-tile-{}", tile.name()), mummy_tile_number(tile))
        };
        add(format!("{}\n", paint::wrap(&board::open_tiles(mummy, name, words), " ", 1, room.columns)));
    }
    let players = || (0..).map(Seat).zip(&seen.view.players);
    let character = |(seat, player): (Seat, &Shared<PlayerView>)| {
        let name = words.name(&format!("character-{}", player.character?.name()));
        Some(format!("{} {name}", paint::player(seat, &paint::letter(seat).to_string())))
    };
    let characters: Vec<String> = players().filter_map(character).collect();
    if !characters.is_empty() {
        add(format!("{}\n", paint::wrap(&characters.join(" · "), " ", 1, room.columns)));
    }
    for (seat, player) in players() {
        let seen_cards = seen_cards(seat, player, seen.viewer, words);
        if let Some(text) = seen_cards {
            let label = paint::player(seat, &paint::letter(seat).to_string());
            add(format!("{}\n", paint::wrap(&text, &format!(" {label} "), 3, room.columns)));
        }
    }
    out
}

/// A heading, and a line or two for each player.
fn table(seen: &Seen<'_, Luxor>, width: usize, words: &Words) -> String {
    let Seen { view, viewer, players, .. } = *seen;
    let mut columns: Vec<&Column> = BASE.iter().take(7).collect();
    if view.players.iter().any(|player| player.artifacts > 0) {
        columns.push(&BASE[7]);
    }
    if view.mummy.is_some() {
        columns.push(&TALISMANS);
    }
    let round = words.numbered("luxor-round", view.round);
    let headings = columns.iter().map(|column| (words.name(column.heading), column.width));
    let table = Columns::within(headings, 18, width);
    let mut out = table.headings(&round);
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let mark = if view.current == seat { "▸" } else { " " };
        let you = if viewer == Viewer::Seat(seat) { "*" } else { "" };
        let label = format!("{} {}{you}", paint::letter(seat), table.name(&players[seat.index()].name));
        let cells = columns.iter().map(|column| (column.cell)(player));
        out.push_str(&format!("{mark}{}\n", table.row(&paint::player(seat, &label), cells)));
    }
    out
}

/// The character, and cards in another player's hand that everybody has seen.
fn more(seat: Seat, player: &PlayerView, viewer: Viewer, words: &Words) -> String {
    let mut parts = Vec::new();
    if let Some(character) = player.character {
        let id = format!("character-{}", character.name());
        let does = words.attribute(&id, "does", 0).unwrap_or_default();
        parts.push(words.label(words.name(&id), does));
    }
    parts.extend(seen_cards(seat, player, viewer, words));
    if parts.is_empty() {
        return String::new();
    }
    let label = paint::player(seat, &paint::letter(seat).to_string());
    format!("{}\n", paint::wrap(&parts.join(" · "), &format!(" {label} "), 3, paint::WIDTH))
}

/// The cards in another player's hand that everybody has seen, by their places.
fn seen_cards(seat: Seat, player: &PlayerView, viewer: Viewer, words: &Words) -> Option<String> {
    if viewer == Viewer::Seat(seat) {
        return None;
    }
    let card = |(slot, card): (usize, &Option<crate::Card>)| {
        card.map(|card| words.label(slot.to_string(), pieces::card(card, words)))
    };
    let seen: Vec<String> = (1..).zip(&player.hand).filter_map(card).collect();
    (!seen.is_empty()).then(|| format!("{} {}", words.name("luxor-known-cards"), seen.join(", ")))
}

fn treasures(player: &PlayerView) -> String {
    let mark = |(treasure, count): &(crate::tile::Treasure, u8)| {
        format!("{}{count}", treasure.name()[..1].to_uppercase())
    };
    player.treasures.iter().map(mark).collect::<Vec<_>>().join(" ")
}

/// How many, and their points where they are known: `3 (8)`.
fn scarabs(player: &PlayerView) -> String {
    match &player.scarab_values {
        Some(values) if player.scarabs > 0 => {
            let worth: u32 = values.iter().map(|&(value, count)| u32::from(value) * u32::from(count)).sum();
            format!("{} ({worth})", player.scarabs)
        }
        _ => player.scarabs.to_string(),
    }
}

fn list(values: &[u8]) -> String {
    match values {
        [] => "-".into(),
        values => values.iter().map(u8::to_string).collect::<Vec<_>>().join("+"),
    }
}
