//! Characters: one ability each (C1).

use serde::Serialize;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A character, named by its ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// C2: a die rolled because of a card may be rolled once more.
    Reroll,
    /// C3: whenever anybody brings an adventurer into play, one hand card may be moved.
    Rearrange,
    /// C4: on a Horus tile the top card of any stack.
    ChooseHorus,
    /// C5: one more point for every treasure or artifact.
    ExtraPoint,
    /// C6: one adventurer 1 tile forward instead of the card.
    Forward,
    /// C7: performs the action of a temple tile that is turned up.
    TempleAction,
    /// C8: a key changes a card's number by 1.
    SpecialKey,
    /// C9: an extra turn for a real set.
    ExtraTurn,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 8] = [
        Character::Reroll,
        Character::Rearrange,
        Character::ChooseHorus,
        Character::ExtraPoint,
        Character::Forward,
        Character::TempleAction,
        Character::SpecialKey,
        Character::ExtraTurn,
    ];

    /// The word in files and texts.
    pub const fn name(self) -> &'static str {
        [
            "reroll",
            "rearrange",
            "choose-horus",
            "extra-point",
            "forward",
            "temple-action",
            "special-key",
            "extra-turn",
        ][self as usize]
    }

    /// The id of the rule of its ability.
    pub const fn rule(self) -> &'static str {
        ["C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"][self as usize]
    }
}

impl FromStr for Character {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Character::ALL.into_iter().find(|character| character.name() == text).ok_or_else(|| {
            let names = Character::ALL.map(Character::name).join(", ");
            format!("there is no character {text:?}; there are {names}")
        })
    }
}
