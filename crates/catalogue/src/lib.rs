//! The titles behind one object-safe door, for everything that serves any title: the command line, the arena, the
//! server.
//!
//! Two ways lead to a title. [`TITLES`] and [`AnyTable`] hide its types, for whoever deals in texts and messages.
//! [`visit`] hands the type itself to generic code, for whoever must run at the speed of the rules.

mod bot;
mod choice;
mod list;
mod log;
mod table;
mod title;
mod typed_table;
mod view;

pub use bot::{Advice, Adviser, Bot, BotFactory, RandomBot, RandomOnly, seat_bot};
pub use choice::Choice;
pub use list::{TITLES, Visit, title, visit};
pub use log::{LogEntry, Reader};
pub use table::{AnyTable, RecordView, Refused};
pub use title::{Entry, Opened, SetUpFault, Title, open};
pub use typed_table::TypedTable;
pub use view::AnyView;
