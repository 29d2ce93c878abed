//! A game in play: the table, who may act for whom, and what was said about it so far.

use crate::audience::{self, viewers};
use crate::bots::AnyBot;
use crate::broadcast::LastSent;
use crate::fault::Fault;
use crate::protocol::Raw;
use catalogue::{AnyTable, Reader};
use game::{Message, Seat, Viewer};
use std::collections::VecDeque;
use store::{GameRecord, GuestId, LogRecord, State};

/// So many commands are remembered for the case that they are repeated. A later repeat is a conflict.
const REMEMBERED: usize = 64;

/// What somebody wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// A choice, in its text form.
    Act(String),
    /// Take back the latest choice.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Take back everything of this turn that can be taken back.
    Restart,
}

/// A game in memory.
pub struct Session {
    /// What the store keeps of it, records apart.
    pub record: GameRecord,
    /// Computer players by seat; one that is thinking is away.
    pub bots: Vec<Option<Box<dyn AnyBot>>>,
    /// Nothing while seats are open.
    table: Option<Box<dyn AnyTable>>,
    /// For each viewer, the length of the log before the first record, after it, and so on; the spectator comes last.
    told: Vec<Vec<u32>>,
    commands: VecDeque<(String, u64)>,
    drawn: Drawn,
    /// What was told last to whoever looks with these eyes and listens.
    pub(crate) last_sent: Vec<Option<LastSent>>,
    /// What the game is played with, once the table is laid.
    options: Option<Raw>,
}

/// What was written for the present position, once for all who look with the same eyes.
#[derive(Default)]
struct Drawn {
    views: Vec<Option<Raw>>,
    choices: Option<Raw>,
}

impl Session {
    /// A game that waits for its players.
    pub fn waiting(record: GameRecord) -> Session {
        Session {
            record,
            bots: Vec::new(),
            table: None,
            told: Vec::new(),
            commands: VecDeque::new(),
            drawn: Drawn::default(),
            last_sent: Vec::new(),
            options: None,
        }
    }

    /// A game that is played or was played.
    pub fn playing(record: GameRecord, table: Box<dyn AnyTable>, records: &[LogRecord]) -> Session {
        let mut session = Session::waiting(record);
        session.sit_down(table);
        for (number, record) in (session.record.base + 1..).zip(records) {
            if let Some(command) = &record.command {
                session.remember(command.clone(), number);
            }
        }
        session
    }

    /// The table is laid.
    pub fn sit_down(&mut self, table: Box<dyn AnyTable>) {
        let viewers = viewers(table.players().len());
        let records = table.record_count();
        self.told = viewers
            .map(|viewer| {
                let mut length = 0;
                let mut lengths = Vec::with_capacity(records + 1);
                for record in std::iter::once(None).chain((0..records).map(Some)) {
                    length += table.log_count(viewer, record) as u32;
                    lengths.push(length);
                }
                lengths
            })
            .collect();
        self.bots = table.players().iter().map(|_| None).collect();
        self.options = Some(Raw::of(&table.options()));
        self.table = Some(table);
        self.drawn = Drawn::default();
        self.last_sent.clear();
    }

    /// The table, if it is laid.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// The number of the latest change.
    pub fn seq(&self) -> u64 {
        self.record.base + self.record.length
    }

    /// Is everything that was to be done done?
    pub fn is_over(&self) -> bool {
        self.record.state == State::Over
    }

    /// May somebody act for this seat?
    pub fn holds(&self, guest: GuestId, seat: u8) -> bool {
        self.record.seats.get(seat as usize).is_some_and(|seat| seat.holders.contains(&guest))
    }

    /// The seats somebody may act for.
    pub fn seats_of(&self, guest: Option<GuestId>) -> Vec<u8> {
        let Some(guest) = guest else { return Vec::new() };
        let seats = (0u8..).zip(&self.record.seats);
        seats.filter(|(_, seat)| seat.holders.contains(&guest)).map(|(number, _)| number).collect()
    }

    /// May somebody give away seats and begin?
    pub fn is_host(&self, guest: Option<GuestId>) -> bool {
        guest.is_some_and(|guest| self.record.hosts.contains(&guest))
    }

    /// The computer player who decides now.
    pub fn bot_to_move(&self) -> Option<Seat> {
        let seat = self.table.as_ref()?.decider()?;
        self.record.seats.get(seat.index())?.bot.is_some().then_some(seat)
    }

    /// The answer to a command that was carried out before.
    pub fn answered(&self, command: &str) -> Option<u64> {
        self.commands.iter().rev().find(|(known, _)| known == command).map(|(_, seq)| *seq)
    }

    fn remember(&mut self, command: String, seq: u64) {
        if self.commands.len() == REMEMBERED {
            self.commands.pop_front();
        }
        self.commands.push_back((command, seq));
    }

    /// Carries out an order at the table and returns what is to be written. Nothing counts until it is
    /// [committed](Session::committed).
    pub fn carry_out(&mut self, seat: Seat, order: &Order) -> Result<Vec<String>, Fault> {
        let table = self.table.as_mut().ok_or_else(not_begun)?;
        let why_not = |message: Message| Fault::refused(message, "nothing of this kind can be done here");
        match order {
            Order::Act(action) => {
                if table.decider().is_some_and(|decider| decider != seat) {
                    let message = Message::new("refused-not-your-turn");
                    return Err(Fault::refused(message, "somebody else decides"));
                }
                table.act(action)?;
            }
            Order::Undo => {
                table.undo(seat).map_err(why_not)?;
            }
            Order::Redo => {
                table.redo(seat).map_err(why_not)?;
            }
            Order::Restart => return restart(&mut **table, seat),
        }
        Ok(vec![table.latest_lines().map_err(Fault::internal)?])
    }

    /// What was carried out is in the store now.
    pub fn committed(&mut self, command: Option<String>, now: i64) {
        let Some(table) = &self.table else { return };
        let records = table.record_count();
        for (viewer, lengths) in viewers(table.players().len()).zip(&mut self.told) {
            for record in lengths.len() - 1..records {
                let before = lengths.last().copied().unwrap_or(0);
                lengths.push(before + table.log_count(viewer, Some(record)) as u32);
            }
        }
        self.record.length = records as u64;
        self.record.decider = table.decider().map(|seat| seat.0);
        self.record.state = state_of(&**table);
        self.record.updated = now;
        if let Some(command) = command {
            self.remember(command, self.seq());
        }
        self.drawn = Drawn::default();
    }

    /// How long a viewer's log is after so many records.
    pub fn log_length(&self, viewer: Viewer, records: usize) -> usize {
        let lengths = self.told.get(self.index(viewer));
        lengths.and_then(|lengths| lengths.get(records)).map_or(0, |length| *length as usize)
    }

    /// What a viewer may know of everything that happened, from entry `since` on, as a JSON list.
    pub fn log(&self, viewer: Viewer, since: usize) -> Raw {
        let lengths = self.told.get(self.index(viewer)).map_or(&[][..], Vec::as_slice);
        // The first record (0 is the layout) that told something from there on.
        let first = lengths.partition_point(|length| *length as usize <= since);
        let mut reader = [self.reader(viewer, since, first, Vec::new())];
        self.write_log(first, &mut reader);
        let [Reader { text, .. }] = reader;
        Raw::list(text)
    }

    /// Somebody who has not read what was told from a record on (0 is the layout), and reads it after a text.
    pub fn reader(&self, viewer: Viewer, since: usize, first: usize, text: Vec<u8>) -> Reader {
        let next = first.checked_sub(1).map_or(0, |records| self.log_length(viewer, records));
        Reader::new(viewer, next, since, text)
    }

    /// Writes to these readers what was told from a record on (0 is the layout).
    pub fn write_log(&self, first: usize, readers: &mut [Reader]) {
        let Some(table) = &self.table else { return };
        for at in first..=self.record.length as usize {
            table.write_log(at.checked_sub(1), readers);
        }
    }

    /// What a viewer may know of the position.
    pub fn view(&mut self, viewer: Viewer) -> Option<Raw> {
        let index = self.index(viewer);
        let table = self.table.as_ref()?;
        if self.drawn.views.len() <= index {
            self.drawn.views.resize(index + 1, None);
        }
        let view = &mut self.drawn.views[index];
        Some(view.get_or_insert_with(|| table.view_text(viewer).into()).clone())
    }

    /// What the decider may do.
    pub fn choices(&mut self) -> Option<Raw> {
        let table = self.table.as_ref()?;
        Some(self.drawn.choices.get_or_insert_with(|| table.choices_text().into()).clone())
    }

    /// What the game is played with; before it begins, what was asked for.
    pub fn options(&self) -> Raw {
        self.options.clone().unwrap_or_else(|| Raw::of(&self.record.wish))
    }

    fn index(&self, viewer: Viewer) -> usize {
        audience::index(viewer, self.record.seats.len())
    }
}

/// How far the game at a table is.
pub fn state_of(table: &dyn AnyTable) -> State {
    if table.decider().is_some() { State::Running } else { State::Over }
}

/// The game has not begun.
pub fn not_begun() -> Fault {
    Fault::refused(Message::new("refused-not-begun"), "seats are still open")
}

/// Takes back the choices of the latest turn of `seat`, as far as they can be taken back.
fn restart(table: &mut dyn AnyTable, seat: Seat) -> Result<Vec<String>, Fault> {
    table.can_undo(seat).map_err(|why| Fault::refused(why, "nothing can be taken back here"))?;
    let mut standing = Vec::new();
    for record in table.records(Viewer::Seat(seat)) {
        if record.undone {
            standing.pop();
        } else {
            standing.push((record.seat, record.turn));
        }
    }
    let mut lines = Vec::new();
    let turn = standing.last().copied();
    while standing.pop() == turn && table.can_undo(seat).is_ok() {
        table.undo(seat).map_err(|why| Fault::refused(why, "nothing can be taken back here"))?;
        lines.push(table.latest_lines().map_err(Fault::internal)?);
    }
    Ok(lines)
}
