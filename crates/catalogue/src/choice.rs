//! What a player may do, and what would come of it.

use game::{
    ChaCha8Rng, Chance, Event, EventSink, Game, Message, Pile, Seat, SeedableRng, Sight, Table, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use std::cell::Cell;

/// A legal action with what is certain to follow from it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<E = Value> {
    /// The action in its text form: what to send back.
    pub action: String,
    /// What would happen at once, as far as the player can know it.
    pub effects: Vec<Message>,
    /// The same as data.
    pub events: Vec<E>,
    /// Does chance come in after these effects?
    pub chance: bool,
}

impl<E: Serialize> Choice<E> {
    /// The same for whoever does not know the title's own events.
    pub(crate) fn as_data(&self) -> Choice {
        let events = self.events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        Choice { action: self.action.clone(), effects: self.effects.clone(), events, chance: self.chance }
    }
}

/// Lists what `seat` may do.
pub(crate) fn choices<G: Game>(table: &Table<G>, seat: Seat) -> Vec<Choice<G::Event>> {
    let determinized = determinize(table, seat);
    table.legal().into_iter().map(|action| choice::<G>(table.setup(), &determinized, seat, action)).collect()
}

fn choice<G: Game>(
    setup: &G::Setup,
    determinized: &[G::State],
    seat: Seat,
    action: G::Action,
) -> Choice<G::Event> {
    let foreseen = foresee::<G>(setup, determinized, seat, action);
    Choice {
        action: action.to_string(),
        effects: foreseen.events.iter().map(Event::message).collect(),
        events: foreseen.events,
        chance: foreseen.chance,
    }
}

struct Foreseen<E> {
    events: Vec<E>,
    chance: bool,
}

/// So many positions are determinized: what they all agree on is taken for certain.
const DETERMINIZATIONS: usize = 8;

/// Positions that look to `seat` like this one. The true position is never tried, so nothing of it can shine through.
fn determinize<G: Game>(table: &Table<G>, seat: Seat) -> [G::State; DETERMINIZATIONS] {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    std::array::from_fn(|_| table.observe(seat).determinize(&mut rng))
}

/// What a player can foresee of an action: what happens in every position that looks to them like this one, until
/// chance is asked.
fn foresee<G: Game>(
    setup: &G::Setup,
    determinized: &[G::State],
    seat: Seat,
    action: G::Action,
) -> Foreseen<G::Event> {
    let mut tried = determinized.iter();
    let first = tried.next().expect("at least one position is determinized");
    let mut events = Vec::new();
    let mut chance = try_out::<G>(setup, *first, seat, action, |event| {
        events.push(event);
        true
    });
    for state in tried {
        if events.is_empty() && chance {
            break;
        }
        let mut agreed = 0;
        chance |= try_out::<G>(setup, *state, seat, action, |event| {
            let agrees = events.get(agreed) == Some(&event);
            agreed += usize::from(agrees);
            agrees
        });
        events.truncate(agreed);
    }
    Foreseen { events, chance }
}

/// Tries an action in a position and tells what the player sees happen, until chance is asked or nobody wants to hear
/// more. Was chance asked?
fn try_out<G: Game>(
    setup: &G::Setup,
    mut state: G::State,
    seat: Seat,
    action: G::Action,
    tell: impl FnMut(G::Event) -> bool,
) -> bool {
    let asked = Cell::new(false);
    let mut until = UntilAsked { asked: &asked, viewer: Viewer::Seat(seat), wanted: true, tell };
    G::play(setup, &mut state, action, &mut Noticed(&asked), &mut until);
    asked.get()
}

/// Answers anything, and notes that it was asked.
struct Noticed<'a>(&'a Cell<bool>);

impl Chance for Noticed<'_> {
    fn die(&mut self) -> u8 {
        self.0.set(true);
        1
    }

    fn draw(&mut self, _: Pile, counts: &[u8], _: Sight) -> usize {
        self.0.set(true);
        counts.iter().position(|&n| n > 0).expect("nobody draws from an empty pile")
    }
}

/// Passes on what a player sees happen before chance is asked, as long as it is wanted.
struct UntilAsked<'a, T> {
    asked: &'a Cell<bool>,
    viewer: Viewer,
    wanted: bool,
    tell: T,
}

impl<E: Event, T: FnMut(E) -> bool> EventSink<E> for UntilAsked<'_, T> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        if self.wanted
            && !self.asked.get()
            && let Some(seen) = event().shown_to(self.viewer)
        {
            self.wanted = (self.tell)(seen);
        }
    }
}
