//! What is still to be done: a small stack of tasks. The top one is done next; if it asks somebody, the game waits.

use crate::card::Level;
use crate::place::Place;
use crate::view::Asked;
use game::Seat;

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    // Asked of the player whose turn it is, except where a seat is named.
    Play,
    Use,
    Add,
    Reroll,
    Move,
    Act,
    /// Whether to perform the action of the temple tile just turned up here (C7).
    TurnedUp(Place),
    /// Whether to take the treasure or artifact here that only the card makes it possible to take (L38).
    Prize(Place),
    Horus(Level),
    Favour(Level, Level),
    ScarabOrWild,
    Put,
    Rearrange(Seat, u8),
    ExtraTurn,
    Raise,
    /// Which one to raise, if any (M9).
    RaiseOne,
    /// Which of those still lying to raise: all, one more, or none (M9).
    RaiseAny,
    MummyTile,
    TileMove(u8),
    Discard,
    AnyHorus,
    FreeChoice {
        taken: u8,
        left: u8,
    },
    MoveCard,
    PutOut,
    // Done without asking.
    /// Perform the action of the tile at this place (L24 to L32).
    TileAction(Place),
    /// Move those of these figures that can, front to rear, and let one act (L36) or none (M12).
    Advance {
        by: u8,
        left: u8,
    },
    AdvanceByTile {
        by: u8,
        left: u8,
    },
    /// Fill the hand (L40).
    Draw,
    /// Open a mummy tile in place of the one used (M11).
    OpenTile(u8),
    /// Pass the turn on.
    EndTurn,
}

/// The tasks that are only a name.
const PLAIN: [Task; 19] = [
    Task::Play,
    Task::Use,
    Task::Add,
    Task::Reroll,
    Task::Move,
    Task::Act,
    Task::ScarabOrWild,
    Task::Put,
    Task::ExtraTurn,
    Task::Raise,
    Task::RaiseOne,
    Task::RaiseAny,
    Task::MummyTile,
    Task::Discard,
    Task::AnyHorus,
    Task::MoveCard,
    Task::PutOut,
    Task::Draw,
    Task::EndTurn,
];

impl Task {
    /// Its name in the text of a position.
    pub fn name(self) -> &'static str {
        match self {
            Task::Play => "play",
            Task::Use => "use",
            Task::Add => "add",
            Task::Reroll => "reroll",
            Task::Move => "move",
            Task::Act => "act",
            Task::TurnedUp(_) => "turned-up",
            Task::Prize(_) => "prize",
            Task::Horus(_) => "horus",
            Task::Favour(..) => "favour",
            Task::ScarabOrWild => "scarab-or-wild",
            Task::Put => "put",
            Task::Rearrange(..) => "rearrange",
            Task::ExtraTurn => "extra-turn",
            Task::Raise => "raise",
            Task::RaiseOne => "raise-one",
            Task::RaiseAny => "raise-any",
            Task::MummyTile => "mummy-tile",
            Task::TileMove(_) => "tile-move",
            Task::Discard => "discard",
            Task::AnyHorus => "any-horus",
            Task::FreeChoice { .. } => "free-choice",
            Task::MoveCard => "move-card",
            Task::PutOut => "put-out",
            Task::TileAction(_) => "tile-action",
            Task::Advance { .. } => "advance",
            Task::AdvanceByTile { .. } => "advance-by-tile",
            Task::Draw => "draw",
            Task::OpenTile(_) => "open-tile",
            Task::EndTurn => "end-turn",
        }
    }

    /// The task that is only this name.
    pub fn plain(name: &str) -> Option<Task> {
        PLAIN.into_iter().find(|task| task.name() == name)
    }

    /// Does it wait for a decision?
    #[inline]
    pub const fn asks(self) -> bool {
        !matches!(Asked::of(self), Asked::Nothing)
    }
}

/// The stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Agenda {
    tasks: [Task; Agenda::DEPTH],
    len: u8,
}

impl Agenda {
    /// End of turn, mummy tile, draw, tile action, and what may interrupt them.
    pub const DEPTH: usize = 7;

    pub const fn new() -> Agenda {
        Agenda { tasks: [Task::EndTurn; Agenda::DEPTH], len: 0 }
    }

    /// A turn: play, draw, pass on.
    pub const fn of_a_turn() -> Agenda {
        let mut agenda = Agenda::new();
        agenda.tasks[1] = Task::Draw;
        agenda.tasks[2] = Task::Play;
        agenda.len = 3;
        agenda
    }

    /// A stack of these tasks, the next one last; `None` if they are too many.
    pub fn from_tasks(tasks: &[Task]) -> Option<Agenda> {
        let mut agenda = Agenda::new();
        agenda.tasks.get_mut(..tasks.len())?.copy_from_slice(tasks);
        agenda.len = tasks.len() as u8;
        Some(agenda)
    }

    /// The tasks, the next one last.
    pub fn tasks(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[..usize::from(self.len)].iter().copied()
    }

    #[inline]
    pub fn top(&self) -> Option<Task> {
        self.tasks.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    #[inline]
    pub fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
        // What lies above the top is no part of the position: two equal positions have equal bytes.
        self.tasks[self.len as usize] = Task::EndTurn;
    }

    /// Forgets everything that was still to be done.
    pub fn clear(&mut self) {
        *self = Agenda::new();
    }
}
