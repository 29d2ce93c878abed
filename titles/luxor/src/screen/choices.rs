//! The menu of Luxor: each choice with its effects.

use super::pieces;
use crate::{Action, Card, End, Event, View};
use terminal::{Choice, Menu, Words, plain};

/// The numbered list.
pub fn menu(view: &View, choices: &[Choice<'_, Event>], words: &Words) -> Menu {
    let described = choices.iter().map(|choice| (choice, describe(view, choice, words)));
    plain::numbered(described, words)
}

fn describe(view: &View, choice: &Choice<'_, Event>, words: &Words) -> String {
    let effects = plain::effects(choice, words);
    let Ok(action) = choice.action.parse::<Action>() else { return effects };
    match action {
        Action::Play(end) => match end_card(view, end) {
            Some(card) => with_card(card, choice, words),
            None => effects,
        },
        Action::TakeCard(level) => match view.horus.get(level.index()).and_then(|stack| stack.top) {
            Some(card) => with_card(card, choice, words),
            None => effects,
        },
        // The first effect says what the tile does and costs; the others repeat it.
        Action::UseTile(_) => choice.effects.first().and_then(|first| words.short(first)).unwrap_or(effects),
        Action::Discard(slot) | Action::Shift { from: slot, .. } => {
            let hand = view.decider.and_then(|seat| view.players[seat.index()].hand.get(slot as usize));
            match hand.copied().flatten() {
                Some(card) => words.label(pieces::card(card, words), effects),
                None => effects,
            }
        }
        Action::Move { .. } | Action::Forward(_) => match landing(view, choice, words) {
            Some(tile) => format!("{effects} [{tile}]"),
            None => effects,
        },
        Action::Decline | Action::Roll | Action::Alone => words.say(choice.effect),
        _ => effects,
    }
}

fn end_card(view: &View, end: End) -> Option<Card> {
    let hand = &view.players[view.decider?.index()].hand;
    match end {
        End::Left => *hand.first()?,
        End::Right => *hand.last()?,
    }
}

/// What a card does, and the other effects of playing it.
fn with_card(card: Card, choice: &Choice<'_, Event>, words: &Words) -> String {
    // The first effect is playing or taking the card itself.
    let more: Vec<String> = plain::parts(choice, words).into_iter().skip(1).collect();
    let does = pieces::card_does(card, words);
    let name = pieces::card(card, words);
    let described = words.label(name, does);
    if more.is_empty() { described } else { words.series(described, more.join(", ")) }
}

/// The tile where the mover ends, if the choice has no known effect there.
fn landing(view: &View, choice: &Choice<'_, Event>, words: &Words) -> Option<String> {
    let moved = |event: &Event| if let Event::Moved { to, .. } = event { Some(*to) } else { None };
    let place = choice.events.iter().rev().find_map(moved)?;
    let taken = choice.events.iter().any(|event| matches!(event, Event::PrizeTaken { .. }));
    let space = view.path.get((place.number() as usize).checked_sub(1)?)?;
    let tile = space.tile.filter(|_| !taken)?;
    Some(pieces::tile(tile, words).0.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::card::{Effect, Suit};
    use game::Message;
    use terminal::Language;

    #[test]
    fn card_name_with_a_comma_is_not_split() {
        let words = Words::of::<crate::Luxor>(Language::De);
        let card = Card { suit: Suit::Horus(Level::ALL[0]), effect: Effect::Less(2) };
        let played = Message::new("luxor-card-played").term("card", "card-horus1-less").number("number", 2);
        let effect = Message::new("luxor-do-play").term("card", "card-horus1-less").number("number", 2);
        let choice = Choice { action: "play left", effect: &effect, effects: &[played], events: &[] };
        let described = with_card(card, &choice, &words);
        assert!(described.starts_with("2, 1 Abenteurer weniger •: "), "{described}");
        assert_eq!(described.matches("1 Abenteurer weniger •").count(), 1, "{described}");
        assert!(described.ends_with(&pieces::card_does(card, &words)), "{described}");
    }
}
