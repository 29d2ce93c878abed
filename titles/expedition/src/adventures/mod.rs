//! New Adventures: the action tiles, one file for each kind.
//!
//! Every kind says where it may go ([`targets`]) and what it does ([`apply`]).

mod caravan;
mod sandstorm;
mod ship;
mod snakes;

use crate::layout::Layout;
use crate::options::Setup;
use crate::spots::{Spot, Spots};
use crate::state::State;
use game::Seat;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A kind of action tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(TS))]
#[cfg_attr(feature = "schema", ts(rename_all = "kebab-case"))]
pub enum ActionTile {
    /// N3: onto a lake, for the buildings beside it.
    Ship,
    /// N4: the adventurer goes one tile further.
    Caravan,
    /// N5: nobody may enter a tile any more.
    Snakes,
    /// N6: the adventurer sweeps a tile where he has the most.
    Sandstorm,
}

impl ActionTile {
    /// All kinds, in the order of their numbers.
    pub const ALL: [ActionTile; 4] =
        [ActionTile::Ship, ActionTile::Caravan, ActionTile::Snakes, ActionTile::Sandstorm];

    /// Its name: `ship`.
    pub const fn name(self) -> &'static str {
        match self {
            ActionTile::Ship => "ship",
            ActionTile::Caravan => "caravan",
            ActionTile::Snakes => "snakes",
            ActionTile::Sandstorm => "sandstorm",
        }
    }

    /// The id of its name in `locales/`.
    pub const fn term(self) -> &'static str {
        match self {
            ActionTile::Ship => "expedition-action-ship",
            ActionTile::Caravan => "expedition-action-caravan",
            ActionTile::Snakes => "expedition-action-snakes",
            ActionTile::Sandstorm => "expedition-action-sandstorm",
        }
    }

    /// The rule that describes it.
    pub const fn rule(self) -> &'static str {
        match self {
            ActionTile::Ship => "N3",
            ActionTile::Caravan => "N4",
            ActionTile::Snakes => "N5",
            ActionTile::Sandstorm => "N6",
        }
    }

    /// As an index into an array with one element for each kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for ActionTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ActionTile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        ActionTile::ALL.into_iter().find(|tile| tile.name() == text).ok_or_else(|| {
            let names = ActionTile::ALL.map(ActionTile::name).join(", ");
            format!("there is no action tile {text:?}; there are {names}")
        })
    }
}

impl Serialize for ActionTile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

game::read_from_text!(ActionTile);

pub use sandstorm::has_most;

/// Where an action tile may go if the adventurer on the mountain `from` is used for it.
#[inline]
pub fn targets(setup: &Setup, layout: &Layout, seat: Seat, tile: ActionTile, from: Spot) -> Spots {
    match tile {
        ActionTile::Ship => ship::targets(layout),
        ActionTile::Caravan => caravan::targets(setup, layout, from),
        ActionTile::Snakes => snakes::targets(layout, from),
        ActionTile::Sandstorm => sandstorm::targets(setup, layout, seat, from),
    }
}

/// N2: the mountains from which an action tile has a legal target.
#[inline]
pub fn mountains(setup: &Setup, layout: &Layout, seat: Seat, tile: ActionTile) -> Spots {
    layout
        .mountains_of(seat)
        .filter(|&from| !targets(setup, layout, seat, tile, from).is_empty())
        .fold(Spots::NONE, Spots::with)
}

/// N2: has the action tile any legal target?
#[inline]
pub fn usable(setup: &Setup, layout: &Layout, seat: Seat, tile: ActionTile) -> bool {
    layout.mountains_of(seat).any(|from| !targets(setup, layout, seat, tile, from).is_empty())
}

/// Does what the action tile says; how many adventurers of each player were captured.
pub fn apply(state: &mut State, seat: Seat, tile: ActionTile, from: Spot, to: Spot) -> [u8; 4] {
    match tile {
        ActionTile::Ship => ship::apply(state, seat, from, to),
        ActionTile::Caravan => caravan::apply(state, seat, from, to),
        ActionTile::Snakes => snakes::apply(state, seat, from, to),
        ActionTile::Sandstorm => return sandstorm::apply(state, seat, from, to),
    }
    [0; 4]
}
