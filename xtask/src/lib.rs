//! What the project's tasks are made of.

pub mod schedule;
pub mod step;
