//! Puzzles as data: positions in which one choice is clearly the best. `bots` makes them, `session` asks them.
//! `docs/puzzles.md` describes the file and says how they are found.

use game::{Fault, Faults};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "schema")]
use {ts_rs::TS, utoipa::ToSchema};

/// The version of the method: raised when the same seed would give other puzzles.
pub const METHOD: u32 = 1;

/// The puzzles of one title, and how they were made.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleFile {
    /// How they were made: the same origin gives the same puzzles.
    pub origin: Origin,
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
}

/// How puzzles were made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The id of the title.
    pub title: String,
    /// The version of the method.
    pub method: u32,
    /// The seed of all games and samples.
    pub seed: u64,
    /// How many were asked for.
    pub count: u64,
    /// The bot that played the games.
    pub bot: String,
    /// Samples of each choice that comes near the best.
    pub samples: u64,
    /// How many games have been searched.
    pub games: u64,
}

/// A position in which one choice is clearly the best, and what is known of all of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number of the game it comes from, from 0.
    pub game: u64,
    /// The turn of that game.
    pub turn: u32,
    /// Who decides.
    pub seat: u8,
    /// What is asked: the name of a question of the title.
    pub question: String,
    /// The full position. The choices were judged by what the seat may know of it.
    pub position: String,
    /// All choices, best first.
    pub choices: Vec<PuzzleChoice>,
    /// The choice that looks natural, as an index of `choices`: the one of a player who does not look ahead.
    pub natural: usize,
    /// Of a hundred gentle players so many choose the best.
    pub found: u8,
    /// What the best choice gains against the natural one: message ids with arguments, the largest gain first.
    pub reasons: Vec<Value>,
}

/// A choice of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "(Vec<String>, f64, f64)", into = "(Vec<String>, f64, f64)")]
pub struct PuzzleChoice {
    /// The actions it consists of, as texts: usually one, or a card and the move it makes.
    pub actions: Vec<String>,
    /// The chance to win of the seat that decides.
    pub chance: f64,
    /// The standard error of its difference to the best choice; 0 for the best.
    pub error: f64,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// At least one in four gentle players finds the best choice.
    Easy,
    /// At least one in twelve does.
    Medium,
    /// Fewer do.
    Hard,
}

impl From<(Vec<String>, f64, f64)> for PuzzleChoice {
    fn from((actions, chance, error): (Vec<String>, f64, f64)) -> Self {
        PuzzleChoice { actions, chance, error }
    }
}

impl From<PuzzleChoice> for (Vec<String>, f64, f64) {
    fn from(choice: PuzzleChoice) -> Self {
        (choice.actions, choice.chance, choice.error)
    }
}

impl PuzzleFile {
    /// Are there as many as were asked for?
    pub fn is_complete(&self) -> bool {
        self.puzzles.len() as u64 >= self.origin.count
    }

    /// Reads a file; every line that is wrong is named.
    pub fn read(text: &str) -> Result<PuzzleFile, Faults> {
        let mut lines = text.lines().enumerate();
        let first = lines.next().map_or("", |(_, line)| line);
        let origin: Origin = serde_json::from_str(first)
            .map_err(|why| Fault::at(1, format!("this line should say how the puzzles were made: {why}")))?;
        crate::title(&origin.title).map_err(|what| Fault::at(1, what))?;
        let mut puzzles = Vec::new();
        let mut faults = Vec::new();
        for (at, line) in lines {
            match Puzzle::read(line, &origin.title) {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(what) => faults.push(Fault::at(at + 1, what)),
            }
        }
        if faults.is_empty() { Ok(PuzzleFile { origin, puzzles }) } else { Err(Faults(faults)) }
    }

    /// Writes it: a line for the origin, and one for each puzzle.
    pub fn write(&self) -> String {
        // Both are plain data, which always serialises.
        let origin = serde_json::to_string(&self.origin).unwrap_or_default();
        let puzzles = self.puzzles.iter().map(|puzzle| serde_json::to_string(puzzle).unwrap_or_default());
        std::iter::once(origin).chain(puzzles).flat_map(|line| [line, "\n".into()]).collect()
    }
}

impl Puzzle {
    /// How hard it is.
    pub fn difficulty(&self) -> Difficulty {
        match self.found {
            25.. => Difficulty::Easy,
            8.. => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }

    /// By how much the best choice is ahead of the second best.
    pub fn lead(&self) -> f64 {
        self.choices[0].chance - self.choices[1].chance
    }

    fn read(line: &str, title: &str) -> Result<Puzzle, String> {
        let puzzle: Puzzle = serde_json::from_str(line).map_err(|why| format!("this is no puzzle: {why}"))?;
        let (header, ..) = game::position::read_header(&puzzle.position)
            .map_err(|fault| format!("the position: {fault}"))?;
        if header.title != title {
            return Err(format!("the position is one of {:?}, not of {title:?}", header.title));
        }
        if puzzle.choices.len() < 2 || puzzle.choices.iter().any(|choice| choice.actions.is_empty()) {
            return Err("a puzzle has at least two choices, and each at least one action".into());
        }
        if puzzle.choices[1..].iter().any(|choice| choice.chance >= puzzle.choices[0].chance) {
            return Err("the first choice must be the best".into());
        }
        if puzzle.natural == 0 || puzzle.natural >= puzzle.choices.len() {
            let what = "the natural choice is one of the others, and never the best";
            return Err(format!("natural is {}: {what}", puzzle.natural));
        }
        Ok(puzzle)
    }
}
