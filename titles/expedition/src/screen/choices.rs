//! The menu of Expedition Luxor: tiles by letter with their cells, plans in columns.

use crate::{Action, Back, Event, Tile};
use game::Message;
use std::collections::BTreeMap;
use terminal::{Choice, Entry, Menu, Words, paint, plain};

/// The most choices that are listed one per line.
const LIST: usize = 12;

/// The menu of the decider.
pub fn menu(choices: &[Choice<'_, Event>], words: &Words) -> Menu {
    let actions: Vec<Action> = choices.iter().filter_map(|choice| choice.action.parse().ok()).collect();
    if actions.iter().any(|action| matches!(action, Action::Lay(..))) {
        return lay(&actions, words);
    }
    let mut menu = if choices.len() > LIST { columns(choices, words) } else { plain::menu(choices, words) };
    // Short forms such as "4 east 1 2" and "h8" are accepted where they are unambiguous.
    for choice in choices {
        if let Some((_, rest)) = choice.action.split_once(' ') {
            menu.keys.entry(rest.into()).or_insert_with(|| choice.action.to_string());
        }
    }
    if let Some(example) = actions.iter().rev().find(|action| matches!(action, Action::Deploy(_))) {
        let example = words.notation().show(&example.to_string());
        let right = Message::new("expedition-right-plan").number("last", choices.len() as i64);
        menu.right = words.say(&right.text("example", example));
    }
    menu
}

/// `a` is a tile, `a g8` lays it there.
fn lay(actions: &[Action], words: &Words) -> Menu {
    let (mut keys, mut beginnings) = (BTreeMap::new(), BTreeMap::new());
    let mut entries = Vec::new();
    let mut groups: Vec<(Back, Tile, Vec<String>)> = Vec::new();
    for action in actions {
        match *action {
            Action::Lay(back, tile, cell) => {
                match groups.iter_mut().find(|group| (group.0, group.1) == (back, tile)) {
                    Some(group) => group.2.push(cell.to_string()),
                    None => groups.push((back, tile, vec![cell.to_string()])),
                }
            }
            other => {
                keys.insert(other.to_string(), other.to_string());
            }
        }
    }
    let mut text = String::new();
    for (letter, (back, tile, cells)) in ('a'..).zip(&groups) {
        let beginning = format!("lay {back} {tile} at");
        for cell in cells {
            let action = format!("{beginning} {cell}");
            if groups.len() == 1 {
                keys.insert(cell.clone(), action.clone());
            }
            keys.insert(format!("{letter} {cell}"), action);
        }
        let name = format!("{back} {}", words.name(tile.term()));
        text.push_str(&format!("   {}  {name}\n", paint::key(&letter.to_string())));
        beginnings.insert(letter.to_string(), beginning);
        entries.push(Entry { key: letter.to_string(), action: name, effects: String::new() });
    }
    // Landscapes need not match: every tile may go to the same cells (X6).
    if let Some((.., cells)) = groups.first() {
        let first = format!("   {} ", words.name("expedition-cells"));
        let mut sorted = cells.clone();
        sorted.sort_by_key(|cell| (cell.as_bytes()[0], cell.len(), cell.clone()));
        text.push_str(&paint::wrap(&sorted.join(" "), &first, paint::width(&first), paint::WIDTH));
        text.push('\n');
    }
    let cell = groups.first().and_then(|group| group.2.first()).cloned().unwrap_or_default();
    let (how, example) = (words.name("expedition-type-cell"), format!("a {cell}"));
    text.push_str(&format!("   {how} {}\n", paint::key(&example)));
    if let Some(entry) = entries.first_mut() {
        // On a full screen the cells are marked on the map.
        entry.effects = words.say(&Message::new("expedition-such-as").text("example", example.clone()));
    }
    let mut right = words.say(&Message::new("expedition-right-cell").text("example", example));
    if keys.contains_key("stop") {
        let (stop, told) = (words.notation().show("stop"), words.name("expedition-stop"));
        text.push_str(&format!("   {}  {told}\n", paint::key(&stop)));
        right = words.say(
            &Message::new("expedition-right-cell-or-stop").text("right", right).text("stop", stop.clone()),
        );
        entries.push(Entry { key: stop, action: told, effects: String::new() });
    }
    Menu { text, entries, keys, beginnings, right }
}

/// A menu in several columns.
fn columns(choices: &[Choice<'_, Event>], words: &Words) -> Menu {
    let shown: Vec<String> = choices.iter().map(|choice| words.notation().show(choice.action)).collect();
    let widest = shown.iter().map(|action| paint::width(action)).max().unwrap_or(0) + 7;
    let across = (paint::WIDTH / widest).max(1);
    let down = choices.len().div_ceil(across);
    let mut text = String::new();
    for row in 0..down {
        for choice in (row..choices.len()).step_by(down) {
            let label = paint::key(&format!("{:>4}", choice + 1));
            text.push_str(&format!("{label}  {}", paint::pad(&shown[choice], widest - 6)));
        }
        text.push('\n');
    }
    let keys = (1..)
        .zip(choices)
        .map(|(i, choice): (usize, _)| (i.to_string(), choice.action.to_string()))
        .collect();
    let entry = |(i, action): (usize, String)| Entry { key: i.to_string(), action, effects: String::new() };
    let entries = (1..).zip(shown).map(entry).collect();
    let right = plain::right(choices.len(), words);
    Menu { text, entries, keys, beginnings: BTreeMap::new(), right }
}
