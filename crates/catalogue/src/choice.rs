//! Legal actions: as text, as data, and with a preview of their effects.

use crate::analysis::ChoicePart;
use game::{
    ChaCha8Rng, Chance, Event, EventSink, Game, Message, Observation, Pile, Refusal, Seat, SeedableRng,
    Sight, Silent, Table, Viewer, Wire,
};
use serde::Serialize;
use std::cell::Cell;

/// A legal action with its certain effects.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<D, E> {
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
    /// If it changes nothing by itself and leads on to another question: the answers to that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Choice<D, E>>,
    /// Is it the only one, and can everybody tell? Then it need not be asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// Lists the legal actions of `seat`.
pub(crate) fn choices<G: Wire>(table: &Table<G>, seat: Seat) -> Vec<Choice<G::Details, G::Event>> {
    let determinized = determinize(&table.observe(seat).get());
    let listed = table.legal().into_iter().map(|action| {
        let mut choice = choice::<G>(table.setup(), &determinized, seat, action);
        // Those that change nothing are few, so their answers cost little.
        if choice.events.is_empty()
            && let Some(next) = FollowUp::<G>::after(table.setup(), &determinized, seat, action)
        {
            choice.then = next.actions.iter().map(|&action| next.choice(action)).collect();
        }
        choice
    });
    let mut listed: Vec<_> = listed.collect();
    if let [only] = &mut listed[..] {
        only.forced = G::answers_are_open(table.setup(), &determinized[0]);
    }
    listed
}

/// Why an attempt of the decider is not possible, as far as the decider can know it.
pub(crate) fn why_not<G: Wire>(table: &Table<G>, attempt: &G::Attempt) -> Option<Refusal> {
    // The attempts of a finished game are refused without looking at anybody's cards.
    let state = match table.decider() {
        Some(seat) => determinize(&table.observe(seat).get())[0],
        None => *table.state(),
    };
    G::why_not(table.setup(), &state, attempt)
}

/// The question that is certain to follow an action which leads on to it
/// ([`Description::leads_on`](game::Description::leads_on)).
pub struct FollowUp<'a, G: Game> {
    setup: &'a G::Setup,
    seat: Seat,
    determinized: [G::State; DETERMINIZATIONS],
    actions: Vec<G::Action>,
}

impl<'a, G: Wire> FollowUp<'a, G> {
    /// What the observing player is asked after this action; `None` if it does not lead on, or if chance or anything
    /// hidden has a say in it. It depends on nothing but the observation.
    pub fn of(observation: &Observation<'a, G>, action: G::Action) -> Option<Self> {
        let determinized = determinize(observation);
        Self::after(observation.setup(), &determinized, observation.seat(), action)
    }

    fn after(
        setup: &'a G::Setup,
        determinized: &[G::State; DETERMINIZATIONS],
        seat: Seat,
        action: G::Action,
    ) -> Option<Self> {
        if !G::describe(setup, &determinized[0], action, &[]).leads_on {
            return None;
        }
        let mut next = *determinized;
        let mut actions = Vec::new();
        for (index, state) in next.iter_mut().enumerate() {
            let used = Cell::new(false);
            G::play(setup, state, action, &mut ChanceProbe(&used), &mut Silent);
            if used.get() || G::decider(setup, state) != Some(seat) {
                return None;
            }
            let mut legal = Vec::new();
            G::legal(setup, state, &mut legal);
            if index == 0 {
                actions = legal;
            } else if actions != legal {
                return None;
            }
        }
        Some(FollowUp { setup, seat, determinized: next, actions })
    }

    /// The number of answers.
    #[allow(clippy::len_without_is_empty, reason = "there is always an answer")]
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// A position in which it is asked, as the player may know it.
    pub fn observation(&self) -> Observation<'_, G> {
        Observation::new(self.setup, &self.determinized[0], self.seat)
    }

    /// One of the answers.
    pub fn choice(&self, action: G::Action) -> Choice<G::Details, G::Event> {
        choice::<G>(self.setup, &self.determinized, self.seat, action)
    }
}

/// A legal action of the observing player, with its certain effects.
pub fn describe<G: Wire>(
    observation: &Observation<'_, G>,
    action: G::Action,
) -> Choice<G::Details, G::Event> {
    choice::<G>(observation.setup(), &determinize(observation), observation.seat(), action)
}

/// The actions of one choice of the observing player as data and words, as far as the player can know them: each
/// follows the one before it ([`FollowUp`]). The error says which is no legal action.
pub fn parts<G: Wire>(
    observation: &Observation<'_, G>,
    choice: &[G::Action],
) -> Result<Vec<ChoicePart>, String> {
    let mut parts = Vec::with_capacity(choice.len());
    add_parts(observation, choice, &mut parts)?;
    Ok(parts)
}

fn add_parts<G: Wire>(
    observation: &Observation<'_, G>,
    choice: &[G::Action],
    parts: &mut Vec<ChoicePart>,
) -> Result<(), String> {
    let [action, rest @ ..] = choice else { return Ok(()) };
    let mut legal = Vec::new();
    observation.legal(&mut legal);
    if !legal.contains(action) {
        return Err(format!("{action} is not possible here"));
    }
    let described = describe(observation, *action);
    // Details and events are plain data, which always serialises.
    let events = described.events.iter().map(|event| serde_json::to_value(event).unwrap_or_default());
    parts.push(ChoicePart {
        action: described.action,
        details: serde_json::to_value(described.details).unwrap_or_default(),
        rule: described.rule,
        effect: described.effect,
        effects: described.effects,
        events: events.collect(),
        chance: described.chance,
    });
    match (FollowUp::<G>::of(observation, *action), rest) {
        (_, []) => Ok(()),
        (Some(next), rest) => add_parts(&next.observation(), rest, parts),
        (None, [next, ..]) => Err(format!("{next} does not belong to the same choice as {action}")),
    }
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
        then: Vec::new(),
        forced: false,
    }
}

struct Preview<E> {
    events: Vec<E>,
    chance: bool,
}

/// Number of sampled positions: effects that all of them agree on count as certain.
const DETERMINIZATIONS: usize = 8;

/// Samples positions consistent with an observation. The true position is never used, so nothing of it can leak.
fn determinize<G: Game>(observation: &Observation<'_, G>) -> [G::State; DETERMINIZATIONS] {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    std::array::from_fn(|_| observation.determinize(&mut rng))
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
