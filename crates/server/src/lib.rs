//! The game server: HTTP for queries and commands, WebSockets for events and commands, and the embedded page.
//!
//! The way of a command, by function names:
//!
//! 1. `submit` (`routes::play` for HTTP; `ws_commands`, after `receive` has parsed the message) requires a known
//!    guest. Rate limits are checked before the command goes on (`routes::middleware`, `identity`, `ws_commands`).
//! 2. `command::dispatch` starts a task of its own, so that a dropped connection cannot cancel the command half-way,
//!    and takes the game's lock (`Room::lock`).
//! 3. `Session::execute` checks seat and sequence number. The session (crate `session`) does no input or output.
//! 4. `Session::apply_uncommitted` changes the table and returns the new log records.
//! 5. `command::commit` appends the records to the store. Nothing is visible to anybody before this succeeds.
//! 6. `Session::broadcast` serialises one patch for each distinct viewer, and `Room::publish` hands them to the
//!    connections (`listener`, `socket`).
//!
//! Bots (`bot_scheduler`) join at step 4. `docs/protocol.md` describes the protocol.

mod analyses;
mod app_state;
mod audience;
mod bot_lease;
mod bot_scheduler;
mod clock;
mod command;
mod config;
mod connections;
mod delete_guest;
mod detach;
mod expiry;
mod fault;
mod identity;
mod import;
mod listener;
mod load;
mod lobby;
mod metrics;
mod node;
mod open_files;
mod page;
mod per_address;
mod rate;
mod rejection;
mod room;
mod routes;
mod secret;
mod seed;
mod send_timeout;
mod serve;
mod share;
mod socket;
mod sync;
mod thinking;
mod ws_commands;

pub use config::{Config, Limits, NodeTimes};
pub use expiry::Expiry;
pub use fault::Fault;
pub use import::read_transcript;
#[cfg(feature = "schema")]
pub use routes::openapi;
pub use secret::{code_digest, new_code};
pub use seed::{named as named_seed, secret as secret_seed};
pub use serve::{Server, shutdown_signal};
pub use session::{protocol, transcript};
