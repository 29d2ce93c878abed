//! The verbs of the command line, except `play`.

pub mod analyse;
pub mod arena;
pub mod check;
pub mod cleaning;
pub mod components;
pub mod copy_store;
mod data;
mod interrupt;
mod ladder;
pub mod learn;
pub mod manual;
pub mod position;
pub mod puzzles;
pub mod replay;
pub mod restore;
pub mod rules;
pub mod score;
pub mod serve;
pub mod transfer;
pub mod verify;
