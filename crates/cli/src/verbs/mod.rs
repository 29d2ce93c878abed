//! The verbs that need no table.

pub mod arena;
pub mod components;
mod data;
pub mod keep;
mod ladder;
pub mod replay;
pub mod rules;
pub mod score;
pub mod serve;
pub mod verify;
