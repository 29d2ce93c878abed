//! The position of a puzzle, as the person in its seat may know it.

use super::DailyPuzzle;
use crate::command::why_not;
use crate::prepared::Prepared;
use crate::protocol::{AskPuzzle, AskPuzzleWhyNot, PuzzleState, WhyNot};
use crate::{Fault, GuestId, SeatRecord, seating};
use catalogue::{AnyTable, Refused};
use game::Seat;

impl DailyPuzzle {
    /// The table after some parts of a choice, to choose the next one.
    pub fn ask(&self, ask: &AskPuzzle) -> Result<PuzzleState, Fault> {
        let table = self.table(&ask.name, &ask.actions)?;
        let (log, snapshot) = Prepared::new(table, self.seat()).show();
        // In an order that says nothing of which is better.
        let mut choices: Vec<Vec<String>> =
            self.puzzle.choices.iter().map(|choice| choice.actions.clone()).collect();
        choices.sort_unstable();
        Ok(PuzzleState { day: self.info(), choices, actions: ask.actions.clone(), log, snapshot })
    }

    /// Why something is not possible there.
    pub fn why_not(&self, ask: &AskPuzzleWhyNot) -> Result<WhyNot, Fault> {
        // The reason says nothing of players, so their names do not matter.
        why_not(&*self.table("?", &ask.actions)?, &ask.attempt)
    }

    pub(super) fn seat(&self) -> Seat {
        Seat(self.puzzle.seat)
    }

    /// The table after these actions, which are the first parts of at least one choice. Their last part is not played:
    /// what it would lead to is left to chance.
    pub(super) fn table(&self, name: &str, actions: &[String]) -> Result<Box<dyn AnyTable>, Fault> {
        let name = seating::name(name)?;
        let begins = |choice: &[String]| choice.len() > actions.len() && choice.starts_with(actions);
        if !self.puzzle.choices.iter().any(|choice| begins(&choice.actions)) {
            let what = format!("no choice of this puzzle begins with {actions:?} and goes on after it");
            return Err(Fault::bad_request(what));
        }
        let mut seats: Vec<SeatRecord> = Vec::new();
        let mut table = catalogue::open_position(&self.puzzle.position, None, &mut |seat| {
            seats.push(match seat == self.seat() {
                true => seating::person(name.clone(), GuestId(0)),
                false => {
                    SeatRecord { kind: "bot".into(), bot: Some(self.origin.bot.clone()), ..seating::open() }
                }
            });
            seating::name_bots(&mut seats);
            seating::players(&seats)[seat.index()].clone()
        })
        .map_err(|faults| Fault::internal(format!("the position of a puzzle: {faults}")))?;
        for action in actions {
            // The parts of a choice before its last follow without chance.
            table.act_scripted(action, &[]).map_err(|refused| {
                let why = match refused {
                    Refused::Unreadable(why) => why,
                    Refused::Forbidden(refusal) => format!("{} forbids it", refusal.rule),
                    Refused::AtRest => "the game is at rest".into(),
                };
                Fault::internal(format!("a puzzle plays {action:?}: {why}"))
            })?;
        }
        Ok(table)
    }
}
