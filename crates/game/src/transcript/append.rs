//! Incremental transcripts: the lines that each record appends.

use super::line::{Act, Deal, Line, Turn, Undo};
use super::write::{action_text, header, outcome_text, result_line};
use super::write::{end_line, takeover_line};
use super::{Knowledge, Player, write_line};
use crate::{Fingerprint, Game, Record, Seed, Table};
use std::io;

/// Writes the first lines of a full transcript: header, deal, first turn.
pub fn write_opening<G: Game>(
    table: &Table<G>,
    players: &[Player],
    seed: Option<&Seed>,
    out: &mut impl io::Write,
) -> io::Result<()> {
    write_line(out, &header(table, players, seed, Knowledge::Full)?)?;
    let deal = table
        .dealt()
        .iter()
        .map(|outcome| outcome_text::<G>(table.setup(), outcome, Knowledge::Full))
        .collect();
    write_line(out, &Line::Deal(Deal { deal }))?;
    write_turn(table, out)
}

/// Writes the lines that the latest record adds to a full transcript: the record, then the turn or the result it led
/// to. The opening followed by the lines of all records is the transcript.
pub fn write_latest<G: Game>(
    table: &Table<G>,
    seed: Option<&Seed>,
    out: &mut impl io::Write,
) -> io::Result<()> {
    let turned = match table.records().last() {
        None => return Ok(()),
        Some(Record::Act(step)) => {
            let action = action_text::<G>(step.action, step.seat, Knowledge::Full);
            let chance = step
                .chance_outcomes
                .iter()
                .map(|outcome| outcome_text::<G>(table.setup(), outcome, Knowledge::Full))
                .collect();
            write_line(out, &Line::Act(Act { seat: step.seat, action, chance }))?;
            step.turn != G::turn(table.state())
        }
        Some(Record::Undo { seat, action }) => {
            let undo = action_text::<G>(*action, *seat, Knowledge::Full);
            write_line(out, &Line::Undo(Undo { seat: *seat, undo }))?;
            // The undone action may have ended a turn.
            true
        }
        Some(Record::Takeover(takeover)) => return write_line(out, &takeover_line(takeover)),
        Some(Record::End) => return write_line(out, &end_line(Some(position(table)), seed)),
    };
    match G::outcome(table.setup(), table.state()) {
        Some(outcome) => write_line(out, &result_line::<G>(&outcome, Some(position(table)), seed)),
        None if turned => write_turn(table, out),
        None => Ok(()),
    }
}

fn write_turn<G: Game>(table: &Table<G>, out: &mut impl io::Write) -> io::Result<()> {
    let turn = Turn { turn: G::turn(table.state()), position: Some(position(table)) };
    write_line(out, &Line::Turn(turn))
}

fn position<G: Game>(table: &Table<G>) -> String {
    Fingerprint::of(&G::position(table.setup(), table.state())).to_string()
}
