//! The components of the game: counts, values and sizes, read from a TOML file and validated.

mod check;
mod reader;
#[cfg(test)]
mod tests;

use crate::adventures::ActionTile;
use crate::spots::WIDEST;
use crate::tile::{Back, Building, KINDS, Terrain, Tile};
use game::{Fault, Faults};
use reader::{Section, Source};

/// The built-in component file.
pub const DEFAULT: &str = include_str!("../../data/expedition.toml");

/// The most adventurers a player can have.
const MOST_ADVENTURERS: u8 = 120;
/// The highest camp: four leave, and a plan has four tiles.
const HIGHEST_CAMP: u8 = 5;
/// The most points for one thing.
const MOST_POINTS: u8 = 50;
/// The most tiles of one back or one action kind.
const MOST_ALIKE: u8 = 20;

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// What the edition is called.
    pub edition: String,
    /// X1: adventurers of each player.
    pub adventurers: u8,
    /// X1: terrain tiles of each player, by back and face.
    pub faces: [[u8; KINDS]; Back::COUNT],
    /// X7: how many a camp must hold, by terrain.
    pub camp_required: [Option<u8>; 4],
    /// X9: how many must stay on a tile entered, by terrain; nothing where nobody can enter.
    pub left_behind: [Option<u8>; 4],
    /// X7: how many a camp just laid may hold.
    pub camp_capacity: u8,
    /// X10: how many may lie on a tile that is entered.
    pub entered_capacity: u8,
    /// X13: points by building.
    pub building_points: [u8; 3],
    /// N3: points for a building beside a ship.
    pub beside_ship_points: u8,
    /// N6: points for a captured adventurer.
    pub captured_points: u8,
    /// X3, X6: the measures for 2, 3 and 4 players.
    pub tables: [TableSize; 3],
    /// N1: action tiles of each player, by kind.
    pub action_tiles: [u8; 4],
    /// N1: how many of them a player holds.
    pub actions_in_hand: u8,
}

/// X3, X6: the measures of the layout for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSize {
    /// The most columns and rows.
    pub limit: u8,
    /// Columns of the start layout.
    pub columns: u8,
    /// Rows of the start layout.
    pub rows: u8,
}

impl Components {
    /// Reads and checks a component file; every fault is reported with its line.
    pub fn read(text: &str) -> Result<Components, Faults> {
        let source = Source::new(text);
        let table = source.parse();
        let read = {
            let root = Section::root(&source, table.get_ref());
            let read = Draft::read(&root);
            root.close();
            read.check(&root)
        };
        let faults = source.into_faults();
        match read {
            Some(components) if faults.is_empty() => Ok(components),
            _ if faults.is_empty() => Err(Fault::whole("the file is not complete").into()),
            _ => Err(Faults(faults)),
        }
    }

    /// X2: the camp every player keeps.
    pub fn first_camp(&self) -> Tile {
        let camp = |tile: &Tile| tile.is_camp() && self.ones()[tile.index()] > 0;
        Tile::ALL.into_iter().find(camp).expect("a checked box has a camp among the ones")
    }

    /// X2: the tiles with a 1 on their back, by face.
    pub fn ones(&self) -> &[u8; KINDS] {
        &self.faces[Back::ONE.index()]
    }

    /// X2: the tiles of which a player keeps one beside the camp.
    pub fn keepable(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::ALL.into_iter().filter(|tile| !tile.is_camp() && self.ones()[tile.index()] > 0)
    }
}

/// What could be read; the faults are kept in the source.
struct Draft {
    edition: Option<String>,
    adventurers: Option<u8>,
    /// By back; with the line of the section.
    faces: [Option<(usize, [u8; KINDS])>; Back::COUNT],
    camp_required: [Option<u8>; 4],
    left_behind: [Option<u8>; 4],
    capacity: Option<(u8, u8)>,
    points: [Option<u8>; 5],
    /// By players; with the line of the section.
    tables: [Option<(usize, TableSize)>; 3],
    action_tiles: [Option<u8>; 4],
    actions_in_hand: Option<u8>,
}

impl Draft {
    fn read(root: &Section<'_>) -> Draft {
        let edition = root.text("edition").filter(|name| {
            let fits = !name.trim().is_empty() && name.len() <= 80 && !name.contains(char::is_control);
            if !fits {
                root.fault(root.line_of("edition"), "edition must be a name of 1 to 80 letters");
            }
            fits
        });
        let adventurers = root.section("adventurers").and_then(|section| {
            let count = section.number("count", 1..=MOST_ADVENTURERS);
            section.close();
            count
        });
        let (camp_required, left_behind) = root.section("terrain").map_or(([None; 4], [None; 4]), terrain);
        let capacity = root.section("capacity").and_then(|section| {
            let both =
                (section.number("camp", 1..=HIGHEST_CAMP), section.number("entered", 1..=HIGHEST_CAMP));
            section.close();
            both.0.zip(both.1)
        });
        let points = root.section("points").map_or([None; 5], |section| {
            let names = [Building::Camp, Building::Temple, Building::Pyramid].map(Building::name);
            let [camp, temple, pyramid] = names.map(|name| section.number(name, 0..=MOST_POINTS));
            let others = ["beside_ship", "captured"].map(|name| section.number(name, 0..=MOST_POINTS));
            section.close();
            [camp, temple, pyramid, others[0], others[1]]
        });
        let mut tables = [None; 3];
        root.sections("tables").iter().for_each(|section| table_size(section, &mut tables));
        let mut faces = [None; Back::COUNT];
        root.sections("tiles").iter().for_each(|section| tiles(section, &mut faces));
        let (action_tiles, actions_in_hand) =
            root.section("action_tiles").map_or(([None; 4], None), |section| {
                let in_hand = section.number("in_hand", 1..=MOST_ALIKE);
                let kinds = ActionTile::ALL.map(|tile| section.number(tile.name(), 0..=MOST_ALIKE));
                section.close();
                (kinds, in_hand)
            });
        Draft {
            edition: edition.map(Into::into),
            adventurers,
            faces,
            camp_required,
            left_behind,
            capacity,
            points,
            tables,
            action_tiles,
            actions_in_hand,
        }
    }
}

/// `[terrain.*]`: all four are named; what a table leaves out cannot be.
fn terrain(section: Section<'_>) -> ([Option<u8>; 4], [Option<u8>; 4]) {
    let mut camp = [None; 4];
    let mut left = [None; 4];
    for (at, terrain) in Terrain::ALL.into_iter().enumerate() {
        let Some(section) = section.section(terrain.name()) else { continue };
        if section.optional("camp") {
            camp[at] = section.number("camp", 1..=HIGHEST_CAMP);
        }
        if section.optional("left_behind") {
            left[at] = section.number("left_behind", 1..=HIGHEST_CAMP);
        }
        section.close();
    }
    section.close();
    (camp, left)
}

/// `[[tables]]`
fn table_size(section: &Section<'_>, tables: &mut [Option<(usize, TableSize)>; 3]) {
    let players = section.number("players", 2..=4);
    let limit = section.number("limit", 1..=WIDEST);
    let start = section.section("start").and_then(|start| {
        let (columns, rows) = (start.number("columns", 1..=WIDEST), start.number("rows", 1..=WIDEST));
        start.close();
        columns.zip(rows)
    });
    section.close();
    let Some(players) = players else { return };
    let place = &mut tables[players as usize - 2];
    if place.is_some() {
        section.fault(section.line, format!("the table for {players} players is described twice"));
    } else if let (Some(limit), Some((columns, rows))) = (limit, start) {
        *place = Some((section.line, TableSize { limit, columns, rows }));
    }
}

/// `[[tiles]]`
fn tiles(section: &Section<'_>, faces: &mut [Option<(usize, [u8; KINDS])>; Back::COUNT]) {
    let back = section.number("back", 1..=Back::COUNT as u8).and_then(Back::new);
    let names = section.texts("faces");
    section.close();
    let mut kinds = [0u8; KINDS];
    for &(line, name) in names.iter().take(MOST_ALIKE as usize) {
        match Tile::named(name) {
            Some(tile) => kinds[tile.index()] += 1,
            None => {
                let known = Tile::ALL.map(Tile::name).join(", ");
                section.fault(line, format!("there is no tile {name:?}; there are {known}"));
            }
        }
    }
    if names.len() > MOST_ALIKE as usize {
        section.fault(section.line_of("faces"), format!("more than {MOST_ALIKE} tiles with one back"));
    }
    let Some(back) = back else { return };
    let place = &mut faces[back.index()];
    if place.is_some() {
        section.fault(section.line, format!("the tiles with back {back} are listed twice"));
    } else {
        *place = Some((section.line, kinds));
    }
}
