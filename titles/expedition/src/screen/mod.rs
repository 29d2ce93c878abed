//! Expedition Luxor in a terminal: the map, the players, the tiles in hand.

mod choices;
mod land;
mod panels;

use crate::Expedition;
use game::Seat;
use terminal::{Choice, Language, Menu, Screen, Seen, Texts, Words};

impl Screen for Expedition {
    fn texts(language: Language) -> Texts {
        terminal::texts!(language, "expedition")
    }

    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        format!("{}{}", land::draw(seen.view, seen.legal, words), panels::draw(seen, words))
    }

    fn question(seen: &Seen<'_, Self>, seat: Seat, words: &Words) -> String {
        panels::question(seen.view, seat, words)
    }

    fn menu(_: &Seen<'_, Self>, choices: &[Choice<'_>], words: &Words) -> Menu {
        choices::menu(choices, words)
    }

    fn legend(words: &Words) -> String {
        words.name("expedition-legend")
    }

    const REDRAWS: bool = true;
}
