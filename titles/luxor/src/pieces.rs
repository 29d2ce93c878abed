//! What the texts of cards and tiles in views and events stand for: a client looks them up and need not parse them.

use crate::card::{Card, Effect, Suit};
use crate::character::Character;
use crate::event::{card_id, card_number, mummy_tile_id, mummy_tile_number, tile_id};
use crate::hand::Kind;
use crate::mummy_tile::MummyTile;
use crate::score::CATEGORIES;
use crate::setup::{Setup, TileKind};
use crate::tile::{Temple, Tile, Treasure};
use serde::Serialize;
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// The pieces of a game, by their texts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Pieces {
    /// The cards.
    pub cards: BTreeMap<String, CardPiece>,
    /// The tiles.
    pub tiles: BTreeMap<String, TilePiece>,
    /// The mummy tiles; none without the mummy.
    pub mummy_tiles: BTreeMap<String, MummyTilePiece>,
    /// The rules of the characters; none without characters.
    pub characters: BTreeMap<&'static str, &'static str>,
    /// The rule of a space without a tile.
    pub empty_space: &'static str,
    /// The rule that says when a mummy tile is used.
    pub mummy_tile: &'static str,
    /// The points of an artifact with a set.
    pub artifact_bonus: u8,
    /// The message ids of the scoring categories, in the order of a standing's parts.
    pub categories: &'static [&'static str],
    /// The rules of everything else one can point at.
    pub things: BTreeMap<Thing, &'static str>,
}

/// Something to point at that is neither a card nor a tile; its explanation is the message `about-luxor-NAME`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names say what they are.
pub enum Thing {
    Key,
    Vase,
    Statue,
    Jewellery,
    Artifact,
    Wild,
    Scarab,
    Talisman,
    Sarcophagus,
    Standing,
    Stairs,
    Tomb,
    Anubis,
    Wall,
    TempleStack,
    HorusStack,
    DrawPile,
    DiscardPile,
    HiddenCard,
    Adventurers,
    Roll,
    Round,
    Mummy,
    Equipment,
    Artifacts,
    Characters,
}

impl Thing {
    const ALL: [(Thing, &'static str); 26] = [
        (Thing::Key, "L21"),
        (Thing::Vase, "L46"),
        (Thing::Statue, "L46"),
        (Thing::Jewellery, "L46"),
        (Thing::Artifact, "A3"),
        (Thing::Wild, "L46"),
        (Thing::Scarab, "L47"),
        (Thing::Talisman, "M6"),
        (Thing::Sarcophagus, "L22"),
        (Thing::Standing, "L43"),
        (Thing::Stairs, "L2"),
        (Thing::Tomb, "L21"),
        (Thing::Anubis, "L20"),
        (Thing::Wall, "L43"),
        (Thing::TempleStack, "L25"),
        (Thing::HorusStack, "L26"),
        (Thing::DrawPile, "L40"),
        (Thing::DiscardPile, "L40"),
        (Thing::HiddenCard, "L49"),
        (Thing::Adventurers, "L20"),
        (Thing::Roll, "L16"),
        (Thing::Round, "L10"),
        (Thing::Mummy, "M2"),
        (Thing::Equipment, "Q1"),
        (Thing::Artifacts, "A1"),
        (Thing::Characters, "C1"),
    ];
}

/// A card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct CardPiece {
    /// The message id of its name.
    pub name: String,
    /// Where it comes from.
    pub suit: SuitName,
    /// The number of eyes on a Horus card, 0 on any other.
    pub eyes: u8,
    /// What it does.
    pub effect: EffectName,
    /// The number on it, 0 if there is none.
    pub number: u8,
    /// The rule that says what it does.
    pub rule: &'static str,
}

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum SuitName {
    /// The cards everybody starts with.
    Basic,
    /// The Horus board.
    Horus,
    /// The players' own equipment.
    Equipment,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum EffectName {
    /// Exactly so many tiles.
    Number,
    /// 1 tile forward or backward.
    PlusMinus,
    /// As many as the die shows.
    Die,
    /// 1 up to so many.
    UpTo,
    /// 1 up to what the die shows.
    UpToDie,
    /// Every adventurer so many.
    All,
    /// The last to the second-to-last.
    Last,
    /// So many, and a treasure demands one fewer.
    Less,
    /// So many, and a card may be added.
    Plus,
    /// As many as the die shows, 1 more or 1 less.
    DiePlusMinus,
}

/// A tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct TilePiece {
    /// The message id of its name.
    pub name: String,
    /// The rule that says what it does.
    pub rule: &'static str,
    /// What it is.
    #[serde(flatten)]
    pub face: TileFace,
}

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TileFace {
    /// A treasure.
    Treasure {
        /// Its type.
        treasure: Treasure,
        /// How many own active adventurers must stand there.
        demand: u8,
        /// Points when taken.
        points: u8,
    },
    /// An artifact.
    Artifact {
        /// How many own active adventurers must stand there.
        demand: u8,
        /// Points when taken.
        points: u8,
    },
    /// Pushes on.
    Osiris {
        /// By so many tiles.
        push: u8,
    },
    /// A key or a card.
    Horus {
        /// The level of the card.
        eyes: u8,
    },
    /// A scarab.
    Scarab,
    /// A wild treasure tile.
    Wild,
    /// One of the two.
    ScarabOrWild,
    /// The top Horus card of one of two levels.
    Favour {
        /// The levels.
        levels: [u8; 2],
    },
    /// Leads to the next tunnel.
    Tunnel,
}

/// A mummy tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct MummyTilePiece {
    /// The message id of its name.
    pub name: String,
    /// What it does.
    #[cfg_attr(feature = "schema", ts(type = "string"))]
    pub kind: &'static str,
    /// The number on it, 0 if there is none.
    pub number: u8,
    /// The rule that says what it does.
    pub rule: &'static str,
}

/// The pieces of a game.
pub(crate) fn pieces(setup: &Setup) -> Pieces {
    let cards = setup.card_kinds().map(|kind| setup.card(kind as Kind));
    let tiles = (0..setup.tile_kinds).map(|kind| setup.tile(kind as TileKind));
    let mummy_tiles = setup.components.mummy_tiles.iter().filter(|_| setup.modules.mummy);
    let characters = Character::ALL.into_iter().filter(|_| setup.modules.characters);
    Pieces {
        cards: cards.map(|card| (card.to_string(), card_piece(card))).collect(),
        tiles: tiles.map(|tile| (tile.to_string(), tile_piece(tile))).collect(),
        mummy_tiles: mummy_tiles.map(|&(tile, ..)| (tile.to_string(), mummy_tile_piece(tile))).collect(),
        characters: characters.map(|character| (character.name(), character.rule())).collect(),
        empty_space: "L33",
        mummy_tile: "M11",
        artifact_bonus: setup.components.artifact_bonus,
        categories: CATEGORIES,
        things: Thing::ALL.into(),
    }
}

fn card_piece(card: Card) -> CardPiece {
    CardPiece {
        name: card_id(card).into(),
        suit: match card.suit {
            Suit::Basic => SuitName::Basic,
            Suit::Horus(_) => SuitName::Horus,
            Suit::Equipment => SuitName::Equipment,
        },
        eyes: card.level().map_or(0, |level| level.eyes()),
        effect: match card.effect {
            Effect::Number(_) => EffectName::Number,
            Effect::PlusMinus => EffectName::PlusMinus,
            Effect::Die => EffectName::Die,
            Effect::UpTo(_) => EffectName::UpTo,
            Effect::UpToDie => EffectName::UpToDie,
            Effect::All(_) => EffectName::All,
            Effect::Last => EffectName::Last,
            Effect::Less(_) => EffectName::Less,
            Effect::Plus(_) => EffectName::Plus,
            Effect::DiePlusMinus => EffectName::DiePlusMinus,
        },
        number: card_number(card),
        rule: card.rule(),
    }
}

fn tile_piece(tile: Tile) -> TilePiece {
    let face = match tile {
        Tile::Treasure { treasure, demand, points } => TileFace::Treasure { treasure, demand, points },
        Tile::Artifact { demand, points } => TileFace::Artifact { demand, points },
        Tile::Osiris(push) => TileFace::Osiris { push },
        Tile::Horus(level) => TileFace::Horus { eyes: level.eyes() },
        Tile::Temple(Temple::Scarab) => TileFace::Scarab,
        Tile::Temple(Temple::Wild) => TileFace::Wild,
        Tile::Temple(Temple::ScarabOrWild) => TileFace::ScarabOrWild,
        Tile::Temple(Temple::Favour(one, other)) => TileFace::Favour { levels: [one.eyes(), other.eyes()] },
        Tile::Temple(Temple::Tunnel) => TileFace::Tunnel,
    };
    TilePiece { name: tile_id(tile).into(), rule: tile.rule(), face }
}

fn mummy_tile_piece(tile: MummyTile) -> MummyTilePiece {
    MummyTilePiece {
        name: mummy_tile_id(tile).into(),
        kind: tile.name(),
        number: mummy_tile_number(tile),
        rule: "M12",
    }
}
