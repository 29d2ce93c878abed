//! Replaying the records of a game.

use crate::{Chance, Game, Record, Replayed, Table};

/// One moment of a game: a position, and the record that follows it.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// How many records led to it.
    pub at: usize,
    /// The full position, hidden information included.
    pub state: G::State,
    /// What happened next; `None` for the latest position.
    pub next: Option<&'a Record<G>>,
}

/// Every moment of a game, from its start to its latest position.
///
/// ```
/// # use game::{Game, Table};
/// /// How many records each turn has, those that were undone included.
/// fn records_by_turn<G: Game>(table: &Table<G>) -> Vec<(u32, usize)> {
///     let mut turns: Vec<(u32, usize)> = Vec::new();
///     for moment in table.moments().filter(|moment| moment.next.is_some()) {
///         let turn = G::turn(&moment.state);
///         match turns.last_mut() {
///             Some((last, records)) if *last == turn => *records += 1,
///             _ => turns.push((turn, 1)),
///         }
///     }
///     turns
/// }
/// ```
pub struct Moments<'a, G: Game> {
    original: &'a Table<G>,
    /// The game as far as it was replayed; `None` after the latest moment.
    table: Option<Table<G>>,
}

impl<'a, G: Game> Iterator for Moments<'a, G> {
    type Item = Moment<'a, G>;

    fn next(&mut self) -> Option<Moment<'a, G>> {
        let table = self.table.as_mut()?;
        let at = table.records().len();
        let moment = Moment { at, state: *table.state(), next: self.original.records().get(at) };
        match moment.next {
            Some(record) => follow(table, record),
            None => self.table = None,
        }
        Some(moment)
    }
}

impl<G: Game> Table<G> {
    /// Every moment of the game.
    pub fn moments(&self) -> Moments<'_, G> {
        Moments { original: self, table: Some(self.at_start()) }
    }

    /// The game after its first `records` records.
    pub fn after(&self, records: usize) -> Table<G> {
        let mut table = self.at_start();
        self.records().iter().take(records).for_each(|record| follow(&mut table, record));
        table
    }

    /// Did all chance of the game come from this source? If so, the source is left where the game so far has used it.
    pub fn is_drawn_from(&self, source: &mut impl Chance) -> bool {
        let mut again = if self.began_from_position() {
            self.at_start()
        } else {
            Table::<G>::deal(self.setup().clone(), source)
        };
        if again.dealt() != self.dealt() {
            return false;
        }
        self.records().iter().all(|record| match record {
            Record::Act(step) => again
                .act(step.action, source)
                .is_ok_and(|redone| redone.chance_outcomes == step.chance_outcomes),
            Record::Undo { seat, .. } => again.undo(*seat).is_ok(),
            Record::Takeover(takeover) => again.take_over(takeover.clone()).is_ok(),
            Record::End => again.end().is_ok(),
        })
    }
}

/// Adds one more record of the same game to a table.
fn follow<G: Game>(table: &mut Table<G>, record: &Record<G>) {
    let followed = match record {
        Record::Act(step) => table.act(step.action, &mut Replayed::new(&step.chance_outcomes)).is_ok(),
        Record::Undo { seat, .. } => table.undo(*seat).is_ok(),
        Record::Takeover(takeover) => table.take_over(takeover.clone()).is_ok(),
        Record::End => table.end().is_ok(),
    };
    debug_assert!(followed, "recorded steps are legal");
}
