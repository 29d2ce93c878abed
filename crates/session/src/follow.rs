//! Several nodes play the same game: a session follows what others committed, and takes back what could not be stored.

use crate::restore::resume;
use crate::{GameRecord, LogRecord, Session, State};
use catalogue::AnyTable;
use game::transcript::Line;

/// The stored game cannot be reached by playing on from this session, which must be restored from all of its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diverged;

/// The latest moves of a game, as others stored them, without everything else that is stored of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaterRecords {
    /// The changes other than records.
    pub base: u64,
    /// The number of records.
    pub length: u64,
    /// Whether it runs.
    pub state: State,
    /// The seat to decide.
    pub decider: Option<u8>,
    /// When it last changed.
    pub updated: i64,
    /// The last of its records.
    pub records: Vec<LogRecord>,
}

impl LaterRecords {
    /// These moves and then others; `None` if those do not come right after these.
    pub fn then(mut self, next: LaterRecords) -> Option<LaterRecords> {
        let adjoins = self.base == next.base && self.length + next.records.len() as u64 == next.length;
        self.records.extend(next.records);
        adjoins.then_some(LaterRecords { records: self.records, ..next })
    }
}

impl Session {
    /// The game after these moves, and those of them that this session does not have: what [`follow`](Session::follow)
    /// needs. `None` if more than moves came meanwhile or some are missing: then the game has to be read whole.
    pub fn after<'a>(&self, later: &'a LaterRecords) -> Option<(GameRecord, &'a [LogRecord])> {
        let first = later.length.checked_sub(later.records.len() as u64)?;
        let known = usize::try_from(self.record.length.checked_sub(first)?).ok()?;
        let new = later.records.get(known..).unwrap_or_default();
        let only_moves = (self.record.state, later.state) == (State::Running, State::Running)
            && self.record.base == later.base
            && new.iter().all(is_move);
        only_moves.then(|| {
            let LaterRecords { length, decider, updated, .. } = *later;
            (GameRecord { length, decider, updated, expires: None, ..self.record.clone() }, new)
        })
    }

    /// Plays the records that others appended after those of this session, so that it becomes the game in `stored`. If
    /// this fails, the session is of no use any more.
    ///
    /// Chance is a function of the seed and of how far it was used, so the same action must give the same lines.
    pub fn follow(&mut self, stored: GameRecord, records: &[LogRecord]) -> Result<(), Diverged> {
        let continues = self.record.length + records.len() as u64 == stored.length
            && self.record.base <= stored.base
            && self.record.opening == stored.opening
            && self.record.rewrites == stored.rewrites
            && self.applied.is_none();
        if !continues {
            return Err(Diverged);
        }
        let (data_changed, seats_changed) =
            (self.record.base != stored.base, self.record.seats != stored.seats);
        if !records.is_empty() {
            let table = self.uncommitted_table().map_err(|_| Diverged)?;
            records.iter().try_for_each(|record| play(table, record))?;
        }
        for (number, record) in (stored.base + self.record.length + 1..).zip(records) {
            if let Some(command) = &record.command {
                self.remember_command(command.clone(), number);
            }
        }
        self.record = stored;
        self.records_added();
        if seats_changed {
            self.seats_changed();
        }
        if data_changed {
            // What surrounds the position is not part of a patch.
            self.last_sent.clear();
        }
        Ok(())
    }

    /// Takes back a change that was applied but could not be stored.
    pub fn roll_back(&mut self) {
        if self.applied.take().is_none() {
            return;
        }
        let Some(table) = self.table() else { return };
        let mut table = table.after(self.record.length as usize);
        resume(&mut *table, &self.record);
        self.set_table(table);
    }

    /// Takes back a change of the game's data that could not be stored; `before` is what it was.
    pub fn restore_record(&mut self, before: GameRecord) {
        if before.state == State::Waiting {
            *self = Session::waiting(before);
        } else {
            self.record = before;
            self.last_sent.clear();
        }
    }
}

/// Plays one record and compares its lines.
fn play(table: &mut dyn AnyTable, record: &LogRecord) -> Result<(), Diverged> {
    let lines = record.lines.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    let mut played = false;
    for line in lines {
        played |= match line {
            Line::Act(act) => table.decider() == Some(act.seat) && table.act(&act.action).is_ok(),
            Line::Undo(undo) => table.undo(undo.seat).is_ok(),
            Line::Takeover(takeover) => table.take_over(takeover.seat, takeover.to).is_ok(),
            Line::End(_) => table.end().is_ok(),
            Line::Deal(_) | Line::Turn(_) | Line::Result(_) => false,
        };
    }
    match table.latest_lines() {
        Ok(lines) if played && lines == record.lines => Ok(()),
        _ => Err(Diverged),
    }
}

/// Does a record change nothing but the position?
fn is_move(record: &LogRecord) -> bool {
    let is_move = |line: &str| match serde_json::from_str(line) {
        Ok(Line::Act(_) | Line::Undo(_) | Line::Turn(_)) => true,
        Ok(Line::Deal(_) | Line::Takeover(_) | Line::End(_) | Line::Result(_)) | Err(_) => false,
    };
    record.lines.lines().all(is_move)
}
