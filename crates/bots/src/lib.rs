//! Minds that decide from what one player may know: random, greedy, search, and other people's programs.
//!
//! [`Bots`] is the roster that makes them by name. A server asks a [`Question`]: a position cut loose from its table,
//! which can be thought about on any thread, with a budget and a way to stop.

mod advice;
mod budget;
mod expedition;
pub mod external;
pub mod instinct;
pub mod judge;
pub mod learned;
mod luxor;
pub mod minds;
pub mod named;
mod question;
mod quick;
mod roster;
pub mod search;

pub use budget::{Budget, Stop};
pub use judge::Judged;
pub use question::Question;
pub use quick::Quick;
pub use roster::Bots;
