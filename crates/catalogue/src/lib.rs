//! All titles behind one object-safe interface, for code that serves any title: command line, arena, server.
//!
//! [`titles`] and [`AnyTable`] erase the types of a title, for callers that handle texts and messages. [`visit`] passes
//! the type to generic code, for callers that need the full speed of the rules.

pub mod analysis;
mod bot;
mod choice;
mod list;
mod log;
mod observation;
pub mod puzzle;
mod table;
mod title;
mod typed_table;
mod view;

pub use bot::{Advice, Adviser, AnyBot, Bot, BotFactory, RandomBot, RandomOnly, TypedBotFactory, any_bot};
pub use choice::{Choice, FollowUp, describe, parts};
pub use list::{Listed, Visit, title, titles, visit};
pub use log::{LogEntry, LogEvent, Reader};
pub use observation::AnyObservation;
pub use table::{AnyTable, RecordView, Refused};
pub use title::{Entry, Opened, SetUpFault, Title, open, open_position};
pub use typed_table::TypedTable;
pub use view::AnyView;
