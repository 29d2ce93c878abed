//! Events: for the log, the animation and the limits of undo.

use crate::adventures::ActionTile;
use crate::cell::{Cell, Direction};
use crate::layout::Layout;
use crate::tile::{Back, Tile};
use game::{Message, Seat, Text, TurnStart, Viewer};
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// X4: this player is first.
    Begins {
        /// Who.
        seat: Seat,
        /// By lot?
        drawn: bool,
    },
    /// X2: all have chosen, and this player kept this tile beside the camp.
    Kept {
        /// Who.
        seat: Seat,
        /// What, where it may be known.
        tile: Option<Tile>,
    },
    /// X3: the tiles given were mixed and laid.
    Start {
        /// All of them, row by row.
        tiles: Vec<Placed>,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Its number.
        turn: u32,
    },
    /// X5: a tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// The number on its back.
        back: Back,
        /// Its face.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// X7-X11: adventurers came out of a camp.
    Deployed {
        /// Whose.
        seat: Seat,
        /// Where they came to rest, the camp first.
        came: Vec<Came>,
        /// Which way some of them left.
        direction: Option<Direction>,
    },
    /// X5: a tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The number on its back.
        back: Back,
        /// Its face, where it may be known.
        tile: Option<Tile>,
    },
    /// X5: no further tile.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// N2: an action tile was chosen.
    Chose {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: ActionTile,
    },
    /// N3: a ship went on a lake.
    Shipped(Used),
    /// N4: an adventurer moved to the next tile.
    Moved(Used),
    /// N5: snakes went on a tile.
    Snaked(Used),
    /// N6: an adventurer swept a tile.
    Swept {
        /// Who, and where.
        #[serde(flatten)]
        used: Used,
        /// How many adventurers of each seat were captured.
        captured: [u8; 4],
    },
    /// N1, N2: an action tile was drawn.
    DrewAction {
        /// By whom.
        seat: Seat,
        /// Which, where it may be known.
        tile: Option<ActionTile>,
    },
    /// X12: the game is over.
    Over {
        /// Who won; several share the victory.
        winners: Vec<Seat>,
    },
}

/// A tile of the start layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Placed {
    /// Where.
    pub cell: Cell,
    /// What.
    pub tile: Tile,
}

/// Adventurers who came to rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Came {
    /// Where.
    pub cell: Cell,
    /// How many.
    pub count: u8,
}

/// An action tile that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Used {
    /// By whom.
    pub seat: Seat,
    /// The mountain whose adventurer was used.
    pub from: Cell,
    /// Where it went.
    pub to: Cell,
}

impl Event {
    /// The start layout.
    pub(crate) fn start(layout: &Layout) -> Event {
        let cells = layout.frame().cells();
        let placed =
            |cell| layout.spot(cell).and_then(|spot| layout.tile(spot)).map(|tile| Placed { cell, tile });
        Event::Start { tiles: cells.filter_map(placed).collect() }
    }

    /// Where adventurers came to rest, if they came out of a camp.
    pub(crate) fn came(&self) -> Option<&[Came]> {
        match self {
            Event::Deployed { came, .. } => Some(came),
            _ => None,
        }
    }

    /// An action tile did what it says.
    pub(crate) fn used(seat: Seat, tile: ActionTile, from: Cell, to: Cell, captured: [u8; 4]) -> Event {
        let used = Used { seat, from, to };
        match tile {
            ActionTile::Ship => Event::Shipped(used),
            ActionTile::Caravan => Event::Moved(used),
            ActionTile::Snakes => Event::Snaked(used),
            ActionTile::Sandstorm => Event::Swept { used, captured },
        }
    }
}

impl game::Event for Event {
    fn shown_to(mut self, viewer: Viewer) -> Option<Event> {
        let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
        match &mut self {
            Event::Kept { seat, tile } | Event::Drew { seat, tile, .. } => {
                if others(seat) {
                    *tile = None;
                }
            }
            Event::DrewAction { seat, tile } => {
                if others(seat) {
                    *tile = None;
                }
            }
            // Everybody sees the rest as it is.
            Event::Begins { .. }
            | Event::Start { .. }
            | Event::Turn { .. }
            | Event::Laid { .. }
            | Event::Deployed { .. }
            | Event::Stopped { .. }
            | Event::Chose { .. }
            | Event::Shipped(_)
            | Event::Moved(_)
            | Event::Snaked(_)
            | Event::Swept { .. }
            | Event::Over { .. } => {}
        }
        Some(self)
    }

    /// Chance reveals something. Laying a tile does not: after an undo it stays known. The last action of a game cannot
    /// be undone, because everything is shown then.
    fn reveals(&self) -> bool {
        match self {
            Event::Begins { drawn, .. } => *drawn,
            Event::Start { .. } | Event::Drew { .. } | Event::DrewAction { .. } | Event::Over { .. } => true,
            Event::Kept { .. }
            | Event::Turn { .. }
            | Event::Laid { .. }
            | Event::Deployed { .. }
            | Event::Stopped { .. }
            | Event::Chose { .. }
            | Event::Shipped(_)
            | Event::Moved(_)
            | Event::Snaked(_)
            | Event::Swept { .. } => false,
        }
    }

    fn turn_start(&self) -> Option<TurnStart> {
        match *self {
            Event::Turn { seat, turn } => Some(TurnStart { seat, turn, round: None }),
            _ => None,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Event::Begins { .. } => "X4",
            Event::Kept { .. } => "X2",
            Event::Start { .. } => "X3",
            Event::Turn { .. } | Event::Drew { .. } | Event::Stopped { .. } => "X5",
            Event::Laid { .. } => "X6",
            Event::Deployed { .. } => "X8",
            Event::Chose { .. } | Event::DrewAction { .. } => "N2",
            Event::Shipped(_) => "N3",
            Event::Moved(_) => "N4",
            Event::Snaked(_) => "N5",
            Event::Swept { .. } => "N6",
            Event::Over { .. } => "X12",
        }
    }

    fn message(&self) -> Message {
        let about = |id, seat: &Seat| Message::new(id).seat("player", *seat);
        let way =
            |id, used: &Used| about(id, &used.seat).text("from", used.from.word()).text("to", used.to.word());
        match self {
            Event::Begins { seat, drawn: true } => about("expedition-begins-by-lot", seat),
            Event::Begins { seat, drawn: false } => about("expedition-begins", seat),
            Event::Kept { seat, tile: None } => about("expedition-kept-hidden", seat),
            Event::Kept { seat, tile: Some(tile) } => {
                about("expedition-kept", seat).term("tile", tile.term())
            }
            Event::Start { tiles } => {
                Message::new("expedition-start-laid").number("count", tiles.len() as i64)
            }
            Event::Turn { seat, turn } => about("expedition-turn", seat).number("turn", *turn),
            Event::Laid { seat, back, tile, cell } => about("expedition-tile-laid", seat)
                .number("back", back.number())
                .term("tile", tile.term())
                .text("cell", cell.word()),
            Event::Deployed { seat, came, direction } => deployed(*seat, came, *direction),
            Event::Drew { seat, back, tile: None } => {
                about("expedition-tile-drawn-hidden", seat).number("back", back.number())
            }
            Event::Drew { seat, back, tile: Some(tile) } => {
                about("expedition-tile-drawn", seat).number("back", back.number()).term("tile", tile.term())
            }
            Event::Stopped { seat } => about("expedition-stopped", seat),
            Event::Chose { seat, tile } => about("expedition-action-chosen", seat).term("tile", tile.term()),
            Event::Shipped(used) => way("expedition-ship-placed", used),
            Event::Moved(used) => way("expedition-caravan-moved", used),
            Event::Snaked(used) => way("expedition-snakes-placed", used),
            Event::Swept { used, captured } => {
                way("expedition-sandstorm-swept", used).number("count", captured.iter().sum::<u8>())
            }
            Event::DrewAction { seat, tile: None } => about("expedition-action-drawn-hidden", seat),
            Event::DrewAction { seat, tile: Some(tile) } => {
                about("expedition-action-drawn", seat).term("tile", tile.term())
            }
            Event::Over { winners } => over(winners),
        }
    }
}

fn deployed(seat: Seat, came: &[Came], direction: Option<Direction>) -> Message {
    let total = came.iter().map(|came| i64::from(came.count)).sum::<i64>();
    let id = if direction.is_some() { "expedition-deployed-marching" } else { "expedition-deployed" };
    let mut message = Message::new(id).seat("player", seat).number("count", total);
    if let Some(camp) = came.first() {
        message = message.text("cell", camp.cell.word()).number("staying", camp.count);
    }
    match direction {
        Some(direction) => message.term("direction", direction.term()).text("tiles", marched(came)),
        None => message,
    }
}

/// The tiles ahead of a camp with those who rest there: `h8 (1), i8 (2)`.
pub(crate) fn marched(came: &[Came]) -> String {
    let mut tiles = Text::default();
    tiles.joined(
        ", ",
        came.iter().skip(1).map(|came| came.cell.word().text(" (").number(came.count).text(")")),
    );
    tiles.finish()
}

fn over(winners: &[Seat]) -> Message {
    let ids =
        ["expedition-won", "expedition-won-by-two", "expedition-won-by-three", "expedition-won-by-four"];
    let names = ["player", "second", "third", "fourth"];
    let id = ids[winners.len().clamp(1, 4) - 1];
    names.into_iter().zip(winners).fold(Message::new(id), |message, (name, seat)| message.seat(name, *seat))
}
