//! Expedition Luxor with New Adventures: the rules as pure functions over a small `Copy` state.
//!
//! [`Expedition`] implements [`Game`](game::Game). The components are data (`data/expedition.toml`); there is one file
//! for each noun and for each action tile, and doc comments name the rule ids. [`position`] specifies the text of a
//! position and the order of chance outcomes.

// Rules are exact; only an evaluation may estimate.
#![cfg_attr(not(test), warn(clippy::float_arithmetic))]

mod action;
mod adventures;
mod attempt;
mod cell;
mod components;
mod determinize;
#[allow(clippy::float_arithmetic)]
mod evaluate;
mod event;
mod expedition;
mod hand;
mod layout;
mod legal;
mod march;
mod options;
mod plan;
mod player;
pub mod position;
mod published;
mod refusal;
#[cfg(feature = "schema")]
mod schema;
mod score;
mod screen;
mod spots;
mod stack;
mod state;
mod tile;
mod turn;
mod view;
mod wire;

pub use action::Action;
pub use adventures::ActionTile;
pub use attempt::Attempt;
pub use cell::{Cell, Direction};
pub use components::{Components, TableSize};
pub use event::{Came, Event, Placed, Used};
pub use expedition::Expedition;
pub use hand::Held;
pub use layout::{Frame, Layout};
pub use options::{Adventures, Options, Setup};
pub use plan::{March, Plan};
pub use spots::{Spot, Spots};
pub use stack::Stack;
pub use state::{Phase, State};
pub use tile::{Back, Building, Terrain, Tile};
pub use view::{ActionCount, BackView, HeldView, LayoutView, PhaseView, SeatView, TileView, View};
pub use wire::{Details, Face, Pieces};
