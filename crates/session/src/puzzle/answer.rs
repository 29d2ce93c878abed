//! The answer of a puzzle, for a client that has named a choice.

use super::DailyPuzzle;
use crate::Fault;
use crate::protocol::{AnalysedChoice, AnswerPuzzle, Mark, PuzzleAnswer, PuzzleOrigin};
use catalogue::puzzle::PuzzleChoice;

/// So many of the best choices are shown, and the one that was answered.
const SHOWN: usize = 4;
/// A choice that loses less than this against the best counts half: the analysis of a game calls it an inaccuracy, not
/// a mistake.
const HALF: f64 = 0.05;

impl DailyPuzzle {
    /// Judges a choice, and says which is the best and why.
    pub fn answer(&self, ask: &AnswerPuzzle) -> Result<PuzzleAnswer, Fault> {
        let choices = &self.puzzle.choices;
        let Some(chosen) = choices.iter().position(|choice| choice.actions == ask.actions) else {
            return Err(Fault::bad_request(format!("{:?} is no choice of this puzzle", ask.actions)));
        };
        let loss = choices[0].chance - choices[chosen].chance;
        let mark = match chosen {
            0 => Mark::Best,
            _ if loss < HALF => Mark::Half,
            _ => Mark::Missed,
        };
        let table = self.table("?", &[])?;
        let described = |choice: &PuzzleChoice| -> Result<AnalysedChoice, Fault> {
            Ok(AnalysedChoice {
                actions: choice.actions.clone(),
                chance: choice.chance,
                error: choice.error,
                truth: None,
                parts: table.parts(&choice.actions).map_err(Fault::internal)?,
            })
        };
        let shown = (0..choices.len()).filter(|at| *at < SHOWN || *at == chosen);
        Ok(PuzzleAnswer {
            day: self.info(),
            mark,
            loss,
            error: choices[chosen].error,
            chosen: chosen.min(SHOWN) as u32,
            natural: (self.puzzle.natural < SHOWN || self.puzzle.natural == chosen)
                .then_some(self.puzzle.natural.min(SHOWN) as u32),
            choices: shown.map(|at| described(&choices[at])).collect::<Result<_, _>>()?,
            count: choices.len() as u32,
            reasons: self.puzzle.reasons.clone(),
            origin: PuzzleOrigin {
                bot: self.origin.bot.clone(),
                seed: self.origin.seed,
                game: self.puzzle.game,
                turn: self.puzzle.turn,
            },
        })
    }
}
