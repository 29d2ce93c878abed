//! Luxor and The Mummy's Curse: the rules, as pure functions.
//!
//! One file for each noun of the table (`card`, `tile`, `hand`, `place`), one for each part of a turn (`turn`, `walk`,
//! `landing`), and one file or two for each module of the expansion (`mummy`, `mummy_tiles`, `equipment`, `artifacts`,
//! `characters`), which join in at the named `moments` of a turn.

// Rules are exact; only an evaluation may estimate.
#![cfg_attr(not(test), warn(clippy::float_arithmetic))]

pub mod action;
mod agenda;
mod artifacts;
mod attempt;
pub mod card;
pub mod character;
mod characters;
pub mod components;
mod counts;
mod determinize;
mod equipment;
#[allow(clippy::float_arithmetic)]
mod evaluate;
pub mod event;
mod exclusions;
mod figure;
mod hand;
mod idle;
mod landing;
mod legal;
pub mod look;
mod luxor;
mod moments;
mod mummy;
pub mod mummy_tile;
mod mummy_tiles;
pub mod options;
pub mod pieces;
mod piles;
pub mod place;
mod position;
mod published;
mod question;
mod referee;
mod refusal;
#[cfg(test)]
mod scene;
#[cfg(feature = "schema")]
mod schema;
pub mod score;
mod screen;
mod setup;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod texts;
pub mod tile;
mod turn;
mod undo;
pub mod view;
mod walk;
pub mod wire;

pub use action::{Action, End};
pub use card::{Card, Level};
pub use character::Character;
pub use components::Components;
pub use event::Event;
pub use luxor::Luxor;
pub use mummy_tile::MummyTile;
pub use options::{Module, Options};
pub use place::Place;
pub use setup::Setup;
pub use state::State;
pub use tile::Tile;
pub use view::View;
