//! [`Screen`]: how a title is shown in a terminal.

use crate::{Language, Menu, Room, Texts, Words, plain};
use game::transcript::Player;
use game::{Game, Message, Published, Seat, Viewer};

/// A title that can be shown in a terminal. What it does not draw itself is shown as plain data.
pub trait Screen: Published {
    /// Its texts; the macro [`texts!`](crate::texts) finds them in the title's folder.
    fn texts(language: Language) -> Texts;

    /// The texts of its lessons; the macro [`lesson_texts!`](crate::lesson_texts) finds them in the title's folder. A
    /// title without lessons has none.
    fn lesson_texts(_language: Language) -> &'static str {
        ""
    }

    /// The whole table.
    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        plain::table(&serde_json::to_value(seen.view).unwrap_or_default(), words)
    }

    /// The hand of `seat`, who decides, and the question.
    fn question(_seen: &Seen<'_, Self>, _seat: Seat, words: &Words) -> String {
        plain::question(words)
    }

    /// The menu of the decider.
    fn menu(_seen: &Seen<'_, Self>, choices: &[Choice<'_, Self::Event>], words: &Words) -> Menu {
        plain::menu(choices, words)
    }

    /// The board for a full screen: the largest drawing that fits into the room, or else the smallest there is.
    fn board(seen: &Seen<'_, Self>, _room: Room, words: &Words) -> String {
        Self::table(seen, words)
    }

    /// The players and what lies around the board, for a full screen: a heading and a line or two for each player, and
    /// what else there are lines for.
    fn players(_seen: &Seen<'_, Self>, _room: Room, _words: &Words) -> String {
        String::new()
    }

    /// What `seat`, who decides, holds, for a full screen: a line or two.
    fn hand(_seen: &Seen<'_, Self>, _seat: Seat, _room: Room, _words: &Words) -> String {
        String::new()
    }

    /// The question alone.
    fn asked(_seen: &Seen<'_, Self>, words: &Words) -> String {
        plain::question(words)
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
pub struct Choice<'a, E> {
    /// The action, as transcripts write it.
    pub action: &'a str,
    /// What it does, as one sentence.
    pub effect: &'a Message,
    /// What it certainly leads to.
    pub effects: &'a [Message],
    /// The same as events of the title.
    pub events: &'a [E],
}
