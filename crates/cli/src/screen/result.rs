//! The result of a game: points by category, and the winner.

use game::transcript::Player;
use game::{Message, Outcome, Seat};
use terminal::Words;
use terminal::paint;

/// The points of all players as a table, and a sentence about the winner.
pub fn table(players: &[Player], categories: &[&'static str], outcome: &Outcome, words: &Words) -> String {
    let column = (paint::WIDTH - 22) / players.len().max(1);
    let column = column.min(14);
    let row = |name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| paint::right(cell, column)).collect();
        format!("  {}{cells}\n", paint::pad(name, 20))
    };
    let names = players
        .iter()
        .enumerate()
        .map(|(seat, player)| paint::player(Seat(seat as u8), &paint::cut(&player.name, column - 1)));
    let mut out = row("", names.collect());
    for (category, id) in categories.iter().enumerate() {
        let cells = outcome.scores().iter().map(|score| score.parts[category].to_string());
        out.push_str(&row(&paint::cut(&words.name(id), 20), cells.collect()));
    }
    let totals = outcome.scores().iter().map(|score| paint::heading(&score.total.to_string()));
    out.push_str(&row(&paint::heading(&words.name("result-total")), totals.collect()));
    let places = outcome.scores().iter().map(|score| format!("{}.", score.rank));
    out.push_str(&row(&words.name("result-place"), places.collect()));
    out.push_str(&format!("\n  {}\n", paint::gold(&victory(outcome, words))));
    out
}

fn victory(outcome: &Outcome, words: &Words) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    if let [winner] = winners.as_slice() {
        return words.say(&Message::new("result-won").seat("player", *winner));
    }
    let names: Vec<String> =
        winners.iter().map(|seat| words.say(&Message::new("result-name").seat("player", *seat))).collect();
    words.say(&Message::new("result-shared").text("players", names.join(", ")))
}
