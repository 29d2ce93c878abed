//! Computer players that decide from one player's observation: random, greedy, search, and external programs.
//!
//! [`Bots`] is the factory that creates them from a spec such as `master:1s`. A [`DetachedDecision`] is a position
//! copied from its table, so that any thread can search it, with a budget and a way to stop.

mod advice;
pub mod analysis;
mod budget;
mod compiled;
mod detached;
pub mod evaluate;
pub mod external;
mod factory;
mod players;
pub mod policy;
pub mod puzzle;
mod search;
pub mod spec;
mod split_mix;

pub use budget::{Budget, Stop};
pub use detached::DetachedDecision;
pub use evaluate::Evaluate;
pub use evaluation::value_net;
pub use factory::Bots;
pub use split_mix::SplitMix64;
