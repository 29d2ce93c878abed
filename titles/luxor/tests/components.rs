//! The component file: the default is the box of section K, and no fault passes unnoticed.

use luxor_rules::card::{Effect, Level};
use luxor_rules::character::Character;
use luxor_rules::components::{Components, DEFAULT, PlaceFor};
use luxor_rules::mummy_tile::MummyTile;
use luxor_rules::tile::{Icon, Temple, Treasure};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn default() -> Components {
    Components::read(DEFAULT).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The default with one fragment, which must stand there once only, replaced.
fn edited(from: &str, to: &str) -> String {
    assert_eq!(DEFAULT.matches(from).count(), 1, "{from:?} must stand once in the default");
    DEFAULT.replacen(from, to, 1)
}

/// The line on which a fragment begins.
fn line_of(text: &str, fragment: &str) -> usize {
    let offset = text.find(fragment).unwrap_or_else(|| panic!("{fragment:?} is not in the text"));
    text[..offset].matches('\n').count() + 1
}

/// The default with all lines of a section replaced.
fn with_section(header: &str, body: &str) -> String {
    let start = DEFAULT.find(header).unwrap_or_else(|| panic!("{header} is not in the default"));
    let end = DEFAULT[start..].find("\n\n").map_or(DEFAULT.len(), |end| start + end);
    format!("{}{header}\n{body}{}", &DEFAULT[..start], &DEFAULT[end..])
}

/// Exactly this one fault.
fn expect_one(text: &str, at: Option<&str>, piece: &str) {
    let faults = Components::read(text).expect_err(&format!("{piece:?} must be a fault")).0;
    assert_eq!(faults.len(), 1, "{piece:?}: {faults:#?}");
    assert_eq!(faults[0].line, at.map(|fragment| line_of(text, fragment)), "{piece:?}: {faults:?}");
    assert!(faults[0].what.contains(piece), "{piece:?}: {}", faults[0].what);
}

/// This fault, among others that follow from it.
fn expect_among(text: &str, at: Option<&str>, piece: &str) {
    let faults = Components::read(text).expect_err(&format!("{piece:?} must be a fault")).0;
    let line = at.map(|fragment| line_of(text, fragment));
    assert!(
        faults.iter().any(|fault| fault.line == line && fault.what.contains(piece)),
        "{piece:?}: {faults:#?}"
    );
}

/// A fault: what is replaced, by what, the fragment at whose line it is expected (none: the whole), a piece of it.
type Case<'a> = (&'a str, &'a str, Option<&'a str>, &'a str);

/// Each edit gives exactly the one fault expected, where it is expected.
fn expect(cases: &[Case]) {
    for &(from, to, at, piece) in cases {
        expect_one(&edited(from, to), at, piece);
    }
}

fn total<K>(kinds: &[(K, u8)]) -> usize {
    kinds.iter().map(|(_, number)| usize::from(*number)).sum()
}

mod default_edition {
    use super::*;

    #[test]
    fn k_board() {
        let box_ = default();
        assert_eq!(box_.spaces.len(), 40);
        let values: Vec<u8> = box_.spaces.iter().map(|space| space.value).collect();
        assert_eq!(values, [[1; 8], [2; 8], [3; 8], [5; 8], [8; 8]].concat());
        assert_eq!((box_.tomb_value, box_.upright), (13, 2));
        assert_eq!(box_.statues, [8, 16, 24]);
        let at =
            |place| -> Vec<usize> { (1..=40).filter(|i| box_.spaces[i - 1].place_for == place).collect() };
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
            let number = |stack: &Vec<(Temple, u8)>| {
                stack.iter().find(|kind| kind.0 == front).map_or(0, |kind| kind.1)
            };
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
        let tile =
            |(tile, talismans, number): &(MummyTile, u8, u8)| format!("{number}x {tile} for {talismans}");
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
        let empty =
            [("[8, 16, 24]", "[]"), ("[6, 14, 21, 29]", "[]"), ("[18, 25]", "[]"), ("[30, 39]", "[]")];
        let icons =
            [("[7, 10, 15, 19]", "[]"), ("[3, 13, 22, 24, 27, 31]", "[2]"), ("[32, 34, 36, 38]", "[]")];
        let mut text = with_section("[board.rooms]", "1-9 = 1\n10 = 2");
        for (from, to) in
            empty.into_iter().chain(icons).chain([("[4, 11]", "[4]"), ("upright = 2", "upright = 5")])
        {
            assert!(text.contains(from), "{from}");
            text = text.replace(from, to);
        }
        for (header, body) in
            [("[tiles.treasures]", "vase-1-1 = 9"), ("[artifacts.tiles]", "artifact-1-1 = 8")]
        {
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
}

mod faults {
    use super::*;

    #[test]
    fn form() {
        expect(&[
            ("keys = 20 ", "keys 20 ", Some("keys 20 "), "this is no TOML"),
            ("keys = 20 ", "keys = ", Some("keys = "), "this is no TOML"),
            ("[sets]", "[sets", Some("[sets"), "this is no TOML"),
            ("tomb = 13 ", "tomb = 13 # \0", Some("tomb = 13"), "this is no TOML"),
        ]);
    }

    #[test]
    fn the_whole_file() {
        let faults = Components::read(&format!("{DEFAULT}#{}", " ".repeat(70_000))).unwrap_err().0;
        assert_eq!(faults.len(), 1);
        assert!(faults[0].what.contains("it may have 65536"), "{}", faults[0]);
        let faults = Components::read("").unwrap_err().0;
        assert_eq!(faults.len(), 15, "{faults:#?}");
        assert!(faults.iter().all(|fault| fault.line.is_none() && fault.what.contains("the file lacks")));
    }

    #[test]
    fn the_name_of_the_edition() {
        let name = "edition = \"Luxor 2018, reconstructed\"";
        for wrong in ["\"\"", "\" x\"", "\"x\\ny\"", &format!("\"{}\"", "x".repeat(81))] {
            expect(&[(
                name,
                &format!("edition = {wrong}"),
                Some("edition = "),
                "must be one line of 1 to 80",
            )]);
        }
    }

    #[test]
    fn unknown_keys() {
        expect(&[
            (
                "[sets]",
                "[extras]\n[sets]",
                Some("[extras]"),
                "the file has no `extras`; it has edition, board",
            ),
            (
                "keys = 20 ",
                "keys = 20\nrings = 4",
                Some("rings = 4"),
                "[supplies] has no `rings`; it has wild, keys",
            ),
            ("[board.icons] ", "[board.icons]\njackal = [1]", Some("jackal"), "it has cobra, falcon, lion"),
            (
                "\"swap-hand\",",
                "\"swap-hand\", price = 1,",
                Some("\"swap-hand\""),
                "[mummy.tiles] has no `price`; it has tile, talismans, number",
            ),
        ]);
    }

    #[test]
    fn missing_keys() {
        expect(&[
            ("edition = ", "#", None, "the file lacks `edition`; add a text"),
            ("[sets]\npoints", "#", None, "the file lacks `sets`; add the section [sets]"),
            ("keys = 20 ", "#", Some("[supplies]"), "[supplies] lacks `keys`; add a number from 2 to 99"),
            ("level-2 = [18", "#", Some("[board.horus]"), "lacks `level-2`; add a list of numbers"),
            ("\"swap-hand\", talismans = 1,", "\"swap-hand\",", Some("\"swap-hand\""), "lacks `talismans`"),
        ]);
    }

    #[test]
    fn wrong_types() {
        expect(&[
            (
                "keys = 20 ",
                "keys = \"20\" ",
                Some("keys = "),
                "`keys` is a text; it must be a number from 2 to 99",
            ),
            ("keys = 20 ", "keys = 2.5 ", Some("keys = "), "`keys` is a fraction"),
            ("keys = 20 ", "keys = true ", Some("keys = "), "`keys` is true or false"),
            ("keys = 20 ", "keys = 2018-10-25 ", Some("keys = "), "`keys` is a date"),
            ("osiris = [6, 14, 21, 29]", "osiris = 6 ", Some("osiris = 6"), "must be a list of numbers"),
            (
                "[6, 14, 21, 29]",
                "[6, [14], 21, 29]",
                Some("osiris = "),
                "`osiris` is a list; it must be a number",
            ),
            (
                "= \"Luxor 2018, reconstructed\"",
                "= 2018",
                Some("edition"),
                "must be a text in quotation marks",
            ),
            ("\"rearrange\",", "3, # 3", Some("3, # 3"), "`names` is a number; it must be a text"),
        ]);
        let text = edited("edition = ", "board = 3\nedition = ").replace("[board", "[map");
        expect_among(&text, Some("board = 3"), "`board` is a number; it must be a section");
    }

    #[test]
    fn numbers_out_of_range() {
        expect(&[
            ("keys = 20 ", "keys = 1 ", Some("keys = "), "`keys` is 1; it must be a number from 2 to 99"),
            ("keys = 20 ", "keys = -3 ", Some("keys = "), "`keys` is -3;"),
            (
                "keys = 20 ",
                "keys = 99999999999999999999999 ",
                Some("keys = "),
                "must be a number from 2 to 99",
            ),
            ("upright = 2 ", "upright = 0 ", Some("upright"), "from 1 to 5"),
            ("tomb = 13", "tomb = 100", Some("tomb = "), "from 0 to 99"),
            ("\"5\" = 4", "\"5\" = 16", Some("\"5\" = "), "`5` is 16; it must be a number from 1 to 15"),
            ("\"5\" = 4", "\"5\" = 0", Some("\"5\" = "), "`5` is 0"),
            ("open-tiles = 3", "open-tiles = 4", Some("open-tiles"), "from 1 to 3"),
            (
                "\"extra-turn\", talismans = 4",
                "\"extra-turn\", talismans = 0",
                Some("\"extra-turn\""),
                "from 1 to 9",
            ),
        ]);
    }

    #[test]
    fn unknown_names() {
        expect(&[
            ("\"5\" = 4", "\"five\" = 4", Some("\"five\""), "\"five\" is no card"),
            ("scarab-or-wild = 1", "scarab-and-wild = 1", Some("scarab-and"), "is no temple tile"),
            ("\"swap-hand\"", "\"swap\"", Some("\"swap\""), "\"swap\" is no mummy tile"),
            ("\"keys 2\"", "\"keys +2\"", Some("\"keys +2\""), "must be written \"keys 2\""),
            ("\"reroll\"", "\"roll\"", Some("\"roll\""), "there is no character \"roll\""),
            ("vase-2-3", "vast-2-3", Some("vast-2-3"), "\"vast-2-3\" is no treasure; one is vase-2-3 with"),
            ("vase-2-3", "vase-2-03", Some("vase-2-03"), "is no treasure"),
            ("vase-2-3", "vase-6-3", Some("vase-6-3"), "adventurers (1 to 5)"),
            ("artifact-2-3", "artifact-3", Some("artifact-3 "), "\"artifact-3\" is no artifact"),
            ("favour-2-3 ", "favour-2-2 ", Some("favour-2-2"), "its two levels must rise"),
            ("33-40 = 8", "33-41 = 8", Some("33-41"), "\"33-41\" is no room"),
            (
                "[tiles.osiris] ",
                "[tiles.osiris]\n0 = 1 #",
                Some("0 = 1"),
                "is not the number of an Osiris tile",
            ),
            ("[scarabs] ", "[scarabs]\n10 = 1 #", Some("10 = 1"), "is not the number of a scarab"),
        ]);
    }

    #[test]
    fn cards_of_another_suit() {
        expect(&[
            (
                "\"5\" = 4",
                "\"0\" = 4",
                Some("\"0\" = 4"),
                "\"0\" is no basic card; one is a number from 1 to 9",
            ),
            ("\"5\" = 4", "\"1-5\" = 4", Some("\"1-5\" = 4"), "is no basic card"),
            (
                "[horus.level-3] ",
                "[horus.level-3]\n\"3\" = 1 #",
                Some("\"3\" = 1 #"),
                "\"3\" is no Horus card",
            ),
            (
                "[horus.level-3] ",
                "[horus.level-3]\n\"1-1\" = 1 #",
                Some("\"1-1\""),
                "\"1-1\" is no Horus card",
            ),
            ("\"1+\" = 1", "\"die\" = 1", Some("\"die\" = 1"), "\"die\" is no equipment card"),
        ]);
    }

    #[test]
    fn duplicates() {
        expect(&[
            ("\"5\" = 4 ", "\"5\" = 4\n\"5\" = 3", Some("\"5\" = 3"), "\"5\" stands here a second time"),
            ("[sets]", "[sets]\n[sets] #", Some("[sets] #"), "sets stands here a second time"),
            ("\"rearrange\",", "\"reroll\", #2", Some("\"reroll\", #2"), "reroll stands here twice"),
            (
                "\"points 2\", talismans = 2",
                "\"keys 2\", talismans = 2",
                Some("\"keys 2\", talismans = 2, number = 1"),
                "keys 2 for 2 stands here twice",
            ),
        ]);
    }

    #[test]
    fn rooms() {
        expect(&[
            ("9-16 = 2", "10-16 = 2", Some("[board.rooms]"), "no room gives a value to space 9;"),
            ("9-16 = 2", "8-16 = 2", Some("8-16"), "space 8 is also in the room of line"),
            ("9-16 = 2", "16-9 = 2", Some("16-9"), "is no room"),
        ]);
        expect_among(
            &with_section("[board.rooms]", "1-9 = 1"),
            Some("[board.rooms]"),
            "the rooms have 9 spaces; a path has 10 to 40",
        );
    }

    #[test]
    fn spaces() {
        expect(&[
            (
                "[6, 14, 21, 29]",
                "[6, 14, 21, 41]",
                Some("osiris = "),
                "`osiris` is 41; it must be a number from 1 to 40",
            ),
            (
                "[6, 14, 21, 29]",
                "[4, 14, 21, 29]",
                Some("level-1 = "),
                "space 4 is named for Horus 1 and for Osiris",
            ),
            ("[6, 14, 21, 29]", "[6, 14, 21, 21]", Some("osiris = "), "for Osiris and for Osiris"),
            (
                "[32, 34, 36, 38]",
                "[31, 34, 36, 38]",
                Some("lion = "),
                "space 31 is named for lion and for falcon",
            ),
        ]);
        let text = edited("33-40 = 8", "33-38 = 8");
        expect_one(&text, Some("level-3 = "), "there is no space 39; the path has 38 spaces");
    }

    #[test]
    fn statues() {
        expect(&[
            (
                "[8, 16, 24]",
                "[16, 8, 24]",
                Some("statues"),
                "the statue after space 8 follows the one after space 16",
            ),
            ("[8, 16, 24]", "[8, 8, 24]", Some("statues"), "they must rise"),
            ("[8, 16, 24]", "[8, 16, 40]", Some("statues"), "at most after 39"),
            ("[8, 16, 24]", "[8, 16, 24, 30]", Some("statues"), "there are 4 statues; a board has at most 3"),
            ("upright = 2", "upright = 3", Some("upright"), "make 6; a player has at most 5"),
        ]);
    }

    #[test]
    fn card_limits() {
        let lines = |names: &[&str], number| {
            names.iter().map(|n| format!("\n\"{n}\" = {number}")).collect::<String>()
        };
        let basic = format!("\"die\" = 4{} #", lines(&["6", "7", "8"], 1));
        let text = edited("\"die\" = 4 ", &basic);
        expect_one(
            &text,
            Some("\"die+-1\""),
            "equipment die+-1 is one kind of card too many; there may be 32",
        );
        let horus = lines(&["1-2", "1-7", "1-8", "1-9", "less 4", "less 5", "less 6", "less 7"], 1);
        let text = edited("[horus.level-3] ", &format!("[horus.level-3]{horus}\n# "));
        expect_among(&text, Some("\"less 3\" = 2"), "horus3 less 3 is one kind too many; there may be 24");
        let text = with_section("[expansion-horus.level-1]", "\"1-3\" = 14");
        expect_one(&text, Some("\"1-3\" = 14"), "with the base game there are 16 horus1 1-3; at most 15");
        let most = lines(&["1", "2", "3", "4", "5", "6", "die", "+-1"], 15);
        let text = with_section("[cards]", &most).replacen("\"all 1\" = 1", "\"all 1\" = 7", 4);
        let text = text.replacen("\"last\" = 1", "\"last\" = 7", 6);
        expect_one(&text, None, "there are 257 cards, with the equipment of all; there may be 255");
    }

    #[test]
    fn too_few_cards() {
        let text = with_section("[cards]", "\"1\" = 15\n\"2\" = 10");
        expect_one(
            &text,
            Some("[cards]"),
            "there are 25 basic cards; five hands and one to draw need at least 26",
        );
        expect(&[("\"0\" = 1", "\"0\" = 2", Some("[equipment]"), "8 equipment cards; there must be 5 to 7")]);
        let text = with_section("[equipment]", "\"6\" = 3\n\"0\" = 1");
        expect_one(&text, Some("[equipment]"), "4 equipment cards; there must be 5 to 7");
        let text = with_section("[equipment]", "\"6\" = 4\n\"0\" = 3");
        expect_one(&text, Some("\"6\" = 4"), "4 equipment cards 6 for each of 5 players; at most 3");
        expect_one(
            &with_section("[horus.level-3]", ""),
            Some("[horus.level-3]"),
            "this Horus stack is empty",
        );
    }

    #[test]
    fn counts_that_do_not_match() {
        expect(&[
            (
                "vase-2-3 = 4",
                "vase-2-3 = 5",
                Some("[tiles.treasures]"),
                "there are 31 treasures for 30 spaces",
            ),
            ("tunnel = 2", "tunnel = 1", Some("[temple.cobra]"), "3 temple tiles for 4 spaces with a cobra"),
            (
                "artifact-1-1 = 2",
                "artifact-1-1 = 3",
                Some("[artifacts.tiles]"),
                "there are 11 artifacts; there may be 1",
            ),
        ]);
        let text = with_section("[tiles.osiris]", "1 = 3");
        expect_one(&text, Some("[tiles.osiris]"), "there are 3 Osiris tiles for 4 spaces");
        expect_one(
            &with_section("[artifacts.tiles]", ""),
            Some("[artifacts.tiles]"),
            "there are 0 artifacts",
        );
        let falcons = "falcon = [1, 2, 3, 5, 8, 9, 12, 13, 16, 22, 24, 27, 31]";
        let text =
            edited("falcon = [3, 13, 22, 24, 27, 31]", falcons).replace("favour-2-3 = 1", "favour-2-3 = 8");
        expect_one(&text, Some("[artifacts.tiles]"), "spaces without any symbol; the board has 9");
    }

    #[test]
    fn tile_limits() {
        let text = with_section(
            "[artifacts.tiles]",
            &(1..=6).map(|p| format!("artifact-1-{p} = 1\n")).collect::<String>(),
        );
        expect_one(&text, Some("artifact-1-6"), "treasures and artifacts together may have 20 kinds");
        let text = edited("[temple.lion]\ntunnel = 1", "[temple.lion]\ntunnel = 13");
        expect_one(&text, Some("tunnel = 13"), "with the other backs there are 16 tunnel; at most 15");
        expect(&[("[scarabs] ", "[scarabs]\n5 = 1\n#", Some("4 = 4"), "scarabs may have 4 values")]);
        expect_one(&with_section("[scarabs]", ""), Some("[scarabs]"), "there are no scarabs");
    }

    #[test]
    fn a_tile_nobody_could_ever_take() {
        let text = edited("statues = [8, 16, 24]", "statues = [8]").replace("vase-3-6", "vase-4-6");
        expect_one(&text, Some("vase-4-6"), "this tile demands 4 adventurers; a player has only 3");
        let text = edited("statues = [8, 16, 24]", "statues = [8]").replace("artifact-3-4", "artifact-5-4");
        expect_one(&text, Some("artifact-5-4"), "this tile demands 5 adventurers; a player has only 3");
    }

    #[test]
    fn pushes_beyond_the_tomb() {
        let text = edited("[6, 14, 21, 29]", "[6, 14, 21, 40]");
        expect_one(&text, Some("osiris = "), "an Osiris tile of 2 on space 40 pushes beyond the tomb");
        assert!(Components::read(&edited("[6, 14, 21, 29]", "[6, 14, 21, 37]")).is_ok());
    }

    #[test]
    fn a_tomb_out_of_reach() {
        let no_horus = with_section("[board.horus]", "level-1 = []\nlevel-2 = []\nlevel-3 = []");
        let text = no_horus.replace("vase-2-3 = 4", "vase-2-3 = 10");
        expect_one(&text, Some("[board]"), "there is no Horus space; without one nobody gets a key");
        let even = with_section("[cards]", "\"8\" = 15\n\"6\" = 15");
        assert!(Components::read(&even).is_ok(), "the pushes lead to odd spaces");
        let no_push = even.replace("[6, 14, 21, 29]", "[]").replace("vase-2-3 = 4", "vase-2-3 = 8");
        expect_one(&no_push, Some("[cards]"), "never lead into the tomb by exact count; add smaller numbers");
        let odd = no_push.replace("[4, 11]", "[5, 11]").replace("[18, 25]", "[17, 25]");
        let odd = odd.replace("[30, 39]", "[33, 39]");
        expect_among(&odd, Some("[cards]"), "these basic cards lead to no Horus space; add smaller numbers");
    }

    #[test]
    fn no_place_for_a_treasure() {
        let text = with_section("[board.rooms]", "1-10 = 1").replace("statues = [8, 16, 24]", "statues = []");
        let text =
            text.replace("[6, 14, 21, 29]", "[]").replace("level-1 = [4, 11]", "level-1 = [1, 2, 3, 4, 5]");
        let text = text
            .replace("level-2 = [18, 25]", "level-2 = [6, 7, 8, 9, 10]")
            .replace("level-3 = [30, 39]", "level-3 = []");
        let text = text
            .replace("[7, 10, 15, 19]", "[]")
            .replace("[3, 13, 22, 24, 27, 31]", "[]")
            .replace("[32, 34, 36, 38]", "[]");
        expect_among(&text, Some("[board]"), "there is no space for a treasure");
    }

    #[test]
    fn points() {
        expect(&[
            ("[5, 3]", "[5]", Some("points = [5]"), "there are 1 sarcophagi; there must be 2"),
            ("[5, 3]", "[3, 5]", Some("points = [3, 5]"), "the first sarcophagus must be worth more"),
            ("[3, 7, 12, 18, 25, 33, 42, 52]", "[]", Some("points = []"), "1 to 20 are allowed"),
            ("[3, 7, 12, ", "[3, 12, 7, ", Some("points = [3, 12"), "7 points follow 12"),
            ("[3, 7, 12, 18, 25, 33, 42, 52]", "[3, 256]", Some("points = [3, 256]"), "from 0 to 255"),
        ]);
        let many = format!("{:?}", [3; 21]);
        let text = edited("[3, 7, 12, 18, 25, 33, 42, 52]", &many);
        expect_one(&text, Some("points = [3, 3"), "points for 21 numbers of sets");
    }

    #[test]
    fn mummy() {
        expect(&[
            (
                "[6, 4, 3, 2]",
                "[6, 4, 3]",
                Some("starting-"),
                "must have 4 numbers, for 2, 3, 4 and 5 players; it has 3",
            ),
            (
                "[6, 4, 3, 2]",
                "[6, 4, 3, 5]",
                Some("starting-"),
                "5 players with 5 talismans each need 25; there are 20",
            ),
        ]);
        let text = edited("talismans = 20", "talismans = 3").replace("[6, 4, 3, 2]", "[1, 1, 0, 0]");
        let faults = Components::read(&text).unwrap_err().0;
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].what.contains("all 4 costs 4 talismans; there are only 3"));
        assert!(faults[1].what.contains("extra-turn costs 4"));
        let start = DEFAULT.find("    { tile = \"move-card\"").unwrap();
        let end = DEFAULT.find("]\n\n[artifacts]").unwrap();
        let text = format!("{}{}", &DEFAULT[..start], &DEFAULT[end..]);
        expect_one(&text, Some("open-tiles"), "3 mummy tiles shall lie open; there are only 1");
        let more = "{ tile = \"one 2\", talismans = 1, number = 1 },\n{ tile = \"one 3\", talismans = 1, number = 1 },\n";
        let text = format!("{}{more}{}", &DEFAULT[..end], &DEFAULT[end..]);
        expect_one(&text, Some("{ tile = \"one 3\""), "one 3 is one kind too many; there may be 16");
    }

    #[test]
    fn characters() {
        let text = with_section("[characters]", "special-keys = 2\nnames = [\"reroll\", \"forward\"]\n");
        expect_one(&text, Some("names = "), "there are 2 characters; 5 players need as many");
        expect(&[("special-keys = 2", "special-keys = 21", Some("special-keys"), "there are only 20 keys")]);
    }

    #[test]
    fn all_are_reported_at_once() {
        let text = edited("keys = 20 ", "keys = 300 ")
            .replace("\"reroll\"", "\"roll\"")
            .replace("upright = 2", "upright = \"two\"")
            .replace("vase-2-3 = 4", "vase-2-3 = 5")
            .replace("\"5\" = 4", "\"5\" = 4\n\"5\" = 4\nfive = 0")
            .replace("[6, 14, 21, 29]", "[4, 14, 21, 99]");
        let faults = Components::read(&text).unwrap_err();
        let lines: Vec<_> = faults.0.iter().filter_map(|fault| fault.line).collect();
        let at = |fragment| line_of(&text, fragment);
        let cards = at("five = 0");
        let wanted =
            [at("upright = "), at("osiris = "), cards - 1, cards, cards, at("keys = 300"), at("\"roll\"")];
        assert_eq!(lines, wanted, "{faults}");
    }
}

mod any_text {
    use super::*;

    /// The file is read, or at least one fault is reported, each on a line that exists.
    fn check(text: &str) {
        if let Err(faults) = Components::read(text) {
            assert!(!faults.0.is_empty());
            let lines = text.lines().count().max(1);
            for fault in &faults.0 {
                assert!(fault.line.is_none_or(|line| (1..=lines).contains(&line)), "{fault} of {lines}");
                assert!(!fault.what.is_empty());
            }
        }
    }

    fn lines() -> Vec<&'static str> {
        DEFAULT.lines().collect()
    }

    #[test]
    fn every_truncation() {
        for end in (0..DEFAULT.len()).filter(|&end| DEFAULT.is_char_boundary(end)).step_by(7) {
            check(&DEFAULT[..end]);
        }
    }

    #[test]
    fn every_line_left_out() {
        for left_out in 0..lines().len() {
            let mut lines = lines();
            lines.remove(left_out);
            check(&lines.join("\n"));
        }
    }

    #[test]
    fn strange_texts() {
        for text in [
            "",
            "\n",
            "\u{feff}",
            "=",
            "[",
            "[[board]]",
            "board.rooms.1-8.x = 1",
            "\"\\u0000\" = 1",
            "é",
            "\r",
        ] {
            check(text);
            check(&format!("{DEFAULT}{text}"));
            check(&format!("{text}{DEFAULT}"));
        }
        check(&"[".repeat(60_000));
        check(&format!("a = {}", "[".repeat(60_000)));
        check(&"a.".repeat(30_000));
        check(&format!("[board]\nstatues = [{}]", "1,".repeat(30_000)));
    }

    proptest! {
        #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn changed_bytes(changes in prop::collection::vec((0..DEFAULT.len(), any::<u8>()), 1..8)) {
            let mut bytes = DEFAULT.as_bytes().to_vec();
            for (place, byte) in changes {
                bytes[place] = byte;
            }
            check(&String::from_utf8_lossy(&bytes));
        }

        #[test]
        fn changed_digits(changes in prop::collection::vec((0..1000usize, "[0-9]{0,3}"), 1..6)) {
            let mut text = DEFAULT.to_owned();
            for (nth, number) in changes {
                let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(i, _)| i).collect();
                let place = digits[nth % digits.len()];
                text.replace_range(place..=place, &number);
            }
            check(&text);
        }

        #[test]
        fn moved_lines(changes in prop::collection::vec((0..3u8, any::<prop::sample::Index>(),
            any::<prop::sample::Index>()), 1..6))
        {
            let mut lines = lines();
            for (change, a, b) in changes {
                let (a, b) = (a.index(lines.len()), b.index(lines.len()));
                match change {
                    0 => drop(lines.remove(a)),
                    1 => lines.insert(b, lines[a]),
                    _ => lines.swap(a, b),
                }
            }
            check(&lines.join("\n"));
        }

        #[test]
        fn any_string(text in ".{0,200}") {
            check(&text);
        }

        #[test]
        fn blanks_and_comments_change_only_the_digest(
            notes in prop::collection::vec((any::<prop::sample::Index>(), "#[ -~]{0,20}|[ \t]{0,5}"), 1..8))
        {
            let mut lines = lines();
            for (place, note) in &notes {
                lines.insert(place.index(lines.len() + 1), note);
            }
            let text = lines.join("\r\n");
            let mut changed = Components::read(&text).unwrap();
            prop_assert_eq!(&changed.edition.digest, &game::sha256_hex(text.as_bytes()));
            prop_assert_ne!(&changed.edition.digest, &default().edition.digest);
            prop_assert_eq!(changed.edition.custom.as_deref(), Some(text.as_str()));
            changed.edition = default().edition;
            prop_assert_eq!(changed, default());
        }
    }
}
