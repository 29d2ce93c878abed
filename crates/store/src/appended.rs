//! Moves that travel with the news of their commit, so that nodes which have the game in memory need not read them.

use crate::{Append, LaterRecords, LogRecord, State};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// The moves of a commit, as text: most nodes that are notified of a commit have no use for them.
#[derive(Clone, PartialEq, Eq)]
pub struct Appended {
    base: u64,
    version: u64,
    text: String,
}

#[derive(Serialize, Deserialize)]
struct Text<'a> {
    decider: Option<u8>,
    updated: i64,
    #[serde(borrow)]
    records: Vec<(Cow<'a, str>, Option<Cow<'a, str>>)>,
}

impl Appended {
    /// The text of an append that is nothing but moves of a game that goes on, on one line.
    pub(crate) fn write<'a>(append: &'a Append) -> Option<String> {
        let only_moves = append.state == State::Running && append.seats.is_none();
        if !only_moves {
            return None;
        }
        let record =
            |record: &'a LogRecord| (Cow::from(&record.lines), record.command.as_deref().map(Cow::from));
        let records = append.records.iter().map(record).collect();
        serde_json::to_string(&Text { decider: append.decider, updated: append.now, records }).ok()
    }

    /// The text of a notification with a version of a game, `base` of which are not records.
    pub(crate) fn from_notification(base: u64, version: u64, text: &str) -> Appended {
        Appended { base, version, text: text.into() }
    }

    /// The moves; `None` if the text cannot be read.
    pub fn read(&self) -> Option<LaterRecords> {
        let text: Text = serde_json::from_str(&self.text).ok()?;
        let record = |(lines, command): (Cow<str>, Option<Cow<str>>)| LogRecord {
            lines: lines.into_owned(),
            command: command.map(Cow::into_owned),
        };
        Some(LaterRecords {
            base: self.base,
            length: self.version.checked_sub(self.base)?,
            state: State::Running,
            decider: text.decider,
            updated: text.updated,
            records: text.records.into_iter().map(record).collect(),
        })
    }
}

impl fmt::Debug for Appended {
    /// Leaves out the moves, which contain hidden cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Appended")
            .field("base", &self.base)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(state: State) -> Append {
        let records = vec![
            LogRecord {
                lines: "{\"seat\":0}\n{\"turn\":\"\\u00e4, ö\"}\n".into(),
                command: Some("1:\"a\"".into()),
            },
            LogRecord { lines: "{\"seat\":1}\n".into(), command: None },
        ];
        Append {
            game: "a".into(),
            after: 7,
            records,
            decider: Some(2),
            state,
            seats: None,
            now: 5,
            fence: None,
        }
    }

    #[test]
    fn moves_come_back_as_they_were_written() {
        let append = append(State::Running);
        let text = Appended::write(&append).unwrap();
        assert!(!text.contains('\n'));
        let later = Appended::from_notification(3, 9, &text).read().unwrap();
        let Append { records, decider, state, now, .. } = append;
        assert_eq!(later, LaterRecords { base: 3, length: 6, state, decider, updated: now, records });
    }

    #[test]
    fn what_is_more_than_moves_has_to_be_read() {
        assert_eq!(Appended::write(&append(State::Over)), None);
        assert_eq!(Appended::write(&Append { seats: Some(vec![]), ..append(State::Running) }), None);
        assert_eq!(Appended::from_notification(3, 9, "{").read(), None);
        assert_eq!(
            Appended::from_notification(9, 3, &Appended::write(&append(State::Running)).unwrap()).read(),
            None
        );
    }

    #[test]
    fn moves_are_not_printed() {
        let text = Appended::write(&append(State::Running)).unwrap();
        assert!(!format!("{:?}", Appended::from_notification(3, 9, &text)).contains("turn"));
    }
}
