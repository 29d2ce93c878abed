//! Writing of transcripts.

use super::line::{self, Act, Deal, Header, Line, Reason, Result, ResultSeat, Turn, Undo};
use crate::{ChanceOutcome, Fingerprint, Game, Knowledge, Outcome, Record, Seed, Table, Takeover};
use serde::Serialize;
use std::io;

/// Writes one line.
pub fn write_line(out: &mut impl io::Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

/// Writes the game as far as it has been played.
pub fn write<G: Game>(
    table: &Table<G>,
    players: &[super::Player],
    seed: Option<&Seed>,
    knowledge: Knowledge,
    out: &mut impl io::Write,
) -> io::Result<()> {
    let setup = table.setup();
    write_line(out, &header(table, players, seed, knowledge)?)?;
    let chance_outcomes = |chance_outcomes: &[ChanceOutcome]| {
        chance_outcomes.iter().map(|outcome| outcome_text::<G>(setup, outcome, knowledge)).collect()
    };
    write_line(out, &Line::Deal(Deal { deal: chance_outcomes(table.dealt()) }))?;

    // Only in full transcripts: hidden cards could be found by brute force from a digest.
    let fingerprint = |state: &G::State| Fingerprint::of(&G::position(setup, state)).to_string();
    let mut turn = 0;
    for moment in table.moments() {
        let Some(record) = moment.next else {
            if let Some(outcome) = G::outcome(setup, &moment.state) {
                write_line(out, &result_line::<G>(&outcome, Some(fingerprint(&moment.state)), seed))?;
            }
            break;
        };
        if G::turn(&moment.state) != turn {
            turn = G::turn(&moment.state);
            let position = (knowledge == Knowledge::Full).then(|| fingerprint(&moment.state));
            write_line(out, &Line::Turn(Turn { turn, position }))?;
        }
        match record {
            Record::Act(step) => {
                let action = action_text::<G>(step.action, step.seat, knowledge);
                let chance = chance_outcomes(&step.chance_outcomes);
                write_line(out, &Line::Act(Act { seat: step.seat, action, chance }))?;
            }
            Record::Undo { seat, action } => {
                let undo = action_text::<G>(*action, *seat, knowledge);
                write_line(out, &Line::Undo(Undo { seat: *seat, undo }))?;
            }
            Record::Takeover(takeover) => write_line(out, &takeover_line(takeover))?,
            Record::End => write_line(out, &end_line(Some(fingerprint(&moment.state)), seed))?,
        }
    }
    Ok(())
}

/// The first line.
pub(super) fn header<G: Game>(
    table: &Table<G>,
    players: &[super::Player],
    seed: Option<&Seed>,
    knowledge: Knowledge,
) -> io::Result<Header> {
    let edition = G::edition(table.setup());
    Ok(Header {
        luxor: super::FORMAT,
        title: G::TITLE.into(),
        generation: G::generation(table.setup()),
        edition: edition.name.clone(),
        digest: edition.digest.clone(),
        options: serde_json::to_value(G::options(table.setup()))?,
        seats: players.to_vec(),
        commitment: seed.map(Seed::commitment),
        known_to: knowledge.label(),
        components: edition.custom.clone(),
        position: table
            .began_from_position()
            .then(|| G::write_position(table.setup(), table.start(), knowledge)),
    })
}

/// The last line of a finished game.
pub(super) fn result_line<G: Game>(outcome: &Outcome, position: Option<String>, seed: Option<&Seed>) -> Line {
    Line::Result(Result { result: result_seats::<G>(outcome), position, seed: seed.map(Seed::to_string) })
}

/// A seat changes hands.
pub(super) fn takeover_line(takeover: &Takeover) -> Line {
    let Takeover { seat, from, to } = takeover.clone();
    Line::Takeover(line::Takeover { seat, from, to })
}

/// The last line of a game that its players ended.
pub(super) fn end_line(position: Option<String>, seed: Option<&Seed>) -> Line {
    Line::End(line::End { end: Reason::Agreed, position, seed: seed.map(Seed::to_string) })
}

/// The scores as a transcript writes them.
pub(super) fn result_seats<G: Game>(outcome: &Outcome) -> Vec<ResultSeat> {
    let seat = |score: &crate::Score| ResultSeat {
        rank: score.rank,
        points: score.total,
        parts: G::CATEGORIES.iter().map(|name| name.to_string()).zip(score.parts).collect(),
    };
    outcome.scores().iter().map(seat).collect()
}

/// The action in its text form, or `?` where it is hidden, even if it was undone.
pub(super) fn action_text<G: Game>(action: G::Action, actor: crate::Seat, knowledge: Knowledge) -> String {
    let seen = match knowledge {
        Knowledge::Full => Some(action),
        Knowledge::Of(viewer) => G::action_seen_by(action, actor, viewer),
    };
    seen.map_or("?".into(), |action| action.to_string())
}

/// `die 4`, `cards 3`, or `cards ?` where it is hidden.
pub(super) fn outcome_text<G: Game>(
    setup: &G::Setup,
    outcome: &ChanceOutcome,
    knowledge: Knowledge,
) -> String {
    match *outcome {
        ChanceOutcome::Die(face) => format!("die {face}"),
        ChanceOutcome::Drawn(pile, kind, _) => {
            let name = G::PILES[pile.0 as usize];
            if knowledge.includes_outcome(outcome) {
                format!("{name} {}", G::kind_name(setup, pile, kind as usize))
            } else {
                format!("{name} ?")
            }
        }
    }
}
