//! Puzzles: every shipped one can be asked and answered, a day has always the same, and nothing hidden is told.

use catalogue::puzzle::Puzzle;
use catalogue::{Listed, TypedTable, Visit, visit};
use game::transcript::{Knowledge, Player};
use game::{ChaCha8Rng, Seat, SeedableRng, Viewer, position};
use serde_json::Value;
use session::protocol::{AnswerPuzzle, AskPuzzle, AskPuzzleWhyNot, Mark};
use session::puzzle::{DailyPuzzle, TitlePuzzles, first_day, month, puzzle_of, puzzles};
use session::{Day, Fault};
use std::any::Any;
use std::collections::BTreeSet;

/// Some of the shipped puzzles, each as if it were the one of a day. That all of them can be read, and that their
/// choices are the legal ones, a test of the bots checks.
fn sample() -> impl Iterator<Item = DailyPuzzle> {
    puzzles().unwrap().iter().flat_map(|title| {
        let (day, origin) = (title.from, &title.file.origin);
        title.file.puzzles.iter().step_by(9).map(move |puzzle| DailyPuzzle { day, origin, puzzle })
    })
}

/// The titles that had puzzles from the first day on, in the order in which they take turns.
fn from_the_first_day() -> impl Iterator<Item = &'static TitlePuzzles> {
    let first = first_day().unwrap();
    puzzles().unwrap().iter().filter(move |title| title.from == first)
}

fn ask(actions: &[String]) -> AskPuzzle {
    AskPuzzle { name: "Mira".into(), actions: actions.to_vec() }
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

#[test]
fn the_puzzle_of_a_day_depends_on_the_day_alone() {
    let today = day("2030-01-01");
    let mut seen = BTreeSet::new();
    let files: Vec<_> = from_the_first_day().map(|title| &title.file).collect();
    let first = day("2026-11-01");
    assert_eq!(first_day().unwrap(), first);
    for number in 0..400 {
        let daily = puzzle_of(Day(first.0 + number), today).unwrap();
        assert_eq!(daily, puzzle_of(Day(first.0 + number), day("2035-05-05")).unwrap());
        // The titles by turns, and the puzzles of each in their order.
        let (title, nth) = (number as usize % files.len(), number as usize / files.len());
        assert_eq!((daily.origin, daily.puzzle), (&files[title].origin, &files[title].puzzles[nth]));
        assert!(seen.insert(&daily.puzzle.position));
    }
    let shorter = files.iter().map(|file| file.puzzles.len()).min().unwrap() as u32;
    let again = puzzle_of(Day(first.0 + files.len() as u32 * shorter), today).unwrap();
    let begins = files.iter().any(|file| file.puzzles.first() == Some(again.puzzle));
    assert!(begins, "after the last one the first comes again");
}

#[test]
fn days_without_a_puzzle_are_refused() {
    let today = day("2026-11-18");
    for (wrong, text) in [("2026-10-31", "from 2026-11-01"), ("2026-11-20", "to 2026-11-18")] {
        match puzzle_of(day(wrong), today) {
            Err(Fault::NotFound(why)) => assert!(why.contains(text), "{why}"),
            other => panic!("{wrong}: {other:?}"),
        }
    }
    // Somewhere on earth it is already tomorrow.
    assert!(puzzle_of(day("2026-11-19"), today).is_ok());
    let november = month("2026-11".parse().unwrap(), today).unwrap();
    assert_eq!((november.first.as_str(), november.last.as_str()), ("2026-11-01", "2026-11-19"));
    assert_eq!(november.days.len(), 19);
    let titles: Vec<&str> = from_the_first_day().map(|title| title.file.origin.title.as_str()).collect();
    for (day, title) in november.days.iter().zip(titles.iter().cycle()) {
        assert_eq!(day.title, *title, "{}", day.date);
    }
    assert!(month("2026-10".parse().unwrap(), today).unwrap().days.is_empty());
    assert!(month("2027-01".parse().unwrap(), today).unwrap().days.is_empty());
}

/// So tests of a server or a browser that use the puzzles of the first days do not depend on the day on which they run.
#[test]
fn the_first_days_have_the_same_puzzles_on_every_day_since() {
    let begin = first_day().unwrap();
    let first = [begin, begin.next()];
    let days = |today| first.map(|day| puzzle_of(day, today).unwrap());
    let listed = |today| month("2026-11".parse().unwrap(), today).unwrap().days[..2].to_vec();
    let at_first = (days(begin), listed(begin));
    for later in (0..10_000).map(|days| Day(begin.0 + days)) {
        assert_eq!((days(later), listed(later)), at_first, "{later}");
    }
}

#[test]
fn a_puzzle_can_be_asked_and_each_of_its_choices_answered() {
    for daily in sample().step_by(2) {
        let choices = &daily.puzzle.choices;
        let state = daily.ask(&ask(&[])).unwrap();
        assert_eq!(state.choices.len(), choices.len());
        assert_eq!(state.snapshot.decider, Some(daily.puzzle.seat));
        let mut best = 0;
        for choice in choices.iter() {
            assert!(state.choices.contains(&choice.actions));
            // Each part leads to a question of the same player.
            for parts in 1..choice.actions.len() {
                let next = daily.ask(&ask(&choice.actions[..parts])).unwrap();
                assert_eq!(next.snapshot.decider, Some(daily.puzzle.seat));
                let offered: Vec<Value> = serde_json::from_str(next.snapshot.choices.0.get()).unwrap();
                assert!(offered.iter().any(|offer| offer["action"] == choice.actions[parts]));
            }
            let answer = daily.answer(&AnswerPuzzle { actions: choice.actions.clone() }).unwrap();
            let expected = match answer.loss {
                loss if loss <= 0.0 => Mark::Best,
                loss if loss < 0.05 => Mark::Half,
                _ => Mark::Missed,
            };
            assert_eq!(answer.mark, expected);
            assert_eq!(answer.choices[answer.chosen as usize].actions, choice.actions);
            assert_eq!(answer.choices[0].actions, choices[0].actions);
            assert!(
                answer.choices.len() <= 5 && answer.choices.iter().all(|choice| !choice.parts.is_empty())
            );
            best += u32::from(answer.mark == Mark::Best);
        }
        assert_eq!(best, 1);
    }
}

#[test]
fn a_question_does_not_say_which_choice_is_the_best() {
    for daily in sample() {
        let state = serde_json::to_value(daily.ask(&ask(&[])).unwrap()).unwrap();
        let keys: Vec<&str> = state.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, ["actions", "choices", "day", "log", "snapshot"]);
        let keys: Vec<&str> = state["day"].as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, ["date", "difficulty", "title"]);
        let choices: Vec<Vec<String>> = serde_json::from_value(state["choices"].clone()).unwrap();
        assert!(choices.is_sorted(), "the order says nothing");
    }
}

#[test]
fn what_is_no_part_of_a_choice_is_refused() {
    let daily = sample().find(|daily| daily.puzzle.choices[0].actions.len() > 1).unwrap();
    let refused = |actions: &[&str]| {
        let actions: Vec<String> = actions.iter().map(|text| text.to_string()).collect();
        match (daily.ask(&ask(&actions)), daily.answer(&AnswerPuzzle { actions })) {
            (Err(Fault::BadRequest(_)), Err(Fault::BadRequest(_))) => {}
            other => panic!("{:?} {:?}", other.0.is_ok(), other.1),
        }
    };
    refused(&["sing"]);
    refused(&["play left", "sing"]);
    let whole = &daily.puzzle.choices[0].actions;
    assert!(matches!(daily.ask(&ask(whole)), Err(Fault::BadRequest(_))), "chance would decide what follows");
    let half = AnswerPuzzle { actions: whole[..1].to_vec() };
    assert!(matches!(daily.answer(&half), Err(Fault::BadRequest(_))), "half a choice is no answer");
    let nameless = AskPuzzle { name: " ".into(), actions: Vec::new() };
    assert!(matches!(daily.ask(&nameless), Err(Fault::BadName(_))));
    let attempt = AskPuzzleWhyNot { actions: Vec::new(), attempt: Value::Null };
    assert!(matches!(daily.why_not(&attempt), Err(Fault::BadRequest(_))));
}

/// The same position with other hidden pieces, as far as the player who decides cannot tell.
struct Twin<'a> {
    puzzle: &'a Puzzle,
    seed: u64,
}

impl Visit for Twin<'_> {
    type Output = Puzzle;

    fn visit<G: Listed>(self) -> Puzzle {
        let mut nobody = |_| Player { name: String::new(), bot: None };
        let opened = catalogue::open_position(&self.puzzle.position, None, &mut nobody).unwrap();
        let any: &dyn Any = &*opened;
        let table = any.downcast_ref::<TypedTable<G>>().unwrap().table();
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let twin = G::determinize(table.setup(), table.state(), Seat(self.puzzle.seat), &mut rng);
        let position = position::write::<G>(table.setup(), &twin, Knowledge::Full);
        Puzzle { position, ..self.puzzle.clone() }
    }
}

#[test]
fn what_is_hidden_from_the_seat_changes_nothing_that_is_sent() {
    let mut different = 0;
    for (seed, daily) in sample().enumerate() {
        let twin = visit(&daily.origin.title, Twin { puzzle: daily.puzzle, seed: seed as u64 }).unwrap();
        different += u32::from(twin.position != daily.puzzle.position);
        let twin = DailyPuzzle { puzzle: Box::leak(Box::new(twin)), ..daily };
        let sent = |daily: &DailyPuzzle| {
            let states = daily.puzzle.choices.iter().step_by(4).flat_map(|choice| {
                let asked = (0..choice.actions.len()).map(|parts| ask(&choice.actions[..parts]));
                let states = asked.map(|ask| serde_json::to_string(&daily.ask(&ask).unwrap()).unwrap());
                let answer = daily.answer(&AnswerPuzzle { actions: choice.actions.clone() }).unwrap();
                states.chain([serde_json::to_string(&answer).unwrap()])
            });
            states.collect::<Vec<String>>()
        };
        assert_eq!(sent(&twin), sent(&daily), "{} game {}", daily.origin.title, daily.puzzle.game);
    }
    assert!(different > 25, "only {different} twins were different");
}

#[test]
fn the_table_is_what_the_seat_sees() {
    for daily in sample() {
        let state = serde_json::to_value(daily.ask(&ask(&[])).unwrap()).unwrap();
        let mut nobody = |_| Player { name: String::new(), bot: None };
        let table = catalogue::open_position(&daily.puzzle.position, None, &mut nobody).unwrap();
        let own = table.view(Viewer::Seat(Seat(daily.puzzle.seat))).text();
        assert_eq!(state["snapshot"]["view"], serde_json::from_str::<Value>(own.get()).unwrap());
        assert_eq!(state["snapshot"]["seat"], daily.puzzle.seat);
        assert_eq!((&state["snapshot"]["watch"], &state["snapshot"]["seed"]), (&Value::Null, &Value::Null));
        assert_eq!(state["snapshot"]["players"][usize::from(daily.puzzle.seat)]["name"], "Mira");
    }
}
