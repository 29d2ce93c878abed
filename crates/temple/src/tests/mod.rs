//! The rules, each by its number.

mod artifacts;
mod characters;
mod editions;
mod equipment;
mod fifth_player;
mod interactions;
mod mummy;
mod mummy_tiles;
