//! The face-down piles, and what their kinds are called in transcripts.

use crate::card::Level;
use crate::character::Character;
use crate::setup::Setup;
use crate::tile::{Icon, Tile};
use game::{Pile, Seat};

/// The names, by number.
pub(crate) const NAMES: &[&str] = &[
    "first",
    "osiris",
    "treasures",
    "horus1",
    "horus2",
    "horus3",
    "cards",
    "equipment",
    "cobra",
    "falcon",
    "lion",
    "scarabs",
    "mummy",
    "characters",
];

pub(crate) const FIRST: Pile = Pile(0);
pub(crate) const OSIRIS: Pile = Pile(1);
pub(crate) const TREASURES: Pile = Pile(2);
pub(crate) const CARDS: Pile = Pile(6);
pub(crate) const EQUIPMENT: Pile = Pile(7);
pub(crate) const SCARABS: Pile = Pile(11);
pub(crate) const MUMMY: Pile = Pile(12);
pub(crate) const CHARACTERS: Pile = Pile(13);

/// The Horus stack of a level; its kinds are all cards.
pub(crate) const fn horus(level: Level) -> Pile {
    Pile(3 + level.index() as u8)
}

/// The temple stack of an icon.
pub(crate) const fn temple(icon: Icon) -> Pile {
    Pile(8 + icon as u8)
}

/// The name of a kind.
pub(crate) fn kind_name(setup: &Setup, pile: Pile, kind: usize) -> String {
    match pile.0 {
        0 => Seat(kind as u8).to_string(),
        1 => setup.osiris_tiles.get(kind).map_or("?".into(), |&(tile, _)| setup.tile(tile).to_string()),
        2 => setup.tile(kind as u8).to_string(),
        3..=7 => setup.card(kind as u8).to_string(),
        8..=10 => setup.tile(setup.temple_kind(kind)).to_string(),
        11 => setup.scarab_values.get(kind).map_or("?".into(), u8::to_string),
        12 => setup
            .components
            .mummy_tiles
            .get(kind)
            .map_or("?".into(), |(tile, cost, _)| format!("{tile} for {cost}")),
        _ => setup.components.characters.get(kind).copied().map_or("?", Character::name).into(),
    }
}

/// How many kinds a pile can have.
fn kinds(setup: &Setup, pile: Pile) -> usize {
    match pile.0 {
        0 => setup.seats as usize,
        1 => setup.osiris_tiles.len(),
        2 => setup.prize_kinds,
        3..=7 => setup.card_kinds().len(),
        8..=10 => (setup.prize_kinds..setup.tile_kinds)
            .take_while(|&kind| matches!(setup.tile(kind as u8), Tile::Temple(_)))
            .count(),
        11 => setup.scarab_values.len(),
        12 => setup.components.mummy_tiles.len(),
        _ => setup.components.characters.len(),
    }
}

/// The kind with a name.
pub(crate) fn kind_named(setup: &Setup, pile: Pile, name: &str) -> Option<usize> {
    (0..kinds(setup, pile)).find(|&kind| kind_name(setup, pile, kind) == name)
}
