//! The players' panels, one line each.

use super::pieces;
use crate::Luxor;
use crate::view::PlayerView;
use game::{Seat, Viewer};
use terminal::{Columns, Seen, Words, paint};

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
    let Seen { view, viewer, players, .. } = *seen;
    let mut columns: Vec<&Column> = BASE.iter().take(7).collect();
    if view.players.iter().any(|player| player.artifacts > 0) {
        columns.push(&BASE[7]);
    }
    if view.mummy.is_some() {
        columns.push(&TALISMANS);
    }
    let round = words.numbered("luxor-round", view.round);
    let table = Columns::new(columns.iter().map(|column| (words.name(column.heading), column.width)), 18);
    let mut out = table.headings(&round);
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let mark = if view.current == seat { "▸" } else { " " };
        let you = if viewer == Viewer::Seat(seat) { "*" } else { "" };
        let label = format!("{} {}{you}", paint::letter(seat), table.name(&players[seat.index()].name));
        let cells = columns.iter().map(|column| (column.cell)(player));
        out.push_str(&format!("{mark}{}\n", table.row(&paint::player(seat, &label), cells)));
    }
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        out.push_str(&more(seat, player, viewer, words));
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
    if viewer != Viewer::Seat(seat) {
        let seen: Vec<String> = (1..)
            .zip(&player.hand)
            .filter_map(|(slot, card)| {
                card.map(|card| words.label(slot.to_string(), pieces::card(card, words)))
            })
            .collect();
        if !seen.is_empty() {
            parts.push(format!("{} {}", words.name("luxor-known-cards"), seen.join(", ")));
        }
    }
    if parts.is_empty() {
        return String::new();
    }
    let label = paint::player(seat, &paint::letter(seat).to_string());
    format!("{}\n", paint::wrap(&parts.join(" · "), &format!(" {label} "), 3, paint::WIDTH))
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
