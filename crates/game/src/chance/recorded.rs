//! Outcomes that are recorded, replayed, or scripted by a test.

use super::{Chance, ChanceOutcome, Pile, RngChance, Seed};
use crate::Sight;
use rand_chacha::ChaCha8Rng;

/// Passes requests on to another source and records every outcome.
pub struct Recording<'a, C> {
    source: &'a mut C,
    /// The outcomes so far.
    pub chance_outcomes: Vec<ChanceOutcome>,
}

impl<'a, C: Chance> Recording<'a, C> {
    /// Records the outcomes of `source`.
    pub fn new(source: &'a mut C) -> Self {
        Recording { source, chance_outcomes: Vec::new() }
    }
}

impl<C: Chance> Chance for Recording<'_, C> {
    fn die(&mut self) -> u8 {
        let face = self.source.die();
        self.chance_outcomes.push(ChanceOutcome::Die(face));
        face
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize {
        let kind = self.source.draw(pile, counts, sight);
        self.chance_outcomes.push(ChanceOutcome::Drawn(pile, kind as u8, sight));
        kind
    }
}

/// Replays recorded outcomes. If one does not fit the request, the first such [`fault`](Replayed::fault) is kept and
/// some possible outcome is returned instead; the caller must then discard the game.
pub struct Replayed<'a> {
    chance_outcomes: std::slice::Iter<'a, ChanceOutcome>,
    fault: Option<String>,
}

impl<'a> Replayed<'a> {
    /// Replays these outcomes.
    pub fn new(chance_outcomes: &'a [ChanceOutcome]) -> Self {
        Replayed { chance_outcomes: chance_outcomes.iter(), fault: None }
    }

    /// What went wrong, if anything did; outcomes left over are a fault too.
    pub fn fault(self) -> Option<String> {
        let left = self.chance_outcomes.len();
        self.fault
            .or_else(|| (left > 0).then(|| format!("{left} chance outcomes more than the rules ask for")))
    }

    fn note(&mut self, fault: impl FnOnce() -> String) {
        self.fault.get_or_insert_with(fault);
    }
}

impl Chance for Replayed<'_> {
    fn die(&mut self) -> u8 {
        match self.chance_outcomes.next() {
            Some(&ChanceOutcome::Die(face @ 1..=6)) => face,
            other => {
                self.note(|| format!("the rules ask for a die here, the record has {}", name(other)));
                1
            }
        }
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], _: Sight) -> usize {
        match self.chance_outcomes.next() {
            Some(&ChanceOutcome::Drawn(from, kind, _))
                if from == pile && counts.get(kind as usize).is_some_and(|&n| n > 0) =>
            {
                kind as usize
            }
            other => {
                self.note(|| {
                    format!(
                        "the rules ask for a draw from pile {} here, the record has {}",
                        pile.0,
                        name(other)
                    )
                });
                counts.iter().position(|&n| n > 0).expect("nobody draws from an empty pile")
            }
        }
    }
}

fn name(outcome: Option<&ChanceOutcome>) -> String {
    match outcome {
        None => "no further outcome".into(),
        Some(ChanceOutcome::Die(face)) => format!("a die showing {face}"),
        Some(ChanceOutcome::Drawn(pile, kind, _)) => {
            format!("kind {kind} from pile {}, which is not possible", pile.0)
        }
    }
}

/// Outcomes scripted by a test, in order. When they run out or do not fit, a generator with a fixed seed takes over.
pub struct Scripted {
    script: std::collections::VecDeque<ChanceOutcome>,
    rest: RngChance<ChaCha8Rng>,
}

impl Scripted {
    /// A script for the requests to come.
    pub fn new(script: impl IntoIterator<Item = ChanceOutcome>) -> Self {
        Scripted { script: script.into_iter().collect(), rest: RngChance::seeded(&Seed::from_number(0)) }
    }

    /// A script of dice.
    pub fn dice(faces: impl IntoIterator<Item = u8>) -> Self {
        Self::new(faces.into_iter().map(ChanceOutcome::Die))
    }
}

impl Chance for Scripted {
    fn die(&mut self) -> u8 {
        match self.script.iter().position(|outcome| matches!(outcome, ChanceOutcome::Die(_))) {
            Some(at) => match self.script.remove(at) {
                Some(ChanceOutcome::Die(face)) => face,
                _ => unreachable!("a die was found there"),
            },
            None => self.rest.die(),
        }
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize {
        let wanted = |outcome: &ChanceOutcome| match *outcome {
            ChanceOutcome::Drawn(from, kind, _) => from == pile && counts[kind as usize] > 0,
            _ => false,
        };
        match self.script.iter().position(wanted) {
            Some(at) => match self.script.remove(at) {
                Some(ChanceOutcome::Drawn(_, kind, _)) => kind as usize,
                _ => unreachable!("a draw was found there"),
            },
            None => self.rest.draw(pile, counts, sight),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replay_reports_outcomes_that_do_not_fit() {
        let chance_outcomes = [ChanceOutcome::Die(3)];
        let mut replayed = Replayed::new(&chance_outcomes);
        assert_eq!(replayed.die(), 3);
        assert_eq!(replayed.fault(), None);

        let mut replayed = Replayed::new(&chance_outcomes);
        assert_eq!(replayed.draw(Pile(0), &[0, 2], Sight::All), 1);
        assert!(replayed.fault().unwrap().contains("draw from pile 0"));
        assert!(Replayed::new(&chance_outcomes).fault().unwrap().contains("1 chance outcomes more"));
    }
}
