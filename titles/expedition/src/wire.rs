//! What clients get beside views and events: each choice as data with its rule and a sentence, and what tiles are.

use crate::action::Action;
use crate::adventures::ActionTile;
use crate::attempt::{self, Attempt};
use crate::cell::{Cell, Direction};
use crate::event::{Came, Event, marched};
use crate::expedition::Expedition;
use crate::options::Setup;
use crate::plan::LONGEST;
use crate::score::{self, CATEGORIES};
use crate::state::{Phase, State};
use crate::tile::{Back, Building, Terrain, Tile};
use arrayvec::ArrayVec;
use game::{Description, Message, Question, Refusal, Wire, Word};
use serde::Serialize;
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// An action as data.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The names of the fields say what they hold.
pub enum Details {
    /// Keep this tile beside the camp.
    Keep { tile: Tile },
    /// Lay the tile with this back.
    Lay { back: Back, tile: Tile, cell: Cell },
    /// Lay no further tile.
    Stop,
    /// Bring adventurers out of the camp: `rests` says how many stay in the camp and on each tile ahead.
    Deploy { direction: Option<Direction>, rests: ArrayVec<u8, { LONGEST + 1 }> },
    /// Use an action tile.
    Use { tile: ActionTile },
    /// Use no action tile.
    Pass,
    /// Use the adventurer on this mountain.
    From { cell: Cell, tile: ActionTile },
    /// Where the ship, the snakes or the adventurer goes.
    To { cell: Cell, tile: ActionTile },
}

/// What pieces are worth and which rules they follow.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Pieces {
    /// The points of one thing that counts, by scoring category.
    pub worth: BTreeMap<&'static str, u8>,
    /// The rules of the action tiles.
    pub actions: BTreeMap<&'static str, &'static str>,
    /// The rule of how many must stay on a tile that is entered.
    pub entering: &'static str,
    /// How many must stay on a tile that is entered, by terrain; what cannot be entered is missing.
    pub staying: BTreeMap<&'static str, u8>,
    /// How many may lie on a tile that was entered.
    pub most: u8,
    /// The message ids of the scoring categories, in the order of a standing's parts.
    pub categories: &'static [&'static str],
    /// The rules of everything else one can point at.
    pub things: BTreeMap<Thing, &'static str>,
}

/// Something to point at that is no tile; its explanation is the message `about-expedition-NAME`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names say what they are.
pub enum Thing {
    Camp,
    Temple,
    Pyramid,
    Ship,
    Captured,
    Supply,
    Standing,
    Stack,
    HiddenTile,
    Turn,
    NewAdventures,
}

impl Thing {
    const ALL: [(Thing, &'static str); 11] = [
        (Thing::Camp, "X13"),
        (Thing::Temple, "X13"),
        (Thing::Pyramid, "X13"),
        (Thing::Ship, "N3"),
        (Thing::Captured, "N6"),
        (Thing::Supply, "X7"),
        (Thing::Standing, "X13"),
        (Thing::Stack, "X5"),
        (Thing::HiddenTile, "X15"),
        (Thing::Turn, "X12"),
        (Thing::NewAdventures, "N1"),
    ];
}

/// What a tile shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Face {
    /// Its landscape.
    pub terrain: Terrain,
    /// What stands on it.
    pub building: Option<Building>,
}

impl Wire for Expedition {
    type Details = Details;
    type Attempt = Attempt;
    type Pieces = Pieces;

    fn describe(_: &Setup, state: &State, action: Action, events: &[Event]) -> Description<Details> {
        let details = details(state, action);
        let rule = match &details {
            Details::Lay { .. } => "X6",
            Details::Deploy { direction: Some(_), .. } => "X8",
            Details::Use { tile } => tile.rule(),
            Details::Deploy { direction: None, .. }
            | Details::Keep { .. }
            | Details::Stop
            | Details::Pass
            | Details::From { .. }
            | Details::To { .. } => state.phase.rule(),
        };
        let effect = effect(&details, events);
        // A camp is half of what its adventurers do, an action tile half of its action.
        let leads_on = match details {
            Details::Lay { .. } | Details::Use { .. } => true,
            Details::Keep { .. }
            | Details::Stop
            | Details::Deploy { .. }
            | Details::Pass
            | Details::From { .. }
            | Details::To { .. } => false,
        };
        Description { details, rule, effect, leads_on }
    }

    fn why_not(setup: &Setup, state: &State, attempt: &Attempt) -> Option<Refusal> {
        attempt::why_not(setup, state, attempt)
    }

    fn question(_: &Setup, state: &State) -> Option<Question> {
        let name = match state.phase {
            Phase::Keep => Word::new("keep"),
            Phase::Lay { .. } => Word::new("lay"),
            Phase::Deploy { .. } => Word::new("deploy"),
            Phase::Adventure => Word::new("adventure"),
            Phase::From { tile } => Word::new("from-").text(tile.name()),
            Phase::To { tile, .. } => Word::new("to-").text(tile.name()),
            Phase::Over => return None,
        };
        Some(Question { name, rule: state.phase.rule() })
    }

    fn answers_are_open(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Deploy { .. } | Phase::From { .. } | Phase::To { .. })
    }

    fn pieces(setup: &Setup) -> Pieces {
        Pieces {
            worth: CATEGORIES.iter().copied().zip(score::worth(&setup.components)).collect(),
            actions: ActionTile::ALL.map(|tile| (tile.name(), tile.rule())).into(),
            entering: "X9",
            staying: Terrain::ALL
                .into_iter()
                .filter_map(|terrain| Some((terrain.name(), setup.components.left_behind[terrain as usize]?)))
                .collect(),
            most: setup.components.entered_capacity,
            categories: CATEGORIES,
            things: Thing::ALL.into(),
        }
    }
}

impl Phase {
    /// The id of the rule that asks.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Phase::Keep => "X2",
            Phase::Lay { .. } => "X5",
            Phase::Deploy { .. } => "X7",
            Phase::Adventure => "N2",
            Phase::From { tile } | Phase::To { tile, .. } => tile.rule(),
            Phase::Over => "X13",
        }
    }
}

fn details(state: &State, action: Action) -> Details {
    let used = || match state.phase {
        Phase::From { tile } | Phase::To { tile, .. } => tile,
        phase @ (Phase::Keep | Phase::Lay { .. } | Phase::Deploy { .. } | Phase::Adventure | Phase::Over) => {
            unreachable!("{action} was listed in {phase:?}")
        }
    };
    match action {
        Action::Keep(tile) => Details::Keep { tile },
        Action::Lay(back, tile, cell) => Details::Lay { back, tile, cell },
        Action::Stop => Details::Stop,
        Action::Deploy(plan) => Details::Deploy { direction: plan.direction(), rests: plan.rests() },
        Action::Use(tile) => Details::Use { tile },
        Action::Pass => Details::Pass,
        Action::From(cell) => Details::From { cell, tile: used() },
        Action::To(cell) => Details::To { cell, tile: used() },
    }
}

/// What a choice does, as one sentence.
fn effect(details: &Details, events: &[Event]) -> Message {
    match details {
        Details::Keep { tile } => Message::new("expedition-do-keep").term("tile", tile.term()),
        Details::Lay { tile, cell, .. } => {
            Message::new("expedition-do-lay").term("tile", tile.term()).text("cell", cell.word())
        }
        Details::Stop => Message::new("expedition-do-stop"),
        Details::Deploy { direction, rests } => {
            let came: &[Came] = events.iter().find_map(Event::came).unwrap_or_default();
            let stay = Message::new("expedition-do-stay").number("count", rests.iter().copied().sum::<u8>());
            match direction {
                None => stay,
                Some(direction) => Message::new("expedition-do-march")
                    .number("count", rests.iter().copied().sum::<u8>())
                    .number("staying", rests[0])
                    .term("direction", direction.term())
                    .text("tiles", marched(came)),
            }
        }
        Details::Use { tile } => Message::new("expedition-do-use").term("tile", tile.term()),
        Details::Pass => Message::new("expedition-do-pass"),
        Details::From { cell, .. } => Message::new("expedition-do-from").text("cell", cell.word()),
        Details::To { cell, tile } => {
            let id = match tile {
                ActionTile::Ship => "expedition-do-ship",
                ActionTile::Caravan => "expedition-do-caravan",
                ActionTile::Snakes => "expedition-do-snakes",
                ActionTile::Sandstorm => "expedition-do-sandstorm",
            };
            Message::new(id).text("cell", cell.word())
        }
    }
}
