//! What lies beside the board: supplies, points, the mummy's things, characters (L9, L46, M1, C1).

use super::MOST_PLAYERS;
use super::reader::{At, MOST_COPIES, Notes, Section, all, exact};
use crate::character::Character;
use crate::mummy_tile::MummyTile;
use crate::setup::SARCOPHAGI;

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
        let supplies = file.section("supplies", &["wild", "keys"]);
        let number = |name, range| supplies.as_ref()?.number(name, range).map(|number| number.it);
        let section = file.section("characters", &["special-keys", "names"]);
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
        supplies.check_special_keys(file.notes);
        supplies
    }

    /// C8: they come from the supply.
    fn check_special_keys(&self, notes: &Notes) {
        if let (Some(special), Some(keys)) = (self.special_keys, self.keys)
            && special.it > keys
        {
            let special_keys = special.it;
            notes.at(special.line, format!("`special-keys` is {special_keys}; there are only {keys} keys"));
        }
    }
}

/// L48 asks which is the more valuable: they cannot be worth the same.
fn sarcophagi(file: &Section) -> Option<Vec<u8>> {
    let list = file.section("sarcophagi", &["points"])?.numbers("points", 0..=99)?;
    let points: Vec<u8> = list.it.iter().map(|points| points.it).collect();
    if points.len() != SARCOPHAGI {
        let count = points.len();
        file.notes.at(list.line, format!("there are {count} sarcophagi; there must be {SARCOPHAGI}"));
    } else if points[0] <= points[1] {
        file.notes.at(list.line, "the first sarcophagus must be worth more than the second");
    }
    Some(points)
}

fn sets(file: &Section) -> Option<Vec<u8>> {
    let list = file.section("sets", &["points"])?.numbers("points", 0..=u8::MAX)?;
    let count = list.it.len();
    if !(1..=MOST_SETS).contains(&count) {
        file.notes.at(
            list.line,
            format!("there are points for {count} numbers of sets; 1 to {MOST_SETS} are allowed"),
        );
    }
    for pair in list.it.windows(2).filter(|pair| pair[1].it < pair[0].it) {
        let (fewer, more) = (pair[0].it, pair[1].it);
        file.notes
            .at(pair[1].line, format!("{more} points follow {fewer}; more sets cannot give fewer points"));
    }
    Some(list.it.iter().map(|points| points.it).collect())
}

/// C1: one for each player, no two alike.
fn characters(section: &Section) -> Option<Vec<Character>> {
    let names = section.names::<Character>("names")?;
    for (i, character) in names.it.iter().enumerate() {
        if names.it[..i].iter().any(|other| other.it == character.it) {
            section
                .notes
                .at(character.line, format!("{} stands here twice; name it once", character.it.name()));
        }
    }
    if names.it.len() < usize::from(MOST_PLAYERS) {
        let count = names.it.len();
        section
            .notes
            .at(names.line, format!("there are {count} characters; {MOST_PLAYERS} players need as many"));
    }
    Some(names.it.iter().map(|character| character.it).collect())
}

impl Mummy {
    fn read(file: &Section) -> Option<Mummy> {
        let section = file.section("mummy", &["open-tiles", "talismans", "starting-talismans", "tiles"])?;
        let talismans = section.number("talismans", 0..=99).map(|talismans| talismans.it);
        let tiles = mummy_tiles(&section, talismans);
        let open = section.number("open-tiles", 1..=MOST_OPEN);
        if let (Some(open), Some(tiles)) = (open, &tiles) {
            let count: usize = tiles.iter().map(|&(_, _, number)| usize::from(number)).sum();
            if usize::from(open.it) > count {
                let what = format!("{} mummy tiles shall lie open; there are only {count}", open.it);
                section.notes.at(open.line, what);
            }
        }
        Some(Mummy {
            tiles,
            open: open.map(|open| open.it),
            talismans,
            starting: starting(&section, talismans),
        })
    }
}

/// M1: enough for every player, however many play.
fn starting(section: &Section, talismans: Option<u8>) -> Option<[u8; TABLES]> {
    let list = section.numbers("starting-talismans", 0..=99)?;
    let amounts: Vec<u8> = list.it.iter().map(|amount| amount.it).collect();
    let Ok(amounts) = <[u8; TABLES]>::try_from(amounts) else {
        let what = "`starting-talismans` must have 4 numbers, for 2, 3, 4 and 5 players";
        section.notes.at(list.line, format!("{what}; it has {}", list.it.len()));
        return None;
    };
    for (players, amount) in (2..).zip(&list.it) {
        let needed = players * usize::from(amount.it);
        if let Some(talismans) = talismans.filter(|&talismans| needed > talismans.into()) {
            let each = amount.it;
            let what =
                format!("{players} players with {each} talismans each need {needed}; there are {talismans}");
            section.notes.at(amount.line, what);
        }
    }
    Some(amounts)
}

fn mummy_tiles(section: &Section, talismans: Option<u8>) -> Option<Vec<(MummyTile, u8, u8)>> {
    let entries = section.tables("tiles", &["tile", "talismans", "number"])?;
    let tiles = all(entries.it.iter().map(mummy_tile))?;
    let notes = section.notes;
    for (i, At { line, it: (tile, price, _) }) in tiles.iter().enumerate() {
        if tiles[..i].iter().any(|other| (other.it.0, other.it.1) == (*tile, *price)) {
            notes.at(
                *line,
                format!("{tile} for {price} stands here twice; write it once and raise its number"),
            );
        }
        if i == MOST_MUMMY_KINDS {
            notes.at(
                *line,
                format!("{tile} is one kind too many; there may be {MOST_MUMMY_KINDS} of mummy tiles"),
            );
        }
        if let Some(talismans) = talismans.filter(|talismans| price > talismans) {
            notes.at(*line, format!("{tile} costs {price} talismans; there are only {talismans}"));
        }
    }
    Some(tiles.iter().map(|tile| tile.it).collect())
}

fn mummy_tile(entry: &Section) -> Option<At<(MummyTile, u8, u8)>> {
    let name = entry.text("tile");
    let tile = name.and_then(|name| exact(name.it).map_err(|what| entry.notes.at(name.line, what)).ok());
    // At least one, so that nobody takes extra turns for nothing.
    let talismans = entry.number("talismans", 1..=9);
    let number = entry.number("number", 1..=MOST_COPIES);
    Some(At { line: entry.line(), it: (tile?, talismans?.it, number?.it) })
}
