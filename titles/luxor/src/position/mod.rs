//! Positions as text. `docs/transcript.md` specifies the canonical text, `docs/position.md` the others.

mod check;
mod read;
mod write;

use crate::setup::Setup;
use crate::state::State;
use game::{Knowledge, Seat, Viewer};

pub(crate) use read::read;

/// What a text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Everything on the table, without who has seen what: fingerprints are made of it.
    Canonical,
    /// Everything.
    Full,
    /// What one viewer may know.
    Known(Viewer),
}

impl Form {
    fn is_full(self) -> bool {
        !matches!(self, Form::Known(_))
    }

    /// Are the hidden cards of this player written?
    fn knows(self, owner: Seat) -> bool {
        self.is_full() || self == Form::Known(Viewer::Seat(owner))
    }

    /// L47: scarabs are shown at the end.
    fn knows_scarabs(self, owner: Seat, state: &State) -> bool {
        self.knows(owner) || state.decider().is_none()
    }
}

/// Everything on the table, without who has seen what.
pub(crate) fn canonical(state: &State, setup: &Setup) -> String {
    write::write(state, setup, Form::Canonical)
}

/// A position as far as it may be known.
pub(crate) fn write(state: &State, setup: &Setup, knowledge: Knowledge) -> String {
    let form = match knowledge {
        Knowledge::Full => Form::Full,
        Knowledge::Of(viewer) => Form::Known(viewer),
    };
    write::write(state, setup, form)
}
