//! Cards: what each lets an adventurer do.

use game::Word;
use std::fmt;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// The effect of a card; the whole of a basic or equipment card's face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// `3`: exactly 3 tiles (L14). `0`: the tile's action without moving (Q3).
    Number(u8),
    /// `+-1`: 1 tile forward or backward (L15).
    PlusMinus,
    /// `die`: as many tiles as the die shows (L16).
    Die,
    /// `1-4`: 1 to 4 tiles (L34).
    UpTo(u8),
    /// `1-die`: 1 tile to as many as the die shows (L35).
    UpToDie,
    /// `all 2`: every active adventurer 2 tiles (L36).
    All(u8),
    /// `last`: the last to the second-to-last (L37).
    Last,
    /// `less 3`: 3 tiles, and a treasure demands one adventurer fewer (L38).
    Less(u8),
    /// `2+`: 2 tiles, or 2 more than an added card (Q4).
    Plus(u8),
    /// `die+-1`: as many tiles as the die shows, one more or one less (Q7).
    DiePlusMinus,
}

impl Effect {
    /// Does playing it roll the die?
    pub const fn rolls(self) -> bool {
        match self {
            Effect::Die | Effect::UpToDie | Effect::DiePlusMinus => true,
            Effect::Number(_)
            | Effect::PlusMinus
            | Effect::UpTo(_)
            | Effect::All(_)
            | Effect::Last
            | Effect::Less(_)
            | Effect::Plus(_) => false,
        }
    }

    /// Does it move somebody whenever it can? Not for sure if it rolls the die, or if another card may be added (Q4).
    pub(crate) const fn is_certain(self) -> bool {
        !self.rolls() && !matches!(self, Effect::Plus(_))
    }

    /// Its text after another one.
    fn word_after(self, before: Word) -> Word {
        match self {
            Effect::Number(n) => before.number(n),
            Effect::PlusMinus => before.text("+-1"),
            Effect::Die => before.text("die"),
            Effect::UpTo(n) => before.text("1-").number(n),
            Effect::UpToDie => before.text("1-die"),
            Effect::All(n) => before.text("all ").number(n),
            Effect::Last => before.text("last"),
            Effect::Less(n) => before.text("less ").number(n),
            Effect::Plus(n) => before.number(n).text("+"),
            Effect::DiePlusMinus => before.text("die+-1"),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word_after(Word::default()))
    }
}

impl FromStr for Effect {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "{text:?} is no card; a card is one of 3, +-1, die, 1-4, 1-die, all 2, last, less 3, 2+, die+-1"
            )
        };
        let number = |text: &str| match text.parse::<u8>() {
            Ok(n @ 0..=9) if text.len() == 1 => Ok(n),
            _ => Err(wrong()),
        };
        Ok(match text {
            "+-1" => Effect::PlusMinus,
            "die" => Effect::Die,
            "1-die" => Effect::UpToDie,
            "last" => Effect::Last,
            "die+-1" => Effect::DiePlusMinus,
            _ => {
                if let Some(n) = text.strip_prefix("1-") {
                    Effect::UpTo(number(n)?)
                } else if let Some(n) = text.strip_prefix("all ") {
                    Effect::All(number(n)?)
                } else if let Some(n) = text.strip_prefix("less ") {
                    Effect::Less(number(n)?)
                } else if let Some(n) = text.strip_suffix('+') {
                    Effect::Plus(number(n)?)
                } else {
                    Effect::Number(number(text)?)
                }
            }
        })
    }
}

/// The level of a Horus card or tile: its number of eyes, 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, rising.
    pub const ALL: [Level; 3] = [Level(1), Level(2), Level(3)];

    /// The level with this number of eyes.
    pub const fn new(eyes: u8) -> Option<Level> {
        if eyes >= 1 && eyes <= 3 { Some(Level(eyes)) } else { None }
    }

    /// Its number of eyes.
    pub const fn eyes(self) -> u8 {
        self.0
    }

    /// This level as an index.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Suit {
    /// The 31 cards everybody starts with.
    Basic,
    /// From the Horus board, with its level.
    Horus(Level),
    /// From the players' own equipment (module Q).
    Equipment,
}

/// One kind of card: all cards of a kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
pub struct Card {
    /// Where it comes from.
    pub suit: Suit,
    /// What it does.
    pub effect: Effect,
}

impl Card {
    /// The level of a Horus card.
    pub const fn level(self) -> Option<Level> {
        match self.suit {
            Suit::Horus(level) => Some(level),
            _ => None,
        }
    }

    /// Its text: `3`, `horus2 1-4`, `equipment 2+`.
    pub fn word(self) -> Word {
        self.effect.word_after(match self.suit {
            Suit::Basic => Word::default(),
            Suit::Horus(level) => Word::new("horus").number(level.0).text(" "),
            Suit::Equipment => Word::new("equipment "),
        })
    }

    /// The id of the rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match (self.suit, self.effect) {
            (Suit::Equipment, Effect::Number(0)) => "Q3",
            (Suit::Equipment, Effect::Number(_)) => "Q2",
            (_, Effect::Number(_)) => "L14",
            (_, Effect::PlusMinus) => "L15",
            (_, Effect::Die) => "L16",
            (_, Effect::UpTo(_)) => "L34",
            (_, Effect::UpToDie) => "L35",
            (_, Effect::All(_)) => "L36",
            (_, Effect::Last) => "L37",
            (_, Effect::Less(_)) => "L38",
            (_, Effect::Plus(_)) => "Q4",
            (_, Effect::DiePlusMinus) => "Q7",
        }
    }

    /// Is it a Horus card?
    pub const fn is_horus(self) -> bool {
        matches!(self.suit, Suit::Horus(_))
    }
}

game::written_as_word!(Card);

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(effect) = text.strip_prefix("equipment ") {
            return Ok(Card { suit: Suit::Equipment, effect: effect.parse()? });
        }
        for level in Level::ALL {
            if let Some(effect) = text.strip_prefix(&format!("horus{level} ")) {
                return Ok(Card { suit: Suit::Horus(level), effect: effect.parse()? });
            }
        }
        Ok(Card { suit: Suit::Basic, effect: text.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_as_they_are_written() {
        for text in [
            "3",
            "0",
            "+-1",
            "die",
            "horus1 1-3",
            "horus2 1-die",
            "horus3 all 2",
            "horus1 last",
            "horus2 less 2",
            "equipment 2+",
            "equipment die+-1",
        ] {
            assert_eq!(text.parse::<Card>().unwrap().to_string(), text);
        }
        for wrong in ["", "10", "-1", "horus4 last", "all", "1-", "equipment", "1-12", "+3"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
