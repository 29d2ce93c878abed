//! The toy in a terminal: the heap and what everybody has taken. Questions and choices are those of any title.

use crate::Toy;
use terminal::{Language, Screen, Seen, Texts, Words, paint};

impl Screen for Toy {
    fn texts(language: Language) -> Texts {
        terminal::texts!(language, "toy")
    }

    fn table(seen: &Seen<'_, Self>, words: &Words) -> String {
        let heap = seen.view["heap"].as_i64().unwrap_or_default();
        let mut out = format!(" {}\n", words.numbered("toy-heap", heap));
        for ((seat, player), taken) in game::Seat::all(4).zip(seen.players).zip(0..) {
            let name = paint::player(seat, &format!("{} {}", paint::letter(seat), player.name));
            out.push_str(&format!(" {} {}\n", paint::pad(&name, 12), seen.view["taken"][taken as usize]));
        }
        out
    }
}
