//! Where somebody is in a lesson, and the table there.

use super::{Lesson, Play, Step};
use crate::Fault;
use crate::prepared::Prepared;
use crate::protocol::LessonState;
use catalogue::{AnyTable, Refused};
use game::Seat;
use game::transcript::Player;
use std::collections::BTreeMap;

/// The learner's seat in every lesson.
pub const SEAT: Seat = Seat(0);

/// Where somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The number of the step that is shown, from 0.
    pub step: usize,
    /// What was chosen in steps that accept more than one choice, by the id of the step. Where nothing is said, the
    /// first one is taken.
    pub answers: BTreeMap<String, String>,
}

/// The table as one step shows it.
pub struct At<'a> {
    lesson: &'a Lesson,
    /// Where.
    pub progress: Progress,
    /// The number of the station.
    pub station: usize,
    /// The step.
    pub step: &'a Step,
    /// The game at rest.
    pub table: Box<dyn AnyTable>,
    /// How many records the game had before what is played for this step.
    pub before: usize,
}

/// What became of a choice.
pub enum Chosen {
    /// It leads to this progress.
    Next(Progress),
    /// The lesson asks for something else now; nothing has changed.
    Later,
}

impl Lesson {
    /// Rebuilds the table of a step.
    pub fn at(&self, progress: Progress, name: &str) -> Result<At<'_>, Fault> {
        let steps: Vec<(usize, &Step)> = self.steps().collect();
        let Some(&(station, step)) = steps.get(progress.step) else {
            let what = format!("the lesson has {} steps, counted from 0", steps.len());
            return Err(Fault::bad_request(what));
        };
        self.check_answers(&progress)?;
        let begin = (0..=station).rev().find(|at| self.stations[*at].position.is_some()).unwrap_or(0);
        let position = self.stations[begin].position.as_deref().unwrap_or_default();
        let mut table = self.open(position, name)?;
        let mut before = 0;
        for (number, (_, step)) in
            steps.iter().enumerate().take(progress.step + 1).skip(self.first_step_of(begin))
        {
            before = table.record_count();
            for play in &step.plays {
                perform(&mut *table, step, play)?;
            }
            if number < progress.step
                && let Some(play) = self.answer(step, &progress)
            {
                perform(&mut *table, step, play)?;
            }
        }
        Ok(At { lesson: self, progress, station, step, table, before })
    }

    /// What the learner chose in a step; nothing where there was nothing to choose.
    pub(super) fn answer<'a>(&self, step: &'a Step, progress: &Progress) -> Option<&'a Play> {
        let chosen = progress.answers.get(&step.id);
        let named = step.accept.iter().find(|play| Some(&play.action) == chosen);
        named.or(step.accept.first())
    }

    fn check_answers(&self, progress: &Progress) -> Result<(), Fault> {
        for (id, action) in &progress.answers {
            let Some((_, step)) = self.steps().find(|(_, step)| step.id == *id) else {
                return Err(Fault::bad_request(format!("the lesson has no step {id:?}")));
            };
            if step.accept.iter().all(|play| play.action != *action) {
                let accepted: Vec<&str> = step.accept.iter().map(|play| play.action.as_str()).collect();
                let what =
                    format!("{action:?} is not accepted in {id:?}; accepted is {}", accepted.join(", "));
                return Err(Fault::bad_request(what));
            }
        }
        Ok(())
    }

    /// A table that begins from a position of the lesson.
    pub(super) fn open(&self, position: &str, name: &str) -> Result<Box<dyn AnyTable>, Fault> {
        let mut player = |seat: Seat| Player {
            name: self.name_of(seat, name),
            bot: if seat == SEAT { None } else { self.bot.clone() },
        };
        catalogue::open_position(position, None, &mut player)
            .map_err(|faults| Fault::internal(format!("a position of the lesson {}: {faults}", self.id)))
    }

    pub(super) fn name_of(&self, seat: Seat, learner: &str) -> String {
        match seat.index().checked_sub(1) {
            None => learner.to_string(),
            Some(at) => self.opponents.get(at).cloned().unwrap_or_default(),
        }
    }
}

/// Plays what the lesson says; the rules can refuse it only if the lesson is broken, which a test rules out.
fn perform(table: &mut dyn AnyTable, step: &Step, play: &Play) -> Result<(), Fault> {
    table.act_scripted(&play.action, &play.chance).map_err(|refused| {
        let why = match refused {
            Refused::Unreadable(why) => why,
            Refused::Forbidden(refusal) => format!("{} forbids it", refusal.rule),
            Refused::AtRest => "the game is at rest".into(),
        };
        Fault::internal(format!("step {:?} of a lesson plays {:?}: {why}", step.id, play.action))
    })
}

impl At<'_> {
    /// A choice of the learner.
    pub fn choose(&self, action: &str) -> Chosen {
        if self.step.accept.iter().all(|play| play.action != action) {
            return Chosen::Later;
        }
        let mut progress = self.progress.clone();
        progress.answers.remove(&self.step.id);
        if self.step.accept.len() > 1 {
            progress.answers.insert(self.step.id.clone(), action.into());
        }
        progress.step += 1;
        Chosen::Next(progress)
    }

    /// Is it the last step of the lesson?
    pub fn is_last(&self) -> bool {
        self.progress.step + 1 == self.lesson.steps().count()
    }

    /// What a client needs to show it.
    pub fn into_state(self, later: bool) -> Result<LessonState, Fault> {
        let is_last = self.is_last();
        let At { lesson, progress, station, step, table, before } = self;
        let mut prepared = Prepared::new(table, SEAT);
        let log_before = prepared.log_length(before);
        let (log, snapshot) = prepared.show();
        let begins =
            lesson.stations[station].position.is_some() && progress.step == lesson.first_step_of(station);
        Ok(LessonState {
            step: progress.step as u32,
            answers: progress.answers,
            station: station as u32,
            id: step.id.clone(),
            accept: step.accept.iter().map(|play| play.action.clone()).collect(),
            lamp: step.lamp.clone(),
            rules: step.rules.iter().chain(&step.about).cloned().collect(),
            begins,
            plays_on: is_last && lesson.bot.is_some(),
            last: is_last,
            later,
            log_before,
            log,
            snapshot,
        })
    }
}
