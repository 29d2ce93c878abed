//! The verbs that need no table.

pub mod arena;
pub mod components;
pub mod replay;
pub mod rules;
pub mod score;
pub mod verify;
