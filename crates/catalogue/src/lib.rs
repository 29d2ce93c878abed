//! The titles behind one object-safe door, for everything that serves any title: the command line, the arena, the
//! server.
//!
//! Two ways lead to a title. [`TITLES`] and [`AnyTable`] hide its types, for whoever deals in texts and messages.
//! [`visit`] hands the type itself to generic code, for whoever must run at the speed of the rules.

mod choice;
mod list;
mod live;
mod log;
mod mind;
mod table;
mod title;
mod view;

pub use choice::Choice;
pub use list::{TITLES, Visit, title, visit};
pub use live::Live;
pub use log::{LogEntry, Reader};
pub use mind::{Advice, Adviser, Mind, RandomMind, RandomOnly, Roster, seat_mind};
pub use table::{AnyTable, Deed, Refused};
pub use title::{Entry, Opened, SetUpFault, Title, open};
pub use view::AnyView;
