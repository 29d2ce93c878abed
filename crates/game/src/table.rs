//! A game in play: the position, its history, undo and redo.

use crate::transcript::Player;
use crate::{
    Chance, ChanceOutcome, Collected, Event, Game, OwnedObservation, Recording, Refusal, Seat, Viewer,
};
use std::sync::Arc;

/// A game's setup and state with the log of all its records.
///
/// ```
/// # use game::{Game, RngChance, Seed, Table};
/// # use std::sync::Arc;
/// /// A game in which everybody takes the first legal action.
/// fn first_actions<G: Game>(setup: Arc<G::Setup>) -> Table<G> {
///     let mut chance = RngChance::seeded(&Seed::from_number(1));
///     let mut table = Table::deal(setup, &mut chance);
///     while let Some(&action) = table.legal().first() {
///         table.act(action, &mut chance).expect("listed is legal");
///     }
///     table
/// }
/// ```
pub struct Table<G: Game> {
    setup: Arc<G::Setup>,
    state: G::State,
    /// The position before the first record.
    start: G::State,
    /// The chance outcomes of the setup; `None` if the game began from a position.
    deal: Option<Vec<ChanceOutcome>>,
    opening: Vec<G::Event>,
    records: Vec<Record<G>>,
    /// The actions that can still be undone, oldest first, each with the position before it.
    undoable: Vec<(Seat, G::Action, G::State)>,
    /// The actions that were undone last and can be redone, latest last.
    undone: Vec<(Seat, G::Action)>,
    /// Was the game ended by the players?
    ended: bool,
}

/// One record of the game log, which is append-only.
#[derive(Debug)]
pub enum Record<G: Game> {
    /// A player acted.
    Act(Step<G>),
    /// A player undid the latest action that still stood.
    Undo {
        /// Who.
        seat: Seat,
        /// What was undone.
        action: G::Action,
    },
    /// Somebody else plays a seat from here on. The position stays as it is.
    Takeover(Takeover),
    /// The players ended the game before the rules did. Nobody decides any more.
    End,
}

/// A seat changes hands.
#[derive(Clone, PartialEq, Debug)]
pub struct Takeover {
    /// Which seat.
    pub seat: Seat,
    /// Who played it so far.
    pub from: Player,
    /// Who plays it from here on.
    pub to: Player,
}

impl Takeover {
    /// What happened, for people.
    pub fn message(&self) -> crate::Message {
        let (from, to) = (&self.from, &self.to);
        let id = match (&from.bot, &to.bot) {
            (_, Some(_)) => "log-takeover-bot",
            (Some(_), None) if from.name == to.name => "log-takeover-back",
            _ => "log-takeover-person",
        };
        crate::Message::new(id).text("from", from.name.clone()).text("to", to.name.clone())
    }
}

/// An action with its chance outcomes and events.
#[derive(Debug)]
pub struct Step<G: Game> {
    /// The turn in which it was played.
    pub turn: u32,
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// The chance outcomes, in order.
    pub chance_outcomes: Vec<ChanceOutcome>,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

/// Why an undo or redo is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// This player has not acted since somebody else decided.
    NothingOfYours,
    /// Something was revealed since: a roll, a card, a tile.
    Revealed,
    /// There is nothing to redo.
    NothingUndone,
}

impl NoUndo {
    /// The reason, for people.
    pub fn message(self) -> crate::Message {
        crate::Message::new(match self {
            NoUndo::NothingOfYours => "undo-nothing-of-yours",
            NoUndo::Revealed => "undo-revealed",
            NoUndo::NothingUndone => "undo-nothing-undone",
        })
    }
}

// Written by hand, because derived implementations would require `G: Clone`.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        match self {
            Record::Act(step) => Record::Act(step.clone()),
            Record::Undo { seat, action } => Record::Undo { seat: *seat, action: *action },
            Record::Takeover(takeover) => Record::Takeover(takeover.clone()),
            Record::End => Record::End,
        }
    }
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        Step {
            turn: self.turn,
            seat: self.seat,
            action: self.action,
            chance_outcomes: self.chance_outcomes.clone(),
            events: self.events.clone(),
        }
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            setup: self.setup.clone(),
            state: self.state,
            start: self.start,
            deal: self.deal.clone(),
            opening: self.opening.clone(),
            records: self.records.clone(),
            undoable: self.undoable.clone(),
            undone: self.undone.clone(),
            ended: self.ended,
        }
    }
}

/// Nothing more can happen in a game that is over.
fn over() -> Refusal {
    Refusal { rule: "end", message: crate::Message::new("refused-game-over") }
}

impl<G: Game> Table<G> {
    /// Sets up and deals a new game.
    pub fn deal(setup: Arc<G::Setup>, chance: &mut impl Chance) -> Self {
        let mut recording = Recording::new(chance);
        let mut events = Collected::default();
        let state = G::start(&setup, &mut recording, &mut events);
        Table {
            setup,
            state,
            start: state,
            deal: Some(recording.chance_outcomes),
            opening: events.0,
            records: Vec::new(),
            undoable: Vec::new(),
            undone: Vec::new(),
            ended: false,
        }
    }

    /// A game that begins from a position.
    pub fn from_position(setup: Arc<G::Setup>, start: G::State) -> Self {
        Table {
            setup,
            state: start,
            start,
            deal: None,
            opening: Vec::new(),
            records: Vec::new(),
            undoable: Vec::new(),
            undone: Vec::new(),
            ended: false,
        }
    }

    /// The same game before its first record.
    pub(crate) fn at_start(&self) -> Self {
        Table {
            setup: self.setup.clone(),
            state: self.start,
            start: self.start,
            deal: self.deal.clone(),
            opening: self.opening.clone(),
            records: Vec::new(),
            undoable: Vec::new(),
            undone: Vec::new(),
            ended: false,
        }
    }

    /// The components and options.
    pub fn setup(&self) -> &Arc<G::Setup> {
        &self.setup
    }

    /// The full position, hidden information included: never show it to a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The chance outcomes of the setup; none if the game began from a position.
    pub fn dealt(&self) -> &[ChanceOutcome] {
        self.deal.as_deref().unwrap_or_default()
    }

    /// Did the game begin from a position, without being dealt?
    pub fn began_from_position(&self) -> bool {
        self.deal.is_none()
    }

    /// The position before the first record.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// The events of the setup.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// All records since the setup, undone actions included.
    pub fn records(&self) -> &[Record<G>] {
        &self.records
    }

    /// Who decides now.
    pub fn decider(&self) -> Option<Seat> {
        if self.ended { None } else { G::decider(&self.setup, &self.state) }
    }

    /// Did the players end the game before the rules did?
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// The decider's legal actions.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        if self.decider().is_some() {
            G::legal(&self.setup, &self.state, &mut list);
        }
        list
    }

    /// The view of `viewer`.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.setup, &self.state, viewer)
    }

    /// The views of several viewers, sharing their common parts.
    pub fn views(&self, viewers: impl Iterator<Item = Viewer>) -> impl Iterator<Item = G::View> {
        G::views(&self.setup, &self.state, viewers)
    }

    /// What a bot in `seat` gets to see.
    pub fn observe(&self, seat: Seat) -> OwnedObservation<G> {
        OwnedObservation::new(self.setup.clone(), self.state, seat)
    }

    /// Plays an action of the decider. A refused action changes nothing.
    pub fn act(&mut self, action: G::Action, chance: &mut impl Chance) -> Result<&Step<G>, Refusal> {
        let Some(seat) = self.decider() else {
            return Err(over());
        };
        let mut after = self.state;
        let mut recording = Recording::new(chance);
        let mut events = Collected::default();
        G::apply(&self.setup, &mut after, action, &mut recording, &mut events)?;
        let step = Step {
            turn: G::turn(&self.state),
            seat,
            action,
            chance_outcomes: recording.chance_outcomes,
            events: events.0,
        };

        if step.chance_outcomes.is_empty() && !step.events.iter().any(Event::reveals) {
            self.undoable.push((seat, action, self.state));
        } else {
            self.undoable.clear();
        }
        if self.undone.last() == Some(&(seat, action)) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.state = after;
        self.records.push(Record::Act(step));
        match self.records.last() {
            Some(Record::Act(step)) => Ok(step),
            _ => unreachable!("the step was just recorded"),
        }
    }

    /// Can `seat` undo an action, and if not, why?
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        if self.decider().is_none() {
            // The end reveals everything: the hands, the seed, the result.
            return Err(NoUndo::Revealed);
        }
        match self.undoable.last() {
            Some(&(by, ..)) if by == seat => Ok(()),
            Some(_) => Err(NoUndo::NothingOfYours),
            None => match self.records.last() {
                Some(Record::Act(step)) if step.seat == seat => Err(NoUndo::Revealed),
                _ => Err(NoUndo::NothingOfYours),
            },
        }
    }

    /// Undoes the latest action of `seat`, unless something was revealed or somebody else decided since.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, NoUndo> {
        self.can_undo(seat)?;
        let (_, action, before) = self.undoable.pop().expect("there is an action to undo");
        self.state = G::after_undo(&self.setup, &before, action, &self.state);
        self.undone.push((seat, action));
        self.records.push(Record::Undo { seat, action });
        Ok(action)
    }

    /// Can `seat` redo an action, and if not, why?
    pub fn can_redo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.undone.last() {
            Some(&(by, _)) if by == seat && self.decider() == Some(seat) => Ok(()),
            _ => Err(NoUndo::NothingUndone),
        }
    }

    /// Redoes the action that was undone last.
    pub fn redo(&mut self, seat: Seat, chance: &mut impl Chance) -> Result<G::Action, NoUndo> {
        self.can_redo(seat)?;
        let &(_, action) = self.undone.last().expect("there is an action to redo");
        self.act(action, chance).map_err(|_| NoUndo::NothingUndone)?;
        Ok(action)
    }

    /// Somebody else plays a seat from here on. What was decided for the seat before can no longer be taken back: its
    /// new player did not decide it.
    pub fn take_over(&mut self, takeover: Takeover) -> Result<(), Refusal> {
        if self.decider().is_none() {
            return Err(over());
        }
        if let Some(at) = self.undoable.iter().rposition(|(by, ..)| *by == takeover.seat) {
            self.undoable.drain(..=at);
        }
        if self.undone.iter().any(|(by, _)| *by == takeover.seat) {
            self.undone.clear();
        }
        self.records.push(Record::Takeover(takeover));
        Ok(())
    }

    /// Ends the game before the rules do.
    pub fn end(&mut self) -> Result<(), Refusal> {
        if self.decider().is_none() {
            return Err(over());
        }
        self.ended = true;
        self.records.push(Record::End);
        Ok(())
    }

    /// All events as `viewer` may know them, those of the setup included.
    pub fn events_for(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> + '_ {
        let steps = self.records.iter().filter_map(|record| match record {
            Record::Act(step) => Some(step.events.iter()),
            Record::Undo { .. } | Record::Takeover(_) | Record::End => None,
        });
        self.opening.iter().chain(steps.flatten()).filter_map(move |event| event.seen_by(viewer))
    }
}
