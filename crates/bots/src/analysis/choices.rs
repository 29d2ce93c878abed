//! The choices of a decision as a player thinks of them: an action that is only half of a move, such as a card, together
//! with what follows it.

use crate::evaluate::Evaluate;
use catalogue::FollowUp;
use catalogue::analysis::ChoicePart;
use game::Observation;

/// No choice of today's titles has more parts.
const MAX_PARTS: usize = 4;

/// A question with more answers than this is a decision of its own, or there would be too many choices to compare.
const MAX_ANSWERS: usize = 12;

/// All choices of the player who decides. They depend on nothing that is hidden from the player.
pub(super) fn choices<G: Evaluate>(observation: &Observation<'_, G>) -> Vec<Vec<G::Action>> {
    let mut choices = Vec::new();
    expand(observation, &[], &mut choices);
    choices
}

fn expand<G: Evaluate>(
    observation: &Observation<'_, G>,
    before: &[G::Action],
    choices: &mut Vec<Vec<G::Action>>,
) {
    let mut legal = Vec::new();
    observation.legal(&mut legal);
    for action in legal {
        let mut choice = before.to_vec();
        choice.push(action);
        let next = if choice.len() < MAX_PARTS { FollowUp::<G>::of(observation, action) } else { None };
        match next {
            Some(next) if next.len() <= MAX_ANSWERS => expand(&next.observation(), &choice, choices),
            _ => choices.push(choice),
        }
    }
}

/// The actions of a choice as data and words, as the player could know them.
pub(super) fn described<G: Evaluate>(
    observation: &Observation<'_, G>,
    choice: &[G::Action],
) -> Vec<ChoicePart> {
    let mut parts = Vec::with_capacity(choice.len());
    describe(observation, choice, &mut parts);
    parts
}

fn describe<G: Evaluate>(
    observation: &Observation<'_, G>,
    choice: &[G::Action],
    parts: &mut Vec<ChoicePart>,
) {
    let [action, rest @ ..] = choice else { return };
    let choice = catalogue::describe(observation, *action);
    parts.push(ChoicePart {
        action: choice.action,
        // Details are plain data, which always serialises.
        details: serde_json::to_value(choice.details).unwrap_or_default(),
        rule: choice.rule,
        effect: choice.effect,
    });
    if let Some(next) = FollowUp::<G>::of(observation, *action).filter(|_| !rest.is_empty()) {
        describe(&next.observation(), rest, parts);
    }
}
