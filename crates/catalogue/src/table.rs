//! A game in play, whatever its title.

use crate::{AnyView, Choice, LogEntry, Reader};
use game::transcript::{Knowledge, Player};
use game::{Edition, Message, Meta, Outcome, Refusal, Seat, Seed, Viewer};
use serde_json::value::RawValue;
use std::any::Any;
use std::io;

/// A table of some title: what [`TypedTable`](crate::TypedTable) can do without naming its types.
pub trait AnyTable: Any + Send {
    /// The title.
    fn meta(&self) -> &'static Meta;
    /// Who plays, clockwise.
    fn players(&self) -> &[Player];
    /// The edition of the components.
    fn edition(&self) -> &Edition;
    /// The options, as a transcript writes them.
    fn options(&self) -> serde_json::Value;

    /// Who decides now; nobody when the game is over.
    fn decider(&self) -> Option<Seat>;
    /// The number of the current turn, from 1.
    fn turn(&self) -> u32;
    /// What the decider may do, each with what would come of it.
    fn choices(&self) -> Vec<Choice>;
    /// The same as JSON: quicker than [`choices`](AnyTable::choices) for whoever only passes it on.
    fn choices_text(&self) -> Box<RawValue>;
    /// What the decider may do, as texts only.
    fn legal(&self) -> Vec<String>;
    /// The decider does something. If it is refused nothing has changed.
    fn act(&mut self, action: &str) -> Result<(), Refused>;
    /// The bot of the decider decides; returns what it did, or nothing if a person decides.
    fn think(&mut self) -> Option<String>;
    /// Why the bot of a seat has lost whatever the points say, if it has ([`Bot::forfeit`](crate::Bot::forfeit)).
    fn forfeit(&self, seat: Seat) -> Option<&str>;

    /// May `seat` take back a choice, and if not, why?
    fn can_undo(&self, seat: Seat) -> Result<(), Message>;
    /// Takes back the latest choice of `seat`; returns it.
    fn undo(&mut self, seat: Seat) -> Result<String, Message>;
    /// May `seat` do again what they took back?
    fn can_redo(&self, seat: Seat) -> Result<(), Message>;
    /// Makes the choice again that was taken back last; returns it.
    fn redo(&mut self, seat: Seat) -> Result<String, Message>;

    /// What `viewer` may know, as data.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// What `viewer` may know, as JSON: quicker than [`view`](AnyTable::view) for whoever only passes it on.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// What each of the `viewers` may know, as the title's own type.
    fn views(&self, viewers: &[Viewer]) -> Vec<Box<dyn AnyView>>;
    /// What `viewer` may know of everything that happened, from entry `since` on.
    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogEntry>;
    /// Writes to each reader what they may know of one record, or of the layout before the first (`None`).
    fn write_log(&self, record: Option<usize>, readers: &mut [Reader]);
    /// How many entries [`write_log`](AnyTable::write_log) has for `viewer`.
    fn log_count(&self, viewer: Viewer, record: Option<usize>) -> usize;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The message ids of the scoring categories.
    fn categories(&self) -> &'static [&'static str];

    /// Everything that was done, as `viewer` may know it.
    fn records(&self, viewer: Viewer) -> Vec<RecordView>;
    /// The game as it stood after the first `records`, at rest.
    fn after(&self, records: usize) -> Box<dyn AnyTable>;
    /// Makes a game at rest playable: from here on chance is drawn from `seed`. If all chance so far came from the same
    /// seed, the generator continues where it stopped and the game keeps its commitment.
    fn resume(&mut self, seed: Seed);
    /// How many records there were, those taken back and the taking back included.
    fn record_count(&self) -> usize;
    /// The lines the latest record adds to the full transcript; before the first record, the lines it begins with.
    fn latest_lines(&self) -> io::Result<String>;
    /// Writes the game as far as it has been played.
    fn write(&self, knowledge: Knowledge, out: &mut dyn io::Write) -> io::Result<()>;
}

/// One thing somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordView {
    /// The turn in which it was done.
    pub turn: u32,
    /// Who.
    pub seat: Seat,
    /// What, in its text form; nothing where the viewer may not know.
    pub action: Option<String>,
    /// Was it taken back rather than done?
    pub undone: bool,
}

/// Why an action was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// It is no action of this title: what one looks like.
    Unreadable(String),
    /// A rule forbids it.
    Forbidden(Refusal),
    /// The game is at rest and was not [resumed](AnyTable::resume).
    AtRest,
}
