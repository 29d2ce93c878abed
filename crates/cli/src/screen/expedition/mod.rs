//! Expedition Luxor in a terminal: the map, the players, the tiles in hand.

mod choices;
mod land;
mod panels;

use super::{Menu, Painter, plain};
use crate::words::Words;
use catalogue::{AnyTable, Choice};
use expedition_rules::View;
use game::Viewer;
use std::any::Any;

/// Draws Expedition Luxor.
pub struct ExpeditionPainter;

impl Painter for ExpeditionPainter {
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        match view(table, viewer) {
            Some(view) => {
                let legal = if table.decider().is_some_and(|seat| viewer == Viewer::Seat(seat)) {
                    table.legal()
                } else {
                    Vec::new()
                };
                format!("{}{}", land::draw(&view, &legal, words), panels::draw(&view, table.players(), words))
            }
            None => plain::Plain.table(table, viewer, words),
        }
    }

    fn question(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        match (view(table, viewer), viewer) {
            (Some(view), Viewer::Seat(seat)) => panels::question(&view, seat, words),
            _ => plain::Plain.question(table, viewer, words),
        }
    }

    fn menu(&self, _: &dyn AnyTable, _: Viewer, choices: &[Choice], words: &Words) -> Menu {
        choices::menu(choices, words)
    }

    fn legend(&self, words: &Words) -> String {
        words.name("expedition-legend")
    }

    fn redraws(&self) -> bool {
        true
    }
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> Option<Box<View>> {
    let view: Box<dyn Any> = table.views(&[viewer]).pop()?;
    view.downcast().ok()
}
