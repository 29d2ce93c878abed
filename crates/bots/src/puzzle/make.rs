//! Makes a file of puzzles, game by game.

use super::PuzzleSettings;
use super::find::find;
use catalogue::puzzle::{Puzzle, PuzzleFile};
use catalogue::{Listed, Visit, visit};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// At most so many puzzles of one game.
const OF_A_GAME: usize = 2;
/// At most this many in a hundred ask the same question.
const SAME_QUESTION: usize = 60;
/// At most this many in a hundred have nothing but two choices.
const TWO_CHOICES: usize = 12;
/// At most this many in a hundred have the same answer, such as to take a key: otherwise it would be a good guess.
const SAME_ANSWER: usize = 12;

/// Makes puzzles, from where `begun` ends; after each game `progress` gets what there is so far. It returns when there
/// are enough, or when it was stopped: then the file holds what all games up to a number gave, and can be continued.
pub fn make(
    settings: &PuzzleSettings<'_>,
    begun: Option<PuzzleFile>,
    progress: &mut dyn FnMut(&PuzzleFile),
) -> Result<PuzzleFile, String> {
    let file = begun.unwrap_or_else(|| PuzzleFile { origin: settings.origin(), puzzles: Vec::new() });
    visit(settings.title, Making { settings, file, progress })
        .ok_or_else(|| format!("there is no game {:?}", settings.title))
}

struct Making<'a> {
    settings: &'a PuzzleSettings<'a>,
    file: PuzzleFile,
    progress: &'a mut dyn FnMut(&PuzzleFile),
}

impl Visit for Making<'_> {
    type Output = PuzzleFile;

    fn visit<G: Listed>(self) -> PuzzleFile {
        let Making { settings, mut file, progress } = self;
        let next = AtomicU64::new(file.origin.games);
        let enough = AtomicBool::new(file.is_complete());
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..settings.threads.max(1) {
                let (sender, next, enough) = (sender.clone(), &next, &enough);
                scope.spawn(move || {
                    let stopped = || enough.load(Ordering::Relaxed) || (settings.stopped)();
                    let settings = PuzzleSettings { stopped: &stopped, ..*settings };
                    while !stopped() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(found) = find::<G>(&settings, number) else { return };
                        if sender.send((number, found)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            // Games end in any order; they are taken in that of their numbers.
            let mut waiting: BTreeMap<u64, Vec<Puzzle>> = BTreeMap::new();
            for (number, found) in receiver {
                waiting.insert(number, found);
                while !file.is_complete()
                    && let Some(found) = waiting.remove(&file.origin.games)
                {
                    take(&mut file, found);
                    file.origin.games += 1;
                    progress(&file);
                }
                enough.store(file.is_complete(), Ordering::Relaxed);
            }
        });
        file
    }
}

/// Takes puzzles of one game as long as there is variety.
fn take(file: &mut PuzzleFile, found: Vec<Puzzle>) {
    let PuzzleFile { origin, puzzles } = file;
    let mut left = OF_A_GAME.min(origin.count as usize - puzzles.len());
    for puzzle in found {
        let is_much = |most: usize, is_like: &dyn Fn(&Puzzle) -> bool| {
            is_like(&puzzle)
                && 100 * puzzles.iter().filter(|other| is_like(other)).count() > most * puzzles.len()
        };
        let is_varied = !is_much(SAME_QUESTION, &|other| other.question == puzzle.question)
            && !is_much(SAME_ANSWER, &|other| other.choices[0].actions == puzzle.choices[0].actions)
            && !is_much(TWO_CHOICES, &|other| other.choices.len() == 2);
        if left > 0 && is_varied {
            puzzles.push(puzzle);
            left -= 1;
        }
    }
}
