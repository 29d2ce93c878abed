//! What happened, turn by turn.

use crate::paint;
use crate::words::Words;
use catalogue::LogEntry;

/// The log as lines: one paragraph for each turn.
pub fn lines(entries: &[LogEntry], words: &Words) -> String {
    let mut paragraphs: Vec<(u32, String)> = Vec::new();
    for entry in entries {
        let said = words.say(&entry.message);
        match paragraphs.last_mut() {
            Some((turn, text)) if *turn == entry.turn => {
                text.push(' ');
                text.push_str(&said);
            }
            _ => paragraphs.push((entry.turn, said)),
        }
    }
    let paragraph = |(turn, text): &(u32, String)| {
        let label = if *turn == 0 { "     ".into() } else { paint::faint(&format!("{turn:>4} ")) };
        paint::wrap(text, &label, 5, paint::WIDTH)
    };
    paragraphs.iter().map(paragraph).collect::<Vec<_>>().join("\n")
}
