//! Metadata of a title, readable without its rules: for the lobby, help texts and the scoring pad.

use crate::{Faults, Message, Seat, Wire};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Metadata of a title; its texts are message ids.
///
/// ```
/// use game::{GameRequest, Meta, Stage};
/// const META: Meta = Meta {
///     id: "dice",
///     name: "dice-name",
///     about: "dice-about",
///     players: 2..=4,
///     modules: &[],
///     advice: &[],
///     stage: Stage::Trial,
/// };
/// assert_eq!(META.check(&GameRequest { players: 3, ..GameRequest::default() }), Ok(()));
/// assert!(META.check(&GameRequest { players: 5, ..GameRequest::default() }).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Meta {
    /// The id on the command line and in transcripts: [`Game::TITLE`](crate::Game::TITLE).
    pub id: &'static str,
    /// Message id of the title's name.
    pub name: &'static str,
    /// Message id of one sentence about it.
    pub about: &'static str,
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// Optional modules, in any combination.
    pub modules: &'static [ModuleMeta],
    /// Advice of the rule book.
    pub advice: &'static [Advice],
    /// Its state of development.
    pub stage: Stage,
}

/// A part of the rules that can be switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ModuleMeta {
    /// The id on the command line.
    pub id: &'static str,
    /// Message id of its name.
    pub name: &'static str,
    /// Message id of one sentence about it.
    pub about: &'static str,
}

/// Advice for setting up a game; never an obligation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Advice {
    /// For this number of players.
    pub players: u8,
    /// These modules should be in play.
    pub modules: &'static [&'static str],
    /// Message id of the advice.
    pub message: &'static str,
    /// The rule it comes from.
    pub rule: &'static str,
}

/// The state of development of a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// All rules work and are tested.
    Complete,
    /// Playable; rules or values may still change.
    Trial,
}

/// A requested game, the same for all titles. [`Meta::check`] validates it before it becomes
/// [`Game::Options`](crate::Game::Options).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRequest {
    /// How many play.
    pub players: u8,
    /// The ids of the modules.
    pub modules: Vec<String>,
    /// Who begins; random if `None`.
    pub first: Option<Seat>,
}

impl Meta {
    /// Validates a request; the error says what is possible.
    pub fn check(&self, request: &GameRequest) -> Result<(), String> {
        if !self.players.contains(&request.players) {
            return Err(format!(
                "{} is a game for {} to {} players, not for {}",
                self.id,
                self.players.start(),
                self.players.end(),
                request.players
            ));
        }
        for (i, wanted) in request.modules.iter().enumerate() {
            if !self.modules.iter().any(|module| module.id == wanted) {
                let known: Vec<&str> = self.modules.iter().map(|module| module.id).collect();
                return Err(format!("{} has no module {wanted:?}; it has {}", self.id, known.join(", ")));
            }
            if request.modules[..i].contains(wanted) {
                return Err(format!("the module {wanted} is named twice"));
            }
        }
        match request.first {
            Some(first) if first.0 >= request.players => {
                Err(format!("seat {first} cannot begin: there are {} players", request.players))
            }
            _ => Ok(()),
        }
    }

    /// The advice that this request does not follow.
    pub fn advice_for(&self, request: &GameRequest) -> impl Iterator<Item = &'static Advice> {
        let lacks = |advice: &&Advice| {
            advice.players == request.players
                && advice.modules.iter().any(|id| !request.modules.iter().any(|wanted| wanted == id))
        };
        self.advice.iter().filter(lacks)
    }
}

/// A title with the metadata and tools that lobby, server and command line need.
pub trait Published: Wire {
    /// Its metadata.
    const META: Meta;
    /// The built-in component file.
    const COMPONENTS: &'static str;

    /// The options for a request that [`Meta::check`] accepted.
    fn options_for(request: &GameRequest) -> Self::Options;

    /// The files of its lessons, each with its id (`docs/lessons.md`); a title need not have any.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];

    /// Its puzzles (`docs/puzzles.md`); a title need not have any.
    const PUZZLES: Option<Puzzles> = None;

    /// The questions of the scoring pad for a game played on a physical table.
    const SHEET: &'static [Field];
    /// Scores one player's answers to [`SHEET`](Published::SHEET); missing answers count as nothing.
    fn tally(components: Option<&str>, answers: &Answers) -> Result<Tally, TallyFault>;
    /// Checks the answers of all players of one game together: what exists once cannot be counted for two of them.
    fn check_together(_components: Option<&str>, _all: &[&Answers]) -> Result<(), TallyFault> {
        Ok(())
    }
}

/// The puzzles of a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzles {
    /// The first day that may have one of them, as `2026-11-01`. Once that day has come it never changes, because
    /// from it on it decides which puzzle every day has; a title that gets puzzles later begins on a day that is
    /// still to come.
    pub from: &'static str,
    /// The file.
    pub file: &'static str,
}

/// One question of the scoring pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// The key of the answer.
    pub id: &'static str,
    /// Message id of the question.
    pub ask: &'static str,
    /// An example of an answer.
    pub example: &'static str,
    /// The module it belongs to, if it is asked only with one.
    pub module: Option<&'static str>,
}

/// What one player answered, by [`Field::id`].
pub type Answers = BTreeMap<String, String>;

/// The points of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// By category, in the order of [`Game::CATEGORIES`](crate::Game::CATEGORIES).
    pub parts: [i16; 8],
    /// Breaks a tie: more is better.
    pub tie_break: i32,
    /// How points that are not obvious were counted, such as the best number of sets.
    pub notes: Vec<Message>,
}

/// Why answers cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TallyFault {
    /// An invalid answer: its field, and what would be valid.
    Field(&'static str, Message),
    /// The component file is invalid.
    Components(Faults),
}

#[cfg(test)]
mod tests {
    use super::*;

    const META: Meta = Meta {
        id: "toy",
        name: "toy",
        about: "toy-about",
        players: 2..=4,
        modules: &[ModuleMeta { id: "stairs", name: "stairs", about: "stairs-about" }],
        advice: &[Advice { players: 4, modules: &["stairs"], message: "toy-advice", rule: "T1" }],
        stage: Stage::Trial,
    };

    fn request(players: u8, modules: &[&str]) -> GameRequest {
        GameRequest { players, modules: modules.iter().map(|id| id.to_string()).collect(), first: None }
    }

    #[test]
    fn invalid_request_names_what_is_possible() {
        assert_eq!(META.check(&request(2, &["stairs"])), Ok(()));
        assert!(META.check(&request(5, &[])).unwrap_err().contains("2 to 4 players"));
        assert!(META.check(&request(2, &["lift"])).unwrap_err().contains("it has stairs"));
        assert!(META.check(&request(2, &["stairs", "stairs"])).unwrap_err().contains("twice"));
        let first = GameRequest { first: Some(Seat(2)), ..request(2, &[]) };
        assert!(META.check(&first).unwrap_err().contains("seat 3 cannot begin"));
    }

    #[test]
    fn advice_is_given_only_if_not_followed() {
        assert_eq!(META.advice_for(&request(4, &[])).count(), 1);
        assert_eq!(META.advice_for(&request(4, &["stairs"])).count(), 0);
        assert_eq!(META.advice_for(&request(3, &[])).count(), 0);
    }
}
