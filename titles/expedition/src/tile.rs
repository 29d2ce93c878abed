//! Terrain tiles: what lies on a face.

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// The landscape of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// One adventurer is enough.
    Desert,
    /// Two are needed.
    Oasis,
    /// Three are needed; with New Adventures, where action tiles are used from.
    Mountains,
    /// Cannot be entered; with New Adventures, where ships lie.
    Lake,
}

impl Terrain {
    /// All four, in the order of their numbers.
    pub const ALL: [Terrain; 4] = [Terrain::Desert, Terrain::Oasis, Terrain::Mountains, Terrain::Lake];

    /// Its name: `oasis`.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Desert => "desert",
            Terrain::Oasis => "oasis",
            Terrain::Mountains => "mountains",
            Terrain::Lake => "lake",
        }
    }

    /// The id of its name in `locales/`.
    pub const fn term(self) -> &'static str {
        match self {
            Terrain::Desert => "expedition-terrain-desert",
            Terrain::Oasis => "expedition-terrain-oasis",
            Terrain::Mountains => "expedition-terrain-mountains",
            Terrain::Lake => "expedition-terrain-lake",
        }
    }
}

/// What stands on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// Where adventurers come into play.
    Camp,
    /// Worth more.
    Temple,
    /// Worth most.
    Pyramid,
}

impl Building {
    /// All three, in the order of their numbers.
    pub const ALL: [Building; 3] = [Building::Camp, Building::Temple, Building::Pyramid];

    /// Its name: `temple`.
    pub const fn name(self) -> &'static str {
        match self {
            Building::Camp => "camp",
            Building::Temple => "temple",
            Building::Pyramid => "pyramid",
        }
    }

    /// The id of its name in `locales/`.
    pub const fn term(self) -> &'static str {
        match self {
            Building::Camp => "expedition-building-camp",
            Building::Temple => "expedition-building-temple",
            Building::Pyramid => "expedition-building-pyramid",
        }
    }
}

/// The face of a terrain tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(rename_all = "kebab-case"))]
pub enum Tile {
    /// `desert`, on a map `d`
    Desert,
    /// `desert-camp`, on a map `dc`
    DesertCamp,
    /// `desert-temple`, on a map `dt`
    DesertTemple,
    /// `desert-pyramid`, on a map `dp`
    DesertPyramid,
    /// `oasis`, on a map `o`
    Oasis,
    /// `oasis-camp`, on a map `oc`
    OasisCamp,
    /// `oasis-temple`, on a map `ot`
    OasisTemple,
    /// `oasis-pyramid`, on a map `op`
    OasisPyramid,
    /// `mountains`, on a map `m`
    Mountains,
    /// `lake`, on a map `l`
    Lake,
}

/// How many different faces there are.
pub const KINDS: usize = Tile::ALL.len();

impl Tile {
    /// Every face, in the order of its number.
    pub const ALL: [Tile; 10] = [
        Tile::Desert,
        Tile::DesertCamp,
        Tile::DesertTemple,
        Tile::DesertPyramid,
        Tile::Oasis,
        Tile::OasisCamp,
        Tile::OasisTemple,
        Tile::OasisPyramid,
        Tile::Mountains,
        Tile::Lake,
    ];

    /// Its landscape.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        match self {
            Tile::Desert | Tile::DesertCamp | Tile::DesertTemple | Tile::DesertPyramid => Terrain::Desert,
            Tile::Oasis | Tile::OasisCamp | Tile::OasisTemple | Tile::OasisPyramid => Terrain::Oasis,
            Tile::Mountains => Terrain::Mountains,
            Tile::Lake => Terrain::Lake,
        }
    }

    /// What stands on it.
    #[inline]
    pub const fn building(self) -> Option<Building> {
        match self {
            Tile::DesertCamp | Tile::OasisCamp => Some(Building::Camp),
            Tile::DesertTemple | Tile::OasisTemple => Some(Building::Temple),
            Tile::DesertPyramid | Tile::OasisPyramid => Some(Building::Pyramid),
            Tile::Desert | Tile::Oasis | Tile::Mountains | Tile::Lake => None,
        }
    }

    /// Is it a camp?
    #[inline]
    pub const fn is_camp(self) -> bool {
        matches!(self, Tile::DesertCamp | Tile::OasisCamp)
    }

    /// Its name: `desert-camp`.
    pub const fn name(self) -> &'static str {
        match self {
            Tile::Desert => "desert",
            Tile::DesertCamp => "desert-camp",
            Tile::DesertTemple => "desert-temple",
            Tile::DesertPyramid => "desert-pyramid",
            Tile::Oasis => "oasis",
            Tile::OasisCamp => "oasis-camp",
            Tile::OasisTemple => "oasis-temple",
            Tile::OasisPyramid => "oasis-pyramid",
            Tile::Mountains => "mountains",
            Tile::Lake => "lake",
        }
    }

    /// Its letters on a map: `dc`.
    pub const fn code(self) -> &'static str {
        match self {
            Tile::Desert => "d",
            Tile::DesertCamp => "dc",
            Tile::DesertTemple => "dt",
            Tile::DesertPyramid => "dp",
            Tile::Oasis => "o",
            Tile::OasisCamp => "oc",
            Tile::OasisTemple => "ot",
            Tile::OasisPyramid => "op",
            Tile::Mountains => "m",
            Tile::Lake => "l",
        }
    }

    /// The id of its name in `locales/`.
    pub const fn term(self) -> &'static str {
        match self {
            Tile::Desert => "expedition-tile-desert",
            Tile::DesertCamp => "expedition-tile-desert-camp",
            Tile::DesertTemple => "expedition-tile-desert-temple",
            Tile::DesertPyramid => "expedition-tile-desert-pyramid",
            Tile::Oasis => "expedition-tile-oasis",
            Tile::OasisCamp => "expedition-tile-oasis-camp",
            Tile::OasisTemple => "expedition-tile-oasis-temple",
            Tile::OasisPyramid => "expedition-tile-oasis-pyramid",
            Tile::Mountains => "expedition-tile-mountains",
            Tile::Lake => "expedition-tile-lake",
        }
    }

    /// The tile with these letters on a map.
    pub fn coded(code: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.code() == code)
    }

    /// As an index into an array with one element for each face.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl FromStr for Tile {
    type Err = String;
    fn from_str(name: &str) -> Result<Tile, String> {
        Tile::ALL.into_iter().find(|tile| tile.name() == name).ok_or_else(|| {
            format!("there is no tile {name:?}; there are {}", Tile::ALL.map(Tile::name).join(", "))
        })
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

game::read_from_text!(Tile);

/// The number on the back of a tile, 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(try_from = "u8")]
pub struct Back(u8);

impl TryFrom<u8> for Back {
    type Error = String;

    fn try_from(number: u8) -> Result<Back, String> {
        Back::new(number).ok_or_else(|| format!("backs are numbered 1 to {}, not {number}", Back::COUNT))
    }
}

impl Back {
    /// The tiles a game begins with.
    pub const ONE: Back = Back(1);
    /// How many different backs there are.
    pub const COUNT: usize = 5;

    /// The back with this number.
    pub const fn new(number: u8) -> Option<Back> {
        if number >= 1 && number as usize <= Back::COUNT { Some(Back(number)) } else { None }
    }

    /// From 1 to 5, the order of a stack from its top.
    pub fn all() -> impl Iterator<Item = Back> {
        (1..=Back::COUNT as u8).map(Back)
    }

    /// The number itself.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// As an index into an array with one element for each back.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_codes_read_back() {
        for (number, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile.index(), number);
            assert_eq!(tile.name().parse(), Ok(tile));
            assert_eq!(Tile::coded(tile.code()), Some(tile));
            let building = tile.building().map_or(String::new(), |building| format!("-{}", building.name()));
            assert_eq!(format!("{}{building}", tile.terrain().name()), tile.name());
        }
        assert_eq!(Back::new(0), None);
        assert_eq!(Back::new(6), None);
    }
}
