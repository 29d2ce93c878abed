//! The game log, grouped by turn.

use game::Message;
use terminal::Words;
use terminal::paint;

/// All entries.
pub fn lines(entries: &[Message], width: usize, words: &Words) -> String {
    paragraphs(entries, width, words, |entry| Some(words.say(entry)))
}

/// Without entries that need not be said to somebody who follows the game.
pub fn news(entries: &[Message], width: usize, words: &Words) -> String {
    paragraphs(entries, width, words, |entry| words.brief(entry))
}

/// One paragraph for each turn, its number in the margin.
fn paragraphs(
    entries: &[Message],
    width: usize,
    words: &Words,
    say: impl Fn(&Message) -> Option<String>,
) -> String {
    let mut paragraphs: Vec<(String, Vec<String>)> = Vec::new();
    for entry in entries {
        let turn = words.begins_turn(entry);
        if turn.is_some() || paragraphs.is_empty() {
            paragraphs.push((turn.unwrap_or_default(), Vec::new()));
        }
        if let (Some((_, said)), Some(text)) = (paragraphs.last_mut(), say(entry)) {
            said.push(text);
        }
    }
    let paragraph = |(turn, said): &(String, Vec<String>)| {
        paint::wrap(&said.join(" "), &paint::faint(&format!("{turn:>4} ")), 5, width)
    };
    paragraphs.iter().filter(|(_, said)| !said.is_empty()).map(paragraph).collect::<Vec<_>>().join("\n")
}
