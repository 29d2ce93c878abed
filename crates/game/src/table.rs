//! A game in play: the position, how it came about, and what can still be taken back.

use crate::{Chance, ChanceOutcome, Collected, Event, Game, Observation, Recording, Refusal, Seat, Viewer};
use std::sync::Arc;

/// A title's setup and state with the record of everything that was done.
pub struct Table<G: Game> {
    setup: Arc<G::Setup>,
    state: G::State,
    deal: Vec<ChanceOutcome>,
    opening: Vec<G::Event>,
    records: Vec<Record<G>>,
    /// The choices that may still be taken back, oldest first, each with the position before it.
    loose: Vec<(Seat, G::Action, G::State)>,
    /// The choices that were taken back last and may be made again, latest last.
    undone: Vec<(Seat, G::Action)>,
}

/// One entry of the record, which only ever grows.
#[derive(Debug)]
pub enum Record<G: Game> {
    /// Somebody did something.
    Act(Step<G>),
    /// Somebody took back the latest choice that stood.
    Undo {
        /// Who did.
        seat: Seat,
        /// What was taken back.
        action: G::Action,
    },
}

/// An action with everything that followed from it.
#[derive(Debug)]
pub struct Step<G: Game> {
    /// The number of the turn in which it was done.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// How chance answered, in order.
    pub chance_outcomes: Vec<ChanceOutcome>,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// This player has not done anything since somebody else decided.
    NothingOfYours,
    /// Something was seen since: a roll, a card, a tile.
    Revealed,
    /// There is nothing to do again.
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

// Derived, these would ask for `G: Clone`, and a title is never copied.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        match self {
            Record::Act(step) => Record::Act(step.clone()),
            Record::Undo { seat, action } => Record::Undo { seat: *seat, action: *action },
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
            deal: self.deal.clone(),
            opening: self.opening.clone(),
            records: self.records.clone(),
            loose: self.loose.clone(),
            undone: self.undone.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Lays out a new game.
    pub fn deal(setup: Arc<G::Setup>, chance: &mut impl Chance) -> Self {
        let mut recording = Recording::new(chance);
        let mut told = Collected::default();
        let state = G::start(&setup, &mut recording, &mut told);
        Table {
            setup,
            state,
            deal: recording.chance_outcomes,
            opening: told.0,
            records: Vec::new(),
            loose: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The components and options.
    pub fn setup(&self) -> &Arc<G::Setup> {
        &self.setup
    }

    /// The position, hidden things included: never to be shown as it is.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How chance answered while the game was laid out.
    pub fn dealt(&self) -> &[ChanceOutcome] {
        &self.deal
    }

    /// What happened while the game was laid out.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Everything since, choices that were taken back included.
    pub fn records(&self) -> &[Record<G>] {
        &self.records
    }

    /// Who decides now.
    pub fn decider(&self) -> Option<Seat> {
        G::decider(&self.setup, &self.state)
    }

    /// What they may do.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        if self.decider().is_some() {
            G::legal(&self.setup, &self.state, &mut list);
        }
        list
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.setup, &self.state, viewer)
    }

    /// What several viewers may know: they share what is the same to all of them.
    pub fn views(&self, viewers: impl Iterator<Item = Viewer>) -> impl Iterator<Item = G::View> {
        G::views(&self.setup, &self.state, viewers)
    }

    /// What `seat` may know, as a bot gets it.
    pub fn observe(&self, seat: Seat) -> Observation<'_, G> {
        Observation::new(&*self.setup, &self.state, seat)
    }

    /// The decider does something. If it is refused nothing has changed.
    pub fn act(&mut self, action: G::Action, chance: &mut impl Chance) -> Result<&Step<G>, Refusal> {
        let Some(seat) = self.decider() else {
            return Err(Refusal { rule: "end", message: crate::Message::new("refused-game-over") });
        };
        let mut after = self.state;
        let mut recording = Recording::new(chance);
        let mut told = Collected::default();
        G::apply(&self.setup, &mut after, action, &mut recording, &mut told)?;
        let step = Step {
            turn: G::turn(&self.state),
            seat,
            action,
            chance_outcomes: recording.chance_outcomes,
            events: told.0,
        };

        if step.chance_outcomes.is_empty() && !step.events.iter().any(Event::reveals) {
            self.loose.push((seat, action, self.state));
        } else {
            self.loose.clear();
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

    /// May `seat` take back a choice, and if not, why?
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        if self.decider().is_none() {
            // At the end everything is shown: the hands, the seed, the result.
            return Err(NoUndo::Revealed);
        }
        match self.loose.last() {
            Some(&(by, ..)) if by == seat => Ok(()),
            Some(_) => Err(NoUndo::NothingOfYours),
            None => match self.records.last() {
                Some(Record::Act(step)) if step.seat == seat => Err(NoUndo::Revealed),
                _ => Err(NoUndo::NothingOfYours),
            },
        }
    }

    /// Takes back the latest choice of `seat`, until something was revealed or somebody else decided.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, NoUndo> {
        self.can_undo(seat)?;
        let (_, action, before) = self.loose.pop().expect("there is a choice to take back");
        self.state = G::after_undo(&self.setup, &before, action, &self.state);
        self.undone.push((seat, action));
        self.records.push(Record::Undo { seat, action });
        Ok(action)
    }

    /// May `seat` do again what they took back?
    pub fn can_redo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.undone.last() {
            Some(&(by, _)) if by == seat && self.decider() == Some(seat) => Ok(()),
            _ => Err(NoUndo::NothingUndone),
        }
    }

    /// Makes the choice again that was taken back last.
    pub fn redo(&mut self, seat: Seat, chance: &mut impl Chance) -> Result<G::Action, NoUndo> {
        self.can_redo(seat)?;
        let &(_, action) = self.undone.last().expect("there is a choice to make again");
        self.act(action, chance).map_err(|_| NoUndo::NothingUndone)?;
        Ok(action)
    }

    /// What `viewer` may know of everything that happened, the layout included.
    pub fn events_for(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> + '_ {
        let steps = self.records.iter().filter_map(|record| match record {
            Record::Act(step) => Some(step.events.iter()),
            Record::Undo { .. } => None,
        });
        self.opening.iter().chain(steps.flatten()).filter_map(move |event| event.seen_by(viewer))
    }
}
