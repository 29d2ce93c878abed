//! Each fault by its line.

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
        expect(&[(name, &format!("edition = {wrong}"), Some("edition = "), "must be one line of 1 to 80")]);
    }
}

#[test]
fn unknown_keys() {
    expect(&[
        ("[sets]", "[extras]\n[sets]", Some("[extras]"), "the file has no `extras`; it has edition, board"),
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
        ("= \"Luxor 2018, reconstructed\"", "= 2018", Some("edition"), "must be a text in quotation marks"),
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
        ("keys = 20 ", "keys = 99999999999999999999999 ", Some("keys = "), "must be a number from 2 to 99"),
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
        ("[tiles.osiris] ", "[tiles.osiris]\n0 = 1 #", Some("0 = 1"), "is not the number of an Osiris tile"),
        ("[scarabs] ", "[scarabs]\n10 = 1 #", Some("10 = 1"), "is not the number of a scarab"),
    ]);
}

#[test]
fn cards_of_another_suit() {
    expect(&[
        ("\"5\" = 4", "\"0\" = 4", Some("\"0\" = 4"), "\"0\" is no basic card; one is a number from 1 to 9"),
        ("\"5\" = 4", "\"1-5\" = 4", Some("\"1-5\" = 4"), "is no basic card"),
        ("[horus.level-3] ", "[horus.level-3]\n\"3\" = 1 #", Some("\"3\" = 1 #"), "\"3\" is no Horus card"),
        ("[horus.level-3] ", "[horus.level-3]\n\"1-1\" = 1 #", Some("\"1-1\""), "\"1-1\" is no Horus card"),
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
    let lines =
        |names: &[&str], number| names.iter().map(|n| format!("\n\"{n}\" = {number}")).collect::<String>();
    let basic = format!("\"die\" = 4{} #", lines(&["6", "7", "8"], 1));
    let text = edited("\"die\" = 4 ", &basic);
    expect_one(&text, Some("\"die+-1\""), "equipment die+-1 is one kind of card too many; there may be 32");
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
    expect_one(&with_section("[horus.level-3]", ""), Some("[horus.level-3]"), "this Horus stack is empty");
}

#[test]
fn counts_that_do_not_match() {
    expect(&[
        ("vase-2-3 = 4", "vase-2-3 = 5", Some("[tiles.treasures]"), "there are 31 treasures for 30 spaces"),
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
    expect_one(&with_section("[artifacts.tiles]", ""), Some("[artifacts.tiles]"), "there are 0 artifacts");
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
