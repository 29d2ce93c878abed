//! What any title can be shown as: the view as data, choices as a numbered list.

use crate::{Choice, Entry, Menu, Words, paint};
use game::Message;
use serde_json::Value;
use std::collections::BTreeMap;

/// A view as indented JSON, after a sentence that says so.
pub fn table(view: &Value, words: &Words) -> String {
    let note = paint::wrap(&words.name("table-no-drawing"), "", 0, paint::WIDTH);
    format!("{}\n{}\n", paint::faint(&note), serde_json::to_string_pretty(view).unwrap_or_default())
}

/// The question to the decider, whatever is asked.
pub fn question(words: &Words) -> String {
    words.name("table-your-choice")
}

/// A numbered list, each choice with its effects.
pub fn menu<E>(choices: &[Choice<'_, E>], words: &Words) -> Menu {
    numbered(choices.iter().map(|choice| (choice, effects(choice, words))), words)
}

/// A numbered list of choices, each with its description.
pub fn numbered<'a, E: 'a>(
    choices: impl Iterator<Item = (&'a Choice<'a, E>, String)>,
    words: &Words,
) -> Menu {
    let choices: Vec<(&Choice<'_, E>, String)> = choices.collect();
    let shown = |choice: &Choice<'_, E>| words.notation().show(choice.action);
    let widest = choices.iter().map(|(choice, _)| paint::width(&shown(choice))).max().unwrap_or(0).min(30);
    let right = right(choices.len(), words);
    let mut text = String::new();
    let mut keys = BTreeMap::new();
    let mut entries = Vec::new();
    for (i, (choice, effects)) in choices.into_iter().enumerate() {
        let key = (i + 1).to_string();
        let action = shown(choice);
        let first = format!("{}  {}  ", paint::key(&format!("{key:>4}")), paint::pad(&action, widest));
        text.push_str(&paint::wrap(&effects, &first, widest + 8, paint::WIDTH));
        text.push('\n');
        keys.insert(key.clone(), choice.action.to_string());
        entries.push(Entry { key, action, effects });
    }
    Menu { text, entries, keys, beginnings: BTreeMap::new(), right }
}

/// What can be typed where so many choices are numbered.
pub fn right(choices: usize, words: &Words) -> String {
    words.say(&Message::new("table-right-number").number("last", choices as i64))
}

/// The effects of a choice in one line; what it does if nothing of that is certain yet.
pub fn effects<E>(choice: &Choice<'_, E>, words: &Words) -> String {
    let parts = parts(choice, words);
    if parts.is_empty() { words.say(choice.effect) } else { parts.join(", ") }
}

/// The effects of a choice, in order.
pub fn parts<E>(choice: &Choice<'_, E>, words: &Words) -> Vec<String> {
    choice.effects.iter().filter_map(|message| words.short(message)).collect()
}
