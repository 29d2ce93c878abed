//! AnyBotFactory that decide from what one player may know: random, greedy, search, and other people's programs.
//!
//! [`Bots`] is the factory that makes them by name. A server asks a [`Question`]: a position cut loose from its table,
//! which can be thought about on any thread, with a budget and a way to stop.

mod advice;
mod budget;
pub mod evaluate;
mod expedition;
pub mod external;
mod factory;
mod luxor;
pub mod players;
pub mod policy;
mod question;
pub mod search;
pub mod spec;
mod split_mix;
pub mod value_net;

pub use budget::{Budget, Stop};
pub use evaluate::Evaluate;
pub use factory::Bots;
pub use question::Question;
pub use split_mix::SplitMix64;
