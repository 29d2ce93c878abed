//! The steps of a finished game: what was played without what was taken back, half a move together with its other half.

use super::choices::choices;
use crate::evaluate::Evaluate;
use game::{Game, Observation, Record, Seat, Table};

/// One choice of one player, and the chance that followed it.
pub(crate) struct Step<G: Game> {
    /// The number of records before it.
    pub at: usize,
    /// The number of records after its last part.
    pub until: usize,
    pub turn: u32,
    pub seat: Seat,
    /// The position, hidden information included.
    pub state: G::State,
    /// What could be chosen.
    pub choices: Vec<Vec<G::Action>>,
    /// What was chosen, as an index of `choices`.
    pub played: usize,
    /// Did dice or draws follow?
    pub chance: bool,
}

impl<G: Game> Step<G> {
    /// Was there something to choose?
    pub fn is_decision(&self) -> bool {
        self.choices.len() > 1
    }

    /// The actions that were played.
    pub fn line(&self) -> &[G::Action] {
        &self.choices[self.played]
    }
}

/// An action that was not taken back.
struct Act<G: Game> {
    at: usize,
    state: G::State,
    seat: Seat,
    action: G::Action,
    chance: bool,
}

/// The steps of a game, in order.
pub(crate) fn steps<G: Evaluate>(table: &Table<G>) -> Vec<Step<G>> {
    let mut acts: Vec<Act<G>> = Vec::new();
    for moment in table.moments() {
        match moment.next {
            Some(Record::Act(step)) => acts.push(Act {
                at: moment.at,
                state: moment.state,
                seat: step.seat,
                action: step.action,
                chance: !step.chance_outcomes.is_empty(),
            }),
            Some(Record::Undo { .. }) => {
                acts.pop();
            }
            Some(Record::Takeover(_) | Record::End) | None => {}
        }
    }
    let mut steps = Vec::new();
    let mut rest = &acts[..];
    while let Some(first) = rest.first() {
        let observation = Observation::<G>::new(table.setup(), &first.state, first.seat);
        let mut choices = choices(&observation);
        let played = choices.iter().position(|choice| is_played(choice, rest)).unwrap_or_else(|| {
            // What follows was not certain beforehand: then it is a decision of its own.
            choices.clear();
            let mut legal = Vec::new();
            observation.legal(&mut legal);
            choices.extend(legal.iter().map(|&action| vec![action]));
            choices.iter().position(|choice| choice[0] == first.action).unwrap_or_default()
        });
        let parts = choices[played].len();
        let last = &rest[parts - 1];
        steps.push(Step {
            at: first.at,
            until: last.at + 1,
            turn: G::turn(&first.state),
            seat: first.seat,
            state: first.state,
            choices,
            played,
            chance: rest[..parts].iter().any(|act| act.chance),
        });
        rest = &rest[parts..];
    }
    steps
}

/// Do these acts begin with the parts of this choice?
fn is_played<G: Game>(choice: &[G::Action], acts: &[Act<G>]) -> bool {
    choice.len() <= acts.len()
        && choice.iter().zip(acts).enumerate().all(|(part, (&action, act))| {
            action == act.action && act.seat == acts[0].seat && (part + 1 == choice.len() || !act.chance)
        })
}
