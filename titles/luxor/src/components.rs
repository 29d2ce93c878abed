//! The components of the game, read from a TOML file and validated.

use crate::card::{Effect, Level};
use crate::character::Character;
use crate::mummy_tile::MummyTile;
use crate::tile::{Icon, Temple, Treasure};
use board::Board;
use cards::Cards;
use game::components::{Counts, Section};
use game::{Edition, Faults};
use supplies::Supplies;
use tiles::Tiles;

mod board;
mod cards;
mod consistency;
mod supplies;
mod tiles;

/// The built-in edition.
pub const DEFAULT: &str = include_str!("../data/luxor.toml");

/// The cards in a hand (L39).
const HAND: usize = 5;
/// With the expansion (F1).
const MOST_PLAYERS: u8 = 5;
/// At most this many copies of one kind: the state counts them in four bits.
const MOST_COPIES: u8 = 15;
/// The copies of a kind that is listed.
const COPIES: std::ops::RangeInclusive<u8> = 1..=MOST_COPIES;

/// A checked component file.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    /// Its name and digest.
    pub edition: Edition,
    /// The spaces in order, from the stairs to the tomb: at least 10, at most 40.
    pub spaces: Vec<SpaceSpec>,
    /// The wall value inside the tomb.
    pub tomb_value: u8,
    /// The spaces after which a statue stands, rising: at most 3.
    pub statues: Vec<u8>,
    /// How many adventurers of each player begin on the stairs (with the statues at most 5 in all).
    pub upright: u8,
    /// The basic cards: effect and number.
    pub basic: Vec<(Effect, u8)>,
    /// The Horus cards of the base game by level.
    pub horus: [Vec<(Effect, u8)>; 3],
    /// The Horus cards of the expansion by level.
    pub expansion_horus: [Vec<(Effect, u8)>; 3],
    /// The equipment cards of one player: 5 to 7 in all.
    pub equipment: Vec<(Effect, u8)>,
    /// Osiris tiles: steps and number.
    pub osiris: Vec<(u8, u8)>,
    /// Treasures: type, demand, points and number.
    pub treasures: Vec<(Treasure, u8, u8, u8)>,
    /// Artifacts: demand, points and number.
    pub artifacts: Vec<(u8, u8, u8)>,
    /// More points for an artifact in a set (A3).
    pub artifact_bonus: u8,
    /// The temple tiles of each stack: cobra, falcon, lion.
    pub temple: [Vec<(Temple, u8)>; 3],
    /// Scarabs: value and number; at most 4 different values.
    pub scarabs: Vec<(u8, u8)>,
    /// Wild treasure tiles.
    pub wild: u8,
    /// Keys.
    pub keys: u8,
    /// The sarcophagi in the order they are taken.
    pub sarcophagi: Vec<u8>,
    /// Points for 1, 2, 3… sets; the last is for that many and more.
    pub sets: Vec<u8>,
    /// Mummy tiles: effect, talismans and number.
    pub mummy_tiles: Vec<(MummyTile, u8, u8)>,
    /// How many mummy tiles lie open (at most 3).
    pub open_mummy_tiles: u8,
    /// Talismans in all.
    pub talismans: u8,
    /// Talismans each player begins with, with 2, 3, 4, 5 players.
    pub starting_talismans: [u8; 4],
    /// The characters.
    pub characters: Vec<Character>,
    /// The keys the character of C8 begins with.
    pub special_keys: u8,
}

/// One space of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceSpec {
    /// The value on the wall.
    pub value: u8,
    /// What lies there at first.
    pub place_for: PlaceFor,
}

/// What a space is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceFor {
    /// A treasure; the icon, if any, is beneath it.
    Treasure(Option<Icon>),
    /// A Horus tile of this level.
    Horus(Level),
    /// One of the Osiris tiles.
    Osiris,
}

impl Components {
    /// Reads and checks a component file; every fault is reported with its line.
    pub fn read(text: &str) -> Result<Components, Faults> {
        game::components::read(text, content)
    }
}

/// Reads all sections, checks each and all together.
fn content(file: &Section) -> Option<Components> {
    let edition = file.edition(DEFAULT);
    let (board, cards) = (Board::read(file), Cards::read(file));
    let (tiles, supplies) = (Tiles::read(file), Supplies::read(file));
    if let Some(board) = &board {
        consistency::check(file, board, &cards, &tiles);
    }
    assemble(edition?, board?, cards, tiles, supplies)
}

/// `None` if any part could not be read.
fn assemble(
    edition: Edition,
    board: Board,
    cards: Cards,
    tiles: Tiles,
    supplies: Supplies,
) -> Option<Components> {
    let mummy = supplies.mummy?;
    Some(Components {
        edition,
        spaces: board.spaces?,
        tomb_value: board.tomb?,
        statues: board.statues?,
        upright: board.upright?,
        basic: cards.basic?.values(),
        horus: stacks(cards.horus)?,
        expansion_horus: stacks(cards.expansion)?,
        equipment: cards.equipment?.values(),
        osiris: tiles.osiris?.values(),
        treasures: tiles.treasures?.values().into_iter().map(|((kind, d, p), n)| (kind, d, p, n)).collect(),
        artifacts: tiles.artifacts?.values().into_iter().map(|((d, p), n)| (d, p, n)).collect(),
        artifact_bonus: tiles.artifact_bonus?,
        temple: stacks(tiles.temple)?,
        scarabs: tiles.scarabs?.values(),
        wild: supplies.wild?,
        keys: supplies.keys?,
        sarcophagi: supplies.sarcophagi?,
        sets: supplies.sets?,
        mummy_tiles: mummy.tiles?,
        open_mummy_tiles: mummy.open?,
        talismans: mummy.talismans?,
        starting_talismans: mummy.starting?,
        characters: supplies.characters?,
        special_keys: supplies.special_keys?.value,
    })
}

fn stacks<K: Copy>([a, b, c]: [Option<Counts<K>>; 3]) -> Option<[Vec<(K, u8)>; 3]> {
    Some([a?.values(), b?.values(), c?.values()])
}
