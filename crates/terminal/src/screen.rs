//! [`Screen`]: how a title is shown in a terminal.

use crate::{Language, Texts, Words, plain};
use game::transcript::Player;
use game::{Game, Message, Published, Seat, Viewer};
use std::collections::BTreeMap;

/// A title that can be shown in a terminal. What it does not draw itself is shown as plain data.
pub trait Screen: Published {
    /// Its texts; the macro [`texts!`](crate::texts) finds them in the title's folder.
    fn texts(language: Language) -> Texts;

    /// The whole table.
    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        plain::table(&serde_json::to_value(seen.view).unwrap_or_default(), words)
    }

    /// The hand of `seat`, who decides, and the question.
    fn question(_seen: &Seen<'_, Self>, _seat: Seat, words: &Words) -> String {
        plain::question(words)
    }

    /// The menu of the decider.
    fn menu(_seen: &Seen<'_, Self>, choices: &[Choice<'_>], words: &Words) -> Menu {
        plain::menu(choices, words)
    }

    /// The legend of the signs on the table.
    fn legend(_words: &Words) -> String {
        String::new()
    }

    /// Is the table redrawn after every choice, not only every turn?
    const REDRAWS: bool = false;
}

/// What somebody sees of a table.
pub struct Seen<'a, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they may know.
    pub view: &'a G::View,
    /// Who plays.
    pub players: &'a [Player],
    /// The actions the viewer may choose from; none if another player decides.
    pub legal: &'a [String],
}

/// One choice of the decider.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<'a> {
    /// The action, as transcripts write it.
    pub action: &'a str,
    /// What it does, as one sentence.
    pub effect: &'a Message,
    /// What it certainly leads to.
    pub effects: &'a [Message],
    /// The same as events of the title.
    pub events: &'a [serde_json::Value],
}

/// The choices as printed, and the words that select them.
pub struct Menu {
    /// What is printed.
    pub text: String,
    /// What may be typed, and the action it selects.
    pub keys: BTreeMap<String, String>,
}
