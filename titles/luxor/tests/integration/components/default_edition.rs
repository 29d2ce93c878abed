//! The default is the box of section K.

use super::*;

#[test]
fn k_board() {
    let box_ = default();
    assert_eq!(box_.spaces.len(), 40);
    let values: Vec<u8> = box_.spaces.iter().map(|space| space.value).collect();
    assert_eq!(values, [[1; 8], [2; 8], [3; 8], [5; 8], [8; 8]].concat());
    assert_eq!((box_.tomb_value, box_.upright), (13, 2));
    assert_eq!(box_.statues, [8, 16, 24]);
    let at = |place| -> Vec<usize> { (1..=40).filter(|i| box_.spaces[i - 1].place_for == place).collect() };
    let level = |eyes| PlaceFor::Horus(Level::new(eyes).unwrap());
    assert_eq!(at(level(1)), [4, 11]);
    assert_eq!(at(level(2)), [18, 25]);
    assert_eq!(at(level(3)), [30, 39]);
    assert_eq!(at(PlaceFor::Osiris), [6, 14, 21, 29]);
    assert_eq!(at(PlaceFor::Treasure(Some(Icon::Cobra))), [7, 10, 15, 19]);
    assert_eq!(at(PlaceFor::Treasure(Some(Icon::Falcon))), [3, 13, 22, 24, 27, 31]);
    assert_eq!(at(PlaceFor::Treasure(Some(Icon::Lion))), [32, 34, 36, 38]);
    assert_eq!(at(PlaceFor::Treasure(None)).len(), 16);
}

#[test]
fn k_cards() {
    let box_ = default();
    let text = |cards: &[(Effect, u8)]| -> String {
        let card = |(effect, number): &(Effect, u8)| format!("{number}x {effect}");
        cards.iter().map(card).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(text(&box_.basic), "6x 1, 5x +-1, 4x 2, 4x 3, 4x 4, 4x 5, 4x die");
    assert_eq!(total(&box_.basic), 31);
    assert_eq!(text(&box_.horus[0]), "2x 1-3, 1x 1-4, 1x 1-die, 1x all 1, 1x last, 2x less 1");
    assert_eq!(text(&box_.horus[1]), "1x 1-4, 2x 1-5, 1x 1-die, 1x all 1, 1x last, 2x less 2");
    assert_eq!(text(&box_.horus[2]), "1x 1-5, 2x 1-6, 2x all 2, 1x last, 2x less 3");
    assert_eq!(box_.horus.each_ref().map(|stack| total(stack)), [8; 3]);
    let expansion = &box_.expansion_horus;
    assert_eq!(text(&expansion[0]), "1x 1-3, 1x 1-4, 1x 1-die, 1x all 1, 1x last, 1x less 1");
    assert_eq!(text(&expansion[1]), "1x 1-4, 1x 1-5, 1x 1-die, 1x all 1, 1x last, 1x less 2");
    assert_eq!(text(&expansion[2]), "1x 1-5, 2x 1-6, 1x all 2, 1x last, 1x less 3");
    assert_eq!(expansion.each_ref().map(|stack| total(stack)), [6; 3]);
    assert_eq!(text(&box_.equipment), "1x 6, 1x 0, 1x 1+, 1x 2+, 1x 3+, 2x die+-1");
}

#[test]
fn k_tiles() {
    let box_ = default();
    assert_eq!(box_.osiris, [(1, 1), (2, 2), (3, 2), (4, 1)]);
    for treasure in Treasure::ALL {
        let kinds: Vec<_> = box_.treasures.iter().filter(|kind| kind.0 == treasure).collect();
        let kinds: Vec<_> =
            kinds.iter().map(|(_, demand, points, number)| (*number, *demand, *points)).collect();
        assert_eq!(kinds, [(1, 1, 1), (4, 2, 3), (3, 2, 4), (1, 3, 5), (1, 3, 6)]);
    }
    assert_eq!(box_.treasures.len(), 15);
    assert_eq!(box_.artifacts, [(1, 1, 2), (2, 3, 5), (3, 4, 3)]);
    assert_eq!(box_.artifact_bonus, 3);
    assert_eq!(box_.temple.each_ref().map(|stack| total(stack)), [4, 6, 4]);
    let by_back = |front: &str| {
        let front: Temple = front.parse().unwrap();
        let number =
            |stack: &Vec<(Temple, u8)>| stack.iter().find(|kind| kind.0 == front).map_or(0, |kind| kind.1);
        box_.temple.each_ref().map(number)
    };
    assert_eq!(by_back("tunnel"), [2, 1, 1]);
    assert_eq!(by_back("scarab"), [1, 2, 1]);
    assert_eq!(by_back("wild"), [1, 1, 1]);
    assert_eq!(by_back("favour-1-2"), [0, 1, 0]);
    assert_eq!(by_back("favour-2-3"), [0, 1, 0]);
    assert_eq!(by_back("scarab-or-wild"), [0, 0, 1]);
}

#[test]
fn k_supplies() {
    let box_ = default();
    assert_eq!(box_.scarabs, [(1, 4), (2, 8), (3, 6), (4, 4)]);
    assert_eq!(total(&box_.scarabs), 22);
    assert_eq!((box_.wild, box_.keys, box_.special_keys), (18, 20, 2));
    assert_eq!(box_.sarcophagi, [5, 3]);
    assert_eq!(box_.sets, [3, 7, 12, 18, 25, 33, 42, 52]);
    assert_eq!(box_.characters, Character::ALL);
}

#[test]
fn k_mummy() {
    let box_ = default();
    assert_eq!((box_.open_mummy_tiles, box_.talismans), (3, 20));
    assert_eq!(box_.starting_talismans, [6, 4, 3, 2]);
    let number = |tile: &(MummyTile, u8, u8)| usize::from(tile.2);
    assert_eq!(box_.mummy_tiles.iter().map(number).sum::<usize>(), 18);
    let tile = |(tile, talismans, number): &(MummyTile, u8, u8)| format!("{number}x {tile} for {talismans}");
    let tiles: Vec<String> = box_.mummy_tiles.iter().map(tile).collect();
    assert_eq!(
        tiles,
        [
            "1x swap-hand for 1",
            "2x move-card for 1",
            "1x one 1 for 1",
            "2x rearmost 2 for 2",
            "1x rearmost 4 for 3",
            "1x all 4 for 4",
            "2x points 2 for 2",
            "1x horus-card for 2",
            "1x free-choice 2 for 3",
            "1x scarab for 2",
            "1x least-points for 1",
            "1x keys 2 for 2",
            "1x per-treasures 2 2 for 3",
            "1x extra-turn for 4",
            "1x other-scarab for 1",
        ]
    );
}

#[test]
fn it_is_the_built_in_edition() {
    let edition = default().edition;
    assert_eq!(edition.name, "Luxor 2018, reconstructed");
    assert_eq!(edition.digest, game::sha256_hex(DEFAULT.as_bytes()));
    assert_eq!(edition.custom, None);
}

#[test]
fn every_figure_is_marked_known_or_reconstructed() {
    for (number, line) in DEFAULT.lines().enumerate() {
        let figure = line.split('#').next().unwrap_or_default();
        let content = figure.contains('=') || figure.trim().ends_with(',');
        if content && !line.starts_with("edition") && !figure.trim().ends_with('[') {
            let comment = line.split_once("# ").map(|(_, comment)| comment).unwrap_or_default();
            assert!(
                comment.starts_with("known") || comment.starts_with("reconstructed"),
                "line {}",
                number + 1
            );
        }
    }
}

#[test]
fn a_much_smaller_box_can_be_read_too() {
    let empty = [("[8, 16, 24]", "[]"), ("[6, 14, 21, 29]", "[]"), ("[18, 25]", "[]"), ("[30, 39]", "[]")];
    let icons = [("[7, 10, 15, 19]", "[]"), ("[3, 13, 22, 24, 27, 31]", "[2]"), ("[32, 34, 36, 38]", "[]")];
    let mut text = with_section("[board.rooms]", "1-9 = 1\n10 = 2");
    for (from, to) in
        empty.into_iter().chain(icons).chain([("[4, 11]", "[4]"), ("upright = 2", "upright = 5")])
    {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    for (header, body) in [("[tiles.treasures]", "vase-1-1 = 9"), ("[artifacts.tiles]", "artifact-1-1 = 8")] {
        let start = text.find(header).unwrap();
        let end = start + text[start..].find("\n\n").unwrap();
        text.replace_range(start..end, &format!("{header}\n{body}"));
    }
    let small = Components::read(&text).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!((small.spaces.len(), small.spaces[9].value), (10, 2));
}

#[test]
fn a_corrected_figure_makes_a_custom_edition() {
    let text = edited("keys = 20  ", "keys = 21  ");
    let box_ = Components::read(&text).unwrap();
    assert_eq!(box_.keys, 21);
    assert_eq!(box_.edition.digest, game::sha256_hex(text.as_bytes()));
    assert_eq!(box_.edition.custom.as_deref(), Some(text.as_str()));
}
