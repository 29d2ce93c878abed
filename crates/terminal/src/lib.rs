//! What a title needs to be shown in a terminal.
//!
//! A title implements [`Screen`]: its texts, and how its table, questions and choices are drawn. [`Words`] translates
//! message ids, [`paint`], [`Canvas`] and [`Columns`] lay text out. What a title does not draw is shown as [`plain`]
//! data.

pub mod canvas;
pub mod columns;
pub mod language;
mod menu;
pub mod notation;
pub mod paint;
pub mod plain;
mod room;
mod screen;
mod texts;
pub mod words;

pub use canvas::Canvas;
pub use columns::Columns;
pub use language::Language;
pub use menu::{Entry, FittedMenu, Menu};
pub use room::Room;
pub use screen::{Choice, Screen, Seen};
pub use texts::Texts;
pub use words::Words;
