//! What any title can be shown as: the view as data, choices as a numbered list.

use crate::{Choice, Menu, Words, paint};
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
pub fn menu(choices: &[Choice<'_>], words: &Words) -> Menu {
    numbered(choices.iter().map(|choice| (choice, effects(choice, words))), words)
}

/// A numbered list of choices, each with its description.
pub fn numbered<'a>(choices: impl Iterator<Item = (&'a Choice<'a>, String)>, words: &Words) -> Menu {
    let choices: Vec<(&Choice<'_>, String)> = choices.collect();
    let shown = |choice: &Choice<'_>| words.notation().show(choice.action);
    let widest = choices.iter().map(|(choice, _)| paint::width(&shown(choice))).max().unwrap_or(0).min(30);
    let mut text = String::new();
    let mut keys = BTreeMap::new();
    for (i, (choice, told)) in choices.into_iter().enumerate() {
        let number = (i + 1).to_string();
        let action = paint::pad(&shown(choice), widest);
        let first = format!("{}  {action}  ", paint::key(&format!("{number:>4}")));
        text.push_str(&paint::wrap(&told, &first, widest + 8, paint::WIDTH));
        text.push('\n');
        keys.insert(number, choice.action.to_string());
    }
    Menu { text, keys }
}

/// The effects of a choice in one line; what it does if nothing of that is certain yet.
pub fn effects(choice: &Choice<'_>, words: &Words) -> String {
    let parts = parts(choice, words);
    if parts.is_empty() { words.say(choice.effect) } else { parts.join(", ") }
}

/// The effects of a choice, in order.
pub fn parts(choice: &Choice<'_>, words: &Words) -> Vec<String> {
    choice.effects.iter().filter_map(|message| words.short(message)).collect()
}
