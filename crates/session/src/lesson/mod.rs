//! Lessons: prepared games that show one thing at a time, on the real table, with the real rules as the referee.
//!
//! A lesson is data in the folder of its title (`docs/lessons.md`). Where somebody is in one is a [`Progress`]: the
//! number of a step and the answers given so far. Everything else follows from it, because the position is rebuilt from
//! the lesson: going back, skipping, leaving and resuming are nothing but another progress, and no transport has to
//! keep one.

mod play_on;
mod progress;
mod read;

pub use play_on::played_on;
pub use progress::{At, Chosen, Progress, SEAT};
pub use read::read;

use crate::Fault;
use catalogue::titles;
use std::sync::LazyLock;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The id of the title it belongs to.
    pub title: &'static str,
    /// Its id within the title.
    pub id: &'static str,
    /// About how long it takes.
    pub minutes: u8,
    /// The module it is about; `None` for the first game of a title.
    pub module: Option<String>,
    /// The names of the other players, clockwise.
    pub opponents: Vec<String>,
    /// The bot that plays on for them, if the lesson leads into a game.
    pub bot: Option<String>,
    /// Its parts, in order.
    pub stations: Vec<Station>,
}

/// A part of a lesson that teaches one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Station {
    /// Its id within the lesson.
    pub id: String,
    /// The position it begins with, if it does not continue the station before it.
    pub position: Option<String>,
    /// Does the game in which the lesson ends begin where this station ends?
    pub play_on: bool,
    /// What is shown and asked, in order.
    pub steps: Vec<Step>,
}

/// One thing to do, or to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its id within the lesson. Its texts are `lesson-TITLE-LESSON-STEP` with the attributes `see`, `do`, `why`,
    /// `later`.
    pub id: String,
    /// What is played before it is shown: by the others, or for the learner.
    pub plays: Vec<Play>,
    /// The choices that lead to the next step; none if there is only something to look at.
    pub accept: Vec<Play>,
    /// What stays lit, in the words of the title's page.
    pub lamp: Vec<String>,
    /// The rules it teaches, each named by a choice, an event, a question or a refusal of this step.
    pub rules: Vec<String>,
    /// Rules its words are about that nothing on the table can name, such as those of the final count.
    pub about: Vec<String>,
    /// Actions that the rules refuse here, by their rule: the proof of a rule that forbids.
    pub forbids: Vec<Forbidden>,
}

/// An action with what chance gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// In its text form.
    pub action: String,
    /// The chance outcomes, as a transcript writes them.
    pub chance: Vec<String>,
}

/// An action that is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// In its text form.
    pub action: String,
    /// The rule that forbids it.
    pub rule: String,
}

impl Lesson {
    /// All steps, each with the station it belongs to.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step)> {
        let stations = self.stations.iter().enumerate();
        stations.flat_map(|(at, station)| station.steps.iter().map(move |step| (at, step)))
    }

    /// The number of its first step, for each station.
    pub fn first_step_of(&self, station: usize) -> usize {
        self.stations.iter().take(station).map(|station| station.steps.len()).sum()
    }
}

/// The lessons of all titles, in the order of the titles and of their lists.
pub fn lessons() -> Result<&'static [Lesson], Fault> {
    static LESSONS: LazyLock<Result<Vec<Lesson>, String>> = LazyLock::new(|| {
        let files = titles()
            .iter()
            .flat_map(|title| title.lessons().iter().map(|(id, text)| (title.meta().id, *id, *text)));
        files
            .map(|(title, id, text)| {
                read(title, id, text).map_err(|faults| format!("the lesson {id} of {title}: {faults}"))
            })
            .collect()
    });
    LESSONS.as_deref().map_err(Fault::internal)
}

/// A lesson by its title and id.
pub fn lesson(title: &str, id: &str) -> Result<&'static Lesson, Fault> {
    let lessons = lessons()?;
    lessons.iter().find(|lesson| lesson.title == title && lesson.id == id).ok_or_else(|| {
        let known: Vec<String> =
            lessons.iter().map(|lesson| format!("{}/{}", lesson.title, lesson.id)).collect();
        Fault::not_found(format!("there is no lesson {title}/{id}; there are {}", known.join(", ")))
    })
}
