//! Lessons on the wire.

use super::{Raw, Snapshot};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use {super::LogEntry, ts_rs::TS, utoipa::ToSchema};

/// A lesson, for choosing one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LessonInfo {
    /// The id of its title.
    pub title: String,
    /// Its id within the title. Its name is the message `lesson-TITLE-LESSON`.
    pub id: String,
    /// About how long it takes.
    pub minutes: u8,
    /// The module it is about; `null` for the first game of a title.
    pub module: Option<String>,
    /// Its parts, in order.
    pub stations: Vec<StationInfo>,
}

/// A part of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StationInfo {
    /// Its id. Its name is the message `lesson-TITLE-LESSON-at-STATION`.
    pub id: String,
    /// The number of its steps.
    pub steps: u32,
    /// The ids of the rules it teaches.
    pub rules: Vec<String>,
    /// Does a new position begin with it?
    pub begins: bool,
}

impl LessonInfo {
    /// What is to be known of a lesson.
    pub fn of(lesson: &crate::lesson::Lesson) -> LessonInfo {
        let station = |station: &crate::lesson::Station| {
            let taught = station.steps.iter().flat_map(|step| step.rules.iter().chain(&step.about));
            let mut rules: Vec<String> = Vec::new();
            for rule in taught {
                if !rules.contains(rule) {
                    rules.push(rule.clone());
                }
            }
            StationInfo {
                id: station.id.clone(),
                steps: station.steps.len() as u32,
                rules,
                begins: station.position.is_some(),
            }
        };
        LessonInfo {
            title: lesson.title.into(),
            id: lesson.id.into(),
            minutes: lesson.minutes,
            module: lesson.module.clone(),
            stations: lesson.stations.iter().map(station).collect(),
        }
    }
}

/// Asks for a step of a lesson, or makes a choice in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskLesson {
    /// The number of the step, from 0.
    pub step: u32,
    /// What was chosen in steps that accept more than one choice, by their ids.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(type = "Record<string, string>"))]
    pub answers: BTreeMap<String, String>,
    /// The learner's name.
    pub name: String,
    /// The `action` of one of the choices, to make it in this step.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub action: Option<String>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LessonState {
    /// Its number, from 0.
    pub step: u32,
    /// The answers that lead there.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, string>"))]
    pub answers: BTreeMap<String, String>,
    /// The number of its station, from 0.
    pub station: u32,
    /// Its id. Its texts are the message `lesson-TITLE-LESSON-STEP`.
    pub id: String,
    /// The actions that lead to the next step; none if there is only something to look at.
    pub accept: Vec<String>,
    /// What stays lit.
    pub lamp: Vec<String>,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// Does a new position begin with this step?
    pub begins: bool,
    /// Can a game be played on from the lesson now?
    pub plays_on: bool,
    /// Is it the last step?
    pub last: bool,
    /// Was another choice made than the lesson asks for? Then nothing has changed.
    pub later: bool,
    /// How many entries the log had before this step.
    pub log_before: u64,
    /// The log since the position of the lesson.
    #[cfg_attr(feature = "schema", ts(type = "Array<LogEntry>"), schema(value_type = Vec<LogEntry>))]
    pub log: Raw,
    /// The table.
    pub snapshot: Snapshot,
}
