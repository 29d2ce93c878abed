//! A game in play: the table, the holders of its seats, recent commands and cached views.

use crate::broadcast::LastSent;
use crate::protocol::Raw;
use crate::viewers::{self, viewers};
use crate::{Fault, GameRecord, GuestId, LogRecord, SeatRecord, State};
use catalogue::{AnyTable, Reader};
use game::{Seat, Viewer};
use std::collections::VecDeque;
use std::ops::Range;

/// Number of commands remembered to answer retries. A later retry is a conflict.
const REMEMBERED_COMMANDS: usize = 64;

/// A game in play.
pub struct Session {
    /// The stored data of the game, except its log records.
    pub record: GameRecord,
    /// `None` while seats are open.
    table: Option<Box<dyn AnyTable>>,
    /// For each viewer, the length of their log after 0, 1, 2, … records; the spectator comes last.
    log_lengths: Vec<Vec<u32>>,
    commands: VecDeque<(String, u64)>,
    /// The change that is applied to the table and not yet committed.
    pub(crate) applied: Option<Applied>,
    /// For each seat, the seats that want a computer to play it.
    pub(crate) votes: Vec<Vec<u8>>,
    /// The seats that want to end the game.
    pub(crate) end_votes: Vec<u8>,
    rendered: Rendered,
    /// The base of the next patch, by viewer.
    pub(crate) last_sent: Vec<Option<LastSent>>,
    /// The game's options, once it is dealt.
    options: Option<Raw>,
}

/// Serialised views and choices of the current position, shared by all requests of the same viewer.
#[derive(Default)]
struct Rendered {
    views: Vec<Option<Raw>>,
    choices: Option<Raw>,
}

/// A change to be committed.
pub(crate) struct Applied {
    /// The key of the command that caused it.
    pub command: Option<String>,
    /// The seats from then on, if one of them changes hands.
    pub seats: Option<Vec<SeatRecord>>,
    /// When, in milliseconds since 1970.
    pub now: i64,
}

impl Session {
    /// A game that waits for players.
    pub fn waiting(record: GameRecord) -> Session {
        Session {
            record,
            table: None,
            log_lengths: Vec::new(),
            commands: VecDeque::new(),
            applied: None,
            votes: Vec::new(),
            end_votes: Vec::new(),
            rendered: Rendered::default(),
            last_sent: Vec::new(),
            options: None,
        }
    }

    /// A game that is running or over.
    pub fn playing(record: GameRecord, table: Box<dyn AnyTable>, records: &[LogRecord]) -> Session {
        let mut session = Session::waiting(record);
        session.set_table(table);
        for (number, record) in (session.record.base + 1..).zip(records) {
            if let Some(command) = &record.command {
                session.remember_command(command.clone(), number);
            }
        }
        session
    }

    /// Sets the dealt table.
    pub fn set_table(&mut self, table: Box<dyn AnyTable>) {
        self.log_lengths = viewers(table.players().len()).map(|_| Vec::new()).collect();
        count_logs(&*table, &mut self.log_lengths);
        self.options = Some(Raw::of(&table.options()));
        self.table = Some(table);
        self.rendered = Rendered::default();
        self.last_sent.clear();
    }

    /// The table, if the game is dealt.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// The table to change. Fails while a change is not committed.
    pub(crate) fn uncommitted_table(&mut self) -> Result<&mut dyn AnyTable, Fault> {
        if self.applied.is_some() {
            return Err(Fault::internal("the change before this one was not committed"));
        }
        self.table.as_deref_mut().ok_or_else(Fault::not_begun)
    }

    /// The sequence number of the latest change.
    pub fn seq(&self) -> u64 {
        self.record.version()
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.record.state == State::Over
    }

    /// May the guest act for this seat?
    pub fn holds(&self, guest: GuestId, seat: u8) -> bool {
        self.record.seats.get(seat as usize).is_some_and(|seat| seat.holders.contains(&guest))
    }

    /// The seats the guest may act for.
    pub fn seats_of(&self, guest: Option<GuestId>) -> Vec<u8> {
        let Some(guest) = guest else { return Vec::new() };
        let seats = (0u8..).zip(&self.record.seats);
        seats.filter(|(_, seat)| seat.holders.contains(&guest)).map(|(number, _)| number).collect()
    }

    /// May the guest assign seats and start the game?
    pub fn is_host(&self, guest: Option<GuestId>) -> bool {
        guest.is_some_and(|guest| self.record.hosts.contains(&guest))
    }

    /// Did the guest act for this seat earlier in the game?
    pub fn held(&self, guest: GuestId, seat: u8) -> bool {
        self.record.seats.get(seat as usize).is_some_and(|seat| seat.former.contains(&guest))
    }

    /// The seat to decide, if a bot sits there.
    pub fn bot_to_move(&self) -> Option<Seat> {
        let seat = self.table.as_ref()?.decider()?;
        self.record.seats.get(seat.index())?.bot.is_some().then_some(seat)
    }

    /// The sequence number that a remembered command produced.
    pub fn seq_of_command(&self, command: &str) -> Option<u64> {
        self.commands.iter().rev().find(|(known, _)| known == command).map(|(_, seq)| *seq)
    }

    pub(crate) fn remember_command(&mut self, command: String, seq: u64) {
        if self.commands.len() == REMEMBERED_COMMANDS {
            self.commands.pop_front();
        }
        self.commands.push_back((command, seq));
    }

    /// Updates the session after what [`apply_uncommitted`](Session::apply_uncommitted) returned was stored.
    pub fn committed(&mut self) {
        let (Some(table), Some(applied)) = (&self.table, self.applied.take()) else { return };
        self.record.length = table.record_count() as u64;
        self.record.decider = table.decider().map(|seat| seat.0);
        self.record.state = state_of(&**table);
        self.record.updated = applied.now;
        self.record.ended = table.outcome().map(|_| applied.now);
        self.record.expires = None;
        if let Some(command) = applied.command {
            self.remember_command(command, self.seq());
        }
        self.records_added();
        if let Some(seats) = applied.seats {
            self.record.seats = seats;
            self.seats_changed();
        }
    }

    /// Updates what is known about the log and the position after records were added to the table.
    pub(crate) fn records_added(&mut self) {
        let Some(table) = &self.table else { return };
        count_logs(&**table, &mut self.log_lengths);
        if !self.end_votes.is_empty() {
            self.end_votes.clear();
            self.last_sent.clear();
        }
        self.rendered = Rendered::default();
    }

    /// Who may see what has changed: everybody gets a full step, for which their view is authorized again.
    pub(crate) fn seats_changed(&mut self) {
        self.votes.clear();
        self.last_sent.clear();
    }

    /// The length of a viewer's log after this many records.
    pub fn log_length(&self, viewer: Viewer, records: usize) -> usize {
        let lengths = self.log_lengths.get(self.index(viewer));
        lengths.and_then(|lengths| lengths.get(records)).map_or(0, |length| *length as usize)
    }

    /// The viewer's log from entry `since` on, as a JSON list.
    pub fn log(&self, viewer: Viewer, since: usize) -> Raw {
        self.log_page(viewer, since, 0)
    }

    /// The same, but not much more than `most` entries, if that is not 0: the entries of a record stay together.
    pub fn log_page(&self, viewer: Viewer, since: usize, most: usize) -> Raw {
        let lengths = self.log_lengths.get(self.index(viewer)).map_or(&[][..], Vec::as_slice);
        // The first record (0 is the setup) with an entry from there on.
        let first = lengths.partition_point(|length| *length as usize <= since);
        let last = match most {
            0 => lengths.len(),
            most => lengths.partition_point(|length| (*length as usize) < since.saturating_add(most)) + 1,
        };
        let mut reader = [self.reader(viewer, since, first, Vec::new())];
        self.write_log(first..last.min(lengths.len()), &mut reader);
        let [Reader { text, .. }] = reader;
        Raw::list(text)
    }

    /// A reader that appends the viewer's log to `text`, starting with record `first` (0 is the setup).
    pub fn reader(&self, viewer: Viewer, since: usize, first: usize, text: Vec<u8>) -> Reader {
        let next = first.checked_sub(1).map_or(0, |records| self.log_length(viewer, records));
        Reader::new(viewer, next, since, text)
    }

    /// Writes the log of these records (0 is the setup) to these readers.
    pub fn write_log(&self, records: Range<usize>, readers: &mut [Reader]) {
        let Some(table) = &self.table else { return };
        for at in records {
            table.write_log(at.checked_sub(1), readers);
        }
    }

    /// The viewer's view of the position.
    pub fn view(&mut self, viewer: Viewer) -> Option<Raw> {
        let index = self.index(viewer);
        let table = self.table.as_ref()?;
        if self.rendered.views.len() <= index {
            self.rendered.views.resize(index + 1, None);
        }
        let view = &mut self.rendered.views[index];
        Some(view.get_or_insert_with(|| table.view(viewer).text().into()).clone())
    }

    /// The legal actions of the seat to decide.
    pub fn choices(&mut self) -> Option<Raw> {
        let table = self.table.as_ref()?;
        Some(self.rendered.choices.get_or_insert_with(|| table.choices_text().into()).clone())
    }

    /// The game's options; before it is dealt, the requested ones.
    pub fn options(&self) -> Raw {
        self.options.clone().unwrap_or_else(|| Raw::of(&self.record.request))
    }

    fn index(&self, viewer: Viewer) -> usize {
        viewers::index(viewer, self.record.seats.len())
    }
}

/// Adds the lengths of all viewers' logs after each record that is not counted yet; the first is that after the setup.
fn count_logs(table: &dyn AnyTable, lengths: &mut [Vec<u32>]) {
    let counted = lengths.first().map_or(0, Vec::len);
    let mut readers: Vec<Reader> = viewers(table.players().len())
        .zip(&*lengths)
        .map(|(viewer, lengths)| {
            Reader::counting(viewer, lengths.last().map_or(0, |&length| length as usize))
        })
        .collect();
    for record in counted..=table.record_count() {
        table.write_log(record.checked_sub(1), &mut readers);
        for (reader, lengths) in readers.iter().zip(&mut *lengths) {
            lengths.push(reader.next as u32);
        }
    }
}

/// The state of the game at a table.
pub fn state_of(table: &dyn AnyTable) -> State {
    if table.decider().is_some() { State::Running } else { State::Over }
}
