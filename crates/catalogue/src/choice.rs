//! Legal actions: as text, as data, and with a preview of their effects.

use game::{
    ChaCha8Rng, Chance, Event, EventSink, Game, Message, Pile, Seat, SeedableRng, Sight, Table, Viewer, Wire,
};
use serde::Serialize;
use serde_json::Value;
use std::cell::Cell;

/// A legal action with its certain effects.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<D = Value, E = Value> {
    /// The action in its text form: what to send back.
    pub action: String,
    /// The action as the title's own data: its `kind`, and what it names.
    pub details: D,
    /// The id of the rule it follows.
    pub rule: &'static str,
    /// What it does, as one sentence.
    pub effect: Message,
    /// What would happen before any chance, as far as the player can know it.
    pub effects: Vec<Message>,
    /// The same as events.
    pub events: Vec<E>,
    /// Does chance decide what follows these effects?
    pub chance: bool,
}

impl<D: Serialize, E: Serialize> Choice<D, E> {
    /// With its details and events as JSON, for callers that do not know the title's types.
    pub(crate) fn as_data(&self) -> Choice {
        let events = self.events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        Choice {
            action: self.action.clone(),
            details: serde_json::to_value(&self.details).unwrap_or_default(),
            rule: self.rule,
            effect: self.effect.clone(),
            effects: self.effects.clone(),
            events,
            chance: self.chance,
        }
    }
}

/// Lists the legal actions of `seat`.
pub(crate) fn choices<G: Wire>(table: &Table<G>, seat: Seat) -> Vec<Choice<G::Details, G::Event>> {
    let determinized = determinize(table, seat);
    table.legal().into_iter().map(|action| choice::<G>(table.setup(), &determinized, seat, action)).collect()
}

fn choice<G: Wire>(
    setup: &G::Setup,
    determinized: &[G::State],
    seat: Seat,
    action: G::Action,
) -> Choice<G::Details, G::Event> {
    let preview = preview::<G>(setup, determinized, seat, action);
    let description = G::describe(setup, &determinized[0], action, &preview.events);
    Choice {
        action: action.to_string(),
        details: description.details,
        rule: description.rule,
        effect: description.effect,
        effects: preview.events.iter().map(Event::message).collect(),
        events: preview.events,
        chance: preview.chance,
    }
}

struct Preview<E> {
    events: Vec<E>,
    chance: bool,
}

/// Number of sampled positions: effects that all of them agree on count as certain.
const DETERMINIZATIONS: usize = 8;

/// Samples positions consistent with what `seat` knows. The true position is never used, so nothing of it can leak.
fn determinize<G: Game>(table: &Table<G>, seat: Seat) -> [G::State; DETERMINIZATIONS] {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let observed = table.observe(seat);
    std::array::from_fn(|_| observed.get().determinize(&mut rng))
}

/// What a player can predict of an action: the events before chance that are common to all determinizations.
fn preview<G: Game>(
    setup: &G::Setup,
    determinized: &[G::State],
    seat: Seat,
    action: G::Action,
) -> Preview<G::Event> {
    let mut tried = determinized.iter();
    let first = tried.next().expect("at least one position is determinized");
    let mut events = Vec::new();
    let mut chance = simulate::<G>(setup, *first, seat, action, |event| {
        events.push(event);
        true
    });
    for state in tried {
        if events.is_empty() && chance {
            break;
        }
        let mut agreed = 0;
        chance |= simulate::<G>(setup, *state, seat, action, |event| {
            let agrees = events.get(agreed) == Some(&event);
            agreed += usize::from(agrees);
            agrees
        });
        events.truncate(agreed);
    }
    Preview { events, chance }
}

/// Plays an action in a position and passes the events the player sees to `on_event`, until it returns false or chance
/// is used. Returns whether chance was used.
fn simulate<G: Game>(
    setup: &G::Setup,
    mut state: G::State,
    seat: Seat,
    action: G::Action,
    on_event: impl FnMut(G::Event) -> bool,
) -> bool {
    let used = Cell::new(false);
    let mut events = EventsBeforeChance { used: &used, viewer: Viewer::Seat(seat), wanted: true, on_event };
    G::play(setup, &mut state, action, &mut ChanceProbe(&used), &mut events);
    used.get()
}

/// Returns arbitrary outcomes and notes that chance was used.
struct ChanceProbe<'a>(&'a Cell<bool>);

impl Chance for ChanceProbe<'_> {
    fn die(&mut self) -> u8 {
        self.0.set(true);
        1
    }

    fn draw(&mut self, _: Pile, counts: &[u8], _: Sight) -> usize {
        self.0.set(true);
        counts.iter().position(|&n| n > 0).expect("nobody draws from an empty pile")
    }
}

/// Passes on the events a player sees before chance is used, as long as they are wanted.
struct EventsBeforeChance<'a, T> {
    used: &'a Cell<bool>,
    viewer: Viewer,
    wanted: bool,
    on_event: T,
}

impl<E: Event, T: FnMut(E) -> bool> EventSink<E> for EventsBeforeChance<'_, T> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        if self.wanted
            && !self.used.get()
            && let Some(seen) = event().shown_to(self.viewer)
        {
            self.wanted = (self.on_event)(seen);
        }
    }
}
