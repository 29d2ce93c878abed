//! [`AnyObservation`]: an observation with the type of its title erased.

use game::{Game, OwnedObservation, Seat};
use std::any::Any;

/// What one player may know of a position of some title, copied from its table.
pub struct AnyObservation {
    seat: Seat,
    observation: Box<dyn Any + Send + Sync>,
}

impl AnyObservation {
    /// Erases the title.
    pub(crate) fn new<G: Game>(seat: Seat, observation: OwnedObservation<G>) -> Self {
        AnyObservation { seat, observation: Box::new(observation) }
    }

    /// The observing player.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The observation of this title; the unchanged value if it is one of another title.
    pub fn downcast<G: Game>(self) -> Result<OwnedObservation<G>, AnyObservation> {
        let seat = self.seat;
        match self.observation.downcast() {
            Ok(observation) => Ok(*observation),
            Err(observation) => Err(AnyObservation { seat, observation }),
        }
    }
}
