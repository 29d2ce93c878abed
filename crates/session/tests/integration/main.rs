//! Tests of the crate's interface, in one binary: the titles are compiled once for all of them.

mod common;
mod dependencies;
mod erasure;
mod follow;
mod lessons;
mod play;
mod puzzles;
mod takeover;
