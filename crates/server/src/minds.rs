//! Computer players at a distance from the table: they think about a copy of what they may know, so that nobody waits
//! for them.

use catalogue::{Adviser, AnyTable, Live, Mind, Roster, Visit, visit};
use game::{Game, Outlook, Published, Seat};
use std::any::Any;
use std::sync::Arc;

/// A computer player with a seat.
pub trait Thinker: Send {
    /// Takes a look at the table; the thinking comes later.
    fn look(&mut self, table: &dyn AnyTable);
    /// Decides; nothing if it is not its turn in the position it saw.
    fn decide(&mut self) -> Option<String>;
}

/// Where computer players come from.
pub trait Minds: Send + Sync {
    /// Their names for a title, gentlest first.
    fn names(&self, title: &str) -> Vec<&'static str>;
    /// One of them; the same seed makes the same decisions.
    fn thinker(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn Thinker>>;
    /// Somebody who can advise the decider of this table; nobody where nobody can.
    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser>;
}

/// The minds of a roster.
pub struct FromRoster<R>(pub R);

impl<R: Roster + Send> Minds for FromRoster<R> {
    fn names(&self, title: &str) -> Vec<&'static str> {
        self.0.names(title)
    }

    fn thinker(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn Thinker>> {
        // A roster may make more than it lists, other programs even; a name out of somebody's file is no order to run one.
        if !self.0.names(title).contains(&name) {
            return None;
        }
        visit(title, Seating { roster: &self.0, name, seat, seed })?
    }

    fn adviser(&self, table: &dyn AnyTable, seed: u64) -> Option<Adviser> {
        self.0.adviser(table, seed)
    }
}

struct Seating<'a, R> {
    roster: &'a R,
    name: &'a str,
    seat: Seat,
    seed: u64,
}

impl<R: Roster> Visit for Seating<'_, R> {
    type Output = Option<Box<dyn Thinker>>;

    fn visit<G: Published>(self) -> Self::Output {
        let mind = self.roster.mind::<G>(self.name, self.seed)?;
        Some(Box::new(Seated { seat: self.seat, mind, seen: None }))
    }
}

/// A mind of one title with the position it saw last. The position reaches the mind only as an outlook.
struct Seated<G: Game> {
    seat: Seat,
    mind: Box<dyn Mind<G>>,
    seen: Option<(Arc<G::Setup>, G::State)>,
}

impl<G: Published> Thinker for Seated<G> {
    fn look(&mut self, table: &dyn AnyTable) {
        let table: &dyn Any = table;
        self.seen =
            table.downcast_ref::<Live<G>>().map(|live| (live.table().setup().clone(), *live.table().state()));
    }

    fn decide(&mut self) -> Option<String> {
        let (setup, state) = self.seen.as_ref()?;
        let outlook = Outlook::new(&**setup, state, self.seat);
        outlook.decides().then(|| self.mind.decide(&outlook).to_string())
    }
}
