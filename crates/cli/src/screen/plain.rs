//! Fallback for any title: the view as JSON, choices as a numbered list.

use super::{Menu, Painter};
use crate::paint;
use crate::words::Words;
use catalogue::{AnyTable, Choice};
use game::Viewer;
use std::collections::BTreeMap;

/// Shows a view as indented JSON.
pub struct Plain;

impl Painter for Plain {
    fn table(&self, table: &dyn AnyTable, viewer: Viewer, _: &Words) -> String {
        serde_json::to_string_pretty(&table.view(viewer)).unwrap_or_default()
    }

    fn question(&self, _: &dyn AnyTable, _: Viewer, words: &Words) -> String {
        words.name("table-your-choice")
    }
}

/// A numbered list, each choice with its effects.
pub fn menu(choices: &[Choice], words: &Words) -> Menu {
    numbered(choices.iter().map(|choice| (choice, effects(choice, words))), words)
}

/// A numbered list of choices, each with its description.
pub fn numbered<'a>(choices: impl Iterator<Item = (&'a Choice, String)>, words: &Words) -> Menu {
    let choices: Vec<(&Choice, String)> = choices.collect();
    let shown = |choice: &Choice| words.notation().show(&choice.action);
    let widest = choices.iter().map(|(choice, _)| paint::width(&shown(choice))).max().unwrap_or(0).min(30);
    let mut text = String::new();
    let mut keys = BTreeMap::new();
    for (i, (choice, told)) in choices.into_iter().enumerate() {
        let number = (i + 1).to_string();
        let action = paint::pad(&shown(choice), widest);
        let first = format!("{}  {action}  ", paint::key(&format!("{number:>4}")));
        text.push_str(&paint::wrap(&told, &first, widest + 8, paint::WIDTH));
        text.push('\n');
        keys.insert(number, choice.action.clone());
    }
    Menu { text, keys }
}

/// The effects of a choice in one line.
pub fn effects(choice: &Choice, words: &Words) -> String {
    parts(choice, words).join(", ")
}

/// The effects of a choice, in order.
pub fn parts(choice: &Choice, words: &Words) -> Vec<String> {
    choice.effects.iter().filter_map(|message| words.short(message)).collect()
}
