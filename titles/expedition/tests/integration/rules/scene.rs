//! A table set up from a few lines of text, so that a test reads like the table.

use expedition_rules::{Action, Adventures, Attempt, Event, Expedition, Options, Setup, State, View};
use game::{Chance, ChanceOutcome, Collected, Game, Outcome, Pile, Scripted, Seat, Sight, Viewer, Wire};

pub struct Scene {
    pub setup: Setup,
    pub state: State,
    pub chance: Scripted,
}

/// Two to four players without action tiles.
pub fn scene(players: u8, text: &str) -> Scene {
    with(players, Adventures::None, text)
}

/// The same with New Adventures.
pub fn adventure(players: u8, text: &str) -> Scene {
    with(players, Adventures::New, text)
}

fn with(players: u8, adventures: Adventures, text: &str) -> Scene {
    let setup = Expedition::set_up(None, &Options::new(players, adventures)).unwrap();
    let state = expedition_rules::position::read(&setup, text).unwrap_or_else(|faults| panic!("{faults}"));
    Scene { setup, state, chance: Scripted::new([]) }
}

/// A new game; seat 1 begins.
pub fn fresh(players: u8, adventures: Adventures, chance: &mut impl Chance) -> Scene {
    let options = Options { first: Some(Seat(0)), ..Options::new(players, adventures) };
    let setup = Expedition::set_up(None, &options).unwrap();
    let state = Expedition::start(&setup, chance, &mut Collected::default());
    Scene { setup, state, chance: Scripted::new([]) }
}

impl Scene {
    /// What chance will bring: `tiles lake`, `start mountains`, `actions ship`.
    pub fn chance(mut self, chance_outcomes: &[&str]) -> Scene {
        let outcome = |text: &&str| {
            let (pile, kind) = text.split_once(' ').unwrap();
            let pile = Pile(Expedition::PILES.iter().position(|name| *name == pile).unwrap() as u8);
            let kind = Expedition::kind_named(&self.setup, pile, kind).unwrap();
            ChanceOutcome::Drawn(pile, kind as u8, Sight::Nobody)
        };
        self.chance = Scripted::new(chance_outcomes.iter().map(outcome).collect::<Vec<_>>());
        self
    }

    pub fn legal(&self) -> Vec<String> {
        let mut list: Vec<Action> = Vec::new();
        Expedition::legal(&self.setup, &self.state, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The legal actions that begin like this.
    pub fn legal_like(&self, beginning: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.starts_with(beginning)).collect()
    }

    pub fn allows(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    /// Plays actions one after another.
    pub fn play(&mut self, actions: &[&str]) -> Vec<Event> {
        let mut events = Collected::default();
        for action in actions {
            let parsed: Action = action.parse().unwrap();
            Expedition::apply(&self.setup, &mut self.state, parsed, &mut self.chance, &mut events)
                .unwrap_or_else(|refusal| {
                    panic!("{action} is refused by {}: {:?}", refusal.rule, refusal.message)
                });
        }
        events.0
    }

    /// The rule that forbids an action, and the message that says so.
    pub fn refused(&self, action: &str) -> (&'static str, &'static str) {
        let mut state = self.state;
        let parsed: Action = action.parse().unwrap();
        let refusal = Expedition::apply(
            &self.setup,
            &mut state,
            parsed,
            &mut Scripted::new([]),
            &mut Collected::default(),
        )
        .expect_err("this should be refused");
        assert_eq!(state, self.state, "a refused action changes nothing");
        (refusal.rule, refusal.message.id.strip_prefix("expedition-refused-").unwrap())
    }

    /// Why an attempt, as a client sends it, is not possible; nothing if it is.
    pub fn why_not(&self, attempt: serde_json::Value) -> Option<(&'static str, &'static str)> {
        let attempt: Attempt = serde_json::from_value(attempt).unwrap();
        let refusal = Expedition::why_not(&self.setup, &self.state, &attempt)?;
        Some((refusal.rule, refusal.message.id.strip_prefix("expedition-refused-").unwrap()))
    }

    pub fn text(&self) -> String {
        Expedition::position(&self.setup, &self.state)
    }

    /// The rows of the layout.
    pub fn map(&self) -> Vec<String> {
        let text = self.text();
        let rows = text.lines().skip_while(|line| !line.starts_with("layout")).skip(1);
        rows.take_while(|line| !line.starts_with("player")).map(String::from).collect()
    }

    /// The line of a player.
    pub fn player(&self, seat: u8) -> String {
        let beginning = format!("player {seat} ");
        self.text().lines().find(|line| line.starts_with(&beginning)).unwrap()[beginning.len()..].into()
    }

    /// What is to be decided.
    pub fn now(&self) -> String {
        self.text().lines().nth(1).unwrap().into()
    }

    pub fn view(&self, viewer: Viewer) -> View {
        Expedition::view(&self.setup, &self.state, viewer)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        Expedition::outcome(&self.setup, &self.state)
    }
}
