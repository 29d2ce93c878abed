//! What a title needs to be shown in a terminal.
//!
//! A title implements [`Screen`]: its texts, and how its table, questions and choices are drawn. [`Words`] translates
//! message ids, [`paint`], [`Canvas`] and [`Columns`] lay text out. What a title does not draw is shown as [`plain`] data.

pub mod canvas;
pub mod columns;
pub mod language;
pub mod notation;
pub mod paint;
pub mod plain;
mod screen;
mod texts;
pub mod words;

pub use canvas::Canvas;
pub use columns::Columns;
pub use language::Language;
pub use screen::{Choice, Menu, Screen, Seen};
pub use texts::Texts;
pub use words::Words;
