//! Luxor in a terminal: the board, the players, the hand.

mod board;
mod choices;
mod compact;
mod hand;
mod panels;
mod pieces;

use crate::Luxor;
use game::Seat;
use terminal::{Choice, Language, Menu, Room, Screen, Seen, Texts, Words};

impl Screen for Luxor {
    fn texts(language: Language) -> Texts {
        terminal::texts!(language, "luxor", "mummys-curse")
    }

    fn lesson_texts(language: Language) -> &'static str {
        terminal::lesson_texts!(language)
    }

    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        let (board, around) = (board::draw(seen.view, words), board::around(seen.view, words));
        format!("{board}{around}{}", panels::draw(seen, words))
    }

    fn question(seen: &Seen<'_, Self>, seat: Seat, words: &Words) -> String {
        hand::draw(seen.view, seat, words)
    }

    fn menu(seen: &Seen<'_, Self>, choices: &[Choice<'_, Self::Event>], words: &Words) -> Menu {
        choices::menu(seen.view, choices, words)
    }

    fn board(seen: &Seen<'_, Self>, room: Room, words: &Words) -> String {
        if room.holds(Room::new(board::COLUMNS, board::LINES)) {
            board::draw_alone(seen.view, words)
        } else {
            compact::draw(seen.view, words)
        }
    }

    fn players(seen: &Seen<'_, Self>, room: Room, words: &Words) -> String {
        panels::draw_within(seen, room, words)
    }

    fn hand(seen: &Seen<'_, Self>, seat: Seat, room: Room, words: &Words) -> String {
        hand::draw_within(seen.view, seat, room, words)
    }

    fn asked(seen: &Seen<'_, Self>, words: &Words) -> String {
        hand::asked(seen.view, words)
    }

    fn legend(words: &Words) -> String {
        words.name("luxor-legend")
    }
}
