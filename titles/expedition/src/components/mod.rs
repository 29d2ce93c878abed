//! The components of the game: counts, values and sizes, read from a TOML file and validated.

mod check;
#[cfg(test)]
mod tests;

use crate::adventures::ActionTile;
use crate::spots::WIDEST;
use crate::tile::{Back, Building, KINDS, Terrain, Tile};
use game::components::{At, List, Section};
use game::{Edition, Faults};

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
    /// Its name and digest.
    pub edition: Edition,
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
        game::components::read(text, |file| Draft::read(file).check(file))
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

/// What could be read.
struct Draft {
    edition: Option<Edition>,
    adventurers: Option<u8>,
    /// By terrain.
    camp_required: [Option<At<u8>>; 4],
    left_behind: [Option<At<u8>>; 4],
    camp_capacity: Option<u8>,
    entered_capacity: Option<u8>,
    building_points: [Option<u8>; 3],
    beside_ship_points: Option<u8>,
    captured_points: Option<u8>,
    /// Each with its number of players.
    tables: Option<List<(u8, TableSize)>>,
    /// Each with its back.
    tiles: Option<List<(Back, Faces)>>,
    action_tiles: [Option<u8>; 4],
    actions_in_hand: Option<At<u8>>,
}

/// Tiles by face.
type Faces = [u8; KINDS];

impl Draft {
    fn read(file: &Section<'_>) -> Draft {
        let number =
            |section: &Option<Section<'_>>, name, range| Some(section.as_ref()?.number(name, range)?.value);
        let edition = file.edition(DEFAULT);
        let adventurers = file.section("adventurers");
        let terrain = file.section("terrain");
        let terrain = Terrain::ALL.map(|kind| terrain.as_ref()?.section(kind.name()));
        let in_terrain = |name| {
            terrain.each_ref().map(|section| section.as_ref()?.optional_number(name, 1..=HIGHEST_CAMP))
        };
        let capacity = file.section("capacity");
        let points = file.section("points");
        let action_tiles = file.section("action_tiles");
        Draft {
            edition,
            adventurers: number(&adventurers, "count", 1..=MOST_ADVENTURERS),
            camp_required: in_terrain("camp"),
            left_behind: in_terrain("left_behind"),
            camp_capacity: number(&capacity, "camp", 1..=HIGHEST_CAMP),
            entered_capacity: number(&capacity, "entered", 1..=HIGHEST_CAMP),
            building_points: [Building::Camp, Building::Temple, Building::Pyramid]
                .map(|building| number(&points, building.name(), 0..=MOST_POINTS)),
            beside_ship_points: number(&points, "beside_ship", 0..=MOST_POINTS),
            captured_points: number(&points, "captured", 0..=MOST_POINTS),
            tables: file.sections("tables", table_size),
            tiles: file.sections("tiles", tiles),
            actions_in_hand: action_tiles.as_ref().and_then(|tiles| tiles.number("in_hand", 1..=MOST_ALIKE)),
            action_tiles: ActionTile::ALL.map(|tile| number(&action_tiles, tile.name(), 0..=MOST_ALIKE)),
        }
    }
}

/// `[[tables]]`
fn table_size(section: &Section<'_>) -> Option<(u8, TableSize)> {
    let players = section.number("players", 2..=4);
    let limit = section.number("limit", 1..=WIDEST);
    let start = section.section("start")?;
    let (columns, rows) = (start.number("columns", 1..=WIDEST), start.number("rows", 1..=WIDEST));
    let size = TableSize { limit: limit?.value, columns: columns?.value, rows: rows?.value };
    Some((players?.value, size))
}

/// `[[tiles]]`
fn tiles(section: &Section<'_>) -> Option<(Back, Faces)> {
    let back = section.number("back", 1..=Back::COUNT as u8);
    let names = section.names("faces", str::parse::<Tile>)?;
    if names.value.len() > usize::from(MOST_ALIKE) {
        section.fault(names.line, format!("more than {MOST_ALIKE} tiles with one back"));
        return None;
    }
    let mut faces = [0; KINDS];
    names.values().into_iter().for_each(|tile| faces[tile.index()] += 1);
    Some((Back::new(back?.value)?, faces))
}
