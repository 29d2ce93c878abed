//! Cards, tiles and adventurers in a few characters.

use crate::event::{card_id, card_number};
use crate::tile::{Icon, Temple, Tile, Treasure};
use crate::view::{AdventurerView, PlayerView, SpaceView};
use crate::{Card, Place};
use anstyle::{AnsiColor, Style};
use game::{Seat, Shared};
use terminal::{Words, paint};

/// A card by name; a Horus card with its eyes.
pub fn card(card: Card, words: &Words) -> String {
    let name = words.numbered(&card_id(card), card_number(card));
    match card.level() {
        Some(level) => format!("{name} {}", "•".repeat(level.eyes() as usize)),
        None => name,
    }
}

/// A card by its face and its eyes, where there is little room.
pub fn short_card(card: Card, words: &Words) -> String {
    let eyes = card.level().map_or(0, |level| level.eyes() as usize);
    format!("{}{}", face(card, words), "•".repeat(eyes))
}

/// A card in the ten columns of its face, without its eyes (the attribute `face` where the name is too long).
pub fn face(card: Card, words: &Words) -> String {
    let (id, number) = (card_id(card), card_number(card));
    words.attribute(&id, "face", number.into()).unwrap_or_else(|| words.numbered(&id, number))
}

/// What a card does, in one line.
pub fn card_does(card: Card, words: &Words) -> String {
    words.attribute(&card_id(card), "does", card_number(card).into()).unwrap_or_default()
}

/// A tile in seven characters: `V••  3` needs two adventurers and gives 3 points.
pub fn tile(tile: Tile, words: &Words) -> (String, Style) {
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
        Tile::Temple(temple) => (temple_mark(temple, words), Style::new().italic()),
    }
}

fn treasure_mark(treasure: Treasure) -> (char, AnsiColor) {
    match treasure {
        Treasure::Vase => ('V', AnsiColor::Yellow),
        Treasure::Statue => ('S', AnsiColor::Cyan),
        Treasure::Jewellery => ('J', AnsiColor::Magenta),
    }
}

fn temple_mark(temple: Temple, words: &Words) -> String {
    match temple {
        Temple::Scarab => words.name("mark-scarab"),
        Temple::Wild => words.name("mark-wild"),
        Temple::ScarabOrWild => words.name("mark-scarab-or-wild"),
        Temple::Favour(one, other) => format!("{} {one}/{other}", words.name("mark-favour")),
        Temple::Tunnel => words.name("mark-tunnel"),
    }
}

/// A tile in five characters: `V2/3c` needs two adventurers, gives 3 points, and a cobra tile follows it.
pub fn tiny_tile(tile: Tile, space: &SpaceView, words: &Words) -> (String, Style) {
    let (_, style) = self::tile(tile, words);
    let mark = icon_mark(space);
    let text = match tile {
        Tile::Treasure { treasure, demand, points } => {
            format!("{}{demand}/{points}{mark}", treasure_mark(treasure).0)
        }
        Tile::Artifact { demand, points } => format!("A{demand}/{points}{mark}"),
        Tile::Osiris(steps) => format!("Osi{steps}"),
        Tile::Horus(level) => format!("Hor{level}"),
        Tile::Temple(Temple::Scarab) => words.name("tiny-scarab"),
        Tile::Temple(Temple::Wild) => words.name("tiny-wild"),
        Tile::Temple(Temple::ScarabOrWild) => words.name("tiny-scarab-or-wild"),
        Tile::Temple(Temple::Favour(one, other)) => format!("{}{one}/{other}", words.name("tiny-favour")),
        Tile::Temple(Temple::Tunnel) => words.name("tiny-tunnel"),
    };
    (text, style)
}

/// What lies below a treasure: the letter of a temple stack, `+` for another tile, or nothing.
pub fn icon_mark(space: &SpaceView) -> &'static str {
    match space.icon {
        Some(Icon::Cobra) => "c",
        Some(Icon::Falcon) => "f",
        Some(Icon::Lion) => "l",
        None if space.below => "+",
        None => "",
    }
}

/// The letters of those who lie at a statue and are not active yet.
pub fn inactive(players: &[Shared<PlayerView>], wanted: u8) -> Vec<(char, Style)> {
    let lies_there = |adventurer: &AdventurerView| match adventurer {
        AdventurerView::Inactive { statue } => *statue == wanted,
        _ => false,
    };
    (0..)
        .map(Seat)
        .zip(players)
        .filter(|(_, player)| player.adventurers.iter().any(lies_there))
        .map(|(seat, _)| (paint::letter(seat), paint::player_style(seat)))
        .collect()
}

/// Behind the letter of an adventurer that became active in this round.
pub const NEWCOMER: char = '*';

/// The adventurers of one player on a place: how many stand, how many lie.
pub fn on_place(player: &PlayerView, wanted: Place) -> (usize, usize) {
    let count = |lying: bool| {
        let there = |adventurer: &&AdventurerView| match **adventurer {
            AdventurerView::Upright { place } => !lying && place == wanted,
            AdventurerView::Lying { place } => lying && place == wanted,
            AdventurerView::Inactive { .. } => false,
        };
        player.adventurers.iter().filter(there).count()
    };
    (count(false), count(true))
}

/// Everybody on a place by letter: capital letters stand, small ones lie, and one with [`NEWCOMER`] behind it cannot
/// move yet (L20). Crowds are counted: `A3b1`.
pub fn crowd(players: &[Shared<PlayerView>], place: Place, room: usize) -> Vec<(String, Style)> {
    let mut groups: Vec<(String, usize, Style)> = Vec::new();
    for (seat, player) in (0..).map(Seat).zip(players) {
        let (upright, lying) = on_place(player, place);
        let newcomers = if place == Place::STAIRS { player.newcomers.into() } else { 0 };
        let style = paint::player_style(seat);
        let letter = paint::letter(seat);
        groups.push((letter.to_string(), upright - newcomers, style));
        groups.push((format!("{letter}{NEWCOMER}"), newcomers, style.dimmed()));
        groups.push((letter.to_ascii_lowercase().to_string(), lying, style.underline()));
    }
    let all: usize = groups.iter().map(|(_, count, _)| count).sum();
    let show = |(letter, count, style): (String, usize, Style)| {
        let text = match count {
            1 => letter,
            _ if all <= room => letter.repeat(count),
            _ => format!("{letter}{count}"),
        };
        (text, style)
    };
    groups.into_iter().filter(|&(_, count, _)| count > 0).map(show).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Luxor, Options};
    use game::{Game, Message, Scripted, Silent};
    use terminal::Language;

    #[test]
    fn l20_newcomers_on_the_stairs_are_marked() {
        let setup = Luxor::set_up(None, &Options::with(2, &[])).unwrap();
        let state = Luxor::start(&setup, &mut Scripted::new([]), &mut Silent);
        let mut players = Luxor::public_view(&setup, &state).players;
        let texts = |players: &[Shared<PlayerView>]| -> Vec<String> {
            crowd(players, Place::STAIRS, 30).into_iter().map(|(text, _)| text).collect()
        };
        assert_eq!(texts(&players), ["AA", "BB"]);
        let newcomer = PlayerView { newcomers: 1, ..PlayerView::clone(&players[0]) };
        players[0] = newcomer.into();
        assert_eq!(texts(&players), ["A", "A*", "BB"]);
    }

    #[test]
    fn faces_and_marks_fit_into_their_columns() {
        for words in Language::ALL.map(Words::of::<crate::Luxor>) {
            let card = |id: &str| {
                let face = words.attribute(id, "face", 5);
                let name = face.unwrap_or_else(|| words.numbered(id, 5));
                assert!(paint::width(&name) <= 10, "{:?}: {name}", words.language());
            };
            ["card-number", "card-plus-minus", "card-die", "card-plus", "card-die-plus-minus"]
                .iter()
                .for_each(|id| card(id));
            for kind in ["up-to", "up-to-die", "all", "last", "less"] {
                (1..=3).for_each(|level| card(&format!("card-horus{level}-{kind}")));
            }
            let favour = Temple::Favour(Level::ALL[0], Level::ALL[1]);
            for temple in [Temple::Scarab, Temple::Wild, Temple::ScarabOrWild, Temple::Tunnel, favour] {
                let (mark, _) = tile(Tile::Temple(temple), &words);
                assert!(paint::width(&mark) <= 7, "{:?}: {mark}", words.language());
                let space = SpaceView { number: 1, value: 1, icon: None, tile: None, below: false };
                let (tiny, _) = tiny_tile(Tile::Temple(temple), &space, &words);
                assert!(paint::width(&tiny) <= 5, "{:?}: {tiny}", words.language());
            }
        }
    }

    #[test]
    fn terms_take_the_numbers_beside_them() {
        let words = Words::of::<Luxor>(Language::En);
        let message = Message::new("luxor-card-played")
            .seat("player", Seat(1))
            .term("card", "card-horus1-up-to")
            .number("number", 4);
        assert_eq!(words.say(&message), "Player 2 plays “1–4”.");
        assert_eq!(words.name("place-17"), "17");
        assert_eq!(words.name("no-such-id"), "‹no-such-id›");
    }
}
