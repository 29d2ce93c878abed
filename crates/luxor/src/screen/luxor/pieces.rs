//! Cards, tiles and adventurers in a few characters.

use crate::paint;
use crate::words::Words;
use anstyle::{AnsiColor, Style};
use game::{Seat, Shared};
use temple::event::{card_id, card_number};
use temple::tile::{Temple, Tile, Treasure};
use temple::view::{AdventurerView, PlayerView};
use temple::{Card, Place};

/// A card as it stands on its face; a Horus card with its eyes.
pub fn card(card: Card, words: &Words) -> String {
    let name = words.numbered(&card_id(card), card_number(card));
    match card.level() {
        Some(level) => format!("{name} {}", "•".repeat(level.eyes() as usize)),
        None => name,
    }
}

/// What a card does, in one line.
pub fn card_does(card: Card, words: &Words) -> String {
    words.attribute(&card_id(card), "does", card_number(card).into()).unwrap_or_default()
}

/// A tile in seven characters: `V••  3` demands two adventurers and gives 3 points.
pub fn tile(tile: Tile) -> (String, Style) {
    let prize =
        |letter: char, demand: u8, points: u8| format!("{letter}{:<3}{points}", "•".repeat(demand as usize));
    match tile {
        Tile::Treasure { treasure, demand, points } => {
            let (letter, colour) = treasure_mark(treasure);
            (prize(letter, demand, points), colour.on_default())
        }
        Tile::Artifact { demand, points } => {
            (prize('A', demand, points), AnsiColor::White.on_default().bold())
        }
        Tile::Osiris(steps) => (format!("Osiris{steps}"), AnsiColor::Green.on_default()),
        Tile::Horus(level) => (format!("Horus {level}"), AnsiColor::Blue.on_default().bold()),
        Tile::Temple(temple) => (temple_mark(temple), Style::new().italic()),
    }
}

fn treasure_mark(treasure: Treasure) -> (char, AnsiColor) {
    match treasure {
        Treasure::Vase => ('V', AnsiColor::Yellow),
        Treasure::Statue => ('S', AnsiColor::Cyan),
        Treasure::Jewellery => ('J', AnsiColor::Magenta),
    }
}

fn temple_mark(temple: Temple) -> String {
    match temple {
        Temple::Scarab => "scarab".into(),
        Temple::Wild => "wild".into(),
        Temple::ScarabOrWild => "sc/wild".into(),
        Temple::Favour(one, other) => format!("fav {one}/{other}"),
        Temple::Tunnel => "tunnel".into(),
    }
}

/// The adventurers of one player on a place: how many stand, how many lie.
pub fn on_place(player: &PlayerView, wanted: Place) -> (usize, usize) {
    let count = |lying: bool| {
        let there = |adventurer: &&AdventurerView| match **adventurer {
            AdventurerView::Upright { place } => !lying && place == wanted,
            AdventurerView::Lying { place } => lying && place == wanted,
            AdventurerView::Asleep { .. } => false,
        };
        player.adventurers.iter().filter(there).count()
    };
    (count(false), count(true))
}

/// Everybody on a place by letter: capital letters stand, small ones lie. Crowds are counted: `A3b1`.
pub fn crowd(players: &[Shared<PlayerView>], place: Place, room: usize) -> Vec<(String, Style)> {
    let mut groups: Vec<(char, usize, Style)> = Vec::new();
    for (seat, player) in (0..).map(Seat).zip(players) {
        let (upright, lying) = on_place(player, place);
        let style = paint::player_style(seat);
        if upright > 0 {
            groups.push((paint::letter(seat), upright, style));
        }
        if lying > 0 {
            groups.push((paint::letter(seat).to_ascii_lowercase(), lying, style.underline()));
        }
    }
    let all: usize = groups.iter().map(|(_, count, _)| count).sum();
    let show = |(letter, count, style): (char, usize, Style)| {
        let text = match count {
            1 => letter.to_string(),
            _ if all <= room => letter.to_string().repeat(count),
            _ => format!("{letter}{count}"),
        };
        (text, style)
    };
    groups.into_iter().map(show).collect()
}
