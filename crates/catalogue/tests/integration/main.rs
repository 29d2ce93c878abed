//! Tests of the crate's interface, in one binary: the titles are compiled once for all of them.

mod any_table;
mod documents;
mod follow_up;
mod generations;
mod positions;
mod titles;
