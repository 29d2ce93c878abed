//! Draws tables of any title, as the title's [`Screen`] says.

pub mod log;
pub mod result;

use catalogue::{AnyTable, Listed, Visit};
use game::Viewer;
use std::any::Any;
use std::marker::PhantomData;
pub use terminal::Menu;
use terminal::{Screen, Seen, Words, plain};

/// Draws the tables of one title.
pub trait Painter: Sync {
    /// The whole table as `viewer` sees it.
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String;

    /// The decider's hand and the question.
    fn question(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String;

    /// The menu of the decider.
    fn menu(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        choices: &[catalogue::Choice],
        words: &Words,
    ) -> Menu;

    /// The legend of the signs on the table.
    fn legend(&self, words: &Words) -> String;

    /// Is the table redrawn after every choice, not only every turn?
    fn redraws(&self) -> bool;
}

/// The painter of a title.
pub fn painter(title: &str) -> &'static dyn Painter {
    struct Find;

    impl Visit for Find {
        type Output = &'static dyn Painter;

        fn visit<G: Listed>(self) -> Self::Output {
            &TitlePainter::<G>(PhantomData)
        }
    }

    catalogue::visit(title, Find).unwrap_or(&DataPainter)
}

/// Draws with the title's [`Screen`].
struct TitlePainter<G>(PhantomData<fn() -> G>);

impl<G: Listed> TitlePainter<G> {
    /// Passes on what `viewer` sees of a table; `None` if it is a table of another title.
    fn seen<T>(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        draw: impl FnOnce(&Seen<'_, G>) -> T,
    ) -> Option<T> {
        let view: Box<dyn Any> = table.views(&[viewer]).pop()?;
        let view: Box<G::View> = view.downcast().ok()?;
        let decides = table.decider().is_some_and(|seat| viewer == Viewer::Seat(seat));
        let legal = if decides { table.legal() } else { Vec::new() };
        Some(draw(&Seen { viewer, view: &view, players: table.players(), legal: &legal }))
    }
}

impl<G: Listed> Painter for TitlePainter<G> {
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        self.seen(table, viewer, |seen| G::table(seen, words))
            .unwrap_or_else(|| DataPainter.table(table, viewer, words))
    }

    fn question(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        let Viewer::Seat(seat) = viewer else { return plain::question(words) };
        self.seen(table, viewer, |seen| <G as Screen>::question(seen, seat, words))
            .unwrap_or_else(|| plain::question(words))
    }

    fn menu(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        choices: &[catalogue::Choice],
        words: &Words,
    ) -> Menu {
        let listed = listed(choices);
        self.seen(table, viewer, |seen| G::menu(seen, &listed, words))
            .unwrap_or_else(|| plain::menu(&listed, words))
    }

    fn legend(&self, words: &Words) -> String {
        G::legend(words)
    }

    fn redraws(&self) -> bool {
        <G as Screen>::REDRAWS
    }
}

/// Shows a table as plain data.
struct DataPainter;

impl Painter for DataPainter {
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        plain::table(&table.view(viewer), words)
    }

    fn question(&self, _: &dyn AnyTable, _: Viewer, words: &Words) -> String {
        plain::question(words)
    }

    fn menu(&self, _: &dyn AnyTable, _: Viewer, choices: &[catalogue::Choice], words: &Words) -> Menu {
        plain::menu(&listed(choices), words)
    }

    fn legend(&self, _: &Words) -> String {
        String::new()
    }

    fn redraws(&self) -> bool {
        false
    }
}

/// The choices as a [`Screen`] gets them.
fn listed(choices: &[catalogue::Choice]) -> Vec<terminal::Choice<'_>> {
    choices
        .iter()
        .map(|choice| terminal::Choice {
            action: &choice.action,
            effect: &choice.effect,
            effects: &choice.effects,
            events: &choice.events,
        })
        .collect()
}
