//! Puzzles: one position a day, with one answer.
//!
//! The puzzles of a title are data in its folder (`docs/puzzles.md`). Which one belongs to a day is a function of the day
//! and the lists alone, so all servers and all people have the same, and nothing is stored. A question never says what the
//! answer is; the answer is given to a client that names a choice.

mod answer;
mod question;

use crate::protocol::{PuzzleDay, PuzzleMonth};
use crate::{Day, Fault, Month};
use catalogue::puzzle::{Origin, Puzzle, PuzzleFile};
use catalogue::titles;
use std::sync::LazyLock;

/// The first day that has a puzzle: 2026-11-01.
pub const FIRST: Day = Day(20_758);

/// The puzzle of a day.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DailyPuzzle {
    /// The day.
    pub day: Day,
    /// How it was made.
    pub origin: &'static Origin,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
}

/// The puzzles of all titles that have some.
pub fn puzzles() -> Result<&'static [PuzzleFile], Fault> {
    static PUZZLES: LazyLock<Result<Vec<PuzzleFile>, String>> = LazyLock::new(|| {
        let files = titles().iter().filter(|title| !title.puzzles().is_empty());
        files
            .map(|title| {
                PuzzleFile::read(title.puzzles())
                    .map_err(|faults| format!("the puzzles of {}: {faults}", title.meta().id))
            })
            .collect()
    });
    PUZZLES.as_deref().map_err(Fault::internal)
}

/// The puzzle of a day: the titles by turns, and the puzzles of each in their order, again and again. `today` is the day
/// at the place of the transport; a day later is already there somewhere on earth, and those after it are not told.
pub fn puzzle_of(day: Day, today: Day) -> Result<DailyPuzzle, Fault> {
    if day < FIRST || day > today.next() {
        let what = format!("there is no puzzle for {day}; there is one for each day from {FIRST} to {today}");
        return Err(Fault::not_found(what));
    }
    daily(puzzles()?, day).ok_or_else(|| Fault::not_found("no title has puzzles"))
}

fn daily(files: &'static [PuzzleFile], day: Day) -> Option<DailyPuzzle> {
    let number = (day.0 - FIRST.0) as usize;
    let PuzzleFile { origin, puzzles } = files.get(number % files.len().max(1))?;
    let puzzle = puzzles.get(number / files.len() % puzzles.len().max(1))?;
    Some(DailyPuzzle { day, origin, puzzle })
}

/// The days of a month that have a puzzle by now, and from when to when there are any.
pub fn month(month: Month, today: Day) -> Result<PuzzleMonth, Fault> {
    let days = month.days().filter(|day| (FIRST..=today.next()).contains(day));
    let days = days.map(|day| puzzle_of(day, today).map(|daily| daily.info()));
    Ok(PuzzleMonth {
        first: FIRST.to_string(),
        last: today.next().to_string(),
        days: days.collect::<Result<Vec<PuzzleDay>, Fault>>()?,
    })
}

impl DailyPuzzle {
    /// What may be known of it before it is answered.
    pub fn info(&self) -> PuzzleDay {
        PuzzleDay {
            date: self.day.to_string(),
            title: self.origin.title.clone(),
            difficulty: self.puzzle.difficulty(),
        }
    }
}
