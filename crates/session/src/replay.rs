//! Earlier positions of a game, and the points over its turns.

use crate::protocol::{Points, PointsAt, Raw, Replay, UndoInfo};
use crate::snapshot::outcome_info;
use crate::{Fault, Presence, Session, Viewpoint};
use catalogue::{AnyTable, TypedTable, Visit, visit};
use game::{Game, Published, Record, Replayed, Seat, Table, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use std::any::Any;

/// The members of a view that list players in the order of the seats.
const BY_SEAT: [&str; 2] = ["players", "seats"];

impl Session {
    /// The position after `at` records. Once the game is over nothing in it is hidden.
    pub fn replay(&mut self, viewpoint: &Viewpoint, presence: &Presence, at: u64) -> Result<Replay, Fault> {
        let records = usize::try_from(at.min(self.record.length)).unwrap_or(usize::MAX);
        let open = self.is_over();
        let table = self.table().ok_or_else(Fault::not_begun)?.after(records);
        let mut snapshot = self.snapshot(viewpoint, presence);
        let view = if open { open_view(&*table) } else { table.view(viewpoint.viewer) };
        snapshot.view = Some(Raw::of(&view));
        snapshot.choices = Raw::of(&json!([]));
        snapshot.undo = UndoInfo { possible: false, reason: None };
        snapshot.redo = false;
        snapshot.decider = table.decider().map(|seat| seat.0);
        snapshot.log_length = self.log_length(viewpoint.viewer, records) as u64;
        snapshot.outcome = table.outcome().map(|outcome| outcome_info(&*table, &outcome));
        Ok(Replay { at: records as u64, turn: table.turn(), open, snapshot })
    }

    /// The points at the start of each turn and at the end.
    pub fn points(&self, viewpoint: &Viewpoint) -> Result<Points, Fault> {
        let table = self.table().ok_or_else(Fault::not_begun)?;
        let chart = Chart { table, viewer: (!self.is_over()).then_some(viewpoint.viewer) };
        let turns = visit(table.meta().id, chart).unwrap_or_default();
        Ok(Points { turns })
    }
}

/// Everything that any player knows: each player's own data as that player sees it, the rest as the decider sees it.
fn open_view(table: &dyn AnyTable) -> Value {
    let mut open = table.view(table.decider().map_or(Viewer::Spectator, Viewer::Seat));
    for seat in Seat::all(table.players().len() as u8) {
        let own = table.view(Viewer::Seat(seat));
        open_one(&mut open, own, seat);
    }
    open
}

fn open_one(open: &mut Value, mut own: Value, seat: Seat) {
    for list in BY_SEAT {
        if let (Some(to), Some(from)) = (at(open, list, seat), at(&mut own, list, seat)) {
            *to = from.take();
        }
    }
}

fn at<'a>(view: &'a mut Value, list: &str, seat: Seat) -> Option<&'a mut Value> {
    view.get_mut(list)?.get_mut(seat.index())
}

/// Replays a game and records the points at the start of each turn.
struct Chart<'a> {
    table: &'a dyn AnyTable,
    /// `None` once nothing is hidden.
    viewer: Option<Viewer>,
}

impl Visit for Chart<'_> {
    type Output = Vec<PointsAt>;

    fn visit<G: Published>(self) -> Vec<PointsAt> {
        let table: &dyn Any = self.table;
        let Some(live) = table.downcast_ref::<TypedTable<G>>() else { return Vec::new() };
        let played = live.table();
        let mut again = Table::<G>::deal(played.setup().clone(), &mut Replayed::new(played.dealt()));
        let mut turns = Vec::new();
        let mut turn = 0;
        for (number, record) in (0..).zip(played.records()) {
            let now = G::turn(again.state());
            if now > turn {
                turn = now;
                turns.push(PointsAt { turn, at: number, points: points(&again, self.viewer) });
            }
            let followed = match record {
                Record::Act(step) => {
                    again.act(step.action, &mut Replayed::new(&step.chance_outcomes)).is_ok()
                }
                Record::Undo { seat, .. } => again.undo(*seat).is_ok(),
            };
            debug_assert!(followed, "what was played can be played again");
        }
        let turn = G::turn(again.state());
        let points = match G::outcome(again.setup(), again.state()) {
            Some(outcome) => outcome.scores().iter().map(|score| score.total.into()).collect(),
            None => points(&again, self.viewer),
        };
        turns.push(PointsAt { turn, at: played.records().len() as u64, points });
        turns
    }
}

/// The points of each seat if the game ended now, as the viewer knows them; without a viewer, as each seat knows its
/// own.
fn points<G: Game>(table: &Table<G>, viewer: Option<Viewer>) -> Vec<i64> {
    let seats = Seat::all(G::seats(table.setup()));
    match viewer {
        Some(viewer) => {
            let view = as_value(&table.view(viewer));
            seats.map(|seat| points_in(&view, seat)).collect()
        }
        None => seats.map(|seat| points_in(&as_value(&table.view(Viewer::Seat(seat))), seat)).collect(),
    }
}

fn as_value(view: &impl Serialize) -> Value {
    serde_json::to_value(view).unwrap_or_default()
}

/// A view holds a player's points as `standing`, by category, or as `points` with a `total`.
fn points_in(view: &Value, seat: Seat) -> i64 {
    let player = BY_SEAT.iter().find_map(|list| view.get(list)?.get(seat.index()));
    let Some(player) = player else { return 0 };
    let standing = player.get("standing").and_then(Value::as_array);
    let sum = standing.map(|parts| parts.iter().filter_map(Value::as_i64).sum());
    let total = || player.get("points").and_then(|points| points.get("total").unwrap_or(points).as_i64());
    sum.or_else(total).unwrap_or(0)
}
