//! Actions in the reader's language: `play left` is shown, and may be typed, as `spiele links`.
//!
//! An action's own text is English, and stays so in transcripts. It is translated phrase by phrase with the attributes
//! of the message `action-words`; what has no translation, such as a number or a cell, stays as it is.

/// The most words a phrase has, in any language.
const LONGEST: usize = 3;

/// The phrases of actions in one language.
pub struct Notation {
    /// Each phrase as it stands in an action, and its translation.
    phrases: Vec<(String, String)>,
}

impl Notation {
    /// From phrase names (`take_key`) and their translations.
    pub fn new(named: impl Iterator<Item = (String, String)>) -> Self {
        Notation { phrases: named.map(|(name, said)| (name.replace('_', " "), said)).collect() }
    }

    /// An action in the reader's language.
    pub fn show(&self, action: &str) -> String {
        replace(action, |phrase| {
            self.phrases.iter().find(|(english, _)| *english == phrase).map(|(_, said)| said.clone())
        })
    }

    /// Translates typed text back to an action; words of the transcript notation stay as they are.
    pub fn read(&self, typed: &str) -> String {
        replace(typed, |phrase| {
            let phrase = phrase.to_lowercase();
            let said = |(_, said): &&(String, String)| said.to_lowercase() == phrase;
            self.phrases.iter().find(said).map(|(english, _)| english.clone())
        })
    }
}

/// Replaces phrases from left to right, the longest first.
fn replace(text: &str, translate: impl Fn(&str) -> Option<String>) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut out: Vec<String> = Vec::new();
    let mut rest = words.as_slice();
    while let Some(first) = rest.first() {
        let longest = (1..=LONGEST.min(rest.len())).rev();
        let found = longest.map(|count| (count, translate(&rest[..count].join(" "))));
        let (count, text) = found
            .filter_map(|(count, text)| Some((count, text?)))
            .next()
            .unwrap_or_else(|| (1, first.to_string()));
        out.push(text);
        rest = &rest[count..];
    }
    out.join(" ")
}

#[cfg(test)]
mod tests {
    use super::Notation;
    use crate::language::Language;
    use crate::words::Words;
    use catalogue::{RandomOnly, TITLES, seat_bot};
    use game::transcript::Player;
    use game::{Seat, Seed, Wish};
    use std::collections::BTreeSet;

    /// Every legal action that occurs in some games with all modules.
    fn actions() -> BTreeSet<String> {
        let mut actions = BTreeSet::new();
        for title in TITLES {
            let meta = title.meta();
            let count = *meta.players.end();
            let modules = meta.modules.iter().map(|module| module.id.to_string()).collect();
            let wish = Wish { players: count, modules, first: None };
            for seed in 0..8 {
                let players = (0..count).map(|seat| Player { name: format!("P{seat}"), bot: None }).collect();
                let mut table = title.deal(&wish, None, players, Seed::from_number(seed)).unwrap();
                for seat in Seat::all(count) {
                    seat_bot(&mut *table, &RandomOnly, seat, "random", seed).unwrap();
                }
                while table.decider().is_some() {
                    actions.extend(table.legal());
                    table.think().unwrap();
                }
            }
        }
        actions
    }

    #[test]
    fn every_shown_action_parses_back() {
        let actions = actions();
        for language in Language::ALL {
            let words = Words::new(language, &[]);
            for action in &actions {
                let shown = words.notation().show(action);
                assert_eq!(words.notation().read(&shown), *action, "{language:?}: {shown}");
                assert_eq!(words.notation().read(&shown.to_lowercase()), *action, "{language:?}: {shown}");
                if language == Language::En {
                    assert_eq!(shown, *action);
                }
            }
        }
    }

    /// A word missing in `action-words` would be shown in English.
    #[test]
    fn every_word_of_an_action_has_a_translation() {
        let words = Words::new(Language::De, &[]);
        let names = words.notation().phrases.iter().map(|(english, _)| english.clone());
        let blank = Notation { phrases: names.map(|english| (english, "_".into())).collect() };
        for action in actions() {
            let shown = blank.show(&action);
            let is_word = |word: &str| word.chars().all(|char| char.is_ascii_lowercase() || char == '-');
            let kept: Vec<&str> = shown.split(' ').filter(|word| is_word(word)).collect();
            assert!(kept.is_empty(), "{action}: {kept:?}");
        }
    }
}
