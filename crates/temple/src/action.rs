//! Actions: each is one choice of one person, with a text that reads like a note in a log.

use crate::card::Level;
use crate::place::Place;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An end of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// The leftmost card.
    Left,
    /// The rightmost card.
    Right,
}

impl End {
    /// Both ends.
    pub const BOTH: [End; 2] = [End::Left, End::Right];

    /// The other end.
    pub const fn other(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::Left => "left",
            End::Right => "right",
        })
    }
}

impl FromStr for End {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "left" => Ok(End::Left),
            "right" => Ok(End::Right),
            _ => Err(format!("{text:?} is no end of a hand; say left or right")),
        }
    }
}

/// One choice. Two adventurers of one player on one space are the same choice, so an adventurer is named by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `play left`: play the leftmost card (L11).
    Play(End),
    /// `move 17 by 3`: the adventurer on space 17 moves 3 tiles.
    Move {
        /// Where it stands.
        from: Place,
        /// How many tiles; negative is backward, 0 is its tile's action (Q3).
        by: i8,
    },
    /// `act 17`: the one on space 17 performs its tile's action: of all who moved (L36), or on a new tile (C7).
    Act(Place),
    /// `take key` (L26).
    TakeKey,
    /// `take card 2`: the open Horus card of level 2 (L26, L31, C4).
    TakeCard(Level),
    /// `take scarab` (L30).
    TakeScarab,
    /// `take wild` (L30).
    TakeWild,
    /// `roll`: try to raise those who lie (M9).
    Roll,
    /// `stand up 17`: raise the one on space 17 (M9).
    StandUp(Place),
    /// `use tile 2`: the second of the open mummy tiles (M11).
    UseTile(u8),
    /// `discard 3`: the third hand card, for the mummy tile that gives a Horus card (M12).
    Discard(u8),
    /// `shift 1 to 4`: the first hand card becomes the fourth (C3, M12).
    Shift {
        /// Its position, counted from 0.
        from: u8,
        /// Its new position.
        to: u8,
    },
    /// `put out scarab 2`: one worth 2, for another (M12).
    PutOut(u8),
    /// `add left`: add the leftmost of the cards that remain (Q4).
    Add(End),
    /// `add none`: the plus card alone (Q4).
    Alone,
    /// `put left`: the first of two drawn cards goes second from the left (Q6).
    Put(End),
    /// `use card`: as it is, not Forward (C6); with help where it needs some (L12).
    Use,
    /// `forward 17`: instead of the card, the one on space 17 moves 1 tile (C6).
    Forward(Place),
    /// `reroll` (C2).
    Reroll,
    /// `keep roll` (C2).
    Keep,
    /// `extra turn` (C9).
    ExtraTurn,
    /// `decline`: none of what is offered.
    Decline,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(end) => write!(f, "play {end}"),
            Action::Move { from, by } => write!(f, "move {from} by {by}"),
            Action::Act(place) => write!(f, "act {place}"),
            Action::TakeKey => f.write_str("take key"),
            Action::TakeCard(level) => write!(f, "take card {level}"),
            Action::TakeScarab => f.write_str("take scarab"),
            Action::TakeWild => f.write_str("take wild"),
            Action::Roll => f.write_str("roll"),
            Action::StandUp(place) => write!(f, "stand up {place}"),
            Action::UseTile(slot) => write!(f, "use tile {}", slot + 1),
            Action::Discard(slot) => write!(f, "discard {}", slot + 1),
            Action::Shift { from, to } => write!(f, "shift {} to {}", from + 1, to + 1),
            Action::PutOut(value) => write!(f, "put out scarab {value}"),
            Action::Add(end) => write!(f, "add {end}"),
            Action::Alone => f.write_str("add none"),
            Action::Put(end) => write!(f, "put {end}"),
            Action::Use => f.write_str("use card"),
            Action::Forward(place) => write!(f, "forward {place}"),
            Action::Reroll => f.write_str("reroll"),
            Action::Keep => f.write_str("keep roll"),
            Action::ExtraTurn => f.write_str("extra turn"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!("{text:?} is no action; one reads like \"play left\", \"move 17 by 3\" or \"take key\"")
        };
        let slot = |word: &str| match word.parse::<u8>() {
            Ok(number @ 1..=9) if word.len() == 1 => Ok(number - 1),
            _ => Err(wrong()),
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words.as_slice() {
            ["play", end] => Action::Play(end.parse()?),
            ["move", from, "by", by] => {
                let by = by.parse::<i8>().ok().filter(|n| n.to_string() == *by).ok_or_else(wrong)?;
                Action::Move { from: from.parse()?, by }
            }
            ["act", place] => Action::Act(place.parse()?),
            ["take", "key"] => Action::TakeKey,
            ["take", "card", level] => {
                Action::TakeCard(slot(level).ok().and_then(|index| Level::new(index + 1)).ok_or_else(wrong)?)
            }
            ["take", "scarab"] => Action::TakeScarab,
            ["take", "wild"] => Action::TakeWild,
            ["roll"] => Action::Roll,
            ["stand", "up", place] => Action::StandUp(place.parse()?),
            ["use", "tile", number] => Action::UseTile(slot(number)?),
            ["discard", number] => Action::Discard(slot(number)?),
            ["shift", from, "to", to] => Action::Shift { from: slot(from)?, to: slot(to)? },
            ["put", "out", "scarab", value] => Action::PutOut(slot(value)? + 1),
            ["add", "none"] => Action::Alone,
            ["add", end] => Action::Add(end.parse()?),
            ["put", end] => Action::Put(end.parse()?),
            ["use", "card"] => Action::Use,
            ["forward", place] => Action::Forward(place.parse()?),
            ["reroll"] => Action::Reroll,
            ["keep", "roll"] => Action::Keep,
            ["extra", "turn"] => Action::ExtraTurn,
            ["decline"] => Action::Decline,
            _ => return Err(wrong()),
        })
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_back_as_they_are_written() {
        for text in [
            "play left",
            "move 17 by 3",
            "move stairs by -1",
            "move 4 by 0",
            "act 17",
            "take key",
            "take card 2",
            "take scarab",
            "take wild",
            "roll",
            "stand up 9",
            "use tile 1",
            "discard 5",
            "shift 1 to 4",
            "put out scarab 3",
            "add right",
            "add none",
            "put left",
            "use card",
            "forward stairs",
            "reroll",
            "keep roll",
            "extra turn",
            "decline",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "play",
            "play middle",
            "move 17",
            "move 17 by +3",
            "move 017 by 3",
            "take card 4",
            "use tile 0",
            "PLAY left",
            "decline ",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }
}
