//! Tiles: what lies on the spaces of the path.

use crate::card::Level;
use game::Word;
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// The three types of treasure that make a set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Treasure {
    /// A vase.
    Vase,
    /// A statue.
    Statue,
    /// A piece of jewellery.
    Jewellery,
}

impl Treasure {
    /// All types.
    pub const ALL: [Treasure; 3] = [Treasure::Vase, Treasure::Statue, Treasure::Jewellery];

    /// The word in files and texts.
    pub const fn name(self) -> &'static str {
        ["vase", "statue", "jewellery"][self as usize]
    }
}

/// The icon of an emptied space, and the back of the temple tiles that belong there (L8, L25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    /// Nearest to the stairs.
    Cobra,
    /// In the middle.
    Falcon,
    /// Nearest to the tomb.
    Lion,
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 3] = [Icon::Cobra, Icon::Falcon, Icon::Lion];

    /// The word in files and texts.
    pub const fn name(self) -> &'static str {
        ["cobra", "falcon", "lion"][self as usize]
    }
}

/// The front of a temple tile: its action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Temple {
    /// Take a scarab (L28).
    Scarab,
    /// Take a wild treasure tile (L29).
    Wild,
    /// One of the two (L30).
    ScarabOrWild,
    /// Take the top Horus card of one of two levels (L31).
    Favour(Level, Level),
    /// Move to the next tunnel (L32).
    Tunnel,
}

impl Temple {
    /// Its text: `scarab`, `favour-1-2`.
    pub fn word(self) -> Word {
        match self {
            Temple::Scarab => Word::new("scarab"),
            Temple::Wild => Word::new("wild"),
            Temple::ScarabOrWild => Word::new("scarab-or-wild"),
            Temple::Favour(a, b) => Word::new("favour-").number(a.eyes()).text("-").number(b.eyes()),
            Temple::Tunnel => Word::new("tunnel"),
        }
    }
}

game::written_as_word!(Temple, Tile);

impl std::str::FromStr for Temple {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "{text:?} is no temple tile; one is scarab, wild, scarab-or-wild, tunnel, \
                 or a favour such as favour-1-2"
            )
        };
        Ok(match text {
            "scarab" => Temple::Scarab,
            "wild" => Temple::Wild,
            "scarab-or-wild" => Temple::ScarabOrWild,
            "tunnel" => Temple::Tunnel,
            _ => {
                let (a, b) = text
                    .strip_prefix("favour-")
                    .and_then(|levels| levels.split_once('-'))
                    .ok_or_else(wrong)?;
                let level = |text: &str| text.parse().ok().and_then(Level::new).ok_or_else(wrong);
                Temple::Favour(level(a)?, level(b)?)
            }
        })
    }
}

/// One kind of tile: all tiles of a kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(type = "string"))]
pub enum Tile {
    /// A treasure with the adventurers it demands and the points it gives (L24).
    Treasure {
        /// Its type.
        treasure: Treasure,
        /// How many own active adventurers must stand there.
        demand: u8,
        /// Points when taken.
        points: u8,
    },
    /// An artifact, collected like a treasure (module A).
    Artifact {
        /// How many own active adventurers must stand there.
        demand: u8,
        /// Points when taken.
        points: u8,
    },
    /// Pushes on by its number (L23).
    Osiris(u8),
    /// A key or a card of its level (L26).
    Horus(Level),
    /// A temple tile.
    Temple(Temple),
}

impl Tile {
    /// Its text: `vase-2-3` (demands 2, gives 3), `artifact-3-4`, `osiris-2`, `horus-3`, `tunnel`.
    pub fn word(self) -> Word {
        match self {
            Tile::Treasure { treasure, demand, points } => {
                Word::new(treasure.name()).text("-").number(demand).text("-").number(points)
            }
            Tile::Artifact { demand, points } => {
                Word::new("artifact-").number(demand).text("-").number(points)
            }
            Tile::Osiris(steps) => Word::new("osiris-").number(steps),
            Tile::Horus(level) => Word::new("horus-").number(level.eyes()),
            Tile::Temple(temple) => temple.word(),
        }
    }

    /// The id of the rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Tile::Treasure { .. } => "L24",
            Tile::Artifact { .. } => "A3",
            Tile::Osiris(_) => "L23",
            Tile::Horus(_) => "L26",
            Tile::Temple(Temple::Scarab) => "L28",
            Tile::Temple(Temple::Wild) => "L29",
            Tile::Temple(Temple::ScarabOrWild) => "L30",
            Tile::Temple(Temple::Favour(..)) => "L31",
            Tile::Temple(Temple::Tunnel) => "L32",
        }
    }

    /// What a treasure or an artifact demands and gives.
    pub const fn prize(self) -> Option<(u8, u8)> {
        match self {
            Tile::Treasure { demand, points, .. } | Tile::Artifact { demand, points } => {
                Some((demand, points))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn temple_tiles_read_back_as_they_are_written() {
        for text in ["scarab", "wild", "scarab-or-wild", "tunnel", "favour-1-2", "favour-2-3"] {
            assert_eq!(text.parse::<Temple>().unwrap().to_string(), text);
        }
        for wrong in ["", "favour", "favour-1", "favour-0-4", "favour-1-2-3", "Tunnel"] {
            assert!(wrong.parse::<Temple>().is_err(), "{wrong}");
        }
    }
}
