//! [`AnyTable`]: a game in play, with the types of its title erased.

use crate::analysis::ChoicePart;
use crate::{AnyObservation, AnyView, Reader, Title};
use game::transcript::{Knowledge, Player};
use game::{Message, Meta, Outcome, Question, Refusal, Seat, Seed, Viewer};
use serde_json::value::RawValue;
use std::any::Any;
use std::io;
use std::sync::Arc;

/// A table of some title: the object-safe interface of [`TypedTable`](crate::TypedTable).
///
/// Each thing has one form here: a text where callers forward it, otherwise what every title shares. Who wants the
/// types of the title, such as a terminal, asks [`visit`](crate::visit) for them and downcasts the table.
pub trait AnyTable: Any + Send {
    /// Its title.
    fn title(&self) -> &'static dyn Title;
    /// Who plays now, clockwise.
    fn players(&self) -> &[Player];
    /// The options, as a transcript writes them.
    fn options(&self) -> serde_json::Value;
    /// What the texts of pieces in views and events stand for, as JSON; the same throughout a game.
    fn pieces_text(&self) -> Arc<RawValue>;

    /// Who decides now; `None` when the game is over.
    fn decider(&self) -> Option<Seat>;
    /// What the decider is asked.
    fn question(&self) -> Option<Question>;
    /// The number of the current turn, from 1.
    fn turn(&self) -> u32;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What a bot, a hint or an analysis for `seat` gets.
    fn observe(&self, seat: Seat) -> AnyObservation;
    /// The decider's legal actions as texts.
    fn legal(&self) -> Vec<String>;
    /// The decider's legal actions with a preview of their effects, as a JSON list of [`Choice`](crate::Choice).
    fn choices_text(&self) -> Box<RawValue>;
    /// The actions of one choice of the decider as data and words: usually one, or a card and the move it makes. The
    /// error says what is no legal action.
    fn parts(&self, choice: &[String]) -> Result<Vec<ChoicePart>, String>;
    /// Why something that the decider tries is not possible, although no choice stands for it; `None` if one does. It
    /// is given as the title's own data ([`Wire::Attempt`](game::Wire::Attempt)).
    fn why_not(&self, attempt: &serde_json::Value) -> Result<Option<Refusal>, String>;
    /// The views of these viewers.
    fn views(&self, viewers: &[Viewer]) -> Vec<Box<dyn AnyView>>;
    /// The position with nothing hidden, for replays of finished games.
    fn open_view(&self) -> Box<dyn AnyView>;

    /// Plays an action of the decider. A refused action changes nothing.
    fn act(&mut self, action: &str) -> Result<(), Refused>;
    /// Plays an action of the decider with exactly these chance outcomes, written as in a transcript: for lessons. A
    /// refused action changes nothing, and neither does one for which chance gives another outcome than is asked for.
    fn act_scripted(&mut self, action: &str, chance: &[String]) -> Result<(), Refused>;
    /// Can `seat` undo an action, and if not, why?
    fn can_undo(&self, seat: Seat) -> Result<(), Message>;
    /// Undoes the latest action of `seat`; returns it.
    fn undo(&mut self, seat: Seat) -> Result<String, Message>;
    /// Can `seat` redo an action, and if not, why?
    fn can_redo(&self, seat: Seat) -> Result<(), Message>;
    /// Redoes the action that was undone last; returns it.
    fn redo(&mut self, seat: Seat) -> Result<String, Message>;
    /// Somebody else plays a seat from here on.
    fn take_over(&mut self, seat: Seat, player: Player) -> Result<(), Message>;
    /// Ends the game before the rules do.
    fn end(&mut self) -> Result<(), Message>;
    /// Makes a game at rest playable: from here on chance is drawn from `seed`. If all chance so far came from the same
    /// seed, the generator continues where it stopped and the game keeps its commitment.
    fn resume(&mut self, seed: Seed);

    /// How many records there are, undone actions and undos included.
    fn record_count(&self) -> usize;
    /// All records, as `viewer` may know them.
    fn records(&self, viewer: Viewer) -> Vec<RecordView>;
    /// The game after its first `records` records, at rest.
    fn after(&self, records: usize) -> Box<dyn AnyTable>;
    /// Appends the log entries of one record, or of the setup (`None`), for each reader.
    fn write_log(&self, record: Option<usize>, readers: &mut [Reader]);
    /// Writes the game as far as it has been played.
    fn write(&self, knowledge: Knowledge, out: &mut dyn io::Write) -> io::Result<()>;
    /// The lines that the latest record adds to the full transcript; before the first record, its first lines.
    fn latest_lines(&self) -> io::Result<String>;
    /// The position as text, with its header.
    fn write_position(&self, knowledge: Knowledge) -> String;
}

impl dyn AnyTable {
    /// The metadata of its title.
    pub fn meta(&self) -> &'static Meta {
        self.title().meta()
    }

    /// The view of `viewer`.
    pub fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        self.views(&[viewer]).pop().expect("there is a view for each viewer")
    }
}

/// One record as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordView {
    /// The turn it belongs to.
    pub turn: u32,
    /// Who.
    pub seat: Seat,
    /// The action in its text form; `None` if it is hidden from the viewer.
    pub action: Option<String>,
    /// Is it an undo of this action?
    pub undone: bool,
    /// What happened, if it was no choice in the game: a seat changed hands, or the game was ended.
    pub notice: Option<Message>,
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// Not an action of this title; the text says what one looks like.
    Unreadable(String),
    /// A rule forbids it.
    Forbidden(Refusal),
    /// The game is at rest and was not [resumed](AnyTable::resume).
    AtRest,
}
