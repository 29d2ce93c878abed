//! `help`: what can be typed during a game, and the signs on the table.

use crate::rulebook;
use crate::screen::Painter;
use catalogue::AnyTable;
use terminal::{Words, paint};

/// The commands and the legend of a table.
pub fn text(table: &dyn AnyTable, painter: &dyn Painter, words: &Words) -> String {
    let line = |key: &str, id: &str| {
        let first = format!("  {} ", paint::key(&paint::pad(key, 16)));
        paint::wrap(&words.name(id), &first, 19, paint::WIDTH)
    };
    let example = format!("rules {}", rulebook::example(words.language(), table.meta().id));
    let searched = format!("rules {}", words.name("rules-example-word"));
    let saved = format!("save {}", words.name("help-file"));
    let mut lines = vec![
        line("1, 2, 3 …", "help-number"),
        line("hint", "help-hint"),
        line("undo, redo", "help-undo"),
        line("board", "help-board"),
        line("log, log 20", "help-log"),
        line(&example, "help-rules"),
        line(&searched, "help-rules-word"),
        line(&saved, "help-save"),
        line("quit", "help-quit"),
        String::new(),
    ];
    let legend = painter.legend(words);
    lines.extend(legend.lines().map(|line| paint::wrap(line, "  ", 2, paint::WIDTH)));
    lines.join("\n")
}
