//! Earlier positions of a game, and the points over its turns.

use crate::protocol::{Points, PointsAt, Raw, Replay, UndoInfo};
use crate::snapshot::outcome_info;
use crate::{Fault, Presence, Session, Viewpoint};
use catalogue::{AnyTable, TypedTable, Visit, visit};
use game::{Game, Knowledge, Published, Seat, Viewer};
use std::any::Any;

impl Session {
    /// The position after `at` records. Once the game is over nothing in it is hidden; `asked` then shows it as the
    /// player saw it who was to decide, with what could be chosen.
    pub fn replay(
        &mut self,
        viewpoint: &Viewpoint,
        presence: &Presence,
        at: u64,
        asked: bool,
    ) -> Result<Replay, Fault> {
        let (records, table) = self.table_after(at)?;
        Ok(self.show(viewpoint, presence, records, &*table, asked))
    }

    /// The position of a finished game in which its decider would have been asked next after these actions, as the
    /// decider would have seen it. Nothing may be left to chance on the way, and nobody else may be asked.
    pub fn trial(
        &mut self,
        viewpoint: &Viewpoint,
        presence: &Presence,
        at: u64,
        actions: &[String],
    ) -> Result<Replay, Fault> {
        let (records, mut table) = self.table_after(at)?;
        let seat = table.decider();
        for action in actions {
            table.act_scripted(action, &[])?;
            if seat.is_none() || table.decider() != seat {
                let why = "leads on to no other question of the same player";
                return Err(Fault::bad_request(format!("\"{action}\" {why}")));
            }
        }
        Ok(self.show(viewpoint, presence, records, &*table, true))
    }

    /// The table after so many records, and how many there are of those.
    fn table_after(&self, at: u64) -> Result<(usize, Box<dyn AnyTable>), Fault> {
        let records = usize::try_from(at.min(self.record.length)).unwrap_or(usize::MAX);
        let table = self.table().ok_or_else(Fault::not_begun)?.after(records);
        Ok((records, table))
    }

    fn show(
        &mut self,
        viewpoint: &Viewpoint,
        presence: &Presence,
        records: usize,
        table: &dyn AnyTable,
        asked: bool,
    ) -> Replay {
        let open = self.is_over();
        let mut snapshot = self.snapshot(viewpoint, presence);
        let asked = table.decider().filter(|_| open && asked);
        let view = match asked {
            Some(seat) => table.view(Viewer::Seat(seat)),
            None if open => table.open_view(),
            None => table.view(viewpoint.viewer),
        };
        snapshot.view = Some(view.text().into());
        for (info, player) in snapshot.players.iter_mut().zip(table.players()) {
            // Who played then, which may be somebody else than now.
            if info.name != player.name || info.bot != player.bot {
                info.kind = if player.bot.is_some() { "bot" } else { "person" }.into();
                (info.name, info.bot) = (player.name.clone(), player.bot.clone());
                (info.here, info.stand_in) = (info.bot.is_some(), false);
            }
        }
        snapshot.choices = match asked {
            Some(_) => table.choices_text().into(),
            None => Raw::empty_list(),
        };
        snapshot.seat = asked.map(|seat| seat.0).or(snapshot.seat);
        snapshot.undo = UndoInfo { possible: false, reason: None };
        snapshot.redo = false;
        snapshot.decider = table.decider().map(|seat| seat.0);
        snapshot.log_length = self.log_length(viewpoint.viewer, records) as u64;
        snapshot.outcome = table.outcome().map(|outcome| outcome_info(table, &outcome));
        let open = open && asked.is_none();
        Replay { at: records as u64, turn: table.turn(), open, snapshot }
    }

    /// The points at the start of each turn and at the end.
    pub fn points(&self, viewpoint: &Viewpoint) -> Result<Points, Fault> {
        let table = self.table().ok_or_else(Fault::not_begun)?;
        let knowledge = if self.is_over() { Knowledge::Full } else { Knowledge::Of(viewpoint.viewer) };
        let chart = Chart { table, knowledge };
        let turns = visit(table.meta().id, chart).unwrap_or_default();
        Ok(Points { turns })
    }
}

/// Replays a game and records the points at the start of each turn.
struct Chart<'a> {
    table: &'a dyn AnyTable,
    knowledge: Knowledge,
}

impl Visit for Chart<'_> {
    type Output = Vec<PointsAt>;

    fn visit<G: Published>(self) -> Vec<PointsAt> {
        let table: &dyn Any = self.table;
        let Some(live) = table.downcast_ref::<TypedTable<G>>() else { return Vec::new() };
        let table = live.table();
        let mut turns = Vec::new();
        let mut turn = 0;
        for moment in table.moments() {
            let now = G::turn(&moment.state);
            if now > turn || moment.next.is_none() {
                turn = now;
                let points = points::<G>(table.setup(), &moment.state, self.knowledge);
                turns.push(PointsAt { turn, at: moment.at as u64, points });
            }
        }
        turns
    }
}

/// The points of each seat if the game ended now.
fn points<G: Game>(setup: &G::Setup, state: &G::State, knowledge: Knowledge) -> Vec<i64> {
    Seat::all(G::seats(setup)).map(|seat| G::standing(setup, state, seat, knowledge).total.into()).collect()
}
