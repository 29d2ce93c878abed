//! Events: what happened, who may see it, whether it revealed something.

use crate::action::End;
use crate::card::Card;
use crate::character::Character;
use crate::mummy_tile::MummyTile;
use crate::place::Place;
use crate::tile::Tile;
use game::{Message, Seat, TurnStart, Viewer, Word};
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// What made an adventurer move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card, with the pushes of Osiris.
    Card,
    /// The card of L37.
    Last,
    /// A tunnel.
    Tunnel,
    /// A mummy tile.
    MummyTile,
    /// The character of C6.
    Forward,
}

/// One thing that happened. What somebody may not know is missing from their version.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // The names of the fields say what they hold.
pub enum Event {
    /// The game begins (L10).
    Began { first: Seat },
    /// A character was dealt (C1).
    CharacterDealt { seat: Seat, character: Character },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16, turn: u32 },
    /// A card was played (L11).
    CardPlayed { seat: Seat, card: Card, end: End },
    /// It has no effect (L13), or moves nobody (L16).
    NobodyMoved { seat: Seat },
    /// A card was added to it (Q4).
    CardAdded { seat: Seat, card: Card, end: End },
    /// The die was rolled.
    Rolled { seat: Seat, face: u8 },
    /// An adventurer moved; `way` is every tile it touched.
    Moved { seat: Seat, from: Place, to: Place, way: Vec<Place>, cause: Cause },
    /// An adventurer stays and acts (Q3).
    Stayed { seat: Seat, place: Place },
    /// An adventurer became active and stands on the stairs (L20).
    Activated { seat: Seat, statue: u8 },
    /// An adventurer entered the tomb for a key (L21, L22).
    EnteredTomb { seat: Seat, sarcophagus: Option<u8> },
    /// A treasure or artifact was taken (L24).
    PrizeTaken { seat: Seat, place: Place, tile: Tile, points: i16 },
    /// A tile was turned up (L25, A2).
    TileTurned { place: Place, tile: Tile },
    /// A key was taken (L26).
    KeyTaken { seat: Seat, count: u8 },
    /// A Horus card was taken (L27).
    HorusTaken { seat: Seat, card: Card },
    /// The next Horus card lies open.
    HorusTurned { card: Card },
    /// A scarab was taken; its value is its owner's secret (L28).
    ScarabTaken { seat: Seat, value: Option<u8> },
    /// A wild treasure tile was taken (L29).
    WildTaken { seat: Seat },
    /// A card was drawn; its face is its owner's secret (L40).
    CardDrawn { seat: Seat, card: Option<Card> },
    /// The first of two new cards was put into the hand, at this place from 0 (Q6).
    CardPut { seat: Seat, slot: u8 },
    /// The discard pile became the draw pile (L40).
    Reshuffled,
    /// The mummy moved (M2).
    MummyMoved { from: Place, to: Place, way: Vec<Place> },
    /// The mummy laid an adventurer down (M4, M5, M7).
    LaidDown { seat: Seat, place: Place },
    /// Talismans were taken (M6).
    TalismansTaken { seat: Seat, count: u8 },
    /// An adventurer was raised (M9).
    Raised { seat: Seat, place: Place },
    /// A mummy tile was paid and used (M11).
    MummyTileUsed { seat: Seat, tile: MummyTile, cost: u8 },
    /// A mummy tile was opened.
    MummyTileOpened { tile: MummyTile },
    /// The discarded mummy tiles became the stack (M11).
    MummyTilesReshuffled,
    /// Points were scored by a mummy tile (M12).
    PointsScored { seat: Seat, points: i16 },
    /// A hand card was discarded (M12).
    CardDiscarded { seat: Seat, card: Card },
    /// A hand card was moved, from and to places from 0 (C3, M12).
    CardShifted { seat: Seat, from: u8, to: u8 },
    /// A scarab was put out of the game (M12).
    ScarabPutOut { seat: Seat, value: Option<u8> },
    /// Keys were given up to change a number (C8).
    KeysGivenUp { seat: Seat, count: u8 },
    /// Another turn follows this one (C9, M12).
    ExtraTurnWon { seat: Seat },
    /// The game is over (L41, L42).
    Ended,
}

impl game::Event for Event {
    fn shown_to(mut self, viewer: Viewer) -> Option<Self> {
        let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
        match &mut self {
            Event::CardDrawn { seat, card } => {
                if others(seat) {
                    *card = None;
                }
            }
            Event::ScarabTaken { seat, value } | Event::ScarabPutOut { seat, value } => {
                if others(seat) {
                    *value = None;
                }
            }
            // Everybody sees the rest as it is.
            Event::Began { .. }
            | Event::CharacterDealt { .. }
            | Event::TurnBegan { .. }
            | Event::CardPlayed { .. }
            | Event::NobodyMoved { .. }
            | Event::CardAdded { .. }
            | Event::Rolled { .. }
            | Event::Moved { .. }
            | Event::Stayed { .. }
            | Event::Activated { .. }
            | Event::EnteredTomb { .. }
            | Event::PrizeTaken { .. }
            | Event::TileTurned { .. }
            | Event::KeyTaken { .. }
            | Event::HorusTaken { .. }
            | Event::HorusTurned { .. }
            | Event::WildTaken { .. }
            | Event::CardPut { .. }
            | Event::Reshuffled
            | Event::MummyMoved { .. }
            | Event::LaidDown { .. }
            | Event::TalismansTaken { .. }
            | Event::Raised { .. }
            | Event::MummyTileUsed { .. }
            | Event::MummyTileOpened { .. }
            | Event::MummyTilesReshuffled
            | Event::PointsScored { .. }
            | Event::CardDiscarded { .. }
            | Event::CardShifted { .. }
            | Event::KeysGivenUp { .. }
            | Event::ExtraTurnWon { .. }
            | Event::Ended => {}
        }
        Some(self)
    }

    fn reveals(&self) -> bool {
        match self {
            Event::Rolled { .. }
            | Event::TileTurned { .. }
            | Event::HorusTurned { .. }
            | Event::ScarabTaken { .. }
            | Event::CardDrawn { .. }
            | Event::MummyTileOpened { .. } => true,
            Event::Began { .. }
            | Event::CharacterDealt { .. }
            | Event::TurnBegan { .. }
            | Event::CardPlayed { .. }
            | Event::NobodyMoved { .. }
            | Event::CardAdded { .. }
            | Event::Moved { .. }
            | Event::Stayed { .. }
            | Event::Activated { .. }
            | Event::EnteredTomb { .. }
            | Event::PrizeTaken { .. }
            | Event::KeyTaken { .. }
            | Event::HorusTaken { .. }
            | Event::WildTaken { .. }
            | Event::CardPut { .. }
            | Event::Reshuffled
            | Event::MummyMoved { .. }
            | Event::LaidDown { .. }
            | Event::TalismansTaken { .. }
            | Event::Raised { .. }
            | Event::MummyTileUsed { .. }
            | Event::MummyTilesReshuffled
            | Event::PointsScored { .. }
            | Event::CardDiscarded { .. }
            | Event::CardShifted { .. }
            | Event::ScarabPutOut { .. }
            | Event::KeysGivenUp { .. }
            | Event::ExtraTurnWon { .. }
            | Event::Ended => false,
        }
    }

    fn turn_start(&self) -> Option<TurnStart> {
        match *self {
            Event::TurnBegan { seat, round, turn } => Some(TurnStart { seat, turn, round: Some(round) }),
            _ => None,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Event::Began { .. } | Event::TurnBegan { .. } => "L10",
            Event::CharacterDealt { .. } => "C1",
            Event::CardPlayed { .. } => "L11",
            Event::NobodyMoved { .. } => "L13",
            Event::CardAdded { .. } => "Q4",
            Event::Rolled { .. } => "L16",
            Event::Moved { .. } => "L17",
            Event::Stayed { .. } => "Q3",
            Event::Activated { .. } => "L20",
            Event::EnteredTomb { .. } => "L21",
            Event::PrizeTaken { .. } => "L24",
            Event::TileTurned { .. } => "L25",
            Event::KeyTaken { .. } => "L26",
            Event::HorusTaken { .. } | Event::HorusTurned { .. } => "L27",
            Event::ScarabTaken { .. } => "L28",
            Event::WildTaken { .. } => "L29",
            Event::CardDrawn { .. } | Event::Reshuffled => "L40",
            Event::CardPut { .. } => "Q6",
            Event::MummyMoved { .. } => "M3",
            Event::LaidDown { .. } => "M4",
            Event::TalismansTaken { .. } => "M6",
            Event::Raised { .. } => "M9",
            Event::MummyTileUsed { .. } | Event::MummyTileOpened { .. } | Event::MummyTilesReshuffled => {
                "M11"
            }
            Event::PointsScored { .. } | Event::CardDiscarded { .. } | Event::ScarabPutOut { .. } => "M12",
            Event::CardShifted { .. } => "C3",
            Event::KeysGivenUp { .. } => "C8",
            Event::ExtraTurnWon { .. } => "C9",
            Event::Ended => "L41",
        }
    }

    fn message(&self) -> Message {
        use Event::*;
        match self {
            Began { first } => Message::new("luxor-began").seat("player", *first),
            CharacterDealt { seat, character } => Message::new("luxor-character")
                .seat("player", *seat)
                .term("character", Word::new("character-").text(character.name())),
            TurnBegan { seat, round, turn } => Message::new("luxor-turn")
                .seat("player", *seat)
                .number("round", *round)
                .number("turn", i64::from(*turn)),
            CardPlayed { seat, card, .. } => card_message("luxor-card-played", *seat, *card),
            NobodyMoved { seat } => Message::new("luxor-nobody-moved").seat("player", *seat),
            CardAdded { seat, card, .. } => card_message("luxor-card-added", *seat, *card),
            Rolled { seat, face } => Message::new("luxor-rolled").seat("player", *seat).number("face", *face),
            Moved { seat, from, to, cause, .. } => {
                let id = match cause {
                    Cause::Card | Cause::Last => "luxor-moved",
                    Cause::Tunnel => "luxor-moved-by-tunnel",
                    Cause::MummyTile => "luxor-moved-by-mummy-tile",
                    Cause::Forward => "luxor-moved-forward",
                };
                Message::new(id).seat("player", *seat).term("from", place_id(*from)).term("to", place_id(*to))
            }
            Stayed { seat, place } => {
                Message::new("luxor-stayed").seat("player", *seat).term("place", place_id(*place))
            }
            Activated { seat, statue } => {
                Message::new("luxor-activated").seat("player", *seat).number("statue", *statue)
            }
            EnteredTomb { seat, sarcophagus: Some(value) } => {
                Message::new("luxor-entered-tomb-first").seat("player", *seat).number("value", *value)
            }
            EnteredTomb { seat, sarcophagus: None } => {
                Message::new("luxor-entered-tomb").seat("player", *seat)
            }
            PrizeTaken { seat, tile, points, place } => Message::new("luxor-prize-taken")
                .seat("player", *seat)
                .term("tile", tile_id(*tile))
                .number("points", *points)
                .term("place", place_id(*place)),
            TileTurned { place, tile } => {
                Message::new("luxor-tile-turned").term("tile", tile_id(*tile)).term("place", place_id(*place))
            }
            KeyTaken { seat, count } => {
                Message::new("luxor-key-taken").seat("player", *seat).number("count", *count)
            }
            HorusTaken { seat, card } => card_message("luxor-horus-taken", *seat, *card),
            HorusTurned { card } => Message::new("luxor-horus-turned")
                .term("card", card_id(*card))
                .number("number", card_number(*card)),
            ScarabTaken { seat, value: Some(value) } => {
                Message::new("luxor-scarab-taken-known").seat("player", *seat).number("value", *value)
            }
            ScarabTaken { seat, value: None } => Message::new("luxor-scarab-taken").seat("player", *seat),
            WildTaken { seat } => Message::new("luxor-wild-taken").seat("player", *seat),
            CardDrawn { seat, card: Some(card) } => card_message("luxor-card-drawn-known", *seat, *card),
            CardDrawn { seat, card: None } => Message::new("luxor-card-drawn").seat("player", *seat),
            CardPut { seat, slot } => {
                Message::new("luxor-card-put").seat("player", *seat).number("slot", slot + 1)
            }
            Reshuffled => Message::new("luxor-reshuffled"),
            MummyMoved { from, to, .. } => {
                Message::new("luxor-mummy-moved").term("from", place_id(*from)).term("to", place_id(*to))
            }
            LaidDown { seat, place } => {
                Message::new("luxor-laid-down").seat("player", *seat).term("place", place_id(*place))
            }
            TalismansTaken { seat, count } => {
                Message::new("luxor-talismans-taken").seat("player", *seat).number("count", *count)
            }
            Raised { seat, place } => {
                Message::new("luxor-raised").seat("player", *seat).term("place", place_id(*place))
            }
            MummyTileUsed { seat, tile, cost } => {
                mummy_tile_message("luxor-mummy-tile-used", *tile).seat("player", *seat).number("cost", *cost)
            }
            MummyTileOpened { tile } => mummy_tile_message("luxor-mummy-tile-opened", *tile),
            MummyTilesReshuffled => Message::new("luxor-mummy-tiles-reshuffled"),
            PointsScored { seat, points } => {
                Message::new("luxor-points-scored").seat("player", *seat).number("points", *points)
            }
            CardDiscarded { seat, card } => card_message("luxor-card-discarded", *seat, *card),
            CardShifted { seat, from, to } => Message::new("luxor-card-shifted")
                .seat("player", *seat)
                .number("from", from + 1)
                .number("to", to + 1),
            ScarabPutOut { seat, value: Some(value) } => {
                Message::new("luxor-scarab-put-out-known").seat("player", *seat).number("value", *value)
            }
            ScarabPutOut { seat, value: None } => Message::new("luxor-scarab-put-out").seat("player", *seat),
            KeysGivenUp { seat, count } => {
                Message::new("luxor-keys-given-up").seat("player", *seat).number("count", *count)
            }
            ExtraTurnWon { seat } => Message::new("luxor-extra-turn").seat("player", *seat),
            Ended => Message::new("luxor-ended"),
        }
    }
}

fn card_message(id: &'static str, seat: Seat, card: Card) -> Message {
    Message::new(id).seat("player", seat).term("card", card_id(card)).number("number", card_number(card))
}

fn mummy_tile_message(id: &'static str, tile: MummyTile) -> Message {
    Message::new(id).term("tile", mummy_tile_id(tile)).number("number", mummy_tile_number(tile))
}

/// The message id of a card's name; its number, if it has one, is [`card_number`].
pub fn card_id(card: Card) -> Word {
    use crate::card::Effect::*;
    let effect = match card.effect {
        Number(_) => "number",
        PlusMinus => "plus-minus",
        Die => "die",
        UpTo(_) => "up-to",
        UpToDie => "up-to-die",
        All(_) => "all",
        Last => "last",
        Less(_) => "less",
        Plus(_) => "plus",
        DiePlusMinus => "die-plus-minus",
    };
    match card.level() {
        Some(level) => Word::new("card-horus").number(level.eyes()).text("-").text(effect),
        None => Word::new("card-").text(effect),
    }
}

/// The number on a card, 0 if there is none.
pub fn card_number(card: Card) -> u8 {
    use crate::card::Effect::*;
    match card.effect {
        Number(n) | UpTo(n) | All(n) | Less(n) | Plus(n) => n,
        PlusMinus | Die | UpToDie | Last | DiePlusMinus => 0,
    }
}

/// The message id of a tile's name.
pub fn tile_id(tile: Tile) -> Word {
    let id = Word::new("tile-");
    match tile {
        Tile::Treasure { treasure, .. } => id.text(treasure.name()),
        Tile::Artifact { .. } => id.text("artifact"),
        Tile::Osiris(_) => id.text("osiris"),
        Tile::Horus(_) => id.text("horus"),
        Tile::Temple(temple) => id.text(&temple.word()),
    }
}

/// The message id of a mummy tile's name.
pub fn mummy_tile_id(tile: MummyTile) -> Word {
    Word::new("mummy-tile-").text(tile.name())
}

/// The number on a mummy tile, 0 if there is none.
pub fn mummy_tile_number(tile: MummyTile) -> u8 {
    match tile {
        MummyTile::Rearmost(n) | MummyTile::One(n) | MummyTile::All(n) | MummyTile::Points(n) => n,
        MummyTile::FreeChoice(n) | MummyTile::Keys(n) | MummyTile::PerTreasures { points: n, .. } => n,
        MummyTile::SwapHand
        | MummyTile::HorusCard
        | MummyTile::MoveCard
        | MummyTile::Scarab
        | MummyTile::LeastPoints
        | MummyTile::ExtraTurn
        | MummyTile::OtherScarab => 0,
    }
}

/// The message id of a place; numbered spaces are `place-17`, which every language renders as the number.
pub fn place_id(place: Place) -> Word {
    Word::new("place-").text(&place.word())
}
