//! All that a bot gets of a position.

use crate::{ActionList, Game, Seat, Viewer};
use rand_core::Rng;

/// A position as one player may know it. A bot can look at it, list what it may do, and determinize positions that look
/// the same; it cannot reach the position itself.
pub struct Observation<'a, G: Game> {
    setup: &'a G::Setup,
    state: &'a G::State,
    seat: Seat,
    all_seeing: bool,
}

impl<'a, G: Game> Observation<'a, G> {
    /// What `seat` may know of a position.
    pub fn new(setup: &'a G::Setup, state: &'a G::State, seat: Seat) -> Self {
        Observation { setup, state, seat, all_seeing: false }
    }

    /// An observation on everything that is hidden now (not on what has yet to be drawn), for measuring how much luck there
    /// is: whoever determinizes positions from it determinizes the true one. Only a benchmark hands this to a bot.
    pub fn all_seeing(setup: &'a G::Setup, state: &'a G::State, seat: Seat) -> Self {
        Observation { setup, state, seat, all_seeing: true }
    }

    /// Whose observation this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The components and options, which everybody knows.
    pub fn setup(&self) -> &'a G::Setup {
        self.setup
    }

    /// Is it this player who decides?
    pub fn decides(&self) -> bool {
        G::decider(self.setup, self.state) == Some(self.seat)
    }

    /// What this player sees.
    pub fn view(&self) -> G::View {
        G::view(self.setup, self.state, Viewer::Seat(self.seat))
    }

    /// What this player may do, if it is they who decide.
    pub fn legal(&self, list: &mut impl ActionList<G::Action>) {
        if self.decides() {
            G::legal(self.setup, self.state, list);
        }
    }

    /// A position that looks the same to this player, each equally likely.
    pub fn determinize(&self, rng: &mut impl Rng) -> G::State {
        if self.all_seeing { *self.state } else { G::determinize(self.setup, self.state, self.seat, rng) }
    }
}
