//! Tests of the crate's interface, in one binary: searches of both titles are compiled once for all of them.

mod advice;
mod analysis;
mod players;
mod programs;
mod puzzles;
mod secrecy;
