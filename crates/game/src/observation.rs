//! What a bot may know of a position.

use crate::{ActionList, Game, Seat, Viewer};
use rand_core::Rng;
use std::sync::Arc;

/// A position as one player may know it. This bot never looks ahead:
///
/// ```
/// # use game::{Game, Observation};
/// fn first_action<G: Game>(observation: &Observation<'_, G>) -> Option<G::Action> {
///     let mut actions = Vec::new();
///     observation.legal(&mut actions);
///     actions.first().copied()
/// }
/// ```
///
/// A bot can read its view, list legal actions and sample determinizations; the true position is not accessible.
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

    /// An observation that also sees what is hidden now, but not future draws: [`determinize`](Self::determinize)
    /// returns the true position. For benchmarks that measure the value of hidden information.
    pub fn all_seeing(setup: &'a G::Setup, state: &'a G::State, seat: Seat) -> Self {
        Observation { setup, state, seat, all_seeing: true }
    }

    /// The observing player.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The components and options, which everybody knows.
    pub fn setup(&self) -> &'a G::Setup {
        self.setup
    }

    /// Is it this player's decision?
    pub fn decides(&self) -> bool {
        G::decider(self.setup, self.state) == Some(self.seat)
    }

    /// What this player sees.
    pub fn view(&self) -> G::View {
        G::view(self.setup, self.state, Viewer::Seat(self.seat))
    }

    /// This player's legal actions; none if somebody else decides.
    pub fn legal(&self, list: &mut impl ActionList<G::Action>) {
        if self.decides() {
            G::legal(self.setup, self.state, list);
        }
    }

    /// Samples a position that is consistent with this observation, uniformly.
    pub fn determinize(&self, rng: &mut impl Rng) -> G::State {
        if self.all_seeing { *self.state } else { G::determinize(self.setup, self.state, self.seat, rng) }
    }
}

/// An [`Observation`] with its own copy of the position: any thread can work on it while the table goes on. The
/// position stays private.
pub struct OwnedObservation<G: Game> {
    setup: Arc<G::Setup>,
    state: G::State,
    seat: Seat,
}

impl<G: Game> OwnedObservation<G> {
    /// What `seat` may know of a position.
    pub fn new(setup: Arc<G::Setup>, state: G::State, seat: Seat) -> Self {
        OwnedObservation { setup, state, seat }
    }

    /// The observation.
    pub fn get(&self) -> Observation<'_, G> {
        Observation::new(&*self.setup, &self.state, self.seat)
    }
}
