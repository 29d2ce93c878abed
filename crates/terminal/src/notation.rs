//! Actions in the reader's language: `play left` is shown, and may be typed, as `spiele links`.
//!
//! An action's own text is English, and stays so in transcripts. It is translated phrase by phrase with the attributes
//! of the title's message `TITLE-action-words`; what has no translation, such as a number or a cell, stays as it is.

/// The most words a phrase has, in any language.
const LONGEST: usize = 3;

/// The phrases of a title's actions in one language.
#[derive(Default)]
pub struct Notation {
    /// Each phrase as it stands in an action, and its translation.
    phrases: Vec<(String, String)>,
}

impl Notation {
    /// From phrase names (`take_key`) and their translations.
    pub fn new(named: impl Iterator<Item = (String, String)>) -> Self {
        Notation { phrases: named.map(|(name, said)| (name.replace('_', " "), said)).collect() }
    }

    /// The phrases as they stand in an action.
    pub fn phrases(&self) -> impl Iterator<Item = &str> {
        self.phrases.iter().map(|(english, _)| english.as_str())
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
