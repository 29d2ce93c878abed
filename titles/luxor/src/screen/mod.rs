//! Luxor in a terminal: the board, the players, the hand.

mod board;
mod choices;
mod hand;
mod panels;
mod pieces;

use crate::Luxor;
use game::Seat;
use terminal::{Choice, Language, Menu, Screen, Seen, Texts, Words};

impl Screen for Luxor {
    fn texts(language: Language) -> Texts {
        terminal::texts!(language, "luxor", "mummys-curse")
    }

    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        let (board, around) = (board::draw(seen.view, words), board::around(seen.view, words));
        format!("{board}{around}{}", panels::draw(seen, words))
    }

    fn question(seen: &Seen<'_, Self>, seat: Seat, words: &Words) -> String {
        hand::draw(seen.view, seat, words)
    }

    fn menu(seen: &Seen<'_, Self>, choices: &[Choice<'_>], words: &Words) -> Menu {
        choices::menu(seen.view, choices, words)
    }

    fn legend(words: &Words) -> String {
        words.name("luxor-legend")
    }
}
