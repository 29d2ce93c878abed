//! Draws tables of any title, as the title's [`Screen`] says.

pub mod log;
pub mod result;

use catalogue::{AnyTable, Listed, TypedTable, Visit};
use game::{Message, Seat, Viewer};
use std::any::Any;
use std::marker::PhantomData;
pub use terminal::Menu;
use terminal::{Room, Screen, Seen, Words};

/// Draws the tables of one title.
pub trait Painter: Sync {
    /// The whole table as `viewer` sees it.
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String;

    /// The hand of `seat`, who decides, and the question.
    fn question(&self, table: &dyn AnyTable, seat: Seat, words: &Words) -> String;

    /// The menu of the decider.
    fn menu(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> Menu;

    /// The log of `viewer` from entry `since` on.
    fn log(&self, table: &dyn AnyTable, viewer: Viewer, since: usize) -> Vec<Message>;

    /// The board for a full screen, as `viewer` sees it.
    fn board(&self, table: &dyn AnyTable, viewer: Viewer, room: Room, words: &Words) -> String;

    /// The players and what lies around the board, for a full screen.
    fn players(&self, table: &dyn AnyTable, viewer: Viewer, room: Room, words: &Words) -> String;

    /// The hand of `seat`, who decides, for a full screen.
    fn hand(&self, table: &dyn AnyTable, seat: Seat, room: Room, words: &Words) -> String;

    /// The question to `seat` alone.
    fn asked(&self, table: &dyn AnyTable, seat: Seat, words: &Words) -> String;

    /// The legend of the signs on the table.
    fn legend(&self, words: &Words) -> String;

    /// Is the table redrawn after every choice, not only every turn?
    fn redraws(&self) -> bool;
}

/// The painter of a table's title.
pub fn painter(table: &dyn AnyTable) -> &'static dyn Painter {
    struct Find;

    impl Visit for Find {
        type Output = &'static dyn Painter;

        fn visit<G: Listed>(self) -> Self::Output {
            &TitlePainter::<G>(PhantomData)
        }
    }

    catalogue::visit(table.meta().id, Find).expect("tables are of titles in the list")
}

/// Draws with the title's [`Screen`].
struct TitlePainter<G>(PhantomData<fn() -> G>);

impl<G: Listed> TitlePainter<G> {
    fn typed<'a>(&self, table: &'a dyn AnyTable) -> &'a TypedTable<G> {
        (table as &dyn Any).downcast_ref().expect("a painter draws tables of its title")
    }

    /// Passes on what `viewer` sees of a table.
    fn seen<T>(&self, table: &dyn AnyTable, viewer: Viewer, draw: impl FnOnce(&Seen<'_, G>) -> T) -> T {
        let view = self.typed(table).table().view(viewer);
        let decides = table.decider().is_some_and(|seat| viewer == Viewer::Seat(seat));
        let legal = if decides { table.legal() } else { Vec::new() };
        draw(&Seen { viewer, view: &view, players: table.players(), legal: &legal })
    }
}

impl<G: Listed> Painter for TitlePainter<G> {
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> String {
        self.seen(table, viewer, |seen| G::table(seen, words))
    }

    fn question(&self, table: &dyn AnyTable, seat: Seat, words: &Words) -> String {
        self.seen(table, Viewer::Seat(seat), |seen| <G as Screen>::question(seen, seat, words))
    }

    fn menu(&self, table: &dyn AnyTable, viewer: Viewer, words: &Words) -> Menu {
        let choices = self.typed(table).choices();
        let choices: Vec<_> = choices
            .iter()
            .map(|choice| terminal::Choice {
                action: &choice.action,
                effect: &choice.effect,
                effects: &choice.effects,
                events: &choice.events,
            })
            .collect();
        self.seen(table, viewer, |seen| G::menu(seen, &choices, words))
    }

    fn log(&self, table: &dyn AnyTable, viewer: Viewer, since: usize) -> Vec<Message> {
        self.typed(table).log(viewer, since).into_iter().map(|entry| entry.message).collect()
    }

    fn board(&self, table: &dyn AnyTable, viewer: Viewer, room: Room, words: &Words) -> String {
        self.seen(table, viewer, |seen| G::board(seen, room, words))
    }

    fn players(&self, table: &dyn AnyTable, viewer: Viewer, room: Room, words: &Words) -> String {
        self.seen(table, viewer, |seen| G::players(seen, room, words))
    }

    fn hand(&self, table: &dyn AnyTable, seat: Seat, room: Room, words: &Words) -> String {
        self.seen(table, Viewer::Seat(seat), |seen| G::hand(seen, seat, room, words))
    }

    fn asked(&self, table: &dyn AnyTable, seat: Seat, words: &Words) -> String {
        self.seen(table, Viewer::Seat(seat), |seen| G::asked(seen, words))
    }

    fn legend(&self, words: &Words) -> String {
        G::legend(words)
    }

    fn redraws(&self) -> bool {
        <G as Screen>::REDRAWS
    }
}
