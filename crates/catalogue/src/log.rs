//! The log of a game as one viewer may see it.

use game::transcript::{Player, Reason};
use game::{Event, Game, Message, Record, Seat, Table, Takeover, TurnStart, Viewer};
use serde::Serialize;
use std::ops::Range;

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogEntry<E> {
    /// Its place in this viewer's log, from 0; it never changes.
    pub number: usize,
    /// The turn in which it happened; 0 while the game was laid out.
    pub turn: u32,
    /// The number of records after which it had happened: where a replay shows it.
    pub at: usize,
    /// What happened, as a message.
    pub message: Message,
    /// The id of the rule it follows; nothing for an undo, a seat that changed hands and an agreed end.
    pub rule: Option<&'static str>,
    /// What happened, as an event.
    pub event: E,
    /// The turn that begins with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begins: Option<TurnStart>,
}

/// A viewer's log being written as JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct Reader {
    /// Whose log.
    pub viewer: Viewer,
    /// The number of the entry that comes next.
    pub next: usize,
    /// Entries before this one are skipped: the viewer has them already.
    pub since: usize,
    /// The entries so far, separated by commas, after the initial text.
    pub text: Vec<u8>,
    /// Is there any entry yet?
    pub any: bool,
}

impl Reader {
    /// Writes the entries from `since` on, after `text`; the next entry has number `next`.
    pub fn new(viewer: Viewer, next: usize, since: usize, text: Vec<u8>) -> Reader {
        Reader { viewer, next, since, text, any: false }
    }

    /// Only counts the entries, in `next`.
    pub fn counting(viewer: Viewer, next: usize) -> Reader {
        Reader::new(viewer, next, usize::MAX, Vec::new())
    }
}

/// Bytes reserved for an entry; enough for most.
const USUAL: usize = 256;

/// What a log entry holds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum LogEvent<E> {
    /// Something happened.
    Event(E),
    /// An action was undone; which one, if the viewer may know.
    Undo {
        /// The action.
        undo: Option<String>,
        /// Who played it.
        seat: Seat,
    },
    /// A seat changed hands.
    Takeover {
        /// From whom, to whom.
        takeover: [Player; 2],
        /// The seat.
        seat: Seat,
    },
    /// The players ended the game.
    End {
        /// Why.
        end: Reason,
    },
}

impl<E: Event> LogEvent<E> {
    fn message(&self) -> Message {
        match self {
            LogEvent::Event(event) => event.message(),
            LogEvent::Undo { seat, .. } => Message::new("log-undo").seat("player", *seat),
            LogEvent::Takeover { takeover: [from, to], seat } => {
                Takeover { seat: *seat, from: from.clone(), to: to.clone() }.message()
            }
            LogEvent::End { .. } => Message::new("log-ended"),
        }
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            LogEvent::Event(event) => Some(event.rule()),
            LogEvent::Undo { .. } | LogEvent::Takeover { .. } | LogEvent::End { .. } => None,
        }
    }

    fn turn_start(&self) -> Option<TurnStart> {
        match self {
            LogEvent::Event(event) => event.turn_start(),
            LogEvent::Undo { .. } | LogEvent::Takeover { .. } | LogEvent::End { .. } => None,
        }
    }
}

impl<E: Event> LogEntry<LogEvent<E>> {
    fn new(number: usize, turn: u32, at: usize, event: LogEvent<E>) -> Self {
        let (message, rule, begins) = (event.message(), event.rule(), event.turn_start());
        LogEntry { number, turn, at, message, rule, event, begins }
    }
}

type Entry<G> = LogEntry<LogEvent<<G as Game>::Event>>;

/// The source of a log entry, before it is filtered for a viewer.
enum LogSource<'a, G: Game> {
    Event(&'a G::Event),
    Undo(Seat, G::Action),
    Takeover(&'a Takeover),
    End,
}

impl<G: Game> LogSource<'_, G> {
    fn seen_by(&self, viewer: Viewer) -> Option<LogEvent<G::Event>> {
        match self {
            LogSource::Event(event) => event.seen_by(viewer).map(LogEvent::Event),
            LogSource::Undo(seat, action) => {
                let undo = G::action_seen_by(*action, *seat, viewer).map(|action| action.to_string());
                Some(LogEvent::Undo { undo, seat: *seat })
            }
            LogSource::Takeover(Takeover { seat, from, to }) => {
                Some(LogEvent::Takeover { takeover: [from.clone(), to.clone()], seat: *seat })
            }
            LogSource::End => Some(LogEvent::End { end: Reason::Agreed }),
        }
    }
}

/// The log sources of one record, or of the setup.
fn sources<G: Game>(table: &Table<G>, record: Option<usize>) -> impl Iterator<Item = LogSource<'_, G>> {
    let (events, other): (&[G::Event], _) = match record.map(|at| table.records().get(at)) {
        None => (table.opening(), None),
        Some(Some(Record::Act(step))) => (&step.events, None),
        Some(Some(Record::Undo { seat, action })) => (&[], Some(LogSource::Undo(*seat, *action))),
        Some(Some(Record::Takeover(takeover))) => (&[], Some(LogSource::Takeover(takeover))),
        Some(Some(Record::End)) => (&[], Some(LogSource::End)),
        Some(None) => (&[], None),
    };
    events.iter().map(LogSource::Event).chain(other)
}

/// The turn in which a record was made; 0 while the game was laid out.
fn turn<G: Game>(table: &Table<G>, record: Option<usize>) -> u32 {
    let Some(at) = record else { return 0 };
    let acts = table.records().iter().take(at + 1).rev().filter_map(|record| match record {
        Record::Act(step) => Some(step.turn),
        Record::Undo { .. } | Record::Takeover(_) | Record::End => None,
    });
    acts.into_iter().next().unwrap_or(0)
}

/// The log of `viewer` from entry `since` on, undone actions included.
pub(crate) fn log<G: Game>(table: &Table<G>, viewer: Viewer, since: usize) -> Vec<Entry<G>> {
    let mut entries = Vec::new();
    for record in std::iter::once(None).chain((0..table.records().len()).map(Some)) {
        let (turn, at) = (turn(table, record), record.map_or(0, |at| at + 1));
        for event in sources(table, record).filter_map(|source| source.seen_by(viewer)) {
            entries.push(LogEntry::new(entries.len(), turn, at, event));
        }
    }
    entries.drain(..since.min(entries.len()));
    entries
}

/// Appends the entries of one record, or of the setup, for each reader. Entries that are the same for several readers
/// are serialised once and copied.
pub(crate) fn write_log<G: Game>(table: &Table<G>, record: Option<usize>, readers: &mut [Reader]) {
    let (turn, at) = (turn(table, record), record.map_or(0, |at| at + 1));
    for source in sources(table, record) {
        let mut latest: Option<(Entry<G>, usize, Range<usize>)> = None;
        for index in 0..readers.len() {
            let (before, others) = readers.split_at_mut(index);
            let reader = &mut others[0];
            let Some(event) = source.seen_by(reader.viewer) else { continue };
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
                    let entry = LogEntry::new(number, turn, at, event);
                    serde_json::to_writer(&mut reader.text, &entry).expect("events are serialisable");
                    latest = Some((entry, index, begin..reader.text.len()));
                }
            }
        }
    }
}
