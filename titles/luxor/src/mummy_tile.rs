//! Mummy tiles: what talismans buy (M11, M12).

use game::Word;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// The effect of a mummy tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
pub enum MummyTile {
    /// `swap-hand`: discard all, draw again from left to right.
    SwapHand,
    /// `rearmost 4`: the rearmost upright adventurer moves 1 to 4 tiles.
    Rearmost(u8),
    /// `one 1`: one upright adventurer moves 1 tile.
    One(u8),
    /// `all 4`: all upright adventurers move 4 tiles.
    All(u8),
    /// `points 2`: points at once.
    Points(u8),
    /// `horus-card`: discard one hand card, take the top card of any stack; the mummy does not move.
    HorusCard,
    /// `free-choice 2`: two different ones of key, scarab, wild tile.
    FreeChoice(u8),
    /// `move-card`: one hand card to any other position.
    MoveCard,
    /// `scarab`: take a scarab.
    Scarab,
    /// `least-points`: the points of the least valuable treasure or artifact lying open.
    LeastPoints,
    /// `keys 2`: take keys.
    Keys(u8),
    /// `per-treasures 2 2`: 2 points for every 2 treasures and artifacts collected.
    PerTreasures {
        /// Points for each group.
        points: u8,
        /// Tiles in a group.
        every: u8,
    },
    /// `extra-turn`: another turn right after this one.
    ExtraTurn,
    /// `other-scarab`: put one own scarab out of the game and draw another.
    OtherScarab,
}

impl MummyTile {
    /// The word its text begins with.
    pub const fn name(self) -> &'static str {
        match self {
            MummyTile::SwapHand => "swap-hand",
            MummyTile::Rearmost(_) => "rearmost",
            MummyTile::One(_) => "one",
            MummyTile::All(_) => "all",
            MummyTile::Points(_) => "points",
            MummyTile::HorusCard => "horus-card",
            MummyTile::FreeChoice(_) => "free-choice",
            MummyTile::MoveCard => "move-card",
            MummyTile::Scarab => "scarab",
            MummyTile::LeastPoints => "least-points",
            MummyTile::Keys(_) => "keys",
            MummyTile::PerTreasures { .. } => "per-treasures",
            MummyTile::ExtraTurn => "extra-turn",
            MummyTile::OtherScarab => "other-scarab",
        }
    }

    /// Does it move adventurers?
    pub const fn moves(self) -> bool {
        matches!(self, MummyTile::Rearmost(_) | MummyTile::One(_) | MummyTile::All(_))
    }

    /// Its text: the name, then its numbers.
    pub fn word(self) -> Word {
        let name = Word::new(self.name());
        match self {
            MummyTile::Rearmost(n) | MummyTile::One(n) | MummyTile::All(n) => name.text(" ").number(n),
            MummyTile::Points(n) | MummyTile::FreeChoice(n) | MummyTile::Keys(n) => name.text(" ").number(n),
            MummyTile::PerTreasures { points, every } => {
                name.text(" ").number(points).text(" ").number(every)
            }
            MummyTile::SwapHand
            | MummyTile::HorusCard
            | MummyTile::MoveCard
            | MummyTile::Scarab
            | MummyTile::LeastPoints
            | MummyTile::ExtraTurn
            | MummyTile::OtherScarab => name,
        }
    }
}

game::written_as_word!(MummyTile);

impl FromStr for MummyTile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "{text:?} is no mummy tile; one is swap-hand, rearmost 2, one 1, all 4, points 2, horus-card, \
                 free-choice 2, move-card, scarab, least-points, keys 2, per-treasures 2 2, extra-turn, other-scarab"
            )
        };
        let mut words = text.split(' ');
        let name = words.next().unwrap_or_default();
        let numbers: Vec<u8> = words
            .map(|word| word.parse().ok().filter(|n| (1..=9).contains(n)).ok_or_else(wrong))
            .collect::<Result<_, _>>()?;
        Ok(match (name, numbers.as_slice()) {
            ("swap-hand", []) => MummyTile::SwapHand,
            ("rearmost", &[n]) => MummyTile::Rearmost(n),
            ("one", &[n]) => MummyTile::One(n),
            ("all", &[n]) => MummyTile::All(n),
            ("points", &[n]) => MummyTile::Points(n),
            ("horus-card", []) => MummyTile::HorusCard,
            ("free-choice", &[n @ 1..=3]) => MummyTile::FreeChoice(n),
            ("move-card", []) => MummyTile::MoveCard,
            ("scarab", []) => MummyTile::Scarab,
            ("least-points", []) => MummyTile::LeastPoints,
            ("keys", &[n]) => MummyTile::Keys(n),
            ("per-treasures", &[points, every]) => MummyTile::PerTreasures { points, every },
            ("extra-turn", []) => MummyTile::ExtraTurn,
            ("other-scarab", []) => MummyTile::OtherScarab,
            _ => return Err(wrong()),
        })
    }
}
