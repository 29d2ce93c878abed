//! External programs as bots: one JSON line for each request, one for each response (`docs/bot-protocol.md`).
//!
//! A program that crashes, times out, or sends an invalid or illegal response forfeits the game ([`Bot::forfeit`]). The
//! bot then plays random actions, so that the others can finish.

mod command_line;
mod process;
mod process_group;

use crate::evaluate::Evaluate;
use crate::split_mix::SplitMix64;
use catalogue::Bot;
use game::Observation;
use process::{Process, ReadError};
use serde_json::{Value, json};
use std::time::Duration;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How long a program may take to respond.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For its first response, including its start.
    pub start: Duration,
    /// For every other response.
    pub answer: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Timeouts { start: Duration::from_secs(10), answer: Duration::from_secs(2) }
    }
}

/// An external program that plays one game.
pub struct Program<G> {
    command: String,
    timeouts: Timeouts,
    process: Option<Process>,
    forfeit: Option<String>,
    rng: SplitMix64,
    title: std::marker::PhantomData<fn() -> G>,
}

impl<G: Evaluate> Program<G> {
    /// Creates a bot from a command line; the program starts at the first decision.
    pub fn new(command: &str) -> Self {
        Program {
            command: command.into(),
            timeouts: Timeouts::default(),
            process: None,
            forfeit: None,
            rng: SplitMix64::new(0),
            title: std::marker::PhantomData,
        }
    }

    /// Replaces the timeouts.
    pub fn with_timeouts(mut self, timeouts: Timeouts) -> Self {
        self.timeouts = timeouts;
        self
    }

    /// Asks the program for an action; the error says why it forfeits.
    fn ask(&mut self, observation: &Observation<'_, G>, legal: &[G::Action]) -> Result<G::Action, String> {
        let timeout = match self.process {
            None => self.timeouts.start,
            Some(_) => self.timeouts.answer,
        };
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(Process::start(&self.command)?),
        };
        process.send(request(observation, legal, timeout).to_string());
        let line = process.receive(timeout).map_err(|error| match error {
            ReadError::Timeout => format!("gave no answer within {} ms", timeout.as_millis()),
            ReadError::Closed => "ended before it answered".into(),
            ReadError::LineTooLong => "answered with a line that is too long".into(),
        })?;
        parse_response::<G>(&line, legal)
    }
}

/// The request for one decision.
fn request<G: Evaluate>(observation: &Observation<'_, G>, legal: &[G::Action], timeout: Duration) -> Value {
    json!({
        "protocol": PROTOCOL,
        "title": G::TITLE,
        "seat": observation.seat(),
        "options": G::options(observation.setup()),
        "view": observation.view(),
        "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "time_ms": timeout.as_millis() as u64,
    })
}

/// The legal action named by a response.
fn parse_response<G: Evaluate>(line: &str, legal: &[G::Action]) -> Result<G::Action, String> {
    let value: Value = serde_json::from_str(line)
        .map_err(|_| format!("answered {}, which is no JSON", command_line::quoted(line)))?;
    let Some(text) = value.get("action").and_then(Value::as_str) else {
        return Err(format!("answered {}, which names no \"action\"", command_line::quoted(line)));
    };
    legal.iter().copied().find(|action| action.to_string() == text).ok_or_else(|| {
        format!("answered {}, which is not in the list of legal actions", command_line::quoted(text))
    })
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
