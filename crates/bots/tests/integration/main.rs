//! Tests of the crate's interface, in one binary.

mod advice;
mod analysis;
mod players;
mod programs;
mod puzzles;
mod secrecy;
