//! [`Menu`]: the choices of the decider, printed as a list or fitted into a part of a full screen.

use crate::{Room, paint};
use std::collections::BTreeMap;
use std::ops::Range;

/// The narrowest column of a fitted menu that still shows what a choice does.
const NARROWEST: usize = 36;
/// The narrowest one in which the action stands beside it.
const BOTH: usize = 60;

/// The choices of the decider.
pub struct Menu {
    /// The whole menu as lines of [`paint::WIDTH`].
    pub text: String,
    /// The choices one by one, for a full screen.
    pub entries: Vec<Entry>,
    /// What may be typed, and the action it selects.
    pub keys: BTreeMap<String, String>,
    /// The beginning of an action, by the word that stands for it: with `a` for `lay 3 lake at`, `a g8` lays the lake
    /// on g8.
    pub beginnings: BTreeMap<String, String>,
    /// What can be typed here, as a sentence, for somebody who typed something else.
    pub right: String,
}

/// One line of a menu.
pub struct Entry {
    /// What to type.
    pub key: String,
    /// The action in words, or what the key stands for.
    pub action: String,
    /// What it leads to; may be empty.
    pub effects: String,
}

/// A menu in a part of a full screen.
pub struct FittedMenu {
    /// Its lines.
    pub lines: Vec<String>,
    /// The entries that are shown.
    pub shown: Range<usize>,
}

impl Entry {
    fn effects_or_action(&self) -> &str {
        if self.effects.is_empty() { &self.action } else { &self.effects }
    }
}

impl Menu {
    /// The action that a line stands for; the line itself if it is no word of this menu.
    pub fn action(&self, line: &str) -> Option<String> {
        if let Some(action) = self.keys.get(line) {
            return Some(action.clone());
        }
        let (first, rest) = line.split_once(' ')?;
        self.beginnings.get(first).map(|beginning| format!("{beginning} {rest}"))
    }

    /// How many lines it takes with one entry on each.
    pub fn lines(&self) -> usize {
        self.entries.len()
    }

    /// All entries with everything they say, wrapped to a width.
    pub fn whole(&self, columns: usize) -> Vec<String> {
        let keys = self.key_width();
        let action = self.action_width(columns);
        let entry = |entry: &Entry| {
            let key = format!(" {} ", paint::right(&paint::key(&entry.key), keys));
            if columns >= BOTH && !entry.effects.is_empty() {
                let shown = paint::pad(&paint::cut(&entry.action, action), action);
                return paint::wrap(&entry.effects, &format!("{key}{shown}  "), keys + action + 4, columns);
            }
            let line = match entry.effects.as_str() {
                "" => entry.action.clone(),
                effects => format!("{} · {effects}", entry.action),
            };
            paint::wrap(&line, &key, keys + 2, columns)
        };
        self.entries.iter().flat_map(|one| entry(one).lines().map(String::from).collect::<Vec<_>>()).collect()
    }

    /// As much of it as fits, from an entry on: one entry a line, or two with what they do, or several with their
    /// actions only.
    pub fn fit(&self, room: Room, first: usize) -> FittedMenu {
        let first = if first < self.entries.len() { first } else { 0 };
        let left = &self.entries[first..];
        let lines = room.lines.max(1);
        if left.len() <= lines && first == 0 {
            let action = self.action_width(room.columns);
            let line = |entry: &Entry| match room.columns >= BOTH {
                true => self.line(entry, action, room.columns),
                false => self.short(entry, entry.effects_or_action(), room.columns),
            };
            return FittedMenu { lines: left.iter().map(line).collect(), shown: 0..left.len() };
        }
        let two = room.columns / 2;
        if two >= NARROWEST && self.entries.len() <= 2 * lines {
            return self.in_columns(first, two, 2, lines, |entry, width| {
                self.short(entry, entry.effects_or_action(), width)
            });
        }
        let width =
            (self.widest(|entry| paint::width(&entry.action)) + self.key_width() + 4).min(room.columns);
        let across = (room.columns / width).max(1);
        self.in_columns(first, width, across, lines, |entry, width| self.short(entry, &entry.action, width))
    }

    fn key_width(&self) -> usize {
        self.widest(|entry| paint::width(&entry.key)).max(2)
    }

    /// The width of the actions beside what they do.
    fn action_width(&self, columns: usize) -> usize {
        self.widest(|entry| paint::width(&entry.action)).min(columns * 2 / 5)
    }

    fn widest(&self, width: impl Fn(&Entry) -> usize) -> usize {
        self.entries.iter().map(width).max().unwrap_or(0)
    }

    /// Key, action and what it leads to.
    fn line(&self, entry: &Entry, action: usize, columns: usize) -> String {
        let keys = self.key_width();
        let key = paint::right(&paint::key(&entry.key), keys);
        let shown = paint::pad(&paint::cut(&entry.action, action), action);
        let effects = paint::cut(&entry.effects, columns.saturating_sub(keys + action + 4));
        format!(" {key} {shown}  {effects}").trim_end().to_string()
    }

    /// Key and one text.
    fn short(&self, entry: &Entry, text: &str, width: usize) -> String {
        let keys = self.key_width();
        let text = paint::cut(text, width.saturating_sub(keys + 3));
        format!(" {} {text}", paint::right(&paint::key(&entry.key), keys))
    }

    /// Entries from `first` on, downward and then to the right.
    fn in_columns(
        &self,
        first: usize,
        width: usize,
        across: usize,
        lines: usize,
        draw: impl Fn(&Entry, usize) -> String,
    ) -> FittedMenu {
        let shown = first..self.entries.len().min(first + across * lines);
        let entries = &self.entries[shown.clone()];
        let down = entries.len().div_ceil(across).max(1);
        let line = |row: usize| {
            let cells = entries.iter().skip(row).step_by(down);
            let text: String = cells.map(|entry| paint::pad(&draw(entry, width), width)).collect();
            text.trim_end().to_string()
        };
        FittedMenu { lines: (0..down).map(line).collect(), shown }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(count: usize) -> Menu {
        let entry = |number: usize| Entry {
            key: number.to_string(),
            action: format!("move {number} by 3"),
            effects: format!("from {number} to {}, takes a vase, +3", number + 3),
        };
        Menu {
            text: String::new(),
            entries: (1..=count).map(entry).collect(),
            keys: BTreeMap::from([("1".into(), "move 1 by 3".into())]),
            beginnings: BTreeMap::from([("a".into(), "lay 3 lake at".into())]),
            right: String::new(),
        }
    }

    #[test]
    fn few_entries_are_shown_with_all_they_say() {
        let fitted = menu(3).fit(Room::new(80, 4), 0);
        assert_eq!(fitted.lines.len(), 3);
        assert_eq!(fitted.shown, 0..3);
        assert!(fitted.lines[0].contains("move 1 by 3") && fitted.lines[0].contains("takes a vase"));
    }

    #[test]
    fn more_entries_share_lines_and_the_rest_is_on_further_pages() {
        let fitted = menu(6).fit(Room::new(80, 3), 0);
        assert_eq!((fitted.lines.len(), fitted.shown), (3, 0..6));
        assert!(fitted.lines[0].contains("from 4 to 7"), "{:?}", fitted.lines);
        let menu = menu(50);
        let mut seen = 0;
        while seen < 50 {
            let fitted = menu.fit(Room::new(80, 3), seen);
            assert!(fitted.lines.len() <= 3 && fitted.shown.start == seen && !fitted.shown.is_empty());
            assert!(fitted.lines.iter().all(|line| paint::width(line) <= 80), "{:?}", fitted.lines);
            seen = fitted.shown.end;
        }
    }

    #[test]
    fn what_is_too_long_for_a_line_is_wrapped_where_there_is_room() {
        let menu = menu(2);
        let narrow = menu.whole(24);
        assert_eq!(
            narrow[..3],
            ["  \u{1b}[1m\u{1b}[36m1\u{1b}[0m move 1 by 3 · from 1", "    to 4, takes a vase,", "    +3"]
        );
        assert!(narrow.iter().all(|line| paint::width(line) <= 24), "{narrow:?}");
        let wide = menu.whole(80);
        assert_eq!(wide, menu.fit(Room::new(80, 4), 0).lines, "what fits a line stays on it");
    }

    #[test]
    fn a_beginning_and_the_rest_are_an_action() {
        let menu = menu(2);
        assert_eq!(menu.action("1").as_deref(), Some("move 1 by 3"));
        assert_eq!(menu.action("a g8").as_deref(), Some("lay 3 lake at g8"));
        assert_eq!(menu.action("b g8"), None);
        assert_eq!(menu.action("a"), None);
    }
}
