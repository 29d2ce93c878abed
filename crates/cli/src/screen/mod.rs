//! Draws tables for the terminal, one painter for each title.

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

    /// The decider's hand and the question.
    fn question(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String;

    /// The legend of the signs on the table.
    fn legend(&self, _words: &Words) -> String {
        String::new()
    }

    /// Is the table redrawn after every choice, not only every turn?
    fn redraws(&self) -> bool {
        false
    }

    /// The menu of the decider.
    fn menu(&self, _table: &dyn AnyTable, _viewer: Viewer, choices: &[Choice], words: &Words) -> Menu {
        plain::menu(choices, words)
    }
}

/// The choices as printed, and the words that select them.
pub struct Menu {
    /// What is printed.
    pub text: String,
    /// What may be typed, and the action it selects.
    pub keys: BTreeMap<String, String>,
}

/// The painter of a title; a title without one is shown as plain data.
pub fn painter(title: &str) -> &'static dyn Painter {
    match title {
        "expedition" => &expedition::ExpeditionPainter,
        "luxor" => &luxor::LuxorPainter,
        _ => &plain::Plain,
    }
}
