//! Puzzles: the shipped ones are what they claim to be, and the same seed gives the same.

use bots::puzzle::{CheckResult, LEAD, PuzzleSettings, check, legal_choices, make};
use catalogue::puzzle::{Difficulty, METHOD, Puzzle, PuzzleFile};
use catalogue::titles;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering};

fn shipped() -> Vec<PuzzleFile> {
    let shipped = titles().iter().filter_map(|title| title.puzzles());
    shipped
        .map(|puzzles| PuzzleFile::read(puzzles.file).unwrap_or_else(|faults| panic!("{faults}")))
        .collect()
}

fn checked(title: &str, puzzle: &Puzzle, samples: u64) -> Result<Option<CheckResult>, String> {
    check(title, puzzle, samples, 77, &|| false)
}

#[test]
fn every_shipped_puzzle_has_exactly_the_legal_choices_and_a_clear_best_one() {
    let files = shipped();
    assert_eq!(files.len(), 2);
    for PuzzleFile { origin, puzzles } in &files {
        assert!(puzzles.len() >= 200 && puzzles.len() as u64 == origin.count, "{}", origin.title);
        assert_eq!(
            origin.method, METHOD,
            "{}: the command in docs/puzzles.md would give others",
            origin.title
        );
        for (at, puzzle) in puzzles.iter().enumerate() {
            let place = format!("{}, line {}", origin.title, at + 2);
            let mut legal =
                legal_choices(&origin.title, puzzle).unwrap_or_else(|why| panic!("{place}: {why}"));
            let mut recorded: Vec<_> = puzzle.choices.iter().map(|choice| choice.actions.clone()).collect();
            legal.sort_unstable();
            recorded.sort_unstable();
            assert_eq!(recorded, legal, "{place}");
            // Chances are rounded to four digits.
            assert!((LEAD.start() - 1e-4..=LEAD.end() + 1e-4).contains(&puzzle.lead()), "{place}");
            let best = puzzle.choices[0].chance;
            for other in &puzzle.choices[1..] {
                assert!(best - other.chance > 4.0 * other.error - 1e-3, "{place}: {:?}", other.actions);
            }
            assert!(!puzzle.reasons.is_empty(), "{place}");
        }
    }
}

#[test]
fn the_best_choice_of_a_sample_is_confirmed_by_more_and_other_samples() {
    for PuzzleFile { origin, puzzles } in shipped() {
        // With few choices a check is quick.
        let few: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.choices.len() <= 12).collect();
        for puzzle in few.iter().step_by(few.len() / 4 + 1) {
            let samples = 2 * origin.samples;
            match checked(&origin.title, puzzle, samples) {
                Ok(Some(CheckResult::Confirmed { .. })) => {}
                other => panic!("{} game {} turn {}: {other:?}", origin.title, puzzle.game, puzzle.turn),
            }
        }
    }
}

#[test]
fn another_choice_in_place_of_the_best_is_noticed() {
    let files = shipped();
    let PuzzleFile { origin, puzzles } = &files[0];
    let mut puzzle = puzzles[0].clone();
    let [first, second, ..] = &mut puzzle.choices[..] else { panic!("a puzzle has two choices") };
    std::mem::swap(&mut first.actions, &mut second.actions);
    let verdict = checked(&origin.title, &puzzle, 500);
    assert!(matches!(verdict, Ok(Some(CheckResult::Doubtful(_)))), "{verdict:?}");
    puzzle.choices.pop();
    let refused = checked(&origin.title, &puzzle, 500);
    assert!(refused.unwrap_err().contains("choices"));
}

#[test]
fn shipped_puzzles_are_varied() {
    for PuzzleFile { origin, puzzles } in shipped() {
        let title = &origin.title;
        let share = |count: usize| count as f64 / puzzles.len() as f64;
        let mut players: BTreeMap<u64, usize> = BTreeMap::new();
        let mut questions: BTreeMap<&str, usize> = BTreeMap::new();
        let mut games: BTreeMap<u64, usize> = BTreeMap::new();
        let mut with_modules = 0;
        for puzzle in &puzzles {
            let (header, ..) = game::position::read_header(&puzzle.position).unwrap();
            *players.entry(header.options["players"].as_u64().unwrap()).or_default() += 1;
            let on =
                |value: &serde_json::Value| value.as_array().map_or(*value == true, |list| !list.is_empty());
            with_modules +=
                usize::from(["modules", "new_adventures"].iter().any(|key| on(&header.options[*key])));
            *questions.entry(&puzzle.question).or_default() += 1;
            *games.entry(puzzle.game).or_default() += 1;
        }
        let meta = catalogue::title(title).unwrap().meta();
        assert_eq!(
            players.keys().copied().collect::<Vec<_>>(),
            meta.players.clone().map(u64::from).collect::<Vec<_>>()
        );
        assert!(players.values().all(|count| share(*count) > 0.1), "{title}: {players:?}");
        assert!((0.25..0.75).contains(&share(with_modules)), "{title}: {with_modules} with modules");
        assert!(questions.len() >= 3, "{title}: {questions:?}");
        assert!(questions.values().all(|count| share(*count) < 0.65), "{title}: {questions:?}");
        assert!(games.values().all(|count| *count <= 2));
        let of = |wanted: Difficulty| puzzles.iter().filter(|puzzle| puzzle.difficulty() == wanted).count();
        for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
            assert!(share(of(difficulty)) > 0.08, "{title}: {} are {difficulty:?}", of(difficulty));
        }
        let texts: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(texts.len(), puzzles.len(), "no position is there twice");
    }
}

/// Few samples of games of a quick bot: it only has to be the same.
fn settings<'a>(threads: usize, stopped: &'a (dyn Fn() -> bool + Sync)) -> PuzzleSettings<'a> {
    PuzzleSettings { title: "luxor", seed: 5, count: 2, bot: "greedy", samples: 100, threads, stopped }
}

#[test]
fn the_same_seed_gives_the_same_puzzles_whatever_the_threads_and_interruptions() {
    let whole = make(&settings(1, &|| false), None, &mut |_| {}).unwrap();
    assert!(whole.is_complete() && whole.origin.games > 1);
    assert_eq!(make(&settings(3, &|| false), None, &mut |_| {}).unwrap(), whole);
    assert_eq!(PuzzleFile::read(&whole.write()), Ok(whole.clone()));

    // Stopped after the first game, and continued from what was written.
    let games = AtomicU32::new(0);
    let stopped = || games.load(Ordering::Relaxed) > 0;
    let part = make(&settings(1, &stopped), None, &mut |_| {
        games.fetch_add(1, Ordering::Relaxed);
    })
    .unwrap();
    assert!(!part.is_complete() && part.origin.games == 1);
    let begun = PuzzleFile::read(&part.write()).unwrap();
    assert_eq!(make(&settings(2, &|| false), Some(begun), &mut |_| {}).unwrap(), whole);
}

#[test]
fn what_is_no_file_of_puzzles_is_refused_with_every_wrong_line() {
    let mut file = shipped().remove(0);
    file.puzzles.truncate(2);
    let text = file.write();
    let wrong = |change: &dyn Fn(&str) -> String| PuzzleFile::read(&change(&text)).unwrap_err().to_string();
    assert!(wrong(&|_| String::new()).starts_with("line 1: this line should say how"));
    assert!(wrong(&|text| text.replacen("\"luxor\"", "\"chess\"", 1)).contains("there is no game \"chess\""));
    let two = wrong(&|text| {
        text.replace("position luxor", "position expedition").replacen("\"natural\"", "\"x\"", 1)
    });
    assert!(
        two.contains("line 2: this is no puzzle") && two.contains("line 3: the position is one of"),
        "{two}"
    );
    let swapped = wrong(&|text| {
        let mut file = PuzzleFile::read(text).unwrap();
        file.puzzles[1].choices.reverse();
        file.write()
    });
    assert!(swapped.contains("line 3: the first choice must be the best"), "{swapped}");
}
