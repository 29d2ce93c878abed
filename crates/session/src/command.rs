//! Commands at the table: `execute` checks who asks and when, `apply_uncommitted` changes the table and makes the
//! records to store.

use crate::protocol::{AskAction, AskChange, AskWhyNot, ClientMessage, WhyNot};
use crate::session::{Applied, state_of};
use crate::{Append, Fault, GuestId, LogRecord, Session, State};
use catalogue::AnyTable;
use game::{Message, Seat, Viewer};
use serde_json::Value;

/// Maximum length of a command id, in bytes.
const LONGEST_ID: usize = 64;

/// A command of a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Chosen by the client; makes the command idempotent.
    pub id: String,
    /// The sequence number of the snapshot it answers.
    pub seq: u64,
    /// The acting seat.
    pub seat: u8,
    /// What to do.
    pub kind: CommandKind,
}

/// What a command does at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandKind {
    /// Plays an action, in its text form.
    Act(String),
    /// Undoes the latest action.
    Undo,
    /// Redoes what was undone.
    Redo,
    /// Undoes as much of the latest turn as the rules allow.
    Restart,
}

impl From<AskAction> for Command {
    fn from(ask: AskAction) -> Command {
        Command { id: ask.id, seq: ask.seq, seat: ask.seat, kind: CommandKind::Act(ask.action) }
    }
}

impl Command {
    /// An undo, redo or restart.
    pub fn change(ask: AskChange, kind: CommandKind) -> Command {
        Command { id: ask.id, seq: ask.seq, seat: ask.seat, kind }
    }
}

impl From<ClientMessage> for Command {
    fn from(message: ClientMessage) -> Command {
        match message {
            ClientMessage::Act(ask) => ask.into(),
            ClientMessage::Undo(ask) => Command::change(ask, CommandKind::Undo),
            ClientMessage::Redo(ask) => Command::change(ask, CommandKind::Redo),
            ClientMessage::Restart(ask) => Command::change(ask, CommandKind::Restart),
        }
    }
}

/// The effect of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Executed {
    /// The table changed: store this, then call [`Session::committed`].
    Applied(Append),
    /// The same command was executed before, and led to this sequence number.
    Repeated(u64),
}

impl Session {
    /// Executes a command of a guest.
    pub fn execute(&mut self, guest: GuestId, command: Command, now: i64) -> Result<Executed, Fault> {
        let Command { id, seq, seat, kind } = command;
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Fault::bad_request(format!("an id has 1 to {LONGEST_ID} bytes")));
        }
        if !self.holds(guest, seat) {
            return Err(Fault::forbidden(format!("seat {seat} is not yours")));
        }
        if self.record.state == State::Waiting {
            return Err(Fault::not_begun());
        }
        let key = format!("{seat}:{id}");
        if seq != self.seq() {
            // A retry names the sequence number before its own change.
            let before = self.seq_of_command(&key);
            return before.map(Executed::Repeated).ok_or_else(|| Fault::Conflict(self.seq()));
        }
        self.apply_uncommitted(Seat(seat), &kind, Some(key), now).map(Executed::Applied)
    }

    /// Says why something that a guest tries is not possible. It changes nothing.
    pub fn why_not(&self, guest: GuestId, ask: &AskWhyNot) -> Result<WhyNot, Fault> {
        if !self.holds(guest, ask.seat) {
            return Err(Fault::forbidden(format!("seat {} is not yours", ask.seat)));
        }
        let table = self.table().ok_or_else(Fault::not_begun)?;
        if ask.seq != self.seq() {
            return Err(Fault::Conflict(self.seq()));
        }
        if table.decider().is_some_and(|decider| decider != Seat(ask.seat)) {
            return Ok(WhyNot { rule: None, reason: Message::new("refused-not-your-turn") });
        }
        why_not(table, &ask.attempt)
    }

    /// Applies a command of a seat to the table and returns the records to store. `command` is the key under which a
    /// repetition is recognised. The session's other data follows when they are [committed](Session::committed).
    pub fn apply_uncommitted(
        &mut self,
        seat: Seat,
        kind: &CommandKind,
        command: Option<String>,
        now: i64,
    ) -> Result<Append, Fault> {
        let table = self.uncommitted_table()?;
        let lines = change_table(table, seat, kind)?;
        let mut records: Vec<LogRecord> =
            lines.into_iter().map(|lines| LogRecord { lines, command: None }).collect();
        if let Some(last) = records.last_mut() {
            last.command.clone_from(&command);
        }
        let (decider, state) = (table.decider().map(|seat| seat.0), state_of(table));
        self.applied = Some(Applied { command, seats: None, now });
        Ok(Append {
            game: self.record.id.clone(),
            after: self.seq(),
            records,
            decider,
            state,
            seats: None,
            now,
            fence: None,
        })
    }
}

/// Acts, undoes or redoes at the table, and returns the transcript lines of each new record.
fn change_table(table: &mut dyn AnyTable, seat: Seat, kind: &CommandKind) -> Result<Vec<String>, Fault> {
    let why_not = |message: Message| Fault::refused(message, "this is not possible now");
    match kind {
        CommandKind::Act(action) => {
            if table.decider().is_some_and(|decider| decider != seat) {
                let message = Message::new("refused-not-your-turn");
                return Err(Fault::refused(message, "another player decides"));
            }
            table.act(action)?;
        }
        CommandKind::Undo => {
            table.undo(seat).map_err(why_not)?;
        }
        CommandKind::Redo => {
            table.redo(seat).map_err(why_not)?;
        }
        CommandKind::Restart => return restart(table, seat),
    }
    Ok(vec![table.latest_lines().map_err(Fault::internal)?])
}

/// Undoes the actions of the latest turn of `seat`, as far as the rules allow.
fn restart(table: &mut dyn AnyTable, seat: Seat) -> Result<Vec<String>, Fault> {
    let why_not = |message: Message| Fault::refused(message, "nothing can be undone");
    table.can_undo(seat).map_err(why_not)?;
    let mut standing = Vec::new();
    for record in table.records(Viewer::Seat(seat)) {
        if record.undone {
            standing.pop();
        } else if record.notice.is_none() {
            standing.push((record.seat, record.turn));
        }
    }
    let mut lines = Vec::new();
    let turn = standing.last().copied();
    while standing.pop() == turn && table.can_undo(seat).is_ok() {
        table.undo(seat).map_err(why_not)?;
        lines.push(table.latest_lines().map_err(Fault::internal)?);
    }
    Ok(lines)
}

/// Why an attempt of the decider is not possible.
pub(crate) fn why_not(table: &dyn AnyTable, attempt: &Value) -> Result<WhyNot, Fault> {
    match table.why_not(attempt).map_err(Fault::bad_request)? {
        Some(refusal) => Ok(WhyNot { rule: Some(refusal.rule.into()), reason: refusal.message }),
        None => Err(Fault::bad_request("this is possible: one of the choices stands for it")),
    }
}
