//! Puzzles: one position a day, with one answer.
//!
//! The puzzles of a title are data in its folder (`docs/puzzles.md`). Which one belongs to a day is a function of the
//! day and the lists alone, so all servers and all people have the same, and nothing is stored. A question never says
//! what the answer is; the answer is given to a client that names a choice.

mod answer;
mod question;

use crate::protocol::{PuzzleDay, PuzzleMonth};
use crate::{Day, Fault, Month};
use catalogue::puzzle::{Origin, Puzzle, PuzzleFile};
use catalogue::titles;
use std::sync::LazyLock;

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

/// The puzzles of one title.
#[derive(Clone, PartialEq, Debug)]
pub struct TitlePuzzles {
    /// The first day that may have one of them.
    pub from: Day,
    /// The puzzles.
    pub file: PuzzleFile,
}

/// The puzzles of all titles that have some.
pub fn puzzles() -> Result<&'static [TitlePuzzles], Fault> {
    static PUZZLES: LazyLock<Result<Vec<TitlePuzzles>, String>> = LazyLock::new(|| {
        let with_puzzles = titles().iter().filter_map(|title| Some((title.meta().id, title.puzzles()?)));
        with_puzzles
            .map(|(id, puzzles)| {
                let wrong = |what: String| format!("the puzzles of {id}: {what}");
                let from = puzzles.from.parse().map_err(wrong)?;
                let file = PuzzleFile::read(puzzles.file).map_err(|faults| wrong(faults.to_string()))?;
                Ok(TitlePuzzles { from, file })
            })
            .collect()
    });
    PUZZLES.as_deref().map_err(Fault::internal)
}

/// The first day that has a puzzle.
pub fn first_day() -> Result<Day, Fault> {
    puzzles()?.iter().map(|title| title.from).min().ok_or_else(no_puzzles)
}

fn no_puzzles() -> Fault {
    Fault::not_found("no title has puzzles")
}

/// The puzzle of a day: the titles by turns, and the puzzles of each in their order, again and again. `today` is the
/// day at the place of the transport; a day later is already there somewhere on earth, and those after it are not
/// told.
pub fn puzzle_of(day: Day, today: Day) -> Result<DailyPuzzle, Fault> {
    let first = first_day()?;
    if day < first || day > today.next() {
        let what = format!("there is no puzzle for {day}; there is one for each day from {first} to {today}");
        return Err(Fault::not_found(what));
    }
    daily(puzzles()?, day).ok_or_else(no_puzzles)
}

fn daily(titles: &'static [TitlePuzzles], day: Day) -> Option<DailyPuzzle> {
    let from: Vec<Day> = titles.iter().map(|title| title.from).collect();
    let (title, earlier) = turn_of(&from, day)?;
    let PuzzleFile { origin, puzzles } = &titles[title].file;
    let puzzle = puzzles.get(earlier % puzzles.len().max(1))?;
    Some(DailyPuzzle { day, origin, puzzle })
}

/// Which title has its turn on a day, and how many days it had earlier, if the titles begin on these days. Titles take
/// turns in the order of the list; they begin again with the first one whenever another title joins in. So a title
/// changes nothing on the days before its first.
fn turn_of(from: &[Day], day: Day) -> Option<(usize, usize)> {
    let mut joined: Vec<Day> = from.iter().copied().filter(|first| *first <= day).collect();
    joined.sort_unstable();
    joined.dedup();
    let mut earlier = vec![0; from.len()];
    for (at, start) in joined.iter().enumerate() {
        let titles: Vec<usize> = (0..from.len()).filter(|&title| from[title] <= *start).collect();
        let Some(end) = joined.get(at + 1) else {
            let days = (day.0 - start.0) as usize;
            let title = titles[days % titles.len()];
            return Some((title, earlier[title] + days / titles.len()));
        };
        let days = (end.0 - start.0) as usize;
        for (turn, &title) in titles.iter().enumerate() {
            earlier[title] += days / titles.len() + usize::from(turn < days % titles.len());
        }
    }
    None
}

/// The days of a month that have a puzzle by now, and from when to when there are any.
pub fn month(month: Month, today: Day) -> Result<PuzzleMonth, Fault> {
    let first = first_day()?;
    let days = month.days().filter(|day| (first..=today.next()).contains(day));
    let days = days.map(|day| puzzle_of(day, today).map(|daily| daily.info()));
    Ok(PuzzleMonth {
        first: first.to_string(),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Whose turn each of some days is, and its how many-th, if the titles begin on these days.
    fn turns(from: &[u32], days: std::ops::Range<u32>) -> Vec<Option<(usize, usize)>> {
        let from: Vec<Day> = from.iter().copied().map(Day).collect();
        days.map(|day| turn_of(&from, Day(day))).collect()
    }

    #[test]
    fn titles_take_turns_from_their_first_day_on() {
        let nothing: [Option<(usize, usize)>; 1] = [None];
        assert_eq!(turns(&[10, 10], 9..10), nothing);
        assert_eq!(turns(&[], 9..10), nothing);
        let two = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)].map(Some);
        assert_eq!(turns(&[10, 10], 10..15), two);
        // The third joins in on day 15; nobody skips or repeats a puzzle.
        let three = [(0, 3), (1, 2), (2, 0), (0, 4), (1, 3), (2, 1)].map(Some);
        assert_eq!(turns(&[10, 10, 15], 15..21), three);
    }

    #[test]
    fn a_title_that_gets_puzzles_changes_no_day_before_its_first() {
        let before = turns(&[10, 10], 0..400);
        assert_eq!(turns(&[10, 10, 300], 0..300), before[..300]);
        let after = turns(&[10, 10, 300], 300..400);
        assert!(after.iter().flatten().any(|&(title, _)| title == 2));
        // Nor does it if it stands before the others in the list of titles.
        let shifted = |turn: Option<(usize, usize)>| turn.map(|(title, earlier)| (title + 1, earlier));
        let first: Vec<_> = before[..300].iter().copied().map(shifted).collect();
        assert_eq!(turns(&[300, 10, 10], 0..300), first);
    }
}
