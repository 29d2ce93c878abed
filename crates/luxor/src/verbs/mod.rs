//! The verbs that need no table.

pub mod arena;
pub mod components;
mod ladder;
pub mod replay;
pub mod rules;
pub mod score;
pub mod verify;
