//! Checks a puzzle with new samples.

use super::{is_ahead, lead};
use crate::analysis::choices::choices;
use crate::analysis::rank::{RankLimits, rank_closely};
use crate::evaluate::Evaluate;
use catalogue::puzzle::{Puzzle, PuzzleChoice};
use catalogue::{Listed, TypedTable, Visit, visit};
use game::transcript::Player;
use game::{Observation, Seat, Table};
use std::any::Any;

/// What new samples say of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum CheckResult {
    /// The best choice is the recorded one, ahead of every other one beyond error.
    Confirmed {
        /// By how much, in chances to win.
        lead: f64,
    },
    /// It is not; the text says why.
    Doubtful(String),
}

/// Measures a puzzle of a title with other samples than those it was made with; `None` if it was stopped. The error
/// says what makes it no puzzle at all: a position that cannot be read, or choices that are not those of the position.
pub fn check(
    title: &str,
    puzzle: &Puzzle,
    samples: u64,
    seed: u64,
    stopped: &(dyn Fn() -> bool + Sync),
) -> Result<Option<CheckResult>, String> {
    let limits = RankLimits { play_outs: 0, seed, stopped };
    let checking = Checking { puzzle, samples, limits };
    visit(title, checking).unwrap_or_else(|| Err(format!("there is no game {title:?}")))
}

/// The choices of a puzzle's position, in the order of the rules; the error says why there are none.
pub fn legal_choices(title: &str, puzzle: &Puzzle) -> Result<Vec<Vec<String>>, String> {
    visit(title, Legal(puzzle)).unwrap_or_else(|| Err(format!("there is no game {title:?}")))
}

struct Checking<'a> {
    puzzle: &'a Puzzle,
    samples: u64,
    limits: RankLimits<'a>,
}

impl Visit for Checking<'_> {
    type Output = Result<Option<CheckResult>, String>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Checking { puzzle, samples, limits } = self;
        let table = table::<G>(puzzle)?;
        let observation = Observation::<G>::new(table.setup(), table.state(), Seat(puzzle.seat));
        let choices = choices(&observation);
        let legal: Vec<Vec<String>> = choices.iter().map(|choice| texts::<G>(choice)).collect();
        let is_legal = |choice: &PuzzleChoice| legal.contains(&choice.actions);
        if legal.len() != puzzle.choices.len() || !puzzle.choices.iter().all(is_legal) {
            let (recorded, legal) = (puzzle.choices.len(), legal.len());
            return Err(format!("its {recorded} choices are not the {legal} of the position"));
        }
        let natural = &puzzle.choices[puzzle.natural].actions;
        let natural = legal.iter().position(|choice| choice == natural).unwrap_or_default();
        let Some(ranking) = rank_closely(&observation, choices, natural, samples, &limits) else {
            return Ok(None);
        };
        let (best, recorded) = (texts::<G>(&ranking.choices[0].actions), &puzzle.choices[0].actions);
        let lead = lead(&ranking);
        Ok(Some(if best != *recorded {
            CheckResult::Doubtful(format!("{} seems better than {}", best.join(", "), recorded.join(", ")))
        } else if !is_ahead(&ranking) {
            CheckResult::Doubtful(format!("the lead of {:.1} % is not beyond error", 100.0 * lead))
        } else {
            CheckResult::Confirmed { lead }
        }))
    }
}

struct Legal<'a>(&'a Puzzle);

impl Visit for Legal<'_> {
    type Output = Result<Vec<Vec<String>>, String>;

    fn visit<G: Listed>(self) -> Self::Output {
        let table = table::<G>(self.0)?;
        let observation = Observation::<G>::new(table.setup(), table.state(), Seat(self.0.seat));
        Ok(choices(&observation).iter().map(|choice| texts::<G>(choice)).collect())
    }
}

fn texts<G: Evaluate>(choice: &[G::Action]) -> Vec<String> {
    choice.iter().map(G::Action::to_string).collect()
}

/// The position of a puzzle.
fn table<G: Evaluate>(puzzle: &Puzzle) -> Result<Table<G>, String> {
    let mut nobody = |_| Player { name: String::new(), bot: None };
    let opened = catalogue::open_position(&puzzle.position, None, &mut nobody)
        .map_err(|faults| format!("the position cannot be read: {faults}"))?;
    let any: &dyn Any = &*opened;
    let Some(table) = any.downcast_ref::<TypedTable<G>>() else {
        return Err(format!("the position is none of {}", G::TITLE));
    };
    match table.table().decider() {
        Some(Seat(seat)) if seat == puzzle.seat => Ok(table.table().clone()),
        _ => Err(format!("seat {} does not decide in the position", puzzle.seat)),
    }
}
