//! The log of a game as one viewer may read it.

use game::{Event, Game, Message, Record, Table, Viewer};
use serde::Serialize;
use serde_json::{Value, json};

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry {
    /// Its place in this viewer's log, from 0; it never changes.
    pub number: usize,
    /// The turn in which it happened; 0 while the game was laid out.
    pub turn: u32,
    /// What happened, for people.
    pub message: Message,
    /// What happened, as data.
    pub event: Value,
}

/// What `viewer` may know of everything since entry `since`, choices taken back included.
pub(crate) fn log<G: Game>(table: &Table<G>, viewer: Viewer, since: usize) -> Vec<LogEntry> {
    let mut told: Vec<(u32, Message, Value)> = Vec::new();
    let seen = |turn: u32, events: &[G::Event]| -> Vec<(u32, Message, Value)> {
        let seen = events.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| (turn, event.message(), serde_json::to_value(&event).unwrap_or_default())).collect()
    };
    told.extend(seen(0, table.opening()));
    let mut turn = 0;
    for record in table.records() {
        match record {
            Record::Act(step) => {
                turn = step.turn;
                told.extend(seen(turn, &step.events));
            }
            Record::Undo { seat, action } => {
                let text = G::action_seen_by(*action, *seat, viewer).map(|action| action.to_string());
                let message = match &text {
                    Some(text) => Message::new("log-undo").seat("player", *seat).text("action", text),
                    None => Message::new("log-undo-hidden").seat("player", *seat),
                };
                told.push((turn, message, json!({ "undo": text, "seat": seat })));
            }
        }
    }
    told.into_iter()
        .enumerate()
        .skip(since)
        .map(|(number, (turn, message, event))| LogEntry { number, turn, message, event })
        .collect()
}
