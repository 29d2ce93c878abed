//! Games in play: HTTP for questions and commands, WebSockets for events and commands, and the page.
//!
//! The way of a move: a request (`routes`) or what was said over a WebSocket (`ws_commands`) is checked (`identity`,
//! limits), the game's lock is taken (`room`), the order is carried out at the table (`session`), the store commits
//! (`command`), and only then the answer goes out and everybody who watches gets the change in their own version
//! (`socket`, `listener`, `broadcast`). Computer players enter at the same door (`drive`). `docs/protocol.md` tells the
//! protocol.

mod app_state;
mod audience;
mod bots;
mod broadcast;
mod clock;
mod command;
mod config;
mod connections;
mod drive;
mod fault;
mod identity;
mod import;
mod listener;
mod load;
mod lobby;
mod looking;
mod metrics;
mod page;
mod presence;
pub mod protocol;
mod rate;
mod replay;
mod room;
mod routes;
mod seating;
mod secret;
mod seed;
mod serve;
mod session;
mod socket;
mod whole;
mod ws_commands;

pub use bots::{AnyBot, AnyBotFactory, FactoryBots};
pub use config::{Config, Limits};
pub use fault::Fault;
pub use import::read as read_transcript;
pub use load::transcript;
pub use routes::openapi;
pub use secret::{code_digest, new_code};
pub use seed::{named as named_seed, secret as secret_seed};
pub use serve::{Server, asked_to_end};
