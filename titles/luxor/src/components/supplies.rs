//! What lies beside the board: supplies, points, the mummy's things, characters (L9, L46, M1, C1).

use super::{COPIES, MOST_PLAYERS};
use crate::character::Character;
use crate::mummy_tile::MummyTile;
use crate::setup::SARCOPHAGI;
use game::components::{At, Section, exact};

const MOST_MUMMY_KINDS: usize = 16;
const MOST_OPEN: u8 = 3;
const MOST_SETS: usize = 20;
/// With 2, 3, 4 and 5 players.
const TABLES: usize = MOST_PLAYERS as usize - 1;

/// The supplies as far as they could be read.
pub(super) struct Supplies {
    pub wild: Option<u8>,
    pub keys: Option<u8>,
    pub sarcophagi: Option<Vec<u8>>,
    pub sets: Option<Vec<u8>>,
    pub mummy: Option<Mummy>,
    pub characters: Option<Vec<Character>>,
    pub special_keys: Option<At<u8>>,
}

/// The mummy's things as far as they could be read.
pub(super) struct Mummy {
    /// Effect, talismans, number.
    pub tiles: Option<Vec<(MummyTile, u8, u8)>>,
    pub open: Option<u8>,
    pub talismans: Option<u8>,
    pub starting: Option<[u8; TABLES]>,
}

impl Supplies {
    pub fn read(file: &Section) -> Supplies {
        let supplies = file.section("supplies");
        let number = |name, range| supplies.as_ref()?.number(name, range).map(|number| number.value);
        let section = file.section("characters");
        let supplies = Supplies {
            wild: number("wild", 0..=99),
            // L41 wants two entries into the tomb, L21 a key for each.
            keys: number("keys", 2..=99),
            sarcophagi: sarcophagi(file),
            sets: sets(file),
            mummy: Mummy::read(file),
            characters: section.as_ref().and_then(characters),
            special_keys: section.as_ref().and_then(|section| section.number("special-keys", 0..=99)),
        };
        supplies.check_special_keys(file);
        supplies
    }

    /// C8: they come from the supply.
    fn check_special_keys(&self, file: &Section) {
        if let (Some(special), Some(keys)) = (self.special_keys, self.keys)
            && special.value > keys
        {
            let special_keys = special.value;
            file.fault(special.line, format!("`special-keys` is {special_keys}; there are only {keys} keys"));
        }
    }
}

/// L48 asks which is the more valuable: they cannot be worth the same.
fn sarcophagi(file: &Section) -> Option<Vec<u8>> {
    let list = file.section("sarcophagi")?.numbers("points", 0..=99)?;
    let points: Vec<u8> = list.values();
    if points.len() != SARCOPHAGI {
        let count = points.len();
        file.fault(list.line, format!("there are {count} sarcophagi; there must be {SARCOPHAGI}"));
    } else if points[0] <= points[1] {
        file.fault(list.line, "the first sarcophagus must be worth more than the second");
    }
    Some(points)
}

fn sets(file: &Section) -> Option<Vec<u8>> {
    let list = file.section("sets")?.numbers("points", 0..=u8::MAX)?;
    let count = list.value.len();
    if !(1..=MOST_SETS).contains(&count) {
        file.fault(
            list.line,
            format!("there are points for {count} numbers of sets; 1 to {MOST_SETS} are allowed"),
        );
    }
    for pair in list.value.windows(2).filter(|pair| pair[1].value < pair[0].value) {
        let (fewer, more) = (pair[0].value, pair[1].value);
        file.fault(pair[1].line, format!("{more} points follow {fewer}; more sets cannot give fewer points"));
    }
    Some(list.values())
}

/// C1: one for each player, no two alike.
fn characters(section: &Section) -> Option<Vec<Character>> {
    let names = section.names("names", str::parse::<Character>)?;
    for (i, character) in names.value.iter().enumerate() {
        if names.value[..i].iter().any(|other| other.value == character.value) {
            section
                .fault(character.line, format!("{} stands here twice; name it once", character.value.name()));
        }
    }
    if names.value.len() < usize::from(MOST_PLAYERS) {
        let count = names.value.len();
        section
            .fault(names.line, format!("there are {count} characters; {MOST_PLAYERS} players need as many"));
    }
    Some(names.values())
}

impl Mummy {
    fn read(file: &Section) -> Option<Mummy> {
        let section = file.section("mummy")?;
        let talismans = section.number("talismans", 0..=99).map(|talismans| talismans.value);
        let tiles = mummy_tiles(&section, talismans);
        let open = section.number("open-tiles", 1..=MOST_OPEN);
        if let (Some(open), Some(tiles)) = (open, &tiles) {
            let count: usize = tiles.iter().map(|&(_, _, number)| usize::from(number)).sum();
            if usize::from(open.value) > count {
                let what = format!("{} mummy tiles shall lie open; there are only {count}", open.value);
                section.fault(open.line, what);
            }
        }
        Some(Mummy {
            tiles,
            open: open.map(|open| open.value),
            talismans,
            starting: starting(&section, talismans),
        })
    }
}

/// M1: enough for every player, however many play.
fn starting(section: &Section, talismans: Option<u8>) -> Option<[u8; TABLES]> {
    let list = section.numbers("starting-talismans", 0..=99)?;
    let amounts: Vec<u8> = list.values();
    let Ok(amounts) = <[u8; TABLES]>::try_from(amounts) else {
        let what = "`starting-talismans` must have 4 numbers, for 2, 3, 4 and 5 players";
        section.fault(list.line, format!("{what}; it has {}", list.value.len()));
        return None;
    };
    for (players, amount) in (2..).zip(&list.value) {
        let needed = players * usize::from(amount.value);
        if let Some(talismans) = talismans.filter(|&talismans| needed > talismans.into()) {
            let each = amount.value;
            let what =
                format!("{players} players with {each} talismans each need {needed}; there are {talismans}");
            section.fault(amount.line, what);
        }
    }
    Some(amounts)
}

fn mummy_tiles(section: &Section, talismans: Option<u8>) -> Option<Vec<(MummyTile, u8, u8)>> {
    let tiles = section.sections("tiles", mummy_tile)?;
    for (i, At { line, value: (tile, price, _) }) in tiles.value.iter().enumerate() {
        if tiles.value[..i].iter().any(|other| (other.value.0, other.value.1) == (*tile, *price)) {
            section.fault(
                *line,
                format!("{tile} for {price} stands here twice; write it once and raise its number"),
            );
        }
        if i == MOST_MUMMY_KINDS {
            section.fault(
                *line,
                format!("{tile} is one kind too many; there may be {MOST_MUMMY_KINDS} of mummy tiles"),
            );
        }
        if let Some(talismans) = talismans.filter(|talismans| price > talismans) {
            section.fault(*line, format!("{tile} costs {price} talismans; there are only {talismans}"));
        }
    }
    Some(tiles.values())
}

fn mummy_tile(entry: &Section) -> Option<(MummyTile, u8, u8)> {
    let name = entry.text("tile");
    let tile = name.and_then(|name| entry.report(name.line, exact(name.value)));
    // At least one, so that nobody takes extra turns for nothing.
    let talismans = entry.number("talismans", 1..=9);
    let number = entry.number("number", COPIES);
    Some((tile?, talismans?.value, number?.value))
}
