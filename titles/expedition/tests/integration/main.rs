//! Tests of the crate's interface, in one binary: the rules are compiled once for all of them.

mod games;
mod random;
mod rules;
