//! The log of a game as one viewer may read it.

use game::{Event, Game, Message, Record, Seat, Table, Viewer};
use serde::Serialize;
use serde_json::Value;

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry<E = Value> {
    /// Its place in this viewer's log, from 0; it never changes.
    pub number: usize,
    /// The turn in which it happened; 0 while the game was laid out.
    pub turn: u32,
    /// After so many deeds it had happened: where a replay shows it.
    pub at: usize,
    /// What happened, for people.
    pub message: Message,
    /// What happened, as data.
    pub event: E,
}

impl<E: Serialize> LogEntry<E> {
    /// The same for whoever does not know the title's own events.
    pub(crate) fn into_data(self) -> LogEntry {
        let event = serde_json::to_value(&self.event).unwrap_or_default();
        LogEntry { number: self.number, turn: self.turn, at: self.at, message: self.message, event }
    }
}

/// What an entry is about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Told<E> {
    /// Something happened.
    Event(E),
    /// A choice was taken back; which, if the viewer may know.
    Undo { undo: Option<String>, seat: Seat },
}

type Entries<G> = Vec<LogEntry<Told<<G as Game>::Event>>>;

/// What `viewer` may know of everything since entry `since`, choices taken back included.
pub(crate) fn log<G: Game>(table: &Table<G>, viewer: Viewer, since: usize) -> Entries<G> {
    let mut entries = log_of(table, viewer, None, 0);
    let mut turn = 0;
    for (record, at) in table.records().iter().zip(1..) {
        let number = entries.len();
        entries.extend(entries_of(record, viewer, &mut turn, at, number));
    }
    entries.drain(..since.min(entries.len()));
    entries
}

/// What `viewer` may know of one record, or of the layout; the first entry gets `number`.
pub(crate) fn log_of<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    record: Option<usize>,
    number: usize,
) -> Entries<G> {
    let Some(at) = record else { return seen::<G>(table.opening(), viewer, 0, 0, number) };
    let earlier = table.records().iter().take(at).rev();
    let mut turn = earlier
        .filter_map(|record| match record {
            Record::Act(step) => Some(step.turn),
            Record::Undo { .. } => None,
        })
        .next()
        .unwrap_or(0);
    let record = table.records().get(at);
    record.map(|record| entries_of(record, viewer, &mut turn, at + 1, number)).unwrap_or_default()
}

/// How many entries [`log_of`] has.
pub(crate) fn log_count<G: Game>(table: &Table<G>, viewer: Viewer, record: Option<usize>) -> usize {
    let events = match record.map(|at| table.records().get(at)) {
        None => table.opening(),
        Some(Some(Record::Act(step))) => &step.events,
        Some(Some(Record::Undo { .. })) => return 1,
        Some(None) => &[],
    };
    events.iter().filter(|event| event.seen_by(viewer).is_some()).count()
}

fn entries_of<G: Game>(
    record: &Record<G>,
    viewer: Viewer,
    turn: &mut u32,
    at: usize,
    number: usize,
) -> Entries<G> {
    match record {
        Record::Act(step) => {
            *turn = step.turn;
            seen::<G>(&step.events, viewer, step.turn, at, number)
        }
        Record::Undo { seat, action } => {
            let undo = G::action_seen_by(*action, *seat, viewer).map(|action| action.to_string());
            let message = match &undo {
                Some(text) => Message::new("log-undo").seat("player", *seat).text("action", text),
                None => Message::new("log-undo-hidden").seat("player", *seat),
            };
            vec![LogEntry { number, turn: *turn, at, message, event: Told::Undo { undo, seat: *seat } }]
        }
    }
}

fn seen<G: Game>(events: &[G::Event], viewer: Viewer, turn: u32, at: usize, number: usize) -> Entries<G> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.zip(number..)
        .map(|(event, number)| LogEntry {
            number,
            turn,
            at,
            message: event.message(),
            event: Told::Event(event),
        })
        .collect()
}
