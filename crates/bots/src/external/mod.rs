//! Somebody else's program as a player: one JSON line for each question, one for each answer.
//!
//! `docs/bot-protocol.md` describes it. Whoever crashes, is silent too long, answers nonsense or something illegal has
//! lost the game: the bot says so ([`Bot::forfeit`]) and moves at random from then on, so that the others can finish.

mod family;
mod process;
mod words;

use crate::evaluate::Evaluate;
use crate::split_mix::SplitMix64;
use catalogue::Bot;
use game::Observation;
use process::{Process, Silence};
use serde_json::{Value, json};
use std::time::Duration;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How long a program may be silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Before its first answer, while it starts.
    pub start: Duration,
    /// Before every other answer.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience { start: Duration::from_secs(10), answer: Duration::from_secs(2) }
    }
}

/// A program that plays one game.
pub struct Program<G> {
    command: String,
    patience: Patience,
    process: Option<Process>,
    forfeit: Option<String>,
    rng: SplitMix64,
    title: std::marker::PhantomData<fn() -> G>,
}

impl<G: Evaluate> Program<G> {
    /// A program by its command line; it is started when it is first asked.
    pub fn new(command: &str) -> Self {
        Program {
            command: command.into(),
            patience: Patience::default(),
            process: None,
            forfeit: None,
            rng: SplitMix64::new(0),
            title: std::marker::PhantomData,
        }
    }

    /// With another patience.
    pub fn with_patience(mut self, patience: Patience) -> Self {
        self.patience = patience;
        self
    }

    /// Asks the program; why it has lost, if it has.
    fn ask(&mut self, observation: &Observation<'_, G>, legal: &[G::Action]) -> Result<G::Action, String> {
        let patience = match self.process {
            None => self.patience.start,
            Some(_) => self.patience.answer,
        };
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(Process::start(&self.command)?),
        };
        process.say(question(observation, legal, patience).to_string());
        let line = process.hear(patience).map_err(|silence| match silence {
            Silence::TooLong => format!("gave no answer within {} ms", patience.as_millis()),
            Silence::Ended => "ended before it answered".into(),
            Silence::TooMuch => "answered with a line that is too long".into(),
        })?;
        answer::<G>(&line, legal)
    }
}

/// What a program is asked.
fn question<G: Evaluate>(observation: &Observation<'_, G>, legal: &[G::Action], patience: Duration) -> Value {
    json!({
        "protocol": PROTOCOL,
        "title": G::TITLE,
        "seat": observation.seat(),
        "options": G::options(observation.setup()),
        "view": observation.view(),
        "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "time_ms": patience.as_millis() as u64,
    })
}

/// The action a line stands for.
fn answer<G: Evaluate>(line: &str, legal: &[G::Action]) -> Result<G::Action, String> {
    let value: Value = serde_json::from_str(line)
        .map_err(|_| format!("answered {}, which is no JSON", words::quoted(line)))?;
    let Some(text) = value.get("action").and_then(Value::as_str) else {
        return Err(format!("answered {}, which names no \"action\"", words::quoted(line)));
    };
    legal
        .iter()
        .copied()
        .find(|action| action.to_string() == text)
        .ok_or_else(|| format!("answered {}, which is not in the list of legal actions", words::quoted(text)))
}

impl<G: Evaluate> Bot<G> for Program<G> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Action {
        let mut legal = Vec::new();
        observation.legal(&mut legal);
        if self.forfeit.is_none() {
            match self.ask(observation, &legal) {
                Ok(action) => return action,
                Err(why) => {
                    self.process = None;
                    self.forfeit = Some(format!("{} {why}", self.command));
                }
            }
        }
        legal[self.rng.word() as usize % legal.len()]
    }

    fn forfeit(&self) -> Option<&str> {
        self.forfeit.as_deref()
    }
}
