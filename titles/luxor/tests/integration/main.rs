//! Tests of the crate's interface, in one binary: the rules are compiled once for all of them.

mod common;
mod components;
mod fuzz;
mod games;
mod module_games;
mod random_games;
mod secrecy;
