//! Luxor in a terminal: the board, the players, the hand.

mod board;
mod choices;
mod hand;
mod panels;
mod pieces;

use super::{Menu, Painter, plain};
use crate::words::Words;
use catalogue::{AnyTable, Choice};
use game::Viewer;
use luxor_rules::View;
use std::any::Any;

/// Draws Luxor.
pub struct LuxorPainter;

impl Painter for LuxorPainter {
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        match view(table, viewer) {
            Some(view) => format!(
                "{}{}{}",
                board::draw(&view, words),
                board::around(&view, words),
                panels::draw(&view, table.players(), viewer, words)
            ),
            None => plain::Plain.table(table, viewer, words),
        }
    }

    fn question(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        match (view(table, viewer), viewer) {
            (Some(view), Viewer::Seat(seat)) => hand::draw(&view, seat, words),
            _ => plain::Plain.question(table, viewer, words),
        }
    }

    fn legend(&self, words: &Words) -> String {
        words.name("luxor-legend")
    }

    fn menu(&self, table: &dyn AnyTable, viewer: Viewer, choices: &[Choice], words: &Words) -> Menu {
        match view(table, viewer) {
            Some(view) => choices::menu(&view, choices, words),
            None => plain::menu(choices, words),
        }
    }
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> Option<Box<View>> {
    let view: Box<dyn Any> = table.views(&[viewer]).pop()?;
    view.downcast().ok()
}
