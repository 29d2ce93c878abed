//! Expedition Luxor in a terminal: the map, the players, the tiles in hand.

mod choices;
mod land;
mod panels;

use crate::Expedition;
use game::Seat;
use terminal::{Choice, Language, Menu, Room, Screen, Seen, Texts, Words};

impl Screen for Expedition {
    fn texts(language: Language) -> Texts {
        terminal::texts!(language, "expedition")
    }

    fn lesson_texts(language: Language) -> &'static str {
        terminal::lesson_texts!(language)
    }

    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        format!("{}{}", land::draw(seen.view, seen.legal, words), panels::draw(seen, words))
    }

    fn question(seen: &Seen<'_, Self>, seat: Seat, words: &Words) -> String {
        panels::question(seen.view, seat, words)
    }

    fn menu(_: &Seen<'_, Self>, choices: &[Choice<'_, Self::Event>], words: &Words) -> Menu {
        choices::menu(choices, words)
    }

    fn board(seen: &Seen<'_, Self>, room: Room, words: &Words) -> String {
        land::draw_within(seen.view, seen.legal, room, words)
    }

    fn players(seen: &Seen<'_, Self>, room: Room, words: &Words) -> String {
        panels::draw_within(seen, room, words)
    }

    fn hand(seen: &Seen<'_, Self>, seat: Seat, room: Room, words: &Words) -> String {
        panels::hand_within(seen.view, seat, room, words)
    }

    fn asked(seen: &Seen<'_, Self>, words: &Words) -> String {
        panels::asked(seen.view, words)
    }

    fn legend(words: &Words) -> String {
        words.name("expedition-legend")
    }

    const REDRAWS: bool = true;
}
