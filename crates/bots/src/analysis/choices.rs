//! The choices of a decision as a player thinks of them: an action that is only half of a move, such as a card,
//! together with what follows it.

use crate::evaluate::Evaluate;
use catalogue::{Bot, FollowUp};
use game::Observation;

/// No choice of today's titles has more parts.
const MAX_PARTS: usize = 4;

/// A question with more answers than this is a decision of its own, or there would be too many choices to compare.
const MAX_ANSWERS: usize = 12;

/// All choices of the player who decides. They depend on nothing that is hidden from the player.
pub(crate) fn choices<G: Evaluate>(observation: &Observation<'_, G>) -> Vec<Vec<G::Action>> {
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
        match other_half(observation, action, choice.len()) {
            Some(next) => expand(&next.observation(), &choice, choices),
            None => choices.push(choice),
        }
    }
}

/// The question that belongs to the same choice as this action, which is its part with this number, from 1.
fn other_half<'a, G: Evaluate>(
    observation: &Observation<'a, G>,
    action: G::Action,
    part: usize,
) -> Option<FollowUp<'a, G>> {
    let next = if part < MAX_PARTS { FollowUp::<G>::of(observation, action) } else { None };
    next.filter(|next| next.len() <= MAX_ANSWERS)
}

/// The choice that a bot makes, with all its parts.
pub(crate) fn choice_of<G: Evaluate>(
    observation: &Observation<'_, G>,
    bot: &mut dyn Bot<G>,
) -> Vec<G::Action> {
    fn add<G: Evaluate>(observation: &Observation<'_, G>, bot: &mut dyn Bot<G>, choice: &mut Vec<G::Action>) {
        let action = bot.decide(observation);
        choice.push(action);
        if let Some(next) = other_half(observation, action, choice.len()) {
            add(&next.observation(), bot, choice);
        }
    }

    let mut choice = Vec::new();
    add(observation, bot, &mut choice);
    choice
}
