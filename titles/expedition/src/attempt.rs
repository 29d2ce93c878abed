//! What players try although no choice stands for it, and why it is not possible.

use crate::action::Action;
use crate::adventures::ActionTile;
use crate::cell::{Cell, Direction};
use crate::legal;
use crate::options::Setup;
use crate::plan::{LONGEST, Plan};
use crate::refusal;
use crate::state::{Phase, State};
use crate::tile::{Back, Tile};
use arrayvec::ArrayVec;
use game::Refusal;
use serde::Deserialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// What somebody points at although it cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // The names of the fields say what they hold.
pub enum Attempt {
    /// A tile in hand.
    Tile { back: Back, tile: Tile },
    /// A cell for a tile in hand.
    Lay { back: Back, tile: Tile, cell: Cell },
    /// A cell for an action tile.
    Cell { cell: Cell },
    /// An action tile.
    Use { tile: ActionTile },
    /// Another number of adventurers: `rests` says how many stay in the camp and on each tile ahead.
    Deploy { direction: Option<Direction>, rests: ArrayVec<u8, { LONGEST + 1 }> },
}

/// Why an attempt is not possible; nothing if it is.
pub(crate) fn why_not(setup: &Setup, state: &State, attempt: &Attempt) -> Option<Refusal> {
    let mut legal = Vec::new();
    legal::list(setup, state, &mut legal);
    let action = match *attempt {
        Attempt::Tile { tile, .. } if state.phase == Phase::Keep => Action::Keep(tile),
        Attempt::Tile { back, tile } => {
            // Wherever it can be laid; if nowhere, any cell is as good as another.
            let laid = |&&action: &&Action| matches!(action, Action::Lay(b, t, _) if (b, t) == (back, tile));
            legal.iter().find(laid).copied().unwrap_or(Action::Lay(back, tile, Cell { column: 0, row: 0 }))
        }
        Attempt::Lay { back, tile, cell } => Action::Lay(back, tile, cell),
        Attempt::Cell { cell } => match state.phase {
            Phase::From { .. } => Action::From(cell),
            _ => Action::To(cell),
        },
        Attempt::Use { tile } => Action::Use(tile),
        Attempt::Deploy { direction, ref rests } => match (Plan::resting(direction, rests), state.phase) {
            (Some(plan), _) => Action::Deploy(plan),
            // Nobody on a tile in between is not even a plan.
            (None, Phase::Deploy { camp, .. }) => {
                return Some(refusal::deployment(setup, state, camp, direction, rests));
            }
            (None, _) => Action::Deploy(Plan::stay(1)),
        },
    };
    (!legal.contains(&action)).then(|| refusal::refusal(setup, state, action))
}
