//! The components of the game, read from a TOML file and validated.

use crate::card::{Effect, Level};
use crate::character::Character;
use crate::mummy_tile::MummyTile;
use crate::tile::{Icon, Temple, Treasure};
use board::Board;
use cards::Cards;
use game::{Edition, Faults};
use reader::{Counts, Notes, Section};
use supplies::Supplies;
use tiles::Tiles;
use toml::de::DeTable;

mod board;
mod cards;
mod consistency;
mod reader;
mod supplies;
mod tiles;

/// The built-in edition.
pub const DEFAULT: &str = include_str!("../data/luxor.toml");

/// The longest component file: a custom one is copied into every transcript.
const MOST_BYTES: usize = 64 * 1024;
/// The name of an edition in characters.
const MOST_NAME: usize = 80;
/// The cards in a hand (L39).
const HAND: usize = 5;
/// With the expansion (F1).
const MOST_PLAYERS: u8 = 5;
/// The sections of a component file.
const SECTIONS: [&str; 15] = [
    "edition",
    "board",
    "cards",
    "horus",
    "expansion-horus",
    "equipment",
    "tiles",
    "temple",
    "scarabs",
    "supplies",
    "sarcophagi",
    "sets",
    "mummy",
    "artifacts",
    "characters",
];

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
    ///
    /// The content is checked only if the text is valid TOML; otherwise only syntax errors are reported.
    pub fn read(text: &str) -> Result<Components, Faults> {
        let notes = Notes::new(text);
        if text.len() > MOST_BYTES {
            notes.whole(format!("the file has {} bytes; it may have {MOST_BYTES}", text.len()));
            return Err(Faults(notes.into_faults()));
        }
        let (table, errors) = DeTable::parse_recoverable(text);
        let components = match form(&notes, text, &errors) {
            Form::Readable => content(&notes, table.get_ref(), text),
            Form::Broken => None,
        };
        match (components, notes.into_faults()) {
            (Some(components), faults) if faults.is_empty() => Ok(components),
            (_, faults) => Err(Faults(faults)),
        }
    }
}

/// Can the content be checked?
enum Form {
    Readable,
    Broken,
}

/// Reports syntax errors. A duplicate key does not prevent reading the rest.
fn form(notes: &Notes, text: &str, errors: &[toml::de::Error]) -> Form {
    let mut form = Form::Readable;
    for error in errors {
        let span = error.span().unwrap_or_default();
        let line = notes.line(span.start);
        if error.message() == "duplicate key" {
            let key = text.get(span).unwrap_or_default();
            notes.at(line, format!("{key} stands here a second time; write it once"));
        } else {
            notes.at(line, format!("this is no TOML: {}", error.message()));
            form = Form::Broken;
        }
    }
    form
}

/// Reads all sections, checks each and all together.
fn content(notes: &Notes, table: &DeTable, text: &str) -> Option<Components> {
    let file = Section::root(notes, table, &SECTIONS);
    let name = name(&file);
    let (board, cards) = (Board::read(&file), Cards::read(&file));
    let (tiles, supplies) = (Tiles::read(&file), Supplies::read(&file));
    if let Some(board) = &board {
        consistency::check(notes, board, &cards, &tiles);
    }
    assemble(edition(name?, text), board?, cards, tiles, supplies)
}

/// The name of the edition: it stands in transcripts and lists, so it is one short line.
fn name(file: &Section) -> Option<String> {
    let name = file.text("edition")?;
    let length = name.it.chars().count();
    if !(1..=MOST_NAME).contains(&length) || name.it.trim() != name.it || name.it.contains(char::is_control) {
        let what = "the edition's name must be one line of 1 to";
        file.notes.at(name.line, format!("{what} {MOST_NAME} characters, without blanks around it"));
    }
    Some(name.it.into())
}

fn edition(name: String, text: &str) -> Edition {
    let custom = (text != DEFAULT).then(|| text.to_owned());
    Edition { name, digest: game::sha256_hex(text.as_bytes()), custom }
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
        basic: cards.basic?.kinds(),
        horus: stacks(cards.horus)?,
        expansion_horus: stacks(cards.expansion)?,
        equipment: cards.equipment?.kinds(),
        osiris: tiles.osiris?.kinds(),
        treasures: tiles.treasures?.kinds().into_iter().map(|((kind, d, p), n)| (kind, d, p, n)).collect(),
        artifacts: tiles.artifacts?.kinds().into_iter().map(|((d, p), n)| (d, p, n)).collect(),
        artifact_bonus: tiles.artifact_bonus?,
        temple: stacks(tiles.temple)?,
        scarabs: tiles.scarabs?.kinds(),
        wild: supplies.wild?,
        keys: supplies.keys?,
        sarcophagi: supplies.sarcophagi?,
        sets: supplies.sets?,
        mummy_tiles: mummy.tiles?,
        open_mummy_tiles: mummy.open?,
        talismans: mummy.talismans?,
        starting_talismans: mummy.starting?,
        characters: supplies.characters?,
        special_keys: supplies.special_keys?.it,
    })
}

fn stacks<K: Copy>([a, b, c]: [Option<Counts<K>>; 3]) -> Option<[Vec<(K, u8)>; 3]> {
    Some([a?.kinds(), b?.kinds(), c?.kinds()])
}
