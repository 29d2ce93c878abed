//! What a title says about itself before anybody plays: enough for a lobby, a help text or a scoring pad.

use crate::{Faults, Game, Message, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// A title in a few words, all of them message ids; no rule is needed to read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Meta {
    /// The word on the command line and in transcripts: [`Game::TITLE`].
    pub id: &'static str,
    /// Message id of the title's name.
    pub name: &'static str,
    /// Message id of one sentence about it.
    pub about: &'static str,
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// What can be added, in any combination.
    pub modules: &'static [ModuleMeta],
    /// What the book advises.
    pub advice: &'static [Advice],
    /// How far the work on it is.
    pub stage: Stage,
}

/// A part of the rules that can be switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ModuleMeta {
    /// The word on the command line.
    pub id: &'static str,
    /// Message id of its name.
    pub name: &'static str,
    /// Message id of one sentence about it.
    pub about: &'static str,
}

/// A piece of advice for whoever sets up a game; never an obligation.
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

/// How far the work on a title is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// All rules work and are tested.
    Complete,
    /// Playable; rules or figures may still change.
    Trial,
}

/// What somebody who sets up a game asks for. It becomes [`Game::Options`] after [`Meta::check`] has agreed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// How many play.
    pub players: u8,
    /// The ids of the modules.
    pub modules: Vec<String>,
    /// Who begins; drawn by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Meta {
    /// Is such a game possible? If not, says what would be.
    pub fn check(&self, wish: &Wish) -> Result<(), String> {
        if !self.players.contains(&wish.players) {
            return Err(format!(
                "{} is a game for {} to {} players, not for {}",
                self.id,
                self.players.start(),
                self.players.end(),
                wish.players
            ));
        }
        for (i, wanted) in wish.modules.iter().enumerate() {
            if !self.modules.iter().any(|module| module.id == wanted) {
                let known: Vec<&str> = self.modules.iter().map(|module| module.id).collect();
                return Err(format!("{} has no module {wanted:?}; it has {}", self.id, known.join(", ")));
            }
            if wish.modules[..i].contains(wanted) {
                return Err(format!("the module {wanted} is named twice"));
            }
        }
        match wish.first {
            Some(first) if first.0 >= wish.players => {
                Err(format!("seat {first} cannot begin: there are {} players", wish.players))
            }
            _ => Ok(()),
        }
    }

    /// The advice that this choice does not follow.
    pub fn advice_for(&self, wish: &Wish) -> impl Iterator<Item = &'static Advice> {
        let lacks = |advice: &&Advice| {
            advice.players == wish.players
                && advice.modules.iter().any(|id| !wish.modules.iter().any(|wanted| wanted == id))
        };
        self.advice.iter().filter(lacks)
    }
}

/// A title that everything serving any title can offer.
pub trait Published: Game {
    /// What it says about itself.
    const META: Meta;
    /// The component file it brings along.
    const COMPONENTS: &'static str;

    /// The options for a wish that [`Meta::check`] has agreed to.
    fn options_for(wish: &Wish) -> Self::Options;

    /// What to ask each player at a real table when the game is over.
    const SHEET: &'static [Field];
    /// Counts one player's answers, given in the words of [`SHEET`](Published::SHEET); what is not answered is nothing.
    fn tally(components: Option<&str>, answers: &Answers) -> Result<Tally, TallyFault>;
}

/// One question of the scoring pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// The name of the answer.
    pub id: &'static str,
    /// Message id of the question.
    pub ask: &'static str,
    /// What an answer looks like.
    pub example: &'static str,
    /// The module it belongs to, if it is asked only with one.
    pub module: Option<&'static str>,
}

/// What one player answered, by [`Field::id`].
pub type Answers = BTreeMap<String, String>;

/// The points of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// By category, in the order of [`Game::CATEGORIES`].
    pub parts: [i16; 8],
    /// Breaks a tie: more is better.
    pub tie_break: i32,
    /// How some of it was counted, where that is not plain to see: the best number of sets, say.
    pub notes: Vec<Message>,
}

/// Why answers cannot be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TallyFault {
    /// One answer makes no sense: which, and what would.
    Field(&'static str, Message),
    /// The component file is not usable.
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

    fn wish(players: u8, modules: &[&str]) -> Wish {
        Wish { players, modules: modules.iter().map(|id| id.to_string()).collect(), first: None }
    }

    #[test]
    fn a_wish_that_cannot_be_is_told_what_can() {
        assert_eq!(META.check(&wish(2, &["stairs"])), Ok(()));
        assert!(META.check(&wish(5, &[])).unwrap_err().contains("2 to 4 players"));
        assert!(META.check(&wish(2, &["lift"])).unwrap_err().contains("it has stairs"));
        assert!(META.check(&wish(2, &["stairs", "stairs"])).unwrap_err().contains("twice"));
        let first = Wish { first: Some(Seat(2)), ..wish(2, &[]) };
        assert!(META.check(&first).unwrap_err().contains("seat 3 cannot begin"));
    }

    #[test]
    fn advice_is_given_only_where_it_is_not_followed() {
        assert_eq!(META.advice_for(&wish(4, &[])).count(), 1);
        assert_eq!(META.advice_for(&wish(4, &["stairs"])).count(), 0);
        assert_eq!(META.advice_for(&wish(3, &[])).count(), 0);
    }
}
