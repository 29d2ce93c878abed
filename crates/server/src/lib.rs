//! Games in play: HTTP for questions and commands, WebSockets for events and commands, and the page.
//!
//! The way of a move: a request (`routes`) or what was said over a WebSocket (`saying`) is checked (`identity`,
//! limits), the game's lock is taken (`room`), the order is carried out at the table (`sitting`), the store commits
//! (`command`), and only then the answer goes out and everybody who watches gets the change in their own version
//! (`socket`, `listener`, `telling`). Computer players enter at the same door (`drive`). `docs/protocol.md` tells the
//! protocol.

mod audience;
mod clock;
mod command;
mod config;
mod connections;
mod drive;
mod fault;
mod figures;
mod house;
mod identity;
mod import;
mod listener;
mod load;
mod lobby;
mod looking;
mod minds;
mod page;
mod presence;
pub mod protocol;
mod rate;
mod replay;
mod room;
mod routes;
mod saying;
mod seating;
mod secret;
mod seed;
mod serve;
mod sitting;
mod socket;
mod telling;
mod whole;

pub use config::{Config, Limits};
pub use fault::Fault;
pub use import::read as read_transcript;
pub use load::transcript;
pub use minds::{FromRoster, Minds, Thinker};
pub use routes::openapi;
pub use secret::{code_digest, new_code};
pub use seed::{named as named_seed, secret as secret_seed};
pub use serve::{Server, asked_to_end};
