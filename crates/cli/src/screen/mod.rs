//! How a table looks in a terminal.

mod canvas;
mod columns;
mod expedition;
pub mod log;
mod luxor;
mod plain;
pub mod result;

use crate::words::Words;
use catalogue::{AnyTable, Choice};
use game::Viewer;
use std::collections::BTreeMap;

/// Draws the tables of one title.
pub trait Painter: Sync {
    /// The whole table as `viewer` sees it.
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String;

    /// What the decider holds and is asked.
    fn question(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String;

    /// What the signs on the table mean.
    fn legend(&self, _words: &Words) -> String {
        String::new()
    }

    /// Is the table drawn again after every choice, not only for every turn?
    fn redraws(&self) -> bool {
        false
    }

    /// What the decider may do.
    fn menu(&self, _table: &dyn AnyTable, _viewer: Viewer, choices: &[Choice], words: &Words) -> Menu {
        plain::menu(choices, words)
    }
}

/// Choices as they are offered: what is printed, and which word stands for which action.
pub struct Menu {
    /// What is printed.
    pub text: String,
    /// What may be typed, and the action it means.
    pub keys: BTreeMap<String, String>,
}

/// Who draws this title; a title that nobody has drawn yet is shown as plain data.
pub fn painter(title: &str) -> &'static dyn Painter {
    match title {
        "expedition" => &expedition::Desert,
        "luxor" => &luxor::Temple,
        _ => &plain::Plain,
    }
}
