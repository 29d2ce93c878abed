//! Actions: each is one choice of one person, with a text that reads like a note in a log.

use crate::card::Level;
use crate::place::Place;
use arrayvec::ArrayVec;
use game::Word;
use serde::Serialize;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// An end of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
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

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            End::Left => "left",
            End::Right => "right",
        }
    }

    /// The other end.
    pub const fn other(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
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
    /// `take treasure`: the treasure or artifact that only the card makes it possible to take (L38).
    TakePrize,
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
    /// `raise all`: all who can be raised (M9).
    RaiseAll,
    /// `stand up 17`: raise one of those on space 17 (M9).
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

impl Action {
    /// Its text: `move 17 by 3`.
    pub fn word(self) -> Word {
        let at = |what, place: Place| Word::new(what).text(&place.word());
        let end = |what, end: End| Word::new(what).text(end.name());
        // People count from 1.
        let nth = |what, index: u8| Word::new(what).number(index + 1);
        match self {
            Action::Play(which) => end("play ", which),
            Action::Move { from, by } => at("move ", from).text(" by ").number(by),
            Action::Act(place) => at("act ", place),
            Action::TakePrize => Word::new("take treasure"),
            Action::TakeKey => Word::new("take key"),
            Action::TakeCard(level) => Word::new("take card ").number(level.eyes()),
            Action::TakeScarab => Word::new("take scarab"),
            Action::TakeWild => Word::new("take wild"),
            Action::Roll => Word::new("roll"),
            Action::RaiseAll => Word::new("raise all"),
            Action::StandUp(place) => at("stand up ", place),
            Action::UseTile(slot) => nth("use tile ", slot),
            Action::Discard(slot) => nth("discard ", slot),
            Action::Shift { from, to } => nth("shift ", from).text(" to ").number(to + 1),
            Action::PutOut(value) => Word::new("put out scarab ").number(value),
            Action::Add(which) => end("add ", which),
            Action::Alone => Word::new("add none"),
            Action::Put(which) => end("put ", which),
            Action::Use => Word::new("use card"),
            Action::Forward(place) => at("forward ", place),
            Action::Reroll => Word::new("reroll"),
            Action::Keep => Word::new("keep roll"),
            Action::ExtraTurn => Word::new("extra turn"),
            Action::Decline => Word::new("decline"),
        }
    }
}

game::written_as_word!(Action);

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
        let words: ArrayVec<&str, 5> = text.split(' ').take(5).collect();
        Ok(match words.as_slice() {
            ["play", end] => Action::Play(end.parse()?),
            ["move", from, "by", by] => {
                let by = by
                    .parse::<i8>()
                    .ok()
                    .filter(|&n| *Word::default().number(n) == **by)
                    .ok_or_else(wrong)?;
                Action::Move { from: from.parse()?, by }
            }
            ["act", place] => Action::Act(place.parse()?),
            ["take", "treasure"] => Action::TakePrize,
            ["take", "key"] => Action::TakeKey,
            ["take", "card", level] => {
                Action::TakeCard(slot(level).ok().and_then(|index| Level::new(index + 1)).ok_or_else(wrong)?)
            }
            ["take", "scarab"] => Action::TakeScarab,
            ["take", "wild"] => Action::TakeWild,
            ["roll"] => Action::Roll,
            ["raise", "all"] => Action::RaiseAll,
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
            "take treasure",
            "take key",
            "take card 2",
            "take scarab",
            "take wild",
            "roll",
            "raise all",
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
