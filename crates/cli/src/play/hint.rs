//! `hint`: advice of a strong bot about the choices.

use bots::{Bots, DetachedDecision};
use catalogue::{Advice, AnyTable};
use game::Message;
use terminal::Words;
use terminal::paint;

/// The most choices that are listed.
const MOST: usize = 4;

/// The best choices of the decider with their chance to win and the reasons.
pub fn text(table: &dyn AnyTable, words: &Words) -> String {
    let Some(question) = DetachedDecision::of(table) else { return words.name("refused-game-over") };
    if let [only] = table.legal().as_slice() {
        return words.say(&Message::new("hint-forced").text("action", words.notation().show(only)));
    }
    // The same position gets the same seed, so asking twice gives the same answer.
    let seed = u64::from(table.turn()) << 8 | u64::from(question.seat().0);
    let advice = match question.advise(&Bots::with_all_cores(), Bots::ADVISER, seed) {
        Ok(advice) => advice,
        Err(why) => return why,
    };
    let actions = advice.iter().take(MOST).map(|advice| words.notation().show(&advice.action));
    let longest = actions.map(|action| paint::width(&action)).max().unwrap_or(0);
    let mut lines = vec![words.name("hint-heading")];
    for advice in advice.iter().take(MOST) {
        let action = paint::pad(&words.notation().show(&advice.action), longest);
        let first = format!("  {}  ", paint::key(&action));
        lines.push(paint::wrap(&about(advice, words), &first, longest + 4, paint::WIDTH));
    }
    lines.join("\n")
}

fn about(advice: &Advice, words: &Words) -> String {
    let reason = words.say(&advice.reason);
    let id = if advice.chance.is_some() { "hint-line" } else { "hint-unsampled" };
    let chance = (100.0 * advice.chance.unwrap_or_default()).round() as i64;
    words.say(&Message::new(id).number("chance", chance).text("reason", reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;
    use catalogue::{Listed, Visit};
    use game::transcript::Player;
    use game::{GameRequest, Seed};
    use terminal::Language;

    #[test]
    fn every_reason_has_a_text() {
        struct Reasons;

        impl Visit for Reasons {
            type Output = Vec<&'static str>;

            fn visit<G: Listed>(self) -> Self::Output {
                G::ASPECTS.into()
            }
        }

        let words = texts::words(Language::En);
        let of_titles =
            catalogue::titles().iter().filter_map(|title| catalogue::visit(title.meta().id, Reasons));
        for id in of_titles.flatten().chain(["reason-nothing"]) {
            let text = words.say(&Message::new(id).number("points", 3));
            assert!(!text.contains('‹'), "{text}");
        }
    }

    #[test]
    fn advice_names_legal_choices_only() {
        for title in catalogue::titles() {
            let players =
                vec![Player { name: "Ann".into(), bot: None }, Player { name: "Ben".into(), bot: None }];
            let request = GameRequest { players: 2, ..GameRequest::default() };
            let table = title.deal(&request, None, players, Seed::from_number(4)).unwrap();
            let question = DetachedDecision::of(&*table).unwrap();
            assert_eq!(Some(question.seat()), table.decider());
            let advice = question.advise(&Bots::default(), "clever:50i", 1).unwrap();
            let legal = table.legal();
            assert_eq!(advice.len(), legal.len());
            assert!(advice.iter().all(|advice| legal.contains(&advice.action)));
        }
    }
}
