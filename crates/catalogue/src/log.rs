//! The log of a game as one viewer may read it.

use game::{Event, Game, Message, Record, Seat, Table, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::ops::Range;

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry<E = Value> {
    /// Its place in this viewer's log, from 0; it never changes.
    pub number: usize,
    /// The turn in which it happened; 0 while the game was laid out.
    pub turn: u32,
    /// After so many records it had happened: where a replay shows it.
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

/// Somebody to whom the log is written as JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct Reader {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The number of the entry that comes next.
    pub next: usize,
    /// Entries before this one are known already.
    pub since: usize,
    /// The entries so far, with commas between them, after whatever was there before.
    pub text: Vec<u8>,
    /// Is there any entry yet?
    pub any: bool,
}

impl Reader {
    /// Somebody who gets the entries from `since` on, after a text; the next one is `next`.
    pub fn new(viewer: Viewer, next: usize, since: usize, text: Vec<u8>) -> Reader {
        Reader { viewer, next, since, text, any: false }
    }
}

/// So many bytes are enough for most entries.
const USUAL: usize = 256;

/// What an entry is about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Told<E> {
    /// Something happened.
    Event(E),
    /// A choice was taken back; which, if the viewer may know.
    Undo { undo: Option<String>, seat: Seat },
}

impl<E: Event> Told<E> {
    fn message(&self) -> Message {
        match self {
            Told::Event(event) => event.message(),
            Told::Undo { seat, .. } => Message::new("log-undo").seat("player", *seat),
        }
    }
}

type Entry<G> = LogEntry<Told<<G as Game>::Event>>;

/// Something that can be told: what happened, or that a choice was taken back.
enum Tale<'a, G: Game> {
    Event(&'a G::Event),
    Undo(Seat, G::Action),
}

impl<G: Game> Tale<'_, G> {
    fn seen_by(&self, viewer: Viewer) -> Option<Told<G::Event>> {
        match self {
            Tale::Event(event) => event.seen_by(viewer).map(Told::Event),
            Tale::Undo(seat, action) => {
                let undo = G::action_seen_by(*action, *seat, viewer).map(|action| action.to_string());
                Some(Told::Undo { undo, seat: *seat })
            }
        }
    }
}

/// Everything that can be told of one record, or of the layout.
fn tales<G: Game>(table: &Table<G>, record: Option<usize>) -> impl Iterator<Item = Tale<'_, G>> {
    let (events, undo): (&[G::Event], _) = match record.map(|at| table.records().get(at)) {
        None => (table.opening(), None),
        Some(Some(Record::Act(step))) => (&step.events, None),
        Some(Some(Record::Undo { seat, action })) => (&[], Some(Tale::Undo(*seat, *action))),
        Some(None) => (&[], None),
    };
    events.iter().map(Tale::Event).chain(undo)
}

/// The turn in which a record was made; 0 while the game was laid out.
fn turn<G: Game>(table: &Table<G>, record: Option<usize>) -> u32 {
    let Some(at) = record else { return 0 };
    let acts = table.records().iter().take(at + 1).rev().filter_map(|record| match record {
        Record::Act(step) => Some(step.turn),
        Record::Undo { .. } => None,
    });
    acts.into_iter().next().unwrap_or(0)
}

/// What `viewer` may know of everything since entry `since`, choices taken back included.
pub(crate) fn log<G: Game>(table: &Table<G>, viewer: Viewer, since: usize) -> Vec<Entry<G>> {
    let mut entries = Vec::new();
    for record in std::iter::once(None).chain((0..table.records().len()).map(Some)) {
        let (turn, at) = (turn(table, record), record.map_or(0, |at| at + 1));
        for event in tales(table, record).filter_map(|tale| tale.seen_by(viewer)) {
            entries.push(LogEntry { number: entries.len(), turn, at, message: event.message(), event });
        }
    }
    entries.drain(..since.min(entries.len()));
    entries
}

/// Writes to each reader what they may know of one record, or of the layout. What several see alike is written once and
/// copied.
pub(crate) fn write_log<G: Game>(table: &Table<G>, record: Option<usize>, readers: &mut [Reader]) {
    let (turn, at) = (turn(table, record), record.map_or(0, |at| at + 1));
    for tale in tales(table, record) {
        let mut latest: Option<(Entry<G>, usize, Range<usize>)> = None;
        for index in 0..readers.len() {
            let (before, others) = readers.split_at_mut(index);
            let reader = &mut others[0];
            let Some(event) = tale.seen_by(reader.viewer) else { continue };
            let number = reader.next;
            reader.next += 1;
            if number < reader.since {
                continue;
            }
            if std::mem::replace(&mut reader.any, true) {
                reader.text.push(b',');
            }
            let begin = reader.text.len();
            reader.text.reserve(USUAL);
            match &latest {
                Some((same, by, range)) if same.number == number && same.event == event => {
                    reader.text.extend_from_slice(&before[*by].text[range.clone()]);
                }
                _ => {
                    let entry = LogEntry { number, turn, at, message: event.message(), event };
                    serde_json::to_writer(&mut reader.text, &entry).expect("what happens can be written");
                    latest = Some((entry, index, begin..reader.text.len()));
                }
            }
        }
    }
}

/// How many entries `viewer` gets of one record, or of the layout.
pub(crate) fn log_count<G: Game>(table: &Table<G>, viewer: Viewer, record: Option<usize>) -> usize {
    tales(table, record).filter(|tale| tale.seen_by(viewer).is_some()).count()
}
